"""Positions in notation and records of finished games: exported if nothing is hidden any more, and read when shared."""

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any, Literal, TypeAlias

from pydantic import ValidationError

from bot.ids import digest_token
from bot.model import Phase, Table
from bot.operation import report
from bot.store import Store, UnitOfWork
from bot.tables.consent import require_open
from bot.tables.deal import Started
from bot.tables.lobby import Opened
from bot.tables.log import Entry
from bot.tables.play import Hinted, Moved
from bot.tables.seat_history import FoldedLog
from bot.tables.seats import ComputerSeated, Joined, SeatAccepted, SeatFreed, SeatTaken, Unseated
from bot.tables.state import game_of, given_name, refuse
from bot.tables.undo import TookBack
from games import core
from games.core import Dice, Game, Refusal, Seat, Sign, State, say
from games.registry import GAMES
from games.transcript import (
    Answer,
    Back,
    Hint,
    Mixing,
    Player,
    Seating,
    Share,
    Transcript,
    commitment,
    replay,
    result_of,
)

HEADING = "# porion"
"""Start of the first line of a position; the game's id follows."""
POSITION_LENGTH = 8000
"""The maximum number of characters of a position: about twice the longest seen so far."""
POSITIONS_KEPT, POSITIONS_KEPT_S = 200, 24 * 3600.0
"""The maximum number of positions being looked at that are kept for playing, and for how many seconds."""
FILE_BYTES = 300_000
"""The maximum size of a file in bytes: some five times the longest record seen so far."""
KEY = "record key"
"""The name of the note that holds the key for the bot's records."""
Sealed: TypeAlias = Literal["ours", "foreign", "none"]
TRIED = 200
"""Moves tried in a position before it is offered for playing: some 10 ms."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A position that someone shared.

    Attributes:
        token: names it in controls.
        game: the id of its game.
        state: the position.
        is_playable: whether anybody is asked something in it.
        seal: for a record, whether this bot sealed it ("ours"), another one ("foreign"), or nobody ("none").
    """

    token: str
    game: str
    state: State
    is_playable: bool
    seal: Sealed | None = None


def record_key(unit: UnitOfWork) -> bytes:
    """Return the key with which this bot seals its records, generated on first use and stored in the database.

    The transaction must be one that writes.
    """
    if (kept := unit.bookkeeping.note(KEY)) is None:
        kept = token_hex(32)
        unit.bookkeeping.set_note(KEY, kept)
    return bytes.fromhex(kept)


class Positions:
    """Reads positions, and stores them for a while."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Keep them in a store."""
        self._store, self._clock, self._one = store, clock, asyncio.Lock()

    async def read(self, text: str) -> Shared:
        """Return the position that a text describes.

        Raises:
            Refusal: it is too long, names no game, or one of its lines cannot be right.
        """
        if len(text) > POSITION_LENGTH:
            raise refuse("bot-no-long-position", most=POSITION_LENGTH)
        return await self._keep(await asyncio.to_thread(_read, text))

    async def last_of(self, transcript: Transcript) -> Shared:
        """Return the last position of a record, which is replayed to obtain it.

        Raises:
            Refusal: the record cannot be right, is not of a game that this bot can have dealt, or differs from what it
                sealed.
        """
        seal = await self._seal_of(transcript)
        async with self._one:  # a long record occupies a thread for a while
            shared = await self._keep(await asyncio.to_thread(_replayed, transcript))
            return replace(shared, seal=seal)

    async def _seal_of(self, transcript: Transcript) -> Sealed:
        """Determine who sealed a record.

        Raises:
            Refusal: this bot did, and something was changed since; the text names it.
        """
        if transcript.seal is None:
            return "none"
        altered = await asyncio.to_thread(transcript.altered, await self._store.write(record_key))
        if not altered:
            return "ours"
        if set(altered) >= set(Transcript.model_fields) - {"seal"}:
            return "foreign"
        raise Refusal(say("record-altered-fields", fields=tuple(map(Sign, altered)), count=len(altered)))

    async def get(self, token: str) -> Shared:
        """Return a position that was read a while ago, perhaps before a restart.

        Raises:
            Refusal: it is no longer stored.
        """
        found = await self._store.read(lambda unit: unit.shared_positions.get(token, self._clock()))
        if found is None or found[0] not in GAMES:
            raise refuse("bot-no-position-kept")
        try:
            state: State = GAMES[found[0]].codec.load(found[1])
        except ValidationError:  # stored by an earlier version in an unreadable format
            raise refuse("bot-no-position-kept") from None
        return Shared(token, found[0], state, core.decision(state) is not None)

    async def _keep(self, shared: Shared) -> Shared:
        now, state = self._clock(), GAMES[shared.game].codec.save(shared.state).decode()
        await self._store.write(
            lambda unit: unit.shared_positions.keep(
                shared.token, shared.game, state, now, now + POSITIONS_KEPT_S, POSITIONS_KEPT
            )
        )
        return shared


