"""Proof at scale: what `make soak` does for half an hour, and `make test` for a moment."""
