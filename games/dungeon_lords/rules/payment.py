"""Paying and receiving: the one place that pays a cost or says what is missing (P2d, 7)."""

from collections.abc import Mapping
from typing import Any

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, Step, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import DiscardTrap, GiveUp
from games.dungeon_lords.rows import Good, Goods
from games.dungeon_lords.state import Lord, State, distinct

from .asking import Asking, goods
from .evil import lower_evil, raise_evil


def together(*costs: Mapping[Good, int]) -> Goods:
    """Return the sum of several costs."""
    total: Goods = {}
    for cost in costs:
        for good, n in cost.items():
            total[good] = total.get(good, 0) + n
    return total


def monsters(t: State, lord: Lord, *besides: str) -> tuple[str, ...]:
    """Return the kinds of monsters a lord could give away, without one for each of `besides`; no ghosts (R20)."""
    rows = book(t).creature
    found = [creature for creature in lord.creatures() if rows[creature].kind == "monster"]
    for creature in besides:
        if creature in found:
            found.remove(creature)
    return distinct(found)


def stock(t: State, seat: Seat, good: Good, besides: str = "") -> int:
    """Return how much of a good a lord could pay with; for evil, how far the counter may still rise (5)."""
    lord = t.lords[seat]
    match good:
        case "gold":
            return lord.gold
        case "food":
            return lord.food
        case "evil":
            return int(book(t).evilometer["max"]) - lord.evil
        case "imp":
            return lord.free_imps()
        case "trap":
            return len(lord.traps)
        case "monster":
            return len(monsters(t, lord, besides))
        case "tunnel":
            return 0


def lacking(t: State, seat: Seat, cost: Mapping[Good, int], besides: str = "") -> Good | None:
    """Return the first good of a cost that the lord has too little of, or None if all can be paid."""
    for good, n in cost.items():
        if n > stock(t, seat, good, besides):
            return good
    return None


def cannot_pay(t: State, seat: Seat, cost: Mapping[Good, int], besides: str = "") -> NotAllowed | None:
    """Return why a cost cannot be paid; None if it can (16)."""
    good = lacking(t, seat, cost, besides)
    if good is None:
        return None
    if good == "evil":
        return NotAllowed(say("dungeon_lords-no-evil", max=book(t).evilometer["max"]), "5")
    if good == "monster" and any(book(t).creature[one].kind == "ghost" for one in t.lords[seat].creatures()):
        return NotAllowed(say("dungeon_lords-no-ghost-for-demon"), "R20")
    have = Say(f"dungeon_lords-have-{good}", {"n": stock(t, seat, good, besides)})
    return NotAllowed(say("dungeon_lords-no-cannot-pay", cost=goods(cost), have=have), "P2d")


def spend(t: State, seat: Seat, cost: Mapping[Good, int], besides: str = "") -> list[Step[Any]]:
    """Pay at once what needs no decision; return the questions about the rest of the cost."""
    lord = t.lords[seat]
    lord.gold -= cost.get("gold", 0)
    lord.food -= cost.get("food", 0)
    lord.imps -= cost.get("imp", 0)
    steps: list[Step[Any]] = []
    if cost.get("monster"):
        steps.append(GiveMonster(seat, besides))
    if cost.get("trap"):
        steps.append(TrapGoes(seat))
    if cost.get("evil"):
        raise_evil(t, seat, cost["evil"])
    return steps


def receive(t: State, seat: Seat, gain: Mapping[Good, int]) -> None:
    """Add the gain of an order or a room; a negative evil improves the reputation."""
    lord = t.lords[seat]
    lord.gold += gain.get("gold", 0)
    lord.food += gain.get("food", 0)
    lord.imps += gain.get("imp", 0)
    if gain.get("trap"):
        draw_traps(t, seat, gain["trap"])
    if gain.get("evil"):
        lower_evil(t, seat, -gain["evil"])


