"""The bot's emojis on buttons and in menus: created at the first start, reused later, optional."""

import pytest

from playground.jsontypes import Json
from playground.readable import buttons
from tests.e2e.conftest import check_log
from tests.e2e.evening import Evening, until
from tests.e2e.room import Room

pytestmark = pytest.mark.asyncio(loop_scope="module")


def shown(message: Json) -> list[Json]:
    """Return the emojis on a message's buttons."""
    return [one["emoji"] for one in buttons(message) if "emoji" in one]


async def test_emojis_stand_beside_things_until_somebody_deletes_them(tmp_path):
    """After emojis are deleted, labels are shown without them and everything works."""
    async with Evening(tmp_path, PORION_EMOJIS="on") as evening:
        mira, odo = await evening.person("Mira"), await evening.person("Odo")
        world = evening.playground.parts.world
        await until(lambda: "Emojis known" in evening.log.read_text())
        count = len(world.emojis)
        assert count > 100
        await evening.stop_bot()
        await evening.bring_back()
        await until(lambda: evening.log.read_text().count("Emojis known") == 2)
        assert len(world.emojis) == count
        room = await Room.open(evening, mira, odo)
        await room.quiet()
        names = {one["id"]: one["name"] for one in world.emojis.values()}
        asked = await room.asked()
        found = shown(room.hand(asked))
        assert found
        assert all(names[one["id"]] == one["name"] for one in found)
        for emoji in list(world.emojis.values()):
            await world.drop_emoji(emoji)
        await room.move(asked)
        await room.quiet()
        assert not shown(room.hand(await room.asked()))
        check_log(evening)
