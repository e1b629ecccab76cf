"""A position as a few lines of text, both ways.

    board standard, variant standard
    seats 4, first Y, active Y
    wagon 1: D6 N=Y E=G
    wagon 2: F1
    prisoners: C6=R
    wotan: E9
    hands: Y2 G2 R2 B3
    treasures: Y0 G2 R1 B0 of 17
    die: 3
    ran: 1 D4 D5 D6
    plan: moving Y 3; turn G

Lines left out have the values of a new table; hands left out hold the moles that are nowhere else. The pile
follows the treasures won. The plan is the agenda in reading order, each step with its word and values.
"""

from collections.abc import Container, Iterator, Sequence

from games.core import Dice, Seat
from games.core.notation import Line, Lines, write_steps

from .cards import EDITIONS
from .mine import SIDES, Cell
from .rules.wotan import SeatingFreed
from .setup import setup
from .state import WAGONS, State, Wagon, book, mine

_HEADS = ("board", "variant", "seats", "first", "active")
_KEYS = (*_HEADS, *(f"wagon {n}" for n in WAGONS), "prisoners", "wotan", "hands", "treasures", "die", "ran", "plan")


def position(t: State) -> str:
    """Return the position as notation."""
    initial = book(t).initials
    wagons = [
        " ".join(
            [
                f"wagon {n}: {wagon.cell.upper()}",
                *(f"{s.upper()}={initial[o]}" for s, o in sorted(wagon.aboard.items())),
            ]
        )
        for n, wagon in enumerate(t.wagons, 1)
    ]
    hands = " ".join(f"{initial[i]}{player.hand}" for i, player in enumerate(t.players))
    treasures = " ".join(f"{initial[i]}{player.treasures}" for i, player in enumerate(t.players))
    return "\n".join(
        [
            f"board {t.options['board']}, variant {t.options['variant']}",
            f"seats {t.seats}, first {initial[t.first]}, active {initial[t.active]}",
            *wagons,
            f"prisoners: {' '.join(f'{cell.upper()}={initial[o]}' for cell, o in sorted(t.prisoners.items())) or '-'}",
            f"wotan: {t.wotan.upper() or '-'}",
            f"hands: {hands}",
            f"treasures: {treasures} of {t.treasure}",
            f"die: {t.face or '-'}",
            f"ran: {t.moved} {' '.join(t.path).upper()}".rstrip(),
            f"plan: {write_steps(t.agenda, initial)}",
        ]
    )


def read_position(text: str) -> State:
    """Return the table that lines of notation describe, its agenda not yet run.

    Raises:
        PositionError: a line is impossible; it is named with its fault.
    """
    return _Reader(Lines(text, _HEADS)).state()


