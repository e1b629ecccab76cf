"""If a message cannot be rendered because of a bug, the question is shown with plain answers and the bug is logged."""

import asyncio
import secrets
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from bot.ids import ControlAction, ControlId, parse
from bot.post import Menu
from bot.present.controls.buttons import follow
from bot.present.messages.hand import plain_post
from games import core
from games.core import Choice, Seat
from games.registry import GAMES
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tests.bot.present.play import WILD, positions, table_of
from tests.looking import look

from .quick import QuickLoop
from .test_warned import Table
from .world import DM


def broken(*_: object, **__: object) -> None:
    raise KeyError("a fault of ours")


@pytest.fixture
def _no_hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make rendering of all hands and steps fail."""
    for name in ("hand_post", "step_post"):
        monkeypatch.setattr(f"bot.delivery.hands.{name}", broken)
    return


@pytest.mark.usefixtures("_no_hands")
def test_an_evening_goes_on_though_no_hand_can_be_shown(caplog: pytest.LogCaptureFixture) -> None:
    """A game can be played with plain menus, in private messages and in the channel."""

    async def whole() -> None:
        table = Table("tunhell")
        await table.begin()
        service, messages = table.bot.service, table.bot.world.messages
        told = words("fr").text("bot-plain")
        for moves in range(3):
            view = await service.queries.view_for(table.id, None)
            person = (await service.queries.table(table.id)).occupants[view.waiting[0]].person
            at = next(one for one, standing in messages.items() if standing.channel == DM + person)
            (menu,) = [one for one in messages[at].controls() if parse(one["custom_id"]).action is ControlAction.STEP]
            if person == 1:
                assert told in messages[at].body.encode().decode("unicode_escape")
            turn = str(ControlId(ControlAction.TURN, table.id))
            board = (await service.queries.table(table.id)).board.message
            await table.bot.press(person, board, turn)
            await asyncio.sleep(5)
            beside = max(one for one, standing in messages.items() if standing.owner == person)
            assert menu["custom_id"] in messages[beside].body
            before = (await service.queries.view_for(table.id, None)).ticket
            await table.bot.press(person, (at, beside)[moves % 2], menu["custom_id"], [menu["options"][0]["value"]])
            await asyncio.sleep(10)
            assert (await service.queries.view_for(table.id, None)).ticket != before
            messages.pop(beside, None)
        await table.end()

    with asyncio.Runner(loop_factory=QuickLoop) as runner, patch.object(secrets, "token_bytes", bytes):
        runner.run(whole())
    assert "is shown plainly" in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_line_of_a_plain_menu_is_a_whole_answer(game: str) -> None:
    """Every entry of a plain menu is a whole answer, in random games and both languages; too many must be typed."""
    rules = GAMES[game]
    seats = rules.seats[-1]
    table, menus = table_of(rules, seats, WILD), 0
    for state, story in positions(rules, seats, "plain"):
        now = core.decision(state)
        for seat in now.asks if now is not None else ():
            view = look(table, state, Seat(seat), story)
            for locale in LOCALES:
                post = taken(plain_post(view, words(locale)))
                assert view.offer is not None
                found = [one for one in post.controls() if isinstance(one, Menu)]
                assert found or words(locale).text("bot-plain-typed") in post.words()
                for menu in found:
                    menus += 1
                    control = parse(menu.id)
                    assert control is not None
                    values = [entry.value for entry in menu.entries]
                    picks = [[value] for value in values] if menu.most == 1 else [values[: menu.most]]
                    chosen = [follow(view.offer, control.path, pick) for pick in picks]
                    assert all(isinstance(one, Choice) and view.offer.shape.fits(one) for one in chosen)
        if menus > 200:
            return
