"""`python -m games.new` writes a game that can be played at once and passes the house tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import new
from games.registry import GAMES
from tests.house.sources import name_of, project_files

NAME = "gravel"


def run(folder: Path, *command: str, typed: str = "") -> str:
    """Run a Python program in a copy of the project, and return its output."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, input=typed, capture_output=True, text=True, check=False,
        timeout=400, env={**os.environ, "PORION_HOUSE": "0.02"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with a new game."""
    copy = tmp_path_factory.mktemp("project")
    for path in project_files():
        (copy / name_of(path)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy / name_of(path))
    subprocess.run(["git", "init", "--quiet"], cwd=copy, check=True)
    run(copy, "games.new", NAME)
    return copy


@pytest.mark.slow
@pytest.mark.xdist_group("a new room")
def test_it_plays_in_the_terminal_at_once(project):
    """The new game can be played to its score, always answering with the first number."""
    assert "Coins" in run(project, "games", NAME, "--lang", "en", typed="1\n" * 100)


@pytest.mark.slow
@pytest.mark.xdist_group("a new room")
def test_it_is_formatted_and_finds_no_fault_with_the_linter(project):
    """The new files are formatted and pass the linter."""
    run(project, "ruff", "format", "--check", f"games/{NAME}", f"tests/{NAME}")
    run(project, "ruff", "check", f"games/{NAME}", f"tests/{NAME}")


@pytest.mark.slow
@pytest.mark.xdist_group("a new room")
def test_it_passes_the_tests_of_the_house(project):
    """The new game passes the house tests once its recordings and documents exist."""
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME]
    recorded = ("house/test_saved.py", "house/test_playthroughs.py", "pictures/test_golden.py")
    updates = [f"--update-{what}" for what in ("saved", "playthroughs", "pictures")]
    run(project, *tests[2:], *updates, *(f"tests/{where}" for where in recorded))
    for name in ("README.md", "README.fr.md"):
        text = (project / name).read_text("utf-8")
        (project / name).write_text(text.replace("<!-- /games -->", f"| **{NAME}** | | |\n<!-- /games -->"), "utf-8")
    with (project / "CHANGELOG.md").open("a", encoding="utf-8") as changelog:
        changelog.write(f"\n{NAME}\n")
    passed = run(project, *tests[2:], "-m", "not slow", "tests/house", f"tests/{NAME}")
    assert "passed" in passed or "100%" in passed


@pytest.mark.parametrize("name", ["Gravel", "ab", "games.gravel", "../gravel", "9pins"])
def test_a_name_that_is_no_id_is_refused(name, tmp_path, capsys):
    """Names that are not ids are refused, and nothing is written."""
    with pytest.raises(SystemExit):
        new.main([name], tmp_path)
    assert [*tmp_path.iterdir()] == []
    assert capsys.readouterr().err


def test_nothing_is_written_over(tmp_path):
    """Existing games, other packages and texts are never overwritten."""
    assert new.main([NAME], tmp_path) == 0
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(SystemExit):
        new.main([NAME], tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == kept
    for taken in (*GAMES, "core", "draw"):
        with pytest.raises(SystemExit):
            new.main([taken])
