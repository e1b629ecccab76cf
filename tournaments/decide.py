"""Carries out commands: returns the new entries, the resulting tournament, the effects and the timers."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.core import Refusal

from . import organising, rounds, seasons  # noqa: F401  # their rules register themselves
from .due import Timer, timers_for
from .effects import Effect
from .log import RULES, Command, Context, Decision, Entry
from .model import Tournament
from .opening import Opened, opened


@dataclass(frozen=True, slots=True)
class Accepted:
    """The result of an accepted command.

    Attributes:
        entries: the new entries of the log; none if the command is repeated or not due yet.
        after: the tournament after the command.
        effects: what the bot must do, in this order.
        timers: all future timers.
        is_repeated: whether the command was already carried out, so that nothing changed.
    """

    entries: tuple[Entry, ...]
    after: Tournament
    effects: tuple[Effect, ...] = ()
    timers: tuple[Timer, ...] = ()
    is_repeated: bool = False


def decide(
    t: Tournament | None, command: Command, now: float, context: Context | None = None, key: str | None = None
) -> Accepted | Refusal:
    """Carry out a command on a tournament.

    Args:
        t: the current tournament; None to open one.
        command: the command.
        now: the time in seconds since 1970.
        context: further facts: the game, the number of tournaments.
        key: the interaction that the command comes from.

    Returns:
        the entries to add and everything that follows from them, or a refusal, with which nothing changes.
    """
    decision = Decision(t, now, context or Context(), apply_entry, key)
    try:
        RULES[type(command)](decision, command)
    except Refusal as refusal:
        return refusal
    after = decision.t
    return Accepted(tuple(decision.entries), after, tuple(decision.effects), timers_for(after), decision.is_repeated)


def apply_entry(t: Tournament | None, entry: Entry) -> Tournament:
    """Return the tournament after one more entry.

    Raises:
        ValueError: a log cannot begin with this entry.
    """
    if t is None:
        if not isinstance(entry.fact, Opened):
            raise ValueError(f"a log cannot begin with {entry.fact}")
        return opened(entry.fact, entry)
    return replace(entry.fact.change(t, entry), n=entry.n, active_at=entry.at)


def fold(entries: Iterable[Entry]) -> Tournament:
    """Return the tournament that results from a whole log.

    Raises:
        ValueError: the log is empty, or does not begin with an opening.
    """
    t: Tournament | None = None
    for entry in entries:
        t = apply_entry(t, entry)
    if t is None:
        raise ValueError("an empty log is no tournament")
    return t
