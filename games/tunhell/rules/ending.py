"""A mine is emptied, and the game ends with the second empty one (11)."""

from games import core
from games.core import record, say
from games.tunhell.scoring import outcome
from games.tunhell.state import State, book

from .table import discard, guards_leave, tally


@record
class Emptying(core.Step[State]):
    """When the last card of a mine is resolved its warriors leave; with the second empty mine the game ends (11)."""

    def run(self, t: State) -> None:
        number = t.digging.mine
        if t.mine(number).shaft:
            return
        gone = guards_leave(t, number)
        t.tell("tunhell-log-mine-empty", mine=number, cards=tally(gone))
        if sum(not mine.shaft for mine in t.mines) >= book(t).limits.empty_mines_to_end:
            _game_over(t)


EMPTYING = Emptying()


def _game_over(t: State) -> None:
    """End the game at once: remaining capacity and turns are lost (11, R39)."""
    discard(t, t.digging.team)
    t.delve = None
    t.agenda.clear()
    final = outcome(t)
    t.tell("tunhell-log-end")
    t.tell(
        "tunhell-log-scores",
        scores=tuple(say("tunhell-log-score", seat=score.seat, points=score.total) for score in final.scores),
        winner_seats=final.winners,
    )
