"""The enemies' actions as the log tells them: where monsters went, whom they hit, what arrived, who beat one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import attrgetter

from games.core import Event, Say, Seat, Value
from games.winter.view import View

_LOG = "winter-log-"
_WALKS = {"moves", "rushes", "pushed"}
_HITS = {"action-lost": "bolt", "action-kept": "bolt", "hand-lost": "cards", "hand-kept": "cards"}
_STAYS = {"in-castle", "nobody-in-range", "no-attack", "nobody-to-push", "silences"}
_INVASION = _WALKS | _HITS.keys() | _STAYS | {
    "loses", "loses-gold", "loses-several", "nothing-to-lose", "no-gold", "sent-home", "arrives", "calls-disaster",
    "disaster", "snowball", "no-disaster", "no-reinforcement",
}  # fmt: skip
_WINS = {"beats", "overcomes"}
_BESIDE = {
    "preparation", "hands", "hands-whole", "hands-all", "turn", "end-turn", "castle-saved", "sounds-again", "market",
    "market-empty", "resolution", "held", "week", "week-solo", "refresh", "nightmare", "no-monsters", "attack",
    "attack-solo", "lost", "survived", "score", "winter-defeat-monster", "winter-defeat-disasters",
    "winter-defeat-castle",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Hit:
    """A loss of one player.

    Attributes:
        sign: the symbol of what is lost: a resource, `bolt` for actions, `cards` for the hand, `home` for a dwarf.
        old, new: how much there was and is; both 0 for a dwarf that was sent home.
    """

    seat: Seat
    sign: str
    old: int = 0
    new: int = 0

    @property
    def is_loss(self) -> bool:
        """Whether something was lost: at the minimum, nothing is."""
        return self.sign == "home" or self.new < self.old


@dataclass(frozen=True, slots=True)
class Raid:
    """A monster that came, went or struck, or a disaster.

    Attributes:
        id: of the monster or the disaster.
        start: where it came from, "" if it did not move.
        area: where it is, "" if that was not told.
        hits: whom it hit.
        is_new: whether it has just arrived.
        instrument: the instrument that it silences.
    """

    id: str
    start: str = ""
    area: str = ""
    hits: tuple[Hit, ...] = ()
    is_new: bool = False
    instrument: str = ""


@dataclass(frozen=True, slots=True)
class Victory:
    """A monster or a disaster that was overcome.

    Attributes:
        told: the sentence, whose values say with what and for what, and that the castle is saved.
        is_rescue: whether no monster was left in the castle.
    """

    seat: Seat
    target: str
    area: str
    points: int
    changes: tuple[Hit, ...]
    told: tuple[Say, ...] = field(repr=False)
    is_rescue: bool = False


@dataclass(frozen=True, slots=True)
class Week:
    """An invasion, as far as it was told.

    Attributes:
        is_whole: whether it was told from its beginning.
    """

    raids: tuple[Raid, ...]
    told: tuple[Say, ...] = field(repr=False)
    is_whole: bool = True


def latest(told: Sequence[Event], view: View) -> Sequence[tuple[Victory, ...] | Week]:
    """Return what to show, the latest last: each player's victories in a row, or the last invasion.

    Players also see what the others have overcome since the invasion before. The public sees only the last, and nothing
    if something else has happened since.
    """
    words = [event.say.id.removeprefix(_LOG) for event in told]
    ends = [number for number, word in enumerate(words) if word in _INVASION | _WINS]
    if not ends:
        return ()
    last = ends[-1]
    if view.seat is None and not {*words[last + 1 :]} <= _BESIDE:
        return ()
    if words[last] in _WINS:
        won = _victories(told, max([n for n in ends if words[n] in _INVASION], default=-1) + 1, len(told))
        return won if view.seat is not None else won[-1:]
    weeks = [n for n in range(last + 1) if words[n] in {"week", "week-solo"}]
    start = weeks[-1] if weeks else 0
    said = [
        event.say
        for event, word in zip(told[start : last + 1], words[start : last + 1], strict=True)
        if word in _INVASION
    ]
    raids = _raids(said)
    if not raids:
        return ()
    before = max([n for n in ends if n < start and words[n] in _INVASION], default=-1) + 1
    won = _victories(told, before, start) if view.seat is not None else []
    return [*(group for group in won if group[0].seat != view.seat), Week(raids, tuple(said), bool(weeks))]


def _victories(told: Sequence[Event], start: int, end: int) -> list[tuple[Victory, ...]]:
    """Return the victories among some events: those that one player has won in a row stand together."""
    found = list[Victory]()
    for event in told[start:end]:
        word = event.say.id.removeprefix(_LOG)
        if word in _WINS:
            found.append(_victory(event.say))
        elif word == "castle-saved" and found:
            found[-1] = replace(found[-1], is_rescue=True, told=(*found[-1].told, event.say))
    return [tuple(group) for _, group in groupby(found, key=attrgetter("seat"))]


def _raids(said: Sequence[Say]) -> tuple[Raid, ...]:
    found: list[Raid] = []
    for one in said:
        word, values = one.id.removeprefix(_LOG), one.values
        if word in _WALKS:
            found.append(Raid(_text(values, "monster"), _text(values, "start"), _text(values, "end")))
        elif word == "arrives":
            found.append(Raid(_text(values, "monster"), area=_text(values, "area"), is_new=True))
        elif word == "disaster":
            found.append(Raid(_text(values, "disaster"), area=_text(values, "area"), is_new=True))
        elif "monster" in values and word != "calls-disaster":
            monster = _text(values, "monster")
            if not found or found[-1].id != monster:
                found.append(Raid(monster))
            found[-1] = _struck(found[-1], word, values)
    return tuple(found)


def _struck(raid: Raid, word: str, values: Mapping[str, Value]) -> Raid:
    """Return the raid after one more sentence about it."""
    area = _text(values, "area") if "area" in values else raid.area
    if word == "silences":
        return replace(raid, area=area, instrument=_text(values, "instrument"))
    if word == "in-castle":
        return replace(raid, area="castle")
    if word in _STAYS:
        return replace(raid, area=area)
    seat = Seat(_number(values, "seat"))
    if word == "loses-several":
        return replace(raid, area=area, hits=merged((*raid.hits, *_changes(seat, values["changes"]))))
    if word == "sent-home":
        hit = Hit(seat, "home")
    elif word in _HITS:
        hit = Hit(seat, _HITS[word], _number(values, "old", _number(values, "new", 0)), _number(values, "new"))
    else:
        sign = "gold" if word in {"loses-gold", "no-gold"} else _text(values, "resource")
        hit = Hit(seat, sign, _number(values, "old", 0), _number(values, "new", 0))
    return replace(raid, area=area, hits=merged((*raid.hits, hit)))


def _changes(seat: Seat, told: Value) -> tuple[Hit, ...]:
    """Return the changes of a player's resources that a sentence lists."""
    assert isinstance(told, tuple)
    values = [change.values for change in told if isinstance(change, Say)]
    return tuple(Hit(seat, _text(one, "resource"), _number(one, "old"), _number(one, "new")) for one in values)


def merged(hits: Sequence[Hit]) -> tuple[Hit, ...]:
    """Return the losses; those of one kind by one player are merged, from the first value to the last."""
    found: dict[tuple[Seat, str], Hit] = {}
    for hit in hits:
        known = found.get((hit.seat, hit.sign))
        found[hit.seat, hit.sign] = hit if known is None else replace(known, new=hit.new)
    return tuple(found.values())


def _victory(said: Say) -> Victory:
    values = said.values
    seat = Seat(_number(values, "seat"))
    changes = [*_changes(seat, values.get("paid", ())), *_changes(seat, values.get("reward", ()))]
    target, area = _text(values, "target"), _text(values, "area")
    return Victory(seat, target, area, _number(values, "points"), merged(changes), (said,))


def _text(values: Mapping[str, Value], name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def _number(values: Mapping[str, Value], name: str, otherwise: int | None = None) -> int:
    value = values.get(name, otherwise)
    assert isinstance(value, int)
    return value
