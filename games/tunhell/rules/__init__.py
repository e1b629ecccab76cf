"""The rules, a chapter a file: what may be played, the turn, dwarfs, digging, encounters, finds, end cards."""
