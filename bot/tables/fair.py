"""A deal that nobody chooses: the seed is mixed from a secret drawn first and from what each person adds later.

The secret is drawn when the lobby opens, before anybody else has sat down, and its digest can be seen from then on.
Each person who sits down adds a share that neither they nor the bot choose: the number that Discord gives their
click. At the deal both make the seed; at the end the secret is shown, and anybody can work it all out again.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.model import Table
from games.transcript import commitment, mixed_seed

from .lobby_facts import Joined, Opened, SeatTaken, Started
from .state import Past
from .transfer_facts import SeatAccepted


@dataclass(frozen=True, slots=True)
class Fairness:
    """What can be known about the deal of a table.

    Attributes:
        commitment: the digest of the secret.
        shares: who added what, in the order of the seats.
        secret: the secret, once the game is over.
        seed: what both make, once the game is over.
    """

    commitment: str
    shares: tuple[tuple[str, str], ...]
    secret: str | None = None
    seed: str | None = None


def fairness(table: Table, past: Past, started: Started | None) -> Fairness | None:
    """What anybody may know about the deal of a table now; None when its seed is not mixed.

    Args:
        table: the table.
        past: the entries of its log.
        started: the deal, once there is one.
    """
    secret = _secret(past)
    if not secret or (started is not None and started.shares is None):
        return None
    shares = started.shares if started is not None and started.shares is not None else tuple(_shares(table, past))
    is_over = not table.phase.live and started is not None
    return Fairness(
        commitment(secret), shares, secret if is_over else None, started.seed if started and is_over else None
    )


def deal_seed(table: Table, past: Past) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The seed of a deal now, with what each person added to it; None for a table without a secret of its own."""
    secret = _secret(past)
    if not secret:
        return None
    shares = tuple(_shares(table, past))
    return mixed_seed(secret, tuple(share for _, share in shares)), shares


def _secret(past: Past) -> str:
    opening = past.entry(0)
    return opening.fact.secret if opening is not None and isinstance(opening.fact, Opened) else ""


def _shares(table: Table, past: Past) -> Iterator[tuple[str, str]]:
    """What the people seated have added; one who added nothing is left out."""
    for _, sitter in table.seated():
        entry = past.entry(sitter.since) if sitter.person is not None else None
        if entry is None or entry.person != sitter.person:
            continue
        if isinstance(entry.fact, Opened | Joined | SeatTaken | SeatAccepted) and entry.fact.share:
            yield sitter.given_name or sitter.name, entry.fact.share
