"""Fixtures: one Chromium for the whole run, a stage with the actor, and people's tabs."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.browser.tab import Tab

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Names of browsers to look for; the first has no windows and needs a third less processor time."""
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

expect.set_options(timeout=30_000)


def find_chromium() -> str | None:
    """Return the browser named by CHROMIUM, or the first one in PATH."""
    named = os.environ.get("CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


# package scope: while it lives, Playwright's loop blocks this thread for others
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Yield a headless Chromium; without one browser tests are skipped with a prominent warning."""
    path = find_chromium()
    if path is None:
        pytest.skip(f"no Chromium: none of {', '.join(NAMES)} is installed and CHROMIUM is not set")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


class Theatre:
    """The server and its actor, in a process that tests may stop and restart."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self, *, bot: bool = True) -> None:
        """Start the server, and the bot if requested."""
        command = [sys.executable, "-m", "tests.browser.stage", str(self.port), str(self.database)]
        self._process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._hear("ready")
        if bot:
            self.bot("on")

    def bot(self, state: str) -> None:
        """Connect (`on`) or disconnect (`off`) the bot."""
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(f"bot {state}\n")
        self._process.stdin.flush()
        self._hear(state)

    def stop(self) -> None:
        """Kill the server."""
        if self._process:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe:
                    # ignore unwritten output
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
    """Yield the stage shared by most tests, each with its own people and channel."""
    theatre = Theatre(tmp_path_factory.mktemp("stage") / "playground.sqlite")
    theatre.start()
    yield theatre
    theatre.stop()


@pytest.fixture
def own_theatre(tmp_path: Path) -> Iterator[Theatre]:
    """Yield a separate stage, for tests that stop it."""
    theatre = Theatre(tmp_path / "playground.sqlite")
    yield theatre
    theatre.stop()


class Windows:
    """Pages reused by successive tests, so that their code is loaded and compiled once.

    Each has its own window, as a browser draws only the front tab of a window.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: dict[str, list[Page]] = defaultdict(list)

    def new_context(self, **options: Any) -> BrowserContext:
        """Return a new context; `options` are Playwright's."""
        return self._chromium.new_context(locale="en-US", **{"viewport": {"width": 1280, "height": 800}, **options})

    @contextlib.contextmanager
    def page(self, **options: Any) -> Iterator[Page]:
        """Yield an unused, reset page in a window with these options."""
        free = self._free[repr(sorted(options.items()))]
        page = free.pop() if free else self.new_context(**options).new_page()
        yield page
        page.unroute_all()
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.goto("about:blank")
        free.append(page)


@pytest.fixture(scope="package")
def windows(chromium: Browser) -> Windows:
    """Return the contexts of the whole run."""
    return Windows(chromium)


@pytest.fixture
def own_context(windows: Windows) -> Iterator[BrowserContext]:
    """Yield a separate context, for a new browser or one whose clock the test controls."""
    with windows.new_context() as context:
        yield context


@pytest.fixture
def enter(windows: Windows, theatre: Theatre) -> Iterator[Callable[..., Tab]]:
    """Yield a function that opens a tab as somebody; afterwards no tab may have had a script error."""
    errors: list[str] = []
    with contextlib.ExitStack() as stack:

        def open_tab(
            name: str,
            locale: str = "en-US",
            *,
            address: str = theatre.address,
            page: Page | None = None,
            **options: Any,
        ) -> Tab:
            page = page or stack.enter_context(windows.page(**options))

            def note(error: Error) -> None:
                errors.append(f"{name}: {error}")

            page.on("pageerror", note)
            stack.callback(page.remove_listener, "pageerror", note)
            page.goto(f"{address}/?as={name}&locale={locale}")
            return Tab(page)

        yield open_tab
    assert errors == []


PROGRAM = """
import sys
from functools import partial
import playground.__main__
from playground.run import main
bot = "from bot import workers; workers.PRELOADED = ('tests.preloaded',); from tests.e2e.forked import fix_deals; \
fix_deals(); from bot.__main__ import main; main()"
playground.__main__.play = partial(playground.__main__.play, command=(sys.executable, "-c", bot))
sys.exit(main())
"""
"""`python -m playground.run`, with a bot that deals, and whose helper processes load, as the tests’ other bots do."""


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`make run` without a token, for tests with their own people and channel; it must leave cleanly in the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {
        "PORION_PLAYGROUND_PORT": str(port),
        "PORION_PLAYGROUND_FOLDER": str(tmp_path_factory.mktemp("playground")),
        "PORION_COMPUTER_PAUSE": "0",
        "PORION_EMOJIS": "off",
        "PORION_CALL_AFTER": "0",
        "PORION_REPOST_AFTER": "0",
        "PORION_BUDGET": "100",
        "DISCORD_TOKEN": "",
    }
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert program.stdout is not None
    said = program.stdout.readline()
    assert f"http://127.0.0.1:{port}" in said, said
    yield f"http://127.0.0.1:{port}"
    program.send_signal(signal.SIGTERM)
    rest, _ = program.communicate(timeout=120)
    assert program.returncode == 0
    assert "Traceback" not in rest
