"""The effect of a monster's attack, after its move (6.1, 6.2, 9.4)."""

from collections.abc import Callable, Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Refusal, Say, Seat, Shape, record, say
from games.winter.choices import BASIC, Retreat
from games.winter.state import State, book

from .asking import OneAsks, not_your_turn
from .dwarfs import go_home, in_range
from .marching import ChoosePath, ChooseTarget
from .refusals import misplaced, refuse
from .stock import lose


@record
class Strike(core.Step[State]):
    """A monster's talent is carried out completely; it hits each player in range once (6.1, 6.2)."""

    monster: str

    def run(self, t: State) -> None:
        row = book(t).monster_kind(self.monster)
        if row.when == "arrival":
            t.tell("winter-log-no-attack", monster=self.monster)
        elif row.when == "static":
            _silence(t, self.monster)
        elif row.effect == "move_other_monster":
            t.then(ChooseTarget(t.lead, self.monster))
        else:
            self._hit(t, in_range(t, self.monster))

    def _hit(self, t: State, hit: Sequence[Seat]) -> None:
        row = book(t).monster_kind(self.monster)
        if not hit:
            t.tell("winter-log-nobody-in-range", monster=self.monster, area=t.monsters[self.monster])
        elif row.effect == "return_dwarf":
            t.then(*(ReturnDwarf(seat, self.monster) for seat in hit))
        elif row.effect == "move_self_if_any_dwarf":
            t.then(ChoosePath(t.lead, self.monster, driver=self.monster))
        else:
            for seat in hit:
                _HITS[row.effect](t, seat, self.monster)


def _lose_action(t: State, seat: Seat, monster: str) -> None:
    """Take one action from a player, but never below the minimum (2.1)."""
    player, least = t.players[seat], book(t).limits.action_min
    old = player.actions
    player.actions = max(min(old, least), old - 1)
    text = "winter-log-action-lost" if player.actions < old else "winter-log-action-kept"
    t.tell(text, seat=seat, monster=monster, old=old, new=player.actions)


def _reduce_hand(t: State, seat: Seat, monster: str) -> None:
    """Reduce a player's hand size by one, but never below the minimum (2.1)."""
    player, least = t.players[seat], book(t).limits.hand_min
    old = player.hand_size
    player.hand_size = max(min(old, least), old - 1)
    text = "winter-log-hand-lost" if player.hand_size < old else "winter-log-hand-kept"
    t.tell(text, seat=seat, monster=monster, old=old, new=player.hand_size)


def _lose_resources(t: State, seat: Seat, monster: str) -> None:
    lose(t, seat, monster, book(t).monster_kind(monster).lose)


_HITS: Mapping[str, Callable[[State, Seat, str], None]] = {
    "lose_action": _lose_action,
    "reduce_hand": _reduce_hand,
    "lose_resources": _lose_resources,
}


def _silence(t: State, monster: str) -> None:
    """Let a Banshee silence the instrument of the kind of its area (R15, R16)."""
    area = t.monsters[monster]
    instrument = book(t).kinds[book(t).kind[area]].instrument
    if instrument:
        t.tell("winter-log-silences", monster=monster, area=area, instrument=instrument)


@record
class ReturnDwarf(OneAsks[Retreat]):
    """A Yeti sends one dwarf of each player in its own area home; the owner chooses which (6.2, R18, D5)."""

    prompt = "winter-ask-retreat"
    phase = "invasion"
    automatic = True
    is_public = True
    seat: Seat
    monster: str

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Retreat, t.players[self.seat].kinds_at(t.monsters[self.monster]))))

    def take(self, t: State, choice: Retreat) -> None:
        area = t.monsters[self.monster]
        go_home(t, self.seat, area, [choice.dwarf])
        t.tell("winter-log-sent-home", seat=self.seat, monster=self.monster, dwarf=choice.dwarf, area=area)

    def not_yours(self, t: State, seat: Seat) -> Refusal:
        """Return the refusal: the owner decides, not the first player (D5)."""
        return not_your_turn(self.seat)

    def default(self, t: State, seat: Seat) -> Choice:
        kinds = t.players[self.seat].kinds_at(t.monsters[self.monster])
        return Retreat(BASIC if BASIC in kinds else kinds[0])

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, monster=self.monster, area=t.monsters[self.monster])

    def label(self, t: State, choice: Retreat) -> Say:
        return say("winter-do-retreat", dwarf=choice.dwarf)

    def field_label(self, t: State, seat: Seat, choice: Retreat, name: str) -> Say:
        return say("winter-part-dwarf", dwarf=choice.dwarf)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Retreat):
            return misplaced("winter-phase-retreat", choice)
        return refuse("no-dwarf-there", area=t.monsters[self.monster])
