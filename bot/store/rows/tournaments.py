"""Rows of tournaments: their logs, the resulting states, and pending errands."""

from collections.abc import Collection
from typing import Any

from bot.store.protocol.people import LONGEST_S, Errand, Stored, TableOf, Tournaments
from games.core.record import Json
from tournaments import (
    FACTS,
    TOURNAMENTS,
    Accepted,
    Effect,
    Entry,
    Phase,
    Tournament,
    fold,
    names_of,
    without_name,
    without_person,
)

from .schema import Database, Rows

_EFFECTS = Json(Effect)
_COLUMNS = "id, message, posted, tries, state"


class TournamentRows(Rows, Tournaments):
    """Tournaments of a database."""

    def get(self, tournament: str) -> Stored | None:
        row = self._db.execute(f"SELECT {_COLUMNS} FROM tournaments WHERE id = ?", (tournament,)).fetchone()
        return _stored(*row) if row else None

    def entries(self, tournament: str) -> list[Entry]:
        return _entries(self._db, tournament)

    def has_key(self, tournament: str, key: str) -> bool:
        sql = "SELECT 1 FROM tournament_log WHERE tournament = ? AND key = ? LIMIT 1"
        return self._db.execute(sql, (tournament, key)).fetchone() is not None

    def save(self, tournament: str, accepted: Accepted) -> None:
        after, due = accepted.after, min((timer.at for timer in accepted.timers), default=None)
        self._db.execute(
            "INSERT INTO tournaments (id, guild, organiser, is_live, opened, due, n, state)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET organiser = excluded.organiser, is_live = excluded.is_live,"
            " due = excluded.due, n = excluded.n, show_at = 0, state = excluded.state",
            (
                tournament, after.guild, after.organiser, int(after.phase is not Phase.OVER), after.opened_at, due,
                after.n, TOURNAMENTS.dump(after),
            ),
        )  # fmt: skip
        self._db.executemany(
            "INSERT INTO tournament_log (tournament, n, payload, person, key, at) VALUES (?, ?, ?, ?, ?, ?)",
            [(tournament, one.n, FACTS.dump(one.fact), one.person, one.key, one.at) for one in accepted.entries],
        )
        self._db.executemany(
            "INSERT INTO tournament_people (person, tournament) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(person, tournament) for person in sorted(_people(after))],
        )
        self._db.executemany(
            "INSERT INTO tournament_errands (tournament, n, i, effect, until, attempts, trouble)"
            " VALUES (?, ?, ?, ?, 0, 0, '')",
            [(tournament, after.n, i, _EFFECTS.dump(effect)) for i, effect in enumerate(accepted.effects)],
        )

    def of_server(self, guild: int, *, is_live: bool) -> list[Stored]:
        sql = f"SELECT {_COLUMNS} FROM tournaments WHERE guild = ? AND is_live = ? ORDER BY opened DESC LIMIT 25"
        return [_stored(*row) for row in self._db.execute(sql, (guild, int(is_live))).fetchall()]

    def of_person(self, person: int) -> list[Stored]:
        sql = (
            f"SELECT {_COLUMNS} FROM tournaments WHERE is_live = 1 AND (organiser = ? OR id IN"
            " (SELECT tournament FROM tournament_people WHERE person = ?)) ORDER BY opened, id"
        )
        return [_stored(*row) for row in self._db.execute(sql, (person, person)).fetchall()]

    def counts(self, guild: int, organiser: int) -> tuple[int, int]:
        sql = "SELECT count(*), sum(CASE WHEN organiser = ? THEN 1 ELSE 0 END) FROM tournaments WHERE is_live = 1"
        here, _ = self._db.execute(f"{sql} AND guild = ?", (organiser, guild)).fetchone()
        _, theirs = self._db.execute(f"{sql} AND organiser = ?", (organiser, organiser)).fetchone()
        return int(here), int(theirs or 0)

    def due(self, now: float, most: int) -> list[Stored]:
        sql = f"SELECT {_COLUMNS} FROM tournaments WHERE due <= ? ORDER BY due LIMIT ?"
        return [_stored(*row) for row in self._db.execute(sql, (now, most)).fetchall()]

    def postpone(self, tournament: str, due: float | None) -> None:
        self._db.execute("UPDATE tournaments SET due = ? WHERE id = ?", (due, tournament))

    def stale(self, now: float, most: int) -> list[Stored]:
        ours, values = self._of_process()
        sql = (
            f"SELECT {_COLUMNS} FROM tournaments WHERE shown <> n AND (show_at <= :now OR show_at > :latest) AND {ours}"
            " ORDER BY show_at, id LIMIT :most"
        )
        values = {"now": now, "latest": now + LONGEST_S, "most": most, **values}
        return [_stored(*row) for row in self._db.execute(sql, values).fetchall()]

    def show_later(self, tournament: str, at: float) -> None:
        self._db.execute("UPDATE tournaments SET show_at = ?, tries = tries + 1 WHERE id = ?", (at, tournament))

    def stands(self, shown: Stored) -> None:
        sql = "UPDATE tournaments SET message = ?, posted = ?, shown = ?, tries = 0, show_at = 0 WHERE id = ?"
        self._db.execute(sql, (shown.message, shown.posted, shown.tournament.n, shown.id))

    def note_table(self, table_id: str, of: TableOf) -> None:
        self._db.execute(
            "INSERT INTO tournament_tables (table_id, tournament, round, number, is_reported) VALUES (?, ?, ?, ?, 0)",
            (table_id, of.tournament, of.round, of.number),
        )

    def table_of(self, table_id: str) -> TableOf | None:
        sql = "SELECT tournament, round, number FROM tournament_tables WHERE table_id = ?"
        row = self._db.execute(sql, (table_id,)).fetchone()
        return TableOf(*row) if row else None

    def ended_tables(self) -> list[tuple[str, TableOf]]:
        sql = (
            "SELECT table_id, tournament, round, number FROM tournament_tables JOIN tables ON tables.id = table_id"
            " WHERE is_reported = 0 AND phase NOT IN ('lobby', 'playing') ORDER BY table_id"
        )
        return [(table_id, TableOf(*of)) for table_id, *of in self._db.execute(sql).fetchall()]

    def reported(self, table_id: str) -> None:
        self._db.execute("UPDATE tournament_tables SET is_reported = 1 WHERE table_id = ?", (table_id,))

    def errands(self, now: float, most: int) -> list[Errand]:
        ours, values = self._of_process()
        sql = (
            "SELECT tournament, errand.n, i, effect, attempts, trouble, thread FROM tournament_errands AS errand"
            f" JOIN tournaments ON tournaments.id = tournament WHERE (until <= :now OR until > :latest) AND {ours}"
            " ORDER BY until, tournament, errand.n, i LIMIT :most"
        )
        values = {"now": now, "latest": now + LONGEST_S, "most": most, **values}
        rows = self._db.execute(sql, values).fetchall()
        return [Errand(tournament, n, i, _EFFECTS.load(effect), *rest) for tournament, n, i, effect, *rest in rows]

    def _of_process(self) -> tuple[str, dict[str, Any]]:
        """Return a condition for the tournaments that this process shows and handles, with its parameters."""
        return "TRUE", {}

    def lease(self, errand: Errand, now: float, until: float) -> bool:
        sql = (
            "UPDATE tournament_errands SET until = ?, attempts = attempts + 1"
            " WHERE tournament = ? AND n = ? AND i = ? AND (until <= ? OR until > ?) RETURNING i"
        )
        values = (until, errand.tournament, errand.n, errand.i, now, now + LONGEST_S)
        return self._db.execute(sql, values).fetchone() is not None

    def failed(self, errand: Errand, until: float, trouble: str) -> None:
        sql = "UPDATE tournament_errands SET until = ?, trouble = ? WHERE tournament = ? AND n = ? AND i = ?"
        self._db.execute(sql, (until, trouble, errand.tournament, errand.n, errand.i))

    def opened(self, errand: Errand, thread: int) -> None:
        sql = "UPDATE tournament_errands SET thread = ? WHERE tournament = ? AND n = ? AND i = ?"
        self._db.execute(sql, (thread, errand.tournament, errand.n, errand.i))

    def done(self, errand: Errand) -> None:
        sql = "DELETE FROM tournament_errands WHERE tournament = ? AND n = ? AND i = ?"
        self._db.execute(sql, (errand.tournament, errand.n, errand.i))

    def troubles(self, tournament: str) -> list[Errand]:
        sql = (
            "SELECT n, i, effect, attempts, trouble FROM tournament_errands"
            " WHERE tournament = ? AND trouble <> '' ORDER BY n, i"
        )
        rows = self._db.execute(sql, (tournament,)).fetchall()
        return [
            Errand(tournament, n, i, _EFFECTS.load(effect), attempts, trouble)
            for n, i, effect, attempts, trouble in rows
        ]


