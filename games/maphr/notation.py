"""A position as lines of `key: value`, both ways: what scenes, failing tests and bug reports are written in.

Seats are letters, cells are written as in the mine, and lines that say nothing are left out:

    table: full, 3 seats, first A, round 2, lead B, die 4
    A: irongradd, 8 coins, level 1, 2 miners
    A hand: tavern gallery_tee
    A mine: e1 gallery_straight 0, e2 gallery_tee 90
    A buildings: map_room
    A plan: prospect build, cancelled build
    offer 3: A to B, archive open, 7 coins
    deck: coal_1_straight tavern
    agenda: prospecting A 0; carry-out B

The next card of the deck, and the next step of the agenda, come first. Steps are written with their fields.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from games.core import Dice, PositionError, Seat, Step, say
from games.core.reading import adapter_of, hints_of
from games.core.record import records_of

from .cards import EDITIONS, Book
from .setup import cards_of
from .state import Clan, State, Trade

LETTERS = "ABCD"
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
_PILES = ("discard", "seen", "shown", "shown_before", "queue", "packet")
_OWN = ("hand", "known", "packet", "buildings")


def write(t: State) -> str:
    """The position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """The position as values by key; what is empty is left out."""
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
    found["deck"] = " ".join(reversed(t.deck))
    found["agenda"] = "; ".join(_step(step) for step in reversed(t.agenda)) or "over"
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


def _step(step: Step[Any]) -> str:
    return " ".join([step.word(), *(_value(name, value) for name, value in step.fields().items())])


def _value(name: str, value: Any) -> str:
    if name in ("seat", "victim"):
        return LETTERS[value]
    return "+".join(value) if isinstance(value, tuple) else str(value)


def read(text: str) -> State:
    """The position that lines of notation describe; what is not mentioned is empty.

    Raises:
        PositionError: a line cannot be right; it is named, and why.
    """
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = line.partition(":")
        if not colon or key in found:
            raise PositionError(line, say("maphr-position-line"))
        found[key] = value.strip()
    t = _table(found)
    for key, value in found.items():
        reader = _reader(t, key)
        if reader is None:
            raise PositionError(f"{key}: {value}", say("maphr-position-key"))
        reader(value)
    _check_totals(t)
    return t


def _table(found: Mapping[str, str]) -> State:
    """The table as the first line describes it, without its cards."""
    head = _match(_TABLE, "table", found.get("table", ""))
    seats = int(head["seats"])
    if head["scenario"] not in ("full", "first_dig"):
        raise _bad("table", found["table"], "maphr-position-figures")
    named = [head["first"], head["lead"], *([head["finisher"]] if head["finisher"] else [])]
    if any(LETTERS.index(letter) >= seats for letter in named):
        raise _bad("table", found["table"], "maphr-position-seat")
    for letter in LETTERS[:seats]:
        if letter not in found:
            raise _bad("table", found["table"], "maphr-position-player")
    return State(
        seats=seats,
        first=_seat(head["first"]),
        options={"scenario": head["scenario"]},
        edition=EDITIONS.current,
        dice=Dice("notation"),
        clans=[Clan(name="", coins=0) for _ in range(seats)],
        deck=[],
        round=int(head["round"]),
        lead=_seat(head["lead"]),
        die=int(head["die"]),
        finisher=_seat(head["finisher"]) if head["finisher"] else None,
    )


def _reader(t: State, key: str) -> Callable[[str], None] | None:
    """What reads a line, or None when there is no such line."""
    letter, _, name = key.partition(" ")
    if letter in LETTERS[: t.seats]:
        clan = t.clans[_seat(letter)]
        if name in _OWN:
            return lambda value: setattr(clan, name, _cards(key, value))
        readers = {"": _read_figures, "mine": _read_mine, "plan": _read_plan}
        return (lambda value: readers[name](clan, key, value)) if name in readers else None
    if key.replace(" ", "_") in _PILES:
        return lambda value: setattr(t, key.replace(" ", "_"), _cards(key, value))
    if letter == "offer" and name.isdecimal():
        return lambda value: _read_offer(t, int(name), key, value)
    if key in ("bids", "market"):
        return lambda value: _read_seats(t, key, value)
    others: dict[str, Callable[[str], None]] = {
        "table": lambda _: None,
        "deck": lambda value: _read_deck(t, value),
        "agenda": lambda value: _read_agenda(t, value),
    }
    return others.get(key)


def _read_figures(clan: Clan, key: str, value: str) -> None:
    head = _match(_FIGURES, key, value)
    if head["name"] not in _book().clans:
        raise _bad(key, value, "maphr-position-clan")
    clan.name, clan.coins, clan.level = head["name"], int(head["coins"]), int(head["level"])
    clan.miners, clan.extensions = int(head["miners"]), int(head["extensions"] or 0)
    clan.offered, clan.stays_out = list(map(_seat, head["offered"] or "")), bool(head["out"])


