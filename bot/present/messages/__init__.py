"""Each message as a post, made from the views of its readers."""
