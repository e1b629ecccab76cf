"""End cards other than encounters: the back door and the throne room (9)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, OneOf, Seat, Shape, record, say
from games.tunhell.choices import Door
from games.tunhell.state import State, book

from .ending import EMPTYING
from .faults import NO_SUCH_CHOICE, Fault, refuse
from .refusals import pending
from .table import discard, gain, lift, points_of, strength, tally


def open_door(t: State) -> None:
    """Give the back door to the digger's owner; unless the game is over, it is laid at another mine (9.1, R32)."""
    delve = t.digging
    card = lift(t.mine(delve.mine))
    t.door = delve.seat
    t.tell("tunhell-log-door-found", seat=delve.seat, points=points_of(t, card))
    t.then(EMPTYING, DoorPlace(delve.seat))


def take_throne(t: State) -> None:
    """Move the throne room to the loot; the whole hand is lost, rings included (9.2)."""
    delve = t.digging
    clan = t.clans[delve.seat]
    lost, clan.hand, clan.recruited = clan.hand, [], []
    discard(t, lost)
    cards, n = tally(sorted(lost, key=book(t).order.__getitem__)), points_of(t, t.mine(delve.mine).shaft[-1])
    t.tell("tunhell-log-throne", seat=delve.seat, cards=cards, points=n)
    gain(t, delve.seat, delve.mine)


@record
class DoorPlace(core.Ask[State, Door]):
    """The door is laid at one of the two other mines, and the team digs on there (9.1, R30, R31)."""

    prompt = "tunhell-ask-door"
    automatic = True
    is_public = True
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf(self._sites(t))

    def _sites(self, t: State) -> tuple[Door, ...]:
        """Return the mines that are still open."""
        return tuple(Door(number) for number, mine in enumerate(t.mines, 1) if mine.shaft)

    def take(self, t: State, choice: Door) -> None:
        t.mine(choice.mine).door = self.seat
        t.digging.mine = choice.mine
        t.tell("tunhell-log-door", seat=self.seat, mine=choice.mine)

    def label(self, t: State, choice: Door) -> core.Say:
        """Return the label of a mine: its cards, and the player's strength, which counts in fights behind the door."""
        cards, yours = len(t.mine(choice.mine).shaft), strength(t, self.seat, choice.mine)
        return say("tunhell-do-door", mine=choice.mine, n=cards, yours=yours)

    def quoted(self, t: State, seat: Seat, choice: Door) -> core.Say:
        """Return the answer with the card that is laid."""
        return say("tunhell-quoted-door", mine=choice.mine)

    def field_label(self, t: State, seat: Seat, choice: Door, name: str) -> core.Say:
        """Return the label of the mine, as on its button."""
        return self.label(t, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return (door_fault(t, choice) or NO_SUCH_CHOICE).refusal()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return [Door(number) for number, mine in enumerate(t.mines, 1) if not mine.shaft]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the open mine with the lowest number (17)."""
        return self._sites(t)[0]


def door_fault(t: State, choice: Choice) -> Fault | None:
    """Return why the door cannot be laid there; None if it can (9.1)."""
    if not isinstance(choice, Door):
        return pending(choice, "door")
    if not 1 <= choice.mine <= len(t.mines):
        return refuse("bad-mine", "2", n=len(t.mines))
    return None if t.mine(choice.mine).shaft else refuse("door-mine", "R30")
