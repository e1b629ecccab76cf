"""Dwarfs on the board: possible sets for fights, who is in range, what is blocked (3.3, 6.1, 9.4)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations

from games.core import Seat
from games.winter.cards import EDITIONS
from games.winter.choices import BASIC
from games.winter.rows import Disaster, Monster
from games.winter.state import HOME, State, book


def blocked(t: State) -> set[str]:
    """Return the areas where nothing can be produced: a monster or a disaster is there (3.3)."""
    rows = book(t).all_disasters
    return {*t.monsters.values(), *(rows[disaster].area for disaster in t.disasters)}


def in_range(t: State, monster: str) -> list[Seat]:
    """Return the players a monster's talent hits, clockwise from the first player, each once (6.1)."""
    catalogue = book(t)
    area = t.monsters[monster]
    reach = catalogue.reach[area] if catalogue.monster_kind(monster).range == "own_or_adjacent" else {area}
    return [seat for seat in t.clockwise() if not reach.isdisjoint(t.players[seat].areas())]


def strengths(edition: str, card: Monster | Disaster) -> Mapping[str, int]:
    """Return the strength of each kind of dwarf against a monster or a disaster (9.4)."""
    return _strengths(edition, "monster" if isinstance(card, Monster) else "disaster")


@lru_cache(None)
def _strengths(edition: str, against: str) -> Mapping[str, int]:
    rows = EDITIONS[edition].legendary_dwarfs
    return {BASIC: 1, **{dwarf: getattr(row, against) for dwarf, row in rows.items()}}


def strength(t: State, seat: Seat, area: str, card: Monster | Disaster) -> int:
    """Return the strength of a player's dwarfs in an area against a card."""
    player = t.players[seat]
    total = player.out.count(area)
    if player.legends:
        worth = strengths(t.edition, card)
        total += sum(worth[dwarf] for dwarf, place in player.legends.items() if place == area)
    return total


def sets(t: State, seat: Seat, area: str, card: Monster | Disaster) -> list[tuple[str, ...]]:
    """Return the sets of a player's dwarfs there that are strong enough and have no superfluous dwarf (D11)."""
    player = t.players[seat]
    basics = player.out.count(area)
    if not player.legends:
        return [(BASIC,) * card.dwarfs] if basics >= card.dwarfs else []
    worth = strengths(t.edition, card)
    here = [dwarf for dwarf, place in player.legends.items() if place == area]
    found = []
    for size in range(len(here) + 1):
        for chosen in combinations(here, size):
            total = sum(worth[dwarf] for dwarf in chosen)
            needed = max(0, card.dwarfs - total)
            if needed > basics or any(total + needed - worth[dwarf] >= card.dwarfs for dwarf in chosen):
                continue
            found.append((*chosen, *(BASIC,) * needed))
    return found


def go_home(t: State, seat: Seat, area: str, dwarfs: Iterable[str]) -> None:
    """Move dwarfs from an area to their owner's board."""
    player = t.players[seat]
    for dwarf in dwarfs:
        player.leave(area, dwarf)
        player.enter(HOME, dwarf)


def banned(t: State) -> dict[str, str]:
    """Return the instruments that nobody may start, each with the Banshee that silences it (6.2, R15, R16).

    A Banshee silences from its first attack, so not in the week it arrives.
    """
    catalogue = book(t)
    found: dict[str, str] = {}
    for monster, area in t.monsters.items():
        if catalogue.monster_kind(monster).effect == "ban_instrument" and monster not in t.arrived:
            instrument = catalogue.kinds[catalogue.kind[area]].instrument
            if instrument:
                found.setdefault(instrument, monster)
    return found


def tell_bans(t: State, silent: Mapping[str, str], monster: str = "") -> None:
    """Tell which of the instruments banned so far sound again, and which are banned by a monster just driven on."""
    now = banned(t)
    for instrument in silent.keys() - now.keys():
        t.tell("winter-log-sounds-again", instrument=instrument)
    for instrument in now.keys() - silent.keys() if monster else ():
        t.tell("winter-log-silences", monster=monster, area=t.monsters[monster], instrument=instrument)
