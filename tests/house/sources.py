"""The project's files, for the house tests."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def project_files() -> tuple[Path, ...]:
    """Return every file that is tracked, or would be: .gitignore is respected."""
    # safe.directory: a checkout may belong to another user than the one who runs the tests
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def python_files(*rooms: str) -> list[Path]:
    """Return the project's Python files, or those in the given folders."""
    return [path for path in project_files() if path.suffix == ".py" and (not rooms or lies_in(path, rooms))]


def lies_in(path: Path, rooms: tuple[str, ...]) -> bool:
    """Return whether a file is in one of these folders of the project."""
    return any(path.is_relative_to(ROOT / room) for room in rooms)


def text_of(path: Path) -> str | None:
    """Return the text of a file, None for binary files."""
    content = path.read_bytes()
    return None if b"\0" in content else content.decode("utf-8")


def name_of(path: Path) -> str:
    """Return the path relative to the project, with forward slashes."""
    return path.relative_to(ROOT).as_posix()
