"""Every figure of a catalogue is read by its game, so correcting one has an effect."""

import ast
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.house.play import AnyGame, every_game
from tests.house.sources import ROOT

ADVICE = "advice"  # weights have their own reader, which requires each of them
PUZZLES = "puzzles.toml"  # positions to solve, not components


def figures(data: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the paths of all numbers and switches in the tables of a file."""
    if isinstance(data, dict):
        for key, inner in data.items():
            yield from figures(inner, (*place, key))
    elif isinstance(data, list):
        for inner in data:
            yield from figures(inner, place)
    elif isinstance(data, int | float):
        yield place


CHECKSUMS = {
    "checks", "deck_size", "dx", "dy", "glyph", "longest_run", "players_max", "players_min", "rail_cells",
    "seats_per_wagon", "shortest_run", "tint",
}  # fmt: skip
"""Columns that follow from others or are fixed by the rules: checks refuse changes of one alone."""
DECLARING = {"checks.py"}
"""Files that check columns, which does not count as reading them."""


def columns(source: str) -> set[str]:
    """Return the columns of the rows declared in some code."""
    classes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    fields = (field for one in classes for field in one.body if isinstance(field, ast.AnnAssign))
    return {field.target.id for field in fields if isinstance(field.target, ast.Name)}


def looked_at(source: str) -> set[str]:
    """Return the attributes that some code reads, also by `match` and `getattr` with a constant name."""
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name, ctx=ast.Load()):
                found.add(name)
            case ast.MatchClass(kwd_attrs=names):
                found.update(names)
            case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value=str() as name), *_]):
                found.add(name)
    return found


def names_in(source: str) -> tuple[set[str], list[str]]:
    """Return what some code may read from a table: attributes and strings, and patterns of composed strings."""
    words, patterns = set[str](), list[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name):
                words.add(name)
            case ast.JoinedStr(values=parts):
                texts = [str(part.value) if isinstance(part, ast.Constant) else None for part in parts]
                if any(text and "_" in text for text in texts):
                    patterns.append("".join(re.escape(text) if text else r"\w+" for text in texts))
            case ast.Constant(value=str() as text):
                words.add(text)
    return words, patterns


def unread(tables: Any, sources: list[str], ids: set[str]) -> list[str]:
    """Return the figures that no code names, by their key or, if it is an id or a number, their table's."""
    words, patterns = set[str](), list[str]()
    for source in sources:
        found, put_together = names_in(source)
        words |= found
        patterns += put_together
    return [
        ".".join(place)
        for place in figures(tables)
        if not any(
            name in words or any(re.fullmatch(pattern, name) for pattern in patterns)
            for name in [next((key for key in reversed(place) if key not in ids and not key.isdecimal()), place[-1])]
        )
    ]


@pytest.mark.slow
@every_game
def test_every_figure_is_read(game: AnyGame) -> None:
    """Correcting any figure of the catalogue changes the game."""
    room = ROOT / "games" / game.id
    files = [path for path in room.rglob("*.toml") if ADVICE not in path.parts and path.name != PUZZLES]
    tables = {path.name: tomllib.loads(path.read_text("utf-8")) for path in files}
    sources = [path.read_text("utf-8") for path in room.rglob("*.py")]
    ids = {value for option in game.options for value in option.values}
    assert [fault for name in tables for fault in unread(tables[name], sources, ids)] == []


@every_game
def test_every_column_is_looked_at(game: AnyGame) -> None:
    """Every column is read as an attribute, even if its name occurs elsewhere in the game."""
    room = ROOT / "games" / game.id
    declared = columns((room / "rows.py").read_text("utf-8")) - CHECKSUMS
    sources = [path.read_text("utf-8") for path in room.rglob("*.py") if path.name not in DECLARING]
    assert declared, "the rows are found"
    assert sorted(declared - set[str]().union(*map(looked_at, sources))) == []


def test_a_column_that_nothing_looks_at_is_found() -> None:
    """A column's name in a string or as an argument does not count as reading."""
    rows = "class Clan(Row):\n    id: str\n    grey: bool\n    size: int\n    gold: int = 0"
    source = (
        'Clan(id="grey", grey=True)\nmatch clan:\n    case Clan(size=n):\n        say(clan.id, getattr(clan, "gold"))'
    )
    assert columns(rows) - looked_at(source) == {"grey"}


def test_a_figure_that_nothing_reads_is_found() -> None:
    """A declaration does not count as reading; attributes, keys and composed names do."""
    tables = tomllib.loads("[limits]\nhand = 3\nrow = 4\nbuys = 1\nyear_2 = 5\n[lengths]\nlong = 2")
    source = 'class Limits:\n    buys: int\n\nrows = limits.hand, limits["row"], limits[f"year_{n}"], book.lengths'
    assert unread(tables, [source], {"long"}) == ["limits.buys"]
