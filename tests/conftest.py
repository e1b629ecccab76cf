"""Common configuration: temporary files in memory, marks by folder, groups of tests, reports of skipped tests."""

import gc
import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
NO_POSTGRES = "there is no PostgreSQL on this machine (Debian and Ubuntu: apt-get install postgresql)"
"""The reason why tests of the PostgreSQL store are skipped."""
SLOW_ROOMS = ("e2e", "browser")  # folders under tests/ whose tests carry the mark of the same name
IN_MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30
"""Free bytes required: about ten times what all files of a run need."""
COLLECTED_AFTER = 50_000, 20, 20
"""Thresholds of the garbage collector: the first is ten times the bot’s, as a test’s objects die with it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options: `--update-playthroughs` and `--update-pictures` record games and golden images again."""
    parser.addoption("--update-playthroughs", action="store_true", help="write tests/playthroughs anew")
    parser.addoption("--update-pictures", action="store_true", help="write the golden images of tests/pictures anew")
    parser.addoption("--update-saved", action="store_true", help="add saved positions for new kinds of questions")


@pytest.fixture
def update_playthroughs(pytestconfig: pytest.Config) -> bool:
    """Return whether to record games again."""
    return bool(pytestconfig.getoption("--update-playthroughs"))


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep temporary files in memory if possible, as a bot waits for the disk at every move.

    Garbage collection is paused during collection, which creates none. Whichever test needs a fork server first starts
    one that also serves the bots of all later tests (`tests/forking.py`), which would otherwise load the program anew.
    """
    gc.disable()
    with suppress(ModuleNotFoundError):  # a copy of this file runs without the bot
        import_module("bot.workers").PRELOADED = ("tests.preloaded",)
    if "PYTEST_DEBUG_TEMPROOT" not in os.environ and holds_programs(IN_MEMORY):
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(IN_MEMORY)


def holds_programs(folder: Path) -> bool:
    """Return whether a folder has room, and allows executing files, as some tests do."""
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC and shutil.disk_usage(folder).free >= ENOUGH


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let each worker start collecting at another file, so that compiled files are shared.

    Errors in files are left to the collection to report.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    files = sorted(TESTS.rglob("test_*.py"))
    begin = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for file in (*files[begin:], *files[:begin]):
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exclude everything loaded so far from garbage collection; collection leaves no garbage worth looking for."""
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    gc.enable()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark slow tests by their folder or server, and group tests that share a server, browser or pictures.

    It runs before xdist adds the groups to the tests' names.
    """
    if (room := room_of(item.path)) in SLOW_ROOMS:
        item.add_marker(room)
    group = group_of(item)
    if group == "postgres":
        item.add_marker("slow")
    item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run long tests first, so that no worker finishes much later than others."""
    if hasattr(config, "workerinput"):
        items[:] = in_turn(items)


def in_turn(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return the tests in order: browser, evenings mixed with single slow tests, pictures, others.

    Evenings and browser mostly wait while slow tests compute, so together they use all processors.
    """
    by_turn = {turn: [item for item in items if turn_of(item) == turn] for turn in range(5)}
    evenings = [list(group) for _, group in groupby(by_turn[1], key=group_of)]
    slow, taken = by_turn[2], 0
    found = by_turn[0]
    for number, evening in enumerate(evenings, start=1):
        upto = len(slow) * number // len(evenings)
        found += [*evening, *slow[taken:upto]]
        taken = upto
    return [*found, *slow[taken:], *by_turn[3], *by_turn[4]]


def group_of(item: pytest.Item) -> str:
    """Return the group that one worker runs: browser, evening, set of pictures, slow test, or file.

    Quick tests of a file share what it loads. Slow tests with an expensive common setup set a mark `xdist_group`
    themselves. The situations and signs of a game are drawn once for all tests of its pictures.
    """
    if (own := item.get_closest_marker("xdist_group")) is not None:
        return str(own.kwargs.get("name") or own.args[0])
    room = room_of(item.path)
    if room == "pictures":
        return f"pictures {game_of(item)}".strip()
    if room == "browser":
        return room
    return item.path.stem if room == "e2e" else item.nodeid if is_slow(item) else item.nodeid.partition("::")[0]


def game_of(item: pytest.Item) -> str:
    """Return the id of the game whose pictures a test uses; "" if there is no single one."""
    given: Mapping[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return given["situation"].game if "situation" in given else getattr(given.get("game"), "id", given.get("game", ""))


def turn_of(item: pytest.Item) -> int:
    """Return the rank in the running order: 0 browser, 1 evening, 2 slow test, 3 picture, 4 others."""
    room = room_of(item.path)
    return [room == "browser", room == "e2e", is_slow(item), room == "pictures", True].index(True)


def is_slow(item: pytest.Item) -> bool:
    """Return whether `make quick` leaves a test out because it is slow."""
    return item.get_closest_marker("slow") is not None


@cache
def room_of(path: Path) -> str:
    """Return the folder directly under tests/ that contains a file."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""


def skipped_browser_tests(config: pytest.Config) -> list[str]:
    """Return the reasons why browser tests, or whole files of them, were skipped."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    return [reason_of(report) for report in skipped if is_browser(report)]


def is_browser(report: pytest.TestReport | pytest.CollectReport) -> bool:
    """Return whether a report is about a browser test, by its mark or, for a skipped file, by its name."""
    return "browser" in getattr(report, "keywords", ()) or report.nodeid.startswith("tests/browser/")


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the reason of a skip."""
    return str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else str(report.longrepr)


def browser_is_required() -> bool:
    """Return whether a skipped browser test is a failure, as in CI, which sets PORION_REQUIRE_BROWSER=1."""
    return os.environ.get("PORION_REQUIRE_BROWSER", "") not in ("", "0")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the run if required browser tests were skipped.

    What is alive is excluded from pytest's last garbage collections, of which it makes five in every process.
    """
    gc.collect()
    gc.freeze()
    is_worker = hasattr(session.config, "workerinput")
    if not is_worker and browser_is_required() and skipped_browser_tests(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Warn prominently about skipped browser or PostgreSQL tests, with instructions."""
    if any(reason_of(report).endswith(NO_POSTGRES) for report in terminalreporter.stats.get("skipped", [])):
        terminalreporter.section("POSTGRESQL TESTS SKIPPED", sep="!", yellow=True, bold=True)
        terminalreporter.line(NO_POSTGRES)
    if reasons := skipped_browser_tests(config):
        required = browser_is_required()
        terminalreporter.section("BROWSER TESTS SKIPPED", sep="!", red=required, yellow=not required, bold=True)
        for reason in sorted(set(reasons)):
            terminalreporter.line(f"{reasons.count(reason)} skipped: {reason}")
        terminalreporter.line("Install Chromium to run them (on Debian: apt-get install chromium-headless-shell).")
        if required:
            terminalreporter.line("PORION_REQUIRE_BROWSER is set: this run has failed.")
