"""Amounts that an event asks for, of which any part may be paid (7)."""

from typing import ClassVar

from games import core
from games.core import Amount, Choice, NotAllowed, Number, Seat, Shape, say
from games.dungeon_lords.rows import Effect, Good, Goods
from games.dungeon_lords.state import State

from .asking import Asking
from .payment import cannot_pay, stock


class Levy(Asking[Number]):
    """So much is due; each piece not paid has its price."""

    __slots__ = ()
    phase = "phase_event"
    automatic = True
    good: ClassVar[Good] = "gold"
    """What it is paid with."""

    def due(self, t: State) -> int:
        """Return what the player should pay."""
        raise NotImplementedError(f"{self.kind} asks for nothing")

    def purse(self, t: State) -> int:
        """Return what the player could pay with."""
        return stock(t, self.seat, self.good)

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, with what is due."""
        return say(self.prompt, seat=self.seat, n=self.due(t))

    def options(self, t: State) -> Shape:
        """Any amount up to what is due and there."""
        return Amount(0, min(self.purse(t), self.due(t)))

    def default(self, t: State, seat: Seat) -> Number:
        """As much as possible (14)."""
        return Number(min(self.purse(t), self.due(t)))

    def field_label(self, t: State, seat: Seat, choice: Number, name: str) -> core.Say:
        """Return what is paid, and the price of the rest."""
        return say(f"dungeon_lords-levy-{self.good}", n=choice.n, short=self.price(t, choice))

    def price(self, t: State, choice: Number) -> int:
        """Return what not paying all of it costs: red letters, or imps."""
        return self.due(t) - choice.n

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """More than there is, or than is due."""
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
        """Return the figures of the event that asks for it."""
        raise NotImplementedError(f"{self.kind} follows no event")

    def price(self, t: State, choice: Number) -> int:
        """Return the red letters for what is not paid."""
        return super().price(t, choice) * self.rule(t).unpaid_red_letter

    def take(self, t: State, choice: Number) -> None:
        """Pay, and take letters for the rest."""
        lord = t.lords[self.seat]
        if not self.due(t):
            return
        letters = self.price(t, choice)
        lord.gold -= choice.n
        lord.letters += letters
        t.tell("dungeon_lords-log-taxed", seat=self.seat, n=choice.n, letters=letters)
