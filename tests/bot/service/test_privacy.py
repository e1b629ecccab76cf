"""Stored data is shown to its person, and after erasure nothing in the database names them."""

import json
import sqlite3
from dataclasses import fields, replace
from types import UnionType
from typing import get_args, get_type_hints

import pytest

from bot.delivery.people import with_post
from bot.model import Person, Phase, Table
from bot.present.messages.notices import note_post
from bot.present.messages.settings import stored_post
from bot.service import Service
from bot.store.rows import TABLES_OF
from bot.tables import consent
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import LoggedSeat
from bot.tables.log import Fact
from bot.tables.matches import usual_settings
from bot.tables.play import Move, Moved
from bot.tables.proposals import Concede, Propose
from bot.tables.seat_history import NAMES, PEOPLE, SHARES
from bot.tables.seats import Join, Leave
from bot.tables.transfers import STANDS_S, AnswerTransfer, CloseTransfer, OfferSeat
from games.core import Dice, Say, Seat, any_of
from games.transcript import replay
from locales import LOCALES, words
from tournaments import Actor, Enrol, Exclude, Open

from .evening import check_whole, key, log_of, play_out, somebody

ZELIE, ODO, FERN = 700_000_000_000_000_001, 700_000_000_000_000_002, 700_000_000_000_000_003
NAMES_OF = {ZELIE: 'Zélie-"Ann"', ODO: "Odo", FERN: "Fern"}
NICKNAMES = ("Reine du Puits", "La *Grande* Zélie")
GUILD = 5
OTHERS = frozenset(
    {"seat", "ticket", "choice", "before", "by", "kind", "to", "by_consent", "what", "back_to", "until", "why"}
    | {
        "strategy",
        "tips",
        "missed",
        "for_good",
        "guild",
        "channel",
        "ending",
        "reason",
        "game",
        "locale",
        "phase",
        "options",
        "first",
    }
    | {"chairs", "moves", "opened_at", "edition", "lost", "tickets", "after", "secret", "share", "option", "value"}
    | {
        "position",
        "step",
        "origin",
        "agrees",
        "kept_until",
        "tempo",
        "is_rated",
        "seconds",
        "time_outs",
        "seed",
        "guided",
        "is_on",
        "computer",
    }
)
"""Fields of facts that name nobody; new fields must be added here or in `forgetting`."""


async def meet(service: Service, person: int, nickname: str | None = None):
    return await service.people.meet(person, NAMES_OF[person], "fr" if person == ZELIE else "en-GB", GUILD, nickname)


async def table_of(service: Service, channel: int, *people: int, game: str = "poursuite", start: bool = True):
    host, *others = [await meet(service, person, NICKNAMES[0] if person == ZELIE else None) for person in people]
    table = await service.openings.open(game, GUILD, channel, host, "en")
    for other in others:
        table = (await service.execute(table.id, Join(other, f"share {other.id % 10}"))).table
    return (await service.execute(table.id, Start(host, share="share of the start"))).table if start else table


