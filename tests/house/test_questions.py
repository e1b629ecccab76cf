"""Questions: tickets never fit a later question, and absent players always have an answer."""

from typing import Any

import pytest

from games import core
from games.core import Choice, Dice, OneOf, Revise, Seat, Some
from tests.house.play import TABLES, AnyGame, by_default, deal, every_table, glimpses, many, walk, watchers
from tests.house.utterances import offered, why_barred
from tests.lantern import GAME as LANTERN

LANTERN_TABLES = [pytest.param(LANTERN, seats, id=f"lantern-{seats}") for seats in LANTERN.seats]
every_table_and_lantern = pytest.mark.parametrize(("game", "seats"), [*TABLES, *LANTERN_TABLES])
"""Tables of all games and of Lantern, which has a market where everyone may act at any time."""


def questions(state: Any) -> dict[Seat, tuple[int, object]]:
    """Return for each asked seat the ticket and the question."""
    now = core.decision(state)
    if now is None:
        return {}
    asked = {seat: repr((now.step.question(state, seat), shape)) for seat, shape in now.asks.items()}
    asked |= dict.fromkeys(now.done, "answered")
    return {seat: (core.ticket(state, seat), question) for seat, question in asked.items()}


def waits_for(state: Any) -> tuple[Seat, ...]:
    """Return the awaited seats, which are public."""
    now = core.decision(state)
    return tuple(now.asks) if now else ()


@every_table_and_lantern
@pytest.mark.parametrize("number", many(4))
def test_a_ticket_belongs_to_one_question_for_ever(game: AnyGame, seats: int, number: int) -> None:
    """A seat's ticket always stands for the same question, with any order of answers and revisions."""
    seen: dict[tuple[Seat, int], object] = {}
    last: dict[Seat, int] = {}
    for position in walk(game, deal(game, seats, number)):
        for seat, (ticket, question) in questions(position.state).items():
            assert seen.setdefault((seat, ticket), question) == question
            assert ticket >= last.get(seat, 0)
            last[seat] = ticket


@every_table_and_lantern
@pytest.mark.parametrize("number", many(2))
def test_a_move_gives_its_seat_a_new_ticket(game: AnyGame, seats: int, number: int) -> None:
    """After an answer or revision its seat has a new ticket."""
    for position in walk(game, deal(game, seats, number)):
        if position.seat is not None and position.seat in questions(position.state):
            before = core.ticket(position.before, position.seat)
            assert core.ticket(position.state, position.seat) > before


@pytest.mark.slow
@every_table_and_lantern
@pytest.mark.parametrize("number", many(2))
def test_a_position_reopened_asks_the_same_under_new_tickets(game: AnyGame, seats: int, number: int) -> None:
    """After a step back all earlier tickets are invalid, and nothing else changes."""
    dealt = deal(game, seats, number)
    for position in walk(game, dealt):
        state = position.state
        again = core.reopen(state, state.number + 7)
        assert {seat: asked for seat, (_, asked) in questions(again).items()} == {
            seat: asked for seat, (_, asked) in questions(state).items()
        }
        assert all(ticket == state.number + 7 for ticket, _ in questions(again).values())
        again.number, again.asked, again.opened = state.number, state.asked, state.opened
        assert again == state


@pytest.mark.slow
@every_table_and_lantern
@pytest.mark.parametrize("number", many(2))
def test_every_question_can_be_worked_out(game: AnyGame, seats: int, number: int) -> None:
    """Every question has texts, labels, reasons for blocked choices, and views for all seats."""
    for position in glimpses(game, deal(game, seats, number)):
        state = position.state
        now = core.decision(state)
        for seat, shape in now.asks.items() if now else ():
            assert now.step.question(state, seat).id
            assert now.step.explanation(state, seat).id
            assert all(now.step.label(state, choice).id for choice in offered(shape) if not isinstance(choice, Some))
            assert all(why_barred(state, seat, choice).say.id for choice in now.step.unavailable(state, seat))
        assert all(game.view(state, reader) for reader in watchers(game, state))


