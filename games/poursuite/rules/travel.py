"""A wagon moves and is turned; where it stops, kobolds or the treasure wait (8)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, Event, OneOf, Say, Seat, Shape, record, say
from games.poursuite.mine import written
from games.poursuite.state import Move, State, book, exact, mine, routes

from .cave import Arrival
from .kobolds import meet_kobolds, turned
from .preview import effects, part
from .refusals import at_the_wrong_moment, no_move

TURNS = ("left", "right")


@record
class Moving(core.Ask[State, Move]):
    """The active player moves either wagon and turns it by a quarter: wagon, stop and turn in one action (8)."""

    prompt = "poursuite-ask-move"
    seat: Seat
    pips: int

    def options(self, t: State) -> Shape:
        """Every stop of both wagons, turned to the left and to the right."""
        here, there = t.wagons
        key = (t.options["board"], exact(t), self.pips, here.cell, there.cell, not here.aboard, not there.aboard)
        offers = book(t).offers
        if key not in offers:
            offers[key] = OneOf((*_moves(t, 1, self.pips), *_moves(t, 2, self.pips)))
        return offers[key]

    def public_options(self, t: State, seat: Seat) -> Shape:
        """Nothing is hidden."""
        return self.options(t)

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        """The turn of an empty wagon has no effect: it may be left out and counts as left (R11)."""
        if isinstance(choice, Move) and choice.wagon in (1, 2) and choice.turn in (None, *TURNS):
            return choice if t.wagons[choice.wagon - 1].aboard else choice.replace(turn="left")
        return choice

    def take(self, t: State, choice: Move) -> None:
        """Travelling does not rotate the wagon (R5); then it is turned, and only the stop matters (R10)."""
        wagon = t.wagons[choice.wagon - 1]
        start, loaded = wagon.cell, bool(wagon.aboard)
        t.moved = choice.wagon
        t.path = routes(t).path(start, choice.stop, self.pips, exact=exact(t))
        wagon.cell = choice.stop
        wagon.aboard = turned(t, wagon.aboard, choice.turn)
        moved = say(
            "poursuite-log-move-empty",
            seat=self.seat,
            wagon=choice.wagon,
            start=written(start),
            stop=written(choice.stop),
        )
        if loaded:
            moved = Say("poursuite-log-move", {**moved.values, "turn": choice.turn or "left"})
        t.told.append(Event(moved))
        if choice.stop == mine(t).cave:
            t.then(Arrival(self.seat, choice.wagon))
        else:
            meet_kobolds(t, wagon)

    def question(self, t: State, seat: Seat) -> Say:
        """How far, and whether exactly so far."""
        prompt = "poursuite-ask-move-exactly" if exact(t) else self.prompt
        return say(prompt, seat=seat, pips=self.pips)

    def label(self, t: State, choice: Move) -> Say:
        """The whole move, with what the turn does to which mole."""
        made = say("poursuite-do-move-empty", wagon=choice.wagon, stop=written(choice.stop), effects=effects(t, choice))
        if t.wagons[choice.wagon - 1].aboard:
            return Say("poursuite-do-move", {**made.values, "turn": choice.turn or "left"})
        return made

    def field_label(self, t: State, seat: Seat, choice: Move, name: str) -> Say:
        """The wagon with its moles, the stop with its kobolds, the turn with what it does."""
        return part(t, choice, name)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """The first of the ten faults a move can have."""
        if not isinstance(choice, Move):
            awaited = "poursuite-awaited-move-exactly" if exact(t) else "poursuite-awaited-move"
            return at_the_wrong_moment(awaited, pips=self.pips)
        return no_move(t, choice, self.pips)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """The other wagon's cell, cells passed in the simplified variant, and cells one step too far."""
        barred = []
        for n, wagon in enumerate(t.wagons, 1):
            near = routes(t).stops(wagon.cell, self.pips, exact=False)
            further = {cell for cell in mine(t).exits if routes(t).steps(wagon.cell, cell) == self.pips + 1}
            legal = _stops(t, n, self.pips)
            barred += [Move(n, cell, "left") for cell in (*near, *sorted(further)) if cell not in legal]
        return barred

    def default(self, t: State, seat: Seat) -> Choice:
        """The shortest move, wagon 1 before wagon 2, turned to the left (19)."""
        moves = [*_moves(t, 1, self.pips), *_moves(t, 2, self.pips)]
        return min(moves, key=lambda move: routes(t).steps(t.wagons[move.wagon - 1].cell, move.stop) or 0)


def _moves(t: State, n: int, pips: int) -> list[Move]:
    turns = TURNS if t.wagons[n - 1].aboard else TURNS[:1]
    return [Move(n, stop, turn) for stop in _stops(t, n, pips) for turn in turns]


def _stops(t: State, n: int, pips: int) -> list[str]:
    """Where a wagon may stop: it may run through the other one, but not stop there (R8)."""
    other = t.wagons[2 - n].cell
    return [stop for stop in routes(t).stops(t.wagons[n - 1].cell, pips, exact=exact(t)) if stop != other]
