"""From seats, options and dice to the table before the first defender (4)."""

from collections.abc import Mapping
from typing import Any

from .cards import EDITIONS, Book
from .rows import RESOURCES
from .rules.week import Opening
from .state import Player, State


def setup(base: Mapping[str, Any]) -> State:
    """Return the first position: decks shuffled, market and player boards laid out, and the opening planned (4)."""
    catalogue, dice, is_legendary = EDITIONS[base["edition"]], base["dice"], base["options"]["legendary"] == "on"
    monsters = [*catalogue.monsters, *(catalogue.legendary_monsters if is_legendary else ())]
    heroes = [*catalogue.heroes]
    disasters = [*catalogue.disasters, *(catalogue.legendary_disasters if is_legendary else ())]
    for deck in (monsters, heroes, disasters):
        dice.shuffle(deck)
    market: list[str | None] = []
    for _ in catalogue.prices:
        market.insert(0, heroes.pop())  # the first card drawn is rightmost (R30)
    return State(
        **base,
        players=[_player(catalogue, base["seats"], is_legendary=is_legendary) for _ in range(base["seats"])],
        lead=base["first"],
        market=market,
        hero_deck=heroes,
        monster_deck=monsters,
        disaster_deck=disasters,
        agenda=[Opening()],
    )


def _player(catalogue: Book, seats: int, *, is_legendary: bool) -> Player:
    limits = catalogue.limits
    sages = catalogue.legendary_starting_heroes if is_legendary else ()
    return Player(
        stock=dict.fromkeys(RESOURCES, catalogue.setup[seats].start),
        actions=limits.action_start,
        hand_size=limits.hand_start,
        home=limits.dwarfs,
        cards=(*catalogue.starting_heroes, *sages),
    )
