"""Trying one fault: a forked process puts it into a copy of the tree and runs the tests that belong to the file."""

import importlib
import os
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PRELOADED = (
    "pytest",
    "hypothesis",
    "_pytest.assertion.rewrite",
    "pydantic",
    "discord",
    "babel",
    "fluent.runtime",
    "PIL.Image",
    "openskill.models",
    "aiosqlite",
    "cachetools",
    "orjson",
)
CPU_S, WALL_S = 120, 600
"""Seconds of processor time, and of any, after which a test that does not end has noticed the fault."""
CAUGHT, SURVIVED, BROKEN = "caught", "survived", "broken"


@dataclass(frozen=True, slots=True)
class Target:
    """Code whose tests are looked at.

    Attributes:
        room: the folder it is in.
        files: a pattern of its files in that folder.
        traced: the folder of which it is noted which tests run which lines, the same for targets with the same tests.
        tests: folders of tests, and further arguments for pytest.
        preloaded: modules of the project that never import the code, and are loaded once.
    """

    room: str
    files: str
    traced: str
    tests: tuple[str, ...]
    preloaded: tuple[str, ...]


def copied(root: Path, place: Path) -> Path:
    """Copy the files of a checkout that are under version control; faults are planted in the copy."""
    shutil.rmtree(place, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (root / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, place / name)
    for command in (
        ["git", "init", "--quiet"],
        ["git", "add", "--all", "--force"],
    ):  # some tests ask which files there are
        subprocess.run(command, cwd=place, check=True)
    return place


def preload(modules: Sequence[str]) -> None:
    """Load what every try needs, once."""
    for name in (*PRELOADED, *modules):
        importlib.import_module(name)


def outcome(tree: Path, file: str, code: str, tests: Sequence[str]) -> str:
    """Return what becomes of a fault.

    Args:
        tree: the copy in which it is planted; it is whole again afterwards.
        file: in which file.
        code: the file with the fault.
        tests: arguments for pytest; where there are none, no test comes near the fault.

    Returns:
        `CAUGHT`, `SURVIVED`, or `BROKEN` if the file could not even be loaded.
    """
    if not tests:
        return SURVIVED
    path = tree / file
    before = path.read_text("utf-8")
    path.write_text(code, "utf-8")
    try:
        status = _run(tree, file, tests)
    finally:
        path.write_text(before, "utf-8")
    if status == 0:
        return SURVIVED
    return BROKEN if status in {2, 4} else CAUGHT


def _run(tree: Path, file: str, arguments: Sequence[str]) -> int:
    """Run tests in a process of their own; return the status of pytest, or a negative one if it had to be killed."""
    child = os.fork()
    if child == 0:
        _test(tree, file, arguments)
    deadline = time.monotonic() + WALL_S
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.02)


def _test(tree: Path, file: str, arguments: Sequence[str]) -> None:
    """In the child: load the file, run pytest and end."""
    import pytest

    os.chdir(tree)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_S, CPU_S))
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    status = 4
    try:
        importlib.import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *arguments]))
    finally:
        os._exit(status)
