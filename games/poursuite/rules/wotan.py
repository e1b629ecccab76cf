"""Wotan the goblin frees a prisoner or guards a kobold cell (9)."""

from collections.abc import Sequence
from functools import cache

from games import core
from games.core import Choice, OneOf, Say, Seat, Shape, Sign, record, say
from games.poursuite.choices import Wotan, WotanSeat
from games.poursuite.mine import SIDES, Cell, written
from games.poursuite.state import WAGONS, State, book, colour, free_seats, mine, routes

from .boarding import seat_part
from .cave import end, leaders, tell_lead
from .faults import kobold_fault, moment_fault, no_such_choice, seat_fault
from .forced import is_forced
from .kobolds import NOBODY


@record
class PlacingWotan(core.Ask[State, Wotan]):
    """Wotan must free one of the player's own moles; without any in prison he goes to any kobold cell (9, R15)."""

    prompt = "poursuite-ask-wotan"
    phase = "wotan"
    automatic = True
    is_public = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return the prisons of the player's own moles, or else every kobold cell."""
        return OneOf(tuple(map(_wotan_at, _prisons(t, self.seat) or mine(t).kobolds)))

    def take(self, t: State, choice: Wotan) -> None:
        """Move Wotan there; a mole in the cell is freed, otherwise the cell is guarded until he leaves (R16, R20)."""
        forced = is_forced(t, self)
        stays, origin = choice.cell == t.wotan, written(t.wotan)
        t.wotan = choice.cell
        mole = t.prisoners.pop(choice.cell, None)
        if mole is None:
            event = "poursuite-log-wotan-stays" if stays else "poursuite-log-wotan-guards"
            t.tell(event, seat=self.seat, cell=written(choice.cell), origin=origin, forced=forced)
            return
        t.tell(
            "poursuite-log-wotan-frees",
            seat=self.seat,
            mole=colour(t, mole),
            mole_seat=mole,
            own=int(mole == self.seat),
            cell=written(choice.cell),
            origin=origin,
            forced=forced,
        )
        if free_seats(t):
            t.then(SeatingFreed(self.seat, mole))
        else:
            _rescue(t, mole)

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, which says which own moles can be freed, or else where wagons can stop next."""
        own = _prisons(t, seat)
        if own:
            return say("poursuite-ask-wotan-own", seat=seat, cells=tuple(map(written, own)), n=len(own) - 1)
        reached = [(n, cells) for n in WAGONS if (cells := _ahead(t, n))]
        told = tuple(say("poursuite-wagon-beside", wagon=n, cells=tuple(map(written, cells))) for n, cells in reached)
        return say(self.prompt, seat=seat, near=len(told), **({"reached": told} if told else {}))

    def label(self, t: State, choice: Wotan) -> Say:
        """Return the label of a cell: what Wotan would do there, by the name of the mole's owner."""
        return self.label_for(t, NOBODY, choice)

    def label_for(self, t: State, seat: Seat, choice: Wotan) -> Say:
        """Return the label of a cell as its player reads it."""
        if (mole := t.prisoners.get(choice.cell)) is not None:
            if mole == seat:
                return say("poursuite-do-wotan-frees-own", cell=written(choice.cell), cells=_beside(t, choice.cell))
            return say("poursuite-do-wotan-frees", cell=written(choice.cell), mole_seat=mole)
        event = "poursuite-do-wotan-stays" if choice.cell == t.wotan else "poursuite-do-wotan-guards"
        return say(event, cell=written(choice.cell))

    def field_label(self, t: State, seat: Seat, choice: Wotan, name: str) -> Say:
        """Return the label of a cell: what Wotan would do there."""
        return self.label(t, choice)

    def own_label(self, t: State, seat: Seat, choice: Wotan, name: str) -> Say:
        """Return the label of a cell as its player reads it."""
        return self.label_for(t, seat, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """Return the refusal of a cell without kobolds, or of one while the player's own mole waits elsewhere."""
        return self._fault(t, choice) or no_such_choice()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the other kobold cells, if a mole of the player's own is in prison."""
        return [wotan for wotan in map(Wotan, mine(t).kobolds) if self._fault(t, wotan)]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return Wotan's present cell if it is allowed, or else the first cell that is (19)."""
        cells = _prisons(t, seat) or mine(t).kobolds
        return Wotan(t.wotan if t.wotan in cells else cells[0])

    def _fault(self, t: State, choice: Choice) -> core.NotAllowed | None:
        """Return why a choice is forbidden now; None if it is not."""
        if not isinstance(choice, Wotan):
            return moment_fault(choice, Wotan, "poursuite-awaited-wotan")
        return kobold_fault(t, choice.cell, _prisons(t, self.seat))


@record
class SeatingFreed(core.Ask[State, WotanSeat]):
    """The active player chooses a free seat for the freed mole, in either wagon, wherever it stands (9, R17)."""

    prompt = "poursuite-ask-wotan-seat"
    phase = "wotan-seat"
    automatic = True
    is_public = True
    in_rows = True
    seat: Seat
    mole: Seat

    def options(self, t: State) -> Shape:
        """Return every free seat of both wagons."""
        return OneOf(tuple(_SEATS[place] for place in free_seats(t)))

    def take(self, t: State, choice: WotanSeat) -> None:
        """Put the mole on the seat; kobolds are checked only for a wagon that has just moved (R18)."""
        forced = is_forced(t, self)
        t.wagon(choice.wagon).aboard[choice.side] = self.mole
        t.tell(
            "poursuite-log-wotan-seat",
            seat=self.seat,
            mole_seat=self.mole,
            own=int(self.mole == self.seat),
            wagon=choice.wagon,
            side=choice.side,
            forced=forced,
        )

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with the mole that needs a seat."""
        return say(self.prompt, seat=seat, mole_seat=self.mole, own=int(self.mole == self.seat))

    def field_label(self, t: State, seat: Seat, choice: WotanSeat, name: str) -> Say:
        """Return the label of the wagon with its free seats, or of the seat."""
        return seat_part(t, choice.wagon, choice.side, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """Return the refusal of a missing wagon or seat, or of a seat that is taken."""
        return self._fault(t, choice) or no_such_choice()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the seats that are taken."""
        return [place for place in _SEATS.values() if self._fault(t, place)]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the first free seat: wagon 1 first, front, right, back, left (19)."""
        return WotanSeat(*free_seats(t)[0])

    def _fault(self, t: State, choice: Choice) -> core.NotAllowed | None:
        """Return why a choice is forbidden now; None if it is not."""
        if not isinstance(choice, WotanSeat):
            return moment_fault(choice, WotanSeat, "poursuite-awaited-wotan-seat")
        return seat_fault(t, choice.wagon, choice.side, WAGONS, "9")


_SEATS = {(n, side): WotanSeat(n, side) for n in WAGONS for side in SIDES}
"""Every seat of both wagons."""


_wotan_at = cache(Wotan)


def _prisons(t: State, seat: Seat) -> list[Cell]:
    """Return the cells where a player's moles are prisoners, in the order of the board."""
    if seat not in t.prisoners.values():
        return []
    return [cell for cell in mine(t).kobolds if t.prisoners.get(cell) == seat]


def _beside(t: State, kobold: Cell) -> tuple[Sign, ...]:
    """Return the rail cells beside a kobold cell: a wagon that stops there is safe from it while Wotan guards it."""
    touches = mine(t).touches
    stops = (stop for stop in touches if any(cell == kobold for _, cell in touches[stop]))
    return tuple(map(written, sorted(stops)))


def _ahead(t: State, n: int) -> list[Cell]:
    """Return the kobold cells beside which a wagon can stop after the next throw, in the order of the board."""
    most = max(int(face) for face in book(t).faces if face.isdecimal())
    here, steps = t.wagon(n).cell, routes(t).steps
    stops = [stop for stop in mine(t).touches if 0 < (steps(here, stop) or 0) <= most]
    return [
        cell for cell in mine(t).kobolds if any(cell == near for stop in stops for _, near in mine(t).touches[stop])
    ]


def _rescue(t: State, mole: Seat) -> None:
    """Send the mole home, because all eight seats are taken; its owner takes a treasure (R19)."""
    ahead = leaders(t)
    t.players[mole].hand += 1
    t.players[mole].take(book(t).rescue, "wotan")
    t.treasure -= book(t).rescue
    t.tell("poursuite-log-rescue", seat=mole, treasures=book(t).rescue)
    if t.treasure:
        tell_lead(t, ahead)
    else:
        end(t)
