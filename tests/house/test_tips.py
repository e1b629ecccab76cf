"""Tips recommend only what is offered in the reader's position."""

import re
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from games import core
from games.core import Choice, Decision, OneOf, Say, Seat, Shape, Some, SomeOf
from games.dungeon_lords.cards import EDITIONS as DUNGEON
from games.maphr.cards import EDITIONS as MAPHR
from games.winter.cards import EDITIONS as WINTER
from locales import LOCALES, Speaker, words
from tests.house.play import AnyGame, deal, every_game, walk

_ROOMS = {id_ for id_, room in DUNGEON[DUNGEON.current].room.items() if room.produce}
_MOVERS = {
    card for card, talent in WINTER[WINTER.current].talent.items() if talent.do in {"move_from", "place_or_move"}
}


def choices(shape: Shape) -> tuple[Choice, ...]:
    """Return the choices of a single-answer question, () for others."""
    return shape.choices if isinstance(shape, OneOf) else ()


def verb(*words: str) -> Callable[[Shape], bool]:
    """Return a condition: one of these verbs is offered."""
    return lambda shape: any(choice.word() in words for choice in choices(shape))


def thing(name: str, *things: str) -> Callable[[Shape], bool]:
    """Return a condition: one of these things is offered in a field."""
    return lambda shape: any(getattr(choice, name, "") in things for choice in choices(shape))


def both_wagons(shape: Shape) -> bool:
    """Return whether both wagons can be chosen."""
    return {getattr(choice, "wagon", 0) for choice in choices(shape)} >= {1, 2}


def digger_or_warriors(shape: Shape) -> bool:
    """Return whether both the digger and warriors can pay."""
    units = [unit for choice in choices(shape) for unit in getattr(choice, "units", ())]
    return "team" in units and any(unit != "team" for unit in units)


def two_kinds(kind: Callable[[str], bool]) -> Callable[[Shape], bool]:
    """Return a condition: both things of this kind and others are offered."""
    return lambda shape: len({kind(thing) for thing in things_of(shape)}) == 2


def things_of(shape: Shape) -> set[str]:
    """Return the cards and heroes that are offered."""
    if isinstance(shape, SomeOf):
        return set(shape.items)
    return {str(value) for choice in choices(shape) for value in choice.field_values() if isinstance(value, str)}


def openings(card: str) -> int:
    """Return the number of openings of a card; 0 for anything other than a tile."""
    book = MAPHR[MAPHR.current]
    return len(book.shapes[book.tiles[card].shape].openings) if card in book.tiles else 0


def widest(shape: Shape) -> int:
    """Return the most openings of any card offered."""
    return max(map(openings, things_of(shape)), default=0)


def is_free(trap: str) -> bool:
    """Return whether a trap costs nothing when it is triggered."""
    row = DUNGEON[DUNGEON.current].trap[trap]
    return not row.cost and row.pay_x is None


def hits_all(trap: str) -> bool:
    """Return whether a trap hits everybody."""
    return "all" in {blow.target for blow in DUNGEON[DUNGEON.current].trap[trap].effects}


def is_paladin(hero: str) -> bool:
    """Return whether a hero is a paladin."""
    return DUNGEON[DUNGEON.current].hero[hero].role == "paladin"


