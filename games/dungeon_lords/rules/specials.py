"""The nine special events (7)."""

from games import core
from games.core import Choice, NotAllowed, Number, OneOf, Seat, Shape, Some, SomeOf, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Appease, CaveIn, FaceDown, Sacrifice, Shore, TakeEvil
from games.dungeon_lords.rows import Effect, Goods
from games.dungeon_lords.state import State, distinct

from .asking import Asking
from .evil import check_paladin, raise_evil
from .levies import GoldLevy, Levy
from .payment import cannot_pay, leave, lose_trap, spend


def special(t: State) -> None:
    """Apply this year's special event to everyone, in play order."""
    rule = effect(t)
    match rule.code:
        case "paladin_tolerance_for_year":
            t.tolerance = rule.value
            t.tell("dungeon_lords-log-crusade", n=rule.value)
            check_paladin(t)
        case "lose_half":
            for seat in t.order():
                _lose_half(t, seat, rule)
        case code:
            t.then(*map(_STEPS[code], t.order()))


def effect(t: State) -> Effect:
    """Return the effect of this year's special event, from the catalogue."""
    return book(t).event[t.special].effect


def _lose_half(t: State, seat: Seat, rule: Effect) -> None:
    """Remove half of the food or of the gold, rounded up."""
    lord = t.lords[seat]
    if rule.resource == "food":
        lost = -(-lord.food // 2)
        lord.food -= lost
    else:
        lost = -(-lord.gold // 2)
        lord.gold -= lost
    t.tell(f"dungeon_lords-log-lost-{rule.resource}", seat=seat, n=lost)


@record
class WitchHunt(Asking[Sacrifice | TakeEvil]):
    """Lose a creature of the lair, or gain evil (7)."""

    prompt = "dungeon_lords-ask-witch-hunt"
    phase = "phase_event"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return each creature, and the choice to gain evil."""
        return OneOf((*map(Sacrifice, distinct(t.lords[self.seat].creatures())), TakeEvil()))

    def label(self, t: State, choice: Sacrifice | TakeEvil) -> core.Say:
        """Return the label of a choice; for evil, with the amount."""
        if isinstance(choice, TakeEvil):
            return say("dungeon_lords-do-take-evil", n=effect(t).evil)
        return super().label(t, choice)

    def default(self, t: State, seat: Seat) -> TakeEvil:
        """Return the choice to gain evil (14)."""
        return TakeEvil()

    def take(self, t: State, choice: Sacrifice | TakeEvil) -> None:
        """Remove the creature, or raise the counter."""
        if isinstance(choice, Sacrifice):
            leave(t, self.seat, choice.creature)
            t.tell("dungeon_lords-log-sacrificed", seat=self.seat, creature=choice.creature)
        else:
            t.tell("dungeon_lords-log-hunted", seat=self.seat)
            raise_evil(t, self.seat, effect(t).evil)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a creature that is not in the lair."""
        if isinstance(choice, Sacrifice) and choice.creature in book(t).creature:
            return NotAllowed(say("dungeon_lords-no-creature-there", creature=choice.creature), "7")
        return None


@record
class BeginStrike(core.Step[State]):
    """Every creature goes on strike (7)."""

    seat: Seat

    def run(self, t: State) -> None:
        """Ask about creatures one after another, in the order of the lair."""
        t.lords[self.seat].unsettled = t.lords[self.seat].creatures()
        t.then(Strike(self.seat))


@record
class Strike(Asking[Appease | FaceDown]):
    """Pay the creature one icon of its wage, or it lies face down until after this year's combat (7)."""

    prompt = "dungeon_lords-ask-strike"
    phase = "phase_event"
    automatic = True
    seat: Seat

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, naming the creature."""
        return say(self.prompt, seat=self.seat, creature=t.lords[self.seat].unsettled[0])

    def options(self, t: State) -> Shape:
        """Return each icon that can be paid, and the choice to turn the creature face down."""
        left = t.lords[self.seat].unsettled
        if not left:
            return OneOf(())
        wage = book(t).creature[left[0]].wage
        icons = [Appease(good) for good in wage if not cannot_pay(t, self.seat, {good: 1}, left[0])]
        return OneOf((*icons, FaceDown()))

    def default(self, t: State, seat: Seat) -> FaceDown:
        """Turn it face down (14)."""
        return FaceDown()

    def take(self, t: State, choice: Appease | FaceDown) -> None:
        """Pay or turn it over, and go on with the next."""
        lord = t.lords[self.seat]
        creature = lord.unsettled.pop(0)
        if isinstance(choice, FaceDown):
            lord.lair.remove(creature)
            lord.struck.append(creature)
            t.tell("dungeon_lords-log-strikes", seat=self.seat, creature=creature)
            t.then(self)
            return
        cost: Goods = {good: 1 for good in book(t).creature[creature].wage if good == choice.good}
        t.tell("dungeon_lords-log-appeased", seat=self.seat, creature=creature, good=choice.good)
        t.then(*spend(t, self.seat, cost, creature), self)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of an icon that the wage does not show, or that cannot be paid."""
        if not isinstance(choice, Appease):
            return None
        creature = t.lords[seat].unsettled[0]
        cost: Goods = {good: 1 for good in book(t).creature[creature].wage if good == choice.good}
        if not cost:
            return NotAllowed(say("dungeon_lords-no-such-wage", creature=creature), "7")
        return cannot_pay(t, seat, cost, creature)


@record
class Unrest(Levy):
    """Feed the imps, one food for every three; an imp leaves for each food not paid (7)."""

    prompt = "dungeon_lords-ask-unrest"
    good = "food"
    seat: Seat

    def due(self, t: State) -> int:
        """Return the food due for all imps, busy or not; troll tokens do not count."""
        rule = effect(t)
        return -(-t.lords[self.seat].imps * rule.food_per // rule.imps_per)

    def price(self, t: State, choice: Number) -> int:
        """Return the number of imps that leave."""
        return min(t.lords[self.seat].imps, (self.due(t) - choice.n) * effect(t).unpaid_lose_imp)

    def take(self, t: State, choice: Number) -> None:
        """Feed the imps, and remove those not fed."""
        lord = t.lords[self.seat]
        lost = self.price(t, choice)
        lord.food -= choice.n
        lord.imps -= lost
        lord.busy = min(lord.busy, lord.imps)
        t.tell("dungeon_lords-log-unrest", seat=self.seat, n=choice.n, imps=lost)


@record
class Recall(Asking[Some]):
    """Discard down to two trap cards; only the owner sees which (7)."""

    prompt = "dungeon_lords-ask-recall"
    phase = "phase_event"
    is_public = False  # kinds of traps are secret
    seat: Seat

    def excess(self, t: State) -> int:
        """Return how many cards must be discarded."""
        return max(0, len(t.lords[self.seat].traps) - effect(t).keep)

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, with the number."""
        return say(self.prompt, seat=self.seat, n=self.excess(t))

    def options(self, t: State) -> Shape:
        """Return the choice of the cards to discard; a lord with few enough is not asked."""
        excess = self.excess(t)
        return SomeOf(tuple(sorted(t.lords[self.seat].traps)), excess, excess) if excess else OneOf(())

    def default(self, t: State, seat: Seat) -> Some:
        """Return the cards drawn last (14)."""
        return Some(tuple(t.lords[seat].traps[-self.excess(t) :]))

    def take(self, t: State, choice: Some) -> None:
        """Discard them."""
        for trap in choice.items:
            lose_trap(t, self.seat, trap)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of too few or too many cards, or of cards not held."""
        if isinstance(choice, Some):
            return NotAllowed(say("dungeon_lords-no-recall", n=self.excess(t)), "7")
        return None


@record
class CavingIn(Asking[Shore | CaveIn]):
    """Pay a gold, or turn an unconquered tunnel to its conquered side (7)."""

    prompt = "dungeon_lords-ask-cave-in"
    phase = "phase_event"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return the choice to pay, and each unconquered tunnel."""
        lord = t.lords[self.seat]
        gold = (Shore(),) if lord.gold >= effect(t).gold else ()
        cells = tuple(CaveIn(cell) for cell in lord.open_cells() if lord.tiles[cell] == "tunnel")
        return OneOf((*gold, *cells))

    def default(self, t: State, seat: Seat) -> Choice:
        """Pay if there is enough gold, otherwise lose the lowest cell (14)."""
        return Shore() if t.lords[seat].gold >= effect(t).gold else super().default(t, seat)

    def label(self, t: State, choice: Shore | CaveIn) -> core.Say:
        """Return the label of a choice; for paying, with the amount."""
        return (
            say("dungeon_lords-do-shore", n=effect(t).gold) if isinstance(choice, Shore) else super().label(t, choice)
        )

    def warning(self, t: State, seat: Seat, choice: Choice) -> core.Say | None:
        """Return a warning about a tunnel that is lost although the gold could be paid (7)."""
        if not isinstance(choice, CaveIn) or t.lords[seat].gold < effect(t).gold:
            return None
        return say("dungeon_lords-sure-cave-in", cell=choice.cell, n=effect(t).gold)

    def take(self, t: State, choice: Shore | CaveIn) -> None:
        """Pay, or lose the tunnel."""
        lord = t.lords[self.seat]
        if isinstance(choice, Shore):
            lord.gold -= effect(t).gold
            t.tell("dungeon_lords-log-shored", seat=self.seat, n=effect(t).gold)
        else:
            lord.conquered.append(choice.cell)
            t.tell("dungeon_lords-log-caved-in", seat=self.seat, cell=choice.cell)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal without gold, or of a cell without such a tunnel."""
        if isinstance(choice, Shore):
            return cannot_pay(t, seat, {"gold": effect(t).gold})
        return NotAllowed(say("dungeon_lords-no-tunnel-to-lose"), "7") if isinstance(choice, CaveIn) else None


@record
class Census(GoldLevy):
    """A gold for each room, conquered or not (7)."""

    prompt = "dungeon_lords-ask-census"
    seat: Seat

    def rule(self, t: State) -> Effect:
        """Return the effect of the card, from the catalogue."""
        return effect(t)

    def due(self, t: State) -> int:
        """Return the gold due for all rooms."""
        return len(t.lords[self.seat].rooms(conquered=True)) * effect(t).gold_per


_STEPS: dict[str, type[core.Step[State]]] = {
    "lose_creature_or_gain_evil": WitchHunt,
    "pay_one_wage_icon_or_face_down": BeginStrike,
    "feed_imps": Unrest,
    "discard_traps_down_to": Recall,
    "pay_or_flip_tunnel": CavingIn,
    "pay_per_room": Census,
}
