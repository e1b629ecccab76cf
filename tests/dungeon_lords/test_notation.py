"""Positions in notation: writing, parsing, playing; missing stacks are dealt, faults are named."""

import re
from collections import Counter
from dataclasses import fields

import pytest

from games import core
from games.core import Dice, PositionError, Seat
from games.dungeon_lords.cards import book
from games.dungeon_lords.notation import position, read_position
from games.dungeon_lords.state import State

from .test_games import TABLES, check_cards, check_heroes, walk

MOVES_ON = 12
"""Number of moves played from a position; about half of the later positions begin a phase."""


def asked_anew(state):
    """Return the position with its question asked again."""
    t = core.clone(state)
    t.answers, t.memo = {}, None
    return t


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "opening", "seed"), TABLES[::3])
def test_a_position_written_is_read_back(seats, opening, seed):
    """Notation contains everything on the table and on the agenda."""
    apart = {"answers", "asked", "opened", "told", "number", "learnt", "memo", "dice"}
    for state in walk(seats, opening, seed):
        again = read_position(position(state))
        for field in fields(State):
            if field.name not in apart:
                assert getattr(again, field.name) == getattr(state, field.name), field.name
        assert core.decision(again) == core.decision(asked_anew(state))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "opening", "seed"), TABLES[1::5])
def test_a_position_read_is_played_on_as_the_one_written(seats, opening, seed):
    """From a parsed position equal choices and dice give equal questions and positions."""
    for place, state in enumerate(walk(seats, opening, seed)):
        if place % 9:
            continue
        mine, other = asked_anew(state), read_position(position(state))
        mine.dice, other.dice = Dice("on"), Dice("on")
        luck = Dice(f"{place}")
        for _ in range(MOVES_ON):
            now = core.decision(mine)
            assert core.decision(other) == now
            if now is None:
                break
            seat = luck.pick(tuple(now.asks))
            choice = core.any_of(now.asks[seat], luck)
            mine, other = core.apply(mine, seat, choice), core.apply(other, seat, choice)
            assert [event.say for event in mine.told] == [event.say for event in other.told]
        assert position(mine) == position(other)


def test_a_game_that_is_over_asks_nothing():
    """The notation of a finished game says so."""
    *_, last = walk(2, "random", 0)
    text = position(last)
    assert text.endswith("agenda: over")
    assert core.decision(read_position(text)) is None


def rest(text, *stacks):
    """Return a position with dots in place of these stacks."""
    for stack in stacks:
        text, n = re.subn(rf"\b{stack} [a-z_0-9 ]+", f"{stack} ...", text, count=1)
        assert n, stack
    return text


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dots_deal_what_lies_nowhere_else(seats):
    """Dots are replaced by the cards that are nowhere else, equally for equal texts."""
    stacks = ("deck", "monsters", "rooms", "adventurers", "cards", "pile", "events", "specials")
    for state in [state for state in walk(seats, "choose", 3) if state.monsters and state.adventurers and state.pile][
        ::6
    ]:
        text = rest(position(state), *stacks)
        t = read_position(text)
        check_cards(t)
        check_heroes(t)
        assert Counter(t.cards) + Counter(t.pile) == Counter(state.cards) + Counter(state.pile)
        assert (len(t.cards), len(t.events), len(t.specials)) == (4, 3, 2)
        assert all(getattr(read_position(text), stack) == getattr(t, stack) for stack in stacks)
        if state.year == 1:
            gone = len(state.rooms) - len(t.rooms)
            assert gone == 0
        for seat in core.decision(t).asks:
            assert core.decision(t).asks[seat] == core.decision(asked_anew(state)).asks[seat]


def test_dots_deal_differently_for_another_text():
    """The shuffle depends on the whole text, comments included."""
    state = next(iter(walk(3, "random", 1)))
    text = rest(position(state), "monsters", "deck")
    deals = {tuple(read_position(f"{text}\n# {number}").deck) for number in range(6)}
    assert len(deals) == 6


def test_dots_put_cards_below_or_above_those_that_are_named():
    """Dots put cards below or above named ones, which keep their places."""
    state = next(iter(walk(3, "random", 1)))
    text = re.sub(r"\bmonsters [a-z_ ]+", "monsters ... troll witch", position(state))
    t = read_position(text)
    assert t.monsters[-2:] == ["troll", "witch"]
    assert len(t.monsters) == sum(row.count_year1 for row in book(t).monsters) - len(t.offer)


