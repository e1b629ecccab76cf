"""Tables, seats, logs and stories are read as written."""

from dataclasses import replace

import pytest

from bot.model import Contest, Occupant, Phase, Table
from bot.store import ChannelTaken, StoreFailed
from bot.tables.decide import Due, Timer
from bot.tables.ending import Warned
from bot.tables.log import Entry
from games.core import Event, Seat, say


def table(table_id: str, **values: object) -> Table:
    """Return a lobby in channel 10 with one person."""
    return replace(Table(table_id, "game", 1, 10, 1, "fr", Phase.LOBBY, occupants=(Occupant("Mira", 1),)), **values)


async def test_a_channel_has_one_live_table(store):
    """A second live table in a channel raises an error of its own, not an integrity error."""
    one, two = table("one"), table("two", opened_at=1.0)
    await store.write(lambda unit: unit.tables.save(None, one))
    with pytest.raises(ChannelTaken):
        await store.write(lambda unit: unit.tables.save(None, two))
    await store.write(lambda unit: unit.tables.save(one, replace(one, phase=Phase.OVER)))
    await store.write(lambda unit: unit.tables.save(None, two))
    assert (await store.read(lambda unit: unit.tables.in_channel(10))).id == "two"
    assert (await store.read(lambda unit: unit.tables.ended_in_channel(10))).id == "one"


async def test_the_latest_game_of_one_person_is_found_among_those_of_a_channel(store):
    """A person's latest finished game in a channel is found, not others' games or running ones."""
    odo, over = (Occupant("Odo", 2),), Phase.OVER
    for one in (
        table("first", phase=over, opened_at=1.0),
        table("second", phase=over, opened_at=2.0, occupants=(Occupant("Mira", 1), *odo)),
        table("third", phase=over, opened_at=3.0, occupants=odo),
        table("elsewhere", phase=over, opened_at=4.0, channel=11),
        table("now", opened_at=5.0),
    ):
        await store.write(lambda unit, one=one: unit.tables.save(None, one))
    found = [await store.read(lambda unit, who=who: unit.tables.ended_in_channel(10, who)) for who in (None, 1, 2, 404)]
    assert [one and one.id for one in found] == ["third", "second", "third", None]


@pytest.mark.parametrize(("hinted", "rewound"), [(True, False), (False, True), (True, True)])
async def test_why_a_game_ceased_to_count_is_kept(store, hinted, rewound):
    """The two reasons for an unrated game, in one column, are read back separately."""
    plain, changed = table("one"), table("one", hinted=hinted, rewound=rewound)
    await store.write(lambda unit: unit.tables.save(None, plain))
    await store.write(lambda unit: unit.tables.save(plain, changed))
    found = await store.read(lambda unit: unit.tables.get("one"))
    assert (found.hinted, found.rewound) == (hinted, rewound)


@pytest.mark.parametrize(("lost", "asleep"), [(True, False), (True, True), (False, False)])
async def test_that_a_table_lost_its_server_is_kept_apart_from_that_it_sleeps(store, lost, asleep):
    """Losing the server and sleeping, in one column, are read back separately."""
    plain, changed = table("one", lost=not lost, asleep=False), table("one", lost=lost, asleep=asleep)
    await store.write(lambda unit: unit.tables.save(None, plain))
    await store.write(lambda unit: unit.tables.save(plain, changed))
    found = await store.read(lambda unit: unit.tables.get("one"))
    assert (found.lost, found.asleep) == (lost, asleep)


async def test_seats_are_saved_as_they_change(store):
    """Seats are read as saved, after moves, swaps and departures."""
    occupants = [
        Occupant("Mira", 1),
        Occupant("Odo", 2, since=1),
        Occupant("Zoé", computer="random", owner=3, is_gone=True),
    ]
    occupants.append(Occupant("Ada", computer="random", is_out=True))
    before = table("one")
    await store.write(lambda unit: unit.tables.save(None, before))
    for order in ([0, 1, 2], [1, 0, 3], [2, 1], [1], [0, 3, 2]):
        after = replace(before, occupants=tuple(occupants[n] for n in order))
        await store.write(lambda unit, before=before, after=after: unit.tables.save(before, after))
        assert await store.read(lambda unit: unit.tables.get("one")) == after
        before = after


@pytest.mark.parametrize("contest", [None, *Contest])
async def test_how_a_table_of_a_tournament_is_dealt_is_kept(store, contest):
    await store.write(lambda unit: unit.tables.save(None, table("one", contest=contest)))
    assert (await store.read(lambda unit: unit.tables.get("one"))).contest is contest


