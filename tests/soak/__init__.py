"""Tests at scale: half an hour in `make soak`, a moment in `make test`."""
