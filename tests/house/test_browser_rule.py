"""A skipped browser test is never overlooked: it is said loudly, and where browsers are required it fails the run."""

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
    """Run some tests in a project of their own that has our conftest.py."""
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
    """The reasons are printed with their count; only the required browser makes it a failure."""
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
    """A skip elsewhere is no browser's business, and a browser test that ran is no skip."""
    result = run(tmp_path, {"browser/test_a.py": PASSED, "core/test_b.py": SKIPPED}, required="1")
    assert result.returncode == 0
    assert "BROWSER" not in result.stdout


@pytest.mark.slow
def test_the_folder_gives_the_mark(tmp_path: Path) -> None:
    """Leaving the slow rooms out by their marks leaves them out, without a word in their files."""
    tests = {"browser/test_a.py": PASSED, "e2e/test_b.py": PASSED, "core/test_c.py": PASSED}
    result = run(tmp_path, tests, "-m", "not e2e and not browser")
    assert result.stdout.splitlines()[-1].startswith("1 passed, 2 deselected")
