"""What one seat, or the public, may see (10)."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Ask, Decision, Event, Say, Seat, decision, say

from .cards import book
from .choices import Act, Tile
from .rules.actions import ChooseActions, uses
from .rules.asking import Asking, price_of
from .rules.construct import use_fault
from .rules.exploit import hire_fault, income
from .rules.losses import LoseTile
from .rules.offers import Glimpse, looks, offers_of
from .rules.prospect import Prospecting, fitting, spots, unplaceable
from .rules.trade import RuneLibrary
from .rules.upgrade import condition, next_level, upgrade_fault, upgrade_price
from .scoring import points
from .state import State, hand_limit, level_of, miner_limit, ordered, powers, survey, target


@dataclass(frozen=True, slots=True)
class Rise:
    """What a mine's next level needs (8.3).

    Attributes:
        colour: the colour of the building it needs; "" for any.
        price: what it costs with the buildings of the mine.
        is_open: whether the mine has such a building.
        condition: all of it in words.
    """

    roman: str
    colour: str
    price: int
    is_open: bool
    condition: Say


@dataclass(frozen=True, slots=True)
class ClanView:
    """A player as everyone sees them.

    Attributes:
        tiles: cell, card and turn of every tile, in the order laid.
        worked: the cells where the miners stand, best vein first.
        limit: the tiles the level allows.
        known: cards of the hand that everyone saw being taken.
        packet: the number of cards drawn that the player has yet to choose from.
        points: the points if the game ended now.
        rise: what the next level needs; None at the highest.
        to_hire: what an Exploit would bring now, with a miner hired if possible.
    """

    seat: Seat
    clan: str
    coins: int
    level: int
    roman: str
    tiles: tuple[tuple[str, str, int], ...]
    worked: tuple[str, ...]
    limit: int
    target: int
    miners: int
    miner_limit: int
    hand: int
    hand_limit: int
    buildings: tuple[str, ...]
    extensions: int
    plan: tuple[str, ...]
    cancelled: tuple[str, ...]
    known: tuple[str, ...]
    packet: int
    stays_out: bool
    points: int
    income: int
    rise: Rise | None


@dataclass(frozen=True, slots=True)
class Holding:
    """A kind of card in the reader's hand, or to choose from.

    Attributes:
        count: the number of copies.
        cells: the cells where a tile could be laid now.
        price: what a building would cost now.
        fault: why it cannot be laid or built now.
    """

    card: str
    kind: str
    count: int
    cells: tuple[str, ...] = ()
    price: int = 0
    fault: Say | None = None


@dataclass(frozen=True, slots=True)
class Placing:
    """A tile that its owner has chosen to lay: the rotations that fit, by cell.

    Attributes:
        turns: every rotation that fits somewhere, in the order of their numbers.
    """

    card: str
    places: tuple[tuple[str, tuple[int, ...]], ...]
    turns: tuple[int, ...]

    @property
    def is_plain(self) -> bool:
        """Whether the tile fits on each cell in one way, so that the cell says it all."""
        return all(len(turns) == 1 for _, turns in self.places)


@dataclass(frozen=True, slots=True)
class View:
    """The table from a seat, or from outside (`seat` is None).

    Attributes:
        drawn: the kinds of cards in `packet` or `looked`, with how they could be used now.
        lit: the cards that can be chosen at a step.
        chosen: the cards that were chosen before it.
        uses: while the reader pays for a plan, the cards in hand that its actions could use.
        vital: those without which an action could use none, with that action.
    """

    edition: str
    scenario: str
    seats: int
    seat: Seat | None
    round: int
    roller: Seat
    lead: Seat
    die: int
    step: str
    phase: str
    asked: tuple[Seat, ...]
    question: Say | None
    told: tuple[Event, ...]
    clans: tuple[ClanView, ...]
    deck: int
    pile: int
    queue: tuple[str, ...]
    packet_left: int
    shown: tuple[str, ...]
    finisher: Seat | None
    hand: tuple[Holding, ...]
    packet: tuple[str, ...]
    looked: tuple[str, ...]
    drawn: tuple[Holding, ...]
    offers: tuple[Glimpse, ...]
    sites: tuple[str, ...]
    ends: tuple[str, ...]
    placing: Placing | None
    acting: Seat | None
    upgrade: Say | None
    sources: tuple[str, ...]
    lit: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    uses: tuple[tuple[str, tuple[str, ...]], ...] = ()
    vital: tuple[tuple[str, str], ...] = ()

    def is_full(self, seat: Seat) -> bool:
        """Return whether a player's hand is full, so that they cannot buy a card (8.2)."""
        return self.clans[seat].hand >= self.clans[seat].hand_limit

    def bar(self, offer: Glimpse) -> int:
        """Return what keeps a buyer from a purchase (8.2): 2 for too few coins, 1 for a full hand, 0 for nothing."""
        if offer.price is not None and self.clans[offer.buyer].coins < offer.price:
            return 2
        return int(self.is_full(offer.buyer))


