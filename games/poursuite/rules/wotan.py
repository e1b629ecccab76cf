"""Wotan the goblin frees a prisoner or guards a kobold cell (9)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, OneOf, Say, Seat, Shape, record, say
from games.poursuite.mine import SIDES, Cell, written
from games.poursuite.state import State, Wotan, WotanSeat, book, colour, free_seats, mine

from .boarding import seat_part
from .cave import end
from .refusals import at_the_wrong_moment, no_kobold, no_seat


@record
class PlacingWotan(core.Ask[State, Wotan]):
    """Wotan must free one of the player's own moles; without any in prison he goes to any kobold cell (9, R15)."""

    prompt = "poursuite-ask-wotan"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """The cells of own prisoners, or else every kobold cell."""
        return OneOf(tuple(map(Wotan, self._cells(t))))

    def public_options(self, t: State, seat: Seat) -> Shape:
        """Nothing is hidden."""
        return self.options(t)

    def take(self, t: State, choice: Wotan) -> None:
        """He goes there; a mole in the cell is freed, otherwise the cell is guarded until he leaves (R16, R20)."""
        forced = int(len(self._cells(t)) == 1)
        stays = choice.cell == t.wotan
        t.wotan = choice.cell
        mole = t.prisoners.pop(choice.cell, None)
        if mole is None:
            event = "poursuite-log-wotan-stays" if stays else "poursuite-log-wotan-guards"
            t.tell(event, seat=self.seat, cell=written(choice.cell), forced=forced)
            return
        freed = colour(t, mole)
        t.tell("poursuite-log-wotan-frees", seat=self.seat, mole=freed, cell=written(choice.cell), forced=forced)
        if free_seats(t):
            t.then(SeatingFreed(self.seat, mole))
        else:
            _rescue(t, mole)

    def question(self, t: State, seat: Seat) -> Say:
        """Whether a mole of one's own must be freed."""
        own = _prisons(t, seat)
        if own:
            return say("poursuite-ask-wotan-own", seat=seat, cells=tuple(map(written, own)))
        return say(self.prompt, seat=seat)

    def label(self, t: State, choice: Wotan) -> Say:
        """What Wotan would do in that cell."""
        if (mole := t.prisoners.get(choice.cell)) is not None:
            return say("poursuite-do-wotan-frees", cell=written(choice.cell), mole=colour(t, mole))
        event = "poursuite-do-wotan-stays" if choice.cell == t.wotan else "poursuite-do-wotan-guards"
        return say(event, cell=written(choice.cell))

    def field_label(self, t: State, seat: Seat, choice: Wotan, name: str) -> Say:
        """What Wotan would do in that cell."""
        return self.label(t, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """No kobold cell, or a mole of one's own is waiting elsewhere."""
        if not isinstance(choice, Wotan):
            return at_the_wrong_moment("poursuite-awaited-wotan")
        return no_kobold(t, choice.cell, _prisons(t, seat))

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """The other kobold cells, while a mole of one's own is in prison."""
        return [Wotan(cell) for cell in mine(t).kobolds if cell not in self._cells(t)]

    def default(self, t: State, seat: Seat) -> Choice:
        """He stays where he is, or else goes to the first cell that is allowed (19)."""
        cells = self._cells(t)
        return Wotan(t.wotan if t.wotan in cells else cells[0])

    def _cells(self, t: State) -> Sequence[Cell]:
        return _prisons(t, self.seat) or mine(t).kobolds


@record
class SeatingFreed(core.Ask[State, WotanSeat]):
    """The active player chooses a free seat for the freed mole, in either wagon, wherever it stands (9, R17)."""

    prompt = "poursuite-ask-wotan-seat"
    automatic = True
    seat: Seat
    mole: Seat

    def options(self, t: State) -> Shape:
        """Every free seat of both wagons."""
        return OneOf(tuple(WotanSeat(n, side) for n, side in free_seats(t)))

    def public_options(self, t: State, seat: Seat) -> Shape:
        """Nothing is hidden."""
        return self.options(t)

    def take(self, t: State, choice: WotanSeat) -> None:
        """The mole climbs in; kobolds are checked only for a wagon that has just moved (R18)."""
        forced = len(free_seats(t)) == 1
        t.wagons[choice.wagon - 1].aboard[choice.side] = self.mole
        t.tell(
            "poursuite-log-wotan-seat",
            seat=self.seat,
            mole=colour(t, self.mole),
            wagon=choice.wagon,
            side=choice.side,
            forced=int(forced),
        )

    def question(self, t: State, seat: Seat) -> Say:
        """Which mole looks for a seat."""
        return say(self.prompt, seat=seat, mole=colour(t, self.mole))

    def field_label(self, t: State, seat: Seat, choice: WotanSeat, name: str) -> Say:
        """The wagon with its free seats, then the seat."""
        return seat_part(t, choice.wagon, choice.side, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """No such wagon or seat, or a seat that is taken."""
        if not isinstance(choice, WotanSeat):
            return at_the_wrong_moment("poursuite-awaited-wotan-seat")
        return no_seat(t, choice.wagon, choice.side, (1, 2), "9")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Seats that are taken."""
        return [WotanSeat(n, side) for n in (1, 2) for side in SIDES if side in t.wagons[n - 1].aboard]

    def default(self, t: State, seat: Seat) -> Choice:
        """The first free seat: wagon 1 first, front, right, back, left (19)."""
        return WotanSeat(*free_seats(t)[0])


def _prisons(t: State, seat: Seat) -> list[Cell]:
    """The cells where a player's moles are prisoners, in the order of the board."""
    return [cell for cell in mine(t).kobolds if t.prisoners.get(cell) == seat]


def _rescue(t: State, mole: Seat) -> None:
    """All eight seats are taken: the mole goes home and its owner takes a treasure (R19)."""
    t.players[mole].hand += 1
    t.players[mole].treasures += book(t).rescue
    t.treasure -= book(t).rescue
    t.tell("poursuite-log-rescue", seat=mole, mole=colour(t, mole), treasures=book(t).rescue)
    if not t.treasure:
        end(t)
