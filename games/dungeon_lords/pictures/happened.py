"""What the log tells of dungeons: orders turned up, a round's event and its visitors, clashes blow by blow."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from games.core import Event, Say, Seat, Value
from games.dungeon_lords.cards import EDITIONS, Book
from games.dungeon_lords.view import View

LOG = "dungeon_lords-log-"
_STARTS = {
    "placed": "orders", "event": "season", "clash": "clash", "paladin-comes": "paladin", "paladin-moves": "paladin",
    "freed": "freed", "year-result": "year",
}  # fmt: skip
_TURNED_UP = {"placed", "stand-in-placed", "stand-in-placed-of"}
"""Sentences that tell a lord's three orders."""
_ENDS = {"round", "combat", "fight", "year", "combat-over", "end"}
_BESIDE = _ENDS | {
    *_TURNED_UP, "fee", "impossible", "recap", "offer", "waiting", "next-event", "stand-in", "stand-in-of", "neutral",
    "title", "score", "underlord", "evil", "traps-shuffled", "no-clash", "nothing-left",
    "plan", "card", "year-begun",
}  # fmt: skip
"""Sentences that may follow a moment without counting as another event."""
_CARRIED_OUT = {"produced", "retrieved", "retrieved-only", "round", "fight"}
"""Sentences that come when all orders have been carried out."""
_CASTS = {"cast", "too-few-gems", "antimagic", "no-voice"}
_BLOWS = {"trap": "trap", "attack": "creature", "bolt": "creature", "fatigue": ""}


@dataclass(frozen=True, slots=True)
class Foe:
    """An adventurer in a clash.

    Attributes:
        left: hit points left, 0 in prison.
        full: hit points without a wound.
        change: hit points that lost (below 0) or regained in this part.
    """

    hero: str
    left: int
    full: int
    change: int = 0


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a clash, with its result.

    Attributes:
        kind: march, trap, creature, cast, uncast, healed, fatigue or end.
        what: the trap, the creature or the spell.
        cells: tiles conquered so far.
        evil: the lord's evil before and after, where it has changed.
    """

    kind: str
    what: str
    file: tuple[Foe, ...]
    cells: tuple[str, ...] = ()
    evil: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Fight:
    """A clash.

    Attributes:
        round: of the combat, 0 if that was not told.
        traps, creatures: what was planned.
        is_over: whether all of it was told.
    """

    seat: Seat
    round: int
    cell: str
    tile: str
    traps: int
    creatures: tuple[str, ...]
    beats: tuple[Beat, ...]
    is_over: bool
    told: tuple[Say, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Happened:
    """A moment: its kind (orders, season, clash, paladin, freed, year), its sentences, those before it and after it."""

    kind: str
    said: tuple[Say, ...]
    before: tuple[Say, ...]
    after: tuple[Say, ...]

    def concerns(self, seat: Seat) -> bool:
        """Return whether a player takes part in it."""
        named = {self.said[0].values.get(name) for name in ("seat", "other_seat")}
        return self.kind in {"orders", "season", "year"} or seat in named


def latest(told: Sequence[Event], view: View) -> Happened | None:
    """Return the moment to show: to the public the last one, or None if something else has happened since.

    To the public, orders turned up stay until they have been carried out, since they say who does what next.
    A player sees the last moment that concerned their own seat. If there is none, a player who is asked sees the last
    of all, unless their own clash is told without its beginning. Once the game is over, everybody does.
    """
    found = list(_moments([event.say for event in told]))
    if view.seat is None:
        after = {word(one) for one in found[-1].after} if found else set()
        is_going_on = bool(found) and found[-1].kind == "orders" and after.isdisjoint(_CARRIED_OUT)
        return found[-1] if found and (is_going_on or after <= _BESIDE) else None
    mine = [one for one in found if one.concerns(view.seat)]
    ended = [event.say.values["seat"] for event in told if word(event.say) == "recap"]
    if view.phase and (mine or view.seat not in view.asked or view.seat in ended):
        return mine[-1] if mine else None
    return found[-1] if found else None


def before(one: Happened, seat: Seat | None) -> Happened | None:
    """Return the clash or the year that ended just before another moment; a player's clash is that of their dungeon."""
    found = [other for other in _moments(one.before) if other.kind in {"clash", "year"}]
    if seat is not None:
        return next((other for other in reversed(found) if other.concerns(seat)), None)
    return found[-1] if found and {word(said) for said in found[-1].after} <= _BESIDE else None


def moments_of(said: Sequence[Say], kind: str) -> list[Happened]:
    """Return every moment of a kind whose beginning was told, oldest first."""
    return [one for one in _moments(said) if one.kind == kind]


def word(said: Say) -> str:
    """Return the last part of the id of a sentence."""
    return said.id.removeprefix(LOG)


def _moments(said: Sequence[Say]) -> Iterator[Happened]:
    """Yield every moment whose beginning was told, oldest first."""
    place = 0
    while place < len(said):
        if (kind := _STARTS.get(word(said[place]))) is None:
            place += 1
            continue
        end = _end(said, place, kind)
        yield Happened(kind, tuple(said[place:end]), tuple(said[:place]), tuple(said[end:]))
        place = end


def _end(said: Sequence[Say], start: int, kind: str) -> int:
    """Return the index of the first sentence after a moment, which may consist of several."""
    for place in range(start + 1, len(said)):
        now = word(said[place])
        if kind == "clash" and word(said[place - 1]) == "recap":
            return place
        if (kind == "orders" and now not in {*_TURNED_UP, "fee"}) or (kind == "season" and now in _ENDS):
            return place
        if kind == "year" and now != "year-result":
            return place
        if kind in {"paladin", "freed"}:
            return place
    return len(said)