RECOMMENDED: dict[str, dict[str, Callable[[Shape], bool]]] = {
    "tunhell": {
        "turn": lambda shape: verb("recruit")(shape) and verb("play")(shape),
        "fight": digger_or_warriors,
    },
    "winter": {
        "turn": verb("place"),
        "place-or-move": verb("place"),
        "play-cards": lambda shape: (
            thing("card", *_MOVERS)(shape) and thing("card", "woodcutter", "farmer", "miner")(shape)
        ),
        "choose-hands": lambda shape: not _MOVERS.isdisjoint(things_of(shape)),
    },
    "poursuite": {"boarding": both_wagons, "seating-freed": both_wagons},
    "maphr": {
        "market": lambda shape: verb("offer", "propose")(shape) and not verb("turndown")(shape),
        "caravan": verb("bribe"),
        "choose-actions": thing("first", "prospect"),
        "constructing": verb("erect"),
        "exploiting": verb("hire"),
        "trade-turn": verb("sell"),
        "upgrade-mine": verb("upgrade"),
        "prospecting": lambda shape: verb("tile")(shape) and widest(shape) > 1,
    },
    "dungeon_lords": {
        "hiring": thing("creature", "ghost"),
        "building": thing("room", *_ROOMS),
        "trap-goes": two_kinds(is_free),
        "recall": two_kinds(hits_all),
        "free-prisoner": two_kinds(is_paladin),
    },
}
"""What each tip recommends that not every question of its kind offers, taken from its text."""
CLAIMS: tuple[tuple[str, Callable[[Shape], bool]], ...] = (
    ("three or four openings|trois ou quatre ouvertures", lambda shape: widest(shape) > 2),
    ("two openings|deux ouvertures", lambda shape: widest(shape) > 1),
    ("A building|Un aménagement rapporte", lambda shape: not MAPHR_BUILDINGS.isdisjoint(things_of(shape))),
    ("impediment is|un empêchement pour", verb("hinder")),
    ("no impediment|aucun empêchement", lambda shape: not verb("hinder")(shape)),
    ("a ghost|le fantôme", thing("creature", "ghost")),
)
"""Phrases in tips, each with the condition on the offer that makes it true."""
MAPHR_BUILDINGS = set(MAPHR[MAPHR.current].buildings)
RARE = {"market", "place-or-move", "recall", "free-prisoner", "trap-goes", "caravan", "rune-library", "choose-hands"}
"""Kinds of questions that random games rarely ask without offering what the tip recommends."""


def labels(now: Decision, state: core.State, seat: Seat, shape: Shape, speak: Speaker) -> Iterator[str]:
    """Yield the labels of everything that a question offers."""
    every = [Some((item,)) for item in shape.items] if isinstance(shape, SomeOf) else choices(shape)
    for choice in every:
        said = [now.step.field_label(state, seat, choice, name) for name in choice.field_names()]
        if not isinstance(choice, Some):
            said.append(now.step.label(state, choice))
        yield from (speak(one) for one in said if speak.words.has(one.id))


def quoted(tip: Say, text: str, speak: Speaker) -> list[str]:
    """Return the names that a tip quotes or lists."""
    listed = [speak(one) for value in tip.values.values() if isinstance(value, tuple) for one in value]
    return [*re.findall("(?<=“)[^”]+|(?<=«\u00a0)[^»]+(?=\u00a0»)", text), *listed]


@pytest.mark.slow
@every_game
def test_a_tip_is_shown_where_it_can_be_followed_and_nowhere_else(game: AnyGame) -> None:
    """In random games a tip is shown exactly if it applies; both cases occur."""
    found: set[tuple[str, bool]] = set()
    for seats in game.seats:
        for position in islice(walk(game, deal(game, seats, 5)), 1500):
            now = core.decision(position.state)
            for seat, shape in now.step.first(position.state).items() if now else ():
                if now is None or seat not in now.asks:
                    continue
                word = now.step.word()
                wanted = RECOMMENDED.get(game.id, {}).get(word)
                assert game.has_tip(position.state, Seat(seat)) == (wanted is None or wanted(shape)), (word, shape)
                found.add((word, wanted is None or wanted(shape)))
    assert {word for word, _ in found} >= RECOMMENDED.get(game.id, {}).keys() - RARE
    assert any(not fits for _, fits in found) or RECOMMENDED[game.id].keys() <= RARE
    assert RECOMMENDED[game.id].keys() <= game.tips.keys()


@pytest.mark.slow
@every_game
def test_what_a_tip_names_is_offered(game: AnyGame) -> None:
    """Everything that a tip quotes is among the offered labels, and its claims about cards are true."""
    named = 0
    for seats in game.seats:
        for position in islice(walk(game, deal(game, seats, 4)), 0, 1500, 2):
            now = core.decision(position.state)
            for seat, shape in now.step.first(position.state).items() if now else ():
                tip = game.tip(now.step.word(), shape) if now is not None and seat in now.asks else None
                for locale in LOCALES if tip is not None else ():
                    assert now is not None
                    assert tip is not None
                    speak = Speaker(words(locale), game.id, ("Ana", "Bo", "Cy", "Di"))
                    text = speak(tip)
                    offered = [*labels(now, position.state, Seat(seat), shape, speak)]
                    for name in quoted(tip, text, speak):
                        assert any(name.casefold() in label.casefold() for label in offered), (tip.id, text, offered)
                        named += 1
                    for claim, holds in CLAIMS:
                        assert not re.search(claim, text) or holds(shape), (tip.id, text, shape)
    assert named or game.id in {"winter", "poursuite", "tunhell"}
