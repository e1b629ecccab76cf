"""The record of a finished game, and the verification of its deal."""

import pytest

from games.transcript import read, replay
from tests.e2e.evening import until
from tests.e2e.room import Room, close_as_moderator, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_deal_is_checked_and_a_game_recorded(evening, mira, odo):
    """During the game only the fingerprint is shown; afterwards the record replays to the same end."""
    room = await Room.open(evening, mira, odo)
    early = told(await mira.run("verify", room.channel))
    assert "Fingerprint of the secret" in early
    assert "Seed:" not in early
    shares = [line for line in early.splitlines() if "adds `" in line]
    assert [line.split("**")[1] for line in shares] == ["Odo", "Mira"]
    assert told(await odo.run("record", room.channel)).startswith("L’archive dévoilerait")

    await close_as_moderator(mira, room.channel)
    await until(lambda: room.phase == "ended")
    late = told(await odo.run("verify", room.channel))
    assert "J’ai refait le calcul\u00a0: l’empreinte est bien celle du secret" in late
    record = (await odo.run("record", room.channel)).message
    url = evening.playground.address + record["attachments"][0]["url"].removeprefix(evening.playground.address)
    async with evening.playground.http.get(url) as answer:
        again = replay(read(await answer.text()))
    assert again.transcript.mixing is not None
    assert [share.name for share in again.transcript.mixing.shares] == ["Odo", "Mira"]
    assert again.transcript.seed in late
