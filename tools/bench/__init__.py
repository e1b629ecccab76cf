"""Benchmarks: `make bench`, or `python -m tools.bench`. Every figure comes with a ratio measured in the same run."""
