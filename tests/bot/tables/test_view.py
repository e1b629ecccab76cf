"""The public part of a seat's question."""

from bot.tables.view import Identity, view_for
from games.core import Dice
from games.registry import GAMES

from .memory import MemoryTable


def test_the_public_is_told_nothing_of_what_only_the_hand_explains():
    """The public view omits unavailable choices and explanations, which may name cards."""
    met = 0
    for game in sorted(GAMES):
        table, dice = MemoryTable.playing(game, 3), Dice("view")
        for _ in range(60):
            if (public := view_for(table.table, table.state, None).offer) is not None:
                own = view_for(table.table, table.state, public.seat).offer
                assert own is not None
                met += bool(own.unavailable)
                assert (public.unavailable, public.explanation, public.default, public.begun) == ((), None, None, False)
            if not table.tickets():
                break
            table.answer(dice)
    assert met, "no game has greyed out a choice of an open question"


def test_an_object_in_a_key_is_equal_to_itself_alone():
    """An identity key equals only itself."""
    one, other = [1], [1]
    assert Identity(one) == Identity(one)
    assert Identity(one) != Identity(other)
    assert Identity(one) != one
