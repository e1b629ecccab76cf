"""The button that posts a recap to the channel: for players only, once, in the table's language."""

import asyncio
from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.discord_io.handlers import history
from bot.ids import ControlAction, ControlId
from bot.model import Occupant, Phase, Table
from bot.post import Picture, Post, PostedMessage, Refused
from bot.present.messages.replay import SHOW
from bot.service.budget import USUAL, Budget, Expense
from games.core import Refusal
from locales import words

OVER = Table("abcdefghij", "tunhell", 1, 20, 3, "fr", Phase.OVER, occupants=(Occupant("Mira", 1), Occupant("Odo", 2)))


class Answer:
    """A person's answers, recorded."""

    def __init__(
        self, person: int, port_fails: bool = False, budget: Budget | None = None, stands: bool = False
    ) -> None:
        self.said: list[str] = []
        self.sent: list[tuple[int, str]] = []
        self.person, self.lang, self.jobs = SimpleNamespace(id=person), words("en"), []
        self.interaction = SimpleNamespace(id=1)

        async def make(table_id: str, lang: object) -> Picture:
            return Picture("recap.gif", b"gif", "A game.")

        self.stands = PostedMessage(20, 7, 0.0) if stands else None

        async def show(table: Table, slot: str, make: object) -> tuple[PostedMessage, bool]:
            if port_fails:
                raise Refused("no permission")
            if self.stands is not None:
                return self.stands, False
            self.sent.append((table.channel, (await make()).blocks[0].markdown))
            return PostedMessage(table.channel, 8, 0.0), True

        recaps = SimpleNamespace(make=make, known=lambda *_: None)
        messages = SimpleNamespace(in_background=self.jobs.append)
        shared = SimpleNamespace(post=show, standing=lambda *_: self.stands)
        budget = budget or SimpleNamespace(require=lambda *_: None, working=lambda *_: nullcontext())
        delivery = SimpleNamespace(recaps=recaps, messages=messages, shared=shared)
        self.app = SimpleNamespace(delivery=delivery, service=SimpleNamespace(budget=budget))

    async def say(self, post: Post) -> object:
        self.said.append(post.words())
        return SimpleNamespace(edit=self.edit)

    async def edit(self, post: object, kept: object) -> None:
        self.said.append(post.blocks[0].markdown)


async def pressed(answer: Answer, table: Table = OVER) -> None:
    """Press the button, and wait for the work to finish."""
    control = ControlId(ControlAction.RECAP, table.id, path=(SHOW,))
    await history._recap(SimpleNamespace(answer=answer, table=table, control=control))
    await asyncio.gather(*answer.jobs)


async def test_a_player_shows_it_in_the_channel_of_the_table() -> None:
    """A player's press posts the recap in the table's channel and language, and confirms in their own."""
    answer = Answer(1)
    await pressed(answer)
    assert answer.sent == [(20, words("fr").text("bot-recap"))]
    link = "https://discord.com/channels/1/20/8"
    assert answer.said == [words("en").text("bot-recap-showing"), words("en").text("bot-recap-shown", link=link)]


async def test_one_that_stands_in_the_channel_is_linked_to() -> None:
    """A press when the recap stands in the channel posts and draws nothing, and costs nothing: it links to it."""
    budget = Budget(lambda: 0.0)
    budget.charge({Expense.RECAPS: USUAL["person"][Expense.RECAPS]}, 1, 1)
    answer = Answer(1, budget=budget, stands=True)
    await pressed(answer)
    link = "https://discord.com/channels/1/20/7"
    assert (answer.sent, answer.said[-1]) == ([], words("en").text("bot-recap-stands", link=link))


async def test_nobody_else_can() -> None:
    """An old button pressed by somebody else changes nothing."""
    answer = Answer(3)
    with pytest.raises(Refusal) as refused:
        await pressed(answer)
    assert (refused.value.say.id, answer.sent) == ("bot-no-recap-shown", [])


async def test_nobody_keeps_the_drawing_process_busy_with_one_game_after_the_other() -> None:
    """Recaps are limited per person across tables; beyond the limit there is one refusal and no drawing."""
    budget, most = Budget(lambda: 0.0), USUAL["person"][Expense.RECAPS]
    tables = [replace(OVER, id=f"table{number}") for number in range(most + 1)]
    for table in tables[:most]:
        await pressed(Answer(1, budget=budget), table)
    answer = Answer(1, budget=budget)
    with pytest.raises(Refusal) as refused:
        await pressed(answer, tables[most])
    assert (refused.value.say.id, refused.value.say.values["kind"]) == ("bot-no-budget-person", "recaps")
    assert (answer.jobs, answer.sent) == ([], [])
    await pressed(Answer(2, budget=budget), tables[most])


async def test_a_channel_where_the_bot_may_not_post_is_said() -> None:
    """A channel where the bot may not post is named in one sentence with a remedy."""
    answer = Answer(1, port_fails=True)
    await pressed(answer)
    assert answer.said[-1] == words("en").text("bot-no-recap-here")
