"""Records and achievements are stored by person, and erased with them."""

from bot.model import Phase, Table
from bot.profile import ServerSettings
from bot.tables.ratings import GameResult, SeatResult
from bot.tables.records import Achievement, RecordEntry, RecordKind
from games.core import Ending, Seat

MIRA, ODO, FERN = 1, 2, 3
GUILD = 5


def entry(person, rank, at, *, kind=RecordKind.HIGHEST, game="tunhell", guild=GUILD):
    return RecordEntry(guild, game, kind, person, rank, float(at), f"table {at}")


def achieved(person, id_, at, *, guild=GUILD, game="tunhell"):
    return Achievement(person, guild, game, id_, f"table {at}", float(at))


def result(at, places, *, guild=GUILD, game="tunhell", ending=Ending.FINISHED):
    seats = tuple(
        SeatResult(Seat(s), "name", who if who > 0 else None, None if who > 0 else "strong", place, 10 * (s + 1))
        for s, (who, place) in enumerate(places.items())
    )
    return GameResult(f"table {at}", game, guild, float(at), ending, seats)


async def with_tables(store, *work):
    def whole(unit):
        for n in range(10):
            unit.tables.save(None, Table(f"table {n}", "tunhell", GUILD, n, 1, "fr", Phase.OVER))
        for one in work:
            one(unit)

    await store.write(whole)


async def best(store, kind=RecordKind.HIGHEST, most=9, skipped=0, guild=GUILD, game="tunhell"):
    return await store.read(lambda unit: unit.records.best(guild, game, kind, most, skipped))


async def test_the_best_of_each_person_is_kept_in_whatever_order_it_comes(store):
    """Each person's best result is stored, in any order of arrival; of equal ones the first."""
    entries = [entry(MIRA, -30, 1), entry(MIRA, -40, 3), entry(ODO, -40, 2), entry(MIRA, -40, 4), entry(FERN, -9, 1)]
    for order in (entries, entries[::-1]):
        await store.write(lambda unit: unit.records.clear())
        if order is entries:
            await with_tables(store)
        for one in order:
            await store.write(lambda unit, one=one: unit.records.keep([one]))
        assert await best(store) == [entry(ODO, -40, 2), entry(MIRA, -40, 3), entry(FERN, -9, 1)]
        assert await best(store, most=1, skipped=1) == [entry(MIRA, -40, 3)]
    assert await best(store, RecordKind.STREAK) == await best(store, guild=6) == await best(store, game="winter") == []


async def test_an_achievement_counts_where_it_was_first(store):
    """An achievement counts at its first table; recomputing replaces only that table's."""
    await with_tables(store, lambda unit: unit.records.achieve("table 3", [achieved(MIRA, "heart", 3)]))
    await store.write(
        lambda unit: unit.records.achieve("table 5", [achieved(MIRA, "heart", 5), achieved(ODO, "heart", 5)])
    )
    assert await store.read(lambda unit: unit.records.of_person(GUILD, MIRA)) == [achieved(MIRA, "heart", 3)]
    await store.write(lambda unit: unit.records.achieve("table 2", [achieved(MIRA, "heart", 2)]))
    assert await store.read(lambda unit: unit.records.of_person(GUILD, MIRA)) == [achieved(MIRA, "heart", 2)]
    await store.write(lambda unit: unit.records.achieve("table 5", []))
    assert await store.read(lambda unit: unit.records.achieved(GUILD, 0, 9, 9)) == [achieved(MIRA, "heart", 2)]
    assert await store.read(lambda unit: unit.records.achieved(GUILD, 3, 9, 9)) == []
    assert await store.read(lambda unit: unit.records.of_person(6, MIRA)) == []


