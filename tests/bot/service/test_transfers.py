"""Transfers of seats, rematches and absences are stored wholly or not at all."""

import pytest

from bot.service import Service
from bot.store import StoreFailed
from bot.store.rows.tables import TableRows
from bot.tables import Limits
from bot.tables.absence import WentAway
from bot.tables.deal import Start
from bot.tables.notify import Kind
from bot.tables.play import Move
from bot.tables.seats import Join
from bot.tables.transfers import AnswerTransfer, OfferSeat
from games.core import Number, Refusal

from .evening import CHANNEL, bid, check_whole, deliver, key, log_of, meet, of_kind, play_out, playing


async def test_a_player_who_gave_a_seat_away_no_longer_sees_it(service: Service):
    """After a transfer the new player has the seat's view, story and call; old clicks are refused."""
    table = await playing(service, 2)
    mira, odo, fern = [await meet(service, person) for person in (1, 2, 3)]
    before = (await service.queries.view_of(table.id, 2)).view
    table = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await service.execute(table.id, AnswerTransfer(mira, table.transfer.n, agrees=True))
    await deliver(service)
    done = await service.execute(table.id, AnswerTransfer(fern, table.transfer.n, agrees=True), fern.id)
    assert done.view.view == (await service.queries.view_of(table.id, 3)).view == before
    assert (await service.queries.view_of(table.id, 2)).seat is None
    told = await deliver(service)
    assert [item.seat for item in of_kind(told, Kind.STORY)] == [1]
    assert [item.seat for item in of_kind(told, Kind.CALL)] == [1]
    with pytest.raises(Refusal, match="bot-no-not-in-game"):
        await service.execute(table.id, Move(2, None, Number(1), key()))
    await service.execute(table.id, Move(3, None, Number(1), key()))
    await service.store.read(lambda unit: check_whole(unit, table.id))
    assert mira.id == done.table.host


async def test_somebody_with_enough_tables_cannot_accept_one_more(service: Service, clock):
    """A seat cannot be accepted by somebody with too many tables."""
    service = Service(service.store, clock, limits=Limits(per_person=1))
    table = await playing(service, 2)
    fern = await meet(service, 3)
    await service.openings.open("lantern", 5, CHANNEL + 1, fern, "en")
    table = (await service.execute(table.id, OfferSeat(await meet(service, 2), fern))).table
    with pytest.raises(Refusal, match="bot-no-more-tables-of-theirs"):
        await service.execute(table.id, AnswerTransfer(fern, table.transfer.n, agrees=True))


@pytest.mark.slow
async def test_the_first_player_of_a_rematch_is_the_next_one(service: Service):
    """In a rematch the first player is the next seat, whoever started or won before."""
    table = await play_out(service, await playing(service, 2))
    again = await service.openings.again(table.id, await meet(service, 2))
    assert (again.first, [bool(occupant.kept_until) for occupant in again.occupants]) == (1, [True, False])
    again = (await service.execute(again.id, Join(await meet(service, 1), "share"))).table
    assert not any(occupant.kept_until for occupant in again.occupants)
    fair = await service.queries.fairness(again.id)
    assert ("Mira", "share") in fair.shares
    await service.store.read(lambda unit: check_whole(unit, again.id))


async def two_tables(service: Service) -> list:
    """Return two tables in play with Mira and Odo."""
    first = await playing(service, 2)
    odo = await meet(service, 2)
    other = await service.openings.open("lantern", 5, CHANNEL + 1, odo, "en")
    await service.execute(other.id, Join(await meet(service, 1)))
    return [first, (await service.execute(other.id, Start(odo))).table]


async def test_somebody_is_away_from_all_their_tables_in_one_transaction(service: Service, monkeypatch):
    """An absence applies to all tables in one transaction, and so does the return."""
    tables = await two_tables(service)
    writes, write = [], service.store.write

    async def counted(work):
        writes.append(work)
        return await write(work)

    monkeypatch.setattr(service.store, "write", counted)
    until = await service.away.leave(await meet(service, 1), 3)
    assert len(writes) == 1
    for table in tables:
        (left,) = [entry.fact for entry in await log_of(service, table) if isinstance(entry.fact, WentAway)]
        assert left.until == until
    assert await service.away.back(await meet(service, 1)) == 2
    assert len(writes) == 2
    for table in tables:
        await service.store.read(lambda unit, table=table: check_whole(unit, table.id))


async def test_a_failure_leaves_nobody_half_away(service: Service, monkeypatch):
    """If one table cannot be stored, the absence applies to no table."""
    tables = await two_tables(service)
    save, saved = TableRows.save, []

    def failing(self, before, after):
        saved.append(after.id)
        if len(saved) == 2:
            raise StoreFailed
        save(self, before, after)

    mira = await meet(service, 1)
    with monkeypatch.context() as broken:
        broken.setattr(TableRows, "save", failing)
        with pytest.raises(StoreFailed):
            await service.away.leave(mira, 3)
    assert len(saved) == 2
    for table in tables:
        assert not any(occupant.is_away for occupant in (await service.queries.table(table.id)).occupants)
    await bid(service, tables[0], 1)
