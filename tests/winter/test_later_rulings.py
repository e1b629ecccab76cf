"""The rulings of RULES.md, section 10, from R31 on, as scenes."""

import pytest

from tests.winter.stage import STAGE, Scene

SCENES = [
    Scene(
        "R31 a hero bought now cannot be played this week",
        "market: cook jeweller mason_a pedlar_a\nA hand: woodcutter",
        "A: buy 4\nA: music drum",
        "bars A: play pedlar_a (card-not-in-hand)",
    ),
    Scene(
        "R32 a follower may recruit, beside any buy",
        """
        market: cook jeweller mason_a pedlar_a
        hero deck: baker_a ...
        B bought: recruiter_a
        B hand: recruiter_a
        """,
        "A: music flute\nB: play recruiter_a\nB: recruit 1",
        "B bought: recruiter_a cook\nB stock: gold 0 food 2 stone 2 wood 2\nmarket: baker_a jeweller mason_a pedlar_a",
    ),
    Scene(
        "R35 an instrument may be played without a card",
        "B hand: woodcutter",
        "A: music drum",
        "tells no-card-left seat=A instrument=drum\noffers B: play woodcutter | done",
    ),
    Scene(
        "R36 all cards go back at the end of the week",
        "plan: turn A; resolution\nA hand: woodcutter farmer\nA played: miner",
        "A: end-turn",
        "A played: -\nA hand: 7 cards",
    ),
    Scene(
        "R37 the first solo instrument is free, also without actions",
        "table: 1 seats, first A, week 2\nplan: turn A\nA tracks: actions 0 hand 7",
        then="allows A: music drum",
    ),
    Scene(
        "R39 two dwarfs in one field produce once",
        "A dwarfs: field_1 field_1\nA hand: farmer",
        "A: music flute\nA: play farmer",
        "A stock: gold 2 food 3 stone 2 wood 2",
    ),
    Scene(
        "R40 empty decks bring nothing",
        "plan: turn B; reinforce; disasters; turn A\nmonster deck: -\ndisaster deck: -",
        "B: end-turn",
        "monsters: -\ndisasters: -\ntells no-reinforcement\ntells no-disaster",
    ),
    Scene(
        "R42 the dwarf just moved is not moved again",
        "A dwarfs: forest_1\nB dwarfs: forest_3\nA bought: forest_guide\nA hand: forest_guide",
        "A: music flute\nA: play forest_guide\nA: shift forest_1 a forest_2",
        """
        bars A: shift forest_2 a castle (same-dwarf-twice)
        allows A: shift forest_3 b forest_2
        allows A: done
        """,
    ),
    Scene(
        "R42 where another one stands there, it may be meant",
        "A dwarfs: forest_1 forest_2\nA bought: forest_guide\nA hand: forest_guide",
        "A: music flute\nA: play forest_guide\nA: shift forest_1 a forest_2",
        "allows A: shift forest_2 a castle",
    ),
    Scene(
        "R42 a dwarf just placed is not moved",
        "A bought: captain_a\nA hand: captain_a",
        "A: music drum\nA: play captain_a\nA: place forest_1",
        "bars A: move forest_1 castle (same-dwarf-twice)\nallows A: place forest_2\nallows A: done",
    ),
    Scene(
        "R43 up to two may be one",
        "A bought: captain_a\nA hand: captain_a",
        "A: music drum\nA: play captain_a\nA: place forest_1\nA: done",
        "A dwarfs: home 6 forest_1",
    ),
    Scene(
        "R43 but not none",
        "A bought: forest_guide\nA hand: forest_guide",
        "A: music flute",
        "bars A: play forest_guide (nothing-to-do)",
    ),
    Scene(
        "R44 a trade takes its full price first, and what is above 7 is lost",
        "A stock: wood 1 food 6\nA bought: cook\nA hand: cook",
        "A: music drum\nA: play cook",
        "A stock: gold 2 food 7 stone 2 wood 0",
    ),
    Scene(
        "R44 gold does not pay a trade",
        "A stock: gold 7 wood 0\nA bought: cook\nA hand: cook",
        "A: music drum",
        "bars A: play cook (cannot-pay)",
    ),
    Scene(
        "R45 the mercenary's dwarf goes home, from anywhere",
        "A dwarfs: wall_1 castle\nA bought: mercenary\nA hand: mercenary",
        "A: music lute\nA: play mercenary\nA: recall wall_1",
        "A dwarfs: home 6 castle\nA stock: gold 5 food 2 stone 2 wood 2",
    ),
    Scene(
        "R46 spending goes down to no action at all",
        "A tracks: actions 1 hand 7",
        "A: place castle",
        "A tracks: actions 0 hand 7",
    ),
    Scene(
        "R47 a resource counts only while it stands on 7",
        "table: 2 seats, first A, week 7\nplan: turn A; resolution\nA dwarfs: castle\nA stock: wood 6 food 7",
        "A: end-turn",
        "scores A 2, B 3",
    ),
    Scene(
        "R48 lost is lost, also in week 7",
        "table: 2 seats, first A, week 7\nplan: turn A; resolution\nmonsters: yeti_a=castle\nA bought: cook",
        "A: end-turn",
        "defeat: castle\nscores\nwins",
    ),
    Scene(
        "R51 with three on the board, a new disaster makes four and no snowball",
        """
        table: 2 seats, first A, week 2, legendary
        plan: disasters; turn A
        disasters: fallen_pines famine frozen_roots
        disaster deck: ice_storm black_frost
        """,
        then="disasters: fallen_pines famine frozen_roots ice_storm",
    ),
    Scene(
        "R52 a Frost Wyrm rushes on once, if any dwarf is in reach",
        """
        table: 2 seats, first A, week 2, legendary
        plan: invasion; turn A
        monsters: frost_wyrm_a=wall_1
        B dwarfs: castle
        """,
        "A: march forest_4",
        "monsters: frost_wyrm_a=castle\ntells rushes monster=frost_wyrm_a",
    ),
    Scene(
        "R52 without a dwarf in reach it does not",
        """
        table: 2 seats, first A, week 2, legendary
        plan: invasion; turn A
        monsters: frost_wyrm_a=wall_1
        B dwarfs: wall_3
        """,
        "A: march forest_4",
        "monsters: frost_wyrm_a=forest_4\ntells nobody-in-range monster=frost_wyrm_a",
    ),
    Scene(
        "R53 the sage turns a dwarf at home into a legendary one at home",
        "table: 2 seats, first A, week 2, legendary\nA dwarfs: castle castle\nA hand: sage",
        "A: music lute\nA: play sage\nA: promote ice_warrior",
        "A dwarfs: home 4 castle castle ice_warrior=home\nA stock: gold 0 food 2 stone 2 wood 2",
    ),
    Scene(
        "R53 without a basic dwarf at home he does nothing",
        """
        table: 2 seats, first A, week 2, legendary
        A dwarfs: castle castle castle castle castle castle castle
        A hand: sage
        """,
        "A: music lute",
        "bars A: play sage (no-basic-at-home)",
    ),
    Scene(
        "R54 legendary dwarfs stand for basic ones at home",
        """
        table: 2 seats, first A, week 7, legendary
        plan: turn A; resolution
        A dwarfs: home 6 ice_warrior=home
        B dwarfs: home 6 ice_warrior=castle
        """,
        "A: end-turn",
        "scores A 5, B 2",
    ),
    Scene(
        "R57 a talent moves to adjacent areas only, walls and castle included",
        "A dwarfs: field_2\nA bought: messenger\nA hand: messenger",
        "A: music lute\nA: play messenger",
        "bars A: move field_2 mine_1 (not-adjacent)\nallows A: move field_2 castle\nallows A: move field_2 wall_1",
    ),
    Scene(
        "R58 set-up disasters have their token",
        "table: 4 seats, first A, week 0\nplan: opening\ndisaster deck: famine cave_in ...",
        "",
        "disasters: famine cave_in",
    ),
    Scene(
        "R59 cards in hand score",
        """
        table: 2 seats, first A, week 7
        plan: turn A; resolution
        A dwarfs: castle
        A bought: pedlar_a
        A hand: pedlar_a woodcutter
        """,
        "A: end-turn",
        "scores A 3, B 3",
    ),
    Scene(
        "R60 a follower without such a card passes by itself, and everyone is told",
        "B hand: farmer",
        "A: music drum",
        "tells passes seat=B instrument=drum\nB lacks: drum",
    ),
    Scene(
        "R60 a follower who holds one is asked even if it cannot be played",
        "B bought: cook\nB stock: wood 0\nB hand: cook",
        "A: music drum",
        "offers B: done\nbars B: play cook (cannot-pay)",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_ruling(scene: Scene) -> None:
    STAGE.play(scene)
