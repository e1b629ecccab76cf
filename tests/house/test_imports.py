"""Imports flow one way: games.core, a game, the bot, the playground, which only starts the bot."""

import ast
import graphlib
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest

from tests.house.sources import ROOT, lies_in, name_of, project_files, python_files, text_of

SHARED = ("core", "draw")  # packages of games/ that are not games and know none
NO_GAMES = (*SHARED, "review")  # and packages that know all games, like the registry
GAMES = sorted(path.parent.name for path in ROOT.glob("games/*/__init__.py") if path.parent.name not in NO_GAMES)
PICTURE_ROOM = "pictures"  # the package of a game that may draw
ADVICE_ROOM = "advice"  # the package of a game that only its computer players use
DRAWING = ("PIL", "svg", "zlib_ng")  # libraries of the drawing system
DRIVERS = ("sqlite3", "aiosqlite", "psycopg", "psycopg_pool")
BOT_MAY_SEE = (
    "games.core",
    "games.registry",
    "games.review",
    "games.transcript",
    "games.positions",
    "games.puzzles",
    "games.career",
    "games.draw.captions",
    "games.draw.circle",
    "games.draw.ending",
    "games.draw.packing",
)
TOURNAMENTS_MAY_SEE = ("games.core", "games.transcript")
MATCHING = ("networkx",)  # libraries of pairings
PLAYGROUND_STARTS_THE_BOT = (["__main__"], ["run"], ["settings"], ["supervisor"])
# A game is a value: no outside world, no clock, no randomness except the table's dice.
OUTSIDE_WORLD = {
    "asyncio", "datetime", "gettext", "locale", "multiprocessing", "random", "secrets", "socket", "sqlite3",
    "subprocess", "threading", "time", "urllib",
}  # fmt: skip
PURE = {*sys.stdlib_module_names} - OUTSIDE_WORLD | {"pydantic", "pydantic_core", "typing_extensions"}


def imported_names(tree: ast.AST, module: str, *, is_package: bool) -> Iterator[str]:
    """Yield every module or member that some code imports, by its full dotted name."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                above = package[: len(package) - level + 1] if level else []
                yield from (".".join([*above, *filter(None, [source]), alias.name]) for alias in names)
            case ast.Call(func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__")):
                argument = node.args[0] if node.args else None
                is_plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                yield argument.value if is_plain else f"<computed: {ast.unparse(node)}>"


def is_within(name: str, *packages: str) -> bool:
    """Return whether a dotted name is one of these packages or inside it."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def may_import(module: str, name: str) -> bool:
    """Return whether this module may import that name."""
    match module.split("."):
        case ["games", room, *inside] if room in {*SHARED, *GAMES}:
            own = ("games.core", f"games.{room}")
            if room == "draw":
                own += DRAWING
            elif inside[:1] == [PICTURE_ROOM]:
                own += ("games.draw",)
            if room in GAMES and inside and inside[0] != ADVICE_ROOM and is_within(name, f"games.{room}.{ADVICE_ROOM}"):
                return False
            return is_within(name, *own) or name.split(".", maxsplit=1)[0] in PURE
        case ["games", *_]:  # the registry and the terminal know every game
            return not is_within(name, "bot", "playground", "discord", *DRIVERS)
        case ["locales", *_]:
            return not is_within(name, "games", "bot", "playground", "discord") or is_within(name, "games.core")
        case ["tournaments", *inside]:  # pure like a game; pictures may draw
            own = ("tournaments", *TOURNAMENTS_MAY_SEE)
            own += MATCHING if inside[:1] == ["formats"] else ("games.draw",) if inside[:1] == [PICTURE_ROOM] else ()
            return is_within(name, *own) or name.split(".", maxsplit=1)[0] in PURE
        case ["bot", *inside]:
            if is_within(name, "discord") and inside[:1] != ["discord_io"]:
                return False  # only one package uses discord.py
            if is_within(name, *DRIVERS) and inside[:1] not in (["store"], ["operation"]):
                return False  # each database has its own package in the store
            return not is_within(name, "games", "playground") or is_within(name, *BOT_MAY_SEE)
        case ["playground", *room]:
            starts_the_bot = room in PLAYGROUND_STARTS_THE_BOT
            return not is_within(name, "games", "discord") and (starts_the_bot or not is_within(name, "bot"))
    return True


