"""Plays the game and the referee side by side: choices are translated, and every decision is compared."""

import random
from collections import Counter, deque
from typing import Any

import pytest

from games import core
from games.core import Choice, Deal, NotYours, Seat
from games.tunhell import GAME
from games.tunhell import choices as c
from games.tunhell.state import State
from tests.beside import moves_of_both
from tests.recorded import Outcome, recorded
from tests.tunhell.referee import Decision, Referee
from tests.tunhell.referee_cards import COUNTS, ENDS, EXTRA, FINDS, HAND_START, MINES, PLAIN, PLUS, SLOTS
from tests.tunhell.referee_refusals import defaults, refusal
from tests.tunhell.referee_world import Mine, Move, World, blockers, score

VALUES = {c.Recruit: "recruit", c.Play: "play", c.Discard: "discard", c.Heart: "heart", c.Door: "door"}


def translate(choice: Choice) -> Move:
    """Translate a choice of the game to the referee's move."""
    match choice:
        case c.Recruit(slot, mine, bonuses):
            return ("recruit", slot, mine, bonuses)
        case c.Play(card, mine, bonuses):
            return ("play", card, mine, bonuses)
        case c.Pay(units):
            return ("pay", *units)
        case c.Draw():
            return ("draw",)
        case c.Pass():
            return ("pass",)
        case c.Discard(thing) | c.Heart(thing):
            return (VALUES[type(choice)], thing)
        case c.Door(mine):
            return ("door", mine)
    raise AssertionError(f"the referee has no word for {choice}")


class Told:
    """Passes the game's dice to the referee, which must request the same results in the same order."""

    def __init__(self, outcomes: deque[Outcome]) -> None:
        self.outcomes = outcomes

    def next(self, expected: str, cards: list[str]) -> Any:
        assert self.outcomes, f"the referee wants to {expected} {cards}, the game did not"
        name, given, result = self.outcomes.popleft()
        assert name == expected, f"the referee wants to {expected} {cards}, the game did {name} {given}"
        assert sorted(given) == sorted(cards), f"{expected}: the referee {sorted(cards)}, the game {sorted(given)}"
        return result

    def shuffled(self, cards: list[str]) -> list[str]:
        return list(self.next("shuffle", cards)[::-1])  # the top card of the game's pile is last

    def drawn(self, cards: list[str]) -> str:
        return str(self.next("pick", cards))


def world_of(t: State) -> World:
    """Return the referee's table before the first turn."""
    seats = range(t.seats)
    return World(
        is_full=t.options["mode"] == "full",
        hands=[list(clan.hand) for clan in t.clans],
        loots=[[] for _ in seats],
        mines={n: Mine(mine.shaft[::-1], {seat: [] for seat in seats}) for n, mine in enumerate(t.mines, 1)},
        row=list(t.row),
        pile=t.pile[::-1],
    )


def check_setup(t: State) -> None:
    """Check sizes and contents of hands, row, pile, mines and box (4)."""
    is_full, extra = t.options["mode"] == "full", EXTRA[t.options["length"]]
    pile = ((60 - 9 if is_full else 60 - 11 - 7) - extra) // MINES
    shafts = [mine.shaft for mine in t.mines]
    assert [len(shaft) for shaft in shafts] == [pile + is_full] * MINES
    assert [len(clan.hand) for clan in t.clans] == [HAND_START] * t.seats
    assert len(t.row) == SLOTS
    dwarfs = [*t.pile, *t.row, *(card for clan in t.clans for card in clan.hand)]
    assert Counter(dwarfs) == Counter(COUNTS)
    mined = Counter([card for shaft in shafts for card in shaft] + t.box)
    if is_full:
        assert mined == Counter(PLAIN) + Counter(PLUS) + Counter(ENDS)
        assert all(shaft[0] in ENDS for shaft in shafts)
        assert sum(card in ENDS for shaft in shafts for card in shaft) == MINES
    else:
        assert mined - Counter(ENDS) == Counter(PLAIN) + Counter(PLUS)
        assert all(card in PLAIN for shaft in shafts for card in shaft)


