"""The rulebook of Les Mines de Maphr, one file per chapter."""
