"""Random games and weeks, played by the game and by a referee written from the rules alone: they must agree."""

import random
from itertools import combinations

import pytest

from games import core
from games.core import Choice, Some
from games.winter import GAME
from games.winter.cards import EDITIONS
from games.winter.choices import (
    BASIC,
    Activate,
    Beat,
    Buy,
    Done,
    EndTurn,
    Gain,
    March,
    Move,
    Music,
    Overcome,
    Place,
    Play,
    Promote,
    Push,
    Recall,
    Recruit,
    Retreat,
    Shift,
)
from games.winter.rules.week import Resolution
from games.winter.scoring import outcome
from games.winter.state import LETTERS, State
from tests.house.play import many
from tests.winter.beside import Match, world_of
from tests.winter.dealt import OPTIONS, some_end, some_week, table
from tests.winter.referee_data import FOES, HEROES, INSTRUMENTS, LEGENDARY_DWARFS, NEXT_TO, RESOURCES
from tests.winter.referee_score import Verdict, verdict
from tests.winter.referee_world import DISTANCE
from tests.winter.referee_world import Move as Word
from tests.winter.shown import compare_view

ENDS, TRIES, LOOKS = 10, 2, 0.1
MODES = [frozenset(mode) for count in range(4) for mode in combinations(OPTIONS, count)]


def chosen(match: Match, seat: int, chance: random.Random) -> Word:
    """Return a random move: its kind is drawn first, so that rare kinds come up; fights are usually taken."""
    assert match.now is not None
    if match.now.kind == "hand":
        ((_, size, *cards),) = match.now.asks[seat]
        return ("hand", *chance.sample(cards, int(size)))
    moves = sorted(match.moves[seat], key=str)
    fights = [move for move in moves if move[0] in ("beat", "overcome")]
    if fights and chance.random() < 0.8:
        return chance.choice(fights)
    words = sorted({str(move[0]) for move in moves})
    going_on = [word for word in words if word not in ("end", "done", "stop")]
    word = chance.choice(going_on if going_on and chance.random() < 0.9 else words)
    return chance.choice([move for move in moves if move[0] == word])


def tried(match: Match, chance: random.Random) -> Choice:
    """Return a random choice that is often impossible, sometimes with an unknown area."""
    t, pick = match.t, chance.choice
    areas, dwarf = [*NEXT_TO, "moon"], pick([BASIC, BASIC, *LEGENDARY_DWARFS])
    start = pick([area for player in t.players for area in player.areas()] or ["castle"])
    near = pick([*NEXT_TO[start], *areas[:2]])
    beside, owner = pick([start, pick(areas)]), LETTERS[chance.randrange(t.seats)]
    monster, disaster = pick([*t.monsters, *FOES]), pick([*t.disasters, *FOES])
    hand = [card for player in t.players for card in player.hand]
    dwarfs = tuple(chance.choices([BASIC, dwarf], k=chance.randint(0, 3)))
    return pick([
        Activate(monster), March(pick(areas)), Push(monster), Retreat(dwarf), Place(pick(areas), dwarf),
        Place(beside, BASIC), Move(beside, near, dwarf), Move(start, near), Buy(chance.randint(1, 4)),
        Music(pick(INSTRUMENTS)), Beat(monster), Beat(monster, dwarfs), Overcome(disaster), Overcome(disaster, dwarfs),
        EndTurn(), Play(pick([*hand, *HEROES])), Play(pick([*hand, *HEROES])), Done(), Gain(pick(RESOURCES)),
        Shift(beside, owner, near, dwarf), Shift(start, owner, near), Recall(beside, dwarf),
        Recruit(chance.randint(1, 4)), Promote(pick(LEGENDARY_DWARFS)),
        Some(tuple(chance.choices(list(HEROES), k=chance.randint(4, 8)))),
    ])  # fmt: skip


