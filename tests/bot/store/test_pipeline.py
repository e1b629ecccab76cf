"""Pipelined statements return their own rows, whatever fails around them."""

import psycopg
import pytest

from bot.store.pipeline import PREPARED_KEPT, UNHEARD, Pipeline, Transaction

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def connection(cluster):
    with psycopg.connect(cluster.new()) as made:
        made.execute("CREATE TABLE things (n BIGINT PRIMARY KEY, name TEXT, weight DOUBLE PRECISION, face BYTEA)")
        made.commit()
        yield made


@pytest.fixture
def pipeline(connection):
    return Pipeline(connection, "BEGIN")


def carried_out(pipeline, *statements):
    """Return the rows of statements in one transaction."""
    pipeline.begin()
    found = [pipeline.execute(*statement) for statement in statements]
    rows = [cursor.fetchall() for cursor in found]
    pipeline.commit()
    return rows


def test_values_come_back_as_they_went(pipeline):
    """Values are read back unchanged: large integers, microseconds, any script, bytes, NULL."""
    row = (1 << 62, "Gräfin 竜 '?' :n", 1_764_200_000.123456, b"\0\xff")
    add = "INSERT INTO things VALUES (?, ?, ?, ?)"
    carried_out(pipeline, (add, row), (add, (-1, None, None, None)))
    sql = "SELECT * FROM things WHERE n = ANY(:all) AND (:n = 0 OR n = :n) ORDER BY n DESC"
    assert carried_out(pipeline, (sql, {"n": 0, "all": [-1, 1 << 62]})) == [[row, (-1, None, None, None)]]
    assert carried_out(pipeline, (sql, {"n": -1, "all": []})) == [[]]


def test_rows_are_fetched_in_any_order_and_one_by_one(pipeline):
    pipeline.begin()
    first, second = (pipeline.execute("SELECT generate_series(?::bigint, 3)", (n,)) for n in (1, 2))
    assert second.fetchall() == [(2,), (3,)]
    assert first.fetchone() == (1,)
    assert list(first) == [(2,), (3,)]
    assert first.fetchone() is None
    assert pipeline.execute("SELECT 1 AS one, 2 AS two").description == [("one",), ("two",)]
    pipeline.commit()


def test_what_failed_is_taken_back_and_the_connection_goes_on(pipeline):
    """After a failed statement the connection works, and skipped statements are prepared again."""
    add, look = "INSERT INTO things (n) VALUES (?)", "SELECT n, weight FROM things"
    carried_out(pipeline, (add, (1,)))
    pipeline.begin()
    pipeline.execute(add, (2,))
    pipeline.execute(add, (1,))
    cursor = pipeline.execute(look)
    with pytest.raises(psycopg.errors.UniqueViolation):
        cursor.fetchall()
    pipeline.roll_back()
    assert carried_out(pipeline, (look,)) == [[(1, None)]]


def test_a_fault_nobody_has_asked_about_is_told_by_the_commit(pipeline):
    pipeline.begin()
    pipeline.execute("INSERT INTO things (n) VALUES (1)")
    pipeline.execute("SELECT 1 / (SELECT count(*) FROM things WHERE n = 2)")
    with pytest.raises(psycopg.errors.DivisionByZero):
        pipeline.commit()
    pipeline.roll_back()
    assert carried_out(pipeline, ("SELECT n FROM things",)) == [[]]


def test_the_server_keeps_so_many_statements_and_no_more(pipeline, connection):
    """The number of prepared statements is limited, evicting the least recently used."""
    statements = [(f"SELECT {n} + ?", (n,)) for n in range(PREPARED_KEPT + 40)]
    for _ in range(2):
        assert carried_out(pipeline, *statements) == [[(2 * n,)] for n in range(PREPARED_KEPT + 40)]
    assert connection.execute("SELECT count(*) FROM pg_prepared_statements").fetchone()[0] <= PREPARED_KEPT


def test_much_is_written_and_read_at_once(pipeline):
    """Large reads and writes in parallel do not deadlock."""
    rows = [(n, "x" * 2000) for n in range(6 * UNHEARD)]
    pipeline.begin()
    Transaction(pipeline).executemany("INSERT INTO things (n, name) VALUES (?, ?)", rows)
    looks = [pipeline.execute("SELECT n, name FROM things WHERE n % 3 = ? ORDER BY n", (n,)) for n in range(3)]
    echoed = [pipeline.execute("SELECT ?::text", (text * 200,)) for _, text in rows[:20]]
    assert sorted(row for look in looks for row in look) == rows
    assert {row for cursor in echoed for row in cursor} == {("x" * 400_000,)}
    pipeline.commit()


def test_a_lost_connection_is_told_and_left(pipeline, connection, cluster):
    pipeline.begin()
    assert pipeline.execute("SELECT 1").fetchone() == (1,)
    with psycopg.connect(cluster.url, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (connection.info.backend_pid,))
    with pytest.raises(psycopg.OperationalError):
        pipeline.execute("SELECT 1").fetchone()
    pipeline.roll_back()
    assert connection.closed


def test_what_was_asked_for_ahead_is_asked_anew_once_it_was_written(pipeline):
    """A prefetched read is repeated after a write of the same table."""
    pipeline.begin()
    unit, look = Transaction(pipeline), "SELECT n FROM things"
    unit.ahead(lambda: unit.execute(look).fetchall())
    unit.execute("INSERT INTO things (n) VALUES (7)")
    assert unit.execute(look).fetchall() == [(7,)]
    pipeline.commit()
