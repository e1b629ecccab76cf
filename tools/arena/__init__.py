"""Measures the strength of computer players in matches."""