async def test_a_forgotten_person_leaves_no_record_and_the_next_best_stands(store):
    """An erased person's record is removed, and the next best becomes the record."""

    def work(unit):
        unit.people.meet(MIRA, "Mira", "fr")
        unit.records.keep([entry(MIRA, -40, 1), entry(ODO, -30, 2)])
        unit.records.achieve("table 1", [achieved(MIRA, "heart", 1)])

    await with_tables(store, work)
    about = await store.read(lambda unit: unit.privacy.about(MIRA))
    assert [row["rank"] for row in about["records"]] == [-40]
    assert [row["achievement"] for row in about["achievements"]] == ["heart"]
    await store.write(lambda unit: unit.privacy.erase(MIRA, -7, [], lambda locale, taken: "Former player"))
    assert await best(store) == [entry(ODO, -30, 2)]
    assert await store.read(lambda unit: unit.records.achieved(GUILD, 0, 9, 9)) == []


async def test_results_are_read_as_they_were_stored(store):
    """Results are read as stored, singly and in pages by the time of their end."""
    games = [result(n, {MIRA: 1, ODO: 2, -1: 3}) for n in (4, 2, 7)]
    await with_tables(store, lambda unit: [unit.results.add(one) for one in games])
    assert await store.read(lambda unit: unit.results.get("table 2")) == games[1]
    assert await store.read(lambda unit: unit.results.get("table 3")) is None
    assert await store.read(lambda unit: unit.results.after(0, "", 2)) == [(2.0, "table 2"), (4.0, "table 4")]
    assert await store.read(lambda unit: unit.results.after(4, "table 4", 2)) == [(7.0, "table 7")]


async def test_a_streak_is_broken_by_any_other_end(store):
    """A streak is broken by any game of the same kind and server without a victory, such as a draw."""
    games = [
        result(1, {MIRA: 1, ODO: 2}), result(2, {MIRA: 2, ODO: 1}), result(3, {MIRA: 1, ODO: 2}),
        result(4, {MIRA: 2, ODO: 1}, game="winter"), result(5, {MIRA: 1, ODO: 1}),
        result(6, {MIRA: None, ODO: None}, ending=Ending.LOST), result(7, {MIRA: 1, ODO: 2}),
    ]  # fmt: skip
    await with_tables(store, lambda unit: [unit.results.add(one) for one in games])

    async def streak(person, at, guild=GUILD, game="tunhell"):
        return await store.read(lambda unit: unit.results.streak(guild, game, person, at))

    assert [await streak(MIRA, at) for at in (1, 2, 3, 5, 6, 7)] == [1, 0, 1, 0, 0, 1]
    assert [await streak(ODO, at) for at in (1, 2, 3)] == [0, 1, 0]
    assert (await streak(FERN, 9), await streak(MIRA, 9, guild=6), await streak(ODO, 9, game="winter")) == (0, 0, 1)


async def test_a_month_is_summed_up(store):
    """A month's summary counts games by kind and victories of people who were not erased."""
    games = [
        result(1, {MIRA: 1, ODO: 2}), result(2, {MIRA: 1, ODO: 1}), result(3, {ODO: 1, -1: 2}, game="winter"),
        result(4, {-1: 1, FERN: 2}), result(5, {MIRA: 1}, guild=6), result(6, {FERN: 1}, ending=Ending.LOST),
    ]  # fmt: skip
    await with_tables(store, lambda unit: [unit.results.add(one) for one in games])
    assert await store.read(lambda unit: unit.results.played(GUILD, 1, 6)) == [("tunhell", 3), ("winter", 1)]
    assert await store.read(lambda unit: unit.results.victories(GUILD, 1, 7, 9)) == [(MIRA, 1), (ODO, 1)]
    assert await store.read(lambda unit: unit.results.victories(GUILD, 3, 7, 9)) == [(ODO, 1)]


async def test_servers_that_want_a_digest_are_found(store):
    """Servers that want a digest are found, without those that only want a puzzle."""

    wanted = ServerSettings(digest_channel=7, zone="Europe/Paris")

    def work(unit):
        unit.servers.set(5, wanted)
        unit.servers.set(6, ServerSettings(puzzle_channel=8))

    await store.write(work)
    assert await store.read(lambda unit: unit.servers.with_digests()) == {5: wanted}
    assert [*await store.read(lambda unit: unit.servers.with_puzzles())] == [6]
