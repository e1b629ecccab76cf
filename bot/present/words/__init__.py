"""Sentences, lines and what fits into a message."""
