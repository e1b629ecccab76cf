"""The rulebook, a file per chapter."""
