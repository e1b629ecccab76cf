"""The rows of every subject, with the same SQL text for SQLite and PostgreSQL; and all rows about one person, to erase.

Placeholders for values are `?`, or `:name` if one is used twice.
"""

import json
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.post import watcher_slot
from bot.profile import clean_name, fingerprint
from bot.store.protocol import UnitOfWork
from bot.store.protocol.people import PersonalData, Privacy
from bot.tables.seat_history import SELF, Forgotten, names_of, without_name, without_person
from locales import Locale

from .log import LogRows, PositionRows, SharedPositionRows, unpack
from .outbox import OutboxRows, TimerRows
from .people import PREFERENCES, BookkeepingRows, DailyRows, PersonRows, PuzzleRows, ServerRows, WatcherRows
from .results import RecordRows, ResultRows, ReviewRows
from .schema import SCHEMA, Database, Rows, value_of
from .tables import MessageRows, TableRows
from .tournaments import TournamentRows
from .tournaments import erase as erase_in_tournaments


class RowsUnit(UnitOfWork):
    """The operations inside one transaction on a connection to either database."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.ahead: list[Callable[[], None]] = []
        """The callbacks that the event loop is to run before the commit."""
        self.tables = TableRows(db)
        self.log = LogRows(db)
        self.positions = PositionRows(db)
        self.messages = MessageRows(db)
        self.outbox = OutboxRows(db)
        self.timers = TimerRows(db)
        self.people = PersonRows(db)
        self.servers = ServerRows(db)
        self.privacy = PrivacyRows(db)
        self.bookkeeping = BookkeepingRows(db)
        self.daily = DailyRows(db)
        self.watchers = WatcherRows(db)
        self.shared_positions = SharedPositionRows(db)
        self.results = ResultRows(db)
        self.records = RecordRows(db)
        self.reviews = ReviewRows(db)
        self.puzzles = PuzzleRows(db)
        self.tournaments = TournamentRows(db)

    def alone(self, *what: object) -> None:
        pass  # only one task writes at a time

    def renumber(self, table: str) -> None:
        """After inserting rows with explicit ids: let new ones start above them; SQLite does so automatically."""

    def together(self, *reads: Callable[[], object]) -> None:
        pass  # SQLite has no closer replica

    def before_commit(self, tell: Callable[[], None]) -> None:
        self.ahead.append(tell)


_KEPT = frozenset({"log", "seats", "results", "erasing", "packed_people", "tournament_log"})
"""Tables with a column `person` whose rows remain, about a former player; others hold rows of that person alone."""
THEIR_OWN = tuple(
    sorted(
        name
        for name, columns in re.findall(r"^CREATE TABLE (\w+) \((.*?)^\)", SCHEMA, re.DOTALL | re.MULTILINE)
        if name not in _KEPT and re.search(r"^ +person ", columns, re.MULTILINE)
    )
)
"""The tables whose rows belong to one person each."""

TABLES_OF = (
    "SELECT DISTINCT table_id FROM log WHERE kind <> 'moved' AND (person = :person OR instr(payload, :digits) > 0)"
    " UNION SELECT table_id FROM packed_people WHERE person = :person"
)
"""Moves contain no names, and every player has an earlier entry for sitting down, so moves need not be searched."""
_RECENT = (
    "SELECT DISTINCT table_id FROM log WHERE table_id IN (SELECT id FROM tables WHERE active >= :since)"
    " AND kind <> 'moved' AND (person = :person OR instr(payload, :digits) > 0)"
)
READ = frozenset({"markdown", "label", "detail", "placeholder", "alt"})
"""The fields of a post that contain text for people."""
MARK = r"[\\\u200b]*"
"""Matches what may precede a character of a name, so that it formats or mentions nothing."""
Former: TypeAlias = Callable[[Locale, Collection[str]], str]
"""Returns the name of a former player in a language, distinct from the others at the table."""


class PrivacyRows(Rows, Privacy):
    """The data stored about people."""

    def about(self, person: int) -> PersonalData:
        found: PersonalData = {
            "people": self._rows("SELECT * FROM people WHERE id = ?", (person,)),
            "seats": self._rows(
                "SELECT table_id, game, guild, channel, phase, opened, seat, name, CAST(host = :person AS INTEGER)"
                " AS is_host, CAST(seats.owner IS NOT NULL AS INTEGER) AS is_kept, seats.lesson"
                " FROM seats JOIN tables ON id = table_id"
                " WHERE person = :person OR owner = :person ORDER BY opened, table_id",
                {"person": person},
            ),
            "log": self._rows(
                "SELECT table_id, count(*) AS entries, min(at) AS first, max(at) AS last FROM log"
                f" WHERE person = :person AND table_id IN ({TABLES_OF}) GROUP BY table_id"
                " UNION ALL SELECT table_id, entries, first, last FROM packed_people"
                " WHERE person = :person AND entries > 0 ORDER BY first",
                {"person": person, "digits": str(person)},
            ),
            "results": self._rows(
                "SELECT table_id, game, guild, at, ending, seat, name, place, total FROM results WHERE person = ?"
                " ORDER BY at",
                (person,),
            ),
        }
        for table in THEIR_OWN:
            found[table] = self._rows(f"SELECT * FROM {table} WHERE person = ?", (person,))
        return found

    def tables_of(self, person: int, since: float | None = None) -> list[str]:
        values = {"person": person, "digits": str(person)}
        rows = self._db.execute(*((TABLES_OF, values) if since is None else (_RECENT, {**values, "since": since})))
        return [table for (table,) in rows]

    def erase(self, person: int, number: int, tables: Collection[str], former: Former) -> None:
        theirs = self._seated(person, tables)
        known = self._names(person)
        sql = "SELECT 1 + coalesce(max(revision), 0) FROM people WHERE id = ?"
        gone = value_of(self._db.execute(sql, (person,)))  # leaves the sum in each stamp, which must not decrease
        self._db.execute("INSERT INTO erasing (person) VALUES (?)", (person,))
        for table in sorted(theirs):
            self._erase_at(table, person, number, known, former)
            self._db.execute("UPDATE tables SET erasures = erasures + ? WHERE id = ?", (gone, table))
        erase_in_tournaments(self._db, person, number, known, former("en", ()))
        self._db.execute("DELETE FROM erasing")
        self._forget_words(known, former("en", ()))
        self._forget_blocks(person)
        for table in THEIR_OWN:
            self._db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
        self._db.execute("DELETE FROM messages WHERE slot = ?", (watcher_slot(person),))
        self._db.execute("DELETE FROM people WHERE id = ?", (person,))

    def _seated(self, person: int, tables: Collection[str]) -> set[str]:
        """Return these tables, plus those where a person has a seat."""
        sql = "SELECT table_id FROM seats WHERE person = :person OR owner = :person"
        return {*tables, *(table for (table,) in self._db.execute(sql, {"person": person}))}

    def _erase_at(
        self,
        table: str,
        person: int,
        number: int,
        known: Collection[str],
        former: Former,
    ) -> None:
        """Make one table refer to a former player; compressed data is decompressed for that."""
        unpack(self._db, table)
        entries = self._db.execute("SELECT n, kind, payload, person FROM log WHERE table_id = ?", (table,)).fetchall()
        facts = [(n, json.loads(payload), by) for n, _, payload, by in entries]
        own = [json.loads(payload).get("name", "") for _, kind, payload, by in entries if kind in SELF and by == person]
        names = {*known, *own, *(name for _, fact, _ in facts for name in names_of(person, fact))} - {""}
        sql = "SELECT name FROM seats WHERE table_id = ? AND coalesce(person, owner, 0) <> ?"
        others = [name for (name,) in self._db.execute(sql, (table, person))]
        (locale,) = self._db.execute("SELECT locale FROM tables WHERE id = ?", (table,)).fetchone()
        who = Forgotten(person, names, number, former(locale, others))
        for n, fact, by in facts:
            changed = without_person(fact, who)
            if changed != fact or by == person:
                values = (_dump(changed), number if by == person else by, table, n)
                self._db.execute("UPDATE log SET payload = ?, person = ? WHERE table_id = ? AND n = ?", values)
        self._erase_rows(table, who)
        for source, key in (("story", ("n", "i")), ("outbox", ("id",))):
            self._erase_sentences(source, key, table, who)
        self._erase_requests(table, who)

    def _erase_rows(self, table: str, who: Forgotten) -> None:
        """Erase a person from seats, results, host, and a table's JSON columns."""
        values = (who.number, who.name, table, who.person)
        self._db.execute("UPDATE results SET person = ?, name = ? WHERE table_id = ? AND person = ?", values)
        for column in ("person", "owner"):
            self._db.execute(f"UPDATE seats SET {column} = ?, name = ? WHERE table_id = ? AND {column} = ?", values)
        for row in self._rows("SELECT * FROM tables WHERE id = ?", (table,)):
            columns = {key: text for key, text in row.items() if isinstance(text, str) and text.startswith("{")}
            changed = {key: _dump(without_person(json.loads(text), who)) for key, text in columns.items()}
            for key in [key for key, text in changed.items() if json.loads(text) != json.loads(columns[key])]:
                self._db.execute(f"UPDATE tables SET {key} = ? WHERE id = ?", (changed[key], table))
        self._db.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (who.number, table, who.person))

    def _erase_sentences(self, source: str, key: Sequence[str], table: str, who: Forgotten) -> None:
        """Erase a person from stored and undelivered sentences; `key` identifies the rows of a table."""
        rows = self._db.execute(f"SELECT {', '.join(key)}, sentence FROM {source} WHERE table_id = ?", (table,))
        which = " AND ".join(f"{column} = ?" for column in key)
        for *row, text in rows.fetchall():
            sentence = json.loads(text) if text else None
            if (changed := without_name(sentence, who)) != sentence:
                sql = f"UPDATE {source} SET sentence = ? WHERE table_id = ? AND {which}"
                self._db.execute(sql, (_dump(changed), table, *row))

    def _erase_requests(self, table: str, who: Forgotten) -> None:
        """Erase a person from the sentence stored with a message whose request is still open."""
        rows = self._db.execute("SELECT slot, asks FROM messages WHERE table_id = ? AND asks <> ''", (table,))
        for slot, text in rows.fetchall():
            asks = json.loads(text)
            changed = [_dump(without_name(json.loads(one), who)) if one.startswith("{") else one for one in asks]
            if changed != asks:
                sql = "UPDATE messages SET asks = ? WHERE table_id = ? AND slot = ?"
                self._db.execute(sql, (_dump(changed), table, slot))

    def _forget_words(self, names: Collection[str], name: str) -> None:
        """Replace a person's names, as whole words, in what others could not be told yet."""
        shown = {*names, *map(clean_name, names)} - {""}
        if not shown:
            return
        marked = [MARK.join(map(re.escape, one)) for one in sorted(shown, key=len, reverse=True)]
        called = re.compile(rf"(?<!\w)\\?(?:{'|'.join(marked)})(?!\w)")
        for owner, untold in self._db.execute("SELECT id, untold FROM people WHERE untold <> ''").fetchall():
            told = json.loads(untold)
            if (changed := _renamed(told, called, name)) != told:
                sql = "UPDATE people SET untold = ?, revision = revision + 1 WHERE id = ?"
                self._db.execute(sql, (_dump(changed), owner))

    def _forget_blocks(self, person: int) -> None:
        """Replace a person's id by a fingerprint for those who have blocked them, so that the block survives."""
        sql = "SELECT id, preferences FROM people WHERE instr(preferences, ?) > 0"
        for owner, text in self._db.execute(sql, (str(person),)).fetchall():
            found = PREFERENCES.validate_json(text)
            blocked = tuple(fingerprint(owner, person) if one == person else one for one in found.blocked)
            changed = PREFERENCES.dump_json(replace(found, blocked=blocked), exclude_defaults=True).decode()
            sql = "UPDATE people SET preferences = ?, revision = revision + 1 WHERE id = ?"
            self._db.execute(sql, (changed, owner))

    def _names(self, person: int) -> set[str]:
        """Return a person's names on all servers and at all tables."""
        sql = (
            "SELECT name FROM people WHERE id = :person UNION SELECT name FROM nicknames WHERE person = :person"
            " UNION SELECT name FROM seats WHERE person = :person OR owner = :person"
            " UNION SELECT name FROM results WHERE person = :person"
        )
        return {name for (name,) in self._db.execute(sql, {"person": person})}

    def _rows(self, sql: str, values: Any) -> list[dict[str, Any]]:
        cursor = self._db.execute(sql, values)
        rows = cursor.fetchall()
        names = [name for name, *_ in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in rows]


def _renamed(told: Any, called: re.Pattern[str], name: str) -> Any:
    """Return stored posts with a name replaced in text for people; other fields, such as ids of controls, are kept."""
    if isinstance(told, list):
        return [_renamed(one, called, name) for one in told]
    if isinstance(told, dict):
        read = {key: called.sub(lambda _: name, one) for key, one in told.items() if key in READ}
        return {key: _renamed(one, called, name) for key, one in told.items()} | read
    return told


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
