"""Skipped browser tests are reported prominently, and fail the run where browsers are required."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT

SKIPPED = "import pytest\n\n\ndef test_page():\n    pytest.skip('no Chromium here')\n"
SKIPPED_FILE = "import pytest\n\npytest.skip('no playwright here', allow_module_level=True)\n"
PASSED = "def test_page():\n    assert True\n"


def run(folder: Path, tests: dict[str, str], *arguments: str, required: str = "") -> subprocess.CompletedProcess[str]:
    """Run some tests in a separate project with this project's conftest.py."""
    for name, text in {"conftest.py": (ROOT / "tests/conftest.py").read_text("utf-8"), **tests}.items():
        path = folder / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = ['browser', 'e2e']\n")
    plugins = ["-p", "xdist"] if "-n" in arguments else []
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PORION_"))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *plugins, *arguments]
    return subprocess.run(
        command,
        cwd=folder,
        env=environment | {"PORION_REQUIRE_BROWSER": required, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("required", "outcome", "workers"),
    [("1", 1, []), ("0", 0, []), ("", 0, []), ("1", 1, ["-n", "2", "--dist", "loadgroup"])],
    ids=["required", "zero", "empty", "required-of-workers"],
)
def test_a_skip_is_loud_and_fails_where_browsers_are_required(
    tmp_path: Path, required: str, outcome: int, workers: list[str]
) -> None:
    """Skips are printed with reason and count; only where a browser is required do they fail the run."""
    tests = {"browser/test_a.py": SKIPPED, "browser/test_b.py": SKIPPED_FILE, "test_c.py": PASSED}
    result = run(tmp_path, tests, *workers, required=required)
    assert result.returncode == outcome
    assert "BROWSER TESTS SKIPPED" in result.stdout
    assert "no Chromium here" in result.stdout
    assert "no playwright here" in result.stdout
    assert ("this run has failed" in result.stdout) == bool(outcome)
    assert result.stdout.splitlines()[-1].startswith("1 passed, 2 skipped")


@pytest.mark.slow
def test_other_skips_and_passed_browser_tests_are_quiet(tmp_path: Path) -> None:
    """Other skips and passed browser tests print nothing."""
    result = run(tmp_path, {"browser/test_a.py": PASSED, "core/test_b.py": SKIPPED}, required="1")
    assert result.returncode == 0
    assert "BROWSER" not in result.stdout


@pytest.mark.slow
def test_the_folder_gives_the_mark(tmp_path: Path) -> None:
    """Tests get the mark of their folder, so that slow folders can be deselected."""
    tests = {"browser/test_a.py": PASSED, "e2e/test_b.py": PASSED, "core/test_c.py": PASSED}
    result = run(tmp_path, tests, "-m", "not e2e and not browser")
    assert result.stdout.splitlines()[-1].startswith("1 passed, 2 deselected")