def endow(t: State, chance: random.Random) -> None:
    """Put some finds into hands at the start, from the box or else from mines."""
    for mine in t.mines:
        for place, card in enumerate(mine.shaft):
            plain = [card for card in t.box if card in PLAIN]
            if card in FINDS and plain and chance.random() < 0.5:
                other = chance.choice(plain)
                t.box.remove(other)
                t.box.append(card)
                mine.shaft[place] = other
    for find in [card for card in t.box if card in FINDS]:
        clan = chance.choice(t.clans)
        if len(clan.hand) < 6:
            t.box.remove(find)
            clan.hand.append(find)


class Match:
    """A game played by both; `compared` counts decisions, `refused` the reasons on which both agree."""

    def __init__(self, deal: Deal, endowed: random.Random | None = None) -> None:
        self.outcomes: deque[Outcome] = deque()
        self.t = GAME.begin(deal)
        assert self.t.first in range(deal.seats) if deal.first is None else self.t.first == deal.first
        check_setup(self.t)
        if endowed:
            endow(self.t, endowed)
            self.t.memo = None
        self.referee = Referee(world_of(self.t), Told(self.outcomes))
        self.talk = self.referee.play(self.t.first)
        self.now: Decision | None = next(self.talk)
        self.scouted: Counter[tuple[int, int]] = Counter()
        self.compared, self.kinds, self.refused = 0, Counter[str](), Counter[str]()

    @property
    def world(self) -> World:
        return self.referee.world

    def compare(self) -> bool:
        """Compare asked seat, legal moves and facts; return False if both games are over."""
        moves = moves_of_both(self.t, self.now, (facts(self.t), told(self.world)), translate, self.outcomes)
        if moves is None or self.now is None:
            return False
        self.moves = moves
        self.compared += 1
        self.kinds[self.now.kind] += 1
        return True

    def play(self, move: Move) -> None:
        """Make the move in both; the cards that a scout sees are hidden from others."""
        assert self.now
        seat, kind = self.now.seat, self.now.kind
        before = {number: len(mine.pile) for number, mine in self.world.mines.items()}
        looked = self.looks(move)
        with recorded(self.outcomes):
            self.t = core.apply(self.t, Seat(seat), self.moves[move])
        try:
            self.now = self.talk.send(move)
        except StopIteration:
            self.now = None
        for other, number in self.scouted:
            gone = before[number] - len(self.world.mines[number].pile)
            self.scouted[other, number] = max(0, self.scouted[other, number] - gone)
        if kind == "turn" and looked:
            mine, count = looked
            self.scouted[seat, mine] = max(count, self.scouted[seat, mine])
            self.compare_view(seat, looked)

    def looks(self, move: Move) -> tuple[int, int] | None:
        """Return the mine and number of cards that a scout is about to see."""
        card = self.world.row[int(str(move[1])) - 1] if move[0] == "recruit" else move[1]
        if card not in ("scout_3", "scout_5") or move[0] == "discard" or not move[2]:
            return None
        mine = int(str(move[2]))
        return mine, min(int(str(card)[-1]), len(self.world.mines[mine].pile))

    def compare_view(self, seat: int | None, looked: tuple[int, int] | None = None) -> None:
        """Compare the cards that a reader knows, and who may dig where."""
        for mine in GAME.view(self.t, None if seat is None else Seat(seat)).mines:
            pile, count = self.world.mines[mine.number].pile, len(mine.scouted)
            assert mine.scouted == tuple(pile[:count])
            assert count <= (0 if seat is None else self.scouted[seat, mine.number])
            if looked and looked[0] == mine.number:
                assert count >= looked[1], f"{looked[1]} cards were seen, {count} are shown"
            assert mine.top == (pile[0] if self.world.mines[mine.number].is_known else None)
            seats = range(self.t.seats)
            free = [other for other in seats if pile and not blockers(self.world, other, mine.number)]
            assert list(mine.open_to) == free

    def compare_refusal(self, choice: Choice) -> None:
        """Assert that both refuse a choice for the same reason or both allow it, and that nobody else may make it."""
        assert self.now
        move = translate(choice)
        expected = refusal(self.world, self.now, move)
        refused = core.why_not(self.t, Seat(self.now.seat), choice)
        code = refused and refused.say.id.removeprefix("tunhell-no-").replace("-", "_").removesuffix("_team")
        where = f"{choice} at decision {self.compared}, {self.now.kind} of {self.now.seat}"
        assert (expected is None) == (move in self.now.moves), where
        assert (code is None) == (expected is None), f"{where}: referee {expected!r}, game {code!r}"
        assert not expected or code == expected, f"{where}: referee {expected!r}, game {code!r}"
        if refused and code == "dig_blocked":
            mine = refused.say.values["mine"]
            other = blockers(self.world, self.now.seat, int(str(mine)))[0]
            found = (refused.say.values["other_seat"], refused.say.values["theirs"])
            assert found == (other, self.world.strength(other, int(str(mine)))), where
        self.refused[str(code)] += 1
        with pytest.raises(NotYours):
            core.check(self.t, Seat((self.now.seat + 1) % self.t.seats), choice)

    def compare_default(self) -> None:
        """Compare the answer for an absent player (17)."""
        assert self.now
        (choice,) = core.default_answer(self.t, Seat(self.now.seat))
        assert translate(choice) in defaults(self.world, self.now), (choice, defaults(self.world, self.now))

    def compare_end(self) -> None:
        """Compare points by part, and winners (12, R3)."""
        found = GAME.outcome(self.t)
        parts = [score(self.world, seat) for seat in range(self.t.seats)]
        points = [sum(each.values()) for each in parts]
        assert [{**dict.fromkeys(parts[0], 0), **one.parts} for one in found.scores] == parts
        assert [one.total for one in found.scores] == points
        places = [[s for s, n in enumerate(points) if n == total] for total in sorted(set(points), reverse=True)]
        assert [sorted(place) for place in found.ranking] == places


