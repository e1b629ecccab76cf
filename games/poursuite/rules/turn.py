"""A turn: roll the die, then move a wagon or place Wotan (6)."""

from games import core
from games.core import Choice, OneOf, Seat, Shape, record
from games.poursuite.choices import Roll
from games.poursuite.state import State, book

from .faults import moment_fault, no_such_choice
from .travel import Moving
from .wotan import PlacingWotan


@record
class Turn(core.Step[State]):
    """The next player clockwise rolls, until the pile is empty (6)."""

    seat: Seat

    def run(self, t: State) -> None:
        """Ask one player to roll, and then continue with the next."""
        t.active = self.seat
        t.then(Rolling(self.seat), Turn(t.after(self.seat)))


@record
class Rolling(core.Ask[State, Roll]):
    """The active player rolls: 2, 3, 4 or Wotan (6). The engine asks; a table rolls at once (R30)."""

    prompt = "poursuite-ask-roll"
    phase = "roll"
    is_public = True
    at_once = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return the only choice: to roll."""
        return _ROLL

    def take(self, t: State, choice: Roll) -> None:
        """Throw the die; a number moves a wagon, the goblin places Wotan."""
        t.heading("poursuite-log-turn", seat=self.seat)
        t.moved, t.path = 0, ()
        t.face = t.dice.pick(book(t).faces)
        t.learn()
        if t.face == "wotan":
            t.tell("poursuite-log-roll-wotan", seat=self.seat)
            t.then(PlacingWotan(self.seat))
        else:
            t.tell("poursuite-log-roll", seat=self.seat, pips=int(t.face))
            t.then(Moving(self.seat, int(t.face)))

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """Return the refusal of anything before rolling."""
        return moment_fault(choice, Roll, "poursuite-awaited-roll") or no_such_choice()

    def default(self, t: State, seat: Seat) -> Choice:
        """Roll (19)."""
        return Roll()


_ROLL = OneOf((Roll(),))