def refused(state: Any, seat: Seat, choice: Choice) -> core.Say | None:
    """Return why a seat cannot make a choice, None if it can."""
    try:
        core.check(state, seat, choice)
    except core.Refusal as refusal:
        return refusal.say
    return None


@pytest.mark.slow
@every_table_and_lantern
@pytest.mark.parametrize("number", many(2))
def test_any_move_of_any_seat_has_an_answer(game: AnyGame, seats: int, number: int) -> None:
    """Any choice of the game by any seat is legal or refused in words, at any question."""
    positions = glimpses(game, deal(game, seats, number))
    said = list(dict.fromkeys(position.choice for position in positions if position.choice is not None))
    dice = Dice(f"said {game.id} {number}")
    for position in positions:
        state = position.state
        for choice in [dice.pick(said) for _ in range(6)]:
            for seat in map(Seat, range(seats)):
                said_no = refused(state, seat, choice)
                assert said_no is None or said_no.id


@pytest.mark.slow
@every_table_and_lantern
@pytest.mark.parametrize("number", many(14))
def test_an_absent_player_always_has_an_answer(game: AnyGame, seats: int, number: int) -> None:
    """The default answer is legal and complete at every stage, replacing half-made answers."""
    for position in walk(game, deal(game, seats, number)):
        state = position.state
        now = core.decision(state)
        for seat in now.asks if now else ():
            after = by_default(state, seat)
            assert seat not in after.answers or seat in core.decision(after).done
            first, *others = core.default_answer(state, seat)
            assert isinstance(first, Revise) == (seat in state.answers)
            assert not any(isinstance(choice, Revise) for choice in others)


@pytest.mark.slow
@every_table_and_lantern
@pytest.mark.parametrize("number", many(2))
def test_a_game_with_one_person_left_comes_to_its_end(game: AnyGame, seats: int, number: int) -> None:
    """A game with one active seat and default answers of others ends with a score."""
    state, dice = game.begin(deal(game, seats, number)), Dice(f"left {number}")
    for _ in range(5_000):
        now = core.decision(state)
        if now is None:
            break
        seat = next(iter(now.asks))
        state = by_default(state, seat) if seat else core.apply(state, seat, core.at_random(state, seat, dice))
    assert core.decision(state) is None
    assert game.outcome(state)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(2))
def test_what_stays_unknown_needs_no_mark(game: AnyGame, seats: int, number: int) -> None:
    """A move that leaves the counter of learning unchanged looks the same to each reader in every world they think
    possible. Taking back relies on it."""
    for place, position in enumerate(walk(game, deal(game, seats, number))):
        before, after, seat, choice = position.before, position.state, position.seat, position.choice
        if seat is None or choice is None or isinstance(choice, Revise) or before.learnt != after.learnt:
            continue
        if seat in after.answers:  # incomplete or sealed: hidden from others
            other = core.apply(before, seat, core.at_random(before, seat, Dice(f"other {number} {place}")))
            if seat in other.answers and waits_for(other) == waits_for(after):
                for reader in watchers(game, after):
                    assert reader == seat or game.view(other, reader) == game.view(after, reader)
            continue
        for reader in watchers(game, after):
            world = game.imagine(before, reader, Dice(f"world {number} {place}"))
            seen = game.view(after, reader)
            looks = (game.view(core.apply(world, seat, way), reader) for way in ways_to(world, seat, choice))
            assert seen in looks, f"{reader} learns from {choice}\n{game.position(before)}"


def ways_to(world: Any, seat: Seat, choice: Choice) -> list[Choice]:
    """Return the choice if an imagined world offers it, otherwise all others: a hidden discard may be any card."""
    if core.why_not(world, seat, choice) is None:
        return [choice]
    now = core.decision(world)
    shape = now.asks.get(seat) if now else None
    if isinstance(shape, OneOf):
        return list(shape.choices[:50])
    return [core.at_random(world, seat, Dice(f"way {number}")) for number in range(10)] if shape else []