def facts(t: State) -> dict[str, object]:
    """Return the facts of the game's position."""
    delve = t.delve
    return {
        "turn": t.turn,
        "hands": [sorted(clan.hand) for clan in t.clans],
        "loots": [sorted(clan.loot) for clan in t.clans],
        "piles": [mine.shaft[::-1] for mine in t.mines],
        "guards": [[sorted(side) for side in mine.guards] for mine in t.mines],
        "known": [mine.shown for mine in t.mines],
        "row": t.row,
        "pile": t.pile[::-1],
        "discards": (sorted(t.dwarf_discard), sorted(t.mine_discard)),
        "trophies": t.trophies,
        "door": ([number for number, mine in enumerate(t.mines, 1) if mine.door is not None], t.door),
        "dig": delve and (delve.mine, delve.left, sorted(delve.team)),
    }


def told(world: World) -> dict[str, object]:
    """Return the facts of the referee's position."""
    mines, dig = world.mines.values(), world.dig
    return {
        "turn": world.turn,
        "hands": [sorted(hand) for hand in world.hands],
        "loots": [sorted(loot) for loot in world.loots],
        "piles": [mine.pile for mine in mines],
        "guards": [[sorted(side) for side in mine.guards.values()] for mine in mines],
        "known": [mine.is_known for mine in mines],
        "row": world.row,
        "pile": world.pile,
        "discards": (sorted(world.dwarf_discard), sorted(world.mine_discard)),
        "trophies": world.trophies,
        "door": ([world.door] if world.door else [], world.door_owner),
        "dig": dig and (dig.mine, dig.left, sorted(dig.team)),
    }