def wrong_imports(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return the forbidden imports of some code."""
    names = imported_names(ast.parse(source), module, is_package=is_package)
    return [f"{module} imports {name}" for name in names if not may_import(module, name)]


def module_of(path: Path) -> tuple[str, bool]:
    """Return the dotted name of a file, and whether it is a package's `__init__`."""
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    is_package = parts[-1] == "__init__"
    return ".".join(parts[:-1] if is_package else parts), is_package


@pytest.mark.slow
def test_imports_flow_one_way() -> None:
    """All imports of the project follow the rule."""
    wrong: list[str] = []
    for path in python_files("games", "locales", "tournaments", "bot", "playground"):
        module, is_package = module_of(path)
        wrong += wrong_imports(path.read_text("utf-8"), module, is_package=is_package)
    assert wrong == []


def imports_among(sources: Mapping[str, str], packages: Collection[str] = ()) -> dict[str, set[str]]:
    """Return the imports among some modules, including late and type-only ones.

    Args:
        sources: the code by dotted name.
        packages: the names that are packages.
    """
    graph: dict[str, set[str]] = {}
    for module, source in sources.items():
        found = graph.setdefault(module, set())
        for name in imported_names(ast.parse(source), module, is_package=module in packages):
            parts = name.split(".")
            known = (".".join(parts[:end]) for end in range(len(parts), 0, -1))
            found |= {next((one for one in known if one in sources), module)} - {module}
    return graph


@pytest.mark.parametrize("room", ["bot", "games", "locales", "tournaments"])
def test_no_file_imports_in_a_circle(room: str) -> None:
    """No import cycles exist, including type-only imports."""
    modules = {path: module_of(path) for path in python_files(room)}
    sources = {module: path.read_text("utf-8") for path, (module, _) in modules.items()}
    graph = imports_among(sources, [module for module, is_package in modules.values() if is_package])
    assert list(graphlib.TopologicalSorter(graph).static_order())


@pytest.mark.parametrize(
    "code", ["from bot.b import b", "if TYPE_CHECKING:\n    from .b import b", "def late():\n    import bot.b"]
)
def test_a_circle_is_found_however_it_is_hidden(code: str) -> None:
    graph = imports_among({"bot.a": code, "bot.b": "from bot.a import a"})
    with pytest.raises(graphlib.CycleError):
        graphlib.TopologicalSorter(graph).prepare()


@pytest.fixture
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "GAMES", ["alpha", "beta"])


@pytest.mark.usefixtures("_two_games")
@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("games.core.steps", "from games.alpha.state import State"),
        ("games.core.steps", "from games import alpha"),
        ("games.core.steps", "from ..alpha import state"),
        ("games.core.steps", "import bot"),
        ("games.core.steps", "import PIL.Image"),
        ("games.alpha.rules", "import games.beta"),
        ("games.alpha.rules", "from games import beta"),
        ("games.alpha.rules", "from ..beta import GAME"),
        ("games.alpha.rules", "from games import registry"),
        ("games.alpha.rules.dig", "from discord import ui"),
        ("games.alpha.rules.dig", "def late():\n    import sqlite3"),
        ("games.alpha.rules.dig", "import random"),
        ("games.alpha.rules.dig", "import locale"),
        ("games.alpha.rules.dig", "from PIL import Image"),
        ("games.alpha.pictures.hand", "from PIL import Image"),
        ("games.alpha.board", "from games.draw import Canvas"),
        ("games.alpha.rules.dig", "from games.alpha.advice import ADVICE"),
        ("games.alpha.view", "from .advice.worth import worth"),
        ("games.alpha.setup", "from . import advice"),
        ("games.alpha.advice.worth", "from games.beta.advice import ADVICE"),
        ("games.draw.parts", "from games.alpha.view import View"),
        ("games.draw.parts", "from locales import words"),
        ("games.alpha.rules.dig", "from bot.texts import say"),
        ("games.alpha.rules.dig", "import importlib\nimportlib.import_module('games.beta')"),
        ("games.alpha.rules.dig", "from importlib import import_module\nimport_module(name)"),
        ("games.alpha.state", "if TYPE_CHECKING:\n    from games.beta.state import State"),
        ("games.registry", "import bot.store"),
        ("games.alpha.rules.dig", "from locales import words"),
        ("locales.words", "from games.alpha import GAME"),
        ("locales.words", "import bot"),
        ("tournaments.decide", "import bot"),
        ("tournaments.decide", "import random"),
        ("tournaments.decide", "from games.registry import GAMES"),
        ("tournaments.decide", "import networkx"),
        ("tournaments.decide", "from games.draw import Canvas"),
        ("bot.service", "import games.alpha"),
        ("bot.service", "from games import alpha"),
        ("bot.service", "from games.alpha.cards import CARDS"),
        ("bot.service", "__import__('games.alpha')"),
        ("bot.delivery.boards", "import discord"),
        ("bot.present.messages.board", "from discord import ui"),
        ("bot.service", "import playground.server"),
        ("bot.service", "from sqlite3 import Error"),
        ("bot.__main__", "import aiosqlite"),
        ("bot.service", "import psycopg"),
        ("bot.delivery.boards", "from psycopg_pool import ConnectionPool"),
        ("games.registry", "import psycopg"),
        ("games.registry", "import playground"),
        ("locales.words", "from playground import texts"),
        ("playground.server", "import discord"),
        ("playground.server", "from discord.ext import commands"),
        ("playground.server", "from bot.settings import Settings"),
        ("playground.server", "from games.registry import GAMES"),
        ("playground.rest.messages", "import bot"),
        ("playground.run", "import discord"),
    ],
)
def test_a_wrong_import_is_caught(module: str, code: str) -> None:
    """Every way of writing a forbidden import is detected."""
    assert len(wrong_imports(code, module)) == 1


