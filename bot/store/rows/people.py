"""Rows about people, channels and servers, and the bot's notes to itself."""

from collections.abc import Iterator

from pydantic import TypeAdapter

from bot.model import Person
from bot.profile import DailyPuzzle, Preferences, PuzzleAnswer, ServerSettings
from bot.store.protocol import Watchers
from bot.store.protocol.people import Daily, People, Puzzles, Servers
from bot.store.protocol.tables import Bookkeeping
from locales import Locale

from .schema import Rows, read_column, value_of

PREFERENCES: TypeAdapter[Preferences] = TypeAdapter(Preferences)


class PersonRows(Rows, People):
    """People and channels."""

    def get(self, person_id: int) -> Person | None:
        sql = "SELECT id, name, client, chosen, mentions, dm, closed, untold, preferences FROM people WHERE id = ?"
        row = self._db.execute(sql, (person_id,)).fetchone()
        if row is None:
            return None
        found, name, client, chosen, mentions, dm, closed, untold, preferences = row
        return Person(
            found, name, chosen or client, chosen is not None, bool(mentions), dm, bool(closed), untold,
            PREFERENCES.validate_json(preferences) if preferences else Preferences(),
        )  # fmt: skip

    def nickname(self, guild: int, person_id: int) -> str | None:
        sql = "SELECT name FROM nicknames WHERE guild = ? AND person = ?"
        row = self._db.execute(sql, (guild, person_id)).fetchone()
        return row[0] if row else None

    def meet(self, person_id: int, name: str, client: Locale) -> None:
        self._db.execute(
            "INSERT INTO people (id, name, client) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, client = excluded.client,"
            " revision = people.revision + 1",
            (person_id, name, client),
        )

    def set_nickname(self, guild: int, person_id: int, name: str) -> None:
        self._db.execute(
            "INSERT INTO nicknames (guild, person, name) VALUES (?, ?, ?)"
            " ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name",
            (guild, person_id, name),
        )
        self._db.execute("UPDATE people SET revision = revision + 1 WHERE id = ?", (person_id,))

    def set_language(self, person_id: int, locale: Locale | None) -> None:
        self._db.execute("UPDATE people SET chosen = ?, revision = revision + 1 WHERE id = ?", (locale, person_id))

    def set_mentions(self, person_id: int, mentions: bool) -> None:
        self._db.execute("UPDATE people SET mentions = ?, revision = revision + 1 WHERE id = ?", (mentions, person_id))

    def set_preferences(self, person_id: int, preferences: Preferences) -> None:
        text = PREFERENCES.dump_json(preferences, exclude_defaults=True).decode()
        self._db.execute("UPDATE people SET preferences = ?, revision = revision + 1 WHERE id = ?", (text, person_id))

    def set_dm(self, person_id: int, channel: int) -> None:
        self._db.execute(
            "UPDATE people SET dm = ?, closed = 0, revision = revision + 1 WHERE id = ?", (channel, person_id)
        )

    def set_closed(self, person_id: int) -> None:
        self._db.execute("UPDATE people SET closed = 1, revision = revision + 1 WHERE id = ?", (person_id,))

    def set_untold(self, person_id: int, untold: str) -> None:
        self._db.execute("UPDATE people SET untold = ?, revision = revision + 1 WHERE id = ?", (untold, person_id))

    def with_untold(self) -> list[tuple[int, str]]:
        rows = self._db.execute("SELECT id, untold FROM people WHERE untold <> '' ORDER BY id")
        return [(person, untold) for person, untold in rows]

    def channel_language(self, channel: int) -> Locale | None:
        locale: Locale | None = value_of(self._db.execute("SELECT locale FROM channels WHERE id = ?", (channel,)))
        return locale

    def set_channel_language(self, channel: int, locale: Locale | None) -> None:
        if locale is None:
            self._db.execute("DELETE FROM channels WHERE id = ?", (channel,))
        else:
            self._db.execute(
                "INSERT INTO channels (id, locale) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET locale = excluded.locale",
                (channel, locale),
            )


_SETTINGS: TypeAdapter[ServerSettings] = TypeAdapter(ServerSettings)


class ServerRows(Rows, Servers):
    """Settings of servers."""

    def settings(self, guild: int) -> ServerSettings:
        text = value_of(self._db.execute("SELECT settings FROM servers WHERE id = ?", (guild,)))
        return read_column(_SETTINGS, text) or ServerSettings()

    def with_puzzles(self) -> dict[int, ServerSettings]:
        return {guild: one for guild, one in self._setting("puzzle_channel") if one.puzzle_channel is not None}

    def with_digests(self) -> dict[int, ServerSettings]:
        return {guild: one for guild, one in self._setting("digest_channel") if one.digest_channel is not None}

    def _setting(self, field: str) -> Iterator[tuple[int, ServerSettings]]:
        """Yield the settings that define a field."""
        rows = self._db.execute("SELECT id, settings FROM servers WHERE instr(settings, ?) > 0", (f'"{field}"',))
        return ((guild, _SETTINGS.validate_json(text)) for guild, text in rows.fetchall())

    def set(self, guild: int, settings: ServerSettings) -> None:
        text = _SETTINGS.dump_json(settings, exclude_defaults=True).decode()
        self._db.execute(
            "INSERT INTO servers (id, settings) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
            (guild, text),
        )


