"""Corner cases of building rounds: ties, empty stacks, ends of the Evilometer, the new year (4 to 8)."""

from collections import Counter

import pytest

from bot.present.story import story_lines
from games import core
from games.core import Dice, Seat
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Retrieve
from games.dungeon_lords.rules.adventurers import Assignment, draw_adventurers, expected
from games.dungeon_lords.rules.events import Event, Payday
from games.dungeon_lords.rules.evil import check_paladin, lower_evil, raise_evil
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.production import Producing, Retrieving
from games.dungeon_lords.rules.rounds import EndRound, NewRound, NewYear, stacks
from locales import Speaker, words
from tests.bot.present.play import table_of
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B, C, D = (Seat(n) for n in range(4))
PAYDAY = "players 2, round 2, events payday special taxes, event_known 2"
TAXES = "players 2, round 2, events taxes special payday, event_known 2"


def event(name, special, lords, script, seats=2):
    head = f"players {seats}, round 2, events special payday taxes, event_known 2, special {special}"
    return Scene(name, f"{head}\n{lords}", script, (Event(),))


def producing(room, given, gets):
    return Scene(f"{room} produces", f"players 2, deck pendulum\nA: tiles c1 c2={room} c3, {given}",
                 f"A> produce {room} 0\nA: {gets}", (Producing(A),))  # fmt: skip


PRODUCTION = [
    producing("chicken_coop", "imps 3", "busy 3, food 4"),
    producing("mushroom_bed", "imps 3", "busy 3, food 4"),
    producing("souvenir_shop", "imps 3", "busy 3, gold 4"),
    producing("mint", "imps 3", "busy 3, gold 4"),
    producing("workshop", "imps 4", "busy 4, traps pendulum"),
    producing("printing_press", "imps 3", "busy 3, evil 4"),
    producing("magic_room", "imps 2, food 1", "busy 2, food 0, imps 3"),
    Scene("the tool shed digs one legal tunnel", "players 2\nA: tiles c1 c2=tool_shed c3, imps 2",
          "A> produce tool_shed 0\nA! dig e4 = neighbour (6)\nA> dig b3\nA: tiles c1 c2=tool_shed c3 b3, busy 2",
          (Producing(A),)),
    Scene("the tool shed is of no use without a place",
          "players 2\nA: tiles a1 a2=tool_shed a3 a4 b1 b4 c1 c4 d1 d4 e1 e2 e3 e4 c2 c3, imps 4", "done",
          (Producing(A),)),
    Scene("other rooms need no place",
          "players 2\nA: tiles a1 a2=tool_shed a3 a4 b1 b4 c1 c4 d1 d4 e1 e2 e3 e4 c2=mint c3, imps 4",
          "A? produce mint 0 | stop\nA! produce tool_shed 0 = site (6)", (Producing(A),)),
    Scene("trolls and imps in any mix", "players 2\nA: tiles c1 c2=mint c3, imps 3, lair troll troll",
          "A? produce mint 0 | produce mint 1 | produce mint 2 | stop\nA> produce mint 2\n"
          "A: busy 1, busy_trolls 2, gold 4\ndone", (Producing(A),)),
    Scene("a room produces once in year 1, whatever imps are free", "players 2\nA: tiles c1 c2=mint c3, imps 9",
          "A> produce mint 0\nA: gold 4\ndone", (Producing(A),)),
    Scene("a conquered room produces nothing", "players 2\nA: tiles c1 c2=mint c3, conquered c2, imps 9", "done",
          (Producing(A),)),
    Scene("the trap of a workshop has no extra draw in year 2",
          "players 2, year 2, deck pendulum trapdoor\nA: tiles c1 c2=workshop c3, imps 4",
          "A> produce workshop 0\nA: traps trapdoor\ndone", (Producing(A),)),
    Scene("the magic room wants its food", "players 2\nA: tiles c1 c2=magic_room c3, food 0", "done", (Producing(A),)),
    Scene("the press stops at 1 and has still worked", "players 2\nA: tiles c1 c2=printing_press c3, evil 1",
          "A> produce printing_press 0\nA: evil 1, busy 3\ndone", (Producing(A),)),
    Scene("the first card can be taken back though it was carried out; alone it goes without asking",
          "players 2\nA: played get_food mine_gold buy_traps, hand hire_monster dig_tunnels build_room,\n"
          "locked recruit_imps improve_reputation",
          "A: hand get_food improve_reputation dig_tunnels recruit_imps hire_monster build_room, "
          "locked mine_gold buy_traps\ndone", (Retrieving(A),)),
    Scene("R7 several minions: any of them, or the first",
          "players 2\nA: played get_food mine_gold buy_traps, idle mine_gold buy_traps",
          "A? retrieve get_food | retrieve mine_gold | retrieve buy_traps\nA> retrieve mine_gold\n"
          "A: locked get_food buy_traps", (Retrieving(A),)),
]  # fmt: skip

