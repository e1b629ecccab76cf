"""From a person's achievements in a game, a button leads back to the page of their results."""

import asyncio
import json

from bot.ids import ControlAction, ControlId
from bot.present.messages.records import PAGE
from locales import words

from .test_press import evening
from .test_puzzles import board_of
from .world import Bot


def test_the_achievements_lead_back_to_the_page(monkeypatch):
    async def play(bot: Bot, _: str) -> None:
        async def shown(path: tuple[str, ...], values: tuple[str, ...] = ()) -> str:
            before = set(bot.world.messages)
            await bot.press(1, board_of(bot), str(ControlId(ControlAction.ACHIEVED, path=path)), values)
            await asyncio.sleep(2)
            (told,) = [
                json.dumps(json.loads(at.body), ensure_ascii=False)
                for one, at in bot.world.messages.items()
                if one not in before
            ]
            return told

        achieved = await shown(("1",), ("winter",))
        assert str(ControlId(ControlAction.ACHIEVED, path=("1", PAGE))) in achieved
        page = await shown(("1", PAGE))
        heads = [words(locale).text("bot-leaderboard-person", name="P1") for locale in ("en", "fr")]
        assert any(head in page for head in heads)

    evening(play, monkeypatch)
