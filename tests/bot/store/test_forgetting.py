"""Forgetting a person while another process works for them."""

import asyncio
import threading

import psycopg
import pytest

from bot.service import Service
from bot.store.rows.log import LogRows
from bot.store.rows.tournaments import TournamentRows
from bot.tables.seats import Join
from tests.bot.service.conftest import _lantern, _same_deals, clock
from tests.bot.service.evening import meet
from tournaments import Actor, Enrol, Open, Settings

from .test_processes import FIRST, sharing, url

__all__ = ["_lantern", "_same_deals", "clock", "url"]

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.mark.parametrize("act", ["join", "enrol"])
async def test_what_somebody_began_elsewhere_before_being_forgotten_is_erased_too(url, clock, act, monkeypatch):
    """Forgetting waits for the person's own commands in other processes, and never leaves a seat to nobody."""
    async with sharing(url) as (one, other):
        here, there = [Service(each.store, clock) for each in (one, other)]
        host, odo = await meet(here, 1), await meet(here, 2)
        opening = Open(Actor(1, "Mira"), "Cup", Settings("tunhell"), FIRST, 90, "en")
        cup = await here.tournaments.open(opening, may_organise=True)
        table = await here.openings.open("lantern", FIRST, 10, host, "en")
        reached, may_go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def hold(save):
            def held(rows, *values):
                loop.call_soon_threadsafe(reached.set)
                assert may_go_on.wait(20)
                return save(rows, *values)

            return held

        for kind in (LogRows, TournamentRows):
            name = "append" if kind is LogRows else "save"
            monkeypatch.setattr(kind, name, hold(getattr(kind, name)))
        if act == "join":
            acting = asyncio.create_task(here.execute(table.id, Join(odo)))
        else:
            enrol = Enrol(Actor(2, "Odo"), 2, "Odo")
            acting = asyncio.create_task(here.tournaments.execute(cup.id, enrol))
        await reached.wait()
        forgetting = asyncio.create_task(there.privacy.forget(odo))
        await asyncio.wait({forgetting}, timeout=0.5)
        may_go_on.set()
        await asyncio.gather(acting, forgetting)
        assert (await there.queries.table(table.id)).seat_of(2) is None
        with psycopg.connect(url) as connection:
            for rows in ("people", "seats", "log", "tournaments", "tournament_log"):
                found = connection.execute(f"SELECT * FROM {rows} WHERE {rows}::text LIKE '%Odo%'").fetchall()
                assert found == [], rows
        for service in (here, there):
            await service.drain()
