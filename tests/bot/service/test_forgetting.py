"""Erasing a person while they and others keep playing."""

import pytest

from bot.tables.seats import Join
from bot.tables.transfers import OfferSeat

from .test_privacy import FERN, ODO, ZELIE, meet, of_zelie, rows_with, table_of


@pytest.mark.parametrize("meanwhile", ["sits down", "is named"])
async def test_what_happens_while_somebody_is_being_forgotten_is_forgotten_too(service, file, monkeypatch, meanwhile):
    """Actions during an erasure are erased as well: the person joins again, or others name them elsewhere."""
    zelie, read, happened = await meet(service, ZELIE), service.store.read, list[str]()
    lobby = await table_of(service, 10, ODO, ZELIE, start=False)
    other = await table_of(service, 11, ODO, FERN, game="tunhell")

    async def read_while_something_happens(work):
        found = await read(work)
        if found == [lobby.id] and not happened:  # tables that name her
            happened.append(meanwhile)
            if meanwhile == "sits down":
                await service.execute(lobby.id, Join(zelie))
            else:
                await service.execute(other.id, OfferSeat(await meet(service, FERN), zelie))
        return found

    monkeypatch.setattr(service.store, "read", read_while_something_happens)
    await service.privacy.forget(zelie)
    assert happened == [meanwhile]
    assert (await service.queries.table(lobby.id)).people == (ODO,)
    assert rows_with(file, *of_zelie()) == []
