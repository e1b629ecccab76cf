"""What Discord accepts, as models: one module per kind of body."""
