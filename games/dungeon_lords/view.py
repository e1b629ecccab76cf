"""What one seat, or the public, may see of the table (14.1)."""

from dataclasses import dataclass, replace

from games import core
from games.core import Choice, Event, Outcome, Say, Seat

from .cards import book
from .choices import Build, CaveIn, Dig, Flip
from .rules.adventurers import expected, raised
from .rules.combat import RevealCard
from .rules.planning import Planning
from .rules.stages import nearest
from .scoring import outcome
from .state import Clash, State, event_of

_AT_A_CELL = (Dig, Build, CaveIn, Flip)


@dataclass(frozen=True, slots=True)
class Marcher:
    """An adventurer in a file: hit points left, and hit points without wounds."""

    hero: str
    left: int
    full: int


@dataclass(frozen=True, slots=True)
class PlanSeen:
    """A plan as all see it: kinds of traps stay hidden until they go off."""

    cell: str
    traps: int
    creatures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LordSeen:
    """A lord as all see him. Names are those of `state.Lord`; `traps` is a number."""

    gold: int
    food: int
    imps: int
    busy: int
    tokens: int
    busy_trolls: int
    evil: int
    letters: int
    traps: int
    tiles: dict[str, str]
    conquered: tuple[str, ...]
    hand: tuple[str, ...]
    locked: tuple[str, ...]
    played: tuple[str, ...]
    idle: tuple[str, ...]
    lair: tuple[str, ...]
    spent: tuple[str, ...]
    struck: tuple[str, ...]
    unsettled: tuple[str, ...]
    file: tuple[Marcher, ...]
    prison: tuple[str, ...]
    used: dict[str, int]
    spied: tuple[int, ...]
    plan: PlanSeen | None


@dataclass(frozen=True, slots=True)
class Own:
    """What only one seat knows: traps, spied cards, setup cards, sealed answers, and why it cannot do some things.

    `spied` are the combat cards still face down that the lord has looked at, and may look at again (R27); `picked` are
    the orders chosen before the field that is asked for.
    """

    traps: tuple[str, ...]
    laid: tuple[str, ...]
    spied: tuple[tuple[int, str], ...]
    dealt: tuple[str, ...]
    given: tuple[Choice, ...]
    barred: tuple[Say, ...]
    picked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The table as seen by one seat, or by the public. Names are those of `state.State` if they mean the same.

    Attributes:
        asked: who must still answer.
        phase: what the game is waiting for, or "" when it is over.
        question: what is asked, if one lord alone decides openly.
        sites: cells to choose among, by seat.
        event, next_event: what happens this round and the next (the special event by its own name), or "".
        neutral, raised: the non-player counter, and where it stands once the next adventurers are assigned.
        forecast: whom the first, second, ... adventurer on his way would visit as things stand (in winter, when nobody
            is on his way, those who wait for spring); None is the non-player counter.
        discarded: creature and room tiles of the year that nobody took or that left, face up.
        cards: combat cards turned up; `sizes` is the number of cards or tiles face down, by stack.
        outcome: the scores of a finished game.
    """

    seat: Seat | None
    edition: str
    year: int
    round: int
    season: str
    marker: Seat
    order: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    phase: str
    question: Say | None
    sites: dict[Seat, tuple[str, ...]]
    spaces: tuple[int, ...]
    offer: tuple[str, ...]
    halls: tuple[str, ...]
    arriving: tuple[str, ...]
    waiting: tuple[str, ...]
    forecast: tuple[Seat | None, ...]
    event: str
    next_event: str
    tolerance: int
    paladin: str
    tent: bool
    host: Seat | None
    neutral: int
    raised: int
    stand_ins: tuple[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...]
    fight: int
    cards: tuple[str, ...]
    clash: Clash | None
    sizes: dict[str, int]
    lords: tuple[LordSeen, ...]
    away: tuple[str, ...]
    discarded: tuple[str, ...]
    told: tuple[Event, ...]
    own: Own | None
    outcome: Outcome | None


def view(t: State, seat: Seat | None) -> View:
    """Return what a seat may know; None is the public."""
    return View(
        seat=seat,
        edition=t.edition,
        year=t.year,
        round=t.round,
        season=book(t).meta["seasons"][t.round - 1],
        marker=t.marker,
        order=tuple(t.order()),
        asked=_asked(t),
        phase=getattr(t.agenda[-1], "phase", "") if t.agenda else "",
        question=_question(t),
        sites=_sites(t),
        spaces=tuple(t.spaces),
        offer=tuple(t.offer),
        halls=tuple(t.halls),
        arriving=tuple(t.arriving),
        waiting=tuple(t.waiting),
        forecast=tuple(expected(t)),
        event=event_of(t, t.round - 2),
        next_event=event_of(t, t.round - 1),
        tolerance=t.tolerance,
        paladin=book(t).paladin(t.year),
        tent=t.tent,
        host=None if t.tent else t.host(),
        neutral=t.neutral,
        raised=raised(t),
        stand_ins=tuple((tuple(one.hand), tuple(one.locked), tuple(one.played)) for one in t.stand_ins),
        fight=t.fight,
        cards=tuple(t.cards[: turned_up(t)]),
        clash=_clash(t.clash) if t.clash else None,
        sizes={
            "monsters": len(t.monsters),
            "rooms": len(t.rooms),
            "adventurers": len(t.adventurers),
            "deck": len(t.deck),
            "discard": len(t.discard),
        },
        lords=tuple(_lord(t, Seat(number)) for number in range(t.seats)),
        away=tuple(t.away),
        discarded=tuple(t.discarded),
        told=tuple(event for event in t.told if event.to is None or event.to == seat),
        own=None if seat is None else _own(t, seat),
        outcome=None if t.agenda else outcome(t),
    )


def turned_up(t: State) -> int:
    """Return how many of the year's combat cards are face up: including the present round's once plans are made."""
    is_up = not any(isinstance(step, RevealCard) for step in t.agenda)
    return t.fight if is_up else max(0, t.fight - 1)


def card_now(seen: View) -> str | None:
    """Return the combat card of the round if it is turned up, or if the reader has looked at it; else None."""
    if len(seen.cards) == seen.fight:
        return seen.cards[-1]
    return dict(seen.own.spied).get(seen.fight) if seen.own is not None else None


def _asked(t: State) -> tuple[Seat, ...]:
    """Return who must still answer."""
    now = core.decision(t)
    return tuple(now.asks) if now else ()


def _question(t: State) -> Say | None:
    """Return the question, if exactly one lord is asked openly."""
    step = t.agenda[-1] if t.agenda else None
    return step.question(t, step.seat) if isinstance(step, core.Ask) else None


def _sites(t: State) -> dict[Seat, tuple[str, ...]]:
    """Return the cells offered, by seat; in secret planning, the cells that everybody can work out (9.1)."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, Planning):
        return {seat: nearest(t, seat) for seat in step.options(t)}
    if not isinstance(step, core.Ask):
        return {}
    shape = step.options(t)
    offered = shape.choices if isinstance(shape, core.OneOf) else ()
    cells = tuple(dict.fromkeys(choice.cell for choice in offered if isinstance(choice, _AT_A_CELL)))
    return {step.seat: cells} if cells else {}


