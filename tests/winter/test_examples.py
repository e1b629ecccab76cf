"""The worked examples of RULES.md, section 12, as scenes. Yellow is A, Red is B."""

import pytest

from tests.winter.stage import STAGE, Scene

SCENES = [
    Scene(
        "E1 an area icon: the token of a disaster lies where its card says",
        "plan: turn B; disasters; turn A\ndisaster deck: frozen_winch ...",
        "B: end-turn",
        "disasters: frozen_winch\ntells disaster disaster=frozen_winch area=mine_4 n=1",
    ),
    Scene(
        "E1 that area produces nothing",
        "disasters: frozen_winch\nA dwarfs: mine_4\nA hand: miner coin_keeper",
        "A: music horn\nA: play miner",
        "A stock: gold 2 food 2 stone 2 wood 2\ntells produces-nothing card=miner\ntells blocked areas=mine_4",
    ),
    Scene(
        "E2 the drum: one wood for each forest that is not blocked",
        "disasters: fallen_pines\nA dwarfs: forest_1 forest_2 forest_3\nA hand: woodcutter forest_scout",
        "A: music drum\nA: play woodcutter",
        "A tracks: actions 4 hand 7\nA stock: gold 2 food 2 stone 2 wood 4\nmusic: drum=A",
    ),
    Scene(
        "E3 a scout moves an own dwarf to an adjacent area",
        "disasters: fallen_pines\nA dwarfs: forest_1 forest_2 forest_3\nA hand: woodcutter forest_scout",
        "A: music drum\nA: play woodcutter\nA: play forest_scout\nA: shift forest_1 a mine_4",
        "A dwarfs: home 4 forest_2 forest_3 mine_4\ntells shifts owner_seat=A start=forest_1 end=mine_4",
    ),
    Scene(
        "E4 following costs no action, and the order of cards matters",
        """
        disasters: fallen_pines
        B dwarfs: forest_1
        B bought: mason_a
        B hand: forest_scout woodcutter mason_a
        """,
        "A: music drum\nB: play forest_scout\nB: shift forest_1 b forest_2\nB: play woodcutter\nB: play mason_a",
        "B stock: gold 2 food 2 stone 3 wood 3\nB tracks: actions 5 hand 7\nB played: forest_scout woodcutter mason_a",
    ),
    Scene(
        "E4 had Red produced first, nothing would have come of it",
        "disasters: fallen_pines\nB dwarfs: forest_1\nB hand: forest_scout woodcutter",
        "A: music drum\nB: play woodcutter",
        "B stock: gold 2 food 2 stone 2 wood 2",
    ),
    Scene(
        "E5 a Frost Giant does not stack",
        "plan: invasion; turn A\nmonsters: frost_giant_a=wall_1\nA dwarfs: field_1 forest_4\nB dwarfs: mine_4",
        "A: march field_2",
        "A tracks: actions 4 hand 7\nB tracks: actions 5 hand 7\ntells action-lost seat=A old=5 new=4",
    ),
    Scene(
        "E6 actions never fall below 3",
        "plan: invasion; turn A\nmonsters: frost_giant_a=wall_1\nA dwarfs: field_2\nA tracks: actions 3 hand 7",
        "A: march field_2",
        "A tracks: actions 3 hand 7\ntells action-kept seat=A new=3",
    ),
    Scene(
        "E6 a hand never falls below 5",
        "plan: invasion; turn A\nmonsters: ice_witch_a=wall_3\nA dwarfs: forest_1\nA tracks: actions 5 hand 5",
        "A: march forest_1",
        "A tracks: actions 5 hand 5\ntells hand-kept seat=A new=5",
    ),
    Scene(
        "E7 gold instead of a resource that is lacking",
        "plan: invasion; turn A\nmonsters: frozen_treant_b=forest_3\nA dwarfs: forest_1\nA stock: gold 1 wood 0",
        "A: march forest_2",
        "A stock: gold 0 food 2 stone 2 wood 0\ntells loses-gold seat=A resource=wood old=1 new=0",
    ),
    Scene(
        "E7 without gold, nothing is lost",
        "plan: invasion; turn A\nmonsters: frozen_treant_b=forest_3\nA dwarfs: forest_1\nA stock: gold 0 wood 0",
        "A: march forest_2",
        "A stock: gold 0 food 2 stone 2 wood 0\ntells nothing-to-lose seat=A resource=wood",
    ),
    Scene(
        "E7 the resource itself, where there is one",
        "plan: invasion; turn A\nmonsters: frozen_treant_b=forest_3\nA dwarfs: forest_1\nA stock: gold 5 wood 1",
        "A: march forest_2",
        "A stock: gold 5 food 2 stone 2 wood 0\ntells loses seat=A resource=wood old=1 new=0",
    ),
    Scene(
        "E8 from the wall there are two ways",
        "plan: invasion; turn A\nmonsters: ogre_king_a=wall_3",
        then="offers A: march forest_1 | march forest_2\nbars A: march mine_4 (not-closer)",
    ),
    Scene(
        "E8 the next week it stands in the castle",
        "table: 2 seats, first A, week 3\nplan: turn B; invasion; turn A\nmonsters: ogre_king_a=forest_1",
        "B: end-turn",
        "monsters: ogre_king_a=castle\ntells moves monster=ogre_king_a n=0",
    ),
    Scene(
        "E8 not beaten, it loses the game for everyone",
        "table: 2 seats, first A, week 3\nplan: turn A; resolution\nmonsters: ogre_king_a=castle",
        "A: end-turn",
        "defeat: castle\ntells lost\nwins\nplan: -",
    ),
    Scene(
        "E8 beaten in week 3, the game goes on",
        """
        table: 2 seats, first A, week 3
        plan: turn A; resolution
        monsters: ogre_king_a=castle
        A dwarfs: castle castle castle
        """,
        "A: beat ogre_king_a\nA: end-turn",
        "A monsters: ogre_king_a\nA stock: gold 2 food 0 stone 1 wood 2\ntells castle-saved\ntells week n=4",
    ),
    Scene(
        "E9 the wolf drives the treant on, which then attacks by itself",
        """
        plan: invasion; turn A
        monsters: winter_wolf_a=wall_2 frozen_treant_b=forest_3
        A dwarfs: forest_2
        """,
        "A: activate winter_wolf_a\nA: march field_3\nA: march forest_2",
        """
        monsters: winter_wolf_a=field_3 frozen_treant_b=castle
        A stock: gold 2 food 2 stone 2 wood 1
        tells pushed monster=frozen_treant_b driver=winter_wolf_a start=forest_3 end=forest_2
        """,
    ),
    Scene(
        "E10 three players: set-up, Ogre King and phase 1.4 bring three disasters",
        """
        table: 3 seats, first A, week 0
        plan: opening
        monster deck: ogre_king_b yeti_a yeti_b snow_troll_a ...
        disaster deck: famine cave_in avalanche ...
        """,
        "B: defend castle\nC: defend castle\nC: defend castle",
        """
        disasters: famine cave_in avalanche
        monsters: ogre_king_b=wall_2 yeti_a=wall_2 yeti_b=wall_1 snow_troll_a=wall_1
        arrived: ogre_king_b yeti_a yeti_b snow_troll_a
        tells calls-disaster monster=ogre_king_b
        """,
    ),
    Scene(
        "E10 three disasters lose nothing",
        "table: 3 seats, first A, week 1\nplan: turn A; resolution\ndisasters: famine cave_in avalanche",
        "A: end-turn",
        "tells held n=3\ntells week n=2",
    ),
    Scene(
        "E10 a fourth one loses the game",
        "table: 3 seats, first A, week 2\nplan: turn A; resolution\ndisasters: famine cave_in avalanche ice_storm",
        "A: end-turn",
        "defeat: disasters\ntells lost",
    ),
    Scene(
        "E11 buying: the market slides, the hero goes to the action deck",
        "market: cook jeweller mason_a pedlar_a\nhero deck: baker_a ...",
        "A: buy 3",
        """
        A stock: gold 1 food 2 stone 2 wood 2
        A tracks: actions 4 hand 7
        market: baker_a cook jeweller pedlar_a
        A bought: mason_a
        turn: A bought
        bars A: buy 4 (already-bought)
        """,
    ),
    Scene(
        "E12 recruiting: flat 2 gold, no action, beside the turn's buy",
        """
        market: baker_a cook jeweller pedlar_a
        hero deck: treasurer ...
        turn: A bought
        A bought: recruiter_a
        A hand: recruiter_a
        """,
        "A: music flute\nA: play recruiter_a\nA: recruit 4",
        """
        A stock: gold 0 food 2 stone 2 wood 2
        A tracks: actions 4 hand 7
        market: treasurer baker_a cook jeweller
        A bought: recruiter_a pedlar_a
        """,
    ),
    Scene(
        "E13 one placement for each area, moving is free of that",
        "",
        "A: place mine_4\nA: place forest_1\nA: move forest_1 mine_4",
        "A dwarfs: home 5 mine_4 mine_4\nA tracks: actions 2 hand 7",
    ),
    Scene(
        "E13 a second placement is refused",
        "",
        "A: place mine_4\nA: place mine_4",
        "refused already-placed-here area=mine_4",
    ),
    Scene(
        "E14 beating without actions: exactly the dwarfs needed go home",
        """
        monsters: frozen_treant_b=forest_2
        A dwarfs: forest_2 forest_2 forest_2 forest_2
        A stock: wood 3
        A tracks: actions 0 hand 7
        """,
        "A: beat frozen_treant_b",
        "A stock: gold 2 food 2 stone 2 wood 1\nA dwarfs: home 6 forest_2\nA monsters: frozen_treant_b\nmonsters: -",
    ),
    Scene(
        "E15 overcoming: gold above 7 is lost",
        "disasters: broken_dam\nA dwarfs: field_4 field_4 field_4\nA stock: gold 6 stone 1 wood 1",
        "A: overcome broken_dam",
        """
        A stock: gold 7 food 2 stone 0 wood 0
        A disasters: broken_dam
        tells overcomes reward=gold*6*7*1
        """,
    ),
    Scene(
        "E16 a hand has exactly its size",
        "plan: choose-hands; turn A\nA tracks: actions 5 hand 6\nA bought: cook",
        "A: some woodcutter+farmer+miner+coin_keeper+forest_scout+field_scout",
        "A hand: woodcutter forest_scout farmer field_scout miner coin_keeper\ntells hands seats=A",
    ),
    Scene(
        "E16 one card more is refused",
        "plan: choose-hands; turn A\nA tracks: actions 5 hand 6\nA bought: cook",
        "A: some woodcutter+farmer+miner+coin_keeper+forest_scout+field_scout+cook",
        "refused wrong-hand-size n=6",
    ),
    Scene(
        "E16 one card fewer is refused",
        "plan: choose-hands; turn A\nA tracks: actions 5 hand 6\nA bought: cook",
        "A: some woodcutter+farmer+miner+coin_keeper+forest_scout",
        "refused wrong-hand-size n=6",
    ),
    Scene(
        "E17 a Banshee bans nothing in the week it arrives",
        "monsters: banshee_a=wall_4\narrived: banshee_a",
        then="allows A: music horn",
    ),
    Scene(
        "E17 the week after, it silences the instrument of its area",
        "plan: invasion; turn A\nmonsters: banshee_a=wall_4",
        "A: march mine_2",
        "bars A: music horn (instrument-banned)\nallows A: music drum\ntells silences instrument=horn",
    ),
    Scene(
        "E17 beaten, it lets the horn sound again",
        """
        plan: turn B
        turn: B
        monsters: banshee_a=mine_2
        B dwarfs: mine_2 mine_2
        """,
        "B: beat banshee_a",
        "allows B: music horn\ntells sounds-again instrument=horn",
    ),
    Scene(
        "E18 the final score of the rulebook's example",
        """
        table: 2 seats, first A, week 7
        plan: turn B; resolution
        turn: B
        A stock: gold 7 food 3 stone 7 wood 1
        A bought: log_hauler_a forager carpenter cook captain_a baker_a
        A disasters: fallen_pines ice_storm
        A monsters: frost_giant_b winter_wolf_a
        """,
        "B: end-turn",
        "scores A 35, B 3\nwins A",
    ),
    Scene(
        "E19 bloodthirst: one point for each kind beaten",
        """
        table: 2 seats, first A, week 7, bloodthirst
        plan: turn A; resolution
        A dwarfs: castle
        A monsters: ogre_king_a ogre_king_b frost_giant_b winter_wolf_a
        """,
        "A: end-turn",
        "scores A 21, B 3",
    ),
    Scene(
        "E20 a tie broken by food",
        """
        table: 2 seats, first A, week 7
        plan: turn A; resolution
        A dwarfs: castle castle
        B dwarfs: castle castle
        A stock: gold 2 food 1
        B stock: gold 2 food 4
        A bought: log_hauler_a baker_a cook
        B bought: log_hauler_b baker_b jeweller
        A monsters: ogre_king_a ogre_king_b frost_giant_b frost_giant_a winter_wolf_a
        B monsters: yeti_b frozen_treant_b snow_troll_b banshee_b winter_wolf_b
        B disasters: frozen_path
        """,
        "A: end-turn",
        "scores A 30, B 30\nwins B",
    ),
    Scene(
        "E21 solo: the first instrument is free, the others cost an action, the fourth has no token",
        "table: 1 seats, first A, week 2\nplan: turn A\nA stock: gold 4",
        "A: music drum\nA: music lute\nA: music horn\nA: music flute",
        "A tracks: actions 3 hand 7\nrefused no-music-token",
    ),
    Scene(
        "E21 solo: heroes are bought as long as actions and gold last",
        """
        table: 1 seats, first A, week 2
        plan: turn A; resolution
        turn: A
        market: cook jeweller mason_a pedlar_a
        hero deck: baker_a treasurer forager ...
        A stock: gold 4
        A tracks: actions 3 hand 7
        """,
        "A: buy 4\nA: buy 4\nA: buy 4",
        "A stock: gold 1 food 4 stone 4 wood 4\nA tracks: actions 0 hand 7\nA bought: pedlar_a mason_a jeweller",
    ),
    Scene(
        "E22 the Legend, with the other titles met",
        """
        table: 1 seats, first A, week 7
        plan: turn A; resolution
        A dwarfs: castle
        A stock: gold 0 food 0 stone 0 wood 0
        A monsters: ogre_king_a ogre_king_b frost_giant_b frozen_treant_b snow_troll_b winter_wolf_a yeti_a
        A disasters: broken_dam famine buried_barn black_frost fallen_pines ice_storm frozen_path
        A bought: provisioner treasurer captain_a
        """,
        "A: end-turn",
        "scores A 52\nwins A",
    ),
    Scene(
        "E23 nightmare: two disasters in week 3",
        """
        table: 2 seats, first A, week 3, nightmare
        plan: turn B; disasters; turn A
        disaster deck: famine cave_in avalanche
        """,
        "B: end-turn",
        "disasters: famine cave_in\ntells nightmare",
    ),
    Scene(
        "E23 one in week 4",
        """
        table: 2 seats, first A, week 4, nightmare
        plan: turn B; disasters; turn A
        disaster deck: famine cave_in avalanche
        """,
        "B: end-turn",
        "disasters: famine\nnever tells nightmare",
    ),
    Scene(
        "E24 the snowball effect",
        """
        table: 2 seats, first A, week 2, legendary
        plan: turn B; disasters; turn A
        disasters: fallen_pines
        disaster deck: crystal_thicket frozen_winch famine
        """,
        "B: end-turn",
        "disasters: fallen_pines crystal_thicket frozen_winch\ntells snowball area=forest_1",
    ),
    Scene(
        "E24 no snowball at the fourth disaster",
        """
        table: 2 seats, first A, week 2, legendary
        plan: turn B; disasters; turn A
        disasters: fallen_pines famine cave_in
        disaster deck: crystal_thicket frozen_winch
        """,
        "B: end-turn",
        "disasters: fallen_pines famine cave_in crystal_thicket\nnever tells snowball",
    ),
    Scene(
        "E25 the Ice Warrior counts as two: the only set that will do is taken without asking",
        """
        table: 2 seats, first A, week 2, legendary
        monsters: frozen_treant_b=forest_2
        A dwarfs: home 4 forest_2 forest_2 ice_warrior=forest_2
        """,
        "A: beat frozen_treant_b",
        "A dwarfs: home 5 forest_2 ice_warrior=home\nA stock: gold 2 food 2 stone 2 wood 0",
    ),
    Scene(
        "E25 naming a dwarf too many is refused",
        """
        table: 2 seats, first A, week 2, legendary
        monsters: frozen_treant_b=forest_2
        A dwarfs: home 4 forest_2 forest_2 ice_warrior=forest_2
        """,
        "A: beat frozen_treant_b ice_warrior+basic+basic",
        "refused bad-dwarf-set",
    ),
    Scene(
        "E25 against a disaster he counts as one",
        """
        table: 2 seats, first A, week 2, legendary
        disasters: great_blizzard
        A dwarfs: home 4 forest_4 forest_4 ice_warrior=forest_4
        """,
        "A: overcome great_blizzard",
        "A dwarfs: home 6 ice_warrior=home",
    ),
    Scene(
        "E26 the Thunder King is placed without an action, once in an area",
        """
        table: 2 seats, first A, week 2, legendary
        A dwarfs: home 6 thunder_king=home
        A tracks: actions 0 hand 7
        A placed: castle
        """,
        "A: place forest_1 thunder_king",
        "A dwarfs: home 6 thunder_king=forest_1\nA tracks: actions 0 hand 7",
    ),
    Scene(
        "E26 not where a dwarf was placed this turn",
        """
        table: 2 seats, first A, week 2, legendary
        A dwarfs: home 6 thunder_king=home
        A tracks: actions 0 hand 7
        A placed: castle
        """,
        then="bars A: place castle thunder_king (already-placed-here)\nbars A: place forest_1 (no-actions)",
    ),
    Scene(
        "E27 legendary dwarfs count for the army, and for themselves",
        """
        table: 2 seats, first A, week 7, legendary
        plan: turn B; resolution
        turn: B
        A dwarfs: home 4 ice_warrior=home earth_defender=home thunder_king=home
        B dwarfs: castle
        """,
        "B: end-turn",
        "scores A 9, B 0",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_example(scene: Scene) -> None:
    """The example goes as the rules say."""
    STAGE.play(scene)


def test_e5_sends_both_ways() -> None:
    """E5: the first player could also have sent the giant to forest_4."""
    scene = "plan: invasion; turn A\nmonsters: frost_giant_a=wall_1"
    STAGE.play(Scene("E5", scene, then="offers A: march forest_4 | march field_2"))


def test_every_example_has_a_scene() -> None:
    """E1 to E27."""
    assert {scene.name.split()[0] for scene in SCENES} == {f"E{n}" for n in range(1, 28)}
