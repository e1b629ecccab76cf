"""Whole games give the same results in the game and in a referee written from the rules alone."""

import random
from itertools import product

import pytest

from games import core
from games.core import Choice, Deal, Seat, TooLate
from games.tunhell import GAME
from games.tunhell.choices import TEAM, Discard, Door, Draw, Heart, Pass, Pay, Play, Recruit
from tests.house.play import many
from tests.tunhell.beside import Match
from tests.tunhell.referee_cards import BEER, BONUSES, DWARFS, ORDER, RING
from tests.tunhell.referee_world import Move

TABLES = list(product(GAME.seats, ("full", "initiation"), ("normal", "short", "shorter", "shortest")))
TRIES, LOOKS = 4, 0.1


def tried(match: Match, chance: random.Random) -> Choice:
    """Return a random choice, possibly illegal."""
    assert match.now
    pick, world = chance.choice, match.world
    held = [*world.hands[match.now.seat], pick(ORDER)]
    card = pick([*held, "gnome"]) if chance.random() < 0.3 else pick(held)
    mine = pick([0, 1, 2, 3, 1, 2, 3, 4])
    some = [each for each in held if each in BONUSES] or [BEER]
    bonuses = tuple(chance.choices([*some, *some, RING, *BONUSES, "digger_3_0"], k=pick([0, 0, 1, 2, 3])))
    guards = [each for side in world.mines.values() for cards in side.guards.values() for each in cards]
    if world.dig:
        guards += 5 * world.mines[world.dig.mine].guards[match.now.seat]
    paid = tuple(chance.choices([TEAM, TEAM, *guards, pick([*DWARFS, "gnome"])], k=pick([0, 1, 1, 2, 2, 3, 4])))
    turn = [
        Recruit(pick(range(7)), mine, bonuses),
        Play(card, mine, bonuses),
        Play(card, mine),
        Recruit(pick(range(1, 6))),
    ]
    last = [Pay(paid), Pay(paid), Heart(card), Door(mine)]
    usual = [*turn, *turn] if match.now.kind == "turn" else [*last, *last]
    return pick([*usual, *turn, *last, Draw(), Pass(), Discard(card)])


class Player:
    """Makes legal moves, with preferences that differ between games."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.digs, self.guards = chance.choice((0.0, 0.4, 0.8)), chance.choice((0.0, 0.4))
        self.hoards = chance.choice((0.0, 0.6))

    def chosen(self, match: Match) -> Move:
        assert match.now
        moves, chance = sorted(match.now.moves, key=str), self.chance
        if match.now.kind != "turn":
            return chance.choice(moves)
        kinds: dict[str, list[Move]] = {}
        for move in moves:
            kinds.setdefault(self.kind(match, move), []).append(move)
        for kind, often in (("hoard", self.hoards), ("digger", self.digs), ("warrior", self.guards)):
            if kind in kinds and chance.random() < often:
                return chance.choice(kinds[kind])
        return chance.choice(kinds[chance.choice(sorted(kinds))])

    def kind(self, match: Match, move: Move) -> str:
        if move[0] == "discard" or (move[0] == "recruit" and not move[2]):
            return "hoard"
        card = match.world.row[int(str(move[1])) - 1] if move[0] == "recruit" else str(move[1])
        assert card
        return DWARFS[card].kind


def play(deal: Deal, chance: random.Random, *, endowed: bool) -> Match:
    """Play one random game to its end."""
    match, player = Match(deal, chance if endowed else None), Player(chance)
    while match.compare():
        match.compare_default()
        for _ in range(TRIES):
            match.compare_refusal(tried(match, chance))
        if chance.random() < LOOKS:
            match.compare_view(chance.choice([None, *range(match.t.seats)]))
        match.play(player.chosen(match))
    match.compare_end()
    for choice in (Pass(), Recruit(1), Pay((TEAM,))):
        with pytest.raises(TooLate):
            core.check(match.t, Seat(0), choice)
    return match


def played(seats: int, mode: str, length: str, number: int) -> Match:
    """Return a game determined by its number; half of the games start with finds in hand."""
    chance = random.Random(f"{seats} {mode} {length} {number}")
    first = chance.choice((None, Seat(chance.randrange(seats))))
    options = {"mode": mode, "length": length, "loot": chance.choice(("open", "hidden"))}
    return play(Deal(seats, f"referee {number}", options, first), chance, endowed=chance.random() < 0.5)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode", "length"), TABLES)
def test_game_and_referee_agree(seats: int, mode: str, length: str) -> None:
    """Asked seats, legal moves, refusals, facts and scores are equal."""
    for number in many(4):
        played(seats, mode, length, number)
