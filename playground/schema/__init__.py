"""The request bodies that Discord accepts: one module per kind."""
