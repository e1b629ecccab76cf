"""The worked examples of RULES.md, section 12, from E14 on, as scenes. Yellow is A, Red is B."""

from tests.winter.stage import Scene

LATER = [
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
