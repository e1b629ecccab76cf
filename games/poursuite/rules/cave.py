"""The treasure cave: shares, the empty pile, and the way back to the entrance (10)."""

from collections.abc import Sequence
from functools import cache

from games import core
from games.core import Choice, OneOf, Say, Seat, Shape, record, say
from games.poursuite.choices import Park
from games.poursuite.mine import written
from games.poursuite.state import State, colour, mine

from .boarding import LaterBoarding
from .faults import moment_fault, no_such_choice, start_fault
from .forced import is_forced
from .shares import is_short, shares


@record
class Arrival(core.Step[State]):
    """Everyone aboard is paid for the seat after the turn; then the wagon goes back, unless the pile is empty (10)."""

    seat: Seat
    wagon: int

    def run(self, t: State) -> None:
        """Pay, send the moles home, and let the owner of the front mole put the wagon back (10.3, R22)."""
        aboard = t.wagon(self.wagon).aboard
        starter, ahead = aboard.get("n", self.seat), leaders(t)
        self._pay(t)
        for owner in aboard.values():
            t.players[owner].hand += 1
        aboard.clear()
        if t.treasure:
            tell_lead(t, ahead)
            t.then(Parking(starter, self.wagon), LaterBoarding(starter, self.wagon))
        else:
            end(t)

    def _pay(self, t: State) -> None:
        aboard = t.wagon(self.wagon).aboard
        if not aboard:
            t.tell("poursuite-log-cave-empty", wagon=self.wagon)
            return
        if not t.is_silent and is_short(t, aboard):
            t.tell("poursuite-log-shortage", treasures=t.treasure)
        for side, treasures in shares(t, aboard).items():
            owner = aboard[side]
            t.players[owner].take(treasures, "front" if side == "n" else "seats")
            t.treasure -= treasures
            t.tell("poursuite-log-share", seat=owner, mole=colour(t, owner), side=side, treasures=treasures)


@record
class Parking(core.Ask[State, Park]):
    """The starter puts the wagon on a start cell without a wagon (10.3, R23)."""

    prompt = "poursuite-ask-park"
    phase = "park"
    automatic = True
    is_public = True
    seat: Seat
    wagon: int

    def options(self, t: State) -> Shape:
        """Return every free start cell."""
        taken = {wagon.cell for wagon in t.wagons}
        return OneOf(tuple([_park_at(cell) for cell in mine(t).starts if cell not in taken]))

    def take(self, t: State, choice: Park) -> None:
        """Put the wagon at the entrance again, empty."""
        forced = is_forced(t, self)
        t.wagon(self.wagon).cell = choice.cell
        t.tell("poursuite-log-park", seat=self.seat, wagon=self.wagon, cell=written(choice.cell), forced=forced)

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with the wagon that goes back."""
        return say(self.prompt, seat=seat, wagon=self.wagon)

    def label(self, t: State, choice: Park) -> Say:
        """Return the label of a start cell."""
        return say("poursuite-do-park", cell=written(choice.cell))

    def field_label(self, t: State, seat: Seat, choice: Park, name: str) -> Say:
        """Return the label of a start cell."""
        return self.label(t, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """Return the refusal of a cell that is no start cell, or where the other wagon is."""
        return self._fault(t, choice) or no_such_choice()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the start cell where the other wagon is."""
        return [park for park in map(Park, mine(t).starts) if self._fault(t, park)]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the left one of the free start cells (19)."""
        return next(park for park in map(Park, mine(t).starts) if not self._fault(t, park))

    def _fault(self, t: State, choice: Choice) -> core.NotAllowed | None:
        """Return why a choice is forbidden now; None if it is not."""
        if not isinstance(choice, Park):
            return moment_fault(choice, Park, "poursuite-awaited-park")
        return start_fault(t, choice.cell)


_park_at = cache(Park)


def leaders(t: State) -> tuple[Seat, ...]:
    """Return the seats with the most treasures; none before the first treasure is taken."""
    most = max(player.treasures for player in t.players)
    return tuple(Seat(seat) for seat, player in enumerate(t.players) if most and player.treasures == most)


def tell_lead(t: State, before: tuple[Seat, ...]) -> None:
    """Tell who has taken the lead, or shares it now, and what is left to win; nothing if that has not changed."""
    ahead = leaders(t)
    if ahead != before:
        word = "poursuite-log-lead" if len(ahead) == 1 else "poursuite-log-lead-shared"
        t.tell(word, seats=ahead, treasures=t.players[ahead[0]].treasures, left=t.treasure)


def end(t: State) -> None:
    """End the game with the last treasure: nobody puts a wagon back, boards or rolls again (11, R21)."""
    t.agenda.clear()
    t.tell("poursuite-log-over")
