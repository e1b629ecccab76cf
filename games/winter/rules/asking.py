"""The refusals for a player who is not asked, in the order of section 11, for every seat."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from games import core
from games.core import Choice, NotYours, OneOf, Refusal, Say, Seat, Shape, say
from games.winter.choices import BASIC, Beat, Move, Overcome, Place
from games.winter.state import State, book

from .labels import action_label
from .refusals import refuse

C = TypeVar("C", bound=Choice)
_PLACES, _MOVES, _FIGHTS = 4, 3, 3
"""How many areas have a button to place a dwarf there, how many moves (fewer beside fights), and how many fights."""
_FAR = 2
"""From this distance from the castle on, threats are listed alike."""


def not_your_turn(seat: Seat) -> Refusal:
    """Return the refusal of another player's decision outside the turns (5.1, D1 and D5)."""
    return NotYours(refuse("not-your-turn", seat=seat).say, "5.1")


class OneAsks(core.Ask[State, C]):
    """One seat chooses, and the others are told why they cannot: first the phase, then whose move it is (11)."""

    __slots__ = ()

    def arranged(self, t: State, shape: Shape) -> Shape:
        """Return the choices with areas in one order, within each verb; where a dwarf could go, threats come first.

        Of threats, monsters in the castle come first, then those beside it. Fights and the first areas have buttons of
        their own; where too few threats are left to place a dwarf, those to which monsters go next have some as well.
        """
        if not isinstance(shape, OneOf):
            return shape
        verbs, places = [*dict.fromkeys(choice.word() for choice in shape.choices)], book(t).in_menus
        threatened = {book(t).all_disasters[disaster].area: _FAR for disaster in t.disasters}
        threatened |= {area: min(book(t).areas[area].distance, _FAR) for area in t.monsters.values()}

        def place(choice: Choice) -> tuple[int, ...]:
            areas = [str(value) for value in choice.field_values() if value in places]
            order = [places[area] for area in areas]
            calm = threatened.get(areas[-1], _FAR + 1) if isinstance(choice, Place | Move) else 0
            return verbs.index(choice.word()), *order[:-1], calm, *order[-1:]

        choices = tuple(sorted(shape.choices, key=place))
        coming = {end for area in t.monsters.values() for end in book(t).closer[area]}
        placed = [one for one in choices if isinstance(one, Place) and one.dwarf == BASIC]
        placed = [one for one in placed if one.area in threatened or one.area in coming]  # threats stand first
        moves = [one for one in choices if isinstance(one, Move) and one.dwarf == BASIC and one.end in threatened]
        moves = [one for one in moves if not threatened[one.end] or one.start not in threatened]
        moves.sort(key=lambda one: threatened[one.end])
        fights = [one for one in choices if isinstance(one, Beat | Overcome) and not one.dwarfs]
        likely: list[tuple[Choice, Say]] = [(one, action_label(t, self.seat, one)) for one in fights[:_FIGHTS]]
        likely += [(one, say("winter-do-place-short", area=one.area)) for one in placed[:_PLACES]]
        likely += [
            (one, say("winter-do-move", start=one.start, end=one.end)) for one in moves[: max(0, _MOVES - len(fights))]
        ]
        return replace(shape, choices=choices, likely=tuple(likely))

    def own_label(self, t: State, seat: Seat, choice: C, name: str) -> Say:
        """Return the label of a field as the seat itself reads it: its own dwarfs are not called by its name."""
        return _addressed(self.field_label(t, seat, choice, name), seat)

    def not_asked(self, t: State, seat: Seat, choice: Choice, waiting: Sequence[Seat]) -> Refusal:
        """Return the refusal of a move of another phase or decision; else of one that another player must make."""
        found: Refusal = self.not_yours(t, seat)
        if not self.options(t).fits(choice):
            asked = self.refusal(t, self.seat, choice)
            return asked if asked.say.id == "winter-no-wrong-phase" else found
        return found

    def not_yours(self, t: State, seat: Seat) -> Refusal:
        """Return why a move of the right phase is not this player's to make (11)."""
        if self.phase == "invasion":
            return refuse("not-first-player", seat=self.seat)
        instrument = self.instrument_played(t)
        if instrument and seat == t.active != self.seat:
            return refuse("music-open", instrument=instrument, seat=self.seat)
        return refuse("not-your-turn", seat=self.seat) if self.phase == "actions" else not_your_turn(self.seat)

    def instrument_played(self, t: State) -> str:
        """Return the instrument whose cards are being played, "" for none."""
        return ""


def _addressed(said: Say, seat: Seat) -> Say:
    """Return a label as this seat reads it: its own dwarfs are called that instead of by its name."""
    values = {
        name: tuple(_addressed(one, seat) if isinstance(one, Say) else one for one in value)
        if isinstance(value, tuple)
        else value
        for name, value in said.values.items()
    }
    is_own = said.id == "winter-fact-of" and said.values["owner_seat"] == seat
    return Say("winter-fact-own" if is_own else said.id, values)
