"""A pytest plugin that writes the duration of each test to the file named by `PORION_TIMES`."""

import json
import os
from collections import Counter
from pathlib import Path

import pytest

_seconds: Counter[str] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish() -> None:
    Path(os.environ["PORION_TIMES"]).write_text(json.dumps(_seconds), "utf-8")