def text_of_file(data: bytes) -> str:
    """Return the text of an uploaded file.

    Raises:
        Refusal: it is too big, or not text.
    """
    if len(data) > FILE_BYTES:
        raise too_big()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refuse("bot-no-file-text") from None


def too_big() -> Refusal:
    """Return the refusal for a file that is too big to be fetched."""
    return refuse("bot-no-file-big", most=FILE_BYTES // 1000)


def written(game: Game[Any, Any], state: State) -> str:
    """Return a position as text that can be shared."""
    return f"{HEADING} {game.id}\n{game.position(state)}\n"


def require_nothing_hidden(table: Table, state: State) -> None:
    """Refuse the position of a running game in which anything is hidden from anybody.

    Everything hidden from the public is dealt again: if that needs no randomness and does not change the notation, the
    notation follows from public knowledge.

    Raises:
        Refusal: something is hidden.
    """
    if not table.phase.live:
        return
    game = game_of(table)
    world = game.imagine(state, None, Dice("world"))
    if state.answers or world.dice.thrown or game.position(world) != game.position(state):
        raise refuse("bot-no-position-open")


def _read(text: str) -> Shared:
    head, _, rest = text.strip().partition("\n")
    name = head.removeprefix(HEADING).strip()
    if not head.startswith(HEADING) or name not in GAMES:
        raise refuse("bot-no-position-game", heading=f"{HEADING} {next(iter(GAMES), '')}")
    game = GAMES[name]
    try:
        state: State = game.read_position(rest)
        state.edition = state.edition or game.editions.current
        core.start(state)
        is_playable = core.decision(state) is not None
        if is_playable:
            _play_on(state)
        else:
            game.outcome(state)
        for seat in (None, *map(Seat, range(state.seats))):
            view = game.view(state, seat)
            game.board(view)
            if seat is not None:
                game.hand(view)
    except Refusal:
        raise
    except Exception as error:  # noqa: BLE001 - any text may be pasted: the person and the operator are told
        report("A shared position could not be read", error, game=game.id)
        raise refuse("bot-no-position-read") from None
    return Shared(digest_token(text), name, state, is_playable)


def _replayed(transcript: Transcript) -> Shared:
    """Replay a record; only what this bot can have dealt is accepted, as other cards or setups may be anything."""
    game = GAMES.get(transcript.game)
    if game is not None and transcript.edition not in game.editions:
        raise refuse("record-other-catalogue", edition=Sign(transcript.edition))
    if transcript.position is not None:
        raise refuse("bot-no-record-position")
    last = replay(transcript).last
    return Shared(digest_token(transcript.dump()), transcript.game, last, core.decision(last) is not None)


def _play_on(state: State) -> None:
    """Play some moves as absent players would, to find out here, not at a table, if the rules cannot continue."""
    for _ in range(TRIED):
        now = core.decision(state)
        if now is None:
            return
        seat = next(iter(now.asks))
        for choice in core.default_answer(state, seat):
            state = core.apply(state, seat, choice)


def transcript_of(table: Table, entries: Sequence[Entry]) -> Transcript:
    """Return the record of a game.

    Raises:
        Refusal: the game is not over, was never dealt, or others of its round still play the same deal.
    """
    require_open(table, "bot-no-record-yet")
    log = FoldedLog.of(table.id, entries)
    started = next(((entry, entry.fact) for entry in entries if isinstance(entry.fact, Started)), None)
    if started is None:
        raise refuse("bot-no-record-of-it")
    entry, deal = started
    game = game_of(table)
    last = log.positions[max(log.positions)]
    return Transcript(
        game=game.id,
        edition=deal.edition,
        catalogue=game.editions.text(deal.edition),
        players=tuple(_players(table.id, entries, entry.n)),
        options=dict(deal.options),
        first=deal.first,
        seed=deal.seed,
        mixing=_mixing(entries, deal),
        dealt=entry.n,
        entries=tuple(_answers(entries)),
        position=_position(entries, deal),
        hints=tuple(Hint(n=one.n, seat=one.fact.seat) for one in entries if isinstance(one.fact, Hinted)),
        result=result_of(game, last) if table.phase is Phase.OVER else None,
        lobby=tuple(_lobby(table.id, entries, entry.n)),
    ).with_digest()


def _players(table_id: str, entries: Sequence[Entry], dealt: int) -> Iterable[Player]:
    """Return who sat where when the game was dealt."""
    at_deal = FoldedLog.of(table_id, [entry for entry in entries if entry.n <= dealt]).now
    assert at_deal is not None, "a log that deals has an opening"
    for occupant in at_deal.table.occupants:
        yield Player(name=given_name(occupant), computer=occupant.computer)


def _lobby(table_id: str, entries: Sequence[Entry], dealt: int) -> Iterable[Seating]:
    """Return who sat down and who left before the deal, with their shares of the seed."""
    folded = FoldedLog(table_id)
    for entry in entries:
        if entry.n >= dealt:
            return
        before = folded.now.table if folded.now is not None else None
        after, n = folded.add(entry).table, entry.n
        match entry.fact:
            case Opened(seats=seats, share=share):
                host = entry.fact.host
                for seat in seats:
                    yield Seating(n=n, what="opened", name=seat.name, share=share if seat.person == host else "")
            case Joined(name=name, share=share) | SeatTaken(name=name, share=share):
                yield Seating(n=n, what="joined", name=name, share=share)
            case SeatAccepted(seat, share):
                yield Seating(n=n, what="accepted", name=given_name(after.occupants[seat]), share=share)
            case ComputerSeated(name):
                yield Seating(n=n, what="computer", name=name)
            case Unseated(seat) | SeatFreed(seat) if before is not None:
                yield Seating(n=n, what="left", name=given_name(before.occupants[seat]))


def _mixing(entries: Sequence[Entry], deal: Started) -> Mixing | None:
    opening = entries[0].fact
    if deal.shares is None or not isinstance(opening, Opened):
        return None
    shares = tuple(Share(name=name, share=share) for name, share in deal.shares)
    return Mixing(commitment=commitment(opening.secret), secret=opening.secret, shares=shares)


def _position(entries: Sequence[Entry], deal: Started) -> dict[str, Any] | None:
    """Return the position that the game started from, if it was not dealt."""
    opening = entries[0].fact
    if not deal.is_position or not isinstance(opening, Opened):
        return None
    found: dict[str, Any] = json.loads(opening.opening_position)
    return found


def _answers(entries: Sequence[Entry]) -> Iterable[Answer | Back]:
    """Yield the answers and the take-backs."""
    for entry in entries:
        match entry.fact:
            case Moved(seat, choice=choice, by=by):
                yield Answer(n=entry.n, seat=seat, choice=json.loads(choice), by=by)
            case TookBack(seat, to, keeps=keeps):
                yield Back(n=entry.n, seat=seat, to=to, keeps=keeps)
