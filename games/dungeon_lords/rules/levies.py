"""Amounts that an event demands, of which any part may be paid (7)."""

from typing import ClassVar

from games import core
from games.core import Amount, Choice, NotAllowed, Number, Seat, Shape, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.rows import Effect, Good, Goods
from games.dungeon_lords.state import State

from .asking import Asking
from .payment import cannot_pay, stock


def taxes(t: State, seat: Seat) -> int:
    """Return the gold that taxes demand of a lord as things are: half a gold per tile, conquered or not (7)."""
    rule = book(t).event["taxes"].effect
    return -(-len(t.lords[seat].tiles) * rule.gold_per // rule.tiles_per)


class Levy(Asking[Number]):
    """An amount is due; each unit that is not paid has its price."""

    __slots__ = ()
    phase = "phase_event"
    automatic = True
    good: ClassVar[Good] = "gold"
    """The good with which it is paid."""

    def due(self, t: State) -> int:
        """Return the amount due."""
        raise NotImplementedError(f"{self.kind} asks for nothing")

    def purse(self, t: State) -> int:
        """Return the amount that the player could pay."""
        return stock(t, self.seat, self.good)

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, with what is due."""
        return say(self.prompt, seat=self.seat, n=self.due(t))

    def options(self, t: State) -> Shape:
        """Return all amounts up to what is due and available."""
        return Amount(0, min(self.purse(t), self.due(t)))

    def default(self, t: State, seat: Seat) -> Number:
        """Return the highest amount possible (14)."""
        return Number(min(self.purse(t), self.due(t)))

    def field_label(self, t: State, seat: Seat, choice: Number, name: str) -> core.Say:
        """Return the label of an amount, with the price of the rest."""
        return say(f"dungeon_lords-levy-{self.good}", n=choice.n, short=self.price(t, choice))

    def price(self, t: State, choice: Number) -> int:
        """Return the price of paying only this amount: red letters, or imps."""
        return self.due(t) - choice.n

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of more than is available, or than is due."""
        if not isinstance(choice, Number):
            return None
        cost: Goods = {self.good: choice.n}
        if choice.n <= self.due(t) and (refusal := cannot_pay(t, seat, cost)):
            return refusal
        return NotAllowed(say("dungeon_lords-no-amount", n=min(self.purse(t), self.due(t))), "7")


class GoldLevy(Levy):
    """Red letters for each unpaid gold, whether the player could pay or not."""

    __slots__ = ()

    def rule(self, t: State) -> Effect:
        """Return the effect of the event that demands it, from the catalogue."""
        raise NotImplementedError(f"{self.kind} follows no event")

    def price(self, t: State, choice: Number) -> int:
        """Return the red letters for the rest that is not paid."""
        return super().price(t, choice) * self.rule(t).unpaid_red_letter

    def take(self, t: State, choice: Number) -> None:
        """Pay, and take red letters for the rest."""
        lord = t.lords[self.seat]
        if not self.due(t):
            return
        letters = self.price(t, choice)
        lord.gold -= choice.n
        lord.letters += letters
        t.tell("dungeon_lords-log-taxed", seat=self.seat, n=choice.n, letters=letters)
