"""Somebody who plays like the game's computer player, by pressing controls or else by typing moves."""

import sqlite3
from pathlib import Path
from typing import Any

from bot.ids import ControlAction, parse
from bot.present.controls import leads_to, steps_of, token_for
from games import core
from games.core import Choice, Dice, Number
from games.registry import GAMES
from playground.jsontypes import Json
from playground.person import Outcome, Person, RefusedError
from tests.e2e.player import ANSWERING, Tapper, answers


class Thinker(Tapper):
    """A player who reads the position from the bot's database and follows the game's strategy.

    Attributes:
        typed: the number of answers typed instead of pressed.
    """

    answering = ANSWERING | {ControlAction.TYPE}

    def __init__(self, person: Person, seed: str, game: str, database: Path) -> None:
        super().__init__(person, seed)
        self.typed = 0
        self._game = GAMES[game]
        self._strategy = core.strategy_of(self._game.strategies, "normal")
        self._database = database

    async def tap(self) -> bool:
        """Answer one step if there is one; return whether there was."""
        board = self.board()
        choice = self._wanted(answers(board, self.answering)[0]) if board is not None else None
        if board is None or choice is None:
            return False
        self._answered.update(f"{one['type']} {one['custom_id']}" for one in answers(board, self.answering))
        ways = [way for control in answers(board, self.answering) for way in self._ways(control, choice)]
        if not ways:
            outcome = await self._type(board, choice)
        else:
            _, control, value = max(ways, key=lambda way: way[0])
            try:
                outcome = (
                    await self.person.press(board, control["custom_id"])
                    if value is None
                    else await self.person.choose(board, value, menu=control["custom_id"])
                )
            except RefusedError:  # the message has changed meanwhile: look again
                return True
            if outcome.state == "modal":  # it asks for later stages as well: the strategy gives one at a time
                outcome = await self._type(board, choice)
        assert outcome.state == "done", outcome
        self.taps += 1
        return True

    async def _type(self, board: Json, choice: Choice) -> Outcome:
        self.typed += 1
        table = parse(answers(board, self.answering)[0]["custom_id"]).table
        return await self.person.run("move", board["channel_id"], move=core.write_choice(choice), table=table)

    def _ways(self, control: Json, choice: Choice) -> list[tuple[int, Json, str | None]]:
        """Return the presses of a control that lead to a choice, with their numbers of steps."""
        known = parse(control["custom_id"])
        ways = {ControlAction.AMOUNT} if isinstance(choice, Number) else {ControlAction.STEP, ControlAction.SURE}
        if known.action not in ways:
            return []
        values = [line["value"] for line in control["options"]] if "options" in control else [None]
        found = []
        for value in values:
            path = known.path if value is None else (*known.path, value)
            if path and leads_to(path, choice):
                taken = steps_of(choice)
                depths = [n for n in range(1, len(taken) + 1) if token_for(taken[:n]) == path[-1]]
                found.append((max(depths, default=1), control, value))
        return found

    def _wanted(self, control: Json) -> Choice | None:
        """Return the strategy's answer to a control's question; None if the game has moved on."""
        known = parse(control["custom_id"])
        state, seat = self._position(known.table)
        now = core.decision(state)
        if now is None or seat not in now.asks or str(core.ticket(state, seat)) != known.ticket:
            return None
        dice = Dice(f"{known.table} {known.ticket}")
        return self._strategy(self._game.imagine(state, seat, dice), seat, dice)

    def _position(self, table: str) -> tuple[Any, int]:
        """Return the newest position of a table, and this person's seat."""
        db = sqlite3.connect(self._database, timeout=5)
        try:
            (text,) = db.execute(
                "SELECT state FROM positions WHERE table_id = ? ORDER BY n DESC LIMIT 1", (table,)
            ).fetchone()
            sql = "SELECT seat FROM seats WHERE table_id = ? AND person = ?"
            (seat,) = db.execute(sql, (table, int(self.person.id))).fetchone()
        finally:
            db.close()
        return self._game.codec.load(text.encode()), seat
