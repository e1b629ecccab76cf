"""The content of a hand, hidden from others."""

from dataclasses import replace

import pytest

from games import core
from games.core import Deal, Dice, Seat, say
from games.dungeon_lords import GAME
from games.dungeon_lords.pictures import own, table
from games.dungeon_lords.pictures.describe import describe_hand, describe_traps
from games.dungeon_lords.rules.combat import RevealCard
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.rules.rounds import NewRound
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)


def ids(sections):
    lines = [line for section in sections for line in (section.title, *section.lines) if line]
    return [line.id.removeprefix("dungeon_lords-") for line in lines]


def test_a_hand_shows_traps_rooms_and_what_cannot_be_done():
    """A hand shows each thing with its effect, and why the rest is impossible."""
    t = sketch("players 2, offer troll goblin\nA: food 1, traps pendulum, tiles c1 c2=mint c3")
    t.then(Hiring(A, "hire_monster", 0))
    core.start(t)
    assert ids(GAME.hand(GAME.view(t, A))) == [
        "hand-traps", "hand-thing", "hand-offer", "hand-thing", "hand-thing", "hand-rooms", "hand-thing",
        "hand-barred", "no-cannot-pay",
    ]  # fmt: skip
    assert "hand-barred" not in ids(GAME.hand(GAME.view(t, B)))


def test_the_public_has_no_hand():
    t = sketch("players 2\nA: traps pendulum")
    assert GAME.hand(GAME.view(t, None)) == ()
    assert GAME.view(t, None).own is None


def test_traps_of_others_are_only_counted():
    """14.1: others see the number of traps, not their kinds."""
    one = sketch("players 2\nA: traps pendulum trapdoor")
    other = sketch("players 2\nA: traps golden_ring wall_of_fire")
    assert GAME.view(one, B) == GAME.view(other, B)
    assert GAME.view(one, A) != GAME.view(other, A)


def test_a_spied_card_is_seen_by_the_spy_alone():
    """P2d: others see which card was spied on, not what it is."""
    t = sketch("players 2, cards graffiti fireball suggestion magic_shield\nA: spied 2")
    assert GAME.view(t, A).own.spied == ((2, "fireball"),)
    assert GAME.view(t, B).own.spied == ()
    assert GAME.view(t, B).lords[0].spied == (2,)
    assert GAME.view(t, B).cards == ()


def test_a_sealed_plan_is_seen_by_its_owner_alone():
    """9.1: plans are secret until all are made."""
    lords = "A: file y1_thief_1, traps pendulum\nB: file y1_thief_2, traps trapdoor"
    t = sketch(f"players 2, fight 1, cards graffiti\n{lords}")
    t.then(Planning())
    core.start(t)
    after = core.apply(t, A, core.read_choice("dungeon_lords", "lay-trap pendulum"))
    assert GAME.view(after, B) == replace(GAME.view(t, B), asked=(B,))
    assert GAME.view(after, None) == replace(GAME.view(t, None), asked=(B,))
    assert "hand-given-trap" in ids(GAME.hand(GAME.view(after, A)))
    assert core.decision(after).done == (A,)


def test_creatures_are_shown_in_combat_when_there_are_any():
    """In combat the planner sees creatures with their effects; an empty list has no heading."""
    t = sketch("players 2, fight 1, cards graffiti\nA: file y1_thief_1, lair troll\nB: file y1_thief_2")
    t.then(Planning())
    core.start(t)
    assert "hand-creatures" in ids(GAME.hand(GAME.view(t, A)))
    assert "hand-creatures" not in ids(GAME.hand(GAME.view(t, B)))


def test_a_dungeon_is_a_small_map_in_the_text_board():
    """18: the text board has a narrow map with coordinates, cells, tunnels, rooms and conquests."""
    t = sketch("players 2\nA: tiles c1 c2=mint c3 d3 b2=chapel, conquered c1 b2")
    t.then(Hiring(A, "hire_monster", 0))
    core.start(t)
    speak = Speaker(words("en"), "dungeon_lords", ["Ana", "Ben"])
    sections = {speak(part.title): part.lines for part in GAME.board(GAME.view(t, None)) if part.title}
    assert [speak(line) for line in sections["Ana"][1:7]] == [
        "`  A B C D E`",
        "`1 . . x . .`",
        "`2 . X # . .`",
        "`3 . . o o .`",
        "`4 . . . . .`",
        "Rooms: Chapel on B2 and Mint on C2",
    ]


