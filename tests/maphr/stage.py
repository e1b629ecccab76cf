"""The stage of Les Mines de Maphr: scenes give the part of a position that matters, and the rest is filled in."""

import re
from typing import Any

from games import core
from games.core import Refusal
from games.maphr import GAME
from games.maphr.choices import Lay, Tile
from games.maphr.notation import lines, read_position
from tests.scenes import LETTERS, Scene, Stage, seat_of
from tests.scenes import _After as After

CLANS = ("rockborers", "goldbeards", "purse_counters", "long_memories")
"""The clans of a scene that does not name any."""
DECK = " ".join(["gallery_straight"] * 6 + ["gallery_corner"] * 6)
"""The deck of a scene that does not name one."""


def sketch(text: str) -> Any:
    """Read a position from its relevant lines; by default two players, level I, 8 coins and a deck of galleries."""
    given = [line.strip() for line in text.splitlines() if line.strip()]
    keys = {line.partition(":")[0] for line in given}
    letters = {key[0] for key in keys if re.fullmatch(r"[A-D]( .*)?", key)} | {"B"}
    seats = max(map(LETTERS.index, letters)) + 1
    head = [f"full, {seats} seats, first A, round 1, lead A, die 0"]
    usual = {"table": head[0], "deck": DECK}
    usual |= {LETTERS[seat]: f"{CLANS[seat]}, 8 coins, level 1, 0 miners" for seat in range(seats)}
    given = [f"{key}: {value}" for key, value in usual.items() if key not in keys] + given
    given = drawn(given, LETTERS[:seats])
    return read_position("\n".join(given))


DRAWN = {"from-pile": 5, "keep-or-send": 3, "share": 4, "draft 1": 5}
"""The number of cards drawn before some of them are chosen, by step."""


def drawn(given: list[str], letters: str) -> list[str]:
    """Return a scene's lines with its packets filled up, and with the resolved card in the queue."""
    found = dict(line.partition(":")[::2] for line in given)
    agenda = found.get("agenda", "").strip().split("; ")[0]
    for letter in letters if agenda in DRAWN else ():
        cards = found.get(f"{letter} packet", "").split()
        found[f"{letter} packet"] = " ".join([*cards, *["gallery_cross"] * (DRAWN[agenda] - len(cards))])
    if agenda.startswith(("contract-offer", "caravan")):
        found.setdefault("queue", agenda.split()[-1])
    return [f"{key}: {value.strip()}" for key, value in found.items()]


def made(state: Any, seat: core.Seat, choice: core.Choice) -> Any:
    """Return the state after a move; a single "lay" chooses the tile first, if that is possible.

    Raises:
        Refusal: the move is refused.
    """
    if isinstance(choice, Lay) and not state.answers.get(seat) and not core.why_not(state, seat, Tile(choice.card)):
        chosen = core.apply(state, seat, Tile(choice.card))
        laid = {**state.clans[seat].mine, choice.cell: (choice.card, choice.turn)}
        if choice.cell not in state.clans[seat].mine and chosen.clans[seat].mine == laid:
            return chosen
        state = chosen if seat in chosen.answers else state
    return core.apply(state, seat, choice)


class Laid(After):
    """Checks after a scene, in which a tile and its place are written as one move."""

    def holds(self, line: str) -> bool:
        found = re.fullmatch(r"(allows|bars) ([A-D]): (lay .*?)( \((.*)\))?", line)
        if not found:
            return super().holds(line)
        word, letter, typed, _, key = found.groups()
        try:
            made(self.state, seat_of(letter), self.stage.choice(typed))
        except Refusal as caught:
            return word == "bars" and self._says(caught.say, "no", [key])
        return word == "allows"


class Table(Stage):
    """A stage on which the opening events count as well."""

    def play(self, scene: Scene) -> None:
        """Play a scene; the events of steps before its first move count as well."""
        state = self._given(scene)
        opening = list(state.told)
        refusal: Refusal | None = None
        told = opening
        for line in filter(None, map(str.strip, scene.when.splitlines())):
            assert refusal is None, f"{scene.name}: a move was refused before the last: {refusal}"
            seat, choice = self._move(line)
            try:
                state = made(state, seat, choice)
                told = [*told, *state.told]
            except Refusal as caught:
                refusal = caught
        after = Laid(self, state, refusal, told)
        expected = list(filter(None, map(str.strip, scene.then.splitlines())))
        assert expected, f"{scene.name} promises nothing"
        assert refusal is None or any(line.startswith("refused") for line in expected), refusal and refusal.say
        for line in expected:
            assert after.holds(line), f"{scene.name}\n  not so: {line}\n{after}"


STAGE = Table(GAME, sketch, lines, lambda key: key in {"deck", "agenda", "offers", "queue"})
