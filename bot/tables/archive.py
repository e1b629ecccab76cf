"""The record of a game that is over, made from its log."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from bot.model import Phase, Table
from games.transcript import Answer, Back, Hint, Mixing, Player, Share, Transcript, commitment, result_of

from .entries import Entry, Hinted, Moved, TookBack
from .lobby_facts import Opened, Started
from .replay import Replay
from .state import game_of, refuse


def transcript_of(table: Table, entries: Sequence[Entry]) -> Transcript:
    """The record of a game.

    Raises:
        Refusal: the game is not over, or was never dealt.
    """
    if table.phase.live:
        raise refuse("bot-no-record-yet")
    replay = Replay.of(table.id, entries)
    started = next(((entry, entry.fact) for entry in entries if isinstance(entry.fact, Started)), None)
    if started is None:
        raise refuse("bot-no-record-of-it")
    entry, deal = started
    game = game_of(table)
    last = replay.positions[max(replay.positions)]
    return Transcript(
        game=game.id,
        edition=deal.edition,
        catalogue=game.editions.text(deal.edition),
        players=tuple(_players(table.id, entries, entry.n)),
        options=deal.options,
        first=deal.first,
        seed=deal.seed,
        mixing=_mixing(entries, deal),
        dealt=entry.n,
        entries=tuple(_answers(entries)),
        position=_position(entries, deal),
        hints=tuple(Hint(n=one.n, seat=one.fact.seat) for one in entries if isinstance(one.fact, Hinted)),
        result=result_of(game, last) if table.phase is Phase.OVER else None,
    )


def _players(table_id: str, entries: Sequence[Entry], dealt: int) -> Iterable[Player]:
    """Who sat where when the game was dealt."""
    at_deal = Replay.of(table_id, [entry for entry in entries if entry.n <= dealt]).now
    assert at_deal is not None, "a log that deals has an opening"
    for sitter in at_deal.table.sitters:
        yield Player(name=sitter.given_name or sitter.name, computer=sitter.computer)


def _mixing(entries: Sequence[Entry], deal: Started) -> Mixing | None:
    opening = entries[0].fact
    if deal.shares is None or not isinstance(opening, Opened):
        return None
    shares = tuple(Share(name=name, share=share) for name, share in deal.shares)
    return Mixing(commitment=commitment(opening.secret), secret=opening.secret, shares=shares)


def _position(entries: Sequence[Entry], deal: Started) -> dict[str, Any] | None:
    """The position that the game began with, if that was no deal."""
    opening = entries[0].fact
    if not deal.is_position or not isinstance(opening, Opened):
        return None
    found: dict[str, Any] = json.loads(opening.position)
    return found


def _answers(entries: Sequence[Entry]) -> Iterable[Answer | Back]:
    """What was answered and taken back."""
    for entry in entries:
        match entry.fact:
            case Moved(seat, choice=choice, by=by):
                yield Answer(n=entry.n, seat=seat, choice=json.loads(choice), by=by)
            case TookBack(seat, to):
                yield Back(n=entry.n, seat=seat, to=to)
