"""Translates the choices of the game into the notation of the second engine, decision by decision."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from games import core
from games.core import Amount, Choice, Number, OneOf, Seat, Shape, Some
from games.maphr import choices as say
from games.maphr.rules.prospect import spots
from games.maphr.state import State
from tests.maphr.referee_cards import BUILDINGS, IMPEDIMENTS, TILES

DECISIONS = {
    "FromPile": "D1",
    "Auction": "D2",
    "TakePacket": "D3",
    "KeepOrSend": "D4",
    "Share": "D5",
    "Draft": "D6",
    "ContractOffer": "D7",
    "Caravan": "D8",
    "LoseTile": "D9",
    "LoseBuilding": "D10",
    "ChooseActions": "D11",
    "Impediments": "D12",
    "Prospecting": "D13",
    "Exploiting": "D14",
    "Constructing": "D15",
    "TradeTurn": "D16",
    "Surplus": "D17",
    "Market": "D18",
    "UpgradeMine": "D19",
    "RuneLibrary": "D20",
}


def decision_of(step: core.Step) -> str:
    return DECISIONS[type(step).__name__]


def choices_in(shape: Shape) -> Iterator[Choice]:
    """Yield every different answer to one stage."""
    match shape:
        case OneOf(choices):
            yield from choices
        case Amount(low, high):
            yield from map(Number, range(low, high + 1))
        case _:
            for count in range(shape.least, min(shape.most, len(shape.items)) + 1):
                yield from (Some(cards) for cards in sorted(set(combinations(sorted(shape.items), count))))


def in_order(choice: Choice) -> Choice:
    """Return the choice with cards that are taken together in alphabetical order."""
    return Some(tuple(sorted(choice.items))) if isinstance(choice, Some) else choice


def answers(state: State, seat: Seat, shape: Shape, given: tuple[Choice, ...] = ()) -> Iterator[tuple[Choice, ...]]:
    """Yield every sequence of answers that completes a question of one or more stages."""
    step = state.agenda[-1]
    for choice in choices_in(shape):
        further = step.follow(state, seat, (*given, choice))
        if further:
            yield from answers(state, seat, further, (*given, choice))
        else:
            yield (*given, choice)


def cards(some: Choice) -> tuple[str, ...]:
    return tuple(sorted(some.items)) if isinstance(some, Some) else (some.card,)


def move(state: State, seat: Seat, given: Sequence[Choice]) -> tuple:
    """Return a full answer as a move of the second engine."""
    if isinstance(given[0], say.Propose | say.Consider):
        given = given[1:]
    first, *more = given
    match decision_of(state.agenda[-1]):
        case "D1":
            return ("take", cards(first), more[0].card, more[0].seat)
        case "D2":
            return ("bid", first.n)
        case "D3":
            return ("keep", cards(first))
        case "D4":
            owners = [(each.card, each.seat if isinstance(each, say.Give) else seat) for each in given]
            return ("share", tuple(sorted(owners)))
        case "D5":
            return _passed(state, seat, [each.card for each in given])
        case "D6":
            return ("draft", more[0].card, first.card) if more else ("keep", first.card)
        case "D11":
            if first == say.Idle():
                return ("idle",)
            actions = tuple(action for action in (first.first, first.second, first.third) if action)
            return ("act", actions, cards(more[0]) if more else ())
        case "D12":
            return ("react", tuple((each.card, each.seat) for each in given if isinstance(each, say.Hinder)))
        case "D13" if isinstance(first, say.Tile):
            place = more[0] if more else say.Lay(first.card, *spots(state, seat, first.card)[0])
            return ("place", place.card, place.cell.upper(), place.turn)
        case "D17":
            return ("discard", cards(first))
        case "D18":
            return _said(state, seat, given)
        case "D20" if first == say.Refuse():
            return ("none",)
    return _short(first)


def _passed(state: State, seat: Seat, named: list[str]) -> tuple:
    rest = list(state.clans[seat].packet)
    for card in named:
        rest.remove(card)
    keep, drop, left, right = [*named, *rest]
    return ("pass", keep, drop, *(sorted((left, right)) if state.seats == 2 else (left, right)))


def _short(choice: Choice) -> tuple:
    """Return the move of a choice whose fields are those of the move."""
    match choice:
        case say.Demolish(cell) | say.Lose(cell):
            return ("demolish" if isinstance(choice, say.Demolish) else "lose", cell.upper())
        case say.Use(building, ""):
            return ("use", building)
    words = {
        "Trust": "dare",
        "Abandon": "burn",
        "Decline": "stop",
        "Hire": "buy",
        "Spare": "dig",
        "Erect": "build",
        "Upgrade": "rise",
        "Keep": "pick",
    }
    name = type(choice).__name__
    return (words.get(name, name.lower()), *choice.fields().values())


def _said(state: State, seat: Seat, given: Sequence[Choice]) -> tuple:
    """Return the move of a choice on the market."""
    first, *rest = given
    mode = [
        ("open", "") if each.how == "open" else ("blind", each.card or each.how)
        for each in rest
        if isinstance(each, say.Claim)
    ]
    put = [each.card for each in rest if isinstance(each, say.Put)]
    match first:
        case say.Offer(deal):
            to = [each.seat for each in rest if isinstance(each, say.To)]
            to = to or [other for other in state.market if other != seat]
            price = [each.n for each in rest if isinstance(each, Number)]
            return (deal, to[0], put[0], *mode[0], *price)
        case say.Answer(offer):
            return ("answer", offer, put[0], *mode[0])
        case say.Haggle(offer):
            return ("counter", offer, rest[0].n)
        case say.Turndown(offer):
            return ("refuse", offer)
        case say.Buy(offer):
            return ("accept", offer)
        case say.StayOut():
            return ("stay_out",)
    return (type(first).__name__.lower(), *first.fields().values())


def claims() -> set[Choice]:
    """Return all claims that can be made about a card."""
    kinds = {card: "vein" if TILES[card][1] else "gallery" for card in TILES}
    kinds |= dict.fromkeys(BUILDINGS, "building") | dict.fromkeys(IMPEDIMENTS, "impediment")
    words = [say.Claim(word) for word in ("open", "mystery", *set(kinds.values()))]
    return {*words, *(say.Claim(kind, card) for card, kind in kinds.items())}
