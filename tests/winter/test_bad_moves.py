"""Every bad move of RULES.md, section 11, is refused for its first fault, with its rule, and changes nothing."""

import pytest

from games import core
from games.core import Seat
from games.winter.rules.refusals import RULES
from tests.bad_moves import BadMove
from tests.winter.stage import STAGE, sketch

LEGENDARY = "table: 2 seats, first A, week 2, legendary\n"
CAPTAIN = "A bought: captain_a\nA hand: captain_a\n"
PLAYED = "A: music drum\nA: play captain_a"

CASES = [
    # key, given, moves before, the bad move
    ("wrong-phase", "", "", "A: defend castle"),
    ("wrong-phase", "plan: choose-hands; turn A\nA bought: cook", "", "A: place castle"),
    ("wrong-phase", "plan: invasion; turn A\nmonsters: yeti_a=wall_1 yeti_b=wall_2", "", "A: march forest_4"),
    ("wrong-phase", "plan: invasion; turn A\nmonsters: yeti_a=wall_1", "", "A: activate yeti_a"),
    ("wrong-phase", "plan: place-defender A 1; turn A", "", "A: end-turn"),
    ("not-your-turn", "B hand: woodcutter", "A: music drum", "B: place castle"),
    ("not-first-player", "plan: invasion; turn A\nmonsters: yeti_a=wall_1", "", "B: march forest_4"),
    ("music-open", "A hand: woodcutter", "A: music drum", "A: place castle"),
    ("music-open", "A hand: woodcutter", "A: music drum", "A: end-turn"),
    ("music-open", CAPTAIN, PLAYED, "A: buy 1"),
    ("no-instrument", "A hand: woodcutter", "", "A: play woodcutter"),
    ("no-instrument", "", "", "A: done"),
    (
        "no-actions",
        "A tracks: actions 0 hand 7\nmonsters: yeti_a=castle\nA dwarfs: castle castle",
        "",
        "A: place forest_1",
    ),
    (
        "no-actions",
        "A tracks: actions 0 hand 7\nmonsters: yeti_a=castle\nA dwarfs: castle castle",
        "",
        "A: move castle forest_1",
    ),
    ("no-dwarf-home", "A dwarfs: castle castle castle castle castle castle castle", "", "A: place castle"),
    ("no-dwarf-home", "", "", "A: place castle thunder_king"),
    ("already-placed-here", "A placed: castle", "", "A: place castle"),
    ("no-dwarf-there", "", "", "A: move castle forest_1"),
    ("not-adjacent", "A dwarfs: castle", "", "A: move castle mine_1"),
    (
        "wrong-area-kind",
        "A dwarfs: forest_1 castle\nA hand: forest_scout",
        "A: music drum\nA: play forest_scout",
        "A: shift castle a forest_1",
    ),
    (
        "no-dwarf-there",
        "A dwarfs: forest_1\nA hand: forest_scout",
        "A: music drum\nA: play forest_scout",
        "A: shift forest_1 b castle",
    ),
    ("same-dwarf-twice", CAPTAIN, PLAYED + "\nA: place forest_1", "A: move forest_1 castle"),
    ("already-bought", "turn: A bought\nmarket: cook jeweller mason_a pedlar_a", "", "A: buy 4"),
    ("not-enough-gold", "market: cook jeweller mason_a pedlar_a\nA stock: gold 1", "", "A: buy 1"),
    (
        "not-enough-gold",
        "A stock: gold 1\nA bought: recruiter_a\nA hand: recruiter_a",
        "A: music flute",
        "A: play recruiter_a",
    ),
    ("empty-slot", "market: - jeweller mason_a pedlar_a", "", "A: buy 1"),
    ("empty-slot", "market: - jeweller mason_a pedlar_a", "", "A: buy 9"),
    ("already-played-music", "music: horn=A", "", "A: music drum"),
    (
        "no-music-token",
        "table: 1 seats, first A, week 2\nplan: turn A\nmusic: horn=A drum=A lute=A",
        "",
        "A: music flute",
    ),
    ("instrument-taken", "music: horn=B", "", "A: music horn"),
    ("instrument-banned", "monsters: banshee_a=mine_2", "", "A: music horn"),
    ("card-not-in-hand", "A hand: woodcutter", "A: music drum", "A: play forest_scout"),
    ("card-not-in-hand", "A hand: woodcutter forest_scout", "A: music drum\nA: play woodcutter", "A: play woodcutter"),
    ("wrong-instrument", "A hand: woodcutter farmer", "A: music drum", "A: play farmer"),
    ("cannot-pay", "A stock: wood 0\nA bought: cook\nA hand: cook", "A: music drum", "A: play cook"),
    ("not-enough-dwarfs", "monsters: yeti_a=castle\nA dwarfs: castle", "", "A: beat yeti_a"),
    ("not-enough-resources", "monsters: yeti_a=castle\nA dwarfs: castle castle\nA stock: food 0", "", "A: beat yeti_a"),
    ("no-such-target", "", "", "A: beat yeti_a"),
    ("no-such-target", "", "", "A: overcome famine"),
    (
        "bad-dwarf-set",
        LEGENDARY + "monsters: yeti_a=castle\nA dwarfs: home 4 castle castle ice_warrior=castle",
        "",
        "A: beat yeti_a basic",
    ),
    ("wrong-hand-size", "plan: choose-hands; turn A\nA bought: cook", "", "A: some cook"),
    (
        "not-your-card",
        "plan: choose-hands; turn A\nA bought: cook",
        "",
        "A: some cook+jeweller+miner+farmer+woodcutter+coin_keeper+mine_scout",
    ),
    (
        "not-your-card",
        "plan: choose-hands; turn A\nA bought: cook",
        "",
        "A: some cook+cook+miner+farmer+woodcutter+coin_keeper+mine_scout",
    ),
    ("not-closer", "plan: invasion; turn A\nmonsters: yeti_a=wall_1", "", "A: march field_1"),
    (
        "already-activated",
        "plan: choose-monster A yeti_b+ogre_king_a; turn A\nmonsters: yeti_a=castle yeti_b=wall_1 ogre_king_a=wall_3",
        "",
        "A: activate yeti_a",
    ),
    (
        "cannot-be-pushed",
        "plan: choose-target A winter_wolf_a; turn A\nmonsters: winter_wolf_a=wall_1 yeti_b=wall_1 ogre_king_a=wall_3",
        "",
        "A: push winter_wolf_a",
    ),
    ("nothing-to-do", "A bought: mercenary\nA hand: mercenary", "A: music lute", "A: play mercenary"),
    ("nothing-to-do", "A hand: forest_scout", "A: music drum", "A: play forest_scout"),
    ("nothing-to-do", "A bought: recruiter_a\nA hand: recruiter_a", "A: music flute", "A: play recruiter_a"),
    (
        "legendary-taken",
        LEGENDARY + "A hand: sage\nA dwarfs: home 6 ice_warrior=home",
        "A: music lute\nA: play sage",
        "A: promote ice_warrior",
    ),
    (
        "no-basic-at-home",
        LEGENDARY + "A hand: sage\nA dwarfs: castle castle castle castle castle castle castle",
        "A: music lute",
        "A: play sage",
    ),
    ("unknown-area", "", "", "A: place banana"),
    ("unknown-area", "A dwarfs: castle", "", "A: move castle banana"),
]


