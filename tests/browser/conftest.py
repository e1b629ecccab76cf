"""A Chromium for the whole run, a stage with the actor, and tabs of people."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.tab import Tab

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]

expect.set_options(timeout=8000)


def find_chromium() -> str | None:
    """The browser named by CHROMIUM, or the first one on the path."""
    named = os.environ.get("CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


# package, not session: while it lives, Playwright's loop runs in this thread, and no other may
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A headless Chromium; without one the browser tests are skipped, which the run says aloud."""
    path = find_chromium()
    if path is None:
        pytest.skip(f"no Chromium: none of {', '.join(NAMES)} is installed and CHROMIUM is not set")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


class Theatre:
    """The server and its actor, in a process that a test may stop and start again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self, *, bot: bool = True) -> None:
        """Let the server listen, and the bot come."""
        command = [sys.executable, "-m", "tests.browser.stage", str(self.port), str(self.database)]
        self._process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._hear("ready")
        if bot:
            self.bot("on")

    def bot(self, state: str) -> None:
        """Let the bot come (`on`) or go (`off`)."""
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(f"bot {state}\n")
        self._process.stdin.flush()
        self._hear(state)

    def stop(self) -> None:
        """Kill the server, as a power cut would."""
        if self._process:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe:
                    # what was not yet written has no reader any more
                    with contextlib.suppress(BrokenPipeError):
                        pipe.close()
        self._process = None

    def _hear(self, line: str) -> None:
        assert self._process
        assert self._process.stdout
        heard = self._process.stdout.readline().strip()
        assert heard == line, f"the stage said {heard!r} instead of {line!r}"


@pytest.fixture(scope="package")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """The stage most tests share; each brings its own people and its own channel."""
    theatre = Theatre(tmp_path_factory.mktemp("stage") / "playground.sqlite")
    theatre.start()
    yield theatre
    theatre.stop()


@pytest.fixture
def own_theatre(tmp_path: Path) -> Iterator[Theatre]:
    """A stage of one's own, for tests that stop it."""
    theatre = Theatre(tmp_path / "playground.sqlite")
    yield theatre
    theatre.stop()


@pytest.fixture
def contexts(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser contexts that end with the test."""
    with contextlib.ExitStack() as stack:

        def make(**options: Any) -> BrowserContext:
            context = chromium.new_context(locale="en-US", **{"viewport": {"width": 1280, "height": 800}, **options})
            stack.callback(context.close)
            return context

        yield make


@pytest.fixture
def enter(contexts: Callable[..., BrowserContext], theatre: Theatre) -> Iterator[Callable[..., Tab]]:
    """Opens a tab as somebody; at the end no tab may have met an error of its own."""
    errors: list[str] = []

    def open_tab(name: str, locale: str = "en-US", *, address: str = theatre.address, **options: Any) -> Tab:
        page: Page = contexts(**options).new_page()
        page.on("pageerror", lambda error: errors.append(f"{name}: {error}"))
        page.goto(f"{address}/?as={name}&locale={locale}")
        return Tab(page)

    yield open_tab
    assert errors == []