def play(match: Match, chance: random.Random) -> int:
    """Play and compare to the end of the game; return how many decisions were compared."""
    while match.compare():
        assert match.now is not None
        seat = chance.choice(sorted(match.now.asks))
        match.compare_default(seat)
        if chance.random() < LOOKS:
            compare_view(match, chance.choice([None, *range(match.t.seats)]))
            if not match.t.answers:
                match.t = GAME.read_position(GAME.position(match.t))
                match.compare_question()
        for _ in range(TRIES):
            choice = tried(match, chance)
            match.compare_refusal(seat, choice)
            match.compare_others(choice)
        move = chosen(match, seat, chance)
        if match.now.kind == "hand" and len(match.now.asks) > 1 and chance.random() < 0.5:
            match.change_mind(seat, move)
            continue
        match.play(seat, move)
    assert match.verdict is not None
    compare_ends(match.t, match.verdict)
    return match.compared


def compare_ends(t: State, ours: Verdict) -> None:
    """Compare the defeat with its reasons, or the parts of the scores, ranking and titles (5.5, 8, 9.1)."""
    theirs = outcome(t)
    assert set(t.defeat) == ours.reasons
    assert (theirs.ending is core.Ending.LOST) == bool(ours.reasons)
    assert [score.total for score in theirs.scores] == ours.points
    for score, parts in zip(theirs.scores, ours.parts, strict=True):
        assert {name.replace("legends", "legendary"): n for name, n in score.parts.items()} == parts
    assert theirs.ranking == ours.ranking
    assert theirs.titles == ({0: ours.titles[0]} if ours.titles else {})
    said = [reason.values for reason in theirs.reasons if reason.id == "winter-reason-tie"]
    assert [tuple(values[name] for name in ("value", "n", "m")) for values in said] == [ours.decided] * bool(
        ours.decided
    )


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "+".join(sorted(mode)) or "plain")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_game_and_referee_agree(seats: int, mode: frozenset[str]) -> None:
    """Game and referee agree on who is asked, the legal answers, the position, and how the game ends."""
    for number in many(5):
        seed = f"{seats} {sorted(mode)} {number}"
        play(Match(table(seats, mode, seed), opening=True), random.Random(seed))
    for number in many(10):
        seed = f"week {seats} {sorted(mode)} {number}"
        play(Match(some_week(seats, mode, seed), opening=False), random.Random(seed))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "+".join(sorted(mode)) or "plain")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ends_are_counted_alike(seats: int, mode: frozenset[str]) -> None:
    """Game and referee agree on equal players, all tie-breaks, titles, and defeats for one or two reasons."""
    for number in range(ENDS):
        t = core.start(some_end(seats, mode, f"end {seats} {sorted(mode)} {number}"))
        compare_ends(t, verdict(world_of(t)))


def test_a_tie_break_does_not_name_those_an_earlier_one_has_beaten() -> None:
    """Of three equal players, one loses the tie-break of dwarfs at home; the next one compares the other two only."""
    t = table(3, frozenset(), "level")
    t.week, t.agenda = 7, [Resolution()]
    cards = [
        (("mason_a",), ("frost_giant_a",)),
        (("cook",), ("frost_giant_b",)),
        (("mason_b", "recruiter_a"), ("yeti_a",)),
    ]
    for player, (heroes, monsters), out in zip(t.players, cards, (2, 2, 4), strict=True):
        player.cards += heroes
        player.monsters = monsters
        player.home, player.out = 7 - out, ["castle"] * out
    t = core.start(t)
    assert verdict(world_of(t)).decided == ("hero_vp", 3, 2)
    compare_ends(t, verdict(world_of(t)))


def test_the_catalogue_has_the_figures_of_the_rules() -> None:
    """Every card has the figures of the rules (2.3, 3.1, 7, 9.4)."""
    catalogue = EDITIONS[EDITIONS.current]
    assert {*catalogue.all_monsters, *catalogue.all_disasters} == FOES.keys()
    for name, monster in catalogue.all_monsters.items():
        figures = (name, monster.kind, monster.arrival, monster.dwarfs, monster.cost, 0, monster.vp)
        assert figures == FOES[name]
    for name, row in catalogue.all_disasters.items():
        assert (name, "disaster", row.area, row.dwarfs, row.cost, row.gold, row.vp) == FOES[name]
    assert {name: (row.instrument, row.vp) for name, row in catalogue.all_heroes.items()} == {
        name: (hero.instrument, hero.vp) for name, hero in HEROES.items()
    }
    assert {area: set(near) for area, near in catalogue.adjacent.items()} == {a: set(n) for a, n in NEXT_TO.items()}
    assert {name: row.distance for name, row in catalogue.areas.items()} == DISTANCE
