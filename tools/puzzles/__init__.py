"""Positions of computer games in which one answer is clearly best."""
