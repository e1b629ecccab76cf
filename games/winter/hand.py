"""A hand as text, from its owner's view: what a seat alone can see (13)."""

from collections.abc import Iterator, Sequence

from games.core import Say, Section, say

from .board import is_late
from .cards import EDITIONS
from .state import HOME
from .view import HeroView, PlayerView, View


def hand(view: View) -> tuple[Section, ...]:
    """Return a player's own cards by instrument, the rest of the action deck, and possible fights (13).

    What scores only at the end comes last; in the last weeks, right after what the player has.
    """
    if view.seat is None:
        return ()
    own = view.players[view.seat]
    sections = [
        Section(say("winter-hand-stock-title"), (_stock(own),)),
        Section(say("winter-hand-title", n=len(view.hand)), tuple(_cards(view.hand)) or _no_hand(view)),
    ]
    if view.rest:
        sections.append(Section(say("winter-hand-rest", n=len(view.rest)), tuple(_cards(view.rest))))
    ready = tuple(threat.id for threat in (*view.monsters, *view.disasters) if threat.can_be_met)
    if ready:
        sections.append(Section(say("winter-hand-ready"), (say("winter-hand-ready-now", targets=ready),)))
    if own.legends or own.reserve:
        sections.append(Section(say("winter-hand-legends"), tuple(_legends(own))))
    sections.insert(1 if is_late(view) else len(sections), Section(say("winter-hand-end"), tuple(_late(view))))
    return tuple(sections)


def held(view: View) -> tuple[str, ...]:
    """Return the cards in a player's hand."""
    return tuple(hero.card for hero in view.hand)


def _stock(own: PlayerView) -> Say:
    stock = own.stock
    return say(
        "winter-hand-stock",
        gold=stock["gold"], food=stock["food"], stone=stock["stone"], wood=stock["wood"], home=own.home,
    )  # fmt: skip


def _late(view: View) -> Iterator[Say]:
    """Yield what scores only at the end (8.1)."""
    book = EDITIONS[view.edition]
    yield say("winter-hand-end-stock", most=book.limits.resource_max, **dict[str, int](book.maker.items()))
    yield say("winter-hand-end-home", points=book.army["vp"])


def _no_hand(view: View) -> tuple[Say, ...]:
    return (say("winter-hand-choose", n=view.wanted) if view.wanted else no_cards(view),)


def no_cards(view: View) -> Say:
    """Return why a hand is empty: cards are taken when everyone has chosen them, or all have been played (5.3)."""
    if view.step == "choose-hands":
        return say("winter-hand-later")
    return say("winter-hand-soon" if view.phase in {"setup", "invasion"} else "winter-hand-empty")


def _cards(heroes: Sequence[HeroView]) -> Iterator[Say]:
    for hero in heroes:
        text = "winter-hand-card-now" if hero.is_playable else "winter-hand-card"
        yield say(text, card=hero.card, instrument=hero.instrument, does=hero.does, points=hero.points)


def _legends(own: PlayerView) -> Iterator[Say]:
    for dwarf, place in own.legends.items():
        if place == HOME:
            yield say("winter-hand-legend-home", dwarf=dwarf)
        else:
            yield say("winter-hand-legend", dwarf=dwarf, area=place)
    for dwarf in own.reserve:
        yield say("winter-hand-legend-reserve", dwarf=dwarf)
