"""What one of several processes does with what it hears and finds; needs no server."""

import logging
from contextlib import AsyncExitStack
from types import SimpleNamespace

import psycopg
import pytest

from bot.store import News, Process, UnusableDatabase, processes
from bot.store.processes import Membership, _Hearing, message, sentence

AWAY = psycopg.OperationalError("the server is away\nIs it running?")


class Line:
    """A connection that only notes whether it was closed."""

    closed = False

    async def close(self):
        self.closed = True


@pytest.fixture
def joining(monkeypatch):
    """Return a function that joins while the numbers are found taken so many times, with the connections made."""
    made = []

    async def join(*found, is_waiting=True):
        left = list(found)

        async def connected(_):
            made.append(Line())
            return made[-1]

        async def seated(connection, count, hearing):
            if isinstance(one := left.pop(0), Exception):
                raise one
            return one

        async def standing(connection, url):
            return connection

        monkeypatch.setattr(processes, "BEAT_S", 0)
        monkeypatch.setattr(processes, "_connected", connected)
        monkeypatch.setattr(processes, "_seated", seated)
        monkeypatch.setattr(processes, "_standing", standing)
        return await Membership.join("url", 2, is_waiting=is_waiting)

    join.made = made
    return join


async def test_a_process_that_finds_a_free_number_takes_it(joining):
    process = Process(1, 2)
    assert (await joining(process)).process is process
    assert not joining.made[0].closed


async def test_a_process_stands_by_until_a_number_is_free_and_says_so_once(joining, caplog):
    """While it stands by, the database may also be away for a moment."""
    process = Process(1, 2)
    with caplog.at_level(logging.WARNING):
        assert (await joining(None, None, AWAY, process)).process is process
    assert len(caplog.records) == 1
    assert not joining.made[0].closed


async def test_a_process_that_need_not_stand_by_is_refused_and_hangs_up(joining):
    with pytest.raises(UnusableDatabase, match="another Porion is running on it"):
        await joining(None, is_waiting=False)
    assert joining.made[0].closed


async def test_a_process_that_finds_no_database_at_first_is_refused_in_a_sentence(joining):
    with pytest.raises(UnusableDatabase) as refused:
        await joining(AWAY)
    assert str(refused.value) == "the server is away"
    assert joining.made[0].closed


async def test_a_line_that_breaks_while_standing_by_is_made_anew(monkeypatch):
    """A process on standby keeps a connection that answers, and replaces one that does not, as often as it takes."""

    class Asked(Line):
        def __init__(self, *, answers):
            self.answers = answers

        async def execute(self, sql):
            if not self.answers:
                raise AWAY

    tries = [AWAY, Asked(answers=False), Asked(answers=True)]

    async def connected(_):
        if isinstance(one := tries.pop(0), Exception):
            raise one
        return one

    monkeypatch.setattr(processes, "BEAT_S", 0)
    monkeypatch.setattr(processes, "_connected", connected)
    sound, broken = Asked(answers=True), Asked(answers=False)
    assert await processes._standing(sound, "url") is sound
    assert not sound.closed
    found = await processes._standing(broken, "url")
    assert (found.answers, broken.closed, tries) == (True, True, [])


@pytest.mark.parametrize(
    ("number", "homes"),
    [(0, {0, 3}), (1, {1}), (2, {2})],
)
def test_the_first_of_the_running_processes_does_the_work_of_those_that_are_gone(number, homes):
    rows = [(0, "a"), (1, "b"), (2, "c"), (3, "")]
    assert processes._homes(number, rows) == homes


def test_where_the_first_process_is_gone_the_next_one_does_its_work():
    rows = [(0, ""), (1, "b"), (2, "c"), (3, "")]
    assert (processes._homes(1, rows), processes._homes(2, rows)) == ({0, 1, 3}, {2})


@pytest.fixture
def told():
    """Return a function that passes a notification to process 1 of 3, and what it passes on of it."""

    def take(text):
        heard = []
        membership = Membership("url", Line(), Process(1, 3, homes=frozenset({1})))
        return membership._take_note(text, heard.append), heard

    return take


def test_that_a_process_joined_or_left_is_an_empty_notification(told):
    assert told("") == (False, [])


def test_a_process_is_told_of_what_concerns_it(told):
    """A notification names those it is for; all of it is passed on."""
    news = News("table", (0, 2), 7.5)
    assert told(message("table", {2, 1}, {2, 0}, 7.5, is_erasure=False)) == (True, [news])
    assert told(message("table", {0, 2}, {2, 0}, 7.5, is_erasure=False)) == (True, [])
    assert told(message("", {0, 1, 2}, (), None, is_erasure=True)) == (True, [News(is_erasure=True)])


@pytest.mark.parametrize("text", ["{", "[]", "3", '{"to": [1]}', '{"to": 0, "table": "t"}'])
def test_what_a_process_cannot_read_may_be_anything(told, text):
    assert told(text) == (True, [News(is_erasure=True)])


@pytest.mark.parametrize(
    ("error", "expected"),
    [(AWAY, "the server is away"), (psycopg.OperationalError("\n one\n two"), "one"), (ValueError(), "ValueError")],
)
def test_of_what_the_driver_says_processes_repeat_the_first_line(error, expected):
    assert sentence(error) == expected


