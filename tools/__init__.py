"""Developers' tools for measuring and tuning, such as benchmarks and matches between computer players."""
