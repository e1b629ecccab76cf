"""Somebody who plays by pressing controls of their hand until the game is over."""

import asyncio
import random
from collections.abc import Callable, Set

from bot.ids import ControlAction, parse
from locales import LOCALES, words
from playground.jsontypes import Json
from playground.person import Outcome, Person, RefusedError
from playground.readable import buttons, menus

DM, EPHEMERAL = 1, 1 << 6
BACK = {words(locale).text("bot-button-back") for locale in LOCALES}
ANSWERING = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.SURE}

REPLACED = {"unknown_component", "unknown_message"}
"""Error codes for a control or message that was replaced before the press arrived."""


def answers(message: Json, answering: Set[ControlAction] = ANSWERING) -> list[Json]:
    """Return the buttons and menus of a message that answer the question, without the back button."""
    found = []
    for control in (*buttons(message), *menus(message)):
        known = parse(control["custom_id"])
        if known is None or known.action not in answering or control.get("disabled"):
            continue
        if control.get("label") not in BACK:
            found.append(control)
    return found


def mark(control: Json) -> str:
    """Return what identifies a control: a menu may have the same id as an earlier button."""
    return f"{control['type']} {control['custom_id']}"


_SELECT = 3
"""Discord's number for a menu of texts, also in a form."""


async def fill_in(person: Person, opened: Outcome, chance: random.Random) -> Outcome:
    """Answer at random each field of the form that a press has opened; return the outcome, or that of another press."""
    if opened.modal is None:
        return opened
    given: dict[str, str | list[str]] = {}
    for field in (label["component"] for label in opened.modal["components"]):
        one = chance.choice(field["options"])["value"] if "options" in field else "1"
        given[field["custom_id"]] = [one] if field["type"] == _SELECT else one
    return await person.submit(opened, **given)


class Tapper:
    """A person who presses controls, and counts the presses."""

    answering: Set[ControlAction] = ANSWERING

    def __init__(self, person: Person, seed: str) -> None:
        self.person = person
        self.taps = 0
        self._chance = random.Random(seed)
        self._answered: set[str] = set()

    def board(self) -> Json | None:
        """Return the hand with a question not answered yet; answers to commands become outdated."""
        private = [one["id"] for one in self.person.channels.values() if one["type"] == DM]
        for message in reversed([each for channel in private for each in self.person.messages(channel)]):
            found = [] if message["flags"] & EPHEMERAL else answers(message, self.answering)
            if found and mark(found[0]) not in self._answered:
                return message
        return None

    def look_again(self) -> None:
        """Treat the shown question as not answered yet."""
        self._answered.clear()

    async def tap(self) -> bool:
        """Answer one step if there is one; return whether there was."""
        board = self.board()
        if board is None:
            return False
        control = self._chance.choice(answers(board))
        self._answered.update(map(mark, answers(board)))
        try:
            outcome = await self._use(board, control)
        except RefusedError as refused:
            if refused.code not in REPLACED:
                raise
            return True
        assert outcome.state == "done", outcome
        self.taps += 1
        return True

    async def _use(self, board: Json, control: Json) -> Outcome:
        """Press a button, or choose at random in a menu."""
        if "options" in control:
            least, most = control.get("min_values", 1), control.get("max_values", 1)
            lines = [line["value"] for line in control["options"]]
            picked = self._chance.sample(lines, self._chance.randint(least, min(most, len(lines))))
            return await self.person.choose(board, *picked, menu=control["custom_id"])
        return await fill_in(self.person, await self.person.press(board, control["custom_id"]), self._chance)


async def play_out(tappers: list[Tapper], over: Callable[[], bool], patience: float = 300.0) -> None:
    """Let everybody play until `over()` is true."""
    idle = 0
    async with asyncio.timeout(patience):
        while not over():
            if any([await tapper.tap() for tapper in tappers]):
                idle = 0
                continue
            idle += 1
            if idle % 50 == 0:  # an update may have reset a half-made choice
                for tapper in tappers:
                    tapper.look_again()
            await asyncio.sleep(0.02)