async def evening(service: Service) -> dict[str, str]:
    """Store everything that can be stored about somebody; return the tables by kind."""
    found = {}
    found["over"] = (await play_out(service, await table_of(service, 10, ZELIE, ODO))).id
    found["lobby"] = (await table_of(service, 11, ZELIE, FERN, start=False)).id
    found["live"] = (await table_of(service, 12, ODO, ZELIE, FERN, game="tunhell")).id
    found["alone"] = (await table_of(service, 13, ZELIE, ODO, game="tunhell")).id
    await service.execute(found["alone"], Leave(await meet(service, ODO)))
    conceded = await table_of(service, 14, ZELIE, ODO, game="tunhell")
    for n in range(2 * consent.REAL_MOVES):
        view, dice = await somebody(service, conceded), Dice(f"conceded {n}")
        move = Move(conceded.occupants[view.seat].person, view.ticket, any_of(view.offer.shape, dice), key())
        await service.execute(conceded.id, move)
    await service.execute(conceded.id, Concede(await meet(service, ODO)))
    found["conceded"] = conceded.id
    moved = await table_of(service, 15, ODO, FERN, game="tunhell")
    zelie = await meet(service, ZELIE, NICKNAMES[1])
    offered = await service.execute(moved.id, OfferSeat(await meet(service, FERN), zelie))
    for by in (zelie, await meet(service, ODO)):
        await service.execute(moved.id, AnswerTransfer(by, offered.table.transfer.n, agrees=True))
    await service.execute(moved.id, Leave(zelie))
    await service.execute(moved.id, Join(zelie))
    await service.execute(moved.id, Propose(zelie, "end"))
    found["moved"] = moved.id
    pending = await table_of(service, 17, ODO, FERN, game="tunhell")
    await service.execute(pending.id, OfferSeat(await meet(service, FERN), zelie))
    found["pending"] = pending.id
    closed = await table_of(service, 16, ODO, FERN, start=False)
    await service.execute(closed.id, End(zelie, moderator=True))
    found["closed"] = closed.id
    await service.preferences.change(ZELIE, lambda now: replace(now, tips=False))
    await service.people.dm_opened(ZELIE, 990)
    await service.daily.switch(ZELIE, False)
    watching = "INSERT INTO watchers (table_id, person, since) VALUES (?, ?, 0)"
    await service.store.write(lambda unit: unit.db.execute(watching, (closed.id, ZELIE)))
    await service.people.block(FERN, ZELIE)
    left = note_post(Say("bot-notice-left", {"name": NICKNAMES[1]}), words("en"))
    await service.people.change_untold(FERN, lambda _: with_post("", left, service.clock()))
    cup = Open(Actor(ODO, NAMES_OF[ODO]), "Cup", usual_settings("tunhell"), GUILD, 20, "en")
    cup = await service.tournaments.open(cup, may_organise=True, key="open")
    enrol = Enrol(Actor(ZELIE, "Zélie of the Cup"), ZELIE, "Zélie of the Cup", 0.0)
    await service.tournaments.execute(cup.id, enrol, "enrol")
    await service.tournaments.execute(cup.id, Exclude(Actor(ODO, NAMES_OF[ODO]), ZELIE, NAMES_OF[ZELIE]), "exclude")
    return found


def rows_with(file, *wanted: str) -> list[tuple[str, str, str]]:
    """Return every database value that contains one of these texts."""
    db, found = sqlite3.connect(file), []
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for table in tables:
        cursor = db.execute(f"SELECT * FROM {table}")
        columns = [column[0] for column in cursor.description]
        for row in cursor:
            texts = {name: str(value) for name, value in zip(columns, row, strict=True)}
            found += [(table, name, text) for name, text in texts.items() if any(one in text for one in wanted)]
    db.close()
    return found


def of_zelie() -> list[str]:
    """Return her number and all her names, also in JSON form."""
    names = [NAMES_OF[ZELIE], *NICKNAMES]
    return [str(ZELIE), *names, *(json.dumps(name)[1:-1] for name in names)]


@pytest.mark.slow
async def test_after_forgetting_nothing_names_the_person(service, file):
    """After erasure, neither her number nor her names are in any column; before, they are in many."""
    await evening(service)
    assert {table for table, _, _ in rows_with(file, *of_zelie())} >= {"people", "nicknames", "seats", "log", "results"}
    await service.privacy.forget(await meet(service, ZELIE))
    assert rows_with(file, *of_zelie()) == []
    assert rows_with(file, str(ODO)) != []


@pytest.mark.slow
async def test_every_log_still_folds_to_its_table(service):
    """After erasure, every log folds to its rows, records are valid, and deals are verifiable."""
    found = await evening(service)
    before = await service.queries.transcript(found["over"])
    await service.privacy.forget(await meet(service, ZELIE))
    await service.store.read(lambda unit: [check_whole(unit, table) for table in found.values()])
    after = await service.queries.transcript(found["over"])
    replay(after)
    assert (after.seed, after.entries, after.result) == (before.seed, before.entries, before.result)
    assert [player.name for player in after.players] == ["Former player", "Odo"]
    assert [share.share for share in after.mixing.shares] == [share.share for share in before.mixing.shares]
    fair = await service.queries.fairness(found["over"])
    assert fair.secret