@pytest.mark.usefixtures("_two_games")
@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("games.core.steps", "import dataclasses\nfrom pydantic import TypeAdapter\nfrom .dice import Dice"),
        ("games.draw.canvas", "from PIL import Image"),
        ("games.draw.art", "from svg.path import parse_path"),
        ("games.draw.scores", "from games.core import Outcome"),
        (
            "games.alpha.rules.dig",
            "from ..state import State\nfrom ...core import Ask\nfrom games.core import Step",
        ),
        ("games.alpha.pictures.hand", "from games.draw import Canvas"),
        ("games.alpha.advice.worth", "from games.alpha.rules.dig import dig\nfrom .reasons import reasons"),
        ("games.registry", "from games import alpha, beta"),
        ("locales.words", "from games.core import Say"),
        ("tournaments.formats.matching", "import networkx as nx"),
        ("tournaments.pictures.table", "from games.draw import Canvas\nfrom tournaments.model import Match"),
        ("bot.service", "from games import registry\nfrom games.core import NotAllowed"),
        ("bot.discord_io.transport", "import discord"),
        ("bot.store.connection", "import aiosqlite\nimport sqlite3"),
        ("bot.operation.backup", "import sqlite3"),
        ("bot.store.postgres", "import psycopg\nfrom psycopg_pool import ConnectionPool"),
        ("playground.run", "from bot.__main__ import main"),
        ("playground.rest.messages", "from ..server import HOST\nimport locales"),
    ],
)
def test_a_right_import_passes(module: str, code: str) -> None:
    """Allowed imports pass."""
    assert wrong_imports(code, module) == []


def test_a_package_resolves_its_own_relative_imports() -> None:
    """Relative imports are resolved in packages and modules."""
    tree = ast.parse("from .dice import Dice")
    assert list(imported_names(tree, "games.core", is_package=True)) == ["games.core.dice.Dice"]
    assert list(imported_names(tree, "games.core.steps", is_package=False)) == ["games.core.dice.Dice"]


def named_games(text: str, games: list[str]) -> list[str]:
    """Return the games named in a text by id, also as a prefix such as in `tunhell-ask-dig`."""
    return [game for game in games if re.search(rf"(?<![a-z]){game}(?![a-z])", text)]


def strings_of(source: str) -> Iterator[str]:
    """Yield the strings of some code, without docstrings."""
    tree = ast.parse(source)
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, owners) and ast.get_docstring(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


@pytest.mark.slow
def test_the_bot_names_no_game() -> None:
    """No string in bot/ or playground/ names a game, so that new games need no change there."""
    wrong = [
        f"{name_of(path)}: {string!r}"
        for path in python_files("bot", "playground")
        for string in strings_of(path.read_text("utf-8"))
        if named_games(string, GAMES)
    ]
    pages = [
        path for path in project_files() if lies_in(path, ("playground",)) and path.suffix in {".js", ".html", ".css"}
    ]
    wrong += [name_of(path) for path in pages if named_games(text_of(path) or "", GAMES)]
    assert wrong == []


def test_a_named_game_is_caught() -> None:
    """Ids, text ids and parts of f-strings count; longer words and docstrings do not."""
    source = '''"""About alpha."""\nA = "alpha"\nB = "alpha-ask-dig"\nC = f"{x}:alpha:{y}"\nD = "alphabet"'''
    assert [string for string in strings_of(source) if named_games(string, ["alpha"])] == [
        "alpha", "alpha-ask-dig", ":alpha:",
    ]  # fmt: skip
