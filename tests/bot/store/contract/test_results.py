"""Results of players are stored by server and game."""

import pytest

from bot.model import Phase, Table
from bot.tables.ratings import GameResult, SeatResult, Tally
from games.core import Ending, Seat

MIRA, ODO, FERN = 1, 2, 3
GOOD, NEW, ALONE = Tally(9, 5, 9, 40, (26.5, 6.25), 8, 2), Tally(1, 0, 1, None, (23.0, 8.0), 1), Tally(2, 2, 2, 7)


async def of(store, guild=5, game="tunhell", players=None):
    return await store.read(lambda unit: unit.results.tallies(guild, game, players))


async def test_tallies_are_read_as_they_were_stored(store):
    """Tallies are read as stored, for one server and game, all or some players."""

    def work(unit):
        unit.results.set_tallies(5, "tunhell", {MIRA: GOOD, ODO: NEW, "easy": ALONE})
        unit.results.set_tallies(5, "winter", {MIRA: ALONE})
        unit.results.set_tallies(6, "tunhell", {MIRA: NEW})

    await store.write(work)
    assert await of(store) == {MIRA: GOOD, ODO: NEW, "easy": ALONE}
    assert await of(store, players=[MIRA, FERN, "easy"]) == {MIRA: GOOD, "easy": ALONE}
    assert await of(store, guild=6) == {MIRA: NEW}
    assert await store.read(lambda unit: unit.results.of_person(5, MIRA)) == {"tunhell": GOOD, "winter": ALONE}


async def test_a_tally_takes_the_place_of_the_one_before(store):
    """A new tally replaces the player's old one, and no others."""
    await store.write(lambda unit: unit.results.set_tallies(5, "tunhell", {MIRA: NEW, ODO: NEW}))
    await store.write(lambda unit: unit.results.set_tallies(5, "tunhell", {MIRA: GOOD}))
    assert await of(store) == {MIRA: GOOD, ODO: NEW}


async def test_the_rating_of_a_person_is_shown_to_them_and_erased_with_them(store):
    """A person's rating is part of their data and erased with them, without others'."""

    def work(unit):
        unit.people.meet(MIRA, "Mira", "fr")
        unit.results.set_tallies(5, "tunhell", {MIRA: GOOD, ODO: NEW, "easy": ALONE})

    await store.write(work)
    (row,) = (await store.read(lambda unit: unit.privacy.about(MIRA)))["ratings"]
    assert (row["guild"], row["game"], row["played"], row["won"]) == (5, "tunhell", 9, 5)
    await store.write(lambda unit: unit.privacy.erase(MIRA, -7, [], lambda locale, taken: "Former player"))
    assert await of(store) == {ODO: NEW, "easy": ALONE}


@pytest.mark.parametrize(("one", "other", "places"), [(MIRA, ODO, [(1, 2), (2, 2)]), (ODO, FERN, []), (FERN, 9, [])])
async def test_two_people_are_compared_where_both_were_ranked(store, one, other, places):
    """Two people are compared by games on one server in which both were ranked."""
    games = [{MIRA: 1, ODO: 2}, {MIRA: 2, ODO: 2, FERN: None}, {MIRA: None, ODO: None}, {MIRA: 1, FERN: 2}]

    def work(unit):
        for n, game in enumerate(games):
            unit.tables.save(None, Table(f"table {n}", "game", 5, n, 1, "fr", Phase.OVER))
            seats = (SeatResult(Seat(s), "name", who, None, place, 3) for s, (who, place) in enumerate(game.items()))
            unit.results.add(GameResult(f"table {n}", "tunhell", 5, float(n), Ending.FINISHED, tuple(seats)))

    await store.write(work)
    assert sorted(await store.read(lambda unit: unit.results.met(5, one, other))) == places
    assert await store.read(lambda unit: unit.results.met(6, one, other)) == []


@pytest.mark.parametrize("seats", [1, 3])
async def test_a_result_is_read_as_it_was_added(store, seats):
    """A result is read as stored, with any number of seats."""
    people = tuple(SeatResult(Seat(n), f"P{n}", n + 1, None, 1, 7 - n) for n in range(seats))
    result = GameResult("one", "winter", 5, 17.0, Ending.LOST, people)

    def work(unit):
        unit.tables.save(None, Table("one", "winter", 5, 10, 1, "en", Phase.OVER))
        unit.results.add(result)

    await store.write(work)
    assert await store.read(lambda unit: unit.results.get("one")) == result
    assert await store.read(lambda unit: unit.results.get("two")) is None


async def test_results_of_people_and_computers_are_stored_as_in_earlier_releases(store):
    """A rating is that of a person, or of a kind of computer with 0 for the person."""
    await store.write(lambda unit: unit.results.set_tallies(5, "tunhell", {MIRA: GOOD, "easy": ALONE}))
    sql = "SELECT person, computer, mu, sigma FROM ratings ORDER BY person"
    assert await store.read(lambda unit: unit.db.execute(sql).fetchall()) == [
        (0, "easy", None, None),
        (MIRA, "", *GOOD.skill),
    ]
