"""Sentences, lines and the size limits of messages."""
