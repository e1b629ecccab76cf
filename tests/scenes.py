"""Scenes: a rule as given, when, then in a game's notation, played on the game's stage.

`given` is a position, one `key: value` per line, or a deal: `deal: 3 seed=x mode=full`.
`when` has one line per move, as typed: `A: play warrior_1 2`.
`then` has one line per expectation:

    mine 1: goblin rat ...             this line of the position; `...` stands for others, `14 cards` for a number
    refused hand-full n=6              the last move was refused with this reason (and these values)
    offers A: pay warrior_3 | pay team exactly these are A's answers
    allows A: recruit 2                this is among the answers of A
    bars A: play rat 1 (not-in-hand)   this is unavailable, for this reason
    tells trophy seat=A                a public event
    tells A scouted cards=rat+orc      an event for A only
    never tells shuffle                no such event
    scores A 8, B 8                    the final totals
    wins A B                           the winners
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from games import core
from games.core import Choice, Deal, Dice, Game, OneOf, Refusal, Say, Seat

LETTERS = "ABCDEF"


@dataclass(frozen=True)
class Scene:
    """One sentence of the rules as a test.

    Attributes:
        name: the sentence with its number.
        dice: forced random numbers, each with its range: `2/6 0/2` (counted from 0).
    """

    name: str
    given: str
    when: str = ""
    then: str = ""
    dice: str = ""

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Stage:
    """Plays the scenes of one game.

    Attributes:
        read: parses a position, possibly filling in omitted parts.
        lines: returns a state as values by key.
        in_order: keys whose cards have an order.
    """

    game: Game[Any, Any]
    read: Callable[[str], Any]
    lines: Callable[[Any], Mapping[str, str]]
    in_order: Callable[[str], bool]

    def play(self, scene: Scene) -> None:
        """Play a scene and check its expectations.

        Raises:
            AssertionError: an expectation fails; the message shows the position.
        """
        state, refusal, told = self._given(scene), None, list[core.Event]()
        for line in _lines(scene.when):
            assert refusal is None, f"{scene.name}: a move was refused before the last: {refusal}"
            seat, choice = self._move(line)
            try:
                state = core.apply(state, seat, choice)
                told += state.told
            except Refusal as caught:
                refusal = caught
        after = _After(self, state, refusal, told)
        expected = list(_lines(scene.then))
        assert expected, f"{scene.name} promises nothing"
        assert refusal is None or any(line.startswith("refused") for line in expected), refusal and refusal.say
        for line in expected:
            assert after.holds(line), f"{scene.name}\n  not so: {line}\n{after}"

    def _given(self, scene: Scene) -> Any:
        deal = re.search(r"^\s*deal: (\d) *(.*)$", scene.given, re.MULTILINE)
        if deal:
            options = dict(word.split("=") for word in deal[2].split())
            return self.game.begin(Deal(int(deal[1]), options.pop("seed", "scene"), options))
        state = self.read(scene.given)
        state.dice = loaded(scene.dice)
        return core.start(state)

    def _move(self, line: str) -> tuple[Seat, Choice]:
        letter, _, typed = line.partition(": ")
        return seat_of(letter), self.choice(typed)

    def choice(self, typed: str) -> Choice:
        """Return the choice that a typed line means."""
        choice = core.read_choice(self.game.id, typed)
        assert choice is not None, f"nobody understands {typed!r}"
        return choice


@dataclass(frozen=True)
class _After:
    """Checks expectations on a table after a scene."""

    stage: Stage
    state: Any
    refusal: Refusal | None
    told: list[core.Event]

    def __str__(self) -> str:
        position = "\n".join(f"  {key}: {value}" for key, value in self.stage.lines(self.state).items())
        heard = "\n".join(f"  {event.to if event.to is not None else '*'} {event.say}" for event in self.told)
        return f"{position}\ntold:\n{heard}\nrefused: {self.refusal and self.refusal.say}"

    def holds(self, line: str) -> bool:
        """Return whether a line of `then` is true."""
        match re.split(r"[ :]+", line, maxsplit=2):
            case "refused", *rest:
                return self.refusal is not None and self._says(self.refusal.say, "no", rest)
            case "offers", letter, typed:
                choices = Counter(self.stage.choice(one.strip()) for one in typed.split("|"))
                return Counter(self._answers(letter)) == choices
            case "allows", letter, typed:
                return self.stage.choice(typed) in self._answers(letter)
            case "bars", letter, typed:
                move, _, key = typed.rstrip(")").rpartition(" (")
                refused = core.why_not(self.state, seat_of(letter), self.stage.choice(move))
                return refused is not None and self._says(refused.say, "no", [key])
            case "tells", letter, rest if letter in LETTERS:
                return self._heard(rest.split(), seat_of(letter))
            case "tells", *rest:
                return self._heard(" ".join(rest).split(), None)
            case "never", _, key:
                return not any(self._says(event.say, "log", [key]) for event in self.told)
            case "scores", *rest:
                totals = [f"{LETTERS[score.seat]} {score.total}" for score in self._result().scores]
                return " ".join(rest).replace(",", "").split() == " ".join(totals).split()
            case "wins", *rest:
                return " ".join(rest).split() == [LETTERS[seat] for seat in self._result().winners]
        return self._lies(line)

    def _result(self) -> core.Outcome:
        assert core.decision(self.state) is None, f"the game goes on\n{self}"
        return self.stage.game.outcome(self.state)

    def _answers(self, letter: str) -> Iterable[Choice]:
        now = core.decision(self.state)
        shape = now.asks.get(seat_of(letter)) if now else None
        return shape.choices if isinstance(shape, OneOf) else ()

    def _heard(self, rest: list[str], to: Seat | None) -> bool:
        return any(event.to == to and self._says(event.say, "log", rest) for event in self.told)

    def _says(self, said: Say, room: str, rest: list[str]) -> bool:
        return says(self.stage.game.id, said, room, " ".join(rest))

    def _lies(self, line: str) -> bool:
        """Return whether a line of the position is as expected."""
        key, _, expected = line.partition(":")
        found = self.stage.lines(self.state).get(key, "").split()
        wanted = expected.split()
        if len(wanted) == 2 and wanted[1] == "cards":
            return len(found) == int(wanted[0])
        if wanted and wanted[-1] == "...":
            return found[: len(wanted) - 1] == wanted[:-1]
        if wanted == ["-"]:
            return found in ([], ["-"])
        return found == wanted if self.stage.in_order(key) else Counter(found) == Counter(wanted)


def says(game: str, said: Say, room: str, expected: str) -> bool:
    """Return whether a sentence of a game has this key, and these values: `hand-full n=6`."""
    key, *values = expected.split()
    if said.id != f"{game}-{room}-{key}":
        return False
    return all(_value(name, said.values) == text for name, _, text in (one.partition("=") for one in values))


def seat_of(letter: str) -> Seat:
    """Return the seat with this letter."""
    return Seat(LETTERS.index(letter))


def _value(name: str, values: Mapping[str, Any]) -> str:
    """Return a value of a sentence in scene notation: letters for people, lists joined by `+`."""
    value = values.get(name)
    if isinstance(value, tuple):
        return "+".join(_value(name, {name: item}) for item in value)
    if isinstance(value, Say):
        return "*".join(str(part) for part in value.values.values())
    return LETTERS[value] if isinstance(value, int) and name.rpartition("_")[2] in {"seat", "seats"} else str(value)


def loaded(throws: str) -> Dice:
    """Return dice with these next numbers: `2/6 0/2` is 2 of 6, then 0 of 2."""
    wanted = [tuple(map(int, throw.split("/"))) for throw in throws.split()]
    for number in count():
        dice = Dice(f"loaded {number}")
        if all(dice.below(faces) == value for value, faces in wanted):
            return Dice(dice.seed)
    raise AssertionError("chance has run out")


def _lines(text: str) -> Iterable[str]:
    return filter(None, map(str.strip, text.splitlines()))
