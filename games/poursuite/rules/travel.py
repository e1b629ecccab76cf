"""A wagon moves and is turned; where it stops, kobolds or the treasure wait (8)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from games import core
from games.core import Choice, Event, OneOf, Say, Seat, Shape, Sign, record, say
from games.poursuite.choices import Move
from games.poursuite.mine import Cell, place_of, written
from games.poursuite.state import WAGONS, State, Wagon, book, exact, mine, routes

from .cave import Arrival
from .faults import TURNS, moment_fault, move_fault, no_such_choice, stop_fault
from .kobolds import NOBODY, Meeting, meet_kobolds, meetings, turned
from .preview import effects, outcome_of, part, scores_after
from .shares import is_short


@record
class Moving(core.Ask[State, Move]):
    """The active player moves either wagon and turns it by a quarter: wagon, stop and turn in one action (8)."""

    prompt = "poursuite-ask-move"
    phase = "move"
    is_public = True
    in_rows = True
    seat: Seat
    pips: int

    def options(self, t: State) -> Shape:
        """Return every stop of both wagons, each with a turn to the left and to the right."""
        here, there = t.wagons
        key = (t.options["board"], exact(t), self.pips, here.cell, there.cell, not here.aboard, not there.aboard)
        offers = book(t).offers
        if key not in offers:
            offers[key] = OneOf(tuple(_moves(t, self.pips)))
        return offers[key]

    def arranged(self, t: State, shape: Shape) -> Shape:
        """Return the moves by route; of two turns with one outcome, that to the right need not be shown (8.2)."""
        if not isinstance(shape, OneOf):
            return shape
        shape = replace(shape, choices=tuple(sorted(shape.choices, key=partial(_on_route, t))))
        rights = (move for move in shape.choices if isinstance(move, Move) and move.turn == TURNS[1])
        twins = tuple(move for move in rights if outcome_of(t, move) == outcome_of(t, move.replace(turn=TURNS[0])))
        return replace(shape, twins=twins) if twins else shape

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        """Return the move with the turn of an empty wagon as left: it has no effect and may be omitted (R11)."""
        if isinstance(choice, Move) and choice.wagon in WAGONS and choice.turn in (None, *TURNS):
            return choice if t.wagon(choice.wagon).aboard else choice.replace(turn="left")
        return choice

    def take(self, t: State, choice: Move) -> None:
        """Move the wagon, which does not rotate it (R5), then turn it; only the stop matters (R10)."""
        wagon = t.wagon(choice.wagon)
        if not t.is_silent:
            t.told.append(Event(self._told(t, wagon, choice)))
        t.moved = choice.wagon
        t.path = routes(t).path(wagon.cell, choice.stop, self.pips, exact=exact(t))
        wagon.cell = choice.stop
        wagon.aboard = turned(t, wagon.aboard, choice.turn)
        if choice.stop == mine(t).cave:
            t.then(Arrival(self.seat, choice.wagon))
        else:
            meet_kobolds(t, wagon)

    def _told(self, t: State, wagon: Wagon, choice: Move) -> Say:
        """Return the event of a move, from before it is made."""
        start, stop = written(wagon.cell), _named(t, choice.stop)
        moved = say("poursuite-log-move-empty", seat=self.seat, wagon=choice.wagon, start=start, stop=stop)
        if wagon.aboard:
            return Say("poursuite-log-move", {**moved.values, "turn": choice.turn or "left"})
        return moved

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question: how far, whether exactly, and how many treasures are left if they may be too few."""
        prompt = "poursuite-ask-move-exactly" if exact(t) else self.prompt
        return say(prompt, seat=seat, pips=self.pips, left=t.treasure if self._falls_short(t) else 0)

    def label(self, t: State, choice: Move) -> Say:
        """Return the label of the whole move, with the effect of the turn on moles, by the names of their owners."""
        return self.label_for(t, NOBODY, choice)

    def label_for(self, t: State, seat: Seat, choice: Move) -> Say:
        """Return the label of the whole move as its player reads it."""
        told = effects(t, seat, choice)
        made = say("poursuite-do-move-empty", wagon=choice.wagon, stop=written(choice.stop), effects=told)
        if t.wagon(choice.wagon).aboard:
            return Say("poursuite-do-move", {**made.values, "turn": choice.turn or "left"})
        return made

    def field_label(self, t: State, seat: Seat, choice: Move, name: str) -> Say:
        """Return the label of the wagon with its moles, the stop with its kobolds, or the turn with its effect."""
        return part(t, NOBODY, choice, name, is_only=self._has_one_stop(t, choice.wagon))

    def own_label(self, t: State, seat: Seat, choice: Move, name: str) -> Say:
        """Return the label of a field as its player reads it."""
        return part(t, seat, choice, name, is_only=self._has_one_stop(t, choice.wagon))

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning about a move that lets another player win (11), or that has own moles caught (8.3).

        There is none if every move does so.
        """
        moves = [*_offered(self.options(t))]
        if not isinstance(choice, Move):
            return None
        if (won := _won_by_others(t, seat, choice)) and not all(_won_by_others(t, seat, other) for other in moves):
            return won
        if _lost(t, seat, choice) <= 0 or all(_lost(t, seat, other) > 0 for other in moves):
            return None
        cells = tuple(written(met.cell) for met in _met(t, choice) if met.mole == seat != met.prisoner)
        return say("poursuite-sure-caught", n=len(cells), wagon=choice.wagon, cells=cells)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        """Return the refusal for the first of the ten faults a move can have."""
        if isinstance(choice, Move):
            return move_fault(t, choice, self.pips) or no_such_choice()
        awaited = "poursuite-awaited-move-exactly" if exact(t) else "poursuite-awaited-move"
        return moment_fault(choice, Move, awaited, pips=self.pips) or no_such_choice()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return moves to the other wagon's cell, to cells passed in the simplified variant, and one step too far."""
        near = ((n, cell) for n in WAGONS for cell in _cells_ahead(t, n, self.pips + 1))
        return [Move(n, cell, "left") for n, cell in near if stop_fault(t, n, cell, self.pips)]

    def _has_one_stop(self, t: State, wagon: int) -> bool:
        """Return whether a wagon can stop on one space only, which its player then need not choose."""
        return len({move.stop for move in _offered(self.options(t)) if move.wagon == wagon}) == 1

    def _falls_short(self, t: State) -> bool:
        """Return whether a wagon can reach the cave whose moles would have more treasures in full than are left."""
        return any(
            is_short(t, turned(t, t.wagon(move.wagon).aboard, move.turn))
            for move in _offered(self.options(t))
            if move.stop == mine(t).cave
        )

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the shortest move, wagon 1 before wagon 2, turned to the left (19)."""
        return min(_moves(t, self.pips), key=lambda move: routes(t).steps(t.wagon(move.wagon).cell, move.stop) or 0)


def _offered(shape: Shape) -> Iterator[Move]:
    """Yield the moves on offer."""
    yield from (move for move in (shape.choices if isinstance(shape, OneOf) else ()) if isinstance(move, Move))


def _on_route(t: State, move: Choice) -> tuple[int, int]:
    """Return the wagon, and the place of the stop on its routes: each is listed to its end before the next one."""
    assert isinstance(move, Move)
    return move.wagon, routes(t).along(t.wagon(move.wagon).cell).index(move.stop)


def _won_by_others(t: State, seat: Seat, move: Move) -> Say | None:
    """Return who would win by a move that takes the last treasures, unless the player wins as well."""
    if move.stop != mine(t).cave:
        return None
    scores, winners = scores_after(t, turned(t, t.wagon(move.wagon).aboard, move.turn))
    if not winners or seat in winners:
        return None
    return say("poursuite-sure-lost", winner_seat=winners[0], best=scores[winners[0]], yours=scores[seat])


def _lost(t: State, seat: Seat, move: Choice) -> int:
    """Return how many more of a player's moles are prisoners after a move than before; negative for fewer."""
    assert isinstance(move, Move)
    return sum((meeting.mole == seat) - (meeting.prisoner == seat) for meeting in _met(t, move))