EVENTS = [
    Scene("payday: penalties stop at 15, and the paladin comes", f"{PAYDAY}\nA: lair troll vampire, food 0, evil 14",
          "A: lair, evil 15, file paladin_1\ndone", (Event(),)),
    Scene("payday: a creature face down wants its wage, too", f"{PAYDAY}\nA: struck goblin, food 1",
          "A? pay goblin | let-go goblin\nA> pay goblin\nA: struck goblin, food 0, evil 5\ndone", (Event(),)),
    Scene("payday: the whole wage or nothing", f"{PAYDAY}\nA: lair witch troll, food 1",
          "A? pay witch | let-go witch | let-go troll\nA> pay witch\nA: lair witch, food 0, evil 7\ndone", (Event(),)),
    Scene("payday: a golem is paid with a gold and a trap", f"{PAYDAY}\nA: lair golem, traps pendulum trapdoor",
          "A> pay golem\nA> discard-trap trapdoor\nA: gold 2, traps pendulum, lair golem\ndone", (Event(),)),
    Scene("payday: two demons, one eats the other", f"{PAYDAY}\nA: lair demon demon",
          "A> pay demon\nA: lair demon, evil 6\ndone", (Event(),)),
    Scene("payday: the last demon has nobody to eat", f"{PAYDAY}\nA: lair demon ghost", "A? let-go demon | pay ghost | "
          "let-go ghost", (Event(),)),
    Scene("payday: a troll that leaves takes its token", f"{PAYDAY}\nA: lair troll, busy_trolls 1, food 0",
          "A: lair, busy_trolls 0, evil 6\ndone", (Event(),)),
    Scene("taxes: any part of what is due may be kept, for a letter each",
          f"{TAXES}\nA: tiles c1 c2 c3=mint, conquered c2",
          "A? 0 to 2\nA> number 0\nA: gold 3, letters 2\nB> number 2\nB: gold 1, letters 0\ndone", (Event(),)),
    Scene("taxes: nobody without gold is asked", f"{TAXES}\nA: gold 0\nB: gold 0", "A: letters 2\nB: letters 2\ndone",
          (Event(),)),
    event("rats and banks take nothing from nothing", "rats", "A: food 0\nB: food 2", "A: food 0\nB: food 1\ndone"),
    event("imp unrest: busy imps eat, troll tokens do not", "imp_unrest",
          "A: imps 6, busy 6, food 9, lair troll troll\nB: imps 7, food 0",
          "A? 0 to 2\nA> number 0\nA: imps 4, food 9\nB: imps 4\ndone"),
    event("imp unrest: no imps, no food", "imp_unrest", "A: imps 0\nB: imps 0", "A: food 3\ndone"),
    event("trap recall: two cards may stay", "trap_recall", "A: traps pendulum pendulum",
          "A: traps pendulum pendulum\ndone"),
    event("cave-in: with gold and no open tunnel the gold goes", "cave_in",
          "A: gold 2, tiles c1=mint c2, conquered c2\nB: gold 0", "A: gold 1\nB? cave-in c1 | cave-in c2 | cave-in c3"),
    event("crusade: the paladin moves by the new tolerance", "crusade", "A: evil 8\nB: evil 9\nC: evil 9",
          "C: file paladin_1\ntable: tolerance 8", 3),
    event("crusade: nobody is that evil", "crusade", "A: evil 7", "table: tolerance 8, tent"),
    event("monster strike: what cannot be paid lies down by itself", "monster_strike", "A: lair golem, gold 0",
          "A: struck golem, lair\ndone"),
    event("monster strike: evil at 15 pays nothing", "monster_strike", "A: lair ghost, evil 15",
          "A: struck ghost\ndone"),
    event("witch hunt: a demon, a ghost, each once", "witch_hunt", "A: lair ghost ghost demon",
          "A? sacrifice ghost | sacrifice demon | take-evil\nA> sacrifice ghost\nA: lair ghost demon, evil 5"),
]  # fmt: skip

