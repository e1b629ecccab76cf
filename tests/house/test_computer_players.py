"""Computer players of every game: legal, bounded, independent of hidden information, with a correct engine."""

from collections import Counter
from dataclasses import replace
from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest

from games import core
from games.core import EASY, MASTER, NORMAL, STRONG, Dice, Search, Seat, advance, apply, clone, decision, say
from games.core.levels import EARLIER_NAMES
from games.registry import GAMES
from tests.house.play import AMOUNT, AnyGame, deal, every_game, every_table, many, walk
from tests.house.utterances import speakers
from tests.lantern import GAME as LANTERN

FEW = 24
"""Simulations per decision in tests: enough for every round of halving."""
ASKED = max(1, round(3 / AMOUNT))
"""Every player of a test decides at one decision out of this many."""
RANKED = max(2, round(20 * AMOUNT))
"""Number of decisions of a game, at least, whose plans are compared."""
FORESEEN = 8
"""Number of those per game that are made by slow players."""


def quick(strategy: Any) -> Any:
    """Return a computer player that thinks briefly."""
    return replace(strategy, simulations=min(FEW, strategy.simulations)) if isinstance(strategy, Search) else strategy


@every_game
def test_levels_are_offered_from_the_weakest(game: AnyGame) -> None:
    """Levels are ordered by strength in every game, with searching ones last."""
    assert list(game.strategies) == [EASY, NORMAL, STRONG, MASTER]


@every_game
def test_tables_of_earlier_versions_keep_their_player(game: AnyGame) -> None:
    """Removed levels still work: "thumb" is the rule of thumb, and unknown ones play at random."""
    for earlier, level in EARLIER_NAMES.items():
        assert core.strategy_of(game.strategies, earlier) == game.strategies[level]
    assert core.strategy_of(game.strategies, "random") is core.at_random
    assert core.strategy_of(game.strategies, "no such player") is core.at_random


