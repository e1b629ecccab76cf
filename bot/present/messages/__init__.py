"""Each message as a post, from the views of its readers."""