def test_a_position_says_what_comes_next():
    """A position needs an agenda, or says that the game is over."""
    text = position(next(iter(walk(2, "random", 0)))).rpartition("agenda: ")[0]
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert refused.value.say.values["line"].text == "agenda"


def test_a_line_that_means_nothing_is_refused():
    """A meaningless line is quoted in the refusal."""
    for lines, wrong in (
        ("players 2\nA: golf 3", "A: golf 3"),
        ("players 2\nE: gold 3", "E: gold 3"),
        ("players 2\nA: gold much", "A: gold much"),
        ("players 2, offers troll", "offers troll"),
        ("players 2, seats 4", "seats 4"),
        ("players 7", "players 7"),
        ("", "players"),
    ):
        with pytest.raises(PositionError) as refused:
            read_position(lines)
        assert refused.value.say.values["line"].text == wrong


FAULTS = (
    (r"A: ", "A: gold 900, ", "value", "A: gold 900"),
    (r"A: ", "A: evil 16, ", "value", "A: evil 16"),
    (r"A: ", "A: lair troll troll troll troll troll troll, ", "copies", "A: "),
    (r"A: ", "A: lair wombat, ", "copies", "A: "),
    (r"A: ", "A: played dig_tunnel, hand dig_tunnel, ", "orders", "A: played"),
    (r"A: ", "A: tiles c1=tunnel e4=tunnel, ", "value", "A: tiles"),
    (r"A: ", "A: conquered b2, ", "value", "A: conquered"),
    (r"marker \d", "marker 3", "value", "marker 3"),
    (r"players 3", "players 3, round 9", "value", "round 9"),
    (r"players 3", "players 3, year 0", "value", "year 0"),
    (r"cards \S+", "cards", "value", "cards"),
    (r"stand-in 0", "stand-in 0: hand get_food\nstand-in 0", "twice", "stand-in 0"),
    (r"agenda: ", "agenda: wombat; ", "step", "agenda: wombat"),
    (r"agenda: ", "agenda: digging A dig_tunnels 0; ", "step", "agenda: digging A dig_tunnels 0"),
    (r"agenda: ", "agenda: digging A wombat 0 0; ", "word", "agenda: digging A wombat"),
    (r"agenda: ", "agenda: taxes D; ", "player", "agenda: taxes D"),
    (r"agenda: ", "agenda: year 99999999999; ", "number", "agenda: year 99999999999"),
    (r"agenda: ", "agenda: cast sideways; ", "step", "agenda: cast sideways"),
    (r"\nagenda: .*", r"\g<0>\g<0>", "twice", "agenda: "),
)


@pytest.mark.parametrize(("find", "put", "reason", "line"), FAULTS)
def test_what_cannot_be_played_is_refused(find, put, reason, line):
    """An unplayable position is refused with its first fault and line."""
    text = position(next(iter(walk(3, "choose", 0))))
    with pytest.raises(PositionError) as refused:
        read_position(re.sub(find, put, text, count=1))
    assert refused.value.say.values["reason"].id.partition("-position-")[2] == reason
    assert refused.value.say.values["line"].text.startswith(line)


def test_too_few_cards_for_dots():
    """Four combat cards are needed, but only three are left."""
    text = position(next(iter(walk(3, "choose", 0))))
    kept = re.search(r"cards \S+ \S+ \S+ (\S+),\s+pile (.*?)(?:,|\n)", text)
    assert kept
    text = text.replace(kept[0].rstrip(",\n"), f"cards ..., pile {kept[1]} {kept[2]}")
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert refused.value.say.values["reason"].id == "dungeon_lords-position-rest"


def test_a_plan_and_a_clash_are_read_back():
    """A position during a fight is restored, with its seats and tiles."""
    for state in walk(4, "random", 2):
        if state.clash and (now := core.decision(state)):
            t = read_position(position(state))
            assert t.clash == state.clash
            assert core.decision(t) == now
            assert t.host() in (None, *map(Seat, range(4)))
            return
    raise AssertionError("there was no fight")
