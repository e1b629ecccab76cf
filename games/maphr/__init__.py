"""Les Mines de Maphr."""
