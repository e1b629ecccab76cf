"""The table as text, from a view, never from the state (13)."""

from collections.abc import Iterator, Sequence

from games.core import Say, Seat, Section, Value, say

from .choices import BASIC
from .rules.stock import price
from .view import AreaView, PlayerView, Threat, View


def stage(view: View) -> Say | None:
    """Return the week, for titles; None before the first."""
    return say("winter-stage", n=view.week) if view.week else None


def board(view: View) -> tuple[Section, ...]:
    """Return the public table: week, map, threats, market, Music Hall, players (13)."""
    sections = (
        Section(_title(view), tuple(_now(view))),
        Section(say("winter-board-map"), tuple(_map(view))),
        Section(say("winter-board-monsters"), tuple(_threats(view, view.monsters))),
        Section(
            say("winter-board-disasters", n=len(view.disasters), most=view.disasters_to_lose),
            tuple(_threats(view, view.disasters)),
        ),
        Section(say("winter-board-market", n=view.hero_deck), tuple(_market(view))),
        Section(say("winter-board-music"), tuple(_music(view))),
        Section(say("winter-board-players"), tuple(_player(player) for player in view.players)),
    )
    return tuple(section for section in sections if section.lines)


def _title(view: View) -> Say:
    return say("winter-board-title", n=view.week, most=view.weeks, phase=say(f"winter-board-phase-{view.phase}"))


def _now(view: View) -> Iterator[Say]:
    """Yield whose decision is awaited, what threatens the game, and the warnings of the rulebook."""
    if view.question is not None:
        yield view.question
    if view.outcome is not None:
        yield from _end(view)
    if view.seats > 1:
        yield say("winter-board-lead", seat=view.lead)
    yield from warnings(view)


def _end(view: View) -> Iterator[Say]:
    assert view.outcome is not None, "asked only when the game is over"
    yield say("winter-board-lost" if view.outcome.scores == () else "winter-board-survived")
    yield from view.outcome.reasons


def warnings(view: View, *, are_disasters_counted: bool = False) -> Iterator[Say]:
    """Yield what will lose the game unless something is done: the castle, disasters, areas that are all blocked.

    If another sentence counts the disasters and says how many lose the game, they are left out here.
    """
    if view.outcome is not None:
        return
    inside = tuple(sorted(threat.id for threat in view.monsters if not threat.steps))  # equal ones adjacent
    if inside:
        yield say("winter-warn-castle", monsters=inside)
    count = len(view.disasters)
    if count >= view.disasters_to_lose and not are_disasters_counted:
        yield say("winter-warn-disasters-over", n=count, most=view.disasters_to_lose)
    elif are_disasters_near(view) and not are_disasters_counted:
        yield say("winter-warn-disasters", n=count, most=view.disasters_to_lose)
    for kind in view.traps:
        yield say("winter-warn-trap", area_kind=kind)


def are_disasters_near(view: View) -> bool:
    """Return whether there are enough disasters to lose, or one too few while another can still strike (5.2, 5.5)."""
    can_strike = view.week < view.weeks or view.phase == "invasion"
    return len(view.disasters) >= view.disasters_to_lose - can_strike


def is_late(view: View) -> bool:
    """Return whether the end is so near that what scores only then matters."""
    return view.week >= view.weeks - 1


def _map(view: View) -> Iterator[Say]:
    """Yield the areas that are not empty, from the castle outwards."""
    busy = [area for area in view.areas if any(area.dwarfs) or area.monsters or area.disasters]
    for area in sorted(busy, key=lambda area: area.distance):
        yield say("winter-board-area", area=area.id, n=area.distance, here=tuple(_standing(area)))


def _standing(area: AreaView) -> Iterator[Say]:
    for seat, dwarfs in enumerate(area.dwarfs):
        if dwarfs:
            yield say("winter-board-dwarfs", seat=Seat(seat), dwarfs=counted(dwarfs))
    for threat in (*area.monsters, *area.disasters):
        yield say("winter-board-threat-here", target=threat)


def counted(dwarfs: Sequence[str]) -> tuple[Say, ...]:
    """Return the dwarfs for a sentence: the legendary ones by name, then how many basic ones."""
    found = [say("winter-dwarf", dwarf=dwarf) for dwarf in dwarfs if dwarf != BASIC]
    if basics := len(dwarfs) - len(found):
        found.append(say("winter-basics", n=basics))
    return tuple(found)


def _threats(view: View, threats: Sequence[Threat]) -> Iterator[Say]:
    for threat in threats:
        values: dict[str, Value] = {
            "target": threat.id,
            "area": threat.area,
            "n": threat.dwarfs,
            "cost": price(threat.cost),
            "points": threat.points,
        }
        if threat.does is None:
            yield Say("winter-board-disaster", {**values, "gold": threat.gold})
        else:
            yield Say("winter-board-monster", {**values, "steps": threat.steps, "does": threat.does})
        if view.seat is not None and threat.can_be_met:
            yield say("winter-board-can-now", target=threat.id)


def _market(view: View) -> Iterator[Say]:
    for slot, (hero, cost) in enumerate(zip(view.market, view.prices, strict=True), 1):
        if hero is None:
            yield say("winter-board-slot-empty", slot=slot)
        else:
            yield say(
                "winter-board-slot",
                slot=slot, n=cost, card=hero.card, instrument=hero.instrument, does=hero.does, points=hero.points,
            )  # fmt: skip


def _music(view: View) -> Iterator[Say]:
    for instrument in view.instruments:
        if instrument in view.music:
            yield say("winter-board-music-played", instrument=instrument, seat=view.music[instrument])
        elif instrument in view.silenced:
            yield say("winter-board-music-silenced", instrument=instrument, monster=view.silenced[instrument])
        else:
            yield say("winter-board-music-free", instrument=instrument)


def _player(player: PlayerView) -> Say:
    stock = player.stock
    return say(
        "winter-board-player",
        seat=player.seat,
        gold=stock["gold"], food=stock["food"], stone=stock["stone"], wood=stock["wood"],
        actions=player.actions, size=player.hand_size, hand=player.hand, home=player.home,
        monsters=len(player.monsters), disasters=len(player.disasters), heroes=len(player.heroes),
        points=player.points,
    )  # fmt: skip