async def test_a_process_that_leaves_where_the_database_is_away_leaves_all_the_same(monkeypatch, caplog):
    async def connected(_):
        raise AWAY

    monkeypatch.setattr(processes, "_connected", connected)
    line = Line()
    membership = Membership("url", line, Process(1, 3))
    await membership.leave()
    assert line.closed
    await membership.follow(lambda news: None)  # returns at once
    assert [record.reason for record in caplog.records] == ["the server is away"]


def test_a_process_gives_others_the_time_to_be_heard_of_after_a_gap_of_its_own(monkeypatch):
    """A gap is longer than half the time after which others are dead; after one, that time begins anew."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(processes, "monotonic", lambda: clock.now)
    hearing, half = _Hearing(), processes.DEAD_S / 2
    for step, is_steady in ((half, True), (half + 0.5, False), (half, False), (half, False), (half, True)):
        clock.now += step
        assert hearing.is_steady() is is_steady


class Server(Line):
    """A connection to a database with these holders of numbers and dead processes; `told` is heard, round by round."""

    def __init__(self, holders=(), dead=(), told=()):
        self.holders, self.dead, self.told, self.said = list(holders), list(dead), list(told), []

    def transaction(self):
        return AsyncExitStack()

    async def execute(self, sql, values=()):
        self.said.append((sql, values))
        answers = {processes._ALL: [*enumerate(self.holders)], processes._INHERIT: [(one,) for one in self.dead]}
        rows = answers.get(sql, [("channel",)]) if isinstance(sql, str | bytes) else []

        async def fetchall():
            return rows

        return SimpleNamespace(fetchall=fetchall, rowcount=len(self.holders))

    async def notifies(self, **_):
        for text in self.told.pop(0):
            yield SimpleNamespace(payload=text)


@pytest.mark.parametrize(
    ("holders", "number", "homes"),
    [
        (["a", "", ""], 1, {1}),
        (["", "b", ""], 0, {0, 2}),
        (["a", "b", ""], 2, {2}),
        (["", "", ""], 0, {0, 1, 2}),
    ],
)
async def test_a_process_takes_the_first_number_that_is_free(holders, number, homes):
    """Until it hears of others, it does the work that nobody else does, if it is the first."""
    server = Server(holders)
    found = await processes._seated(server, 3, _Hearing())
    assert (found.number, found.count, found.homes) == (number, 3, homes)
    assert found.name.startswith(f"{number} ")
    assert (processes._TAKE, (found.name, number)) in server.said
    assert found.is_heir == (not any(holders)), "whoever is the first of all continues what was left"


async def test_a_process_finds_no_number_where_all_are_taken_or_others_were_started():
    assert await processes._seated(Server(["a", "b"]), 2, _Hearing()) is None
    with pytest.raises(UnusableDatabase, match=r"shared by 2 process\(es\), and PORION_PROCESSES says 3 here"):
        await processes._seated(Server(["a", ""]), 3, _Hearing())


async def test_a_process_takes_over_from_dead_ones_what_they_had_in_hand():
    server = Server(["a", ""], dead=["1 dead"])
    assert (await processes._seated(server, 2, _Hearing())).is_heir
    assert (processes._RELEASE, (["1 dead"],)) in server.said
    server = Server(["a", ""])
    assert not (await processes._seated(server, 2, _Hearing())).is_heir
    assert not any(sql == processes._RELEASE for sql, _ in server.said)


@pytest.mark.parametrize(
    ("dead", "before", "expected"),
    [([], {0}, []), ([], {0, 1}, [News()]), (["1 dead"], {0}, [News(is_inheritance=True)])],
)
async def test_a_beat_tells_what_became_of_other_processes(dead, before, expected):
    """News come where this process does the work of others than before, or takes over what one had begun."""
    membership = Membership("url", Server(["a", "b"], dead), Process(0, 2, homes=frozenset(before)))
    heard = []
    await membership._beat(heard.append)
    assert (heard, membership.process.homes) == (expected, {0})


async def test_a_process_whose_number_was_taken_has_to_end():
    membership = Membership("url", Server([]), Process(1, 2))
    with pytest.raises(UnusableDatabase, match="another process runs as number 1 of 2"):
        await membership._beat(lambda news: None)


async def test_a_process_hears_all_notifications_and_beats_at_once_when_another_joins_or_leaves(monkeypatch):
    """After a lost connection it listens on a new one; anything may have been missed before."""
    ours = [message(name, {1}, (), None, is_erasure=False) for name in ("one", "two", "three")]
    lines = [Server(told=[ours[:2], ["", ours[0]], []]), Server(told=[ours[2:], []])]
    membership = Membership("url", lines[0], Process(1, 2, homes=frozenset({1})))
    beats, heard = [], []

    async def connected(_):
        return lines[1]

    async def beat(self, hear):
        beats.append(len(heard))
        if len(beats) == 3:
            self._connection.closed = True
            raise AWAY
        self._is_left = len(beats) == 5

    monkeypatch.setattr(processes, "BEAT_S", 0)
    monkeypatch.setattr(processes, "_connected", connected)
    monkeypatch.setattr(Membership, "_beat", beat)
    await membership.follow(heard.append)
    assert heard == [News(), News("one"), News("two"), News(), News("three")]
    assert beats == [1, 3, 3, 4, 5]
    assert lines[0].closed
    assert not lines[1].closed