def _clash(clash: Clash) -> Clash:
    return replace(clash, venom=clash.venom.copy(), caught=[*clash.caught], lost=[*clash.lost])


def _lord(t: State, seat: Seat) -> LordSeen:
    lord = t.lords[seat]
    return LordSeen(
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        busy=lord.busy,
        tokens=t.tokens(seat),
        busy_trolls=lord.busy_trolls,
        evil=lord.evil,
        letters=lord.letters,
        traps=len(lord.traps),
        tiles=lord.tiles.copy(),
        conquered=tuple(lord.conquered),
        hand=tuple(lord.hand),
        locked=tuple(lord.locked),
        played=tuple(lord.played),
        idle=tuple(lord.idle),
        lair=tuple(lord.lair),
        spent=tuple(lord.spent),
        struck=tuple(lord.struck),
        unsettled=tuple(lord.unsettled),
        file=tuple(Marcher(hero, t.hit_points(hero) - t.wounds.get(hero, 0), t.hit_points(hero)) for hero in lord.file),
        prison=tuple(lord.prison),
        used=lord.used.copy(),
        spied=tuple(lord.spied),
        plan=PlanSeen(lord.plan.cell, len(lord.plan.traps), tuple(lord.plan.creatures)) if lord.plan else None,
    )


def _own(t: State, seat: Seat) -> Own:
    lord = t.lords[seat]
    return Own(
        traps=tuple(lord.traps),
        laid=tuple(lord.plan.traps) if lord.plan else (),
        spied=tuple((place, t.cards[place - 1]) for place in sorted(lord.spied) if place > turned_up(t)),
        dealt=tuple(order for order in book(t).order if order in lord.dealt),
        given=tuple(t.answers.get(seat, ())),
        barred=_barred(t, seat),
    )


def _barred(t: State, seat: Seat) -> tuple[Say, ...]:
    """Return why some choices are unavailable now, each reason once."""
    step = t.agenda[-1] if t.agenda else None
    if not isinstance(step, core.Question) or seat not in _asked(t):
        return ()
    return tuple(dict.fromkeys(step.refusal(t, seat, choice).say for choice in step.unavailable(t, seat)))
