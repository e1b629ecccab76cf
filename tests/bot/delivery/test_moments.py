"""What has just happened stands just above the controls: on the board until the next move, in a hand until a press."""

from collections.abc import Sequence
from dataclasses import replace

from bot.present.panels import FILES, Panels, panels
from bot.tables.view import TableView
from games import core
from games.core import Choice, Event, Panel, Seat
from games.registry import GAMES
from games.tunhell.choices import Play, Recruit
from tests.bot.present.play import PLAIN, glances, table_of
from tests.tunhell.stage import sketch

GAME = GAMES["tunhell"]
DIG = """
    A hand: digger_2_0
    mine 2: dirt troll ...
    mine 2 A: warrior_1
"""
FIGHT = """
    A hand: digger_2_1
    mine 2: dirt troll ...
    mine 2 A: warrior_2 warrior_3
"""


def after(position: str, *moves: Choice) -> list[TableView]:
    """What everyone and each seat see after these moves, each made by the one who is asked."""
    state, told = sketch(position), list[Event]()
    for move in moves:
        now = core.decision(state)
        assert now is not None
        state = core.apply(state, next(iter(now.asks)), move)
        told += state.told
    story = [event for event in told if event.to is None]
    views = glances(table_of(GAME, 2, PLAIN), state, [event.say for event in story])
    return [
        replace(view, events=tuple(story), news=tuple(e for e in told if e.to in (None, view.seat))) for view in views
    ]


def ids(shown: Sequence[Panel]) -> list[str]:
    return [panel.id for panel in shown]


def test_the_dig_comes_last_on_the_board_and_in_the_hand() -> None:
    """Below it are only the controls, whoever looks."""
    for view in after(DIG, Play("digger_2_0", 2)):
        assert ids(panels(view, Panels.MOMENT))[-1] == "dig"
        assert ids(panels(view, Panels.MOMENT))[:-1] == ids(panels(view))


def test_a_fight_under_way_is_shown_once() -> None:
    """The moment takes the place of the panel of the dig, with the same id, and comes last as that does."""
    board = after(FIGHT, Play("digger_2_1", 2))[0]
    assert ids(panels(board)).count("dig") == 1
    assert ids(panels(board, Panels.MOMENT)).count("dig") == 1
    assert panels(board, Panels.MOMENT)[-1].shows != panels(board)[-1].shows


def test_a_step_of_a_choice_shows_it_no_more() -> None:
    """The reader has pressed: what decides the step comes last."""
    hand = after(DIG, Play("digger_2_0", 2))[2]
    assert "dig" not in ids(panels(hand, "slot"))


def test_the_next_move_takes_it_off_the_board() -> None:
    """What stands there is never old; the digger keeps it until their own next move."""
    board, digger, other = after(DIG, Play("digger_2_0", 2), Recruit(1))
    assert "dig" not in ids(panels(board, Panels.MOMENT))
    assert "dig" in ids(panels(digger, Panels.MOMENT))
    assert other.seat == Seat(1)


def test_a_message_never_has_more_pictures_than_discord_takes() -> None:
    """The moment stays when there are too many."""
    board = after(DIG, Play("digger_2_0", 2))[0]

    def many(view: object) -> list[Panel]:
        return [replace(GAME.pictures.table(view)[0], id=f"mine-{number}") for number in range(FILES)]

    board = replace(board, game=replace(GAME, pictures=replace(GAME.pictures, table=many)))
    assert ids(panels(board, Panels.MOMENT)) == [*(f"mine-{number}" for number in range(FILES - 1)), "dig"]