async def test_an_entry_has_one_number(store):
    """A log entry cannot be written twice, and the first is kept."""
    first, second = Entry(0, Warned(), 1, None, 0.0), Entry(0, Warned(), 2, None, 1.0)
    await store.write(lambda unit: unit.tables.save(None, table("one")))
    await store.write(lambda unit: unit.log.append("one", [first]))
    with pytest.raises(StoreFailed):
        await store.write(lambda unit: unit.log.append("one", [second]))
    assert await store.read(lambda unit: unit.log.entries("one")) == [first]


async def test_headings_and_recaps_are_read_back_as_such(store):
    told = [Event(say("one"), is_heading=True), Event(say("two")), Event(say("three"), is_recap=True)]
    await store.write(lambda unit: unit.tables.save(None, Table("table", "game", 1, 10, 1, "fr", Phase.LOBBY)))
    await store.write(lambda unit: unit.log.tell("table", [(1, event) for event in told]))
    assert await store.read(lambda unit: unit.log.story("table", 10)) == [(1, event) for event in told]
    assert await store.read(lambda unit: unit.log.history("table", None)) == [(1, event) for event in told]
    assert [event for _, event in await store.read(lambda unit: unit.log.headings("table"))] == told[:1]


async def test_a_note_is_kept_and_replaced(store):
    """A note is stored under its name, and replaced."""
    assert await store.read(lambda unit: unit.bookkeeping.note("commands")) is None
    for text in ("old", "new"):
        await store.write(lambda unit, text=text: unit.bookkeeping.set_note("commands", text))
    assert await store.read(lambda unit: unit.bookkeeping.note("commands")) == "new"


async def test_what_falls_due_is_what_was_scheduled_last(store):
    """Due timers are read longest due first, and a new schedule replaces the old one completely."""
    early, late = Timer(Due.TURN, 5.0, Seat(0), "3"), Timer(Due.IDLE, 9.0)
    await store.write(lambda unit: unit.tables.save(None, table("one")))
    await store.write(lambda unit: unit.timers.schedule("one", [late, early]))
    assert await store.read(lambda unit: unit.timers.due(4.0, 10)) == []
    assert await store.read(lambda unit: unit.timers.due(9.0, 10)) == [("one", early), ("one", late)]
    assert await store.read(lambda unit: unit.timers.next_due()) == 5.0
    anew = replace(early, at=20.0, ticket="4")
    await store.write(lambda unit: unit.timers.schedule("one", [anew]))
    assert await store.read(lambda unit: unit.timers.due(99.0, 10)) == [("one", anew)]


@pytest.mark.parametrize("anew", [{"ticket": "4"}, {"at": 6.0}, {"ticket": "4", "at": 6.0}])
async def test_only_the_timer_that_was_read_is_postponed(store, anew):
    """Postponing changes only the timer that was read, not a newer one of that seat."""
    read = Timer(Due.TURN, 5.0, Seat(0), "3")
    await store.write(lambda unit: unit.tables.save(None, table("one")))
    await store.write(lambda unit: unit.timers.schedule("one", [read]))
    await store.write(lambda unit: unit.timers.postpone("one", read, 50.0))
    assert await store.read(lambda unit: unit.timers.next_due()) == 50.0
    later = replace(read, **anew)
    await store.write(lambda unit: unit.timers.schedule("one", [later]))
    await store.write(lambda unit: unit.timers.postpone("one", read, 90.0))
    assert await store.read(lambda unit: unit.timers.due(99.0, 10)) == [("one", later)]


async def test_who_could_not_be_told_something_is_found(store):
    """People with undelivered sentences are found until these are delivered."""
    for person, untold in ((3, "[3]"), (1, "[1]"), (2, "")):
        await store.write(lambda unit, person=person: unit.people.meet(person, f"P{person}", "en"))
        await store.write(lambda unit, person=person, untold=untold: unit.people.set_untold(person, untold))
    assert await store.read(lambda unit: unit.people.with_untold()) == [(1, "[1]"), (3, "[3]")]
    await store.write(lambda unit: unit.people.set_untold(1, ""))
    assert await store.read(lambda unit: unit.people.with_untold()) == [(3, "[3]")]