def draw_traps(t: State, seat: Seat, n: int) -> int:
    """Draw trap cards, shuffling the discards if the deck is empty; return the number drawn (R26)."""
    drawn: list[str] = []
    for _ in range(n):
        if not t.deck and t.discard:
            t.deck, t.discard = t.discard, []
            t.dice.shuffle(t.deck)
            t.tell("dungeon_lords-log-traps-shuffled")
        if t.deck:
            drawn.append(t.deck.pop())
    if drawn:
        t.learn()
        t.lords[seat].traps.extend(drawn)
        t.tell("dungeon_lords-log-traps-drawn", seat=seat, n=len(drawn))
        t.tell("dungeon_lords-log-traps-seen", to=seat, traps=tuple(drawn))
    return len(drawn)


def leave(t: State, seat: Seat, creature: str) -> None:
    """Remove a creature from the lair for good: preferably a striking one, and one the event has not settled (7)."""
    lord = t.lords[seat]
    struck = creature in lord.struck
    for place in (lord.struck, lord.spent, lord.lair):
        if creature in place:
            place.remove(creature)
            t.discarded.append(creature)
            break
    # a strike settles those that are face down; on payday the one that leaves needs no wage
    striking = t.events[t.round - 2 : t.round - 1] == ["special"]
    if creature in lord.unsettled and not (struck and striking):
        lord.unsettled.remove(creature)
    lord.busy_trolls = min(lord.busy_trolls, t.tokens(seat))


def lose_trap(t: State, seat: Seat, trap: str) -> None:
    """Put a trap card on the discards, face down; only its owner is told which (14.1)."""
    t.lords[seat].traps.remove(trap)
    t.discard.append(trap)
    t.tell("dungeon_lords-log-trap-discarded", seat=seat)
    t.tell("dungeon_lords-log-trap-discarded-seen", to=seat, trap=trap)


@record
class TrapGoes(Asking[DiscardTrap]):
    """The owner chooses which trap card to discard; only he sees the kinds (P2d, 14.1)."""

    prompt = "dungeon_lords-ask-discard-trap"
    phase = "phase_discard"
    is_public = False  # kinds of traps are secret
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return each kind held; a single card is discarded without a question."""
        traps = t.lords[self.seat].traps
        return OneOf(tuple(map(DiscardTrap, distinct(sorted(traps)))) if len(traps) > 1 else ())

    def field_label(self, t: State, seat: Seat, choice: DiscardTrap, name: str) -> Say:
        """Return the label of a trap, which says that it would be discarded."""
        return self.label(t, choice)

    def default(self, t: State, seat: Seat) -> DiscardTrap:
        """Return the card drawn last (14)."""
        return DiscardTrap(t.lords[seat].traps[-1])

    def take(self, t: State, choice: DiscardTrap) -> None:
        """Discard it."""
        lose_trap(t, self.seat, choice.trap)

    def otherwise(self, t: State) -> None:
        """Discard the only card, if there is one."""
        for trap in tuple(t.lords[self.seat].traps):
            lose_trap(t, self.seat, trap)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a trap that is not in the hand."""
        if isinstance(choice, DiscardTrap) and choice.trap in book(t).trap:
            return NotAllowed(say("dungeon_lords-no-trap-held", trap=choice.trap), "P2d")
        return None


@record
class GiveMonster(Asking[GiveUp]):
    """The owner chooses which monster of the lair to give up, never a ghost (P2d, R20)."""

    prompt = "dungeon_lords-ask-give-up"
    phase = "phase_give_up"
    automatic = True
    seat: Seat
    besides: str

    def options(self, t: State) -> Shape:
        """Return each kind of monster in the lair, except the one that is being paid for."""
        return OneOf(tuple(map(GiveUp, monsters(t, t.lords[self.seat], self.besides))))

    def take(self, t: State, choice: GiveUp) -> None:
        """Remove the monster."""
        leave(t, self.seat, choice.creature)
        t.tell("dungeon_lords-log-given-up", seat=self.seat, creature=choice.creature)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a ghost, or of a creature that is not there."""
        if not isinstance(choice, GiveUp) or choice.creature not in book(t).creature:
            return None
        if book(t).creature[choice.creature].kind == "ghost":
            return NotAllowed(say("dungeon_lords-no-ghost-for-demon"), "R20")
        return NotAllowed(say("dungeon_lords-no-creature-there", creature=choice.creature), "P2d")
