"""For every test: marks by folder, one worker for the browser, no browser test skipped unseen."""

import os
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SLOW_ROOMS = ("e2e", "browser")  # folders under tests/ whose tests carry the mark of the same name


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
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the slow rooms, and keep together those that share a server or a browser."""
    for item in items:
        room = room_of(item.path)
        if room in SLOW_ROOMS:
            item.add_marker(room)
            item.add_marker(pytest.mark.xdist_group("browser" if room == "browser" else item.path.stem))


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
    """Say loudly that browser tests were skipped, and how to have them run."""
    if reasons := skipped_browser_tests(config):
        required = browser_is_required()
        terminalreporter.section("BROWSER TESTS SKIPPED", sep="!", red=required, yellow=not required, bold=True)
        for reason in sorted(set(reasons)):
            terminalreporter.line(f"{reasons.count(reason)} skipped: {reason}")
        terminalreporter.line("Install Chromium to run them (on Debian: apt-get install chromium).")
        if required:
            terminalreporter.line("PORION_REQUIRE_BROWSER is set: this run has failed.")
