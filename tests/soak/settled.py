"""Checks after all deliveries: every message is current, and nothing acknowledged is lost."""

from collections import Counter
from dataclasses import replace
from typing import Any

from bot.ids import ControlAction, parse
from bot.model import Person, Phase, Table
from bot.post import BOARD, REQUEST, hand_slot
from bot.service import Snapshot
from bot.store.connection import SqliteUnit
from bot.tables.absence import CameBack
from bot.tables.pace import Reminded
from bot.tables.play import Moved
from bot.tables.transfers import HandedOver
from bot.tables.view import TableView
from games.core import Seat
from locales import LOCALES, words
from tests.bot.discord_io.world import DM, Standing, body_of
from tests.bot.service.evening import check_whole
from tournaments import Phase as TournamentPhase
from tournaments import fold

from .life import Ledger, Life
from .network import Network

OPENS = {ControlAction.HAND, ControlAction.TURN}
ANSWERING = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.TYPE, ControlAction.SURE}
OLDER = "older"
CALLED_ANEW = (Reminded, CameBack, HandedOver)
"""Facts that call somebody to a question again, as undoing their own answer does."""
REVISED = '"core.Revise"'


async def looked_at(life: Life, closed: set[int], *, is_untidy: bool) -> list[str]:
    """Return faults of all tables' messages in words; in an untidy world old ones may remain.

    Settings do not change a finished game: somebody may never have got its last hand by message.
    """
    ids = await life.service.store.read(_all_tables)
    wrong = []
    for table_id in ids:
        snapshot = await life.service.queries.snapshot(table_id)
        if snapshot is not None and snapshot.is_dealt and snapshot.table.phase is not Phase.ENDED:
            unreached = closed | life.ledger.by_button if snapshot.table.phase is Phase.OVER else closed
            wrong += [f"{snapshot.table.game} {table_id}: {one}" for one in _table(life, snapshot, unreached)]
    wrong += await life.service.store.read(_contests)
    return [one for one in wrong if not (is_untidy and OLDER in one)]


def _contests(unit: Any) -> list[str]:
    """Return faults of the tournaments: errands are done and shown, and logs fold."""
    wrong = []
    for (tournament,) in unit.db.execute("SELECT id FROM tournaments").fetchall():
        t = unit.tournaments.get(tournament).tournament
        if fold(unit.tournaments.entries(tournament)) != t:
            wrong.append(f"tournament {tournament}: the log does not add up to what is stored")
        wrong += [
            f"tournament {tournament}: table {match.number} of round {found.number} does not stand"
            for found, match in t.matches()
            if match.result is None and t.phase is TournamentPhase.PLAYING and unit.tables.get(match.table) is None
        ]
    wrong += [f"a tournament has still to do {one.effect}" for one in unit.tournaments.errands(float("inf"), 100)]
    wrong += [
        f"the message of tournament {one.id} does not show what is so"
        for one in unit.tournaments.stale(float("inf"), 100)
    ]
    return wrong + [f"{of.tournament} has not heard of {table}" for table, of in unit.tournaments.ended_tables()]


async def proved(life: Life, ledger: Ledger, network: Network) -> list[str]:
    """Return what was lost, done despite a refusal, or announced twice, in words."""
    wrong = []
    keys: dict[str, tuple[str, int | None, str]] = {}
    again = Counter[tuple[str, int]]()
    for table_id in await life.service.store.read(_all_tables):
        try:
            await life.service.store.read(lambda unit, table_id=table_id: check_whole(unit, table_id))
        except AssertionError as error:
            wrong.append(f"{table_id}: the log does not add up to what is stored: {str(error)[:400]}")
        for entry in await life.service.store.read(lambda unit, table_id=table_id: unit.log.entries(table_id)):
            if isinstance(entry.fact, CALLED_ANEW) or (isinstance(entry.fact, Moved) and REVISED in entry.fact.choice):
                again[table_id, entry.fact.seat] += 1
            if entry.key is not None:
                if entry.key in keys:
                    wrong.append(f"{table_id}: the click {entry.key} stands in the log twice")
                keys[entry.key] = (table_id, entry.person, getattr(entry.fact, "ticket", ""))
    for key, (table_id, person, ticket) in ledger.stands.items():
        place, by = keys.get(key, ("", None, ""))[:2]
        is_former = person in ledger.forgotten and by is not None and by < 0
        if place != table_id or (by != person and not is_former):
            wrong.append(f"{table_id}: the acknowledged move {key} of {person} at {ticket} is lost")
    wrong += [f"the move {key} was refused ({why}), and stands" for key, why in ledger.fell.items() if key in keys]
    return wrong + _told_twice(ledger, network, again)


def _all_tables(unit: Any) -> list[str]:
    assert isinstance(unit, SqliteUnit)
    return [table_id for (table_id,) in unit.db.execute("SELECT id FROM tables ORDER BY id")]


def _table(life: Life, snapshot: Snapshot, unreached: set[int]) -> list[str]:
    table, delivery, messages = snapshot.table, life.delivery, life.network.messages
    wrong = []
    if table.phase is Phase.PLAYING and not snapshot.view_for(None).waiting:
        wrong.append("nobody is awaited")
    ref = delivery.ledger.place(table, BOARD)
    board = messages.get(ref.message) if ref is not None else None
    fresh = body_of(delivery.boards.draft(snapshot).complete())
    if board is None:
        return ["there is no board"]
    if board.body != fresh and not _is_history(life, table):
        wrong.append(f"the board does not show what is so: {_difference(board.body, fresh)}")
    others = [
        number
        for number, one in messages.items()
        if one.channel == table.channel and one.owner is None and one is not board
        and any(control.table == table.id and control.action in ANSWERING for control in _ids(one))
    ]  # fmt: skip
    if others:
        wrong.append(f"there are {OLDER} boards with controls: {others}")
    for seat, person in snapshot.people.items():
        wrong += _hand(life, snapshot, seat, is_closed=person.id in unreached, board=board)
    return wrong


