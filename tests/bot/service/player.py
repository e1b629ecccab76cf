"""A process that plays on a file until it is killed, and says on its standard output what it tried and what was done.

`python -m tests.bot.service.player FILE`
"""

import asyncio
import json
import sys
import time
from itertools import count
from uuid import uuid4

from bot.model import Phase
from bot.service import Service
from bot.store import SqliteStore
from games import core
from games.core import Dice
from games.registry import GAMES
from tests.lantern import GAME as LANTERN

from .evening import CHANNEL, key, meet, playing, somebody


def say(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


async def main(file: str) -> None:
    GAMES["lantern"] = LANTERN
    service = Service(await SqliteStore.open(file), time.time)
    await service.resume()
    dice = Dice(str(uuid4()))
    say(ready=True)
    for _ in count():
        table = await service.table_in(CHANNEL)
        if table is not None and table.phase is Phase.LOBBY:  # killed while people were sitting down
            await service.end(table.id, await meet(service, 1), moderator=True)
        if table is None or table.phase is not Phase.PLAYING:
            table = await playing(service, 2, 1)
        while glance := await somebody(service, table):
            person = glance.table.sitters[glance.seat].person
            choice, ticket = core.any_of(glance.offer.shape, dice), glance.offer.ticket
            facts = {"table": table.id, "person": person, "ticket": ticket, "choice": LANTERN.codec.save_choice(choice)}
            say(tried=facts)
            done = await service.act(table.id, person, ticket, choice, f"{uuid4()}-{key()}")
            say(done=facts, n=done.table.n)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
