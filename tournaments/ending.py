"""The end of a tournament: after its last round, for lack of people, or by the organiser."""

from dataclasses import replace

from games.core.record import record

from .effects import AnnounceEnd, CloseTable
from .formats import FORMATS
from .log import Actor, Command, Decision, Entry, Fact, refuse, rule
from .model import Phase, Tournament
from .opening import require

FINISHED, TOO_FEW = "finished", "too-few"


@record
class End(Command):
    """End a tournament early: finished games count, open tables are closed."""

    by: Actor
    reason: str = ""


@record
class Ended(Fact):
    """The tournament ended: `finished`, `too-few` people, or the organiser's reason."""

    reason: str
    is_complete: bool = False

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Close the tournament, so that it has no more timers."""
        return replace(
            t,
            phase=Phase.OVER,
            reason=self.reason,
            is_complete=self.is_complete,
            ended_at=entry.at,
            next_at=None,
            paused_at=None,
            starts_at=None,
        )


@rule(End)
def end(decision: Decision, command: End) -> None:
    """End a tournament early, for a public reason."""
    require(decision.t, command.by)
    if not command.reason.strip():
        raise refuse("tournament-no-reason")
    now = decision.t.round
    decision.add(Ended(command.reason.strip()), command.by.id)
    if now is not None:
        for match in now.open_matches:
            decision.do(CloseTable(now.number, match.number))
    finish(decision)


def end_if_over(decision: Decision) -> bool:
    """End a tournament if nothing more is to be played, and return whether that was so."""
    t, now = decision.t, decision.t.round
    if t.phase is not Phase.PLAYING or now is None or now.open_matches:
        return False
    is_over = FORMATS[t.settings.format].is_over(t)
    if not is_over and len(t.players) >= FORMATS[t.settings.format].fewest_left:
        return False
    decision.add(Ended(FINISHED, is_complete=True) if is_over else Ended(TOO_FEW))
    finish(decision)
    return True


def finish(decision: Decision) -> None:
    """Request the announcement of the final results."""
    decision.do(AnnounceEnd())
