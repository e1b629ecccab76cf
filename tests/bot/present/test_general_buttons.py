"""General buttons take two lines on a phone, and everything else is in the menu."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from bot.ids import ControlAction, parse
from bot.model import Phase, Table
from bot.post import Button, Menu, Post
from bot.present.messages.board import board_copy_post, board_post
from bot.present.messages.hand import hand_post, step_post
from bot.present.messages.history import past_post
from bot.present.messages.menu import menu_post
from bot.present.messages.tables import beside_post
from bot.tables.view import TableView
from games import core
from games.core import Game
from games.registry import GAMES
from locales import Words
from tests.house.play import AMOUNT

from .limits import taken
from .play import PLAIN, glances, positions, table_of

PHONE, BETWEEN, AROUND, LETTER = 341, 8, 34, 9.5
"""Measured pixels on a phone 390 wide: a message's line, the gap between buttons, a label's padding, a letter."""
EVERY = max(1, round(3 / AMOUNT))
"""Of so many positions of a game one is looked at."""
ANSWERS = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.TYPE}
LOOKS = {ControlAction.HISTORY, ControlAction.REPLAY, ControlAction.DESCRIBE, ControlAction.RULES}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def moments(game: Game, table: Table) -> Iterator[TableView]:
    """Yield public and private views of a table at some positions of a random game."""
    for state, told in islice(positions(game, len(table.occupants), "general buttons"), 0, 200, EVERY):
        yield from (seen for seen in glances(table, state, told) if seen.outcome is None)


def general_lines(post: Post) -> int:
    """Return the number of lines that buttons other than answers take on a phone."""
    general = [one for one in post.controls() if isinstance(one, Button) and parse(one.id).action not in ANSWERS]
    lines, left = 0, 0.0
    for width in (AROUND + LETTER * len(one.label) for one in general):
        left -= width + BETWEEN
        if not lines or left < -BETWEEN:
            lines, left = lines + 1, PHONE - width
    return lines


@pytest.mark.slow
@every_game
def test_general_buttons_take_two_lines_on_a_phone(game: Game, lang: Words) -> None:
    """General buttons take at most two lines in the channel and in private, also if a step can be taken back."""
    table = table_of(game, max(game.seats), PLAIN, lang.locale)
    gone = replace(table.occupants[0], owner=7, person=None, computer="normal")
    left = replace(table, occupants=(gone, *table.occupants[1:]))
    for seen in moments(game, table):
        posts = [board_post(seen, lang), board_post(replace(seen, table=left), lang)]
        if seen.seat is not None:
            undone = replace(seen, can_take_back=True)
            posts += [
                hand_post(seen, lang),
                hand_post(undone, lang),
                step_post(seen, (), lang),
                step_post(undone, (), lang),
            ]
            posts.append(board_copy_post(seen, lang, seat=seen.seat))
        assert [general_lines(post) for post in posts if general_lines(post) > 2] == []


@pytest.mark.slow
@every_game
def test_everything_else_is_behind_more(game: Game, lang: Words) -> None:
    """The menu leads to everything else, for players and onlookers, and after the game."""
    table = table_of(game, max(game.seats), PLAIN, lang.locale)
    for seen in moments(game, table):
        menu = menu_post(seen, lang, 0.0) if seen.seat is not None else beside_post(seen, lang)
        offered = actions(taken(menu))
        assert LOOKS | {ControlAction.BOARD} <= offered
        assert (ControlAction.MORE in offered) is bool(game.pictures.more(seen.view))
        is_asked = seen.seat is not None and seen.offer is not None and seen.offer.own
        assert ({ControlAction.ASKED, ControlAction.WHY} <= offered) is is_asked
    over = replace(seen, seat=None, table=replace(table, phase=Phase.OVER), outcome=core.Outcome((), ()), offer=None)
    ended = actions(taken(past_post(over, lang)))
    assert LOOKS | {ControlAction.MORE, ControlAction.RECAP, ControlAction.FAIR} == ended


def actions(post: Post) -> set[ControlAction]:
    """Return what the buttons of a post lead to, and the entries of its menu of looks."""
    found = {parse(one.id).action for one in post.controls() if isinstance(one, Button)}
    return found | {
        ControlAction(entry.value) for one in post.controls() if isinstance(one, Menu) for entry in one.entries
    }
