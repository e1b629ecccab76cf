"""What holds at every decision of whole games, played by the rule of thumb, which gets further than random moves."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games import core
from games.core import AskAll, Choice, Deal, Dice, Say, Seat
from games.winter import GAME
from games.winter.advice import ADVICE
from games.winter.cards import EDITIONS
from games.winter.notation import position as written
from games.winter.notation import read_position
from games.winter.rules.dwarfs import banned
from games.winter.rules.moves import actions, legal, offers
from games.winter.state import State
from tests.house.play import Position, by_default, many, some_of
from tests.house.test_secrets import check_ears, own_question, public_questions, seen
from tests.house.test_words import check_spoken
from tests.house.utterances import asked, board, hand, speakers, told

BOOK = EDITIONS[EDITIONS.current]
MODES = ({}, {"legendary": "on"}, {"nightmare": "on", "bloodthirst": "on"}, {"legendary": "on", "nightmare": "on"})
DEALS = [Deal(seats, f"play {seats} {n}", MODES[(seats + n) % 4]) for seats in (1, 2, 3, 4) for n in many(4)]
every_deal = pytest.mark.parametrize(
    "dealt",
    [
        pytest.param(dealt, id=f"{dealt.seats}-{'+'.join(dealt.options)}", marks=pytest.mark.xdist_group(dealt.seed))
        for dealt in DEALS
    ],
)
"""Parametrises a test by deal; the tests of one deal run on one worker, which plays its game once."""


def play(dealt: Deal) -> Iterator[Position]:
    """Play a game by the rule of thumb, with an occasional random choice, so that every kind of card is played."""
    state, dice = GAME.begin(dealt), Dice(f"thumbs {dealt.seed}")
    yield Position(state)
    while now := core.decision(state):
        seat = next(iter(now.asks))
        wild = dice.below(8) == 0
        choice: Choice = core.at_random(state, seat, dice) if wild else ADVICE.choose(state, seat, dice)
        after = core.apply(state, seat, choice)
        yield Position(after, state, seat, choice)
        state = after


@cache
def game(dealt_at: int) -> tuple[Position, ...]:
    """Return the positions of one game."""
    return tuple(play(DEALS[dealt_at]))


def positions(dealt: Deal) -> tuple[Position, ...]:
    """Return the positions of a game; each is played once for all tests."""
    return game(DEALS.index(dealt))


@pytest.mark.slow
@every_deal
def test_cards_and_dwarfs_are_neither_made_nor_lost(dealt: Deal) -> None:
    """Every monster, disaster and hero is in exactly one place; every player has seven dwarfs; tracks stay in range."""
    for position in positions(dealt):
        t: State = position.state
        is_legendary = t.options["legendary"] == "on"
        monsters = [*t.monster_deck, *t.monsters, *(card for p in t.players for card in p.monsters)]
        assert sorted(monsters) == sorted(BOOK.all_monsters if is_legendary else BOOK.monsters)
        disasters = [*t.disaster_deck, *t.disasters, *(card for p in t.players for card in p.disasters)]
        assert sorted(disasters) == sorted(BOOK.all_disasters if is_legendary else BOOK.disasters)
        heroes = [*t.hero_deck, *filter(None, t.market)]
        heroes += [card for p in t.players for card in p.cards if card in BOOK.heroes]
        assert sorted(heroes) == sorted(BOOK.heroes)
        for player in t.players:
            assert player.home + len(player.out) + len(player.legends) == BOOK.limits.dwarfs
            assert set(player.hand) | set(player.played) <= set(player.cards)
            assert not set(player.hand) & set(player.played)
            assert all(0 <= held <= BOOK.limits.resource_max for held in player.stock.values())
            assert 0 <= player.actions <= BOOK.limits.action_start
            assert BOOK.limits.hand_min <= player.hand_size <= BOOK.limits.hand_start


@pytest.mark.slow
@every_deal
def test_a_position_is_written_and_read(dealt: Deal) -> None:
    """A position that is written as text and read again asks the same question and continues the same way."""
    for position in positions(dealt)[::4]:
        if position.state.answers:
            continue
        again = read_position(written(position.state))
        assert written(again) == written(position.state)
        assert again.players == position.state.players
        assert again.agenda == position.state.agenda
        now, then = core.decision(position.state), core.decision(again)
        assert (now and now.asks) == (then and then.asks)


@pytest.mark.slow
@every_deal
def test_nothing_hidden_shows(dealt: Deal) -> None:
    """Dealing hidden hands and decks again changes nothing that a watcher sees, reads or is asked."""
    for place, position in enumerate(some_of(positions(dealt), dealt.seed)):
        for seat in (None, *map(Seat, range(dealt.seats))):
            imagined = GAME.imagine(position.state, seat, Dice(f"leak {place} {seat}"))
            assert seen(GAME, imagined, seat) == seen(GAME, position.state, seat), GAME.position(position.state)
            if position.before is not None and place % 3 == 0:
                check_ears(GAME, position, seat, Dice(f"ears {place} {seat}"))


@pytest.mark.slow
@every_deal
def test_while_nothing_is_learnt_every_world_looks_the_same(dealt: Deal) -> None:
    """After a move that reveals nothing, every reader's view is the same in all imagined worlds."""
    for place, position in enumerate(some_of(positions(dealt), dealt.seed)):
        if position.before is None or position.state.learnt != position.before.learnt:
            continue
        assert position.seat is not None
        assert position.choice is not None
        for seat in (None, *map(Seat, range(dealt.seats))):
            imagined = GAME.imagine(position.before, seat, Dice(f"worlds {place} {seat}"))
            try:
                after = core.apply(imagined, position.seat, position.choice)
            except core.Refusal:
                continue
            assert seen(GAME, after, seat) == seen(GAME, position.state, seat), GAME.position(position.before)


