"""What is asked and told at each step: the draws, the caravans, the cards and the mines."""

import pytest

from bot.present.story import story_lines
from games import core
from games.core import Choice, NotAllowed, Revise, Seat, say
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.choices import Abandon, Act, Give, Keep, Lay
from games.maphr.rules import exploit, immediate, losses, upgrade
from games.maphr.rules.actions import second_cost
from games.maphr.rules.draws import hand_over
from locales import words
from tests.bot.present.play import PLAIN, table_of
from tests.maphr.stage import STAGE, sketch
from tests.maphr.test_labels import begun
from tests.scenes import Scene, loaded

A, B = Seat(0), Seat(1)
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"
TILE = "e1 gallery_cross 0"

SCENES = [
    Scene(
        "6 a bribe adds one to the die",
        given="agenda: caravan A human_caravan",
        when="A: bribe",
        then="A: rockborers, 13 coins, ...\ntells bribe seat=A n=2\n"
        "tells caravan seat=A card=human_caravan face=5 n=6\ntells gains seat=A n=7 coins=13\n"
        "never tells caravan-nothing",
        dice="4/6",
    ),
    Scene(
        "6 a bribe adds nothing to a six",
        given="agenda: caravan A human_caravan",
        when="A: bribe",
        then="A: rockborers, 13 coins, ...\ntells caravan-as-rolled seat=A card=human_caravan face=6",
        dice="5/6",
    ),
    Scene(
        "6 without a bribe the die decides, and may bring nothing",
        given="agenda: caravan A human_caravan",
        when="A: trust",
        then="A: rockborers, 8 coins, ...\ntells caravan-as-rolled seat=A face=1\n"
        "tells caravan-nothing card=human_caravan\nnever tells bribe",
        dice="0/6",
    ),
    Scene(
        "6 who cannot pay a bribe is not asked",
        given="A: rockborers, 1 coins, level 1, 0 miners\nagenda: caravan A human_caravan",
        then="tells caravan-as-rolled seat=A face=4\nA: rockborers, 5 coins, ...\nnever tells bribe",
        dice="3/6",
    ),
    Scene(
        "6 two coins are enough for a bribe",
        given="A: rockborers, 2 coins, level 1, 0 miners\nagenda: caravan A human_caravan",
        then="offers A: bribe | trust",
    ),
    Scene(
        "6 a contract is accepted for its price, and its card is discarded",
        given="agenda: contract-offer A surveyor\nqueue: surveyor",
        when="A: accept",
        then="tells accepts seat=A card=surveyor\nqueue: -",
    ),
    Scene(
        "6 a contract that is refused costs nothing",
        given="agenda: contract-offer A surveyor\nqueue: surveyor",
        when="A: refuse",
        then="A: rockborers, 8 coins, ...\ntells refuses seat=A card=surveyor\nqueue: -",
    ),
    Scene(
        "6 an archive draws one more card",
        given="A buildings: archive\nagenda: extra-draw",
        then="A hand: gallery_straight\ntells draws-more seat=A n=1 source=archive\nB hand: -",
    ),
    Scene(
        "6 cards are drawn by the level of the mine",
        given="B: goldbeards, 8 coins, level 2, 0 miners\nagenda: draw-by-level",
        then="A hand: 4 cards\nB hand: 3 cards\ntells draws seat=A n=4\ntells draws seat=B n=3",
    ),
    Scene(
        "6 the bids are shown, the highest first, and the poorest share what did not win",
        given="A: rockborers, 9 coins, level 1, 0 miners\nB: goldbeards, 5 coins, level 1, 0 miners\n"
        f"{THREE}\nagenda: auction",
        when="A: number 2\nB: number 1\nC: number 4",
        then="tells bids bids=2*4+0*2+1*1\ntells auction seat=C n=4\ntells poorest seats=B n=3\n"
        "A: rockborers, 7 coins, ...\nB: goldbeards, 7 coins, ...\nC: purse_counters, 4 coins, ...",
    ),
    Scene(
        "6 of the packet the winner keeps two cards and each other player one",
        given="packet: tavern lookout archive\nagenda: take-packet A 2; take-packet B 1",
        when="A: some tavern+archive",
        then="A hand: tavern archive\nB hand: lookout\ntells takes seat=A n=2\ntells takes seat=B n=1\n"
        "tells A received cards=tavern+archive",
    ),
    Scene(
        "7.1 a second action may cost all the cards of the hand",
        given="A hand: tavern lookout archive\nB hand: tavern lookout\nagenda: choose-actions",
        then="allows A: act exploit build\nbars B: act exploit build (second-cost n=3)",
    ),
    Scene(
        "7.1 without the right to it, there is no third action",
        given="A hand: tavern lookout tavern lookout tavern\nagenda: choose-actions",
        then="bars A: act exploit build prospect (no-third)",
    ),
    Scene(
        "7.2 who idles pays no card",
        given="A: irongradd, 0 coins, level 1, 0 miners\nA hand: tavern\nB hand: tavern\nagenda: choose-actions",
        when="A: idle\nB: act exploit",
        then="tells idle seat=A n=1 coins=1\nA hand: tavern",
    ),
    Scene(
        "7.4 with a single place the tile is laid there at once",
        given=f"A mine: {TILE}\nA hand: gallery_cross\nagenda: prospecting A 0",
        when="A: tile gallery_cross",
        then="allows A: lay gallery_cross d1 0\nallows A: lay gallery_cross f1 0",
    ),
    Scene(
        "9 a level is lost, but not the first one",
        given="A: rockborers, 8 coins, level 1, 0 miners\nqueue: trasken_passage\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 1, ...\ntells loses-level seat=A n=0 level=Sign(text='I')",
    ),
    Scene(
        "8.3 who has the coins for a level but not the building is told what it needs",
        given="A: rockborers, 30 coins, level 2, 0 miners\nA buildings: tavern\nagenda: tell-without-building",
        then="tells A no-rise roman=Sign(text='III')",
    ),
    Scene(
        "8.3 who has the building is asked, not told",
        given="A: rockborers, 30 coins, level 2, 0 miners\nA buildings: guard_post\nB: goldbeards, 3 coins, level 1, "
        "0 miners\nC: long_memories, 29 coins, level 2, 0 miners\nagenda: tell-without-building; upgrade-mine",
        then="never tells no-rise\noffers A: upgrade | stay",
    ),
    Scene(
        "9 the second level falls to the first",
        given="A: rockborers, 8 coins, level 2, 0 miners\nqueue: trasken_passage\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 1, ...\ntells loses-level seat=A n=1 level=Sign(text='I')",
    ),
    Scene(
        "9 the fourth level falls to the third",
        given="A: rockborers, 8 coins, level 4, 0 miners\nqueue: trasken_passage\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 3, ...\ntells loses-level seat=A n=1 level=Sign(text='III')",
    ),
    Scene(
        "9 only a tile at an end is lost",
        given="A mine: e1 gallery_cross 0, d1 gallery_straight 90, f1 coal_1_straight 90, e2 gallery_straight 0\n"
        "agenda: lose-tile A A cave_in",
        when="A: lose f1",
        then="tells tile-lost seat=A tile=coal_1_straight cell=Sign(text='F1') card=cave_in\nnever tells no-tile",
    ),
    Scene(
        "9 who has neither tile nor building loses none",
        given="queue: cave_in fire\nagenda: next-immediate A",
        then="tells no-tile seat=A card=cave_in\ntells no-building seat=A card=fire\nqueue: -",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_told(scene: Scene) -> None:
    STAGE.play(scene)


@pytest.mark.parametrize(
    ("face", "asks", "cards"),
    [(1, "from-pile", 5), (2, "bid", 0), (3, "send", 3), (4, "share-keep", 4), (5, "draft", 5), (6, "actions", 0)],
)
def test_the_die_decides_how_cards_are_drawn(face: int, asks: str, cards: int) -> None:
    """Each face has its own question, with its own number of cards (6)."""
    t = sketch(f"discard: {'gallery_tee ' * 6 + 'gallery_cross ' * 4}\nagenda: roll-die; choose-actions")
    t.dice = loaded(f"{face - 1}/6")
    t = core.start(t)
    now = core.decision(t)
    assert now is not None
    assert (t.die, now.step.question(t, A).id, len(t.clans[0].packet)) == (face, f"maphr-ask-{asks}", cards)


def test_a_new_round_has_no_die_yet_and_no_plan() -> None:
    """Nothing of the last round is left when the next begins (5)."""
    t = sketch("table: full, 2 seats, first A, round 3, lead A, die 4\nA plan: build\nagenda: start-round")
    t.dice = loaded("1/6")
    t = core.start(t)
    assert (t.round, t.die, [clan.plan for clan in t.clans], t.bids, t.shown) == (4, 2, [[], []], [], [])


PUBLIC = {
    immediate.ContractOffer: True,
    immediate.Caravan: True,
    exploit.Exploiting: True,
    losses.LoseTile: True,
    losses.LoseBuilding: True,
    upgrade.UpgradeMine: True,
}


@pytest.mark.parametrize("step", PUBLIC)
def test_everybody_may_see_what_can_be_answered_where_the_hand_has_no_say(step: type) -> None:
    """Contracts, miners, losses and levels are decided by what lies on the table (6, 7.4, 8.3, 9)."""
    assert step.is_public is PUBLIC[step]


@pytest.mark.parametrize(("level", "roman", "tiles", "cards"), [(1, "II", 6, 2), (2, "III", 9, 1)])
def test_the_question_for_the_next_level_says_what_it_brings(level: int, roman: str, tiles: int, cards: int) -> None:
    """The level that would be reached, with its limit of tiles and the cards of a second action (8.3)."""
    t = begun(f"A: rockborers, 40 coins, level {level}, 0 miners\nA buildings: tavern shoring\nagenda: upgrade-mine")
    now = core.decision(t)
    assert now is not None
    values = now.step.question(t, A).values
    assert (values["roman"].text, values["tiles"], values["cards"], values["coins"]) == (roman, tiles, cards, 40)


@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_second_action_costs_what_the_level_says(level: int, cost: int) -> None:
    assert second_cost(sketch(f"A: rockborers, 8 coins, level {level}, 0 miners\nagenda: choose-actions"), A) == cost


def test_plans_that_cost_too_much_are_shown_but_none_of_three_actions_without_the_right_to_it() -> None:
    """The six plans of two actions are greyed, those of three appear only for who may ever make them (7.1)."""
    t = begun("A hand: gallery_tee\nB hand: tavern\nagenda: choose-actions")
    now = core.decision(t)
    assert now is not None
    greyed = [one for one in now.step.unavailable(t, A) if isinstance(one, Act)]
    assert len(greyed) == 6
    assert all(one.second and not one.third for one in greyed)


def test_each_card_to_send_is_counted_in_its_question() -> None:
    """Of three cards the first is asked about as the first (6, D4)."""
    t = begun("A packet: tavern lookout archive\nagenda: keep-or-send", "A: keep tavern")
    now = core.decision(t)
    assert now is not None
    assert now.step.question(t, A) == say("maphr-ask-keep-or-send", seat=0, card="lookout", n=2, count=3)


def test_a_step_back_keeps_what_was_decided_of_the_cards_before() -> None:
    """From the third card one steps back to the second: the first stays kept or sent, until one steps back again."""
    t = begun("A packet: tavern lookout archive\nagenda: keep-or-send", "A: keep tavern", "A: keep lookout")
    back = core.apply(t, A, Revise(1))
    now = core.decision(back)
    assert now is not None
    assert now.step.question(back, A) == say("maphr-ask-keep-or-send", seat=0, card="lookout", n=2, count=3)
    assert back.answers[A] == [Keep("tavern")]
    assert core.apply(back, A, Revise()).answers == {}
    for kept in (-1, 1, 2):
        with pytest.raises(NotAllowed):
            core.apply(back, A, Revise(kept))


def test_a_turn_of_a_tile_has_its_number_and_its_sides() -> None:
    """The turns that fit are numbered from one, as in the pictures; a turn a tile does not have has no sides (7.4).

    Where a tile fits on each cell in one way, as the straight one, the cell says it all.
    """
    found = []
    for card in ("gallery_corner", "gallery_straight"):
        t = begun(f"A mine: {TILE}\nA hand: {card}\nagenda: prospecting A 0", f"A: tile {card}")
        now = core.decision(t)
        assert now is not None
        lays = [choice for choice in now.asks[A].choices if choice.cell == "e2"]
        labels = [now.step.label(t, choice) for choice in lays]
        found.append([(one.values["n"], len(one.values["sides"])) for one in labels])
    assert found == [[(2, 2), (3, 2)], [(0, 2)]]
    unknown = now.step.label(t, Lay("tavern", "e2", 45))  # type: ignore[arg-type]  # typed by a person
    assert (unknown.values["n"], unknown.values["sides"]) == (0, ())


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (A, ["> **Mira** gives 1 card to **Odo**.", "> **Odo** gives you this card: Lookout Post."]),
        (None, ["> **Mira** gives 1 card to **Odo**.", "> **Odo** gives 1 card to **Mira**."]),
    ],
)
def test_what_a_player_is_given_is_told_once(seat: Seat | None, told: list[str]) -> None:
    """The receiver reads which cards it is, the others how many (6)."""
    t = core.start(sketch("agenda: trade-turn A"))
    before = len(t.told)
    hand_over(t, [(A, Seat(1), "tavern"), (Seat(1), A, "lookout")])
    events = [event for event in t.told[before:] if event.to in (None, seat)]
    assert [line.text for line in story_lines(events, table_of(GAME, 2, PLAIN), words("en"), seat)] == told


