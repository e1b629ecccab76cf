"""The public part of a seat's question."""

from dataclasses import replace

from bot.model import Phase
from bot.tables.view import Identity, view_for
from games import core
from games.core import Dice, Number, Seat, say
from games.dungeon_lords.rules.orders import LockOrders
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


def test_a_view_says_who_may_take_their_step_back_and_why_others_cannot():
    """Of a seat that is not looked at nothing is said, nor to the public."""
    table, why = MemoryTable.playing("lantern", 2), say("bot-no-learnt-since")
    found = [
        (view.can_take_back, view.no_take_back)
        for barred in (None, {}, {Seat(0): None}, {Seat(0): why})
        for view in (view_for(table.table, table.state, seat, take_back=barred) for seat in (Seat(0), Seat(1), None))
    ]
    assert found == [(False, None)] * 6 + [(True, None), *[(False, None)] * 2] + [(False, why), *[(False, None)] * 2]


def test_a_view_names_the_question_unless_it_is_asked_quietly_or_the_game_is_over(monkeypatch):
    """Its word, its seats with the numbers of their questions, and the ticket of the reader's controls."""
    table = MemoryTable.playing("poursuite", 2)
    ((seat, ticket),) = table.tickets().items()
    own, other, public = (view_for(table.table, table.state, one) for one in (seat, Seat(1 - seat), None))
    assert [view.asked for view in (own, other, public)] == ["boarding"] * 3
    assert [view.ticket for view in (own, public)] == [ticket] * 2
    assert (own.waiting, own.questions, own.secret, own.is_quiet) == ((seat,), {seat: ticket}, False, False)
    sealed = MemoryTable.playing("dungeon_lords", 2)
    for is_quiet, word in ((False, "lock-orders"), (True, "")):
        monkeypatch.setattr(LockOrders, "is_quiet", is_quiet)
        view = view_for(sealed.table, sealed.state, None)
        assert (view.is_quiet, view.asked, view.secret, len(view.waiting)) == (is_quiet, word, True, 2)
    closed = view_for(replace(table.table, phase=Phase.ENDED), table.state, seat)
    assert (closed.asked, closed.ticket, closed.waiting, closed.offer, closed.outcome) == ("", "", (), None, None)


def test_a_warning_is_given_only_of_what_can_be_chosen(monkeypatch):
    """A choice that is not legal is refused later, with its reason."""
    table = MemoryTable.playing("poursuite", 2)
    offer = view_for(table.table, table.state, next(iter(table.tickets()))).offer
    assert offer.warning(Number(99)) is None
    told = say("poursuite-title")
    monkeypatch.setattr(type(core.decision(table.state).step), "warning", lambda *_: told)
    assert offer.warning(offer.shape.choices[0]) == told