def _hand(life: Life, snapshot: Snapshot, seat: Seat, *, is_closed: bool, board: Standing) -> list[str]:
    """Return faults in what one person sees: their hand, and where they can answer."""
    table, person, messages = snapshot.table, snapshot.people[seat], life.network.messages
    view, wrong = snapshot.view_for(seat), list[str]()
    ref = life.delivery.ledger.place(table, hand_slot(seat))
    hand = messages.get(ref.message) if ref is not None else None
    is_reached = not is_closed and person.preferences.hand_by_message
    if is_reached and hand is None:
        return [f"seat {seat} has no hand"]
    if is_reached and hand is not None:
        fresh = body_of(life.delivery.hands.draft(view, person).complete())
        tickets = {one.ticket for one in _ids(hand) if one.action in ANSWERING}
        is_choosing = view.offer is not None and tickets == {view.offer.ticket}  # an abandoned choice
        is_right = (
            hand.body == fresh
            or is_choosing
            or _is_history(life, table)
            or hand.body in _with_notes(life, view, person)
            or (table.phase is Phase.OVER and hand.body in _in_each_language(life, view, person))
        )
        if not is_right:
            wrong.append(f"the hand of seat {seat} does not show what is so: {_difference(hand.body, fresh)}")
        wrong += _strays(life, table, seat, person.id, hand)
    places = [board, *([hand] if is_reached and hand is not None else [])]
    can_answer = {
        (one.action, one.ticket) for place in places for one in _ids(place) if one.action in OPENS | ANSWERING
    }
    if view.offer is not None and table.phase is Phase.PLAYING:
        is_asked = any(action in OPENS or ticket == view.offer.ticket for action, ticket in can_answer)
        if not is_asked:
            wrong.append(f"seat {seat} is awaited, and has no control")
    return wrong


def _in_each_language(life: Life, view: TableView, person: Person) -> set[str]:
    """Return a hand in all languages: a finished game does not follow later settings."""
    hands = life.delivery.hands
    return {body_of(hands.draft(view, replace(person, locale=locale)).complete()) for locale in LOCALES}


def _with_notes(life: Life, view: TableView, person: Person) -> set[str]:
    """Return hands that say that a choice was dropped, which they do for longer than it is remembered."""
    lang, hands = words(person.locale), life.delivery.hands
    names = ["", *(occupant.name for occupant in view.table.occupants)]
    notes = {lang.text("bot-hand-dropped", why=why, name=name) for why in ("moved", "time", "back") for name in names}
    return {body_of(hands.draft(view, person, note).complete()) for note in notes}


def _is_history(life: Life, table: Table) -> bool:
    """Return whether a finished game may name somebody otherwise than Discord does, which keeps what it has shown.

    That is so if somebody was forgotten since, or no longer wants achievements to name them, or wants it again.
    """
    people = [occupant.person or 0 for occupant in table.occupants]
    return table.phase is Phase.OVER and any(one < 0 or one in life.ledger.named_anew for one in people)


def _strays(life: Life, table: Table, seat: Seat, person: int, hand: Standing) -> list[str]:
    """Return old hands of this table that were not deleted."""
    known = {ref.message for slot, ref in table.messages.items() if slot.startswith(REQUEST)}
    found = [
        number
        for number, one in life.network.messages.items()
        if one.channel == DM + person and one.owner is None and one is not hand and number not in known
        and any(control.table == table.id and control.action in ANSWERING for control in _ids(one))
    ]  # fmt: skip
    return [f"seat {seat} has {OLDER} hands with controls: {found}"] if found else []


def _ids(standing: Standing) -> list[Any]:
    found = [parse(one["custom_id"]) for one in standing.controls() if not one.get("disabled")]
    return [one for one in found if one is not None]


def _told_twice(ledger: Ledger, network: Network, again: Counter[tuple[str, int]]) -> list[str]:
    """Return messages posted twice under one nonce, and people called twice without a reason.

    A call may be posted again under its nonce: somebody who takes an answer back is asked the same question again.
    """
    marks = Counter((one.channel, one.mark) for one in network.posted if one.mark not in ledger.calls)
    wrong = [f"{mark} was posted {times} times in {place}" for (place, mark), times in marks.items() if times > 1]
    calls = Counter[tuple[str, str]]()
    for one in network.posted:
        table_id, asks = ledger.calls.get(one.mark, ("", ()))
        calls.update((table_id, asked) for asked in asks)
    for (table_id, asked), times in calls.items():
        if times > 1 + again[table_id, int(asked.partition("-")[0])]:
            wrong.append(f"{table_id}: the question {asked} has called somebody {times} times")
    return wrong


def _difference(stands: str, fresh: str) -> str:
    """Return the first difference of two messages."""
    at = next((n for n, (one, other) in enumerate(zip(stands, fresh, strict=False)) if one != other), len(stands))
    return f"…{stands[max(0, at - 60) : at + 120]}… instead of …{fresh[max(0, at - 60) : at + 120]}…"
