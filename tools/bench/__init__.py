"""Benchmarks: `make bench` or `python -m tools.bench`. Every figure has a reference measured in the same run."""
