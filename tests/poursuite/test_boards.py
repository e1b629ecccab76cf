"""Boards: the project's own (3.3, 3.4), conditions on others (3.5), and play on an additional one."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.core import CatalogueError
from games.poursuite import GAME
from games.poursuite.cards import EDITIONS, HERE, board_files, read
from games.poursuite.checks import runs
from games.poursuite.mine import Mine, beside

BOOK = EDITIONS[EDITIONS.current]
RULES = (HERE / "RULES.md").read_text("utf-8")

LADDER = [
    "###c###",
    "w##T###",
    "###^###",
    "k>>^<<k",
    "#^#k#^#",
    "#s###s#",
]
"""A small additional board: two galleries that meet below the cave."""


def with_board(name: str, rows: list[str], **figures: object) -> str:
    """Return the catalogue with an additional board."""
    lines = [f"[boards.{name}]", f"rows = {json.dumps(rows)}"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in figures.items()]
    return EDITIONS.text(EDITIONS.current) + "\n" + "\n".join(lines)


def redrawn(*changes: tuple[int, str]) -> list[str]:
    """Return the ladder with some rows replaced."""
    rows = LADDER.copy()
    for place, row in changes:
        rows[place] = row
    return rows


@pytest.mark.parametrize("mine", BOOK.mines.values(), ids=lambda mine: mine.id)
def test_the_board_is_as_the_rules_list_it(mine: Mine) -> None:
    """Drawing, exits and touched kobold cells are as in the tables of 3.3 and 3.4."""
    title = {"standard": "### 3.3", "short": "### 3.4"}[mine.id]
    chapter = RULES.partition(title)[2].partition("\n###")[0]
    drawn = re.findall(r"^ *\d+ +((?:\S )+\S)$", chapter, re.MULTILINE)
    assert tuple(row.replace(" ", "") for row in drawn) == mine.rows
    listed = re.findall(r"^\| ([A-G]\d+)(?: \((\w+)\))? \| (.*?) \| (.*?) \|$", chapter, re.MULTILINE)
    assert {row[0].lower() for row in listed} == set(mine.exits)
    for cell, kind, exits, kobolds in listed:
        here = cell.lower()
        assert mine.kinds[here] == (kind or "rail")
        assert {beside(here, side) for side in mine.exits[here]} == set(re.findall(r"[a-g]\d+", exits.lower()))
        touches = re.findall(r"([nesw]): ([a-g]\d+)", kobolds.lower())
        assert sorted(mine.touches[here]) == sorted(touches)


def test_the_runs_are_as_long_as_the_rules_say() -> None:
    """Runs have 10 to 14 steps in the mine, 7 to 11 in the small one."""
    assert {name: runs(mine) for name, mine in BOOK.mines.items()} == {"standard": (10, 14), "short": (7, 11)}


def test_there_are_at_most_twelve_stops_from_a_cell() -> None:
    """At most twelve stops are reachable, so that they fit in a menu (8.1)."""
    most = {
        name: max(len(BOOK.routes[name].stops(cell, 4, exact=False)) for cell in mine.exits)
        for name, mine in BOOK.mines.items()
    }
    assert most == {"standard": 12, "short": 12}


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (redrawn((5, "#s#####")), "exactly 2 of the kind 'start' and has 1"),
        (redrawn((5, "#s#s#s#")), "exactly 2 of the kind 'start' and has 3"),
        (redrawn((1, "w##^###")), "exactly 1 of the kind 'cave' and has 0"),
        (redrawn((0, "#######")), "exactly 1 of the kind 'chest' and has 0"),
        (redrawn((0, "c##c###")), "exactly 1 of the kind 'chest' and has 2"),
        (redrawn((3, "k>>^<#k")), "the N exit of F2 leads to no rail cell"),
        (redrawn((3, "k>>^<<<")), None),
        (redrawn((3, "<>>^<<k")), "the W exit of A3 leads to no rail cell"),
        (redrawn((3, "k>><<<k")), "the exits run in a circle: C3 D3 C3"),
        (redrawn((4, "k^#k#^#"), (5, "ks###s#")), "the start cell B1 touches the kobold cell A1"),
        (redrawn((1, "w#kT###")), "the cave cell D5 touches the kobold cell C5"),
        (redrawn((0, "##c####")), "the chest must lie directly north of the cave D5"),
        (redrawn((3, "#>>^<<#"), (4, "#^###^#")), "it has no kobold cell"),
        (redrawn((1, "w##T##w")), "it shows several footprints"),
        (redrawn((1, "###T###")), None),
        (redrawn((1, "w##T##")), "its rows are not equally long"),
        (redrawn((1, "w##T#?#")), "the legend does not explain '?'"),
        ([f"{row}{'#' * 20}" for row in LADDER], "it is wider than 26 columns"),
        ([], "it has no cells"),
    ],
)
def test_a_board_is_refused_with_the_reason(rows: list[str], fault: str | None) -> None:
    """Each violated condition of 3.5 is refused, naming board and cell."""
    text = with_board("ladder", rows)
    if fault is None:
        assert "ladder" in read(text).mines
        return
    with pytest.raises(CatalogueError, match=re.escape(fault)) as caught:
        read(text)
    assert "boards ladder" in str(caught.value)


def test_a_siding_from_which_the_cave_cannot_be_reached() -> None:
    """A siding without a way to the cave is refused; it needs an additional kind of rail."""
    text = with_board("ladder", redrawn((4, "#^#k=^#")))
    legend = text.replace('"X" =', '"=" = { kind = "rail", exits = [] }\n"X" =')
    with pytest.raises(CatalogueError, match="boards ladder: the cave cannot be reached from E2"):
        read(legend)


@pytest.mark.parametrize(
    ("figures", "fault"),
    [
        ({"columns": 8}, "columns is said to be 8, but the rows say 7"),
        ({"height": 5}, "height is said to be 5"),
        ({"starts": ["F1", "B1"]}, "starts is said to be"),
        ({"cave": "D4"}, "cave is said to be D4, but the rows say d5"),
        ({"chest": "D5"}, "chest is said to be D5"),
        ({"footprints": "B5"}, "footprints is said to be B5"),
        ({"kobolds": ["A3"]}, "kobolds is said to be"),
        ({"rail_cells": 1}, "rail_cells is said to be 1"),
        ({"shortest_run": 7}, "shortest_run is said to be 7, but the rows say 6"),
        ({"longest_run": 7}, "longest_run is said to be 7, but the rows say 6"),
        ({"colour": "red"}, "colour: Unexpected keyword argument"),
        ({"columns": "many"}, "columns: Input should be a valid integer"),
    ],
)
def test_a_board_that_contradicts_its_drawing_is_refused(figures: dict[str, object], fault: str) -> None:
    """Derived figures in a board file must match its rows."""
    with pytest.raises(CatalogueError, match=re.escape(fault)) as caught:
        read(with_board("ladder", LADDER, **figures))
    assert "boards ladder" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ladder.toml", "[boards.other]\nrows = []"),
        ("ladder.toml", "rows = []"),
        ("ladder.toml", "[boards.ladder]\nrows = []\n[moles]\nper_player = 9"),
        ("ladder.toml", "boards = 3"),
        ("ladder.toml", "rows = ["),
    ],
)
def test_a_file_that_holds_something_else_is_refused(tmp_path: Path, name: str, text: str) -> None:
    """A board file may contain only its own board; the refusal names the file."""
    (tmp_path / name).write_text(text)
    with pytest.raises(CatalogueError, match=r"^ladder\.toml: "):
        board_files(tmp_path)


@pytest.mark.slow
def test_a_further_file_plays_without_code(tmp_path: Path) -> None:
    """A board file in the folder, with texts, is offered and can be played to the end."""
    root = HERE.parents[1]
    for room in ("games", "locales"):
        shutil.copytree(root / room, tmp_path / room)
    board = tmp_path / "games" / "poursuite" / "boards" / "ladder.toml"
    board.write_text(f"[boards.ladder]\nrows = {json.dumps(LADDER)}\nlongest_run = 6\n")
    for locale, name in (("en", "The ladder"), ("fr", "L’échelle")):
        text = f"poursuite-option-board-ladder = {name}\n    .help = {name}.\n"
        (tmp_path / "locales" / locale / "ladder.ftl").write_text(text, encoding="utf-8")
    script = """
