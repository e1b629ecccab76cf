"""What each change at a table means to everyone: board, hands, calls, the final score, sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.model import Change, Phase, Sitter, Table, Transfer
from games import core
from games.core import Say, Seat

from .entries import (
    CameBack,
    ChannelFound,
    ChannelLost,
    Ended,
    Entry,
    HandedOver,
    HostPassed,
    Moved,
    PlaceSet,
    ProposalClosed,
    Proposed,
    StoodIn,
    Warned,
    WentMissing,
)
from .lobby_facts import Opened, TipsSet, Unseated
from .pace_facts import AwayEnded, Lent, Reminded, WentAway
from .state import TableState, waiting
from .timers import PUT_AWAY_S
from .transfer_facts import SeatClaimed, SeatOffered, StandInProposed, TransferClosed


class Kind(StrEnum):
    """What is to be told."""

    BOARD = "board"
    """The board has changed."""
    REPOST = "repost"
    """The board is wanted again at the bottom of the channel."""
    HAND = "hand"
    """The hand of a seat may have changed; a seat whose person has left may still have an old one to strip."""
    CALL = "call"
    """A person must answer and does not know it yet."""
    REMINDER = "reminder"
    """Half the time of a person is over."""
    DAILY = "daily"
    """A person has been waited for longer than a day, here or elsewhere."""
    WATCH = "watch"
    """The board has changed for those who follow it."""
    FINAL = "final"
    """The game is over: tell the scores."""
    NOTICE = "notice"
    """A sentence for the table."""
    TRANSFER = "transfer"
    """Somebody alone is told that a seat may change hands: theirs, or one that is offered to them."""
    STORY = "story"
    """Somebody new at a seat is told what has happened so far."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be told.

    Attributes:
        seat: whose hand, or whom to call.
        ticket: for a call or a reminder, the question that waits.
        say: the sentence of a notice.
    """

    kind: Kind
    seat: Seat | None = None
    ticket: str = ""
    say: Say | None = None


def notices_for(before: TableState | None, after: TableState, entries: Sequence[Entry]) -> tuple[Notice, ...]:
    """What these entries mean to everyone."""
    sentences = [Notice(Kind.NOTICE, say=said) for entry in entries for said in _sentences(before, after, entry)]
    hands = [Notice(Kind.HAND, seat) for seat in sorted(_hands_to_compare(before, after, entries))]
    facts = [entry.fact for entry in entries]
    reminders = [Notice(Kind.REMINDER, fact.seat, fact.ticket) for fact in facts if isinstance(fact, Reminded)]
    if len(reminders) == len(entries):
        return tuple(reminders)
    newcomers = [Notice(Kind.STORY, fact.seat) for fact in facts if isinstance(fact, HandedOver)]
    found = [Notice(Kind.BOARD), *newcomers, *hands, *sentences]
    if any(isinstance(fact, SeatOffered | SeatClaimed | StandInProposed) for fact in facts):
        found.append(Notice(Kind.TRANSFER))
    was_over = before is not None and before.table.phase is Phase.OVER
    if after.table.phase is Phase.OVER and not was_over:
        found.append(Notice(Kind.FINAL))
    if after.table.phase is Phase.PLAYING:
        tickets = waiting(after.state)
        found += [Notice(Kind.CALL, seat, tickets[seat]) for seat in sorted(_newly_asked(before, after, entries))]
    return tuple(found)


def calls_for(after: TableState) -> dict[Seat, str]:
    """The calls that are not in vain: people whose answer a game in play waits for, with their tickets."""
    if after.table.phase is not Phase.PLAYING:
        return {}
    sitters = after.table.sitters
    return {seat: ticket for seat, ticket in waiting(after.state).items() if sitters[seat].person is not None}


def everything(table: Table) -> Iterator[Notice]:
    """Board and hands of a table, to be shown again."""
    yield Notice(Kind.BOARD)
    if table.phase is not Phase.LOBBY:
        yield from (Notice(Kind.HAND, seat) for seat, sitter in table.seated() if _has_hand(sitter))


def _has_hand(sitter: Sitter) -> bool:
    return sitter.person is not None or sitter.hand is not None


def _sentences(before: TableState | None, after: TableState, entry: Entry) -> Iterator[Say]:
    """What is said in the channel about one entry."""
    table = after.table
    match entry.fact:
        case StoodIn(seat, missed=missed) if missed:
            yield Say("bot-notice-missed", {"name": table.sitters[seat].name, "n": missed})
        case StoodIn(seat, for_good=True):
            yield Say("bot-notice-left-for-good", {"name": table.sitters[seat].name})
        case StoodIn(seat):
            left = table.sitters[seat]
            is_own = entry.person == left.owner
            yield Say("bot-notice-left" if is_own else "bot-notice-stood-in", {"name": left.name})
        case Lent(seat):
            yield Say("bot-notice-lent", {"name": table.sitters[seat].name})
        case WentAway(seat, until) if table.phase is Phase.PLAYING:
            yield Say("bot-notice-away", {"name": table.sitters[seat].name, "until": str(round(until))})
        case AwayEnded(seat) if table.phase is Phase.PLAYING:
            is_own = entry.person is not None
            yield Say("bot-notice-back" if is_own else "bot-notice-away-over", {"name": table.sitters[seat].name})
        case CameBack(name=name):
            yield Say("bot-notice-back", {"name": name})
        case HandedOver(seat, name=name):
            old = before.table.sitters[seat].name if before is not None else ""
            yield Say("bot-notice-handed-over", {"old": old, "name": name})
        case WentMissing(seat):
            name, is_lobby = table.sitters[seat].name, table.phase is Phase.LOBBY
            yield Say("bot-notice-missing-lobby" if is_lobby else "bot-notice-missing", {"name": name})
        case HostPassed(person):
            seat_of_host = table.seat_of(person)
            if seat_of_host is not None:
                yield Say("bot-notice-host", {"name": table.sitters[seat_of_host].name})
        case Moved(seat, by="clock"):
            yield Say("bot-notice-timed-out", {"name": table.sitters[seat].name})
        case ChannelLost(with_server=True) if table.phase is Phase.PLAYING:
            yield Say("bot-notice-asleep", {"game": Say(f"{table.game}-title", {})})
        case ChannelLost() if table.phase is Phase.PLAYING:
            yield Say("bot-notice-lost", {"game": Say(f"{table.game}-title", {})})
        case Warned():
            yield Say("bot-notice-idle", {"days": round(PUT_AWAY_S / 86400)})
        case Proposed(what, seat):
            is_end, name = what == "end", table.sitters[seat].name
            yield Say("bot-notice-proposed-end" if is_end else "bot-notice-proposed-take-back", {"name": name})
        case SeatOffered(seat, name=name):
            yield Say("bot-transfer-offer", {"name": table.sitters[seat].name, "to": name})
        case SeatClaimed(seat, name=name):
            kept = table.sitters[seat]
            is_kept = kept.owner is not None
            yield Say("bot-transfer-claim-kept" if is_kept else "bot-transfer-claim", {"name": kept.name, "to": name})
        case StandInProposed(seat, by, until):
            late, other = table.sitters[seat].name, table.sitters[by].name
            yield Say("bot-transfer-vote", {"name": late, "by": other, "until": str(round(until))})
        case TransferClosed(why) if before is not None and (transfer := before.table.transfer) is not None:
            yield _not_transferred(table, transfer, why)
        case Unseated(seat) if before is not None and (kept := before.table.sitters[seat]).kept_until:
            why = "declined" if entry.person == kept.person else "expired"
            yield Say("bot-rematch-declined", {"name": kept.name, "why": why})
        case Opened(chairs=chairs) if any(chair.kept_until for chair in chairs):
            yield Say("bot-rematch", {"name": table.host_name, "game": Say(f"{table.game}-title", {})})
        case ProposalClosed("declined", seat) if seat is not None:
            yield Say("bot-notice-declined", {"name": table.sitters[seat].name})
        case ProposalClosed("expired"):
            yield Say("bot-notice-proposal-expired", {})
        case Ended() as ended:
            yield _farewell(before, table, ended)


def _not_transferred(table: Table, transfer: Transfer, why: str) -> Say:
    """Why a seat does not change hands after all."""
    name = table.sitters[transfer.seat].name
    match transfer.change:
        case Change.OFFER:
            return Say("bot-transfer-offer-closed", {"name": name, "to": transfer.name, "why": why})
        case Change.CLAIM:
            return Say("bot-transfer-claim-closed", {"name": name, "to": transfer.name, "why": why})
    return Say("bot-transfer-vote-closed", {"name": name, "why": why})


def _farewell(before: TableState | None, table: Table, ended: Ended) -> Say:
    """Why a table has ended."""
    was_lobby = before is not None and before.table.phase is Phase.LOBBY
    game = Say(f"{table.game}-title", {})
    if ended.told is not None:
        return ended.told
    match ended.reason:
        case "deserted":
            return Say("bot-notice-deserted", {})
        case "expired":
            return Say("bot-notice-expired-lobby" if was_lobby else "bot-notice-expired", {"game": game})
        case "channel-lost":
            return Say("bot-notice-lost-lobby", {"game": game})
    return Say("bot-notice-ended", {"name": ended.name})


def _hands_to_compare(before: TableState | None, after: TableState, entries: Sequence[Entry]) -> set[Seat]:
    """The seats whose hand may show something new: with every new position that is everybody's.

    What a hand shows is compared where it is delivered; one that shows the same costs no request.
    """
    was_lobby = before is None or before.table.phase is Phase.LOBBY
    if after.table.phase is Phase.LOBBY or (was_lobby and after.state is None):
        return set()
    seats, found = list(after.table.seated()), set[Seat]()
    if after.state is not None and (before is None or after.state is not before.state):
        found |= {seat for seat, sitter in seats if sitter.person is not None}
    for entry in entries:
        match entry.fact:
            case StoodIn(seat) | CameBack(seat) | HandedOver(seat) | WentAway(seat) | AwayEnded(seat):
                found.add(seat)
            case TipsSet() if (own := after.table.seat_of(entry.person or 0)) is not None:
                found.add(own)
            case PlaceSet() | ChannelFound() | ChannelLost() | Ended():
                found |= {seat for seat, sitter in seats if _has_hand(sitter)}
    return found


def _newly_asked(before: TableState | None, after: TableState, entries: Sequence[Entry]) -> set[Seat]:
    """The people who must answer and were not asked by the same question before."""
    asked = core.decision(after.state) if after.state is not None else None
    if asked is None:
        return set()
    newcomers = {entry.fact.seat for entry in entries if isinstance(entry.fact, CameBack | HandedOver)}
    earlier = core.decision(before.state) if before is not None and before.state is not None else None
    known = set(earlier.asks) if earlier is not None and type(earlier.step) is type(asked.step) else set()
    people = {seat for seat in asked.asks if after.table.sitters[seat].person is not None}
    return people - (known - newcomers)
