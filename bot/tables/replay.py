"""What each entry of the log does to a table. `decide` and every replay go through here, so they cannot differ."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.model import Phase, Proposal, Sitter, Table
from games import core
from games.core import Event, Say, Seat, State

from .entries import (
    Agreed,
    CameBack,
    ChannelFound,
    ChannelLost,
    Ended,
    Entry,
    HandedOver,
    Hinted,
    HostPassed,
    Moved,
    PlaceSet,
    ProposalClosed,
    Proposed,
    StoodIn,
    TookBack,
    Warned,
    WentMissing,
)
from .lesson import lesson_of_heir, taught
from .lobby_facts import (
    ComputerSeated,
    FirstSet,
    Joined,
    LanguageSet,
    LoggedSeat,
    Opened,
    OptionSet,
    PaceSet,
    RatedSet,
    SeatFreed,
    SeatTaken,
    Started,
    TempoSet,
    TimeOutsSet,
    Unseated,
)
from .origin import origin_of, position_begun, told_of_position
from .pace_facts import AwayEnded, Lent, Reminded, WentAway
from .positions import deal_out, next_position
from .state import NoPast, Past, TableState, game_of, waiting
from .transfer_facts import SeatAccepted
from .transferred import transferred


def evolve(table_id: str, before: TableState | None, entry: Entry, past: Past) -> TableState:
    """The table after one more entry.

    Raises:
        Refusal: the move is not legal; this concerns only entries that are not in a log yet.
    """
    if before is None:
        return begun(table_id, entry)
    told: tuple[Event, ...] = ()
    table, state = transferred(changed(before.table, entry), entry), before.state
    match entry.fact:
        case Started(is_position=True) as deal if table.origin is not None:
            state = position_begun(table, deal, entry.n, past)
            told = (told_of_position(table.origin),)
        case Started() as deal:
            state = deal_out(table, deal, entry.n)
            told = tuple(state.told)
        case Moved():
            state = next_position(game_of(table), _dealt(state), entry, past)
            told = tuple(state.told)
            if core.decision(state) is None:
                table = replace(table, phase=Phase.OVER, transfer=None)
        case TookBack(seat):
            state = next_position(game_of(table), _dealt(state), entry, past)
            told = (Event(Say("bot-story-took-back", {"name": _given_name(table, seat)})),)
        case Hinted(seat):
            told = (Event(Say("bot-story-hinted", {"name": _given_name(table, seat)}), to=seat),)
        case Ended(told=Say() as said):
            told = (Event(said),)
        case StoodIn() | CameBack() | HandedOver() if state is not None:
            state = next_position(game_of(table), state, entry, past)
    table = taught(_asked_since(_seen(table, entry), state, entry), state, entry)
    if isinstance(entry.fact, Moved):
        table = _answered(table, before.table.sitters[entry.fact.seat], state, entry.fact)
    return TableState(table, state, told)


def _given_name(table: Table, seat: Seat) -> str:
    """A name as in the log: what somebody is called today is not in it."""
    sitter = table.sitters[seat]
    return sitter.given_name or sitter.name


def begun(table_id: str, entry: Entry) -> TableState:
    """The table as its first entry makes it."""
    match entry.fact:
        case Opened() as opened:
            sitters = tuple(_sitter(chair, entry) for chair in opened.chairs)
            table = Table(
                table_id, opened.game, opened.guild, opened.channel, opened.host, opened.locale, Phase.LOBBY,
                dict(opened.options), None, sitters, entry.n, opened_at=entry.at, active_at=entry.at,
                origin=origin_of(opened),
            )  # fmt: skip
            return TableState(table)
    raise ValueError(f"a log cannot begin with {entry.fact}")


def _sitter(chair: LoggedSeat, entry: Entry) -> Sitter:
    """A seat as it was taken by this entry."""
    return Sitter(
        chair.name, chair.person, chair.computer, None, chair.owner, since=entry.n, seen_at=entry.at,
        kept_until=chair.kept_until,
    )  # fmt: skip


def changed(table: Table, entry: Entry) -> Table:
    """Seats, settings and place after an entry; the position plays no part in them."""
    if isinstance(entry.fact, Moved):
        return replace(
            table, n=entry.n, active_at=entry.at, warned=False, moves=table.moves + 1, proposal=None
        )  # most entries are moves
    table = replace(table, n=entry.n, active_at=entry.at, warned=False)
    match entry.fact:
        case Joined(person, name):
            return _with(table, Sitter(name, person, since=entry.n, seen_at=entry.at))
        case ComputerSeated(name, strategy):
            return _with(table, Sitter(name, computer=strategy, since=entry.n, seen_at=entry.at))
        case SeatTaken(seat, person, name):
            return _seat(table, seat, Sitter(name, person, since=entry.n, seen_at=entry.at))
        case SeatFreed(seat, strategy):
            left = table.sitters[seat]
            given = left.given_name or left.name
            kept = Sitter(given, None, strategy, owner=left.person, since=entry.n, seen_at=entry.at)
            return _seat(table, seat, kept)
        case Unseated(seat):
            return _without(table, seat)
        case OptionSet(option, value):
            return replace(table, options={**table.options, option: value})
        case FirstSet(seat):
            return replace(table, first=seat)
        case PaceSet(seconds):
            return replace(table, pace=seconds)
        case TimeOutsSet(time_outs):
            return replace(table, time_outs=time_outs)
        case TempoSet(tempo):
            return replace(table, tempo=tempo)
        case RatedSet(is_rated):
            return replace(table, is_rated=is_rated)
        case SeatAccepted(seat):
            return _seat(table, seat, replace(table.sitters[seat], kept_until=0.0, since=entry.n))
        case LanguageSet(locale):
            return replace(table, locale=locale)
        case Started(edition=edition, options=options, guided=is_guided):
            return replace(table, phase=Phase.PLAYING, edition=edition, options=dict(options), is_guided=is_guided)
        case StoodIn(seat, strategy):
            left = table.sitters[seat]
            kept = Sitter(
                left.name, None, strategy, left.hand, left.person, left.given_name, left.since, left.seen_at,
                left.asked_at, hours=left.hours, lesson=left.lesson,
            )  # fmt: skip
            return _seat(table, seat, kept)
        case Lent(seat, ticket):
            late = table.sitters[seat]
            return _seat(table, seat, replace(late, lent=ticket, missed=late.missed + 1))
        case Reminded(seat, ticket):
            return _seat(table, seat, replace(table.sitters[seat], reminded=ticket))
        case WentAway(seat, until):
            return _seat(table, seat, replace(table.sitters[seat], is_away=True, away_until=until))
        case AwayEnded(seat):
            return _seat(table, seat, _back(table.sitters[seat], entry))
        case CameBack(seat, name):
            kept = table.sitters[seat]
            back = Sitter(
                name, kept.owner, hand=kept.hand, since=entry.n, seen_at=entry.at, hours=kept.hours, lesson=kept.lesson
            )
            return _seat(table, seat, back)
        case HandedOver(seat, person, name):
            lesson = lesson_of_heir(table, entry.fact)
            heir = Sitter(name, person, hand=table.sitters[seat].hand, since=entry.n, lesson=lesson)
            return _seat(table, seat, heir)
        case WentMissing(seat):
            return _seat(table, seat, replace(table.sitters[seat], is_gone=True))
        case HostPassed(person):
            return replace(table, host=person)
        case PlaceSet(guild, channel):
            return replace(_awake(table, entry), guild=guild, channel=channel, lost=False)
        case ChannelLost(with_server):
            return replace(table, lost=True, asleep=with_server)
        case ChannelFound():
            return replace(_awake(table, entry), lost=False)
        case Proposed(seat=seat, back_to=back_to, until=until):
            return replace(table, proposal=Proposal(entry.n, seat, back_to, until))
        case Agreed(seat) if table.proposal is not None:
            agreed = (*table.proposal.agreed, seat)
            return replace(table, proposal=replace(table.proposal, agreed=agreed))
        case ProposalClosed() | TookBack():
            return replace(table, proposal=None)
        case Hinted():
            return replace(table, hinted=True)
        case Warned():
            return replace(table, warned=True)
        case Ended():
            return replace(table, phase=Phase.ENDED, proposal=None)
    return table


def _awake(table: Table, entry: Entry) -> Table:
    """A table whose clocks run again: what stood open while it was asleep counts from now on."""
    if not table.asleep:
        return table
    sitters = tuple(one if one.asked_at is None else replace(one, asked_at=entry.at) for one in table.sitters)
    return replace(table, asleep=False, sitters=sitters)


def _with(table: Table, sitter: Sitter) -> Table:
    return replace(table, sitters=(*table.sitters, sitter))


def _without(table: Table, seat: Seat) -> Table:
    """Those behind the seat move up, and so does the first player; one who leaves is chosen again by chance."""
    first = table.first
    if first is not None and first >= seat:
        first = None if first == seat else Seat(first - 1)
    return replace(table, sitters=table.sitters[:seat] + table.sitters[seat + 1 :], first=first)


def _seat(table: Table, seat: Seat, sitter: Sitter) -> Table:
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def _seen(table: Table, entry: Entry) -> Table:
    """A person who does something at the table is present, and no longer away."""
    seat = table.seat_of(entry.person) if entry.person is not None else None
    if seat is None:
        return table
    present = replace(table.sitters[seat], seen_at=entry.at, is_gone=False, missed=0)
    is_leaving = isinstance(entry.fact, WentAway)
    return _seat(table, seat, present if is_leaving else _back(present, entry))


def _back(sitter: Sitter, entry: Entry) -> Sitter:
    """Somebody who is not away any more."""
    return replace(sitter, is_away=False, away_until=entry.at) if sitter.is_away else sitter


def _answered(table: Table, before: Sitter, state: State | None, moved: Moved) -> Table:
    """After an answer: a seat stays lent until the computer player has given all of it; a clock's answer is counted."""
    seat, sitter = moved.seat, table.sitters[moved.seat]
    is_begun = state is not None and moved.by == "computer" and before.lent and seat in state.answers
    lent = waiting(state).get(seat, "") if is_begun else ""
    if lent == sitter.lent and moved.by != "clock":
        return table
    return _seat(table, seat, replace(sitter, lent=lent, missed=sitter.missed + (moved.by == "clock")))


