"""`make run` starts the bot if there is a token, otherwise the playground on its own databases."""

import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from playground import __main__ as playground
from playground import run
from playground.settings import PlaygroundSettings

TOKEN = "bm90LWEtdG9rZW4.not.one"


class Started:
    """Records what would have been started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bots = 0
        self.playgrounds: list[tuple[Any, ...]] = []
        monkeypatch.setattr("bot.__main__.main", self._bot)
        monkeypatch.setattr(playground, "play", self._play)

    def _bot(self) -> int:
        self.bots += 1
        return 0

    def _play(self, *arguments: Any) -> int:
        self.playgrounds.append(arguments)
        return 0


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    """Run in a folder without settings, and record what is started."""
    for name in [name for name in os.environ if name.startswith(("DISCORD_", "PORION_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    return Started(monkeypatch)


@pytest.mark.slow
def test_the_server_does_without_discord_py() -> None:
    """The server does not use discord.py, so that it cannot share its bugs."""
    code = "import sys, playground.run, playground.driver; print('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.parametrize("given", ["", "DISCORD_TOKEN=\n"])
def test_without_a_token_the_playground_starts_in_its_own_folder(started: Started, given: str) -> None:
    Path(".env").write_text(given)
    assert run.main() == 0
    assert (started.bots, started.playgrounds) == (0, [(8080, Path("data/playground"))])


def test_with_a_token_the_bot_starts(started: Started) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    assert run.main() == 0
    assert (started.bots, started.playgrounds) == (1, [])


def test_its_options_are_those_of_the_playground(started: Started, capsys: pytest.CaptureFixture[str]) -> None:
    """With a token, options are refused, as they belong to the playground."""
    assert run.main(["--port", "0", "--folder", "toys"]) == 0
    assert started.playgrounds == [(0, Path("toys"))]
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    assert run.main(["--port", "0"]) == 2
    assert "options of the playground" in capsys.readouterr().err
    assert started.bots == 0


def test_the_playground_may_be_started_beside_a_token(started: Started) -> None:
    """The playground can be started despite a token, and still uses its own databases."""
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nPORION_PLAYGROUND_PORT=0\nPORION_PLAYGROUND_FOLDER=toys\n")
    assert playground.main() == 0
    assert (started.bots, started.playgrounds) == (0, [(0, Path("toys"))])


def test_the_playground_keeps_no_file_where_the_bot_keeps_its_own() -> None:
    usual = PlaygroundSettings(_env_file=None)
    assert usual.database.parent != usual.playground_folder


@pytest.mark.parametrize("name", ["PORION_PLAYGROUND_PORT", "PORION_COMPUTER_PAUSE"])
@pytest.mark.parametrize("start", [run.main, playground.main])
def test_a_wrong_setting_is_one_sentence(
    started: Started, capsys: pytest.CaptureFixture[str], name: str, start: Any
) -> None:
    Path(".env").write_text(f"{name}=70000\n")
    assert start() == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert name in sentence
    assert (started.bots, started.playgrounds) == (0, [])


def test_help_is_printed_and_nothing_started(started: Started, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        playground.main(["--help"])
    assert (ended.value.code, started.playgrounds) == (0, [])
    assert "--port" in capsys.readouterr().out


def test_port_and_folder_may_be_given(started: Started) -> None:
    """Options take precedence over the environment."""
    Path(".env").write_text("PORION_PLAYGROUND_PORT=9000\n")
    assert playground.main(["--port", "9001", "--folder", "here"]) == 0
    assert started.playgrounds == [(9001, Path("here"))]


@pytest.mark.parametrize("port", ["x", "65536", "-1"])
def test_a_port_that_is_none_is_refused(started: Started, port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        playground.main([f"--port={port}"])
    assert (ended.value.code, started.playgrounds) == (2, [])
    assert "is not a port from 0 to 65535" in capsys.readouterr().err