@pytest.mark.slow
async def test_live_tables_go_on_without_her(service):
    """Live tables continue without her: a computer player keeps her seat, and lobbies pass to the next person."""
    found = await evening(service)
    await service.outbox_feed.report(await service.outbox_feed.take(999))
    await service.privacy.forget(await meet(service, ZELIE))
    said = [
        item.say.id
        for item in await service.outbox_feed.take(999)
        if item.say is not None and item.table == found["live"]
    ]
    assert said == ["bot-notice-left-for-good"]
    tables = {name: await service.queries.table(table) for name, table in found.items()}
    live, seat = tables["live"], tables["live"].occupants[1]
    assert (live.phase, seat.person, seat.name) == (Phase.PLAYING, None, "Former player")
    assert seat.owner < 0
    assert (tables["lobby"].phase, tables["lobby"].people, tables["lobby"].host) == (Phase.LOBBY, (FERN,), FERN)
    assert (tables["alone"].is_deserted, consent.claims(tables["alone"])) == (True, {1: ODO})
    assert await service.queries.tables_of(ZELIE) == []


@pytest.mark.slow
async def test_a_person_who_comes_back_is_somebody_new(service):
    """A person who returns after erasure is new, with default settings and no seats."""
    await evening(service)
    await service.privacy.forget(await meet(service, ZELIE))
    again = await meet(service, ZELIE)
    assert again.preferences.tips
    found = await service.privacy.about(ZELIE)
    assert [found[name] for name in ("seats", "log", "results", "ratings")] == [[], [], [], []]


@pytest.mark.slow
async def test_the_ratings_of_the_others_stay_as_they_were(service):
    """Others' ratings are unchanged by an erasure, and the leaderboard omits the erased person."""
    await evening(service)
    before = await service.leaderboards.leaderboard(GUILD, "poursuite")
    assert NICKNAMES[1] in [line.name for line in before.people]
    await service.privacy.forget(await meet(service, ZELIE))
    after = await service.leaderboards.leaderboard(GUILD, "poursuite")
    assert after.people == tuple(line for line in before.people if line.who == ODO)


@pytest.mark.slow
async def test_all_that_is_stored_is_shown(service):
    """Everything stored is shown, counted in words and complete in a file, without others' data."""
    await evening(service)
    found = await service.privacy.about(ZELIE)
    assert [len(found[name]) for name in ("people", "nicknames", "results")] == [1, 1, 2]
    assert sum(row["entries"] for row in found["log"]) > 5
    assert {row["game"] for row in found["ratings"]} == {"poursuite", "tunhell"}
    text = json.dumps(found)
    assert str(ZELIE) in text
    assert str(ODO) not in text
    for locale in LOCALES:
        post = stored_post(ZELIE, found, words(locale))
        (document,) = [block for block in post.blocks if hasattr(block, "data")]
        assert json.loads(document.data) == json.loads(text)


async def test_only_forgetting_rewrites_the_log(service, file):
    """Only erasure rewrites the log, and only people's identities in it."""
    table = await table_of(service, 10, ZELIE, ODO)
    db = sqlite3.connect(file)
    for change in ("person = 1", "payload = '{}'"):
        with pytest.raises(sqlite3.IntegrityError, match="only added to"):
            db.execute(f"UPDATE log SET {change} WHERE table_id = ?", (table.id,))
    db.execute("INSERT INTO erasing VALUES (1)")
    for change in ("n = n + 100", "kind = 'moved'", "at = 0", "seat = 1", "key = 'k'"):
        with pytest.raises(sqlite3.IntegrityError, match="only added to"):
            db.execute(f"UPDATE log SET {change} WHERE table_id = ?", (table.id,))
    db.rollback()
    db.close()
    assert len(await log_of(service, table)) == table.n + 1


NORA = Person(700_000_000_000_000_009, "Nora-of-nowhere", "en")
"""Somebody who has never used the bot."""


async def withdrawn(service: Service, table: Table, by: Person) -> None:
    await service.execute(table.id, CloseTransfer(table.transfer.n, by))


async def expired(service: Service, table: Table, by: Person) -> None:
    service.clock.now += STANDS_S
    await service.execute(table.id, CloseTransfer(table.transfer.n))


