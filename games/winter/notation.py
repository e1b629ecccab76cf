"""A position as lines of `key: value`, both ways: what scenes, failing tests and bug reports are written in.

Seats are letters, decks are listed top first. A line that is left out means what it is at the start of the week: no
monsters, full tracks, all dwarfs at home, the starting heroes. `...` at the end of a deck, and a deck left out, stand
for all cards that are nowhere else, as the catalogue lists them.

    table: 2 seats, first A, lead B, week 3, nightmare legendary
    plan: turn A; start-turn B; resolution
    monsters: frozen_treant_b=forest_2 yeti_a=wall_2
    arrived: yeti_a
    disasters: famine
    market: cook - messenger pedlar_a
    music: drum=A
    turn: A bought
    A stock: gold 2 food 0 stone 7 wood 1
    A tracks: actions 4 hand 6
    A dwarfs: home 3 forest_2 forest_2 mine_1 ice_warrior=home
    A bought: forager
    A hand: woodcutter forager
    hero deck: baker_a ...
"""

from collections.abc import Mapping
from typing import Any

from games.core import Step

from .cards import EDITIONS
from .reading import DECKS, LETTERS, OPTIONS, read
from .rows import RESOURCES
from .state import Player, State

__all__ = ["lines", "read", "write"]


def write(t: State) -> str:
    """The position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """The position as values by key; what is empty is left out, except the plan and the decks."""
    options = " ".join(option for option in OPTIONS if t.options[option] == "on")
    table = f"{t.seats} seats, first {LETTERS[t.first]}, lead {LETTERS[t.lead]}, week {t.week}, {options}"
    found = {
        "table": table.rstrip(", "),
        "plan": "; ".join(_step(step) for step in reversed(t.agenda)) or "-",
        "defeat": " ".join(t.defeat),
        "turn": f"{LETTERS[t.active]}{' bought' if t.bought else ''}" if t.active is not None else "",
        "monsters": _pairs(t.monsters),
        "arrived": " ".join(t.arrived),
        "disasters": " ".join(t.disasters),
        "market": " ".join(card or "-" for card in t.market),
        "music": " ".join(f"{instrument}={LETTERS[seat]}" for instrument, seat in t.music.items()),
    }
    for letter, player in zip(LETTERS, t.players, strict=False):
        found |= {f"{letter} {key}": value for key, value in _player(t, player).items()}
    found = {key: value for key, value in found.items() if value}
    return found | {key: " ".join(reversed(getattr(t, name))) or "-" for key, name in DECKS.items()}


def _player(t: State, player: Player) -> dict[str, str]:
    start = _starting(t)
    legends = (f"{dwarf}={place}" for dwarf, place in player.legends.items())
    return {
        "stock": " ".join(f"{resource} {player.stock[resource]}" for resource in RESOURCES),
        "tracks": f"actions {player.actions} hand {player.hand_size}",
        "dwarfs": " ".join([f"home {player.home}", *player.out, *legends]),
        "bought": " ".join(card for card in player.cards if card not in start),
        "hand": " ".join(player.hand),
        "played": " ".join(player.played),
        "chosen": str(player.chosen_from or ""),
        "lacks": " ".join(player.lacks),
        "keeps": " ".join(player.keeps),
        "monsters": " ".join(player.monsters),
        "disasters": " ".join(player.disasters),
        "placed": " ".join(player.placed),
    }


def _starting(t: State) -> tuple[str, ...]:
    book = EDITIONS[t.edition]
    sages = book.legendary_starting_heroes if t.options["legendary"] == "on" else ()
    return (*book.starting_heroes, *sages)


def _pairs(values: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in values.items())


def _step(step: Step[Any]) -> str:
    return " ".join([step.word(), *(_value(name, value) for name, value in step.fields().items())])


def _value(name: str, value: object) -> str:
    if name == "seat" and isinstance(value, int):
        return LETTERS[value]
    if isinstance(value, tuple):
        return "+".join(value) or "-"
    return str(value) or "-"