class DailyRows(Rows, Daily):
    """The daily message."""

    def is_wanted(self, person: int) -> bool:
        found = value_of(self._db.execute("SELECT is_wanted FROM daily WHERE person = ?", (person,)))
        return found is None or bool(found)

    def set_wanted(self, person: int, is_wanted: bool) -> None:
        sql = (
            "INSERT INTO daily (person, is_wanted) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET is_wanted = excluded.is_wanted"
        )
        self._db.execute(sql, (person, is_wanted))

    def sent(self, person: int) -> float:
        sql = "SELECT coalesce(max(sent), 0.0) FROM daily WHERE person = ?"
        sent: float = value_of(self._db.execute(sql, (person,)))
        return sent

    def set_sent(self, person: int, at: float) -> None:
        sql = "INSERT INTO daily (person, sent) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET sent = excluded.sent"
        self._db.execute(sql, (person, at))

    def waited_for(self, since: float) -> list[int]:
        sql = (
            "SELECT DISTINCT seats.person FROM tables JOIN seats ON seats.table_id = tables.id"
            " LEFT JOIN daily ON daily.person = seats.person"
            " WHERE tables.phase IN ('lobby', 'playing') AND seats.person IS NOT NULL AND seats.asked <= ?"
            " AND coalesce(daily.is_wanted, 1) <> 0 AND coalesce(daily.sent, 0) <= ? ORDER BY seats.person"
        )
        return [person for (person,) in self._db.execute(sql, (since, since))]


class PuzzleRows(Rows, Puzzles):
    """Answers to puzzles, and the puzzles of the day."""

    def of_person(self, person: int) -> list[PuzzleAnswer]:
        return self._answers("person = ?", person)

    def answers(self, puzzle: str) -> list[PuzzleAnswer]:
        return self._answers("puzzle = ?", puzzle)

    def add(self, answer: PuzzleAnswer) -> bool:
        sql = (
            f"INSERT INTO puzzle_answers ({_ANSWER}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            " RETURNING person"
        )
        one = answer
        values = (one.person, one.puzzle, one.day, one.guild, one.at, one.answer, int(one.is_right))
        return self._db.execute(sql, values).fetchone() is not None

    def solved(self, guild: int, *, person: int | None = None, since: str = "") -> list[tuple[int, str]]:
        sql = (
            "SELECT person, day FROM puzzle_answers JOIN daily_puzzles USING (guild, day, puzzle)"
            f" WHERE guild = :guild AND day >= :since AND is_right <> 0{' AND person = :person' * (person is not None)}"
            " ORDER BY day, at, person"
        )
        values = {"guild": guild, "since": since, "person": person}
        return [(person, day) for person, day in self._db.execute(sql, values)]

    def days(self, guild: int, most: int) -> list[DailyPuzzle]:
        sql = (
            "SELECT day, puzzle, message, until, attempts FROM daily_puzzles WHERE guild = ? ORDER BY day DESC LIMIT ?"
        )
        return [DailyPuzzle(*row) for row in self._db.execute(sql, (guild, most))]

    def set_day(self, guild: int, puzzle: DailyPuzzle) -> None:
        self._db.execute(
            "INSERT INTO daily_puzzles (guild, day, puzzle, message, until, attempts) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (guild, day) DO UPDATE SET puzzle = excluded.puzzle, message = excluded.message,"
            " until = excluded.until, attempts = excluded.attempts",
            (guild, puzzle.day, puzzle.puzzle, puzzle.message, puzzle.until, puzzle.attempts),
        )

    def _answers(self, where: str, value: int | str) -> list[PuzzleAnswer]:
        sql = f"SELECT {_ANSWER} FROM puzzle_answers WHERE {where} ORDER BY at, person, day"
        return [
            PuzzleAnswer(one, puzzle, day, guild, at, answer, bool(is_right))
            for one, puzzle, day, guild, at, answer, is_right in self._db.execute(sql, (value,))
        ]


_ANSWER = "person, puzzle, day, guild, at, answer, is_right"


class WatcherRows(Rows, Watchers):
    """Who follows which table."""

    def follow(self, table_id: str, person: int, at: float) -> None:
        self._db.execute(
            "INSERT INTO watchers (table_id, person, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (table_id, person, at),
        )

    def unfollow(self, table_id: str, person: int) -> bool:
        sql = "DELETE FROM watchers WHERE table_id = ? AND person = ? RETURNING person"
        return self._db.execute(sql, (table_id, person)).fetchone() is not None

    def of_table(self, table_id: str) -> list[int]:
        sql = "SELECT person FROM watchers WHERE table_id = ? ORDER BY since, person"
        return [person for (person,) in self._db.execute(sql, (table_id,))]

    def of_person(self, person: int) -> list[str]:
        sql = "SELECT table_id FROM watchers WHERE person = ? ORDER BY since, table_id"
        return [table_id for (table_id,) in self._db.execute(sql, (person,))]

    def has_any(self, table_id: str) -> bool:
        return self._db.execute("SELECT 1 FROM watchers WHERE table_id = ? LIMIT 1", (table_id,)).fetchone() is not None


class BookkeepingRows(Rows, Bookkeeping):
    """Rules editions in use, and the bot's notes to itself."""

    def keep_edition(self, game: str, edition: str, text: str) -> None:
        self._db.execute(
            "INSERT INTO editions (game, edition, text) VALUES (?, ?, ?) ON CONFLICT (game, edition) DO NOTHING",
            (game, edition, text),
        )

    def editions(self) -> list[tuple[str, str, str]]:
        return list(self._db.execute("SELECT game, edition, text FROM editions ORDER BY game, edition"))

    def note(self, name: str) -> str | None:
        text: str | None = value_of(self._db.execute("SELECT text FROM notes WHERE name = ?", (name,)))
        return text

    def set_note(self, name: str, text: str) -> None:
        self._db.execute(
            "INSERT INTO notes (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
            (name, text),
        )

    def agree(self, name: str, text: str) -> str:
        self._db.execute("INSERT INTO notes (name, text) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, text))
        return self.note(name) or text