async def test_tables_are_counted_by_what_happens_there(store):
    """Lobbies and games in play, which operators see; finished ones are not counted, and none is zero."""
    assert await store.read(lambda unit: unit.tables.count_live()) == (0, 0)
    phases = [Phase.LOBBY, Phase.PLAYING, Phase.PLAYING, Phase.OVER, Phase.ENDED]

    def work(unit):
        for n, phase in enumerate(phases):
            unit.tables.save(None, table(f"t{n}", channel=100 + n, phase=phase))

    await store.write(work)
    assert await store.read(lambda unit: unit.tables.count_live()) == (1, 2)
    assert await store.read(lambda unit: unit.tables.count_on_server(1)) == 3


async def test_tables_keep_two_facts_in_one_number_as_those_of_earlier_releases_do(store):
    """A column holds a channel's loss (1) and a server's (2), another a hint (1) and a step back (2), a seat's two."""
    lost = [(False, False), (True, False), (True, True), (False, False)]
    unrated = [(False, False), (True, False), (False, True), (True, True)]

    def work(unit):
        for n, ((is_lost, asleep), (hinted, rewound)) in enumerate(zip(lost, unrated, strict=True)):
            flags = {"lost": is_lost, "asleep": asleep, "hinted": hinted, "rewound": rewound}
            seats = (Occupant("Ada", computer="random", is_gone=hinted, is_out=rewound),)
            unit.tables.save(None, table(f"t{n}", channel=n, occupants=seats, **flags))

    await store.write(work)
    sql = "SELECT lost, hinted, gone FROM tables JOIN seats ON id = table_id ORDER BY id"
    assert await store.read(lambda unit: unit.db.execute(sql).fetchall()) == [
        (0, 0, 0),
        (1, 1, 1),
        (2, 2, 2),
        (0, 3, 3),
    ]
    found = [await store.read(lambda unit, n=n: unit.tables.get(f"t{n}")) for n in range(4)]
    assert [(one.lost, one.asleep) for one in found] == lost
    assert [(one.hinted, one.rewound) for one in found] == unrated
    assert [(one.occupants[0].is_gone, one.occupants[0].is_out) for one in found] == unrated


@pytest.mark.parametrize("first", [None, Seat(0), Seat(2)])
async def test_who_begins_at_a_table_is_read_back(store, first):
    await store.write(lambda unit: unit.tables.save(None, table("one", first=first)))
    assert (await store.read(lambda unit: unit.tables.get("one"))).first == first


async def test_tables_that_nobody_knows_are_none(store):
    def look(unit):
        return (
            unit.tables.get("no"),
            unit.tables.stamp("no"),
            unit.tables.in_channel(9),
            unit.tables.ended_in_channel(9),
        )

    assert await store.read(look) == (None, None, None, None)


async def test_a_table_is_found_by_its_channel_its_people_and_its_server(store):
    def work(unit):
        unit.tables.save(None, table("one"))
        unit.tables.save(None, table("two", channel=11, guild=2, occupants=(Occupant("Odo", 2),), opened_at=1.0))
        unit.tables.save(None, table("over", phase=Phase.OVER, opened_at=2.0, lost=True))

    await store.write(work)

    def ids(unit):
        found = (unit.tables.of_person(1), unit.tables.live(), unit.tables.on_server(2), unit.tables.lost_on_server(1))
        return [[one.id for one in each] for each in found]

    assert await store.read(ids) == [["one"], ["one", "two"], ["two"], ["over"]]

    def taken(unit):
        return unit.tables.is_taken(10), unit.tables.is_taken(10, "one"), unit.tables.is_taken(12)

    assert await store.read(taken) == (True, False, False)

    def finished(unit):
        return (
            unit.tables.has_finished(1, "game"),
            unit.tables.has_finished(2, "game"),
            unit.tables.has_finished(1, "x"),
        )

    assert await store.read(finished) == (True, False, False)


async def test_the_tables_of_a_person_are_counted_as_are_those_of_their_computers_alone(store):
    """A seat counts, and a table without any person does where a computer sits for them; on one server, or on all."""
    ada = Occupant("Ada", computer="random", owner=1)

    def work(unit):
        unit.tables.save(None, table("one"))
        unit.tables.save(None, table("two", channel=11, occupants=(ada,)))
        unit.tables.save(None, table("three", channel=12, occupants=(ada, Occupant("Odo", 2))))
        unit.tables.save(None, table("four", channel=13, guild=2, occupants=(ada,)))
        unit.tables.save(None, table("over", channel=14, phase=Phase.OVER))

    await store.write(work)

    def counts(unit):
        asked = [(1, None), (1, 1), (1, 2), (2, None), (2, 2), (3, None)]
        return [unit.tables.count_of_person(*one) for one in asked]

    assert await store.read(counts) == [3, 2, 1, 1, 0, 0]