COUNTERS = [
    Scene("equal counters: the earlier in play order is nicer",
          "players 3, marker 2, arriving y1_thief_1 y1_thief_2 y1_thief_4",
          "C: file y1_thief_1\nA: file y1_thief_2\nB: file y1_thief_4", (Assignment(),)),
    Scene("two players: the non-player counter between them",
          "players 2, neutral 5, arriving y1_thief_1 y1_thief_2 y1_thief_4\nA: evil 7\nB: evil 6",
          "B: file y1_thief_1\nA: file y1_thief_4\ntable: away y1_thief_2, neutral 6", (Assignment(),)),
    Scene("two players: the non-player counter is nicest",
          "players 2, neutral 5, arriving y1_thief_1 y1_thief_2 y1_thief_4\nA: evil 7\nB: evil 7",
          "A: file y1_thief_2\nB: file y1_thief_4\ntable: away y1_thief_1", (Assignment(),)),
    Scene("hiring draws the paladin in the middle of the round", "players 2, offer vampire\nA: evil 8",
          "A> hire vampire\nA: evil 10, file paladin_1, lair vampire", (Hiring(A, "hire_monster", 0),)),
    Scene("a better reputation sends the paladin on at once",
          "players 2, tent no\nA: evil 12, file paladin_1 y1_thief_1\nB: evil 11, file y1_warrior_1",
          "A> use-order\nA: evil 10, file y1_thief_1\nB: file paladin_1 y1_warrior_1",
          (Exchange(A, "improve_reputation", 1),)),
    Scene("R27 a card already seen may be spied again",
          "players 2, cards graffiti fireball suggestion magic_shield\nA: spied 2",
          "A? use-order | spy 1 | spy 2 | spy 3 | spy 4 | decline\nA> spy 2\nA: spied 2, evil 4\ntold spied-seen",
          (Exchange(A, "improve_reputation", 0),)),
    Scene("R26 enough for what was bought, none more: nothing is discarded",
          "players 2, year 2, deck pendulum trapdoor",
          "A> draw-extra\nA: traps trapdoor pendulum, gold 1\ntable: deck, discard\ndone",
          (Exchange(A, "buy_traps", 2),)),
    Scene("R26 no card anywhere: the order is carried out all the same", "players 2\nA: gold 1",
          "A> use-order\nA: gold 0, traps, idle\nnot told traps-drawn\ndone", (Exchange(A, "buy_traps", 0),)),
    Scene("the extra card is one of the whole hand's to go",
          "players 2, year 2, deck pendulum trapdoor wall_of_fire\nA: traps golden_ring",
          "A> draw-extra\nA? discard-trap pendulum | discard-trap trapdoor | discard-trap wall_of_fire | "
          "discard-trap golden_ring\nA> discard-trap golden_ring\nA: traps wall_of_fire trapdoor pendulum, gold 1",
          (Exchange(A, "buy_traps", 2),)),
]  # fmt: skip


@pytest.mark.parametrize("scene", [*PRODUCTION, *EVENTS, *COUNTERS], ids=lambda scene: scene.name)
def test_corner(scene):
    """The scene happens as in the rules."""
    play(scene)


def test_tiles_left_over_are_gone_and_new_ones_turned_up():
    """P1: three creatures and two rooms are drawn each round; round 4 draws no adventurers and no event."""
    t = sketch(
        "players 4, offer goblin, halls mint, waiting y1_thief_1, events taxes payday special, event_known 3, "
        "monsters witch slime ghost, rooms workshop tool_shed, adventurers y1_thief_2"
    )
    NewRound(4).run(t)
    assert sorted(t.offer) == ["ghost", "slime", "witch"]
    assert sorted(t.halls) == ["tool_shed", "workshop"]
    assert (t.waiting, t.arriving, t.adventurers) == ([], ["y1_thief_1"], ["y1_thief_2"])


