"""What developers measure and tune with: benchmarks, and matches between computer players."""
