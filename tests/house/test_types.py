"""Types are part of what is tested: every annotation in the program is checked strictly."""

import subprocess
import sys

import pytest

from tests.house.sources import ROOT


@pytest.mark.slow
@pytest.mark.types
def test_every_type_fits() -> None:
    """The last step of `make lint`, also with `make quick`; a complaint is shown as it was made."""
    result = subprocess.run([sys.executable, "-m", "mypy"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