def test_a_special_event_is_turned_up_a_round_ahead():
    """P1: special events are revealed a round ahead."""
    t = sketch(
        "players 2, events special payday taxes, specials rats crusade, "
        "adventurers y1_thief_1 y1_thief_2 y1_thief_4 y1_wizard_1 y1_wizard_2 y1_wizard_4"
    )
    NewRound(1).run(t)
    assert (t.special, t.event_known) == ("rats", 1)
    told = {event.say.id: event.say.values for event in t.told}
    assert told["dungeon_lords-log-next-event"] == {"event": "rats"}
    NewRound(2).run(t)
    assert t.told[-1].say.values == {"event": "payday"}


def test_with_four_players_four_adventurers_are_drawn():
    """P1, R9: four adventurers of equal strength are drawn again; otherwise equals keep the order of the draw."""
    t = sketch("players 4, adventurers y1_thief_1 y1_priest_3 y1_thief_3 y1_thief_2 y1_priest_2")
    draw_adventurers(t)
    assert t.waiting == ["y1_thief_1", "y1_priest_2", "y1_thief_2", "y1_thief_3"]
    assert t.adventurers == ["y1_priest_3"]


def test_the_paladin_goes_to_the_last_of_equals_in_play_order():
    """8.3: of equals the paladin goes to the last in play order, from the tent and later."""
    t = sketch("players 4, marker 2\nA: evil 11\nB: evil 11\nC: evil 11")
    check_paladin(t)
    assert t.host() == B
    for seat in (A, C):
        t.lords[seat].evil = 13
    check_paladin(t)
    assert t.host() == A


def test_the_paladin_stays_in_prison():
    """8.3: in prison, or released from it, the paladin is out for the year."""
    for place in ("A: prison paladin_1", "away paladin_1"):
        t = sketch(f"players 2, tent no\n{place}\nB: evil 9")
        raise_evil(t, B, 4)
        assert t.host() is None
        assert t.lords[B].file == []


def test_the_paladin_does_not_care_for_those_below_the_tolerance():
    """8.3: a lord below the paladin's tolerance does not attract him, even if more evil than his host."""
    t = sketch("players 2, tent no\nA: evil 11, file paladin_1\nB: evil 9")
    lower_evil(t, A, 6)
    assert t.host() == A
    raise_evil(t, B, 1)
    assert t.host() == B


def test_the_new_year_keeps_what_is_owned():
    """12: in the new year owned things stay; stacks, events and combat cards are new."""
    t = sketch(
        """
        players 2, marker 1, tent no, neutral 8, adventurers y1_thief_1, specials rats crusade,
            deck trapdoor pendulum, discard golden_ring
        stand-in 0: hand get_food, locked mine_gold, played dig_tunnels
        A: gold 7, food 2, imps 5, evil 13, letters 1, traps pendulum, lair goblin, prison paladin_1 y1_thief_2,
            tiles c1 c2=mint c3, conquered c1, locked get_food mine_gold
        """
    )
    before = core.clone(t)
    NewYear().run(t)
    assert t.lords[0].file == ["paladin_2"]
    t.lords[0].file = []
    assert t.lords == before.lords
    assert t.stand_ins == before.stand_ins
    assert (t.deck, t.discard) == (["trapdoor", "pendulum"], ["golden_ring"])  # one deck for both years
    assert (t.year, t.neutral, t.marker, t.away) == (2, 6, 1, ["y1_thief_1"])
    assert (len(t.monsters), len(t.rooms), len(t.adventurers), len(t.cards), len(t.pile)) == (12, 8, 16, 4, 5)
    assert sorted(t.events) == ["payday", "special", "taxes"]
    assert expected(t) == [B, None, A]


def test_each_year_has_its_creatures():
    """2.2: two of each of six kinds in the first year; one of each, and two of the three new kinds, in the second."""
    old, new = ("goblin", "slime", "ghost", "troll", "witch", "vampire"), ("golem", "dragon", "demon")
    t = sketch("players 2, specials rats crusade")
    stacks(t)
    assert Counter(t.monsters) == dict.fromkeys(old, 2)
    NewYear().run(t)
    assert Counter(t.monsters) == {**dict.fromkeys(old, 1), **dict.fromkeys(new, 2)}