BAD_MOVES = [BadMove(given, f"{before}\n{move}", key, RULES[key]) for key, given, before, move in CASES]


def test_every_refusal_of_the_table_is_tried() -> None:
    """Every refusal of section 11 is covered, except game_over, which belongs to the core."""
    assert {case[0] for case in CASES} == set(RULES)


def test_a_player_who_is_not_asked_is_told_the_first_fault_in_that_order() -> None:
    """A player who is not asked is told of a wrong phase first, then whose decision it is."""
    both = "A hand: woodcutter\nB hand: woodcutter"
    for given, before, seat, move, key, rule in (
        ("", "", 1, "place castle", "not-your-turn", "5.4"),
        ("A hand: woodcutter", "", 1, "done", "not-your-turn", "5.4"),
        ("", "", 1, "march forest_4", "wrong-phase", "5"),
        ("plan: invasion; turn A\nmonsters: yeti_a=wall_1", "", 1, "march forest_4", "not-first-player", "5.2"),
        ("plan: invasion; turn A\nmonsters: yeti_a=wall_1", "", 1, "activate yeti_a", "wrong-phase", "5"),
        ("plan: place-defender B 1; turn A", "", 0, "defend castle", "not-your-turn", "5.1"),
        ("plan: place-defender B 1; turn A", "", 0, "place castle", "wrong-phase", "5"),
        (both, "music drum; done", 0, "place castle", "music-open", "5.4"),
        (both, "music drum; done", 0, "play woodcutter", "music-open", "5.4"),
    ):
        state = core.start(sketch(given))
        for typed in filter(None, before.split("; ")):
            state = core.apply(state, Seat(0), STAGE.choice(typed))
        with pytest.raises(core.NotYours) as caught:
            core.apply(state, Seat(seat), STAGE.choice(move))
        assert (caught.value.say.id, caught.value.rule) == (f"winter-no-{key}", rule), move
        assert caught.value.say.values.get("seat", 1 - seat) == 1 - seat


def test_an_unknown_area_is_quoted_up_to_forty_letters() -> None:
    """Whatever somebody types stays a short sentence."""
    refused = core.why_not(core.start(sketch("")), Seat(0), STAGE.choice(f"place {'banana' * 9}"))
    assert refused is not None
    assert refused.say.values["text"] == core.Sign(("banana" * 9)[:40])


def test_after_the_end_every_move_is_too_late() -> None:
    """The refusal game_over: after the end, any move raises TooLate."""
    state = core.start(sketch("plan: turn A; resolution\nmonsters: yeti_a=castle"))
    state = core.apply(state, Seat(0), STAGE.choice("end-turn"))
    with pytest.raises(core.TooLate):
        core.apply(state, Seat(0), STAGE.choice("end-turn"))


def test_the_first_fault_is_named() -> None:
    """Faults are checked in the order of section 11: area used, actions, dwarfs; for buying: slot, bought, actions."""
    state = core.start(
        sketch(
            "A placed: castle\nA tracks: actions 0 hand 7\nturn: A bought\nmarket: cook - - -\nA stock: gold 0\n"
            "A dwarfs: castle castle castle castle castle castle castle\nmonsters: yeti_a=castle"
        )
    )
    for move, key in (
        ("place castle", "already-placed-here"),
        ("place forest_1", "no-actions"),
        ("move forest_1 castle", "no-actions"),
        ("buy 2", "empty-slot"),
        ("buy 1", "already-bought"),
        ("music drum", "no-actions"),
    ):
        refused = core.why_not(state, Seat(0), STAGE.choice(move))
        assert refused is not None
        assert refused.say.id == f"winter-no-{key}", move