@pytest.mark.slow
@every_table
def test_full_games_are_played_legally(game: AnyGame, seats: int) -> None:
    """Levels play each other to the end from imagined states, with offered choices only.

    The searching level answers the first question for all asked seats.
    """
    players = [game.strategies[level] for level in (EASY, NORMAL)]
    state, dice = game.begin(deal(game, seats, 1)), Dice("full game")
    for seat in decision(state).asks:
        core.check(state, seat, quick(game.strategies[STRONG])(game.imagine(state, seat, dice), seat, dice))
    for number in range(5000):
        now = decision(state)
        if now is None:
            break
        seat = next(iter(now.asks))
        choice = players[(seat + number // 50) % len(players)](game.imagine(state, seat, dice), seat, dice)
        state = apply(state, seat, choice)
    assert decision(state) is None


@pytest.mark.slow
@every_game
def test_all_levels_play_a_game_with_ten_milliseconds(game: AnyGame) -> None:
    """All levels play whole games with offered choices, searching at one decision in eight."""
    seats = game.seats[0]
    state, dice = game.begin(deal(game, seats, 5)), Dice("ten milliseconds")
    for number in range(5000):
        now = decision(state)
        if now is None:
            break
        seat = next(iter(now.asks))
        imagined = game.imagine(state, seat, dice)
        if number % 8 == 0:
            choice = thinking(game.strategies[STRONG], 0.01)(imagined, seat, dice)
        else:
            choice = game.strategies[(EASY, NORMAL)[number % 2]](imagined, seat, dice)
        state = apply(state, seat, choice)
    assert decision(state) is None


def thinking(strategy: Any, seconds: float) -> Any:
    """Return the computer player with this processor time per decision."""
    assert isinstance(strategy, Search)
    start = process_time()
    return lambda state, seat, dice: strategy(state, seat, dice, lambda: (process_time() - start) / seconds)


@pytest.mark.slow
@every_table
def test_the_search_compares_few_plans_and_stays_within_its_budget(game: AnyGame, seats: int) -> None:
    """Estimated chances are between 0 and 1, the best plan is legal, and a single choice needs no search."""
    strong, thought = quick(game.strategies[STRONG]), 0
    for number, position in enumerate(walk(game, deal(game, seats, 2))):
        now = decision(position.state)
        if now is None or number % 40 not in (0, 3):
            continue
        for seat in now.asks:
            found = strong.ranking(position.state, seat, Dice(f"{number}"))
            assert 1 <= len(found) <= core.search.CANDIDATES
            assert all(-1 <= one.chance <= 1 for one in found)
            assert sum(one.simulations for one in found) <= FEW + len(found) * 5
            assert len(found) > 1 or not found[0].simulations
            core.check(position.state, seat, found[0].plan[0])
            thought += 1
        if thought >= RANKED:
            return


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(3))
def test_what_a_seat_cannot_know_changes_nothing(game: AnyGame, seats: int, number: int) -> None:
    """Worlds that look the same to the seat lead to the same choice with the same dice."""
    states = [position.state for position in walk(game, deal(game, seats, number))][::ASKED]
    asked = [(state, seat) for state in states if (now := decision(state)) for seat in now.asks]
    players = dict.fromkeys(map(quick, game.strategies.values()))  # "strong" and "master" may be alike
    for place, (state, seat) in enumerate(asked):
        worlds = [state, game.imagine(state, seat, Dice(f"world {place}"))]
        for player in players:
            if isinstance(player, Search) and place % max(FORESEEN, len(asked) // FORESEEN):
                continue
            choices = {player(world, seat, Dice(f"choice {place}")) for world in worlds}
            assert len(choices) == 1, f"{player} for seat {seat}:\n{game.position(state)}\n{choices}"


@pytest.mark.slow
@every_table
def test_advice_says_why_in_both_languages_and_from_ones_own_view(game: AnyGame, seats: int) -> None:
    """The two best choices are legal, have texts, and depend on the seat's knowledge only."""
    quickly = replace(game, strategies={level: quick(strategy) for level, strategy in game.strategies.items()})
    said = 0
    for place, position in enumerate(walk(game, deal(game, seats, 3))):
        now = decision(position.state)
        if now is None or place % 12:
            continue
        seat = next(iter(now.asks))
        worlds = [game.imagine(position.state, seat, Dice(f"world {n}")) for n in range(2)]
        first, second = (quickly.advise(world, seat, Dice("advice")) for world in worlds)
        assert first == second
        assert 1 <= len(first) <= 2
        assert len({advice.reasons for advice in first}) == len(first) or not first[0].reasons
        for advice in first:
            core.check(position.state, seat, advice.choice)
            for sentence in advice.reasons:
                assert all(speak(sentence) for speak in speakers(game, seats))
                said += 1
        if said > 6 or place > 100:
            break
    assert said


EXPLAINED = {
    "dungeon_lords": {"LockOrders", "SelectOrders", "Hiring", "Mining"},
    "maphr": {"Market", "TradeTurn", "ContractOffer", "Impediments", "Caravan", "ChooseActions"},
}
"""Questions for which every hint has a reason."""


@pytest.mark.slow
@pytest.mark.parametrize("name", EXPLAINED)
def test_a_hint_on_a_weighty_question_has_a_reason(name: str) -> None:
    """Whatever a game’s adviser would do in these questions, the first hint says why."""
    game = replace(GAMES[name], strategies={level: quick(one) for level, one in GAMES[name].strategies.items()})
    asked, silent = Counter[str](), list[str]()
    for number in range(3):
        for position in walk(game, deal(game, 3, number)):
            now = decision(position.state)
            kind = type(now.step).__name__ if now is not None else ""
            if now is None or kind not in EXPLAINED[name] or asked[kind] >= 6:
                continue
            asked[kind] += 1
            advice = game.advise(position.state, next(iter(now.asks)), Dice(f"advice {number}"))
            silent += (
                [f"{kind}: {advice[0].choice}"] if advice and advice[0].reasons == (say("core-advice-best"),) else []
            )
    assert silent == []
    assert {*asked} == EXPLAINED[name]


@pytest.mark.parametrize(("chance", "told"), [(0.57, "core-advice-close"), (0.3, "core-advice-behind")])
def test_a_hint_without_a_reason_of_its_game_says_how_it_did(
    chance: float, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one did best; the second nearly as well as the first, or not."""
    state = GAMES["poursuite"].begin(core.Deal(2, "advice"))
    now = decision(state)
    assert now is not None
    (seat, shape), *_ = now.asks.items()
    assert isinstance(shape, core.OneOf)
    ranked = [SimpleNamespace(plan=(one,), chance=of) for one, of in zip(shape.choices, (0.6, chance), strict=False)]
    silent = SimpleNamespace(reasons=lambda *_: (), usual=lambda *_: ())
    search = SimpleNamespace(ranking=lambda *_: ranked, adviser=silent)
    monkeypatch.setattr(core.Game, "search", property(lambda _: search))
    game = GAMES["poursuite"]
    assert [one.reasons for one in game.advise(state, seat, Dice("hint"))] == [(say("core-advice-best"),), (say(told),)]


def test_hints_begin_with_different_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of plans that begin alike only the best is a hint: a reader sees, and can follow, no more than its beginning."""
    state = GAMES["poursuite"].begin(core.Deal(2, "advice"))
    now = decision(state)
    assert now is not None
    (seat, shape), *_ = now.asks.items()
    assert isinstance(shape, core.OneOf)
    one, other = shape.choices[:2]
    plans = (((one, other), 0.6), ((one,), 0.5), ((other,), 0.4), ((one, one), 0.3))
    ranked = [SimpleNamespace(plan=plan, chance=chance) for plan, chance in plans]
    silent = SimpleNamespace(reasons=lambda *_: (), usual=lambda *_: ())
    search = SimpleNamespace(ranking=lambda *_: ranked, adviser=silent)
    monkeypatch.setattr(core.Game, "search", property(lambda _: search))
    hints = GAMES["poursuite"].advise(state, seat, Dice("hint"))
    assert [(hint.choice, hint.chance) for hint in hints] == [(one, 0.6), (other, 0.4)]


def test_a_game_without_an_adviser_gives_no_advice() -> None:
    state = LANTERN.begin(core.Deal(3, "advice"))
    now = decision(state)
    assert now is not None
    assert LANTERN.advise(state, next(iter(now.asks)), Dice("advice")) == ()


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(4))
def test_playing_ahead_in_place_is_playing(game: AnyGame, seats: int, number: int) -> None:
    """`advance` and `apply` give the same positions, apart from numbers and events."""
    state: Any = game.begin(deal(game, seats, number))
    ahead, dice = clone(state), Dice(f"side by side {number}")
    ahead.is_silent = True
    while now := decision(state):
        seat = dice.pick(sorted(now.asks))
        choice = core.at_random(state, seat, dice)
        state = apply(state, seat, choice)
        advance(ahead, seat, choice)
        assert _plain(ahead) == _plain(state)
        mine, theirs = decision(ahead), decision(state)
        assert mine == theirs or (mine and theirs and (mine.step, dict(mine.asks)) == (theirs.step, dict(theirs.asks)))
    assert decision(ahead) is None


def _plain(state: Any) -> Any:
    """Return a state without what simulations omit."""
    return replace(clone(state), told=[], number=0, asked={}, opened={})


def test_an_answer_can_be_taken_back_in_place() -> None:
    """Revising an answer works in place as at a table."""
    state = LANTERN.begin(core.Deal(3, "revise"))
    dice = Dice("revise")
    while now := decision(state):
        if isinstance(now.step, core.AskAll):
            break
        seat = Seat(next(iter(now.asks)))
        state = apply(state, seat, core.at_random(state, seat, dice))
    assert now is not None
    seat = Seat(next(iter(now.asks)))
    ahead = clone(state)
    advance(ahead, seat, core.at_random(state, seat, dice))
    assert seat in ahead.answers
    advance(ahead, seat, core.Revise())
    assert _plain(ahead) == _plain(state)


def test_dice_for_thinking_are_fair_enough() -> None:
    """Fast dice are about fair, and similar seeds give different sequences."""
    throws = [core.QuickDice(seed).below(6) for seed in range(6000)]
    assert all(880 < throws.count(face) < 1120 for face in range(6))
    dice = core.QuickDice(1)
    row = [dice.below(6) for _ in range(6000)]
    assert all(880 < row.count(face) < 1120 for face in range(6))
    assert sorted(core.QuickDice(2).sample(range(10), 10)) == list(range(10))


def test_every_game_has_computer_players() -> None:
    assert all(game.strategies for game in GAMES.values())
