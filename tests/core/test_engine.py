"""The engine, shown with Lantern: secret bids, an interrupting reaction, a choice among thirty."""

import pytest

from games import core
from games.core import Amount, Deal, Number, Revise, Seat
from tests.lantern import EDITIONS, GAME, Bid, Hush, Light, Lighting, Lit, Shout

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.fixture
def table():
    return GAME.begin(Deal(3, "lamp", first=A))


def bid(state, *coins):
    for seat, n in enumerate(coins):
        state = core.apply(state, Seat(seat), Number(n))
    return state


def test_a_secret_decision_asks_all_at_once(table):
    now = core.decision(table)
    assert now.asks == {A: Amount(0, 6), B: Amount(0, 6), C: Amount(0, 6)}
    assert now.sealed


def test_an_answer_stays_sealed_until_all_are_in(table):
    one = core.apply(table, B, Number(4))
    assert core.decision(one).done == (B,)
    assert one.told == []
    assert GAME.view(one, None) == GAME.view(table, None)


def test_a_sealed_answer_changes_what_its_own_seat_is_asked_alone(table, monkeypatch):
    """Only the answering seat's question changes, and a loaded table asks the same in the same order."""
    monkeypatch.setattr(Bid, "follow", lambda bid, t, seat, given: Amount(7, 9) if len(given) < 2 else None)
    asked = []
    options = Bid.options
    monkeypatch.setattr(Bid, "options", lambda bid, t: asked.append(t) or options(bid, t))
    for state in (half := core.apply(table, B, Number(4)), core.apply(half, B, Number(8))):
        assert asked == []
        assert list(core.decision(state).asks.items()) == list(core.decision(core.clone(state)).asks.items())
        assert core.decision(state) == core.decision(core.clone(state))
        asked.clear()


def test_a_sealed_answer_can_be_revised_until_the_last_is_in(table):
    changed = core.apply(core.apply(table, B, Number(4)), B, Revise())
    assert core.decision(changed).asks[B] == Amount(0, 6)
    after = core.apply(changed, B, Number(1))
    after = core.apply(core.apply(after, A, Number(2)), C, Number(0))
    assert [event.say.id for event in after.told] == ["lantern-bid", "lantern-stock"]
    with pytest.raises(core.NotYours):
        core.apply(after, B, Revise())


def test_the_highest_bid_lights_one_of_thirty(table):
    now = core.decision(bid(table, 1, 3, 2))
    assert list(now.asks) == [B]
    assert len(now.asks[B].choices) == 30


def test_a_reaction_interrupts_and_cancels_what_was_planned(table):
    lighting = core.apply(bid(table, 1, 3, 2), B, Light(7))
    assert list(core.decision(lighting).asks) == [C]
    hushed = core.apply(lighting, C, Hush())
    assert list(core.decision(hushed).asks) == [A]
    shouted = core.apply(hushed, A, Shout())
    assert shouted.miners[B].lit == []
    assert shouted.miners[A].coins == 5


def test_without_a_shout_the_plan_goes_on(table):
    lit = core.apply(core.apply(core.apply(bid(table, 1, 3, 2), B, Light(7)), C, Hush()), A, Hush())
    assert lit.miners[B].lit == [7]
    assert core.decision(lit).sealed


def test_an_event_for_one_seat_reaches_no_other(table):
    told = bid(table, 1, 3, 2).told
    assert [event.to for event in told] == [None, B]


def test_the_old_state_is_left_alone(table):
    before = GAME.codec.save(table)
    bid(table, 1, 3, 2)
    assert GAME.codec.save(table) == before


@pytest.mark.parametrize(
    ("seat", "choice", "refusal", "text"),
    [
        (A, Light(7), core.NotYours, "core-not-your-turn"),
        (B, Light(99), core.NotAllowed, "lantern-no-dark"),
        (B, Hush(), core.NotAllowed, "lantern-no-light"),
    ],
)
def test_a_bad_move_is_refused_with_its_reason(table, seat, choice, refusal, text):
    with pytest.raises(refusal) as caught:
        core.apply(bid(table, 1, 3, 2), seat, choice)
    assert caught.value.say.id == text