async def outvoted(service: Service, table: Table, by: Person) -> None:
    await service.execute(table.id, AnswerTransfer(await meet(service, ODO), table.transfer.n, agrees=False))


async def overtaken(service: Service, table: Table, by: Person) -> None:
    await service.execute(table.id, Leave(by))


async def ended(service: Service, table: Table, by: Person) -> None:
    await service.execute(table.id, End(by, moderator=True))


@pytest.mark.parametrize("settled", [withdrawn, expired, outvoted, overtaken, ended])
async def test_nothing_is_kept_of_somebody_who_was_only_offered_a_seat(settled, service, file):
    """A stranger's data is stored only while a request about them is open."""
    table = await table_of(service, 20, ODO, FERN, ZELIE, game="tunhell")
    fern = await meet(service, FERN)
    table = (await service.execute(table.id, OfferSeat(fern, NORA))).table
    assert {name for name, _, _ in rows_with(file, str(NORA.id), NORA.name)} == {"tables", "log", "outbox"}
    await service.outbox_feed.report(await service.outbox_feed.take(999))
    await settled(service, table, fern)
    await service.outbox_feed.report(await service.outbox_feed.take(999))
    assert rows_with(file, str(NORA.id), NORA.name) == []
    assert NORA.name not in str(await log_of(service, table))
    await service.store.read(lambda unit: check_whole(unit, table.id))
    assert (await service.queries.table(table.id)).transfer is None


async def test_memory_is_emptied_of_a_name_once_that_is_gone_for_good(service, file, monkeypatch):
    """Cached names are dropped after the commit of an erasure, not before."""
    table = await table_of(service, 20, ODO, FERN, game="tunhell")
    fern, stored = await meet(service, FERN), []
    table = (await service.execute(table.id, OfferSeat(fern, NORA))).table
    monkeypatch.setattr(service._cache, "forget", lambda: stored.append(rows_with(file, str(NORA.id), NORA.name)))
    await withdrawn(service, table, fern)
    assert [{name for name, _, _ in found} & {"tables", "log"} for found in stored] == [set()]


async def test_somebody_who_answers_an_offer_has_used_the_bot(service, file):
    """A stranger who answers an offer becomes a person who can be erased."""
    table = await table_of(service, 20, ODO, FERN, game="tunhell")
    table = (await service.execute(table.id, OfferSeat(await meet(service, FERN), NORA))).table
    nora = await service.people.meet(NORA.id, NORA.name, "en", GUILD)
    await service.execute(table.id, AnswerTransfer(nora, table.transfer.n, agrees=False))
    assert rows_with(file, str(NORA.id), NORA.name) != []
    await service.privacy.forget(nora)
    await service.outbox_feed.report(await service.outbox_feed.take(999))
    assert rows_with(file, str(NORA.id), NORA.name) == []


def test_every_field_of_every_fact_is_known_to_forgetting():
    for fact in (*get_args(Fact), LoggedSeat):
        hints = get_type_hints(fact)
        for field in [one for one in fields(fact) if hints[one.name] not in {bool, float}]:
            assert field.name in PEOPLE | NAMES | {SHARES} | OTHERS, (fact, field.name, hints[field.name])


def test_seats_are_no_people():
    """Facts identify people by Discord's numbers, never by seats."""
    for fact in (*get_args(Fact), LoggedSeat):
        hints = get_type_hints(fact)
        for name in PEOPLE & hints.keys():
            kinds = get_args(hints[name]) if isinstance(hints[name], UnionType) else (hints[name],)
            assert Seat not in kinds, (fact, name)


def test_moves_name_nobody():
    """Moves name nobody, so an erasure need not search them."""
    assert not {field.name for field in fields(Moved)} & (PEOPLE | NAMES | {SHARES})


async def test_no_search_for_a_person_goes_through_the_moves(service):
    """Searching for a person never reads moves, as other entries have their own index."""
    plan = await service.store.read(
        lambda unit: unit.db.execute(
            f"EXPLAIN QUERY PLAN {TABLES_OF}", {"person": ZELIE, "digits": str(ZELIE)}
        ).fetchall()
    )
    steps = [row[3] for row in plan if "log" in row[3]]
    assert steps
    assert all("USING" in step for step in steps), steps
