"""Finds puzzles in computer games: positions with one clearly best answer."""