def test_where_a_mine_has_more_tiles_than_its_level_allows_none_can_be_laid() -> None:
    """A level may be lost after its tiles were laid; then nothing more is promised (7.4, 9)."""
    five = (
        f"A mine: {TILE}, d1 gallery_straight 90, f1 gallery_straight 90, e2 gallery_straight 0, e3 gallery_straight 0"
    )
    t = begun(f"{five}\nA hand: gallery_tee\nagenda: prospecting A 0")
    now = core.decision(t)
    assert now is not None
    assert now.step.question(t, A) == say("maphr-ask-prospect-or-demolish", seat=0, n=0)


def test_the_label_of_a_building_to_lose_says_what_it_is_worth() -> None:
    """A card that is no building is worth nothing (9)."""
    t = begun("A buildings: tavern archive\nagenda: lose-building A fire")
    now = core.decision(t)
    assert now is not None
    labels = [now.step.label(t, Abandon(card)).values["points"] for card in ("tavern", "gallery_tee")]
    assert labels == [EDITIONS[EDITIONS.current].buildings["tavern"].vp, 0]


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ("deck: tavern lookout archive brewery workshop shoring map_room citadel\nagenda: draw-by-level", {}),
        (
            "A packet: tavern lookout archive\nB packet: shoring map_room citadel\nagenda: keep-or-send",
            {
                A: [Give("tavern", B), Keep("lookout"), Keep("archive")],
                B: [Give("shoring", A), Keep("map_room"), Keep("citadel")],
            },
        ),
    ],
)
def test_what_a_player_receives_is_told_after_what_everyone_sees(given: str, answers: dict[Seat, list[Choice]]) -> None:
    """The cards a player is asked about come last, next to the question."""
    t = core.start(sketch(given))
    told = [*t.told]
    for seat, choices in answers.items():
        for choice in choices:
            t = core.apply(t, seat, choice)
            told += t.told
    own = [event.to is not None for event in told if event.to in (None, A)]
    assert any(own)
    assert own == sorted(own)
