"""All aboard: moles climb into the wagons, before the first roll and after a wagon has come back (7)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, OneOf, Say, Seat, Shape, record, say
from games.poursuite.mine import SIDES
from games.poursuite.state import Board, State, book, colour, free_seats

from .refusals import at_the_wrong_moment, no_seat

EITHER = 0
"""Stands for both wagons where one wagon is named."""


@record
class FirstBoarding(core.Step[State]):
    """Three rounds with two players, two with more: one mole each on any free seat of either wagon (7.1)."""

    def run(self, t: State) -> None:
        """Every go of every round."""
        rounds = book(t).first_rounds[t.seats]
        t.then(*(Boarding(seat, EITHER) for _ in range(rounds) for seat in t.everyone()))


@record
class LaterBoarding(core.Step[State]):
    """The wagon that came back is loaded: one mole per go, until it is full or nobody has a mole in hand (7.2)."""

    seat: Seat
    wagon: int

    def run(self, t: State) -> None:
        """The go of the first player from `seat` on who has a mole in hand, and then of the others."""
        if not free_seats(t, (self.wagon,)):
            return
        for seat in t.everyone(self.seat):
            if t.players[seat].hand:
                t.then(Boarding(seat, self.wagon), LaterBoarding(t.after(seat), self.wagon))
                return


@record
class Boarding(core.Ask[State, Board]):
    """A player puts one mole from hand on a free seat; it cannot be declined (7, R25)."""

    prompt = "poursuite-ask-board"
    automatic = True
    seat: Seat
    wagon: int

    @property
    def wagons(self) -> tuple[int, ...]:
        """The wagons that may be boarded."""
        return (1, 2) if self.wagon == EITHER else (self.wagon,)

    def options(self, t: State) -> Shape:
        """Every free seat of the wagons that are boarding."""
        return OneOf(tuple(Board(n, side) for n, side in free_seats(t, self.wagons)))

    def public_options(self, t: State, seat: Seat) -> Shape:
        """Nothing is hidden."""
        return self.options(t)

    def take(self, t: State, choice: Board) -> None:
        """The mole climbs in."""
        forced = len(free_seats(t, self.wagons)) == 1
        t.players[self.seat].hand -= 1
        t.wagons[choice.wagon - 1].aboard[choice.side] = self.seat
        t.tell(
            "poursuite-log-board",
            seat=self.seat,
            mole=colour(t, self.seat),
            wagon=choice.wagon,
            side=choice.side,
            forced=int(forced),
        )

    def question(self, t: State, seat: Seat) -> Say:
        """Which wagon boards, and how many moles the player still has in hand."""
        return say(self.prompt, seat=seat, wagon=self.wagon, hand=t.players[seat].hand)

    def field_label(self, t: State, seat: Seat, choice: Board, name: str) -> Say:
        """The wagon with its free seats, then the seat."""
        return seat_part(t, choice.wagon, choice.side, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """No such wagon or seat, the wrong wagon, or a seat that is taken."""
        if not isinstance(choice, Board):
            return at_the_wrong_moment("poursuite-awaited-board")
        return no_seat(t, choice.wagon, choice.side, self.wagons)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Seats that are taken, or in the wagon that is not boarding."""
        free = free_seats(t, self.wagons)
        return [Board(n, side) for n in (1, 2) for side in SIDES if (n, side) not in free]

    def default(self, t: State, seat: Seat) -> Choice:
        """The first free seat: wagon 1 first, front, right, back, left (19)."""
        return Board(*free_seats(t, self.wagons)[0])


def seat_part(t: State, wagon: int, side: str, name: str) -> Say:
    """What a menu says for a wagon with free seats, or for one of these seats."""
    if name == "wagon":
        return say("poursuite-part-boarding-wagon", wagon=wagon, free=len(free_seats(t, (wagon,))))
    return say("poursuite-part-side", side=side)
