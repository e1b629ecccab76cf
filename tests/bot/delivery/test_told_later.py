"""What an animation shows is told below it once it has ended."""

from dataclasses import replace

import pytest

from bot.delivery.boards import silent_until
from bot.delivery.pictures import PictureMaker
from bot.model import Table
from bot.post import Picture
from bot.present.panels import LATER
from bot.service import Service
from bot.tables.deal import Start
from bot.tables.play import Move
from bot.tables.seats import Join
from bot.tables.undo import TakeBack
from games import core
from games.core import Choice, Seat
from games.tunhell.choices import Play, Recruit
from tests.bot.service.evening import CHANNEL, key, meet
from tests.tunhell.stage import sketch

from .port import DM, FakePort, Told
from .test_processes import process

DIG = "A hand: digger_2_0 digger_3_0\nmine 2: dirt troll ...\nmine 2 A: warrior_1"
TOLD = "Troll"
PLACES = (CHANNEL, DM + 1, DM + 2)


async def seated(service: Service) -> Table:
    """Return a table in play at which person 1 can dig up a Troll."""
    host = await meet(service, 1)
    table = await service.openings.open_position("tunhell", core.start(sketch(DIG)), 5, CHANNEL, host, "en")
    await service.execute(table.id, Join(await meet(service, 2)))
    return (await service.execute(table.id, Start(host))).table


async def moved(service: Service, table: Table, person: int, choice: Choice) -> None:
    view = await service.queries.view_of(table.id, person)
    await service.execute(table.id, Move(person, view.ticket, choice, key()))


async def dug(service: Service, told: Told) -> Table:
    """Return a table whose messages show the animation of a dig."""
    table = await seated(service)
    await told.all()
    seat = (await service.queries.view_for(table.id, None)).waiting[0]
    await moved(service, table, table.occupants[seat].person, Play("digger_2_0", 2))
    await told.all()
    return table
