"""The panels in whole sentences, for alternative text."""

from collections.abc import Iterator, Sequence

from games.core import Say, Seat, Value, say
from games.winter.board import counted, is_late, warnings
from games.winter.cards import EDITIONS
from games.winter.hand import no_cards
from games.winter.rules.stock import price
from games.winter.view import AreaView, HeroView, PlayerView, Threat, View

FEW = 8
"""Up to this many cards are described with their effects; more are only named."""


def describe_map(view: View) -> tuple[Say, ...]:
    """Return the week and the dangers, then the areas that are not empty, from the castle outwards."""
    count, most = len(view.disasters), view.disasters_to_lose
    areas = sorted(view.areas, key=lambda area: area.distance)
    busy = (_area(area) for area in areas if any(area.dwarfs) or area.monsters or area.disasters)
    return (
        say("winter-alt-week", n=max(1, view.week), most=view.weeks, count=count, limit=most),
        *warnings(view, are_disasters_counted=True),
        *busy,
    )


def _area(area: AreaView) -> Say:
    here: tuple[Value, ...] = (
        *(
            say("winter-alt-dwarfs", seat=Seat(seat), dwarfs=counted(dwarfs))
            for seat, dwarfs in enumerate(area.dwarfs)
            if dwarfs
        ),
        *area.monsters,
        *area.disasters,
    )
    return say("winter-alt-area", area=area.id, here=here)


def describe_threats(view: View) -> tuple[Say, ...]:
    """Return every monster with what it takes to defeat it, then every disaster, then each monster's talent."""
    threats = (line for threat in (*view.monsters, *view.disasters) for line in _threat(view, threat))
    talents = {threat.kind: threat.does for threat in view.monsters if threat.does is not None}
    return (*threats, *(say("winter-alt-talent", kind=kind, does=does) for kind, does in talents.items()))


def describe_market(view: View) -> tuple[Say, ...]:
    """Return the heroes for sale, from left to right, and the number left in the deck."""
    slots = (
        say("winter-alt-slot", card=hero.card, n=cost, instrument=hero.instrument, points=hero.points, does=hero.does)
        for hero, cost in zip(view.market, view.prices, strict=True)
        if hero is not None
    )
    return (*slots, say("winter-alt-hero-deck", n=view.hero_deck))


def _threat(view: View, threat: Threat) -> Iterator[Say]:
    yield say(
        "winter-alt-threat",
        target=threat.id, area=threat.area, n=threat.dwarfs, cost=price(threat.cost), points=threat.points,
    )  # fmt: skip
    if view.seat is not None and threat.can_be_met:
        yield say("winter-alt-can-now", target=threat.id)


def describe_tracks(view: View) -> tuple[Say, ...]:
    """Return every player's tracks, then the Music Hall."""
    return (*map(_player, view.players), *_music(view))


def _player(player: PlayerView) -> Say:
    stock = player.stock
    return say(
        "winter-alt-player",
        seat=player.seat,
        gold=stock["gold"], food=stock["food"], stone=stock["stone"], wood=stock["wood"],
        actions=player.actions, hand=player.hand, home=player.home, points=player.points,
    )  # fmt: skip


def _music(view: View) -> Iterator[Say]:
    for instrument in view.instruments:
        if instrument in view.music:
            yield say("winter-alt-music-played", instrument=instrument, seat=view.music[instrument])
        elif instrument in view.silenced:
            yield say("winter-alt-music-silenced", instrument=instrument, monster=view.silenced[instrument])
    free = tuple(one for one in view.instruments if one not in view.music and one not in view.silenced)
    if free:
        yield say("winter-alt-music-free", instruments=free)


def describe_stock(view: View) -> tuple[Say, ...]:
    """Return what the reader can spend, and the points so far; in the last weeks, also what scores at the end."""
    assert view.seat is not None, "only a seat has a stock"
    player, book = view.players[view.seat], EDITIONS[view.edition]
    stock, most = player.stock, book.limits.resource_max
    maker = dict[str, int](book.maker.items())
    return (
        say(
            "winter-alt-stock",
            gold=stock["gold"], food=stock["food"], stone=stock["stone"], wood=stock["wood"],
            home=player.home, points=player.points,
        ),
        *([say("winter-alt-late", most=most, points=book.army["vp"], **maker)] if is_late(view) else []),
    )  # fmt: skip


def describe_hand(view: View) -> tuple[Say, ...]:
    """Return the cards that can be chosen or played now, those that can be played first."""
    heroes = view.rest if view.wanted else view.hand
    if not heroes:
        return (no_cards(view),)
    return describe_cards(sorted(heroes, key=lambda hero: not hero.is_playable))


def describe_cards(heroes: Sequence[HeroView]) -> tuple[Say, ...]:
    """Return the hero cards, each with its instrument and its effect if there are few."""
    if not heroes:
        return (say("winter-hand-empty"),)
    if len(heroes) > FEW:
        return tuple(_by_instrument(heroes))
    return tuple(
        say(
            "winter-alt-card-now" if hero.is_playable else "winter-alt-card",
            card=hero.card,
            instrument=hero.instrument,
            does=hero.does,
        )
        for hero in heroes
    )


def _by_instrument(heroes: Sequence[HeroView]) -> Iterator[Say]:
    """Yield the names of many cards, by instrument."""
    for instrument in dict.fromkeys(hero.instrument for hero in heroes):
        cards = tuple(hero.card for hero in heroes if hero.instrument == instrument)
        yield say("winter-alt-cards", instrument=instrument, cards=cards)


def describe_progress(view: View) -> tuple[Say, ...]:
    """Return how far each player got in a game that is lost."""
    return tuple(
        say(
            "winter-alt-progress",
            seat=player.seat,
            points=player.points,
            monsters=len(player.monsters),
            disasters=len(player.disasters),
        )
        for player in view.players
    )
