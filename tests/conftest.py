"""For every test: files in memory, marks by folder, what shares a worker, no browser test skipped unseen."""

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
"""Why tests of the store in PostgreSQL are skipped."""
SLOW_ROOMS = ("e2e", "browser")  # folders under tests/ whose tests carry the mark of the same name
IN_MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30
"""Bytes: all files of a run together are about a tenth of it."""
COLLECTED_AFTER = 5_000, 20, 20
"""How many new objects the collector of garbage waits for, as in the bot."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-playthroughs` records games anew, `--update-pictures` the golden images: look at them."""
    parser.addoption("--update-playthroughs", action="store_true", help="write tests/playthroughs anew")
    parser.addoption("--update-pictures", action="store_true", help="write the golden images of tests/pictures anew")
    parser.addoption("--update-saved", action="store_true", help="add saved positions for new kinds of questions")


@pytest.fixture
def update_playthroughs(pytestconfig: pytest.Config) -> bool:
    """Whether recorded games are to be written anew."""
    return bool(pytestconfig.getoption("--update-playthroughs"))


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep temporary files in memory where that is possible: a bot waits for the disk at every move.

    No garbage is looked for while the tests are read: there is none.
    """
    gc.disable()
    if "PYTEST_DEBUG_TEMPROOT" not in os.environ and holds_programs(IN_MEMORY):
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(IN_MEMORY)


def holds_programs(folder: Path) -> bool:
    """Whether files can be written there in plenty, and executed, as some tests do with small scripts."""
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC and shutil.disk_usage(folder).free >= ENOUGH


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let each worker begin to read the tests at another place, so that what one has compiled the others find ready.

    A file that cannot be read is left to the collection, which says so.
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
    """Let the collector of garbage leave alone what is loaded by now, which is most of what a run ever holds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    gc.enable()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what is slow by its room or its server, and keep together what shares a server, a browser or a picture.

    This comes before xdist writes groups into the names of tests, which it does first when all are collected.
    """
    if (room := room_of(item.path)) in SLOW_ROOMS:
        item.add_marker(room)
    group = group_of(item)
    if group == "postgres":
        item.add_marker("slow")
    item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let workers begin with what takes long, so that no worker is left alone with it at the end."""
    if hasattr(config, "workerinput"):
        items[:] = in_turn(items)


def in_turn(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The browser, then evenings spread among single slow tests, then pictures, then the rest.

    Evenings and the browser mostly wait, slow tests work: side by side they keep all processors busy.
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
    """The name of what one worker runs as a whole: a browser, an evening, a set of pictures, a slow test, or a file.

    What the quick tests of a file share is read once. Slow tests that share what takes long to make say so themselves,
    by a mark `xdist_group`. The situations and signs of a game are drawn once for all tests of its pictures.
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
    """The id of the game whose pictures a test looks at; nothing if it is made for no single game."""
    given: Mapping[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return given["situation"].game if "situation" in given else getattr(given.get("game"), "id", given.get("game", ""))


def turn_of(item: pytest.Item) -> int:
    """0 for the browser, 1 for an evening, 2 for a single slow test, 3 for a picture, 4 for the rest."""
    room = room_of(item.path)
    return [room == "browser", room == "e2e", is_slow(item), room == "pictures", True].index(True)


def is_slow(item: pytest.Item) -> bool:
    """Whether a test is left out while writing because it takes long on its own."""
    return item.get_closest_marker("slow") is not None


@cache
def room_of(path: Path) -> str:
    """The folder directly under tests/ that this file lies in."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""


def skipped_browser_tests(config: pytest.Config) -> list[str]:
    """Why each browser test, or whole file of them, was skipped in this run."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    return [reason_of(report) for report in skipped if is_browser(report)]


def is_browser(report: pytest.TestReport | pytest.CollectReport) -> bool:
    """A test says so by its mark; a file skipped as a whole has only its name."""
    return "browser" in getattr(report, "keywords", ()) or report.nodeid.startswith("tests/browser/")


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The sentence given with the skip."""
    return str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else str(report.longrepr)


def browser_is_required() -> bool:
    """CI sets PORION_REQUIRE_BROWSER=1: there, a skipped browser test is a failure."""
    return os.environ.get("PORION_REQUIRE_BROWSER", "") not in ("", "0")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the run when browser tests were skipped where they must not be."""
    is_worker = hasattr(session.config, "workerinput")
    if not is_worker and browser_is_required() and skipped_browser_tests(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say loudly that tests of the browser or of PostgreSQL were skipped, and how to have them run."""
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
