"""Porion as a Discord bot."""