def _met(t: State, move: Move) -> list[Meeting]:
    """Return the effects of unguarded kobolds at the stop of a move."""
    if move.stop == mine(t).cave:
        return []
    met = meetings(t, move.stop, turned(t, t.wagon(move.wagon).aboard, move.turn))
    return [meeting for meeting in met if not meeting.guarded]


def _named(t: State, stop: Cell) -> Say | Sign:
    """Return a stop for a sentence: its coordinate, and for the treasure cave also its name."""
    return say("poursuite-cave-at", cell=written(stop)) if stop == mine(t).cave else written(stop)


def _moves(t: State, pips: int) -> Iterator[Move]:
    """Yield every stop of each wagon, nearest first, with the turns that make a difference (R11)."""
    for n in WAGONS:
        turns = TURNS if t.wagon(n).aboard else TURNS[:1]
        for stop in _cells_ahead(t, n, pips):
            if not stop_fault(t, n, stop, pips):
                yield from (Move(n, stop, turn) for turn in turns)


def _cells_ahead(t: State, n: int, most: int) -> list[Cell]:
    """Return the rail cells that a wagon could reach in at most `most` steps: the nearest first, then by column."""
    here, ahead = t.wagon(n).cell, routes(t).steps
    steps = {cell: far for cell in mine(t).exits if 0 < (far := ahead(here, cell) or 0) <= most}
    return sorted(steps, key=lambda cell: (steps[cell], place_of(cell)))
