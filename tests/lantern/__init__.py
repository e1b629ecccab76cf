"""Lantern, a small test game that uses all features of the core.

Each round everyone bids coins in secret; the highest bidder lights one of thirty galleries, but the others may first
shout the lantern out, in turn, for a coin each. With the market open, galleries may be sold after each round. The
player with the most lit galleries wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tomllib import loads
from typing import Any

from games import core
from games.core import Amount, Choice, OneOf, Seat, Section, Shape, record, say

from .market import Deal, Market


@dataclass(slots=True)
class Miner:
    coins: int
    lit: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class State(core.State):
    miners: list[Miner]
    dark: list[int]
    stock: list[int]
    rounds: int
    deals: list[Deal] = field(default_factory=list)
    deals_made: int = 0
    done_trading: list[Seat] = field(default_factory=list)


@record
class Light(Choice):
    gallery: int


@record
class Shout(Choice):
    pass


@record
class Hush(Choice):
    pass


@record
class Round(core.Step[State]):
    """A round: a bid, until all rounds are played."""

    def run(self, t: State) -> None:
        if t.rounds:
            t.rounds -= 1
            trade = [Market()] if t.options["market"] == "open" else []
            if trade:
                t.heading("lantern-round", n=t.rounds)
            t.then(Bid(), *trade, Round())


@record
class Bid(core.AskAll[State, core.Number]):
    """Everyone hides coins in a fist; the highest bidder pays and lights."""

    prompt = "lantern-ask-bid"

    def options(self, t: State) -> Mapping[Seat, Shape]:
        return {seat: Amount(0, t.miners[seat].coins) for seat in t.everyone()}

    def default(self, t: State, seat: Seat) -> core.Number:
        return core.Number(0)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[core.Number]]) -> None:
        bids = {seat: given[0].n for seat, given in answers.items()}
        winner = max(bids, key=lambda seat: (bids[seat], -seat))
        t.miners[winner].coins -= bids[winner]
        t.learn()
        t.tell("lantern-bid", seat=winner, coins=bids[winner])
        t.tell("lantern-stock", to=winner, gallery=t.stock[-1])
        t.then(Lighting(winner))


@record
class Lighting(core.Ask[State, Light]):
    """The winner lights one dark gallery, of more than a menu holds."""

    prompt = "lantern-ask-light"
    is_public = True
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf(tuple(map(Light, t.dark)))

    def take(self, t: State, choice: Light) -> None:
        others = [seat for seat in t.everyone(self.seat) if seat != self.seat]
        t.then(*(Objection(seat) for seat in others), Lit(self.seat, choice.gallery))

    def default(self, t: State, seat: Seat) -> Light:
        return Light(t.dark[0])

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        if isinstance(choice, Light):
            return core.NotAllowed(say("lantern-no-dark", gallery=choice.gallery), "2")
        return core.NotAllowed(say("lantern-no-light"), "2")


@record
class Objection(core.Ask[State, Shout | Hush]):
    """An interrupting reaction: the player who shouts pays a coin and the lantern goes out."""

    prompt = "lantern-ask-shout"
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf((Shout(), Hush()) if t.miners[self.seat].coins else ())

    def default(self, t: State, seat: Seat) -> Hush:
        return Hush()

    def take(self, t: State, choice: Shout | Hush) -> None:
        if isinstance(choice, Shout):
            t.miners[self.seat].coins -= 1
            while not isinstance(t.agenda.pop(), Lit):
                pass
            t.tell("lantern-shout", seat=self.seat)


@record
class Lit(core.Step[State]):
    seat: Seat
    gallery: int

    def run(self, t: State) -> None:
        t.dark.remove(self.gallery)
        t.miners[self.seat].lit.append(self.gallery)
        t.tell("lantern-lit", seat=self.seat, gallery=self.gallery)


def setup(base: Mapping[str, Any]) -> State:
    book = EDITIONS[base["edition"]]
    galleries = list(range(1, book["galleries"] + 1))
    stock = galleries.copy()
    base["dice"].shuffle(stock)
    return State(
        **base,
        miners=[Miner(book["coins"]) for _ in range(base["seats"])],
        dark=galleries,
        stock=stock,
        rounds=int(base["options"]["rounds"]),
        agenda=[Round()],
    )


@dataclass(frozen=True)
class View:
    coins: tuple[int, ...]
    lit: tuple[tuple[int, ...], ...]
    secret: int | None
    deals: tuple[Deal, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    return View(
        tuple(miner.coins for miner in state.miners),
        tuple(tuple(miner.lit) for miner in state.miners),
        None if seat is None else state.stock[seat],
        tuple(deal for deal in state.deals if seat in {deal.seller, deal.buyer}),
    )


def redeal(state: State, seat: Seat | None) -> None:
    rest = [card for place, card in enumerate(state.stock) if place != seat]
    state.dice.shuffle(rest)
    if seat is not None:
        rest.insert(seat, state.stock[seat])
    state.stock = rest
    state.deals = [deal for deal in state.deals if seat in {deal.seller, deal.buyer}]


def outcome(state: State) -> core.Outcome:
    scores = tuple(core.Score(Seat(i), len(m.lit), {"lit": len(m.lit)}) for i, m in enumerate(state.miners))
    return core.Outcome.by_points(scores)


def board(seen: View) -> tuple[Section, ...]:
    lines = tuple(
        say("lantern-miner", seat=i, coins=seen.coins[i], galleries=len(seen.lit[i])) for i in range(len(seen.coins))
    )
    return (Section(say("lantern-table"), lines),)


def hand(seen: View) -> tuple[Section, ...]:
    return (Section(say("lantern-secret"), (say("lantern-stock", gallery=seen.secret or 0),)),)


def read_position(text: str) -> State:
    """Parse a Lantern table from its saved form, which is also its notation."""
    return GAME.codec.load(text)


EDITIONS: core.Editions[dict[str, int]] = core.Editions(
    1, Path(__file__).with_name("catalogue.toml"), lambda text: loads(text)["rules"]
)

GAME = core.Game(
    id="lantern",
    seats=range(2, 5),
    options=(core.Option("rounds", ("3", "5")), core.Option("market", ("closed", "open"))),
    state=State,
    editions=EDITIONS,
    setup=setup,
    view=view,
    redeal=redeal,
    board=board,
    hand=hand,
    outcome=outcome,
    position=repr,
    read_position=read_position,
    held=lambda _: (),
    strategies={},
    pictures=core.Pictures(
        table=lambda _: (),
        own=lambda _view, _field: (),
        score=lambda _view, _outcome: (),
        cover=lambda: core.Panel("cover", "lantern", lambda _speak: b"", ()),
        legend=lambda: (),
        card=lambda _: None,
        emblem=lambda: b"",
    ),
    guided=core.Deal(2, "guided"),
    glossary=dict,
    achievements={
        "lamplighter": lambda game, seat: len(game.state.miners[seat].lit) >= 2,
        "shouter": lambda game, seat: bool(game.told("lantern-shout", seat=seat)) and game.won_alone(seat),
    },
    questions={"bid": "1", "lighting": "2", "objection": "2", "market": "3"},
    topics={"bidding": ("1",), "lighting": ("2",), "market": ("3",)},
    minutes=(1, 2),
    difficulty=1,
    concession=core.Concession.OPPONENT_WINS,
)
