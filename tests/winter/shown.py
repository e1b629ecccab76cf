"""Compares what the game shows a seat, or the public, with the referee's position (5.1, 13)."""

from typing import Any

from games.core import Seat
from games.winter.view import PlayerView, Threat, View, view
from tests.winter.beside import Match
from tests.winter.referee_data import FOES, HEROES, MARKET, NEXT_TO, Foe
from tests.winter.referee_score import parts_of
from tests.winter.referee_world import DISTANCE, World, banned, blocked, playable, sets_for, standing


def compare_view(match: Match, seat: int | None) -> None:
    """Assert that a view shows the referee's position and hides what this seat may not see."""
    world, shown = match.referee.world, view(match.t, None if seat is None else Seat(seat))
    assert shown.asked == () if match.now is None else set(shown.asked) == set(match.now.asks)
    assert (shown.week, shown.lead, shown.active) == (world.week, world.first, match.referee.active) or not shown.week
    left = {"hero": shown.hero_deck, "monster": shown.monster_deck, "disaster": shown.disaster_deck}
    assert (left, dict(shown.music)) == (world.left, world.hall)
    assert [hero and hero.card for hero in shown.market] == world.market
    assert set(shown.silenced) == banned(world)
    for area in shown.areas:
        assert [sorted(kinds) for kinds in area.dwarfs] == [
            sorted(standing(world, owner, area.id).elements()) for owner in range(len(world.players))
        ]
        assert set(area.monsters) == {name for name, place in world.monsters.items() if place == area.id}
        assert set(area.disasters) == {name for name in world.disasters if FOES[name].area == area.id}
        assert (area.is_blocked, area.distance) == (blocked(world, area.id), DISTANCE[area.id])
    threats = {threat.id: threat for threat in (*shown.monsters, *shown.disasters)}
    assert threats.keys() == world.monsters.keys() | world.disasters
    for name, threat in threats.items():
        _compare_threat(world, seat, FOES[name], threat)
    for player in shown.players:
        assert _told(player) == _true(world, player.seat)
    _compare_cards(match, shown, seat)


def _compare_threat(world: World, seat: int | None, foe: Foe, threat: Threat) -> None:
    area = world.monsters.get(foe.name, foe.area)
    assert (threat.area, threat.steps) == (area, DISTANCE[area])
    assert (threat.dwarfs, threat.cost, threat.gold, threat.points) == (foe.dwarfs, foe.cost, foe.gold, foe.vp)
    assert threat.is_new == (foe.name in world.fresh)
    if seat is not None:
        assert threat.can_be_met == bool(sets_for(world, seat, foe.name, area))


def _told(player: PlayerView) -> dict[str, Any]:
    return {
        "stock": dict(player.stock), "actions": player.actions, "size": player.hand_size, "home": player.home,
        "reserve": list(player.reserve), "cards": player.cards, "hand": player.hand, "tokens": player.tokens,
        "pile": sorted([*player.monsters, *player.disasters]), "heroes": sorted(player.heroes),
        "legends": sum(area in NEXT_TO for area in player.legends.values()), "points": player.points,
    }  # fmt: skip


def _true(world: World, seat: int) -> dict[str, Any]:
    player, parts = world.players[seat], parts_of(world, seat)
    return {
        "stock": player.purse, "actions": player.actions, "size": player.hand_size, "home": player.home.total(),
        "reserve": player.reserve, "cards": len(player.cards), "hand": len(player.hand), "tokens": player.tokens,
        "pile": sorted(player.pile), "heroes": sorted(name for name in player.cards if name in MARKET),
        "legends": sum(n for (_, o, kind), n in world.dwarfs.items() if o == seat and kind != "basic"),
        "points": sum(parts.values()) - parts["maker"] - parts["army"],
    }  # fmt: skip


def _compare_cards(match: Match, shown: View, seat: int | None) -> None:
    """Compare the reader's own hand and its playable cards; other hands must be hidden (5.1)."""
    if seat is None:
        assert (shown.hand, shown.rest, shown.wanted) == ((), (), 0)
        return
    world, now = match.referee.world, match.now
    assert sorted(hero.card for hero in shown.hand) == sorted(world.players[seat].hand)
    assert all((hero.instrument, hero.points) == HEROES[hero.card][2:] for hero in (*shown.hand, *shown.rest))
    asked = now is not None and seat in now.asks and now.kind in ("cards", "follow")
    may = playable(world, seat, now.about) if now and asked else set()
    assert {("card", hero.card) for hero in shown.hand if hero.is_playable} == may
