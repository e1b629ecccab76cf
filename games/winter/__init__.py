"""Dwar7s Winter: dwarfs defend a castle through seven weeks of winter, and lose together or let one win."""
