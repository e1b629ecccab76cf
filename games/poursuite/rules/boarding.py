"""All aboard: moles climb into the wagons, before the first roll and after a wagon has come back (7)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, OneOf, Say, Seat, Shape, record, say
from games.poursuite.choices import Board
from games.poursuite.mine import SIDES
from games.poursuite.state import WAGONS, State, book, free_seats

from .faults import moment_fault, no_such_choice, seat_fault
from .forced import is_forced


@record
class FirstBoarding(core.Step[State]):
    """Three rounds with two players, two with more: one mole each on any free seat of either wagon (7.1)."""

    def run(self, t: State) -> None:
        """Ask each player in each round."""
        rounds = book(t).first_rounds[t.seats]
        t.heading("poursuite-log-boarding")
        t.then(*(Boarding(seat, None) for _ in range(rounds) for seat in t.everyone()))


@record
class LaterBoarding(core.Step[State]):
    """The wagon that came back is loaded: one mole per go, until it is full or no mole is waiting (7.2)."""

    seat: Seat
    wagon: int

    def run(self, t: State) -> None:
        """Ask the first player from `seat` on who has a mole waiting, and then the others."""
        if not free_seats(t, (self.wagon,)):
            return
        for seat in t.everyone(self.seat):
            if t.players[seat].hand:
                t.then(Boarding(seat, self.wagon), LaterBoarding(t.after(seat), self.wagon))
                return


@record
class Boarding(core.Ask[State, Board]):
    """A player puts one mole on a free seat of the wagon that boards, or of either (None); no declining (7, R25)."""

    prompt = "poursuite-ask-board"
    phase = "boarding"
    automatic = True
    is_public = True
    in_rows = True
    seat: Seat
    wagon: int | None

    @property
    def wagons(self) -> tuple[int, ...]:
        """The wagons that may be boarded."""
        return (self.wagon,) if self.wagon else WAGONS

    def options(self, t: State) -> Shape:
        """Return every free seat of the wagons that are boarding; none for a player without a mole in hand."""
        if not t.players[self.seat].hand:
            return OneOf(())
        return OneOf(tuple(_SEATS[place] for place in free_seats(t, self.wagons)))

    def take(self, t: State, choice: Board) -> None:
        """Put the mole on the seat."""
        forced = is_forced(t, self)
        t.players[self.seat].hand -= 1
        t.wagon(choice.wagon).aboard[choice.side] = self.seat
        t.tell(
            "poursuite-log-board",
            seat=self.seat,
            wagon=choice.wagon,
            side=choice.side,
            forced=forced,
        )

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with the wagon that boards and the number of moles waiting."""
        return say(self.prompt, seat=seat, wagon=self.wagon or 0, hand=t.players[seat].hand)

    def field_label(self, t: State, seat: Seat, choice: Board, name: str) -> Say:
        """Return the label of the wagon with its free seats, or of the seat."""
        return seat_part(t, choice.wagon, choice.side, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """Return the refusal of a missing wagon or seat, the wrong wagon, or a seat that is taken."""
        return self._fault(t, choice) or no_such_choice()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the seats that are taken, or in the wagon that is not boarding."""
        return [board for board in _SEATS.values() if self._fault(t, board)]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the first free seat: wagon 1 first, front, right, back, left (19)."""
        return Board(*free_seats(t, self.wagons)[0])

    def _fault(self, t: State, choice: Choice) -> core.NotAllowed | None:
        """Return why a choice is forbidden now; None if it is not."""
        if not isinstance(choice, Board):
            return moment_fault(choice, Board, "poursuite-awaited-board")
        return seat_fault(t, choice.wagon, choice.side, self.wagons)


_SEATS = {(n, side): Board(n, side) for n in WAGONS for side in SIDES}
"""Every seat of both wagons."""


def seat_part(t: State, wagon: int, side: str, name: str) -> Say:
    """Return the label of a wagon with free seats, or of one of these seats, in a menu."""
    if name == "wagon":
        return say("poursuite-part-boarding-wagon", wagon=wagon, free=len(free_seats(t, (wagon,))))
    return say("poursuite-part-side", side=side)