def _read_mine(clan: Clan, key: str, value: str) -> None:
    """Tiles one after the other, each of which must be a legal placement but for limits."""
    catalogue = _book()
    for part in value.split(","):
        words = part.split()
        if len(words) != 3 or words[1] not in catalogue.tiles or words[2] not in ("0", "90", "180", "270"):
            raise _bad(key, part.strip(), "maphr-position-tile")
        cell, card, turn = words[0], words[1], int(words[2])
        tunnels = tuple((laid, catalogue.openings[tile]) for laid, tile in clan.mine.items())
        if catalogue.ground.misfit(tunnels, cell, catalogue.openings[card, turn], may_seal=True):
            raise _bad(key, part.strip(), "maphr-position-place")
        clan.mine[cell] = (card, turn)


def _read_plan(clan: Clan, key: str, value: str) -> None:
    plan, _, cancelled = value.partition(", cancelled ")
    clan.plan, clan.cancelled = plan.split(), cancelled.split()
    if set(clan.plan) - {"prospect", "exploit", "build"} or set(clan.cancelled) - set(clan.plan):
        raise _bad(key, value, "maphr-position-figures")


def _read_offer(t: State, id_: int, key: str, value: str) -> None:
    head = _match(_OFFER, key, value)
    seats = (head["seller"], head["buyer"])
    if seats[0] == seats[1] or any(LETTERS.index(letter) >= t.seats for letter in seats):
        raise _bad(key, value, "maphr-position-seat")
    trade = Trade(
        id=id_,
        seller=_seat(head["seller"]),
        buyer=_seat(head["buyer"]),
        card=head["card"],
        claim=head["claim"],
        price=int(head["price"]) if head["price"] else None,
        answer=head["answer"] or "",
        answer_claim=head["answer_claim"] or "",
    )
    hands = ((trade.seller, trade.card), (trade.buyer, trade.answer))
    if any(card and card not in t.clans[seat].hand for seat, card in hands):
        raise _bad(key, value, "maphr-position-card")
    t.offers.append(trade)


def _read_deck(t: State, value: str) -> None:
    t.deck = _cards("deck", value)[::-1]


def _read_seats(t: State, key: str, value: str) -> None:
    words = value.split()
    if key == "bids":
        if len(words) != t.seats or not all(word.isdecimal() for word in words):
            raise _bad(key, value, "maphr-position-figures")
        t.bids = list(map(int, words))
        return
    if any(word not in LETTERS[: t.seats] for word in words):
        raise _bad(key, value, "maphr-position-seat")
    t.market = [_seat(word) for word in words]


def _read_agenda(t: State, value: str) -> None:
    parts = [part.split() for part in value.split(";")] if value != "over" else []
    t.agenda = [_read_step(t, words) for words in reversed(parts)]


def _read_step(t: State, words: list[str]) -> Step[Any]:
    """A step from its word and its fields."""
    made = records_of("maphr", Step).get(words[0]) if words else None
    if made is None or len(words) - 1 != len(made.field_names()):
        raise _bad("agenda", " ".join(words), "maphr-position-step")
    hints, fields = hints_of(made), dict[str, Any]()
    for name, word in zip(made.field_names(), words[1:], strict=True):
        if name in ("seat", "victim"):
            if word not in LETTERS[: t.seats]:
                raise _bad("agenda", " ".join(words), "maphr-position-seat")
            fields[name] = LETTERS.index(word)
        else:
            fields[name] = word.split("+") if "tuple" in str(hints[name]) else word
    try:
        step: Step[Any] = adapter_of(made).validate_python(fields)
    except ValidationError as wrong:
        raise _bad("agenda", " ".join(words), "maphr-position-step") from wrong
    return step


def _check_totals(t: State) -> None:
    """No card can lie on the table more often than the box holds it."""
    box = cards_of(_book(), t.is_first_dig)
    for card in {*_all_cards(t)}:
        n = sum(card == other for other in _all_cards(t))
        if n > box.get(card, 0):
            raise _bad(card, str(n), "maphr-position-copies")


def _all_cards(t: State) -> Iterator[str]:
    for cards in (t.deck, t.discard, t.seen, t.queue, t.packet):
        yield from cards
    for clan in t.clans:
        yield from (*clan.hand, *clan.packet, *clan.buildings, *(card for card, _ in clan.mine.values()))


def _cards(key: str, value: str) -> list[str]:
    cards = value.split()
    if any(card not in _book().cards for card in cards):
        raise _bad(key, value, "maphr-position-card")
    return cards


def _match(pattern: re.Pattern[str], key: str, value: str) -> Mapping[str, str]:
    found = pattern.fullmatch(value)
    if found is None:
        raise _bad(key, value, "maphr-position-figures")
    return found.groupdict()


def _bad(key: str, value: str, reason: str) -> PositionError:
    return PositionError(f"{key}: {value}", say(reason))


def _book() -> Book:
    return EDITIONS[EDITIONS.current]


def _seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


__all__ = ["LETTERS", "lines", "read", "write"]