def fights(one: Happened, view: View) -> list[Fight]:
    """Return the clashes of the same round that were told up to this one, oldest first."""
    told = [*one.before, *one.said]
    begun = max((n for n, said in enumerate(told) if word(said) in {"fight", "card"}), default=0)
    same = [other for other in _moments(told[begun:]) if other.kind == "clash"]
    first = len(told) - len(told[begun:])
    return [fight(replace(other, before=(*told[:first], *other.before)), view) for other in same]


def fight(one: Happened, view: View) -> Fight:
    """Return a clash, blow by blow."""
    start, book = one.said[0], EDITIONS[view.edition]
    seat, cell = _seat(start), text(start.values["cell"])
    plans = [said for said in one.before if word(said) == "plan" and said.values["seat"] == seat]
    rounds = [number(said.values["n"]) for said in one.before if word(said) == "fight"]
    later = [number(said.values["n"]) - 1 for said in one.after if word(said) == "fight"]
    is_over = word(one.said[-1]) == "recap"
    return Fight(
        seat=seat,
        round=rounds[-1] if rounds else later[0] if later else view.fight,
        cell=cell,
        tile=view.lords[seat].tiles.get(cell, "tunnel"),
        traps=number(plans[-1].values["traps"]) if plans else 0,
        creatures=each(plans[-1].values["creatures"]) if plans else (),
        beats=tuple(_beats(one.said, seat, book, is_over=is_over)),
        is_over=is_over,
        told=one.said,
    )


def _beats(said: Sequence[Say], seat: Seat, book: Book, *, is_over: bool) -> Iterator[Beat]:
    """Yield every part of a clash that was told; the last one has the result of the whole clash."""
    now, start = Beat("march", "", ()), tuple[Foe, ...]()
    for one in said[1:]:
        kind, what = _begun(one)
        if kind and (kind, what) != (now.kind, now.what):
            yield now
            rested = tuple(replace(foe, change=0) for foe in now.file)
            now = replace(now, kind=kind, what=what, file=rested)
        now = _changed(now, one, seat, book)
        start = start or now.file
    yield now
    if is_over:
        came = {foe.hero: foe.left for foe in start}
        file = tuple(replace(foe, change=min(0, foe.left - came.get(foe.hero, foe.left))) for foe in now.file)
        yield replace(now, kind="end", what="", file=file)


def _begun(one: Say) -> tuple[str, str]:
    """Return the kind of part that a sentence begins and what causes it; both are empty if a part continues."""
    now, values = word(one), one.values
    if now in _CASTS:
        return "cast" if now == "cast" else "uncast", text(values["spell"])
    if now in _BLOWS:
        thing = _BLOWS[now]
        return thing or now, text(values[thing]) if thing else ""
    return ("healed", "") if now == "healed" else ("", "")


def _changed(now: Beat, one: Say, seat: Seat, book: Book) -> Beat:
    """Return a part of a clash after one more sentence about it."""
    values = one.values
    match word(one):
        case "march":
            left = values.get("hit_points", ())  # records of earlier editions lack them
            assert isinstance(left, tuple)
            heroes = each(values["heroes"])
            healthy = [book.hero[hero].hp for hero in heroes]
            return replace(now, file=tuple(map(Foe, heroes, map(number, left or (*healthy,)), healthy)))
        case "reversed":
            return replace(now, file=now.file[::-1])
        case "cast":
            effect = book.spell[text(values["spell"])].effect
            if effect.code == "party_max_hp_plus":
                return replace(now, file=tuple(_hit(foe, effect.amount, effect.amount) for foe in now.file))
        case "wounds" | "healed":
            hero, to = text(values["hero"]), number(values["left"])
            return replace(now, file=tuple(_hit(foe, to - foe.left) if foe.hero == hero else foe for foe in now.file))
        case "prison":
            hero = text(values["hero"])
            return replace(now, file=tuple(_hit(foe, -foe.left) if foe.hero == hero else foe for foe in now.file))
        case "conquered":
            return replace(now, cells=(*now.cells, text(values["cell"])))
        case "evil" if values["seat"] == seat:
            before, after = number(values["before"]), number(values["after"])
            return replace(now, evil=(now.evil[0] or before, after))
        case "paladin-moves" if values["other_seat"] == seat:
            return replace(now, file=tuple(foe for foe in now.file if book.hero[foe.hero].role != "paladin"))
        case "paladin-comes" | "paladin-moves" if values["seat"] == seat:
            paladin = book.paladin(book.hero[now.file[0].hero].year)
            full = book.hero[paladin].hp
            return replace(now, file=(Foe(paladin, full, full), *now.file))
    return now


def _hit(foe: Foe, change: int, more: int = 0) -> Foe:
    return replace(foe, left=foe.left + change, full=foe.full + more, change=foe.change + change)


def each(values: Value) -> tuple[str, ...]:
    """Return a sentence's value that is a list of ids."""
    assert isinstance(values, tuple)
    return tuple(map(text, values))


def number(value: Value) -> int:
    """Return a sentence's value that is a number."""
    assert isinstance(value, int)
    return value


def text(value: Value) -> str:
    """Return a sentence's value that is the id of a thing."""
    assert isinstance(value, str)
    return value


def _seat(said: Say) -> Seat:
    return Seat(number(said.values["seat"]))
