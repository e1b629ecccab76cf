"""A process that plays on a file until it is killed, and reports its attempts and results."""

import asyncio
import time
from itertools import count
from multiprocessing.connection import Connection
from uuid import uuid4

from bot.model import Phase
from bot.service import Service
from bot.store import SqliteStore
from bot.tables.ending import End
from bot.tables.play import Move
from games import core
from games.core import Dice
from games.registry import GAMES
from tests.lantern import GAME as LANTERN

from .evening import CHANNEL, key, meet, playing, somebody


def play(file: str, told: Connection) -> None:
    """Play on the file, sending a dictionary before and after each move."""
    GAMES["lantern"] = LANTERN
    asyncio.run(_play(file, told))


async def _play(file: str, told: Connection) -> None:
    service = Service(await SqliteStore.open(file), time.time)
    await service.resume()
    dice = Dice(str(uuid4()))
    told.send({"ready": True})
    for _ in count():
        table = await service.queries.table_in(CHANNEL)
        if table is not None and table.phase is Phase.LOBBY:  # the process was killed while people joined
            await service.execute(table.id, End(await meet(service, 1), moderator=True))
        if table is None or table.phase is not Phase.PLAYING:
            table = await playing(service, 2, 1)
        while glance := await somebody(service, table):
            person = glance.table.occupants[glance.seat].person
            choice, ticket = core.any_of(glance.offer.shape, dice), glance.offer.ticket
            facts = {"table": table.id, "person": person, "ticket": ticket, "choice": LANTERN.codec.save_choice(choice)}
            told.send({"tried": facts})
            done = await service.execute(table.id, Move(person, ticket, choice, f"{uuid4()}-{key()}"), person)
            told.send({"done": facts, "n": done.table.n})
