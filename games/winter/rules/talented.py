"""What the choices within a talent share (7, D10)."""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, OneOf, Say, Seat, say
from games.winter.choices import Done
from games.winter.state import State, book

from .asking import OneAsks
from .refusals import refuse_talent


class Talented(OneAsks[Choice]):
    """What the choices within a talent share: an absent player stops, or takes the first legal choice (D10)."""

    __slots__ = ()
    phase = "actions"
    automatic = True
    is_public = True
    seat: Seat
    card: str

    def take_all(self, t: State, given: Sequence[Choice]) -> None:
        t.learn()  # the window continues, and whether more is asked reveals whether a card is left
        self.take(t, given[0])

    def default(self, t: State, seat: Seat) -> Choice:
        shape = self.options(t)
        assert isinstance(shape, OneOf), "every choice of a talent is one of some"
        return Done() if Done() in shape.choices else shape.choices[0]

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, card=self.card)

    def instrument_played(self, t: State) -> str:
        return book(t).instrument[self.card]

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse_talent(t, self.seat, choice, self.instrument_played(t))