def view(t: State, seat: Seat | None) -> View:
    """Return everything that a seat may know of the table now."""
    now = decision(t)
    step = now.step if now else None
    acting = step.victim if isinstance(step, LoseTile) else step.seat if isinstance(step, Ask) else None
    packet = _packet(t, now, seat)
    looked = step.cards if isinstance(step, RuneLibrary) and step.seat == seat else ()
    return View(
        edition=t.edition,
        scenario=t.options["scenario"],
        seats=t.seats,
        seat=seat,
        round=t.round,
        roller=t.roller,
        lead=t.lead,
        die=t.die,
        step=step.word() if step else "",
        phase=step.phase if isinstance(step, Asking) else "end",
        asked=tuple(sorted({*now.asks, *now.done})) if now else (),
        question=_question(t, now, seat) if now else None,
        told=tuple(event for event in t.told if event.to is None or event.to == seat),
        clans=tuple(_clan(t, other) for other in map(Seat, range(t.seats))),
        deck=len(t.deck),
        pile=t.pile,
        queue=tuple(t.queue),
        packet_left=len(t.packet),
        shown=tuple(t.shown),
        finisher=t.finisher,
        hand=_holdings(t, seat, ordered(book(t), t.clans[seat].hand)) if seat is not None else (),
        packet=packet,
        looked=looked,
        drawn=_holdings(t, seat, looked or packet),
        offers=tuple(looks(trade, seat) for trade in offers_of(t, seat)) if seat is not None else (),
        sites=_sites(t, step, seat),
        ends=survey(t, acting).ends if acting is not None and isinstance(step, LoseTile) else (),
        placing=_placing(t, step, seat),
        acting=acting,
        upgrade=_upgrade(t, seat) if seat is not None else None,
        sources=_sources(t, seat) if seat is not None else (),
        uses=_uses(t, step, seat),
    )


def _question(t: State, now: Decision, seat: Seat | None) -> Say:
    """Return the reader's question, or else what the table waits for, which reveals nothing of incomplete answers."""
    if seat is not None and (seat in now.asks):
        return now.step.own_question(t, seat)
    if isinstance(now.step, Ask) and isinstance(now.step, Asking):
        first = now.step.stage(t, now.step.seat, ())
        return first.asks if first else now.step.question(t, now.step.seat)
    return say(f"maphr-wait-{now.step.word()}")


def _clan(t: State, seat: Seat) -> ClanView:
    clan, level = t.clans[seat], level_of(t, seat)
    hires = 0 if hire_fault(t, seat) else 1
    return ClanView(
        seat=seat,
        clan=clan.name,
        coins=clan.coins,
        level=clan.level,
        roman=level.roman,
        tiles=tuple([(cell, card, turn) for cell, (card, turn) in clan.mine.items()]),
        worked=income(t, seat, clan.miners).cells,
        limit=level.tile_limit,
        target=target(t, seat),
        miners=clan.miners,
        miner_limit=miner_limit(t, seat),
        hand=len(clan.hand),
        hand_limit=hand_limit(t, seat),
        buildings=tuple(ordered(book(t), clan.buildings)),
        extensions=clan.extensions,
        plan=tuple(clan.plan),
        cancelled=tuple(clan.cancelled),
        known=tuple(clan.known),
        packet=len(clan.packet),
        stays_out=clan.stays_out,
        points=sum(points(t, seat).values()),
        income=income(t, seat, clan.miners + hires).total,
        rise=_rise(t, seat),
    )