class _Reader:
    """Reads the lines of one position."""

    def __init__(self, found: Lines) -> None:
        found.only(_KEYS)
        self._found = found
        self._book = EDITIONS[EDITIONS.current]
        self._initials: Sequence[str] = self._book.initials

    def state(self) -> State:
        """Return the whole position."""
        found, t = self._found, self._new()
        for n in WAGONS:
            if f"wagon {n}" in found:
                t.wagons[n - 1] = self._wagon(t, found[f"wagon {n}"])
        if t.wagons[0].cell == t.wagons[1].cell:
            raise found["wagon 2" if "wagon 2" in found else "wagon 1"].wrong("poursuite-position-taken")
        self._prisoners(t)
        self._treasures(t, found["treasures"])
        t.face = found["die"].one_of(found["die"].value, ("", *self._book.faces))
        self._ran(t, found["ran"])
        if "plan" in found:
            self._plan(t, found["plan"])
        self._hands(t)
        return t

    def _new(self) -> State:
        """Return a new table, before anybody boards."""
        found, catalogue = self._found, self._book
        players = found["seats"]
        seats = players.number(
            players.value or f"{max(catalogue.first_rounds)}", min(catalogue.first_rounds), max(catalogue.first_rounds)
        )
        self._initials = catalogue.initials[:seats]
        options = {"board": next(iter(catalogue.mines)), "variant": next(iter(catalogue.exact))}
        for option, allowed in (("board", catalogue.mines), ("variant", catalogue.exact)):
            options[option] = found[option].one_of(found[option].value or options[option], allowed)
        first = self._seat(found["first"], found["first"].value or self._initials[0])
        base = {
            "seats": seats,
            "first": first,
            "options": options,
            "edition": EDITIONS.current,
            "dice": Dice("notation"),
        }
        t = setup(base)
        t.active = self._seat(found["active"], found["active"].value or self._initials[first])
        return t

    def _seat(self, line: Line, initial: str) -> Seat:
        return line.seat(initial, self._initials)

    def _cell(self, line: Line, word: str, allowed: Container[Cell]) -> Cell:
        """Return the cell that a word names, if it is allowed there."""
        if word.lower() not in allowed:
            raise line.unknown(word)
        return word.lower()

    def _wagon(self, t: State, line: Line) -> Wagon:
        cell, *moles = line.words or [""]
        wagon = Wagon(self._cell(line, cell, mine(t).exits))
        for side, who in line.pairs(moles).items():
            wagon.aboard[line.one_of(side.lower(), SIDES)] = self._seat(line, who)
        return wagon

    def _prisoners(self, t: State) -> None:
        kobolds, line, wotan = mine(t).kobolds, self._found["prisoners"], self._found["wotan"]
        for cell, who in line.pairs().items():
            t.prisoners[self._cell(line, cell, kobolds)] = self._seat(line, who)
        if "wotan" in self._found:
            t.wotan = self._cell(wotan, wotan.value, (*kobolds, mine(t).footprints)) if wotan.value else ""
        if t.wotan in t.prisoners:
            raise wotan.wrong("poursuite-position-taken")

    def _treasures(self, t: State, line: Line) -> None:
        """Read the treasures of the players, then the pile; without a number, the pile has the rest."""
        words, whole = line.words, t.treasure
        won = words[: words.index("of")] if "of" in words else words
        for seat, number in self._counts(line, won, whole):
            t.players[seat].treasures = number
        t.treasure = whole - sum(player.treasures for player in t.players)
        if t.treasure < 0:
            raise line.wrong("poursuite-position-treasures", n=whole)
        if "of" in words:  # a sketch may omit the players' winnings
            t.treasure = line.number(" ".join(words[words.index("of") + 1 :]), 0, t.treasure)

    def _counts(self, line: Line, words: Sequence[str], most: int) -> Iterator[tuple[Seat, int]]:
        """Yield the numbers for some players, written as `Y2 G1`."""
        for word in words:
            yield self._seat(line, word[:1]), line.number(word[1:], 0, most)

    def _ran(self, t: State, line: Line) -> None:
        moved, *path = line.words or ["0"]
        t.moved = line.number(moved, 0, max(WAGONS))
        t.path = tuple(self._cell(line, word, mine(t).exits) for word in path)

    def _plan(self, t: State, line: Line) -> None:
        pips = [int(face) for face in self._book.faces if face.isdecimal()]
        allowed: dict[str, Container[object]] = {"wagon": (None, *WAGONS), "pips": range(1, max(pips) + 1)}
        t.agenda = line.steps("poursuite", self._initials, allowed)[::-1]

    def _hands(self, t: State) -> None:
        """Put moles that are in no wagon, in no prison and not waiting for a seat in hand; check their number."""
        found = self._found
        out = [owner for wagon in t.wagons for owner in wagon.aboard.values()] + list(t.prisoners.values())
        out += [step.mole for step in t.agenda if isinstance(step, SeatingFreed)]
        for seat, player in enumerate(t.players):
            player.hand = self._book.moles - out.count(Seat(seat))
        for seat, number in self._counts(found["hands"], found["hands"].words, self._book.moles):
            t.players[seat].hand = number
        for seat, player in enumerate(t.players):
            if not 0 <= player.hand <= self._book.moles - out.count(Seat(seat)):
                key = next((key for key in ("hands", "prisoners", "wagon 1", "wagon 2") if key in found), "hands")
                raise found[key].wrong("poursuite-position-moles", mole=self._book.colours[seat], n=self._book.moles)
