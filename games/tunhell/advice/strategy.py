"""How Tunhell is played well: guard the mine you want, dig when it pays, and save strong cards for strong foes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path

from games import core
from games.core import (
    Adviser,
    Choice,
    Dice,
    Marked,
    OneOf,
    Outcome,
    Plan,
    Say,
    Seat,
    read_weights,
    shape_for,
    weighted,
)
from games.tunhell.choices import TEAM, Discard, Door, Heart, Pay, Play, Recruit
from games.tunhell.redeal import redeal
from games.tunhell.rows import Card
from games.tunhell.rules.table import team_figures
from games.tunhell.scoring import outcome, points
from games.tunhell.state import State, book

from .prospects import Outlook, Prospects, Team, Values, printed, unseen
from .reasons import reasons
from .standing import TRAITS, cards_left, open_mines, progress, strengths_at, traits


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of `weights.toml`, which explains them."""

    guard: float
    guards_enough: float
    access: float
    block: float
    warrior: float
    digger: float
    scout: float
    blaster: float
    bonus: float
    look: float
    near: float
    shut: float
    fades: float
    dirt: float
    rat: float
    ghost: float
    spite: float
    early: Mapping[str, float]
    late: Mapping[str, float]


class Advice(Adviser[State]):
    """Values points, posted warriors and cards in hand; a dig is worth its expected value."""

    horizon = 12
    depth = 6
    branches = 5
    incidental = frozenset({"tunhell-advice-only-digger"})
    faults = frozenset(f"tunhell-advice-{word}" for word in ("unarmed", "defeat", "heart", "throne", "ends-behind"))

    def __init__(self, weights: Weights) -> None:
        """Play by these weights."""
        self.weights = weights
        self._held: dict[str, dict[str, float]] = {}
        self._outlooks: dict[tuple[object, ...], Outlook] = {}

    def marks(self, t: State, seat: Seat) -> Sequence[Marked]:
        """Return every choice, with what it promises."""
        return self._marked(t, seat, is_hasty=False)

    def _marked(self, t: State, seat: Seat, *, is_hasty: bool) -> Sequence[Marked]:
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        thought = _Thought(self, t, seat, is_hasty=is_hasty)
        return [Marked(thought.mark(choice), (choice,)) for choice in shape.choices]

    def choose(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """Return the choice that promises most."""
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        return (
            shape.choices[0]
            if len(shape.choices) == 1
            else self.best(shape.choices, _Thought(self, t, seat).mark, dice)
        )

    def playout(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """Return the choice that promises most by the printed odds, which are worked out only once."""
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        return self.best(shape.choices, _Thought(self, t, seat, is_hasty=True).mark, dice)

    def candidates(self, t: State, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the plans with the best marks; equal dwarfs in two slots of the row are one plan."""
        return _distinct(t, self.marks(t, seat))[:most]

    def replies(self, t: State, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the plans with the best marks by the printed odds, which are worked out only once."""
        return _distinct(t, self._marked(t, seat, is_hasty=True))[:most]

    def position_values(self, t: State) -> Sequence[float]:
        """Return every seat's points and prospects."""
        return [self._worth(t, Seat(seat)) for seat in range(t.seats)]

    def _worth(self, t: State, seat: Seat) -> float:
        """Return a seat's worth: points, warriors posted, mines where it may dig, and the hand."""
        w, fade, held = self.weights, self.fade(t), self.held(t)
        found = float(sum(points(t, seat).values()))
        found += fade * sum([held[card] for card in t.clans[seat].hand])
        for number in open_mines(t):
            strengths, mine = strengths_at(t, number), t.mine(number)
            found += fade * self.standing(strengths, strengths[seat], seat, mine.door)
            if mine.seen[seat]:
                found += fade * w.look * mine.seen[seat] * self.reach(t, seat, strengths, mine.door)
        return found

    def scale(self, t: State) -> float:
        """Return the scale of leads: one counts for more as the mines run out."""
        return 1.2 + 0.12 * cards_left(t)

    def promise(self, t: State, seat: Seat) -> float:
        """Return the probability of winning, fitted to who won finished games."""
        w = self.weights
        clans = [traits(t, Seat(other), self.reach) for other in range(t.seats)]
        worths = weighted(TRAITS, clans, progress(t), w.early, w.late)
        return 1 / sum([exp(min(50.0, worth - worths[seat])) for worth in worths])

    def reasons(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return the reasons for a plan."""
        return tuple(reasons(t, seat, plan[0], _Thought(self, t, seat).mark(plan[0])))

    def outcome(self, t: State) -> Outcome:
        """Return the outcome by points."""
        return outcome(t)

    def outlook(self, t: State, seat: Seat) -> Outlook:
        """Return the outlook from the printed odds, cached for similar conditions: hand size, digger, time left."""
        hand, cards = t.clans[seat].hand, book(t).cards
        has_digger = any(cards[card].kind == "digger" for card in hand)
        key = (t.edition, t.options["mode"], round(5 * self.fade(t)), len(hand) >= book(t).limits.hand, has_digger)
        if key not in self._outlooks:
            self._outlooks[key] = Outlook(cards, *printed(t), self.values(t, seat))
        return self._outlooks[key]

    def values(self, t: State, seat: Seat) -> Values:
        """Return the values that a dig depends on for this seat now."""
        w, fade, held, hand = self.weights, self.fade(t), self.held(t), t.clans[seat].hand
        cards = book(t).cards
        is_full = len(hand) >= book(t).limits.hand
        gains: dict[str, float] = {}
        for card, row in cards.items():
            gains[card] = float(row.points)
            if row.is_find:
                gains[card] = 0.0 if is_full else row.points + fade * held[card]
            elif row.kind == "ghost":
                gains[card] = -w.ghost * fade
            elif row.kind == "throne":
                gains[card] -= fade * sum([held[one] for one in hand])
        gains["dirt"] += w.dirt
        gains["rat"] += w.rat
        diggers = [held[card] for card in hand if cards[card].kind == "digger"]
        heart = next((row.points for row in cards.values() if row.kind == "heart"), 0)
        return Values(gains, w.guard * fade, heart - fade * min(diggers) if diggers else None)

    def fade(self, t: State) -> float:
        """Return how much of the game is left to use resources, from 1 down to 0."""
        return min(1.0, cards_left(t) / self.weights.fades)

    def standing(self, strengths: Sequence[int], own: int, seat: Seat, door: Seat | None) -> float:
        """Return the worth of strength `own` at a mine against the strengths of the others."""
        w = self.weights
        found = w.guard * min(w.guards_enough, own)
        others = [other for place, other in enumerate(strengths) if place != seat]
        if door == seat or own >= max(others):
            found += w.access
        return found + w.block * sum([own > other for other in others])

    def reach(self, t: State, seat: Seat, strengths: Sequence[int], door: Seat | None) -> float:
        """Return the share of its worth that a look keeps.

        All where the seat may dig, some where its warriors would let it.
        """
        missing = max(strengths) - strengths[seat]
        if missing <= 0 or door == seat:
            return 1.0
        combat = book(t).combat
        return self.weights.near if sum([combat[card] for card in t.clans[seat].hand]) >= missing else self.weights.shut

    def held(self, t: State) -> Mapping[str, float]:
        """Return the worth of each card in hand while there is time to play it."""
        if t.edition not in self._held:
            self._held[t.edition] = {card: self._in_hand(row) for card, row in book(t).cards.items()}
        return self._held[t.edition]

    def _in_hand(self, row: Card) -> float:
        w = self.weights
        match row.kind:
            case "warrior":
                return w.warrior * row.combat + w.look * 3 * row.scares
            case "digger":
                return w.digger * (row.dig + row.bonus)
            case "scout":
                return w.scout
            case "blaster":
                return w.blaster
            case "bonus":
                return w.bonus
        return 0.0


def _distinct(t: State, marks: Sequence[Marked]) -> Sequence[Marked]:
    """Return plans by their marks, the best first, and of equal dwarfs in two slots of the row only one."""
    found: dict[object, Marked] = {}
    for marked in sorted(marks, key=lambda marked: marked.mark, reverse=True):
        match marked.plan[0]:
            case Recruit(slot, mine, bonuses):
                found.setdefault((t.row[slot - 1], mine, bonuses), marked)
            case choice:
                found[choice] = marked
    return list(found.values())


class _Thought:
    """Evaluates one question for one seat; intermediate results are shared by all choices."""

    def __init__(self, advice: Advice, t: State, seat: Seat, *, is_hasty: bool = False) -> None:
        self._advice, self._t, self._seat, self._is_hasty = advice, t, seat, is_hasty
        self._w, self._fade, self._held = advice.weights, advice.fade(t), advice.held(t)
        self._hand = t.clans[seat].hand
        self._strengths = [strengths_at(t, number) for number in range(1, len(t.mines) + 1)]
        self._prospects: Prospects | None = None

    def mark(self, choice: Choice) -> float:
        """Return how good a choice looks; only choices of one question are compared."""
        match choice:
            case Recruit(slot, mine, bonuses):
                card = self._t.row[slot - 1] or ""
                return self._use(card, mine, bonuses) if mine else self._fade * self._held[card]
            case Play(card, mine, bonuses):
                return self._use(card, mine, bonuses) - self._fade * self._held[card]
            case Discard(card) | Heart(card):
                return -self._held[card]
            case Pay(units):
                return self._payment(units)
            case Door(mine):
                delve = self._t.digging
                team = self._team(delve.team, mine)
                return self.prospects.value(mine, self._own(mine), Team(delve.left, team.combat, team.scares))
        return 0.0

    @property
    def prospects(self) -> Prospects:
        """The expected values of digs, worked out when the first digger is considered."""
        if self._prospects is None:
            t, seat = self._t, self._seat
            if self._is_hasty:
                outlook = self._advice.outlook(t, seat)
            else:
                outlook = Outlook(book(t).cards, *unseen(t, seat), self._advice.values(t, seat))
            self._prospects = Prospects(t, seat, outlook)
        return self._prospects

    def _own(self, mine: int) -> int:
        return self._strengths[mine - 1][self._seat]

    def _team(self, cards: Sequence[str], mine: int) -> Team:
        capacity, combat = team_figures(book(self._t), cards)
        rows = book(self._t).cards
        return Team(capacity, combat, sum([rows[card].scares for card in self._t.mine(mine).guards[self._seat]]))

    def _use(self, card: str, mine: int, bonuses: tuple[str, ...]) -> float:
        """Return the worth of a dwarf at a mine, less the bonuses that go with it."""
        row = book(self._t).cards[card]
        match row.kind:
            case "warrior":
                return self._post(row, mine)
            case "digger":
                spent = self._fade * sum([self._held[bonus] for bonus in bonuses])
                return self.prospects.value(mine, self._own(mine), self._team((card, *bonuses), mine)) - spent
            case "scout":
                return self._look(row, mine)
            case "blaster":
                return self._blast(mine)
        return 0.0

    def _look(self, row: Card, number: int) -> float:
        """Return the worth of cards not seen yet, as far as the seat can dig for them afterwards."""
        mine, advice = self._t.mine(number), self._advice
        fresh = max(0, min(row.looks, len(mine.shaft)) - mine.seen[self._seat])
        reach = advice.reach(self._t, self._seat, self._strengths[number - 1], mine.door)
        return self._w.look * fresh * reach * self._fade

    def _post(self, row: Card, mine: int) -> float:
        """Return the mark of posting a warrior: it joins the others, or sends them away if it is proud."""
        strengths, door = self._strengths[mine - 1], self._t.mine(mine).door
        own = strengths[self._seat]
        after = row.combat if row.proud else own + row.combat
        standing = self._advice.standing
        change = standing(strengths, after, self._seat, door) - standing(strengths, own, self._seat, door)
        return self._fade * (change + self._w.look * 3 * row.scares)

    def _blast(self, mine: int) -> float:
        """Return the mark of blasting all warriors at a mine: opponents' losses, less the seat's own."""
        strengths = self._strengths[mine - 1]
        own = strengths[self._seat]
        lost = [self._w.guard * min(self._w.guards_enough, other) for other in strengths]
        rivals = [loss for other, loss in enumerate(lost) if other != self._seat]
        opened = self._w.access if max(strengths) > own else 0.0
        return self._fade * (self._w.spite * sum(rivals) / len(rivals) + opened - lost[self._seat])

    def _payment(self, units: Sequence[str]) -> float:
        """Return the mark of a payment: the rest of the dig if the team survives, less what is spent."""
        t, delve = self._t, self._t.digging
        combat = book(t).combat
        spent = sum([combat[unit] for unit in units if unit != TEAM])
        cost = self._w.guard * self._fade * spent
        if TEAM in units:
            return -cost
        team = self._team(delve.team, delve.mine)
        rest = Team(delve.left, team.combat, team.scares)
        return self.prospects.value(delve.mine, self._own(delve.mine) - spent, rest, start=1) - cost


ADVICE = Advice(read_weights(Path(__file__).with_name("weights.toml"), Weights))
"""The playing knowledge of this game, for computer players and hints."""
SIMULATIONS = 200
STRATEGIES = core.levels(ADVICE, redeal, simulations=SIMULATIONS)
CHARACTERS = core.read_characters(
    Path(__file__).with_name("characters.toml"), ADVICE.weights, Advice, redeal, simulations=SIMULATIONS
)
