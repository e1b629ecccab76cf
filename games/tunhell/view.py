"""What one seat, or the public, may see (5.4)."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Decision, Event, Say, Seat, decision

from .rules.encounters import Fight, fight_need, foe
from .rules.moves import card_fault, is_stuck, slot_fault
from .rules.sites import Sites, sites
from .rules.table import strength, team_figures
from .rules.turn import Turn
from .scoring import points
from .state import Delve, Mine, State, book


@dataclass(frozen=True, slots=True)
class MineView:
    """A mine as a seat sees it.

    Attributes:
        number: from 1.
        cards: how many are left.
        top: the top card, if everyone has seen it.
        scouted: the cards from the top that this seat has seen with a scout.
        is_end_only: whether only the end card is left.
        guards: the warriors there, by seat.
        strengths: their strength, by seat.
        door: who owns the back door there.
        open_to: the seats whose diggers may enter (6.2).
    """

    number: int
    cards: int
    top: str | None
    scouted: tuple[str, ...]
    is_end_only: bool
    guards: tuple[tuple[str, ...], ...]
    strengths: tuple[int, ...]
    door: Seat | None
    open_to: tuple[Seat, ...]

    @property
    def secret(self) -> tuple[str, ...]:
        """The cards from the top that this seat has seen; () if everyone knows as much."""
        return () if self.top is not None and len(self.scouted) == 1 else self.scouted


@dataclass(frozen=True, slots=True)
class ClanView:
    """A player as another seat sees them.

    Attributes:
        dwarfs: cards in hand with the dwarf back.
        finds: cards in hand with the mine back.
        known: the cards in hand that everyone has seen: recruited from the row, or found in a mine.
        loot: the cards won, in the order of the catalogue, or None if they are hidden.
        dirt: dirt cards in the loot.
        rats: rats in the loot.
        others: other cards in the loot.
        points: running points without rings, with them once the game is over; None if they are hidden.
        trophies: the trophies held.
        has_door: whether the player owns the back door.
    """

    seat: Seat
    dwarfs: int
    finds: int
    known: tuple[str, ...]
    loot: tuple[str, ...] | None
    dirt: int
    rats: int
    others: int
    points: int | None
    trophies: tuple[str, ...]
    has_door: bool


@dataclass(frozen=True, slots=True)
class DelveView:
    """The dig under way.

    Attributes:
        left: cards the team may still dig.
        combat: of the team.
        strength: of the player's warriors at the mine.
        foe: the encounter waiting to be fought.
        need: the combat needed to beat it.
    """

    seat: Seat
    mine: int
    left: int
    team: tuple[str, ...]
    combat: int
    strength: int
    foe: str | None
    need: int


@dataclass(frozen=True, slots=True)
class Holding:
    """A kind of card in the reader's own hand.

    Attributes:
        count: the number of copies.
        mines: where it could be played now.
        faults: why it cannot be played elsewhere, by mine; under 0 why it cannot be played at all.
        figures: a digger's capacity and combat with every bonus in the hand.
    """

    card: str
    count: int
    mines: tuple[int, ...]
    faults: Mapping[int, Say]
    figures: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class View:
    """The table from a seat, or from outside (`seat` is None).

    Attributes:
        offered: the slots of the row from which the player who is asked may recruit.
    """

    edition: str
    mode: str
    length: str
    loot: str
    seats: int
    seat: Seat | None
    turn: int
    active: Seat | None
    question: Say | None
    told: tuple[Event, ...]
    mines: tuple[MineView, ...]
    clans: tuple[ClanView, ...]
    delve: DelveView | None
    row: tuple[str | None, ...]
    offered: tuple[int, ...]
    next_dwarf: str | None
    pile: int
    dwarf_discard: int
    mine_discard: int
    hand: tuple[Holding, ...]
    bonuses: tuple[str, ...]
    is_stuck: bool
    rings: int


def view(t: State, seat: Seat | None) -> View:
    """Return everything that a seat may know of the table now."""
    now = decision(t)
    active = next(iter(now.asks)) if now else None
    digs = [sites(t, other).dig.mines for other in map(Seat, range(t.seats))]
    return View(
        edition=t.edition,
        mode=t.options["mode"],
        length=t.options["length"],
        loot=t.options["loot"],
        seats=t.seats,
        seat=seat,
        turn=t.turn,
        active=active,
        question=_question(now, t, active, seat) if now and active is not None else None,
        told=tuple(event for event in t.told if event.to is None or event.to == seat),
        mines=tuple(_mine(t, number, mine, seat, digs) for number, mine in enumerate(t.mines, 1)),
        clans=tuple(_clan(t, other, seat, is_over=now is None) for other in map(Seat, range(t.seats))),
        delve=_delve(t, t.delve, is_fight=bool(now and isinstance(now.step, Fight))) if t.delve else None,
        row=tuple(t.row),
        offered=_offered(t, active) if now and isinstance(now.step, Turn) and active is not None else (),
        next_dwarf=t.pile[-1] if t.pile else None,
        pile=len(t.pile),
        dwarf_discard=len(t.dwarf_discard),
        mine_discard=len(t.mine_discard),
        hand=_hand(t, seat) if seat is not None else (),
        bonuses=tuple(_sorted(t, [c for c in t.clans[seat].hand if c in book(t).bonuses])) if seat is not None else (),
        is_stuck=seat is not None and seat == active and t.delve is None and is_stuck(t, seat),
        rings=points(t, seat)["rings"] if seat is not None else 0,
    )


def _question(now: Decision, t: State, active: Seat, seat: Seat | None) -> Say:
    return now.step.own_question(t, active) if seat == active else now.step.question(t, active)


def _offered(t: State, seat: Seat) -> tuple[int, ...]:
    """Return the slots that have no fault for this player."""
    where = sites(t, seat)
    return tuple(slot for slot in range(1, len(t.row) + 1) if not slot_fault(t, seat, slot, where))


def _mine(t: State, number: int, mine: Mine, seat: Seat | None, digs: list[tuple[int, ...]]) -> MineView:
    scouted = 0 if seat is None else mine.seen[seat]
    has_end = book(t).modes[t.options["mode"]].end_cards
    return MineView(
        number=number,
        cards=len(mine.shaft),
        top=mine.shaft[-1] if mine.shown else None,
        scouted=tuple(reversed(mine.shaft[-scouted:])) if scouted else (),
        is_end_only=has_end and len(mine.shaft) == 1,
        guards=tuple(map(tuple, mine.guards)),
        strengths=tuple(strength(t, other, number) for other in map(Seat, range(t.seats))),
        door=mine.door,
        open_to=tuple(Seat(other) for other, dig in enumerate(digs) if number in dig),
    )


def _clan(t: State, seat: Seat, watcher: Seat | None, *, is_over: bool) -> ClanView:
    clan, cards = t.clans[seat], book(t).cards
    found = [card for card in clan.hand if cards[card].back == "mine"]
    dirt, rats = clan.loot.count("dirt"), clan.loot.count("rat")
    is_shown = is_over or t.options["loot"] == "open" or seat == watcher
    parts = points(t, seat)
    if not is_over:
        parts["rings"] = 0
    return ClanView(
        seat=seat,
        dwarfs=len(clan.hand) - len(found),
        finds=len(found),
        known=tuple(_sorted(t, [*clan.recruited, *found])),
        loot=tuple(_sorted(t, clan.loot)) if is_shown else None,
        dirt=dirt,
        rats=rats,
        others=len(clan.loot) - dirt - rats,
        points=sum(parts.values()) if is_shown else None,
        trophies=tuple(trophy for trophy, owner in t.trophies.items() if owner == seat),
        has_door=t.door == seat,
    )


def _delve(t: State, delve: Delve, *, is_fight: bool) -> DelveView:
    combat = team_figures(book(t), delve.team)[1]
    return DelveView(
        seat=delve.seat,
        mine=delve.mine,
        left=delve.left,
        team=tuple(delve.team),
        combat=combat,
        strength=strength(t, delve.seat, delve.mine),
        foe=foe(t) if is_fight else None,
        need=fight_need(t) if is_fight else 0,
    )


def _hand(t: State, seat: Seat) -> tuple[Holding, ...]:
    """Return every kind of card in a hand, with the mines where it can be played and the faults elsewhere (16.2)."""
    hand, where = t.clans[seat].hand, sites(t, seat)
    return tuple(_holding(t, seat, card, where) for card in dict.fromkeys(_sorted(t, hand)))


def _holding(t: State, seat: Seat, card: str, where: Sites) -> Holding:
    catalogue, hand = book(t), t.clans[seat].hand
    row = catalogue.cards[card]
    fault, places = card_fault(row), where.of(row)
    bonuses = [held for held in hand if held in catalogue.bonuses]
    return Holding(
        card=card,
        count=hand.count(card),
        mines=places.mines,
        faults={0: fault.say} if fault else {mine: found.say for mine, found in places.faults.items()},
        figures=team_figures(catalogue, [card, *bonuses]) if row.kind == "digger" and bonuses else None,
    )


def _sorted(t: State, cards: list[str]) -> list[str]:
    return sorted(cards, key=book(t).order.__getitem__)
