"""Starting the program, its errors, and the health check."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

from bot.ids import ControlAction
from tests.e2e.evening import PROGRAM, Evening, live, until
from tests.e2e.forked import ForkedBot
from tests.e2e.room import Room

ROOT = Path(__file__).parents[2]
TOKEN = "bm90LWEtdG9rZW4.not.one"


def environment(**settings: str) -> dict[str, str]:
    """Return this process's environment with other settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "PORION"))}
    return {**kept, "PYTHONPATH": str(ROOT), **settings}


async def stopped(folder: Path, **settings: str) -> tuple[int, str, str]:
    """Run a forked bot to its end; return exit code, output and errors."""
    log, out = folder / "stopped.log", folder / "stopped.out"
    bot = ForkedBot(environment(**settings), log, out=out, folder=folder)
    async with asyncio.timeout(90):
        return await bot.wait(), out.read_text(), log.read_text()


async def run(*module: str, folder: Path, **settings: str) -> tuple[int, str, str]:
    """Run a module as a program to its end; return exit code, output and errors."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *module, cwd=folder, env=environment(**settings),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    async with asyncio.timeout(90):
        out, err = await process.communicate()
    return process.returncode or 0, out.decode(), err.decode()


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"DISCORD_TOKEN": "hunter2"}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": "not an address"}, "DISCORD_API_URL"),
        ({"DISCORD_TOKEN": TOKEN, "DISCORD_GATEWAY_URL": "http://127.0.0.1/"}, "DISCORD_GATEWAY_URL"),
        ({}, "DISCORD_TOKEN"),
        ({"PORION_COMPUTER_PAUSE": "-1"}, "PORION_COMPUTER_PAUSE"),
        ({"PORION_LOG_LEVEL": "loud"}, "PORION_LOG_LEVEL"),
        ({"DISCORD_TOKEN": TOKEN, "PORION_DATABASE": "/dev/null/porion.sqlite"}, "PORION_DATABASE"),
        ({"DISCORD_TOKEN": TOKEN, "PORION_DATABASE": "."}, "PORION_DATABASE"),
        ({"DISCORD_TOKEN": TOKEN, "PORION_DATABASE": "postgresql://porion:hush@127.0.0.1:1/games"}, "PORION_DATABASE"),
        ({"DISCORD_TOKEN": TOKEN, "PORION_DATABASE": "games.sqlite", "PORION_PROCESSES": "2"}, "PORION_PROCESSES"),
    ],
)
async def test_a_setting_that_cannot_be_used_is_one_sentence(tmp_path, settings, named):
    """An invalid setting gives exit code 2 and one line naming it, without traceback or token."""
    code, out, err = await stopped(tmp_path, **settings)
    assert code == 2, err
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert named in err
    assert "Traceback" not in err
    assert settings.get("DISCORD_TOKEN", "?") not in err
    assert "hush" not in err


async def test_a_file_that_is_no_database_is_one_sentence(tmp_path):
    """A file that is not a database is reported in one sentence and not overwritten."""
    wrong = tmp_path / "porion.sqlite"
    wrong.write_text("a letter to my aunt\n" * 100)
    code, _, err = await run("bot", folder=tmp_path, DISCORD_TOKEN=TOKEN, PORION_DATABASE=str(wrong))
    assert (code, len(err.splitlines())) == (2, 1), err
    assert wrong.read_text().startswith("a letter")


async def test_a_second_process_on_the_same_database_is_refused(tmp_path):
    """A second process on a database is refused; once the first has ended, the database is free."""
    async with Evening(tmp_path) as evening:
        await evening.person("Keeper")
        settings = {**evening.playground.environment, "PORION_DATABASE": str(evening.database)}
        code, _, err = await stopped(tmp_path, **settings)
        assert (code, len(err.splitlines())) == (2, 1), err
        assert "another Porion is running on it" in err
        await evening.kill_bot()
        await evening.bring_back()


async def test_discord_out_of_reach_is_one_sentence(tmp_path):
    """If Discord is unreachable, one sentence is printed, and the exit code asks for a restart."""
    code, _, err = await stopped(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_URL="http://127.0.0.1:9/api/v10")
    assert code == 1
    assert "Traceback" not in err
    assert "Discord cannot be reached" in err.splitlines()[-1]


async def test_a_wrong_token_is_one_sentence(tmp_path):
    """A well-formed but unknown token is reported in one sentence."""
    async with Evening(tmp_path) as evening:
        await evening.stop_bot()
        wrong = {**evening.playground.environment, "DISCORD_TOKEN": TOKEN}
        code, _, err = await stopped(tmp_path, **wrong)
    assert code == 2
    assert err.splitlines()[-1].startswith("Discord does not accept the setting DISCORD_TOKEN.")
    assert TOKEN not in err


async def test_component_data_that_contradict_themselves_are_one_sentence(tmp_path):
    """Contradictory component data are reported with the wrong row."""
    for part in ("bot", "games", "locales", "tournaments"):
        shutil.copytree(ROOT / part, tmp_path / part)
    catalogue = tmp_path / "games" / "tunhell" / "catalogue.toml"
    wrong = catalogue.read_text(encoding="utf-8").replace("points = 3", "points = 4", 1)
    catalogue.write_text(wrong, encoding="utf-8")
    code, _, err = await run("bot", folder=tmp_path, DISCORD_TOKEN=TOKEN, PYTHONPATH=str(tmp_path))
    assert (code, len(err.splitlines())) == (2, 1), err
    assert "mine_points" in err


async def test_health_and_a_folder_that_was_not_there(tmp_path):
    """The health check is healthy only while connected; the database's folder is created."""
    database = tmp_path / "not" / "yet" / "porion.sqlite"
    setting = {"PORION_DATABASE": str(database)}
    assert (await run("bot.health", folder=tmp_path, **setting))[0] == 1
    async with Evening(tmp_path, command=PROGRAM, **setting) as evening:
        await until(database.with_name("porion.sqlite.pulse").exists)
        code, out, _ = await run("bot.health", folder=tmp_path, **setting)
        assert (code, out.startswith("The bot was connected")) == (0, True)
        assert database.exists()
        assert await evening.stop_bot() == 0
        assert (await run("bot.health", folder=tmp_path, **setting))[:2] == (1, "The bot has not been connected yet.\n")
    assert (await run("bot.health", folder=tmp_path, PORION_LOG_LEVEL="loud"))[0] == 1


@pytest.mark.skipif(sys.platform != "linux", reason="there processes are listed by their parents")
async def test_without_helpers_one_process_does_everything(tmp_path):
    """Without helper processes the bot draws and thinks itself."""
    async with Evening(tmp_path, PORION_HELPERS="off") as evening:
        mira = await evening.person("Mira")
        room = await Room.open(evening, mira, start=False)
        await room.seat_computer(mira)
        await room.press(mira, ControlAction.START)
        await mira.wait_for(lambda: room.phase == "playing")
        drawn = await mira.wait_message(room.channel, lambda message: live(message) and message["attachments"])
        thought = "SELECT 1 FROM log JOIN seats USING (table_id, seat) WHERE table_id = ? AND computer IS NOT NULL"
        while not room.ask(thought, room.id):
            await room.move(await room.asked())
        assert drawn["attachments"]
        assert isinstance(evening.bot, ForkedBot)
        assert evening.bot.helpers == []