def erase(db: Database, person: int, number: int, names: Collection[str], name: str) -> None:
    """Make a person's tournaments refer to a former player; their states are recomputed.

    Args:
        db: a connection with an open transaction.
        person: the person to erase.
        number: the replacement for their id.
        names: their names elsewhere.
        name: the replacement for their name.
    """
    for tournament in tournaments_of(db, person):
        before = _entries(db, tournament)
        called = {*names, *(one for entry in before for one in names_of(entry, person))}
        entries = [without_person(entry, person, number, name, called) for entry in before]
        db.executemany(
            "UPDATE tournament_log SET payload = ?, person = ?, key = ? WHERE tournament = ? AND n = ?",
            [(FACTS.dump(one.fact), one.person, one.key, tournament, one.n) for one in entries],
        )
        after = fold(entries)
        sql = "UPDATE tournaments SET state = ?, organiser = ?, shown = -1 WHERE id = ?"
        db.execute(sql, (TOURNAMENTS.dump(after), after.organiser, tournament))
        sql = "SELECT n, i, effect FROM tournament_errands WHERE tournament = ?"
        for n, i, text in db.execute(sql, (tournament,)).fetchall():
            effect = without_name(_EFFECTS.load(text), called, name)
            sql = "UPDATE tournament_errands SET effect = ? WHERE tournament = ? AND n = ? AND i = ?"
            db.execute(sql, (_EFFECTS.dump(effect), tournament, n, i))


def tournaments_of(db: Database, person: int) -> list[str]:
    """Return all tournaments in which a person has or had a place, or which they organise, in a fixed order."""
    sql = "SELECT tournament FROM tournament_people WHERE person = ? ORDER BY tournament"
    return [tournament for (tournament,) in db.execute(sql, (person,)).fetchall()]


def _entries(db: Database, tournament: str) -> list[Entry]:
    sql = "SELECT n, payload, person, at, key FROM tournament_log WHERE tournament = ? ORDER BY n"
    rows = db.execute(sql, (tournament,)).fetchall()
    return [Entry(n, FACTS.load(payload), person, at, key) for n, payload, person, at, key in rows]


def _people(t: Tournament) -> set[int]:
    """Return all who hold or held a place, and the organiser."""
    places = {person for one in t.entrants for person in (one.person, *one.former) if person is not None}
    return {*places, t.organiser}


def _stored(tournament: str, message: int, posted: float, tries: int, state: str) -> Stored:
    return Stored(tournament, TOURNAMENTS.load(state), message, posted, tries)
