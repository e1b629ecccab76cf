"""What a transaction on PostgreSQL locks, and whom it tells of what; needs no server."""

from dataclasses import replace

import orjson
import pytest

from bot.model import Phase, Table
from bot.store import Process
from bot.store.rows import postgres
from bot.store.rows.postgres import PRIVATE, PostgresUnit
from bot.tables.decide import Due, Timer
from bot.tables.notify import Kind, Notice
from games.core import Seat, say

FIRST, SECOND, THIRD = 5, 5 + (1 << 22), 5 + (2 << 22)
"""Servers whose events reach processes 0, 1 and 2."""


class Found(list):
    """Rows, as a cursor returns them."""

    def fetchall(self):
        return [*self]

    def fetchone(self):
        return self[0] if self else None


class Statements:
    """Notes statements with their values; every table is on the second server, and what is enqueued is new."""

    def __init__(self):
        self.said, self.checks = [], 0

    def execute(self, sql, values=(), /):
        self.said.append((sql, values))
        if "INSERT INTO outbox" not in sql:
            return Found([(SECOND,)])
        wanted = zip(values["kinds"], values["seats"], values["holders"], strict=True)
        return Found((n, kind, seat, 1, holder, 1) for n, (kind, seat, holder) in enumerate(wanted, 1))

    def executemany(self, sql, values, /):
        self.said.append((sql, values))

    def check(self):
        self.checks += 1


def unit_of(number=0, count=3, homes=None):
    """Return the unit of one of several processes, which knows a table of each server."""
    unit = PostgresUnit(Statements(), Process(number, count, homes=frozenset({number} if homes is None else homes)))
    unit.guilds |= {"first": FIRST, "second": SECOND, "third": THIRD}
    return unit


def told(unit):
    """Return the notifications that a unit sends in the end."""
    unit.db.said.clear()
    unit.tell_others()
    return [orjson.loads(text) for _, (text,) in unit.db.said]


def test_a_table_belongs_to_the_process_of_its_server_and_its_private_messages_to_the_first():
    unit = unit_of()
    assert [unit.home_of(name) for name in ("first", "second", "third", "unread")] == [0, 1, 2, 1]
    assert [len(unit.db.said), unit.home_of("unread"), len(unit.db.said)] == [1, 1, 1], "a server is read once"
    assert {unit.home_of("third", kind) for kind in PRIVATE} == {0}
    assert {unit.home_of("third", kind) for kind in Kind if kind not in PRIVATE} == {2}
    assert unit_of(count=1).home_of("third") == 0


def test_other_processes_are_told_what_is_theirs():
    unit = unit_of()
    unit.tell("second", [1, 0], (), 9.0)
    unit.tell("second", [2], (), 7.0)
    unit.tell("second", [1])
    assert told(unit) == [{"table": "second", "to": [1, 2], "hands": [], "due": 7.0, "is_erasure": False}]


@pytest.mark.parametrize(
    ("unit", "homes"), [(unit_of(), [0]), (unit_of(homes={0, 1, 2}), [1, 2]), (unit_of(0, 1), [0])]
)
def test_nobody_is_told_of_what_stays_in_a_process(unit, homes):
    unit.tell("first", homes, due=5.0)
    assert told(unit) == []


@pytest.mark.parametrize(("name", "to"), [("first", []), ("second", [1]), ("third", [2])])
def test_of_a_hand_the_process_of_the_server_is_told(name, to):
    """The first process brings hands; that of the server shows them where somebody asks for them."""
    unit = unit_of()
    unit.tell(name, [0], [Seat(1), Seat(0)])
    assert [(one["to"], one["hands"]) for one in told(unit)] == [(to, [0, 1])] * bool(to)
    unit.tell(name, [0])
    unit._told.clear()
    unit.tell(name, [0])
    assert told(unit) == []


def test_all_processes_are_told_of_an_erasure():
    """They forget what they know, even those whose work this process does at the moment."""
    unit = unit_of(homes={0, 1, 2})
    unit.tell("", range(3), is_erasure=True)
    assert told(unit) == [{"table": "", "to": [], "hands": [], "due": None, "is_erasure": True}]


def test_the_process_of_a_server_is_told_of_the_first_of_its_timers():
    unit = unit_of()
    unit.timers.schedule("third", [Timer(Due.IDLE, 9.0), Timer(Due.TURN, 5.0, Seat(0), "3")])
    assert [(one["to"], one["due"]) for one in told(unit)] == [([2], 5.0)]
    unit = unit_of()
    unit.timers.schedule("third", [])
    assert told(unit) == []


def test_a_table_is_locked_once_and_several_in_one_order():
    unit = unit_of()
    unit.lock(["b", "a"])
    unit.lock(["a"])
    unit.lock(["c", "b"])
    assert [values for sql, values in unit.db.said if "FOR UPDATE" in sql] == [(["a", "b"],), (["c"],)]


@pytest.mark.parametrize(("phase", "is_live"), [(Phase.LOBBY, True), (Phase.PLAYING, True), (Phase.OVER, False)])
def test_a_live_table_is_known_not_to_be_compressed(phase, is_live):
    unit = unit_of()
    unit.note(Table("new", "game", SECOND, 10, 1, "fr", phase))
    assert (unit.guilds["new"], unit.live) == (SECOND, {"new"} if is_live else set())


def test_numbers_of_copied_rows_are_continued_where_they_count_by_themselves():
    unit = unit_of()
    unit.renumber("tables")
    assert unit.db.said == []
    unit.renumber("outbox")
    assert "setval" in unit.db.said[0][0]