def _asked_since(table: Table, state: State | None, entry: Entry) -> Table:
    """Note for every seat since when the table waits for it; a question that is gone is lent to nobody."""
    now = core.decision(state) if state is not None and table.phase is Phase.PLAYING else None
    sitters = []
    for seat, sitter in table.seated():
        since = None
        if state is not None and now is not None and seat in now.asks:
            since = entry.at if sitter.asked_at is None or core.ticket(state, seat) == entry.n else sitter.asked_at
        is_lent = sitter.lent and since is not None and sitter.lent == waiting(state).get(seat)
        lent = sitter.lent if is_lent else ""
        is_same = since == sitter.asked_at and lent == sitter.lent
        sitters.append(sitter if is_same else replace(sitter, asked_at=since, lent=lent))
    return table if tuple(sitters) == table.sitters else replace(table, sitters=tuple(sitters))


def _dealt(state: State | None) -> State:
    if state is None:
        raise ValueError("a move was made before the deal")
    return state


@dataclass
class Replay:
    """A log folded in memory, with every position on the way: also a `Past` for decisions about it."""

    table_id: str
    now: TableState | None = None
    entries: list[Entry] = field(default_factory=list)
    positions: dict[int, State] = field(default_factory=dict)
    told: list[tuple[int, Event]] = field(default_factory=list)

    @classmethod
    def of(cls, table_id: str, entries: Iterable[Entry]) -> "Replay":
        """Fold a log."""
        replay = cls(table_id)
        for entry in entries:
            replay.add(entry)
        return replay

    def add(self, entry: Entry) -> TableState:
        """Fold one more entry."""
        before = self.now
        self.entries.append(entry)
        self.now = after = evolve(self.table_id, before, entry, self if before else NoPast())
        if after.state is not None and (before is None or after.state is not before.state):
            self.positions[entry.n] = after.state
        self.told += [(entry.n, event) for event in after.told]
        return after

    def entry(self, n: int) -> Entry | None:
        """One entry."""
        return next((entry for entry in self.entries if entry.n == n), None)

    def has_key(self, key: str) -> bool:
        """Whether an interaction is in the log already."""
        return any(entry.key == key for entry in self.entries)

    def answer_to(self, seat: Seat, ticket: str) -> Moved | None:
        """What a seat last answered to the question with this ticket."""
        moves = [entry.fact for entry in self.entries if isinstance(entry.fact, Moved)]
        return next((move for move in reversed(moves) if move.seat == seat and move.ticket == ticket), None)

    def position(self, n: int) -> State:
        """The position numbered `n`, as it was."""
        return self.positions[n]
