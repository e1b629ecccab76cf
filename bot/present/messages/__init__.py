"""Each kind of message as a function from views of a table to a post."""
