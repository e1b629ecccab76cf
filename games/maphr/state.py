"""The state of the table: the clans, the piles, and the offers on the market."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games import core
from games.core import Seat

from .cards import Book, book
from .powers import Powers, powers_of
from .rows import LevelRow
from .tunnels import Survey, Tunnels


@dataclass(slots=True, kw_only=True)
class Clan:
    """One player's clan.

    Attributes:
        name: id of the clan.
        hand: private, in the order received.
        known: the part of the hand that everyone saw being taken.
        packet: cards drawn in this phase that the player has yet to choose from; private.
        mine: the tiles by cell, each with its turn, in the order they were laid.
        extensions: corridor extensions accepted.
        plan: the actions of this round in their order, as soon as they are revealed.
        cancelled: those of them that an impediment cancelled.
        stays_out: whether the player stays out of markets until further notice.
        lets_pass: whether actions pass without asking the player while no impediment of theirs fits; private.
        offered: whom this round's offers on the market were for, in the order they were made.
    """

    name: str
    coins: int
    level: int = 1
    miners: int = 0
    hand: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    packet: list[str] = field(default_factory=list)
    mine: dict[str, tuple[str, int]] = field(default_factory=dict)
    buildings: list[str] = field(default_factory=list)
    extensions: int = 0
    plan: list[str] = field(default_factory=list)
    cancelled: list[str] = field(default_factory=list)
    stays_out: bool = False
    lets_pass: bool = True
    offered: list[Seat] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Trade:
    """An open offer on the market (8.2).

    Attributes:
        id: unique in this game; it reveals only how many offers the seller made to the buyer this round.
        seller: who made the offer.
        buyer: whom it is for.
        card: the seller's card.
        claim: "open" when the buyer sees the card; else a type word, a card id or "mystery".
        price: what the buyer pays, or None for a swap.
        answer: the buyer's card in a swap, "" until there is an answer.
        answer_claim: how the answer is shown.
    """

    id: int
    seller: Seat
    buyer: Seat
    card: str
    claim: str
    price: int | None = None
    answer: str = ""
    answer_claim: str = ""


@dataclass(slots=True, kw_only=True)
class State(core.State):
    """The whole table of Les Mines de Maphr.

    Attributes:
        deck: the cards to draw, the next one last.
        discard: the cards that were discarded unseen.
        seen: the cards that everyone saw being discarded.
        shown: the cards that everyone saw being discarded this round.
        round: from 1.
        lead: the first player of the turn order this round.
        die: the type of this round's draw, 0 before the roll.
        rolls: the last faces the die has shown, which everyone has seen.
        queue: immediate cards that one player still has to resolve.
        packet: what is left of the auction's packet.
        bids: the bids of this round's auction by seat, once they are revealed.
        finisher: who reached the target first.
        market: who is in the market.
        offers: the open offers.
        named: the sales that were refused, at the prices that the buyers named instead; one for each seller at most.
    """

    clans: list[Clan]
    deck: list[str]
    discard: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    round: int = 0
    lead: Seat = field(default=Seat(0))
    die: int = 0
    rolls: list[int] = field(default_factory=list)
    queue: list[str] = field(default_factory=list)
    packet: list[str] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    finisher: Seat | None = None
    market: list[Seat] = field(default_factory=list)
    offers: list[Trade] = field(default_factory=list)
    named: list[Trade] = field(default_factory=list)

    def order(self) -> list[Seat]:
        """Return the seats in this round's turn order (2)."""
        return self.everyone(self.lead)

    def others(self, seat: Seat) -> list[Seat]:
        """Return the opponents, clockwise from the left neighbour."""
        return self.everyone(seat)[1:]

    def before(self, seat: Seat) -> Seat:
        """Return the right neighbour."""
        return Seat((seat - 1) % self.seats)

    @property
    def roller(self) -> Seat:
        """The player who rolls the die at the start of the round (5)."""
        return Seat((self.first + self.round - 1) % self.seats)

    @property
    def pile(self) -> int:
        """The number of cards in the discard pile."""
        return len(self.discard) + len(self.seen)

    @property
    def is_first_dig(self) -> bool:
        """Whether the introductory scenario is played (16)."""
        return self.options["scenario"] == "first_dig"


def powers(t: State, seat: Seat) -> Powers:
    """Return the permanent effects of a player's clan and buildings (9)."""
    clan = t.clans[seat]
    return powers_of(t.edition, clan.name, tuple(clan.buildings))


def level_of(t: State, seat: Seat) -> LevelRow:
    """Return the level of a player's mine."""
    return book(t).level[t.clans[seat].level - 1]


def target(t: State, seat: Seat) -> int:
    """Return the number of tiles that ends the game for a player (4.7, 16)."""
    if t.is_first_dig:
        return book(t).first_dig.target
    found: int = book(t).end["target_by_players"][str(t.seats)]
    return found + powers(t, seat).target


def round_limit(t: State) -> int:
    """Return the number of the last possible round (R57, 16)."""
    limit: int = book(t).first_dig.round_limit if t.is_first_dig else book(t).end["round_limit"]
    return limit


def hand_limit(t: State, seat: Seat) -> int:
    """Return the most cards a hand may hold at the end of phase III (4.6)."""
    limit: int = book(t).setup["hand_limit"]
    return limit + powers(t, seat).hand_limit


def miner_limit(t: State, seat: Seat) -> int:
    """Return the most miners a player may have (7.4)."""
    over: int = book(t).action_rules["miners_over_level"]
    return t.clans[seat].level + over + powers(t, seat).miner_limit


def tunnels(t: State, seat: Seat) -> Tunnels:
    """Return a mine as cells with their open sides."""
    openings = book(t).openings
    return tuple([(cell, openings[tile]) for cell, tile in t.clans[seat].mine.items()])


def survey(t: State, seat: Seat) -> Survey:
    """Return the properties of a mine: open ends, end tiles, cells that can be joined."""
    return book(t).ground.survey(tunnels(t, seat))


def ordered(catalogue: Book, cards: Iterable[str]) -> list[str]:
    """Return the cards in data order."""
    return sorted(cards, key=catalogue.order.__getitem__)
