"""The commands of the Makefile and of CI."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def make(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run make in the project, isolated from a make that runs these tests."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = [
        "make",
        "--no-print-directory",
        *arguments,
        *(f"{name}={value}" for name, value in settings.items()),
    ]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)


def fake_python(folder: Path, script: str) -> str:
    """Create a fake Python that runs a shell script; return its path."""
    path = folder / "python"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("script", ["exit 1", "exit 127"])
def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path, script: str) -> None:
    """An old or missing Python is reported with the required version and how to name another."""
    old = fake_python(tmp_path, script)
    result = make("lint", PYTHON=old, VENV=str(tmp_path / "venv"))
    assert result.returncode != 0
    assert result.stderr.splitlines()[0].startswith(f"Porion needs Python 3.11 or newer, and '{old}'")
    assert not (tmp_path / "venv").exists()


def test_a_missing_venv_module_is_named(tmp_path: Path) -> None:
    """A missing venv module is reported with the package to install."""
    bare = fake_python(tmp_path, 'case "$*" in *ensurepip*) exit 1;; *) exit 0;; esac')
    result = make("lint", PYTHON=bare, VENV=str(tmp_path / "venv"))
    assert result.returncode != 0
    assert "apt-get install python3-venv" in result.stderr.splitlines()[0]


def test_the_python_of_these_tests_is_new_enough(tmp_path: Path) -> None:
    """A recent Python is accepted and used for an environment."""
    result = make("lint", "--dry-run", PYTHON=sys.executable, VENV=str(tmp_path / "venv"))
    assert f"{sys.executable} -m venv {tmp_path / 'venv'}" in result.stdout


def test_packages_are_installed_only_when_their_list_changed(tmp_path: Path) -> None:
    """Packages are installed only if a requirements file is newer than its stamp."""
    for stamp in (".made", ".run", ".dev"):
        (tmp_path / stamp).touch()
    assert "pip install" not in make("lint", "--dry-run", VENV=str(tmp_path)).stdout
    os.utime(tmp_path / ".dev", (0, 0))
    assert "pip install" in make("lint", "--dry-run", VENV=str(tmp_path)).stdout


def test_packages_are_checked_against_their_hashes() -> None:
    """Every installation by make requires hashes."""
    assert re.search(r"^INSTALL :=.*--require-hashes --no-compile$", MAKEFILE, re.MULTILINE)
    assert "pip install" not in MAKEFILE.replace("pip install --quiet --disable-pip-version-check --require-hashes", "")


def test_help_lists_every_command() -> None:
    """`make` alone lists every command with a description."""
    (phony,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    listed = [line.split()[1] for line in make().stdout.splitlines()]
    assert listed == phony.split()


def test_check_does_not_accept_skipped_browser_tests() -> None:
    """`make check` fails without a browser, as CI does."""
    assert "export PORION_REQUIRE_BROWSER = 1" in MAKEFILE
    assert "export PORION_REQUIRE_BROWSER=1" in (ROOT / ".ci/run").read_text("utf-8")


def test_ci_can_be_run() -> None:
    """The CI script is executable and valid bash."""
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
