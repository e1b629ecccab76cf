"""The worked examples of RULES.md, section 12, as scenes. Yellow is A, Red is B."""

import pytest

from tests.winter.scenes_of_examples import LATER
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
        "A dwarfs: home 4 forest_2 forest_3 mine_4\ntells shifts-own start=forest_1 end=mine_4",
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
        "defeat: castle\ntells lost\nwins\nplan: over",
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
    *LATER,
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_example(scene: Scene) -> None:
    STAGE.play(scene)


def test_e5_sends_both_ways() -> None:
    """E5: the first player could also have sent the giant to forest_4."""
    scene = "plan: invasion; turn A\nmonsters: frost_giant_a=wall_1"
    STAGE.play(Scene("E5", scene, then="offers A: march forest_4 | march field_2"))


def test_every_example_has_a_scene() -> None:
    """Each example from E1 to E27 has a scene."""
    assert {scene.name.split()[0] for scene in SCENES} == {f"E{n}" for n in range(1, 28)}
