"""The package: a wheel with everything the bot reads, and the `porion` command in a fresh environment."""

import site
import subprocess
import sys
import venv
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.e2e.evening import Evening
from tests.e2e.room import Room
from tests.e2e.test_start import environment
from tests.house.sources import ROOT, lies_in, name_of, project_files


def pip(*arguments: object) -> None:
    """Run this environment's pip without network."""
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *map(str, arguments)],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return this checkout's wheel, built by the pinned backend."""
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (built,) = folder.glob("porion-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the bin folder of a new environment with the wheel, which shares other packages."""
    root = tmp_path_factory.mktemp("environment")
    venv.create(root, with_pip=False, symlinks=True)
    python = root / "bin" / "python"
    pip("--python", python, "install", "--no-deps", "--no-index", wheel)
    (own,) = root.glob("lib/python*/site-packages")
    (own / "packages.pth").write_text("\n".join(site.getsitepackages()))
    return root / "bin"


def test_the_wheel_holds_what_the_bot_reads(wheel):
    """The wheel contains code, texts, catalogues, rules, art and fonts, but no tests or playground."""
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    rooms = {name_of(path) for path in project_files() if lies_in(path, ("bot", "games", "locales", "tournaments"))}
    expected = {name for name in rooms if not fnmatch(name, "locales/*/playground*.ftl")}
    assert {"games/tunhell/RULES.md", "games/tunhell/catalogue.toml", "games/draw/art.svg"} <= expected
    assert held == expected


def test_without_a_token_it_says_what_to_do(installed, tmp_path):
    """Without a token the command prints one sentence with the setting and leaves no files."""
    ended = subprocess.run(
        [installed / "porion"], cwd=tmp_path, env=environment(PYTHONPATH=""),
        check=False, capture_output=True, text=True, timeout=90,
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("The setting DISCORD_TOKEN is missing")
    assert "make run" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.asyncio
async def test_the_command_runs_the_bot(installed, tmp_path):
    """The command runs the bot outside the checkout: a table with pictures opens, and it stops cleanly."""
    evening = Evening(tmp_path, command=[str(installed / "porion")])
    evening.root = tmp_path
    async with evening:
        mira, odo = await evening.person("Mira"), await evening.person("Odo", "fr")
        room = await Room.open(evening, mira, odo)
        await mira.wait_message(room.channel, lambda message: message["attachments"])
        assert await evening.stop_bot() == 0
