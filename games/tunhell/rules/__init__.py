"""The rules, one file per chapter: legal moves, the turn, dwarfs, digging, encounters, finds, end cards."""