from games import core
from games.poursuite import GAME
from locales import Speaker, words
print(*GAME.options[0].values)
for seats in GAME.seats:
    for variant in ("standard", "simple"):
        state = GAME.begin(core.Deal(seats, "further", {"board": "ladder", "variant": variant}))
        dice = core.Dice("choices")
        while now := core.decision(state):
            seat, shape = next(iter(now.asks.items()))
            state = core.apply(state, seat, core.any_of(shape, dice))
        print(sum(score.total for score in GAME.outcome(state).scores))
board = GAME.board(GAME.view(state, None))
print(*(Speaker(words(locale), "poursuite", "ABCD")(board[0].title) for locale in ("en", "fr")), sep="/")
"""
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n") == ["standard ladder short", *["20"] * 6, "The ladder/L’échelle", ""]


@pytest.mark.slow
def test_an_invalid_file_stops_the_start_with_its_reason(tmp_path: Path) -> None:
    """An invalid board file stops the start, naming board and fault."""
    shutil.copytree(HERE.parent, tmp_path / "games")
    board = tmp_path / "games" / "poursuite" / "boards" / "ladder.toml"
    board.write_text(f"[boards.ladder]\nrows = {json.dumps(redrawn((3, 'k>><<<k')))}\n")
    done = subprocess.run(
        [sys.executable, "-c", "import games.poursuite"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.endswith("CatalogueError: boards ladder: the exits run in a circle: C3 D3 C3\n")


def test_a_table_keeps_the_board_it_began_with() -> None:
    """A corrected board is a new edition; the old one is still known by name."""
    corrected = EDITIONS.learn(with_board("ladder", LADDER))
    assert corrected != EDITIONS.current
    assert "ladder" in EDITIONS[corrected].mines
    assert "ladder" not in EDITIONS[EDITIONS.current].mines
    assert GAME.options[0].values == ("standard", "short")