@pytest.mark.slow
@every_deal
def test_everything_said_has_its_words(dealt: Deal) -> None:
    """Everything said in a game has words in both languages, and labels fit on buttons."""
    heard: set[Say] = set()
    english, french = speakers(GAME, dealt.seats)
    for place, position in enumerate(positions(dealt)):
        sentences = {*told(position.state), *asked(position.state, english)}
        if place % 5 == 0:
            sentences.update(board(GAME, position.state))
            sentences.update(line for seat in range(dealt.seats) for line in hand(GAME, position.state, Seat(seat)))
        for sentence in sentences - heard:
            for speak in (english, french):
                check_spoken(speak(sentence), sentence)
        heard |= sentences


@pytest.mark.slow
@every_deal
def test_what_an_absent_player_does_is_legal(dealt: Deal) -> None:
    """Every question has a default, and it is one of the choices offered (5.1)."""
    for position in positions(dealt):
        now = core.decision(position.state)
        for seat in now.asks if now else ():
            assert by_default(position.state, seat).number > position.state.number


@pytest.mark.slow
@every_deal
def test_greyed_choices_are_refused(dealt: Deal) -> None:
    """A choice shown as unavailable is never offered, and its refusal names a rule."""
    for position in positions(dealt):
        now = core.decision(position.state)
        for seat in now.asks if now else ():
            for choice in now.step.unavailable(position.state, seat) if now else ():
                refused = core.why_not(position.state, seat, choice)
                assert refused is not None, choice
                assert refused.rule, refused.say


@pytest.mark.slow
@every_deal
def test_the_quick_offers_of_a_turn_are_those_without_a_fault(dealt: Deal) -> None:
    """A turn offers every action that the rules allow, in the same order (5.4)."""
    for position in positions(dealt):
        for seat in map(Seat, range(dealt.seats)):
            assert offers(position.state, seat) == legal(actions(position.state, seat))


@pytest.mark.slow
def test_chance_alone_ends_every_game() -> None:
    """Random games end, with a reason for a defeat or for a solo result."""
    for number in many(200):
        state, dice = GAME.begin(Deal(1 + number % 4, f"chance {number}", MODES[number % 3])), Dice(f"c{number}")
        while now := core.decision(state):
            seat = dice.pick(sorted(now.asks))
            state = core.apply(state, seat, core.at_random(state, seat, dice))
        result: Any = GAME.outcome(state)
        assert result.ending is core.Ending.LOST or len(result.scores) == state.seats
        assert result.reasons or state.seats > 1


def test_sealed_hands_stay_sealed() -> None:
    """While others still choose, a player's chosen hand is not shown, only that it is ready (E16)."""
    state = read_position(
        "table: 2 seats, first A, week 2\nplan: choose-hands; turn A; start-turn B; resolution\n"
        "A bought: cook\nB bought: mason_a"
    )
    state = core.start(state)
    assert isinstance(core.decision(state).step, AskAll)  # type: ignore[union-attr]  # a decision is open
    before = GAME.view(state, None)
    after = by_default(state, Seat(0))
    assert after.told == []
    assert GAME.view(after, None).players == before.players
    assert GAME.view(after, Seat(1)).hand == ()
    assert public_questions(after)
    assert own_question(after, Seat(1))
    again = core.apply(after, Seat(0), core.Revise())
    assert again.answers == {}


@pytest.mark.slow
@every_deal
def test_news_of_silenced_instruments_agree_with_the_state(dealt: Deal) -> None:
    """Whatever moves or beats a Banshee, players are told which instruments it silences and which it no longer does."""
    silenced = set[object]()
    for position in positions(dealt):
        t: State = position.state
        for said in (event.say for event in t.told):
            if said.id == "winter-log-silences":
                silenced.add(said.values["instrument"])
            elif said.id == "winter-log-sounds-again":
                silenced.discard(said.values["instrument"])
        now = core.decision(t)
        if now is None or now.step.phase != "invasion":  # an attack tells it once its monster has arrived
            assert silenced == set(banned(t))
