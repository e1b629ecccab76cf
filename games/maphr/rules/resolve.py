"""Phase II: in turn order everyone carries out what was not cancelled, in the committed order (7.4)."""

from games import core
from games.core import Seat, record
from games.maphr.rows import Action
from games.maphr.state import State

from .construct import Constructing
from .exploit import Exploiting
from .prospect import Prospecting


@record
class Resolution(core.Step[State]):
    """Everyone's actions, in turn order (7.4, R36)."""

    def run(self, t: State) -> None:
        t.then(*map(CarryOut, t.order()))


@record
class CarryOut(core.Step[State]):
    """One player's actions; a cancelled one does nothing (7.3, R32)."""

    seat: Seat

    def run(self, t: State) -> None:
        clan = t.clans[self.seat]
        left: list[Action] = [action for action in clan.plan if action not in clan.cancelled]  # type: ignore[misc]  # tokens are actions
        t.learn()  # who is asked reveals what a hand allows
        if left:
            t.heading("maphr-log-turn", seat=self.seat)
        for action in reversed(left):
            match action:
                case "prospect":
                    t.then(Prospecting(self.seat, 0))
                case "exploit":
                    t.then(Exploiting(self.seat))
                case "build":
                    t.then(Constructing(self.seat))
