"""Types are checked strictly as a test."""

import subprocess
import sys

import pytest

from tests.house.sources import ROOT


@pytest.mark.slow
@pytest.mark.types
def test_every_type_fits() -> None:
    """mypy reports no errors; it also runs in `make lint` and `make quick`."""
    result = subprocess.run([sys.executable, "-m", "mypy"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
