"""Deciding renders nothing: views and pictures are made and compared by deliveries."""

import ast

import pytest

from tests.house.sources import python_files
from tests.house.test_imports import imported_names

SHOWING = {"replay", "view"}  # files of bot/tables that make views
LOOKS = {"view", "pictures", "hand", "held", "board"}  # attributes of a game that show a position
SHOWS = {"view", "pictures", "draw", "present", "panels"}  # modules that make what is shown


def shown_in(source: str, module: str = "bot.tables.decide") -> list[str]:
    """Return the lines of some code that make a view, a picture, or a `repr` to compare."""
    tree, found = ast.parse(source), list[str]()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=attr, value=owner) if attr in LOOKS:
                is_made = ast.unparse(owner).lower().startswith("game")
            case ast.Call(func=ast.Name(id="repr")) | ast.FormattedValue(conversion=114):
                is_made = True
            case ast.Import() | ast.ImportFrom():
                names = imported_names(ast.Module([node], []), module, is_package=False)
                is_made = any(SHOWS & {*name.split(".")} for name in names)
            case _:
                continue
        if is_made:
            found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def test_a_decision_draws_nothing() -> None:
    """Deciding uses no view, no picture and no `repr`."""
    paths = python_files("bot/tables")
    assert {path.stem for path in paths} >= SHOWING
    found = [f"{path.name}:{line}" for path in paths if path.stem not in SHOWING for line in shown_in(path.read_text())]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "game.view(state, seat)",
        "game_of(table).pictures.table",
        "GAMES[table.game].view(state, None)",
        "GAMES[table.game].pictures",
        "repr(state)",
        "f'{state!r}'",
        "from . import view",
        "from .view import view_for",
        "from bot.tables.view import TableView",
        "from games.draw import Canvas",
        "import games.draw.canvas",
        "from bot.present import panels",
    ],
)
def test_what_a_decision_may_not_show_is_found(code: str) -> None:
    assert len(shown_in(code)) == 1


@pytest.mark.parametrize("code", ["game.outcome(state)", "from .log import Entry", "table.hand", "seat.view_of(x)"])
def test_what_a_decision_may_read_passes(code: str) -> None:
    assert shown_in(code) == []
