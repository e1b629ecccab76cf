"""Whole games with recorded frames: hidden information never reaches other pages or the log."""

import json

import pytest

from bot.ids import ControlAction
from tests.e2e.room import Room

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Notebook:
    """Records every frame that a page receives."""

    def __init__(self, person):
        self.frames = []
        learn = person.learn

        def both(push):
            self.frames.append(json.dumps(push, ensure_ascii=False))
            learn(push)

        person.learn = both

    def has(self, text):
        return [frame for frame in self.frames if text in frame]


async def test_nothing_hidden_reaches_anyone_else(evening, mira, odo, tess):
    """In a game of Tunhell with a spectator, nothing hidden reaches anyone else's page or the log."""
    notes = {person: Notebook(person) for person in (mira, odo, tess)}
    room = await Room.open(evening, mira, odo)
    table = room.id
    seed = json.loads(room.ask("SELECT payload FROM log WHERE table_id = ? AND kind = 'started'", table)[0][0])["seed"]
    dms = {
        person: (await person.wait_for(lambda person=person: room.hand(person)))["channel_id"] for person in (mira, odo)
    }
    steps = 0
    while room.phase == "playing" and steps < 40:
        asked = room.mover
        if steps % 5 == 0:
            await room.press(asked, ControlAction.HAND)
            await room.blocked(asked)
            await tess.run("game board", room.channel)
        await room.move(asked)
        await room.quiet()
        steps += 1
        (still,) = room.ask("SELECT phase FROM tables WHERE id = ?", table)[0]
        if still == "playing":
            assert not any(note.has(seed) for note in notes.values()), "the seed of a running game was told"
            assert seed not in evening.log.read_text()
    assert steps > 10
    # private channels and answers reach only their owner's page
    for person, note in notes.items():
        for frame in note.frames:
            push = json.loads(frame)
            message = push.get("message")
            if not isinstance(message, dict):
                continue
            assert message["playground"]["ephemeral_for"] in (None, person.id)
            for other, dm in dms.items():
                if other is not person:
                    assert message["channel_id"] != dm
    # private sentences of a seat are on no other page
    private = room.ask("SELECT seat, sentence FROM story WHERE table_id = ? AND seat IS NOT NULL", table)
    hands = "` Your hand", "` Votre main"  # after the seat's mark
    assert not any(notes[tess].has(title) for title in hands)
    assert all(seat in {0, 1} for seat, _ in private)