def test_a_choice_may_be_said_otherwise_than_offered(table, monkeypatch):
    """Equivalent forms of a choice are normalised before checking and taking."""
    monkeypatch.setattr(Lighting, "normalise", lambda step, t, seat, light: Light(light.gallery % 100))
    lit = bid(table, 1, 3, 2)
    assert core.apply(lit, B, Light(107)) == core.apply(lit, B, Light(7))
    with pytest.raises(core.NotAllowed):
        core.apply(lit, B, Light(199))


def test_a_ticket_changes_exactly_when_what_the_seat_is_asked_changes(table):
    one = core.apply(table, B, Number(4))
    assert core.ticket(one, A) == core.ticket(table, A)
    assert core.ticket(one, B) != core.ticket(table, B)
    assert core.ticket(bid(table, 1, 3, 2), A) != core.ticket(table, A)


def test_a_game_ends_and_then_refuses_every_move():
    dice = core.Dice("play")
    state = GAME.begin(Deal(2, "end"))
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
    with pytest.raises(core.TooLate):
        core.apply(state, A, Hush())
    assert len(GAME.outcome(state).winners) >= 1


def test_the_choice_taken_is_the_one_that_was_offered(table):
    """The rules get the offered object, not an equal number or a truth value."""
    one = core.apply(table, B, Number(True))
    assert one.answers[B] == [Number(1)]
    assert type(one.answers[B][0].n) is int
    lighting = bid(table, 1, 3, 2)
    lit = core.apply(lighting, B, Light(7.0))
    assert [type(step.gallery) for step in lit.agenda if isinstance(step, Lit)] == [int]
    with pytest.raises(core.NotAllowed):
        core.apply(table, B, Number(1.5))


def test_a_shell_may_say_which_number_a_move_has(table):
    """Callers may number moves themselves, with increasing numbers."""
    one = core.apply(table, B, Number(4), at=12)
    assert (one.number, core.ticket(one, B), core.ticket(one, A)) == (12, 12, 0)
    with pytest.raises(ValueError, match="cannot follow"):
        core.apply(one, A, Number(1), at=12)
    with pytest.raises(ValueError, match="cannot follow"):
        core.reopen(one, 3)


def test_who_is_absent_bids_nothing(table):
    assert core.default_answer(table, B) == (Number(0),)
    with pytest.raises(LookupError):
        core.default_answer(bid(table, 1, 3, 2), A)


def test_seats_that_tie_share_a_place():
    scores = [core.Score(seat, total, {}) for seat, total in ((A, 3), (B, 5), (C, 3))]
    outcome = core.Outcome.by_points(scores)
    assert outcome.ranking == ((B,), (A, C))
    assert outcome.winners == (B,)
    assert core.rank({A: (5, 1), B: (5, 2)}) == ((B,), (A,))


@pytest.mark.parametrize("ending", [core.Ending.LOST, core.Ending.AGREED, core.Ending.ABANDONED])
def test_nobody_wins_a_game_that_was_lost_or_broken_off(ending):
    assert core.Outcome((), ((A,),), ending).winners == ()


def test_a_table_is_dealt_by_the_edition_it_names():
    """A record is replayed with its own edition, and an unknown edition is reported."""
    old = EDITIONS.learn("[rules]\ngalleries = 8\ncoins = 2\nrounds = 3\n")
    state = GAME.begin(Deal(2, "old", edition=old))
    assert (state.edition, len(state.dark), state.miners[0].coins) == (old, 8, 2)
    assert GAME.begin(Deal(2, "new")).edition == EDITIONS.current
    with pytest.raises(ValueError, match="no edition"):
        GAME.begin(Deal(2, "none", edition="9-ffffffff"))
