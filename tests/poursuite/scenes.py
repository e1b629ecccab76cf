"""Scenes: a given position, actions, and lines that must hold afterwards.

A line of `when` is a player's initial and a typed choice: `Y: move 1 d8 left`. A line of `then` is one of

    asks G: rolling G            the asked player, and the step on top of the plan
    offers: park b1, park f1     every choice on offer
    stops 1: D7 D8 D9            where wagon 1 may stop
    refuses move 1 d6 left: room (rule R8)
    tells: caught, protected     the events of the last action in order, without `poursuite-log-` and headings
    over                         no question is open

or a line of the notation itself: `wagon 1`, `prisoners`, `hands` and `treasures` need only name what they promise
(`prisoners: -` promises that there are none).
"""

import re
from dataclasses import dataclass

from games import core
from games.core import Choice, Dice, OneOf, Seat
from games.poursuite import GAME
from games.poursuite.notation import position, read_position
from games.poursuite.state import State, book


@dataclass(frozen=True)
class Scene:
    """One sentence of the rules as a test.

    Attributes:
        name: the number of the rule or example, and its sentence.
        given: a position with its plan.
        when: actions of players, one per line; may be empty.
        then: expectations, one per line.
        dice: forced faces of the die.
    """

    name: str
    given: str
    then: str
    when: str = ""
    dice: str = ""

    def play(self) -> State:
        """Play the scene and check every line; return the final state."""
        state = core.start(sketch(self.given, self._seed()))
        for line in lines_of(self.when):
            seat, choice = self._act(state, line)
            state = core.apply(state, seat, choice)
        for line in lines_of(self.then):
            check(state, line)
        return state

    def _act(self, state: State, line: str) -> tuple[Seat, Choice]:
        who, _, typed = line.partition(": ")
        return Seat(book(state).initials.index(who)), read(typed)

    def _seed(self) -> str:
        """Return a seed whose first throws show the requested faces."""
        faces = GAME.editions[GAME.editions.current].faces
        for n in range(100_000):
            dice = Dice(f"scene {n}")
            if all(dice.pick(faces) == face for face in self.dice.split()):
                return dice.seed
        raise ValueError(f"no seed shows {self.dice}")


def lines_of(text: str) -> list[str]:
    """Return the non-empty lines of a block."""
    return [line.strip() for line in text.strip().splitlines() if line.strip()]


def read(typed: str) -> Choice:
    """Return the choice that a typed line means."""
    choice = core.read_choice("poursuite", typed)
    assert choice is not None, f"{typed!r} means no choice"
    return choice


def check(state: State, line: str) -> None:
    """Check one line of `then`."""
    word, _, rest = line.partition(": ")
    if line == "over":
        assert core.decision(state) is None
        assert not state.agenda
    elif word.startswith("asks "):
        assert asked(state) == (word.removeprefix("asks "), rest)
    elif word == "offers":
        assert sorted(map(core.write_choice, choices(state))) == sorted(rest.split(", "))
    elif word.startswith("stops "):
        wagon = int(word.removeprefix("stops "))
        assert list(GAME.view(state, None).reach.stops.get(wagon, ())) == rest.lower().split()
    elif word.startswith("refuses "):
        refused(state, word.removeprefix("refuses "), rest)
    elif word == "tells":
        said = [event.say.id for event in state.told if not event.is_heading]
        assert said == [f"poursuite-log-{event}" for event in rest.split(", ")]
    else:
        promised(state, word, rest)


def asked(state: State) -> tuple[str, str]:
    """Return the asked player's initial, and the asking step as in the plan."""
    now = core.decision(state)
    assert now is not None, "nothing is asked"
    plan = position(state).rpartition("plan: ")[2]
    return book(state).initials[next(iter(now.asks))], plan.split("; ", maxsplit=1)[0]


def choices(state: State) -> tuple[Choice, ...]:
    """Return all offered choices."""
    now = core.decision(state)
    assert now is not None, "nothing is asked"
    (shape,) = now.asks.values()
    assert isinstance(shape, OneOf)
    return shape.choices


def refused(state: State, typed: str, reason: str) -> None:
    """Check that a choice is refused with this reason and rule, without any change."""
    now = core.decision(state)
    assert now is not None
    before = GAME.codec.save(state)
    refusal = core.why_not(state, next(iter(now.asks)), read(typed))
    assert refusal is not None, f"{typed} is allowed"
    assert f"{refusal.say.id.removeprefix('poursuite-no-')} (rule {refusal.rule})" == reason
    assert GAME.codec.save(state) == before


def promised(state: State, word: str, rest: str) -> None:
    """Check a line of notation; wagons and prisoners must match completely."""
    found = dict(re.split(r":\s*", line, maxsplit=1) for line in position(state).splitlines() if ":" in line)[word]
    if word in {"hands", "treasures"}:
        assert set(rest.split()) <= set(found.split()), f"{word}: {found}"
    else:
        assert sorted(rest.split()) == sorted(found.split()), f"{word}: {found}"


def sketch(text: str, seed: str = "scene 0") -> State:
    """Return the described position with dice of this seed; notation fills in omitted parts."""
    t = read_position(text)
    t.dice = Dice(seed)
    return t
