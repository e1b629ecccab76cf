"""A position as lines of `key: value`, both ways: used by scenes in tests and by bug reports.

Seats are letters, cells are written as in the mine, and lines that say nothing are left out:

    table: full, 3 seats, first A, round 2, lead B, die 4
    A: irongradd, 8 coins, level 1, 2 miners
    A hand: tavern gallery_tee
    A mine: e1 gallery_straight 0, e2 gallery_tee 90
    A buildings: map_room
    A plan: prospect build, cancelled build
    offer 3: A to B, archive open, 7 coins
    named 4: B to C, lookout mystery, 2 coins
    deck: coal_1_straight tavern
    agenda: prospecting A 0; carry-out B

The next card of the deck, and the next step of the agenda, come first. Steps are written with their fields.
"""

import re
from collections.abc import Container
from typing import Any

from games.core import Dice, Step
from games.core.notation import LETTERS, Box, Line, Lines, write_steps

from .cards import EDITIONS, Book
from .rows import ACTIONS
from .rules.auction import TakePacket
from .rules.draft import Draft
from .rules.draws import FromPile, KeepOrSend, Share
from .rules.immediate import ContractOffer, Resolved
from .rules.market import Market
from .setup import cards_of
from .state import Clan, State, Trade

_FIGURES = re.compile(
    r"(?P<name>\w+), (?P<coins>\d+) coins, level (?P<level>[1-4]), (?P<miners>\d+) miners"
    r"(, (?P<extensions>\d+) extensions)?(, offers to (?P<offered>[A-D]+))?(?P<out>, stays out)?"
)
_TABLE = re.compile(
    r"(?P<scenario>\w+), (?P<seats>[2-4]) seats, first (?P<first>[A-D]), round (?P<round>\d+), lead (?P<lead>[A-D]), "
    r"die (?P<die>[0-6])(, finisher (?P<finisher>[A-D]))?"
)
_OFFER = re.compile(
    r"(?P<seller>[A-D]) to (?P<buyer>[A-D]), (?P<card>\w+) (?P<claim>\w+)"
    r"(, (?P<price>\d+) coins)?(, answer (?P<answer>\w+) (?P<answer_claim>\w+))?"
)
_SAMPLES = {
    "": "A: irongradd, 8 coins, level 1, 2 miners",
    "table": "table: full, 3 seats, first A, round 2, lead B, die 4",
    "offer": "offer 3: A to B, archive open, 7 coins",
}
_PILES = ("discard", "seen", "shown", "queue", "packet")
_OWN = ("hand", "known", "packet", "buildings")
_SHOWN = ("shown", "known")
"""Keys of lines whose cards are also in another line."""
_ROUNDS_OF_DRAFT = 3
_MOST = 9999
"""The greatest number that a line may contain."""


