"""From a command to what follows: entries, the tournament they add up to, what the bot is to do, what falls due."""

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
    """A command that stands.

    Attributes:
        entries: what is added to the log; none when the command was carried out before, or is not due yet.
        after: the tournament after it.
        effects: what the bot is to do, in this order.
        timers: all that will be due.
        is_repeated: whether it stood already, so that nothing was changed.
    """

    entries: tuple[Entry, ...]
    after: Tournament
    effects: tuple[Effect, ...] = ()
    timers: tuple[Timer, ...] = ()
    is_repeated: bool = False


def decide(
    t: Tournament | None, command: Command, now: float, context: Context | None = None, key: str | None = None
) -> Accepted | Refusal:
    """Return what a command does to a tournament.

    Args:
        t: the tournament as it is; None to open one.
        command: what is wanted.
        now: the time in seconds since 1970.
        context: what else counts: the game, how many tournaments there are.
        key: the interaction that the command comes from.

    Returns:
        the entries to be added with all that follows from them, or the reason why nothing changes.
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
    """Return the tournament that a whole log adds up to.

    Raises:
        ValueError: the log is empty, or begins with something else than an opening.
    """
    t: Tournament | None = None
    for entry in entries:
        t = apply_entry(t, entry)
    if t is None:
        raise ValueError("an empty log is no tournament")
    return t
