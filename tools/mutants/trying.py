"""Tries a fault: a forked process applies it to the loaded code and runs the tests of the changed lines."""

import contextlib
import gc
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from .swapping import functions_with

CPU_S, WALL_S = 60, 120
"""Processor and wall-clock seconds after which a run of tests counts as having noticed the fault."""
TEST_S = 15.0
"""Seconds allowed per test, in addition to ten times its usual duration."""
CAUGHT, SURVIVED, BROKEN = "caught", "survived", "broken"


@dataclass(frozen=True, slots=True)
class Target:
    """A part of the code whose tests are checked.

    Attributes:
        room: its folder.
        files: the pattern of its files in that folder.
        traced: the folder whose coverage is recorded; targets with the same tests share it.
        tests: folders of tests, and further arguments for pytest.
    """

    room: str
    files: str
    traced: str
    tests: tuple[str, ...]


def copied(root: Path, place: Path) -> Path:
    """Copy the version-controlled files of a checkout to `place`, where faults will be planted; return it."""
    shutil.rmtree(place, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (root / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, place / name)
    for command in (
        ["git", "init", "--quiet"],
        ["git", "add", "--all", "--force"],
    ):  # some tests list the files
        subprocess.run(command, cwd=place, check=True)
    return place


class Bench:
    """Tries faults in one copy of the tree with collected tests; as a pytest plugin it runs them itself."""

    def __init__(self, tree: Path, tests: Sequence[str], seconds: Mapping[str, float], most_s: float) -> None:
        """Use these tests, whose durations are known; each fault may take `most_s` seconds."""
        self._tree, self._tests, self._seconds, self._most_s = tree, tests, seconds, most_s
        self._items: dict[str, pytest.Item] = {}
        self._work: Callable[[], None] = lambda: None
        self._session: pytest.Session | None = None

    def run(self, work: Callable[[], None]) -> None:
        """Collect the tests, and call `work` while they are ready to run."""
        self._work = work
        os.chdir(self._tree)
        pytest.main(["-x", "-q", "-p", "no:cacheprovider", *self._tests], plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Call the work instead of running the tests."""
        self._session, self._items = session, {item.nodeid: item for item in session.items}
        self._work()
        return True

    def outcome(self, file: str, code: str, tests: set[str], *, is_loading: bool) -> str:
        """Return the outcome of a fault.

        Args:
            file: the file of the tree to change; it is restored afterwards.
            code: the file with the fault.
            tests: the tests that run the changed lines; without any the fault survives, unless it lies in what happens
                while a file is loaded in which nothing runs later: then all tests may notice it.
            is_loading: whether these lines also run while the module is loaded, so that it must be loaded again.

        Returns:
            `CAUGHT`, `SURVIVED`, or `BROKEN` if the file cannot even be loaded.
        """
        path = self._tree / file
        before = path.read_text("utf-8")
        try:
            swapped = None if is_loading else functions_with(str(path), before, code)
        except SyntaxError:
            return BROKEN
        chosen = self._chosen(file, tests or ({*self._items} if is_loading else set()))
        if not chosen:
            return SURVIVED
        path.write_text(code, "utf-8")  # for processes started by tests
        try:
            if swapped is None:
                return self._anew(file, chosen)
            return _told(self._forked(chosen, swapped))
        finally:
            path.write_text(before, "utf-8")

    def _chosen(self, file: str, tests: set[str]) -> list[str]:
        """Return the tests to run: those named after the file, then those of its folder; quickest first."""
        *_, folder, stem = Path(file).with_suffix("").parts

        def turn(test: str) -> tuple[bool, bool, float]:
            return stem not in test, f"/{folder}/" not in test, self._time(test)

        found, spent = [], 0.0
        for test in sorted(tests & self._items.keys(), key=turn):
            found.append(test)
            spent += self._time(test)
            if spent > self._most_s:
                break
        return found

    def _time(self, test: str) -> float:
        return self._seconds.get(test, 1.0)

    def _anew(self, file: str, chosen: Sequence[str]) -> str:
        """Load the file in a fresh interpreter and run the tests there; return the outcome."""
        module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if subprocess.run([sys.executable, "-c", f"import {module}"], check=False, capture_output=True).returncode:
            return BROKEN
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *chosen]
        limit = WALL_S + 10 * sum(map(self._time, chosen))
        try:
            status = subprocess.run(command, check=False, capture_output=True, timeout=limit).returncode
        except subprocess.TimeoutExpired:
            return CAUGHT
        return _told(status)

    def _forked(self, chosen: Sequence[str], swapped: Sequence[tuple]) -> int:
        """Run tests with the swapped code in a forked process; return its status, negative if it had to be killed."""
        child = os.fork()
        if child == 0:
            self._test(chosen, swapped)
        deadline = time.monotonic() + WALL_S + 10 * sum(map(self._time, chosen))
        while True:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            if time.monotonic() > deadline:
                os.kill(child, signal.SIGKILL)
            time.sleep(0.01)

    def _test(self, chosen: Sequence[str], swapped: Sequence[tuple]) -> None:
        """In the child process: swap the code, run the tests until one fails, and exit."""
        session = self._session
        assert session is not None
        status = 4
        try:
            _silence(session.config)
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_S + int(3 * sum(map(self._time, chosen))),) * 2)
            gc.freeze()
            for function, code in swapped:
                function.__code__ = code
            session.items = [self._items[name] for name in chosen]
            for item in session.items:
                item.add_marker(pytest.mark.timeout(TEST_S + 10 * self._time(item.nodeid)))
            with contextlib.suppress(session.Failed):
                _run(session)
            session._setupstate.teardown_exact(None)
            status = 1 if session.testsfailed else 0
        finally:
            os._exit(status)


def _silence(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    silent = os.open(os.devnull, os.O_WRONLY)
    for descriptor in (1, 2, reporter._tw._file.fileno()):
        os.dup2(silent, descriptor)


def _told(status: int) -> str:
    return {0: SURVIVED, 2: BROKEN, 4: BROKEN}.get(status, CAUGHT)


def _run(session: pytest.Session) -> None:
    for item, following in zip(session.items, [*session.items[1:], None], strict=True):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