def position(t: State) -> str:
    """Return the position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """Return the position as values by key; empty ones are left out."""
    finisher = f", finisher {LETTERS[t.finisher]}" if t.finisher is not None else ""
    found = {
        "table": f"{t.options['scenario']}, {t.seats} seats, first {LETTERS[t.first]}, round {t.round}, "
        f"lead {LETTERS[t.lead]}, die {t.die}{finisher}"
    }
    for letter, clan in zip(LETTERS, t.clans, strict=False):
        found |= _clan_lines(letter, clan)
    found |= {name.replace("_", " "): " ".join(getattr(t, name)) for name in _PILES}
    found["bids"] = " ".join(map(str, t.bids))
    found["market"] = " ".join(LETTERS[seat] for seat in t.market)
    found |= {f"offer {trade.id}": _offer(trade) for trade in t.offers}
    found |= {f"named {trade.id}": _offer(trade) for trade in t.named}
    found["deck"] = " ".join(reversed(t.deck))
    found["agenda"] = write_steps(t.agenda, LETTERS)
    return {key: value for key, value in found.items() if value}


def _clan_lines(letter: str, clan: Clan) -> dict[str, str]:
    figures = f"{clan.name}, {clan.coins} coins, level {clan.level}, {clan.miners} miners"
    figures += f", {clan.extensions} extensions" if clan.extensions else ""
    figures += f", offers to {''.join(LETTERS[seat] for seat in clan.offered)}" if clan.offered else ""
    plan = " ".join(clan.plan) + (f", cancelled {' '.join(clan.cancelled)}" if clan.cancelled else "")
    return {
        letter: figures + (", stays out" if clan.stays_out else ""),
        **{f"{letter} {name}": " ".join(getattr(clan, name)) for name in _OWN},
        f"{letter} mine": ", ".join(f"{cell} {card} {turn}" for cell, (card, turn) in clan.mine.items()),
        f"{letter} plan": plan,
    }


def _offer(trade: Trade) -> str:
    price = f", {trade.price} coins" if trade.price is not None else ""
    answer = f", answer {trade.answer} {trade.answer_claim}" if trade.answer else ""
    return f"{LETTERS[trade.seller]} to {LETTERS[trade.buyer]}, {trade.card} {trade.claim}{price}{answer}"


def read_position(text: str) -> State:
    """Return the position that lines of notation describe; what is not mentioned is empty.

    Raises:
        PositionError: a line is impossible; the error names it, and why.
    """
    found = Lines(text)
    t = _table(found["table"])
    return _Reader(found, t).state()


def _table(line: Line) -> State:
    """Return the table that the first line describes, without its cards."""
    told = line.match(_TABLE, _SAMPLES["table"])
    letters = LETTERS[: int(told["seats"])]
    return State(
        seats=int(told["seats"]),
        first=line.seat(told["first"], letters),
        options={"scenario": line.one_of(told["scenario"], ("full", "first_dig"))},
        edition=EDITIONS.current,
        dice=Dice("notation"),
        clans=[Clan(name="", coins=0) for _ in letters],
        deck=[],
        round=line.number(told["round"], 0, _MOST),
        lead=line.seat(told["lead"], letters),
        die=int(told["die"]),
        finisher=line.seat(told["finisher"], letters) if told["finisher"] else None,
    )


class _Reader:
    """Reads the lines of one position into a table without cards."""

    def __init__(self, found: Lines, t: State) -> None:
        self._found, self._t, self._letters = found, t, LETTERS[: t.seats]
        self._book: Book = EDITIONS[t.edition]
        self._box = Box({**dict.fromkeys(self._book.cards, 0), **cards_of(self._book, t.is_first_dig)})

    def state(self) -> State:
        """Return the whole position."""
        t, found = self._t, self._found
        own = [f"{letter} {key}" for letter in self._letters for key in (*_OWN, "mine", "plan")]
        offers, named = ([line for line in found if line.key.startswith(f"{key} ")] for key in ("offer", "named"))
        found.only(
            {"table", *self._letters, *own, *(name.replace("_", " ") for name in _PILES), "bids", "market", "deck",
             "agenda", *(line.key for line in (*offers, *named))}
        )  # fmt: skip
        for letter, clan in zip(self._letters, t.clans, strict=True):
            self._clan(letter, clan)
        for name in _PILES:
            line = found[name.replace("_", " ")]
            setattr(t, name, self._lying(name, line))
        t.deck = self._box.cards(found["deck"])[::-1]
        bids = found["bids"]
        if bids.value and len(bids.words) != t.seats:
            raise bids.malformed(f"bids: {' '.join('0' * t.seats)}")
        t.bids = [bids.number(word, 0, _MOST) for word in bids.words]
        market = found["market"]
        t.market = [market.seat(word, self._letters) for word in market.once(market.words)]
        t.offers = [self._offer(line) for line in offers]
        t.named = [self._offer(line) for line in named]
        t.agenda = self._agenda(found["agenda"])[::-1]
        return t

    def _agenda(self, line: Line) -> list[Step[Any]]:
        """Return the agenda, in reading order; the cards that a step is about must be where it looks for them."""
        t, contracts = self._t, self._book.contracts
        steps = line.steps(
            "maphr",
            self._letters,
            {
                "contract-offer card": [id_ for id_, row in contracts.items() if row.kind == "offer"],
                "caravan card": [id_ for id_, row in contracts.items() if row.kind == "caravan"],
                "card": self._book.cards,
                "cards": self._book.cards,
                "number": range(_ROUNDS_OF_DRAFT + 1),
            },
        )
        if any(isinstance(step, Market) for step in steps) and len(t.market) == 1:
            raise self._found["market"].wrong("maphr-position-market")
        # A caravan asks before its own card is resolved, so it takes no card of the queue itself.
        taken = sum(step.count for step in steps if isinstance(step, TakePacket))
        resolving = sum(isinstance(step, Resolved | ContractOffer) for step in steps)
        if taken > len(t.packet) or resolving > len(t.queue):
            raise line.wrong("maphr-position-drawn")
        if steps and (drawn := self._drawn(steps[0])) and any(len(clan.packet) != drawn for clan in t.clans):
            raise line.wrong("maphr-position-drawn")
        return steps

    def _drawn(self, step: Step[Any]) -> int:
        """Return how many cards everyone has drawn if a step asks about them, otherwise 0."""
        figures = self._book.draw
        match step:
            case FromPile():
                return int(figures["pile_dealt"])
            case KeepOrSend():
                return int(figures["send_dealt"])
            case Share():
                return int(figures["share_dealt"])
            case Draft(number) if number:
                return int(figures["draft_dealt"]) - (number - 1) - (figures["draft_discarded"] if number > 1 else 0)
        return 0

    def _clan(self, letter: str, clan: Clan) -> None:
        """Read a player's figures, cards, mine and plan."""
        line = self._found[letter]
        told = line.match(_FIGURES, _SAMPLES[""])
        clan.name = line.one_of(told["name"], self._book.clans)
        clan.coins, clan.level = line.number(told["coins"], 0, _MOST), int(told["level"])
        clan.miners, clan.extensions = (line.number(told[key] or "0", 0, _MOST) for key in ("miners", "extensions"))
        clan.offered = [line.seat(other, self._letters) for other in told["offered"] or ""]
        clan.stays_out = bool(told["out"])
        for name in _OWN:
            line = self._found[f"{letter} {name}"]
            setattr(clan, name, self._lying(name, line))
        self._mine(clan, self._found[f"{letter} mine"])
        line = self._found[f"{letter} plan"]
        plan, _, cancelled = line.value.partition(", cancelled ")
        clan.plan = line.all_of(ACTIONS, plan.split())
        clan.cancelled = line.all_of(clan.plan, cancelled.split())

    def _lying(self, name: str, line: Line) -> list[str]:
        """Return the cards of a line, each of which may be there."""
        book = self._book
        places: dict[str, Container[str]] = {
            "buildings": book.buildings,
            "queue": {**book.contracts, **book.catastrophes},
        }
        cards = line.all_of(places.get(name, book.cards))
        return cards if name in _SHOWN else self._box.cards(line)

    def _mine(self, clan: Clan, line: Line) -> None:
        """Read tiles one after another, each of which must be a legal placement, apart from limits."""
        for part in filter(None, map(str.split, line.value.split(","))):
            if len(part) != 3:
                raise line.wrong("maphr-position-tile")
            cell, card, turn = part[0], line.one_of(part[1], self._book.tiles), part[2]
            openings = self._book.openings[card, int(line.one_of(turn, ("0", "90", "180", "270")))]
            tunnels = tuple((laid, self._book.openings[tile]) for laid, tile in clan.mine.items())
            if self._book.ground.misfit(tunnels, cell, openings, may_seal=True):
                raise line.wrong("maphr-position-place")
            self._box.cards(line, [card])
            clan.mine[cell] = (card, int(turn))

    def _offer(self, line: Line) -> Trade:
        told = line.match(_OFFER, _SAMPLES["offer"])
        trade = Trade(
            id=line.number(line.key.partition(" ")[2], 0, _MOST),
            seller=line.seat(told["seller"], self._letters),
            buyer=line.seat(told["buyer"], self._letters),
            card=told["card"],
            claim=told["claim"],
            price=line.number(told["price"], 0, _MOST) if told["price"] else None,
            answer=told["answer"] or "",
            answer_claim=told["answer_claim"] or "",
        )
        if trade.seller == trade.buyer:
            raise line.unknown(told["buyer"])
        for seat, card in ((trade.seller, trade.card), (trade.buyer, trade.answer)):
            line.one_of(card, ("", *self._t.clans[seat].hand))
        return trade