def test_the_board_lists_evil_nicest_first_the_non_player_counter_in_its_place():
    """18: evil is listed in ascending order, a lord before the non-player counter if equal."""
    t = sketch("players 2, neutral 5, waiting y1_thief_1\nA: evil 6\nB: evil 5")
    lines = [line for section in GAME.board(GAME.view(t, None)) for line in section.lines]
    evil = next(line for line in lines if line.id == "dungeon_lords-board-evil")
    speak = Speaker(words("en"), "dungeon_lords", ["Ana", "Ben"])
    assert speak(evil).startswith("Evil, nicest first: Ben (5), non-player counter (5) and Ana (6).")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_short_enough_for_a_message(seats):
    """The board always has few lines."""
    dice = Dice("board")
    state = GAME.begin(Deal(seats, "board"))
    while now := core.decision(state):
        lines = ids(GAME.board(GAME.view(state, None)))
        assert len(lines) < 25 + 13 * seats
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))


def test_a_spied_card_is_shown_to_its_spy_alone_while_its_round_is_planned():
    """R27: a lord without traps or creatures still chooses a tile, for which the card of the round matters."""
    t = sketch("players 2, fight 2, cards graffiti fireball suggestion magic_shield\nA: spied 2")
    t.then(Planning(), RevealCard())
    spy, public = GAME.view(t, A), GAME.view(t, None)
    assert [alt.id for alt in own(spy, "cell")[0].describe].count("dungeon_lords-alt-card") == 1
    assert "board-card" in ids(GAME.board(spy))
    for other in (public, GAME.view(t, B)):
        assert "dungeon_lords-alt-card" not in [alt.id for panel in table(other) for alt in panel.describe]
        assert "board-card" not in ids(GAME.board(other))
    unaware = replace(spy, own=replace(spy.own, spied=()))
    assert own(spy, "cell")[0].shows != own(unaware, "cell")[0].shows


def test_a_spied_card_stays_in_sight_until_it_is_turned_up():
    """R27: a spied card stays visible to its spy until revealed."""
    t = sketch("players 2, fight 2, cards graffiti fireball suggestion magic_shield\nA: spied 1 2 4")
    assert GAME.view(t, A).own.spied == ((4, "magic_shield"),)
    t.then(Planning(), RevealCard())
    assert GAME.view(t, A).own.spied == ((2, "fireball"), (4, "magic_shield"))
    assert ids(GAME.hand(GAME.view(t, A))).count("hand-card") == 2
    assert [line.id for line in describe_hand(GAME.view(t, A))].count("dungeon_lords-alt-hand-spied") == 2
    for language in ("en", "fr"):
        speak = Speaker(words(language), GAME.id, ["Mira", "Odo"])
        described = " ".join(map(speak, describe_traps(GAME.view(t, A))))
        for spell in ("fireball", "magic_shield"):
            assert speak(say(f"dungeon_lords-name-{spell}.does")) in described


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_adventurers_visit_whom_the_forecast_names(seats):
    """8.1: adventurers visit whom the forecast names; with two players the non-player counter rises first."""
    dice, t, seen = Dice("visits"), GAME.begin(Deal(seats, "visits")), 0
    while now := core.decision(t):
        seat = dice.pick(tuple(now.asks))
        before, t = t, core.apply(t, seat, core.at_random(t, seat, dice))
        told = [event.say for event in t.told]
        if not any(say.id == "dungeon_lords-log-arrives" for say in told):
            continue
        begins = next(place for place, say in enumerate(told) if say.id == "dungeon_lords-log-arrives")
        if any(say.id == "dungeon_lords-log-evil" for say in told[: begins + 2]):
            continue  # a counter moved between the last decision and the assignment
        forecast = dict(zip(before.arriving, GAME.view(before, None).forecast, strict=False))
        visits = {say.values["hero"]: say.values["seat"] for say in told if say.id == "dungeon_lords-log-arrives"}
        assert visits == {hero: seat for hero, seat in forecast.items() if seat is not None}
        seen += 1
    assert seen > 2


def test_in_winter_the_forecast_is_that_of_spring():
    """In winter the forecast is that of spring, as revealed adventurers wait for the next round."""
    t = sketch("players 2, neutral 5, waiting y1_thief_1 y1_warrior_4\nA: evil 6\nB: evil 5")
    assert GAME.view(t, None).forecast == (B, A, None)
    lines = [line for section in GAME.board(GAME.view(t, None)) for line in section.lines]
    waiting = next(line for line in lines if line.id == "dungeon_lords-board-forecast")
    assert [hero.values["seat"] for hero in waiting.values["heroes"]] == [B, A]


def test_tiles_nobody_took_lie_face_up():
    """P1, 14.1: leftover tiles and creatures that leave are public until the end of the year."""
    t = sketch("players 2, offer troll goblin, halls mint, monsters slime ghost vampire, rooms workshop labyrinth")
    NewRound(4).run(t)
    assert GAME.view(t, B).discarded == ("troll", "goblin", "mint")
