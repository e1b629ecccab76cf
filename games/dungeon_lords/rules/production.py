"""Production rooms, and taking order cards back (P3a, P3b)."""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, only_answer, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Produce, Retrieve, Stop
from games.dungeon_lords.rows import Production
from games.dungeon_lords.state import State

from .asking import Asking, goods
from .digging import Shed, sites
from .orders import short
from .payment import cannot_pay, receive, spend


def recipe(t: State, seat: Seat, room: str) -> Production | None:
    """Return what an unconquered room of the lord produces, if anything (2.3)."""
    return book(t).room[room].produce if room in t.lords[seat].rooms() else None


def uses_left(t: State, seat: Seat, room: str) -> int:
    """Return how often a room may still produce this round: once a round in year 1, twice in year 2 (P3a)."""
    return int(book(t).rooms_info[f"uses_per_round_year{t.year}"]) - t.lords[seat].used.get(room, 0)


def idle_room(t: State, seat: Seat, room: str) -> NotAllowed | None:
    """Return why a room cannot produce now, apart from workers; None if it can (16)."""
    made = recipe(t, seat, room)
    if made is None:
        return NotAllowed(say("dungeon_lords-no-production", room=room), "P3a")
    if uses_left(t, seat, room) < 1:
        return NotAllowed(say("dungeon_lords-no-room-used", room=room), "P3a")
    if made.gain.get("tunnel") and not sites(t, seat):
        return NotAllowed(say("dungeon_lords-no-site"), "6")
    return cannot_pay(t, seat, made.cost)


@record
class Producing(Asking[Produce | Stop]):
    """Let rooms produce, one after the other, with imps and troll tokens that have not worked (P3a)."""

    prompt = "dungeon_lords-ask-produce"
    phase = "phase_production"
    seat: Seat

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with how often each room can produce in a round."""
        return say(self.prompt, seat=self.seat, n=int(book(t).rooms_info[f"uses_per_round_year{t.year}"]))

    def options(self, t: State) -> Shape:
        """Return each room that can be used, with the number of trolls that help; and the choice to stop."""
        ways = [
            Produce(room, trolls)
            for room in t.lords[self.seat].rooms()
            if not idle_room(t, self.seat, room)
            for trolls in self._crews(t, room)
        ]
        return OneOf((*ways, Stop()) if ways else ())

    def _crews(self, t: State, room: str) -> range:
        """Return how many of the workers may be trolls, as a range."""
        made = recipe(t, self.seat, room)
        workers = made.workers if made else 0
        lord = t.lords[self.seat]
        return range(max(0, workers - lord.free_imps()), min(workers, t.free_tokens(self.seat)) + 1)

    def default(self, t: State, seat: Seat) -> Stop:
        """Stop (14)."""
        return Stop()

    def label(self, t: State, choice: Produce | Stop) -> Say:
        """Return a room with what it makes of what, and whether it has produced in this round already."""
        made = recipe(t, self.seat, choice.room) if isinstance(choice, Produce) else None
        if not isinstance(choice, Produce) or made is None:
            return super().label(t, choice)
        return say(
            "dungeon_lords-do-produce-gain",
            room=choice.room,
            used=t.lords[self.seat].used.get(choice.room, 0),
            imps=made.workers - choice.trolls,
            trolls=choice.trolls,
            cost=goods(made.cost),
            gain=goods(made.gain),
        )

    def take(self, t: State, choice: Produce | Stop) -> None:
        """Produce; workers are busy at once, and gains can be spent at once."""
        if isinstance(choice, Stop):
            return
        lord = t.lords[self.seat]
        made = recipe(t, self.seat, choice.room)
        if made is None:
            raise AssertionError(f"{choice.room} was offered and does not produce")
        lord.busy += made.workers - choice.trolls
        lord.busy_trolls += choice.trolls
        lord.used[choice.room] = lord.used.get(choice.room, 0) + 1
        t.tell(
            "dungeon_lords-log-produced",
            seat=self.seat,
            room=choice.room,
            imps=made.workers - choice.trolls,
            trolls=choice.trolls,
            cost=goods(made.cost),
            gain=goods(made.gain),
        )
        steps = spend(t, self.seat, made.cost)
        receive(t, self.seat, made.gain)
        t.then(*steps, *([Shed(self.seat)] if made.gain.get("tunnel") else []), self)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the lord's production rooms that cannot be used now."""
        rooms = [room for room in t.lords[seat].rooms() if recipe(t, seat, room)]
        return tuple(Produce(room, 0) for room in rooms if idle_room(t, seat, room) or not self._crews(t, room))

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a room that does not produce, or that has too few workers."""
        if not isinstance(choice, Produce) or choice.room not in book(t).room:
            return None
        made = recipe(t, seat, choice.room)
        if refusal := idle_room(t, seat, choice.room):
            return refusal
        imps, trolls = t.lords[seat].free_imps(), t.free_tokens(seat)
        n = made.workers if made else 0
        return NotAllowed(say("dungeon_lords-no-workers", room=choice.room, n=n, imps=imps, trolls=trolls), "P3a")


@record
class Retrieving(Asking[Retrieve]):
    """Take one played card back: the first, or one with a minion; the other two become inaccessible (P3b)."""

    prompt = "dungeon_lords-ask-retrieve"
    phase = "phase_retrieve"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return the first card and those with a minion."""
        lord = t.lords[self.seat]
        able = {*lord.played[:1], *lord.idle}
        return OneOf(tuple(Retrieve(card) for card in book(t).order if card in able and card in lord.played))

    def default(self, t: State, seat: Seat) -> Retrieve:
        """Return the first order card (14)."""
        return Retrieve(t.lords[seat].played[0])

    def label(self, t: State, choice: Retrieve) -> Say:
        """Return the label of an order card, a single noun, with those that will then be inaccessible."""
        others = tuple(short(card) for card in t.lords[self.seat].played if card != choice.order)
        return say("dungeon_lords-do-retrieve", order=short(choice.order), orders=others)

    def field_label(self, t: State, seat: Seat, choice: Retrieve, name: str) -> Say:
        """Return the label of an order card."""
        return self.label(t, choice)

    def take(self, t: State, choice: Retrieve) -> None:
        """Take the card back; the cards that were inaccessible return to hand."""
        lord, only = t.lords[self.seat], only_answer(self.options(t)) is not None
        locked = [card for card in lord.played if card != choice.order]
        held = {*lord.hand, *lord.locked, choice.order}
        lord.hand = [order for order in book(t).order if order in held]
        lord.locked, lord.played, lord.idle = locked, [], []
        meta = book(t).meta
        if (t.year, t.round) != (meta["years"], meta["rounds_per_year"]):  # the last round has no next one
            orders = tuple(map(short, locked))
            if only:
                t.tell("dungeon_lords-log-retrieved-only", seat=self.seat, new=orders)
            else:
                t.tell("dungeon_lords-log-retrieved", seat=self.seat, order=short(choice.order), orders=orders)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the played cards that cannot be taken back."""
        lord = t.lords[seat]
        return tuple(Retrieve(card) for card in lord.played[1:] if card not in lord.idle)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a card that is neither the first nor has a minion on it."""
        if not isinstance(choice, Retrieve):
            return None
        allowed = tuple(c for c in t.lords[seat].played if c == t.lords[seat].played[0] or c in t.lords[seat].idle)
        return NotAllowed(say("dungeon_lords-no-retrieve", orders=tuple(map(short, allowed))), "P3b")
