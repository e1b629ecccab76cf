"""The faults of moves: the first one in the order of section 11, by its key, or None.

Offers, unavailable choices and refusals all use these functions. An area, a slot or a target that does not exist is
found by `refusals.py` before they are asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Say, Seat, say
from games.winter.choices import BASIC, Beat, Overcome
from games.winter.rows import Disaster, Monster, Talent
from games.winter.state import Player, State, book, is_solo, reserve, table_setup

from .dwarfs import banned, sets, strength
from .stock import lacking


def place_fault(t: State, player: Player, area: str, dwarf: str, *, costs: bool = True) -> str | None:
    """Return the fault of placing a dwarf from home, by an action (`costs`) or a talent, or None (3.1, R26)."""
    if area in player.placed:
        return "already-placed-here"
    if costs and player.actions < 1 and not is_free(t, dwarf):
        return "no-actions"
    return None if player.at_home(dwarf) else "no-dwarf-home"


def is_free(t: State, dwarf: str) -> bool:
    """Return whether placing this dwarf costs no action (9.4)."""
    return dwarf != BASIC and dwarf in book(t).legendary_dwarfs and book(t).legendary_dwarfs[dwarf].free_placement


def move_fault(t: State, player: Player, start: str, end: str, dwarf: str, *, costs: bool = True) -> str | None:
    """Return the fault of moving a dwarf to an adjacent area, by an action (`costs`) or a talent, or None (3.2)."""
    if costs and player.actions < 1:
        return "no-actions"
    if not player.count(start, dwarf):
        return "no-dwarf-there"
    return None if end in book(t).adjacent[start] else "not-adjacent"


def buy_fault(t: State, player: Player, slot: int) -> str | None:
    """Return the fault of buying the hero in a slot, or None (3.3)."""
    if t.market[slot - 1] is None:
        return "empty-slot"
    if t.bought and not is_solo(t):
        return "already-bought"
    if player.actions < 1:
        return "no-actions"
    return None if player.stock["gold"] >= book(t).prices[slot - 1] else "not-enough-gold"


def music_cost(t: State, seat: Seat) -> int:
    """Return the actions that the next instrument costs: the first of the week is free in solo (9.1, R37)."""
    played = sum(owner == seat for owner in t.music.values())
    return 0 if played < table_setup(t).free_music_tokens else 1


def music_over(t: State, seat: Seat) -> str | None:
    """Return why a player can play no instrument at all, no token or no action left, or None (3.4)."""
    if sum(owner == seat for owner in t.music.values()) >= table_setup(t).music_tokens:
        return "no-music-token" if is_solo(t) else "already-played-music"
    return "no-actions" if t.players[seat].actions < music_cost(t, seat) else None


def music_fault(t: State, seat: Seat, instrument: str, silent: Mapping[str, str] | None = None) -> str | None:
    """Return the fault of playing an instrument, or None (3.4); `silent` are the banned ones, if already computed."""
    if over := music_over(t, seat):
        return over
    if instrument in t.music:
        return "instrument-taken"
    return "instrument-banned" if instrument in (banned(t) if silent is None else silent) else None


def gone_actions(t: State, seat: Seat) -> tuple[Say, ...]:
    """Return the kinds of actions that a player with actions left cannot take, each with the reason (5.4)."""
    player, found = t.players[seat], list[Say]()
    if not player.actions:
        return ()
    if not player.kinds_at_home():
        found.append(say("winter-gone-home"))
    if not player.areas():
        found.append(say("winter-gone-board"))
    faults = [buy_fault(t, player, slot) for slot in range(1, len(t.market) + 1)]
    if None not in faults:
        costs = [cost for cost, card in zip(book(t).prices, t.market, strict=True) if card is not None]
        if "already-bought" in faults:
            found.append(say("winter-gone-bought"))
        else:
            found.append(say("winter-gone-gold", n=min(costs)) if costs else say("winter-gone-market"))
    if over := music_over(t, seat):
        found.append(say("winter-gone-tokens" if over == "no-music-token" else "winter-gone-played"))
    elif not {*book(t).instruments} - {*t.music, *banned(t)}:
        found.append(say("winter-gone-instruments"))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Target:
    """The target of a fight: the card, and its area."""

    id: str
    card: Monster | Disaster
    area: str


def target_of(t: State, fight: Beat | Overcome) -> Target | None:
    """Return the monster or disaster of a fight, if it is on the board."""
    catalogue = book(t)
    if isinstance(fight, Beat):
        area = t.monsters.get(fight.monster)
        return None if area is None else Target(fight.monster, catalogue.all_monsters[fight.monster], area)
    if fight.disaster not in t.disasters:
        return None
    row = catalogue.all_disasters[fight.disaster]
    return Target(fight.disaster, row, row.area)


def fight_fault(t: State, seat: Seat, target: Target, dwarfs: tuple[str, ...] = ()) -> str | None:
    """Return the fault of a fight with these dwarfs, or with the only set possible, or None (3.5, 3.6)."""
    if strength(t, seat, target.area, target.card) < target.card.dwarfs:
        return "not-enough-dwarfs"
    if lacking(t, seat, target.card.cost):
        return "not-enough-resources"
    found = sets(t, seat, target.area, target.card)
    if not dwarfs:
        return None if len(found) == 1 else "bad-dwarf-set"
    return None if sorted(dwarfs) in map(sorted, found) else "bad-dwarf-set"


def card_fault(t: State, seat: Seat, card: str, instrument: str) -> str | None:
    """Return the fault of playing a card from the hand to an instrument, or None (3.4, 7)."""
    if card not in t.players[seat].hand:
        return "card-not-in-hand"
    if book(t).instrument[card] != instrument:
        return "wrong-instrument"
    return talent_fault(t, seat, book(t).talent[card])


def talent_fault(t: State, seat: Seat, talent: Talent) -> str | None:
    """Return the fault if the payment, dwarf or market card required by a talent is missing, or None (7)."""
    player = t.players[seat]
    if lack := lacking(t, seat, talent.pay):
        return "not-enough-gold" if "gold" in lack else "cannot-pay"
    match talent.do:
        case "promote" if not player.home:
            return "no-basic-at-home"
        case "promote" if not reserve(t, seat):
            return "nothing-to-do"
        case "recruit" if not any(t.market):
            return "nothing-to-do"
        case "recall" if not player.areas():
            return "nothing-to-do"
        case "move_from" if not _any_dwarf_in(t, book(t).of_kind[talent.kind]):
            return "nothing-to-do"
    return None


def _any_dwarf_in(t: State, areas: tuple[str, ...]) -> bool:
    return any(not player.areas().isdisjoint(areas) for player in t.players)
