"""What a newcomer sees first: zones in the order of the map, two presses for a dwarf, a key to the threats."""

import pytest

from bot.post import Menu
from bot.present.controls.buttons import first_screen
from bot.present.messages.hand import hand_post
from bot.tables.view import TableView, view_for
from games import core
from games.core import Say, Seat
from games.registry import GAMES
from games.winter.choices import Place
from locales import Speaker, words
from tests.bot.present.play import PLAIN, table_of
from tests.winter.stage import sketch

GAME = GAMES["winter"]
A = Seat(0)
TURN = "plan: turn A; start-turn B; resolution\nmonsters: yeti_a=wall_1\nA tracks: actions 5 hand 7\n"
AREAS = [
    "Wall 1", "Field 2", "Field 3", "Field 4", "Forest 1", "Forest 2", "Forest 4", "Mine 2", "Mine 3", "Field 1",
    "Forest 3", "Mine 1", "Mine 4", "Castle", "Wall 2", "Wall 3", "Wall 4",
]  # fmt: skip


def turn() -> TableView:
    return view_for(table_of(GAME, 2, PLAIN), core.start(sketch(f"{TURN}A dwarfs: home 6 forest_1")), A)


def test_a_dwarf_is_placed_with_two_presses_in_a_menu() -> None:
    """The first screen has the menu of all areas, each a whole answer: threats first, then what produces."""
    shown = first_screen(turn(), words("en"))
    assert shown is not None
    (place,) = shown.menus
    assert [entry.label.replace("\xa0", " ").partition(" (")[0] for entry in place.entries] == AREAS
    assert place.asks == "In which area do you place a dwarf?"
    assert "Move…" in [key.label for key in shown.buttons]
    menu = next(block for block in hand_post(turn(), words("en")).blocks if isinstance(block, Menu))
    assert [entry.value for entry in menu.entries] == [entry.value for entry in place.entries]


def test_the_order_in_which_people_read_changes_nothing_else() -> None:
    """What is offered is the same, and each verb keeps its place."""
    state = core.start(sketch(f"{TURN}A dwarfs: home 6 forest_1"))
    now = core.decision(state)
    assert now is not None
    offered, arranged = now.asks[A], now.step.arranged(state, now.asks[A])
    assert set(offered.choices) == set(arranged.choices)
    assert [*dict.fromkeys(map(type, offered.choices))] == [*dict.fromkeys(map(type, arranged.choices))]
    assert isinstance(offered.choices[0], Place)


@pytest.mark.parametrize(
    ("seats", "monsters", "is_told"),
    [
        (2, "yeti_a=wall_1", 1),
        (4, "yeti_a=wall_1", 0),
        (4, "yeti_a=wall_1 yeti_b=wall_2\ndisasters: frozen_path", 1),
    ],
)
def test_the_threats_have_a_key_wherever_the_tracks_leave_room(seats: int, monsters: str, is_told: int) -> None:
    """A key says what the symbols of a row mean; four players with a single row see their tracks instead."""
    state = core.start(sketch(f"table: {seats} seats, first A, week 1\nplan: turn A; resolution\nmonsters: {monsters}"))
    panels = {panel.id: panel for panel in GAME.pictures.table(GAME.view(state, None))}
    speak, said = Speaker(words("en"), "winter", PLAIN[:seats]), set[str]()

    def heard(one: Say) -> str:
        said.add(told := speak(one))
        return told

    panels["threats"].draw(heard)
    assert ({"area", "dwarfs needed", "cost", "effect", "points"} <= said) == bool(is_told)
    assert is_told or "tracks" in panels