def _rise(t: State, seat: Seat) -> Rise | None:
    """Return what the next level of a mine needs."""
    if (row := next_level(t, seat)) is None:
        return None
    price, most = upgrade_price(t, seat), row.upgrade_any_building_cost or row.upgrade_other_cost
    return Rise(row.roman, row.upgrade_other_colour or "", price or most, price is not None, condition(t, row.level))


def _holdings(t: State, seat: Seat | None, cards: Sequence[str]) -> tuple[Holding, ...]:
    """Return the kinds of cards among these, in order, with how the seat could use them now."""
    if seat is None:
        return ()
    return tuple(_holding(t, seat, card, cards.count(card)) for card in dict.fromkeys(cards))


def _holding(t: State, seat: Seat, card: str, count: int) -> Holding:
    kind = book(t).type_of[card]
    if kind in ("gallery", "vein"):
        cells = tuple(dict.fromkeys(cell for cell, _ in spots(t, seat, card)))
        if cells:
            return Holding(card, kind, count, cells)
        return Holding(card, kind, count, fault=unplaceable(t, seat, card).say)
    if kind == "building":
        fault = use_fault(t, seat, card)
        return Holding(card, kind, count, price=price_of(t, seat, card), fault=fault.say if fault else None)
    return Holding(card, kind, count)


def _packet(t: State, now: Decision | None, seat: Seat | None) -> tuple[str, ...]:
    """Return the cards a seat has yet to choose from in phase I: its own, or those of the auction if it holds them."""
    if seat is None:
        return ()
    holds = now is not None and isinstance(now.step, Ask) and now.step.seat == seat and t.packet
    left = list(t.packet if holds else t.clans[seat].packet)
    for choice in t.answers.get(seat, ()):
        for card in getattr(choice, "items", (getattr(choice, "card", ""),)):
            if card in left:
                left.remove(card)
    return tuple(left)


def _sites(t: State, step: object, seat: Seat | None) -> tuple[str, ...]:
    """Return the cells that the tunnels of the prospecting player lead to, otherwise those of the reader."""
    if isinstance(step, Prospecting):
        return tuple(survey(t, step.seat).sites)
    return tuple(survey(t, seat).sites) if seat is not None else ()


def _placing(t: State, step: object, seat: Seat | None) -> Placing | None:
    """Return the tile that the reader is about to lay."""
    given = t.answers.get(seat, ()) if seat is not None else ()
    if not given or not isinstance(step, Prospecting) or not isinstance(given[0], Tile) or seat is None:
        return None
    turns: dict[str, tuple[int, ...]] = {}
    for cell, turn in spots(t, seat, given[0].card):
        turns[cell] = (*turns.get(cell, ()), turn)
    return Placing(given[0].card, tuple(turns.items()), fitting(t, seat, given[0].card))


def _uses(t: State, step: object, seat: Seat | None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the cards that the actions the reader is about to pay for could use."""
    plan = next(iter(t.answers.get(seat, ())), None) if seat is not None else None
    if seat is None or not isinstance(step, ChooseActions) or not isinstance(plan, Act):
        return ()
    return tuple(uses(t, seat, plan).items())


def _upgrade(t: State, seat: Seat) -> Say | None:
    """Return what is missing for the next level."""
    fault = upgrade_fault(t, seat)
    return fault.say if fault else None


def _sources(t: State, seat: Seat) -> tuple[str, ...]:
    """Return the clan and the buildings whose powers apply to the present phase (15)."""
    step = t.agenda[-1].word() if t.agenda else ""
    ops = _POWERS_AT.get(step, ())
    return tuple(dict.fromkeys(source for source, effect in powers(t, seat).sources if effect.op in ops))


_POWERS_AT = {
    "choose-actions": ("target_tiles", "second_action_cost", "third_action", "prospect_tiles", "prospect_paid_tile"),
    "prospecting": ("prospect_tiles", "prospect_paid_tile", "target_tiles"),
    "exploiting": ("exploit_flat", "exploit_per_vein", "miner_cost", "miner_limit"),
    "constructing": ("build_discount",),
    "trade-turn": ("sell_price", "draw", "discard_pick", "gain_coins", "cycle", "sabotage"),
    "surplus": ("hand_limit",),
    "upgrade-mine": ("unlock_level",),
    "market": ("hand_limit",),
}
"""The operations relevant to each question."""
