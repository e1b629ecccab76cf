"""Benchmarks: `make bench`, or `python -m tests.bench`. Every figure comes with a ratio measured in the same run."""