def test_a_notice_is_repeated_only_by_a_later_one_of_its_kind_and_seat():
    hand, other, board = Notice(Kind.HAND, Seat(0)), Notice(Kind.HAND, Seat(1)), Notice(Kind.BOARD)
    assert postgres._is_repeated(hand, [other, board, hand])
    assert not postgres._is_repeated(hand, [other, board])
    assert not postgres._is_repeated(hand, [])


@pytest.mark.parametrize(("count", "is_limited"), [(1, False), (3, True)])
def test_timers_are_those_of_a_process_where_there_are_several(count, is_limited):
    where, values = unit_of(count=count).timers._of_process()
    assert (bool(values), where != "TRUE") == (is_limited, is_limited)


@pytest.mark.parametrize(("count", "statements"), [(1, 2), (3, 0)])
def test_only_a_process_on_its_own_frees_what_it_had_at_its_start(count, statements):
    unit = unit_of(count=count)
    unit.outbox.release("a", 100.0)
    assert len(unit.db.said) == statements


def test_an_erasure_waits_for_the_tables_and_tournaments_of_a_person(monkeypatch):
    """Nothing else happens meanwhile to what names them."""
    erased = []
    monkeypatch.setattr(postgres, "tournaments_of", lambda db, person: ["league", "cup"])
    monkeypatch.setattr(postgres.PrivacyRows, "_seated", lambda self, person, tables: {*tables, "seated"})
    monkeypatch.setattr(postgres.PrivacyRows, "erase", lambda self, *values: erased.append(len(self._db.said)))
    unit = unit_of()
    unit.privacy.erase(7, -1, ["told"], {})
    locks = [values[0] for sql, values in unit.db.said if "advisory" in sql or "FOR UPDATE" in sql]
    assert locks == ["person:7", ["seated", "told"], "tournament:league", "tournament:cup"]
    assert erased == [len(unit.db.said)]


BOARD, HAND, CALL = Notice(Kind.BOARD), Notice(Kind.HAND, Seat(1)), Notice(Kind.CALL, Seat(0), "3")


def enqueued(unit, *notices, holder="a", **values):
    """Return what is handed out at once, and with what values it was enqueued."""
    handed = unit.outbox.enqueue("second", notices, 100.0, holder, 160.0, **values)
    return handed, next((values for sql, values in unit.db.said if "INSERT INTO outbox" in sql), None)


def test_what_is_enqueued_is_handed_to_those_whose_it_is():
    """Hands are brought by the first process, boards and calls by that of the server; both are told of the other."""
    handed, values = enqueued(unit_of(), BOARD, HAND, CALL)
    assert [(one.kind, one.seat) for one in handed] == [(Kind.HAND, Seat(1))]
    assert (values["holders"], values["seats"]) == (["", "a", ""], [-1, 1, 0])
    assert values["apart"] == [kind.value for kind in PRIVATE]
    unit = unit_of(1)
    handed, _ = enqueued(unit, BOARD, HAND, CALL)
    assert [one.kind for one in handed] == [Kind.BOARD, Kind.CALL]
    assert [(one["to"], one["hands"]) for one in told(unit)] == [([0, 1], [1])]


def test_only_of_hands_the_process_of_a_server_is_told_by_their_seats():
    unit = unit_of()
    enqueued(unit, CALL, Notice(Kind.DAILY, Seat(2)), HAND)
    assert [(one["to"], one["hands"]) for one in told(unit)] == [([1], [1])]


def test_where_all_is_delivered_by_one_process_nothing_is_apart():
    _, values = enqueued(unit_of(1), BOARD, CALL)
    assert values["apart"] == []
    handed, values = enqueued(unit_of(1), BOARD, holder="")
    assert (handed, values["holders"]) == ([], [""])


def test_what_is_enqueued_twice_at_once_is_enqueued_once_but_each_sentence_is_told():
    first, second = (Notice(Kind.NOTICE, say=say(word)) for word in ("first", "second"))
    handed, values = enqueued(unit_of(1), BOARD, first, BOARD, second)
    assert values["kinds"] == ["notice", "board", "notice"]
    assert [bool(one) for one in values["sentences"]] == [True, False, True]
    assert [one.say for one in handed] == [first.say, None, second.say]
    _, values = enqueued(unit_of(1), BOARD, BOARD, CALL)
    assert values["kinds"] == ["board", "call"]


def test_calls_are_kept_where_nothing_is_enqueued():
    unit = unit_of(1)
    assert enqueued(unit, calls={Seat(0): "4"}) == ([], None)
    kept = [values for sql, values in unit.db.said if "kind = 'call'" in sql]
    assert [(one["seats"], one["tickets"]) for one in kept] == [([0], ["4"])] * 2
    unit = unit_of(1)
    enqueued(unit)
    assert not any("kind = 'call'" in sql for sql, _ in unit.db.said)


@pytest.mark.parametrize(
    ("changes", "checks"), [({}, 0), ({"moves": 3}, 0), ({"channel": 11}, 1), ({"phase": Phase.OVER}, 1)]
)
def test_whether_a_channel_is_free_is_asked_where_it_may_have_been_taken(changes, checks):
    """Each question costs a round trip to the server."""
    unit, table = unit_of(), Table("new", "game", SECOND, 10, 1, "fr", Phase.LOBBY)
    unit.tables.save(None, table)
    assert unit.db.checks == 1
    unit.tables.save(table, replace(table, **changes))
    assert unit.db.checks == 1 + checks
