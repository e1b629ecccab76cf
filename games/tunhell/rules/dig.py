"""Digging: a team turns up card after card until its capacity, the mine or a card stops it (7.1)."""

from games import core
from games.core import Seat, record
from games.tunhell.state import Delve, State, book

from .encounters import meet
from .ending import EMPTYING
from .ends import open_door, take_throne
from .finds import haunt, join_hand, pay_for_heart
from .table import gain, points_of, tally, team_figures


def send_down(t: State, seat: Seat, card: str, number: int, bonuses: tuple[str, ...], *, is_recruit: bool) -> None:
    """Start a dig by a digger with its bonuses (6.2)."""
    team = [card, *bonuses]
    capacity, combat = team_figures(book(t), team)
    t.delve = Delve(seat, number, capacity, team)
    t.tell(
        "tunhell-log-dig",
        seat=seat,
        mine=number,
        card=card,
        bonuses=tally(bonuses),
        n=capacity,
        combat=combat,
        recruited=int(is_recruit),
    )
    t.then(DIG)


@record
class Dig(core.Step[State]):
    """Turn up the next card and resolve it; nobody may stop early (7.1, R4, R5)."""

    def run(self, t: State) -> None:
        delve = t.digging
        mine = t.mine(delve.mine)
        if not (delve.team and delve.left and mine.shaft):
            return
        delve.left -= 1
        card = mine.shaft[-1]
        mine.shown = True
        t.learn()
        _tell(t, card)
        t.then(EMPTYING, DIG)
        _resolve(t, card)


DIG = Dig()


def _tell(t: State, card: str) -> None:
    """Tell of a card that is turned up, with the points of a treasure, and how many more can be dug."""
    delve, kind, below = t.digging, book(t).cards[card].kind, len(t.mine(t.digging.mine).shaft) - 1
    left = delve.left if kind == "door" else min(delve.left, below)  # behind the door the team digs on elsewhere
    points = points_of(t, card) if kind == "treasure" else 0
    t.tell("tunhell-log-reveal", card=card, points=points, left=left, last=int(not below))


def _resolve(t: State, card: str) -> None:
    """Resolve a card that is turned up (8, 9); it stays on its mine until it is moved elsewhere."""
    row, delve = book(t).cards[card], t.digging
    match row.kind:
        case "encounter":
            meet(t)
        case "heart":
            pay_for_heart(t)
        case "ghost":
            haunt(t)
        case "door":
            open_door(t)
        case "throne":
            take_throne(t)
        case "dirt" | "treasure":
            gain(t, delve.seat, delve.mine)
        case _:
            join_hand(t)
