"""Sentences, lines and the limits of a message."""
