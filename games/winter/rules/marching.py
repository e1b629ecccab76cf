"""A monster moves one area closer to the castle, by itself or driven by another (3.2)."""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.choices import March, Push
from games.winter.state import State, book

from .asking import OneAsks
from .dwarfs import banned, tell_bans
from .reach import march_label, march_part, push_label
from .refusals import misplaced, refuse, unknown_area


@record
class ChoosePath(OneAsks[March]):
    """A monster moves one area closer to the castle; if there are several, the first player chooses (3.2, D3).

    Attributes:
        driver: the monster that makes it move outside its own attack: a Winter Wolf, or the Frost Wyrm itself.
    """

    prompt = "winter-ask-path"
    phase = "invasion"
    automatic = True
    is_public = True
    seat: Seat
    monster: str
    driver: str = ""

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(March, book(t).closer[t.monsters[self.monster]])))

    def take(self, t: State, choice: March) -> None:
        start, silent = t.monsters[self.monster], banned(t)
        t.monsters[self.monster] = choice.area
        steps = book(t).areas[choice.area].distance
        if not self.driver:
            t.tell("winter-log-moves", monster=self.monster, start=start, end=choice.area, n=steps)
        elif self.driver == self.monster:
            t.tell("winter-log-rushes", monster=self.monster, start=start, end=choice.area, n=steps)
        else:
            t.tell(
                "winter-log-pushed",
                monster=self.monster, driver=self.driver, start=start, end=choice.area, n=steps,
            )  # fmt: skip
        tell_bans(t, silent, self.monster if self.driver else "")

    def otherwise(self, t: State) -> None:
        """Tell that a monster in the castle cannot come closer (R11)."""
        if not self.driver:
            t.tell("winter-log-in-castle", monster=self.monster)

    def default(self, t: State, seat: Seat) -> Choice:
        return March(min(book(t).closer[t.monsters[self.monster]]))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, monster=self.monster, area=t.monsters[self.monster])

    def label(self, t: State, choice: March) -> Say:
        return march_label(t, self.monster, choice.area, is_driven=bool(self.driver))

    def field_label(self, t: State, seat: Seat, choice: March, name: str) -> Say:
        return march_part(t, self.monster, choice.area, is_driven=bool(self.driver))

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, March):
            return misplaced("winter-phase-path", choice)
        return unknown_area(t, choice.area) or refuse("not-closer")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        area = t.monsters[self.monster]
        return tuple(March(other) for other in book(t).adjacent[area] if other not in book(t).closer[area])


@record
class ChooseTarget(OneAsks[Push]):
    """A Winter Wolf drives on another monster that is not in the castle; the first player chooses (6.2, D4)."""

    prompt = "winter-ask-target"
    phase = "invasion"
    automatic = True
    is_public = True
    seat: Seat
    monster: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Push, self._targets(t))))

    def take(self, t: State, choice: Push) -> None:
        t.then(ChoosePath(self.seat, choice.monster, driver=self.monster))

    def otherwise(self, t: State) -> None:
        """Tell that no other monster can come closer (R10)."""
        t.tell("winter-log-nobody-to-push", monster=self.monster)

    def default(self, t: State, seat: Seat) -> Choice:
        return Push(min(self._targets(t)))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, monster=self.monster, area=t.monsters[self.monster])

    def label(self, t: State, choice: Push) -> Say:
        return push_label(t, choice.monster)

    def field_label(self, t: State, seat: Seat, choice: Push, name: str) -> Say:
        return push_label(t, choice.monster)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Push):
            return misplaced("winter-phase-target", choice)
        return refuse("cannot-be-pushed" if choice.monster in t.monsters else "no-such-target")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        targets = self._targets(t)
        return tuple(Push(monster) for monster in t.monsters if monster not in targets)

    def _targets(self, t: State) -> list[str]:
        closer = book(t).closer
        return [monster for monster, area in t.monsters.items() if monster != self.monster and closer[area]]