def test_each_year_has_its_tiles_and_cards():
    """3, 12: rooms, adventurers and combat cards belong to the year."""
    t = sketch("players 2, specials rats crusade")
    rules = book(t)
    stacks(t)
    for year in (1, 2):
        assert sorted(t.rooms) == sorted(row.id for row in rules.rooms if row.year == year)
        assert sorted(t.adventurers) == sorted(row.id for row in rules.adventurers if row.year == year)
        assert sorted([*t.cards, *t.pile]) == sorted(row.id for row in rules.combat_cards if row.year == year)
        if year == 1:
            NewYear().run(t)


def test_everyone_comes_home_at_the_end_of_a_round():
    """P6: imps, tokens and rooms are free again, and the marker passes to the left, except in autumn."""
    t = sketch("players 3, round 3, marker 2, spaces get_food=A..\nA: busy 3, busy_trolls 1, used mint=1")
    EndRound().run(t)
    assert (t.lords[0].busy, t.lords[0].busy_trolls, t.lords[0].used, t.marker) == (0, 0, {}, A)
    t.round = 4
    EndRound().run(t)
    assert t.marker == A


def test_the_trap_deck_is_shuffled_anew_in_the_middle_of_a_draw():
    """R26: a draw uses the rest of the trap deck, then the shuffled discards."""
    t = sketch("players 2, year 2, deck pendulum, discard trapdoor golden_ring")
    t.dice = Dice("traps")
    t.then(Exchange(A, "buy_traps", 2))
    core.start(t)
    t = core.apply(t, A, core.read_choice("dungeon_lords", "use-order"))
    assert t.lords[0].traps[0] == "pendulum"
    assert len(t.lords[0].traps) == 2
    assert sorted([*t.deck, *t.lords[0].traps, *t.discard]) == ["golden_ring", "pendulum", "trapdoor"]


def test_a_payday_on_which_nobody_can_be_paid_asks_nothing():
    """A payday on which nobody can be paid asks nothing, as the order is irrelevant (7)."""
    t = sketch("players 2\nA: lair goblin slime vampire, unsettled goblin slime vampire, food 0, evil 15")
    t.then(Payday(A))
    core.start(t)
    assert core.decision(t) is None
    assert t.lords[0].lair == []


@pytest.mark.parametrize(("more", "told"), [("", "retrieved-only"), (", idle mine_gold", "retrieved")])
def test_a_card_that_comes_back_unasked_is_told_in_other_words_than_a_chosen_one(more: str, told: str) -> None:
    """Only what cannot be used next round matters then; in the last round of the game nothing does (P3b)."""
    for last in (False, True):
        t = sketch(f"players 2, year 2, round {4 if last else 3}\nA: played get_food mine_gold buy_traps{more}")
        t.then(Retrieving(A))
        t = core.start(t)
        t = core.apply(t, A, Retrieve("get_food")) if more else t
        assert t.lords[0].locked == ["mine_gold", "buy_traps"]
        assert [event.say.id for event in t.told] == ([] if last else [f"dungeon_lords-log-{told}"])


@pytest.mark.parametrize(("locale", "alone", "both"), [
    ("en", "Ana cannot use Gold and Traps next round.",
     "Inaccessible orders next round: Ana (Gold and Traps) and Bo (Food and Imps)."),
    ("fr", "Ana ne pourra pas utiliser Or et Pièges au prochain tour.",
     "Ordres inaccessibles au prochain tour\xa0: Ana (Or et Pièges) et Bo (Nourriture et Lutins)."),
])  # fmt: skip
def test_what_cannot_be_used_next_round_is_told_in_one_line(locale: str, alone: str, both: str) -> None:
    """After nearly every round it is told of everybody, so it is short."""
    t = sketch("players 2\nA: played get_food mine_gold buy_traps\nB: played mine_gold get_food recruit_imps")
    t.then(Retrieving(A), Retrieving(Seat(1)))
    t = core.start(t)
    lang = words(locale)
    assert Speaker(lang, "dungeon_lords", ("Ana", "Bo"))(t.told[0].say) == alone
    (line,) = story_lines(t.told, table_of(GAME, 2, ("Ana", "Bo")), lang)
    assert line.text.replace("**", "") == f"> {both}"
