"""Texts of table and hand (16.1, 16.2), labels, log and final table (16.3), in both languages."""

import pytest

from games import core
from games.core import OneOf, Seat, Section
from games.tunhell import GAME
from locales import Locale, Speaker, words
from tests.tunhell.stage import STAGE, sketch

NAMES = ("Ana", "Bo", "Cy", "Dan")
LOOT = words("en").enumerate(["2 × Dirt", "Treasure", "Goblin"])

TABLE = """
    table: full normal open, 2 seats, first A, turn 7
    asks: turn A
    A hand: digger_2_1 warrior_2 warrior_2 beer_of_courage unique_ring
    A loot: dirt dirt goblin treasure
    A trophies: employee_of_the_month
    B hand: scout_5
    B loot: rat
    door: B
    mine 1: -
    mine 2: goblin dirt throne_room
    mine 2 shown: top
    mine 2 A: warrior_3 warrior_1
    mine 2 B: warrior_4_proud_a
    mine 2 door: B
    mine 2 seen: A2
    mine 3: hairy_spider
    row: warrior_1 - digger_3_0 scout_3 blaster
    pile: warrior_3 warrior_2
    dwarf discard: blaster
    mine discard: grodur_ghost
"""


def said(sections: tuple[Section, ...], locale: Locale) -> list[str]:
    """Return sections as lines of text."""
    speak = Speaker(words(locale), "tunhell", NAMES)
    return [speak(line) for section in sections for line in ((section.title,) if section.title else ()) + section.lines]


def test_a_player_with_a_full_hand_is_not_told_to_recruit() -> None:
    """With six cards the question does not mention recruiting (5.1)."""
    full = TABLE.replace("beer_of_courage unique_ring", "beer_of_courage unique_ring digger_3_0")
    assert said(GAME.board(GAME.view(core.start(sketch(full)), None)), "en")[1] == (
        "Ana: play a dwarf (your hand is full)."
    )


def test_the_board_in_english() -> None:
    """The board has everything of 16.1, and no card of a hand but those that everyone has seen."""
    assert said(GAME.board(GAME.view(core.start(sketch(TABLE)), None)), "en") == [
        "Full game · normal length · turn 7",
        "Ana: recruit a dwarf or play one.",
        "Mines",
        "**Mine 1**: exhausted",
        "**Mine 2**: 3 cards",
        "On top, known to everyone: Goblin",
        "Ana, strength 4: Warrior 3 and Warrior 1",
        "Bo, strength 4: Proud Warrior 4",
        "Bo’s Back Door",
        "**Mine 3**: only the end-of-mine card",
        "Recruitment row",
        "1. Warrior 1 · hasty",
        "2. (empty)",
        "3. Digger 3",
        "4. Scout 3 · hasty",
        "5. Blaster",
        "Top of the pile: Warrior 3",
        "Pile: 2 cards · discard piles: 1 dwarf card and 1 mine card",
        "Players",
        "**Ana**: 4 points, 5 cards in hand (3 dwarfs, 2 finds)",
        "Seen going into this hand: Beer of Courage and Unique Ring",
        f"Loot: {LOOT}",
        "Owns: Employee of the Month",
        "**Bo**: 1 point, 1 card in hand (1 dwarf, no finds)",
        "Loot: Rat",
        "Owns: Back Door",
    ]


def test_hidden_loot_on_the_board() -> None:
    """Hidden loot shows only dirt, rats and the number of other cards, without points."""
    state = core.start(sketch(TABLE.replace("normal open", "normal hidden")))
    lines = said(GAME.board(GAME.view(state, None)), "fr")
    assert lines[-7:] == [
        "**Ana**\u00a0: 5 cartes en main (3 Nains, 2 trouvailles)",
        "En main, au su de tous\u00a0: Bière du courage et Anneau unique",
        "Butin\u00a0: 2 × Terre, aucun Rat, 2 autres cartes",
        "Possède\u00a0: Employé du mois",
        "**Bo**\u00a0: 1 carte en main (1 Nain, aucune trouvaille)",
        "Butin\u00a0: aucune carte Terre, 1 × Rat, aucune autre carte",
        "Possède\u00a0: Porte de derrière",
    ]


def test_the_hand_in_english() -> None:
    """The hand lists each card with its effect, where it can be played, and why not elsewhere."""
    assert said(GAME.hand(GAME.view(core.start(sketch(TABLE)), Seat(0))), "en") == [
        "Your hand (5/6)",
        "**Warrior 2** × 2: Guards a mine with strength 2, or is discarded to win a fight.",
        "**Digger 2 (+1)**: Digs 2 cards, combat bonus 1.",
        "With Beer of Courage: capacity 4, combat 2.",
        "**Beer of Courage**: Played with a digger: doubles its printed values (two beers triple them).",
        "**Unique Ring**: Cannot be played. Worth 2 points if you still hold it at the end.",
        "Your ring is worth 2 points if you still hold it at the end.",
        "Possible now",
        "Warrior 2 and Digger 2 (+1) · mine 2 or mine 3",
        "Not possible now",
        "Warrior 2 and Digger 2 (+1) · Mine 1 is exhausted.",
        "For your eyes only",
        "You know the top 2 cards of mine 2, in this order: Goblin and Dirt.",
    ]


def test_warriors_of_a_hand_are_explained_once() -> None:
    """Plain warriors are explained once, as they differ only in strength; the proud one separately."""
    given = "A hand: warrior_1 warrior_2 warrior_2 warrior_3 warrior_4_proud_a\nmine 1: -\nmine 2: -\nmine 3: rat"
    told = said(GAME.hand(GAME.view(core.start(sketch(given)), Seat(0))), "en")
    assert told[1:3] == [
        "**Warrior 1, 2 × Warrior 2 and Warrior 3**: each guards a mine with its strength, "
        "or is discarded to win a fight.",
        "**Proud Warrior 4**: Guards a mine with strength 4, alone: your other warriors there are discarded "
        "and no more can join it.",
    ]


def test_the_hand_says_why_not() -> None:
    """The hand gives each reason against playing a card once."""
    given = "A hand: digger_3_0 digger_1_2 warrior_1\nmine 1 B: warrior_2\nmine 2 A: warrior_4_proud_b\nmine 3: -"
    assert said(GAME.hand(GAME.view(core.start(sketch(given)), Seat(0))), "fr") == [
        "Votre main (3/6)",
        "**Guerrier 1** · Pressé. Garde une mine avec une force de 1, ou se défausse pour gagner un combat.",
        "**Piocheur 1 (+2)** · Pioche 1 carte\u202f; +2 au combat.",
        "**Piocheur 3** · Pioche 3 cartes\u202f; pas de bonus de combat.",
        "Possible maintenant",
        "Guerrier 1 · mine 1",
        "Piocheur 1 (+2) et Piocheur 3 · mine 2",
        "Impossible pour l’instant",
        "Guerrier 1 · Votre Guerrier fier à la mine 2 ne veut pas de compagnie.",
        "Guerrier 1, Piocheur 1 (+2) et Piocheur 3 · La mine 3 est épuisée.",
        "Piocheur 1 (+2) et Piocheur 3 · La mine 1 est gardée\u00a0: vous y avez une force de 0, contre 2 pour Bo.",
    ]


def test_a_stuck_player_is_told_so_and_nobody_else() -> None:
    """Only the player is told that they are stuck, as it depends on the hand."""
    given = (
        "A hand: digger_3_0 digger_3_0 digger_1_2 digger_1_2 digger_2_1 digger_4_3\n"
        "mine 1 B: warrior_1\nmine 2 B: warrior_1\nmine 3 B: warrior_1"
    )
    state = core.start(sketch(given))
    stuck = "You can neither recruit nor play a dwarf, so discard one card."
    assert stuck in said(GAME.hand(GAME.view(state, Seat(0))), "en")
    assert stuck not in said(GAME.hand(GAME.view(state, Seat(1))), "en")
    assert stuck not in said(GAME.board(GAME.view(state, None)), "en")


@pytest.mark.parametrize(
    ("hand", "asks"),
    [
        (
            "digger_3_0 digger_3_0 digger_1_2 digger_1_2 digger_2_1 digger_4_3",
            "Ana: choose a card to discard. Your hand is full, and none of your dwarfs can be played.",
        ),
        ("digger_3_0", "Ana: choose a card to discard. You can neither recruit nor play a dwarf."),
    ],
)
def test_a_stuck_player_is_asked_what_to_discard(hand: str, asks: str) -> None:
    """The question fits the answers for that player; the others cannot know that nothing can be played (R12)."""
    state = core.start(sketch(f"A hand: {hand}\nrow: -\n" + "".join(f"mine {n} B: warrior_1\n" for n in (1, 2, 3))))
    now, speak = core.decision(state), Speaker(words("en"), "tunhell", NAMES)
    assert now is not None
    assert speak(now.step.own_question(state, Seat(0))) == asks
    assert speak(now.step.question(state, Seat(0))).split(": ")[1].startswith(("play a dwarf", "recruit a dwarf"))
    assert GAME.view(state, Seat(0)).question == now.step.own_question(state, Seat(0))
    assert speak(now.step.explanation(state, Seat(0))).startswith("It is your turn, but you can recruit nothing")
    assert GAME.view(state, Seat(1)).question == now.step.question(state, Seat(0))


def test_the_final_table_says_why_the_game_is_over() -> None:
    """The reason stands with the score, which every reader sees; during the game there is none."""
    over = GAME.outcome(sketch("table: full normal open, 2 seats, first A, turn 9\nasks: over\nmine 1: -\nmine 2: -"))
    assert [reason.id for reason in over.reasons] == ["tunhell-log-end"]
    assert GAME.outcome(core.start(sketch(TABLE))).reasons == ()


def test_the_owner_of_hidden_loot_sees_it() -> None:
    """The owner sees hidden loot with its points in the hand."""
    state = core.start(sketch(TABLE.replace("normal open", "normal hidden")))
    lines = said(GAME.hand(GAME.view(state, Seat(0))), "en")
    assert lines[-1] == f"Your loot: {LOOT} · your total so far: 4 points"


def test_the_board_during_a_fight() -> None:
    """During a fight the board names digger, mine, team and foe."""
    given = "A hand: digger_2_1\nmine 1: goblin ...\nmine 1 A: warrior_3 warrior_1"
    state = core.apply(core.start(sketch(given)), Seat(0), STAGE.choice("play digger_2_1 1"))
    assert said(GAME.board(GAME.view(state, None)), "fr")[1:3] == [
        "Ana\u00a0: choisissez les cartes à défausser pour vaincre le Gobelin à la mine 1 (combat 2). "
        "Si vous défaussez le Piocheur, il ne creuse plus.",
        "Ana creuse la mine 1\u00a0: Piocheur 2 (+1), avec un bonus de combat de 1\u202f; encore 1 carte à piocher.",
    ]


def test_the_labels_of_a_turn() -> None:
    """A button names its action; bonuses have their figures."""
    state = core.start(sketch(TABLE))
    now = core.decision(state)
    assert now is not None
    shape = now.asks[Seat(0)]
    assert isinstance(shape, OneOf)
    speak = Speaker(words("fr"), "tunhell", NAMES)
    labels = [speak(now.step.label(state, choice)) for choice in shape.choices]
    assert labels[:4] == [
        "Recruter Guerrier 1, mine 2 · n°\u00a01",
        "Recruter Guerrier 1, mine 3 · n°\u00a01",
        "Recruter le Piocheur 3 · n°\u00a03",
        "Recruter Éclaireur 3, mine 2 · n°\u00a04",
    ]
    assert labels[-1] == "Jouer Piocheur 2 (+1), mine 3 (Bière du courage)"
    last = shape.choices[-1]
    parts = [speak(now.step.field_label(state, Seat(0), last, name)) for name in last.field_names()]
    assert parts == [
        "Piocheur 2 (+1)",
        "Mine 3 · force 0 contre 0 · 1 carte",
        "Bière du courage · pioche 4, se bat avec 2",
    ]


def test_what_is_open_in_the_channel() -> None:
    """Recruiting is offered publicly, plays from the hand are not."""
    state = core.start(sketch(TABLE))
    now = core.decision(state)
    assert now is not None
    shown = now.step.public_options(state, Seat(0))
    assert isinstance(shown, OneOf)
    typed = [core.write_choice(choice) for choice in shown.choices]
    assert typed == ["recruit 1 2", "recruit 1 3", "recruit 3", "recruit 4 2", "recruit 4 3", "recruit 5"]


def test_the_final_table() -> None:
    """The final table has treasures, encounters, heart, throne, rings, door and trophies (16.3)."""
    given = """
        asks: over
        A hand: unique_ring warrior_1
        A loot: treasure treasure dragon hairy_spider heart_of_gold throne_room dirt rat
        A trophies: rat_catcher
        door: A
        mine 1: -
        mine 2: -
    """
    first, second = GAME.outcome(sketch(given)).scores
    assert dict(first.parts) == {
        "treasures": 2,
        "encounters": 11,
        "heart": 3,
        "throne": 3,
        "rings": 2,
        "door": 1,
        "trophies": 2,
    }
    assert (first.total, second.total) == (24, 0)


def test_for_ones_own_eyes_is_only_what_nobody_else_knows() -> None:
    """A card that everyone knows is not repeated under “For your eyes only”, in words nor in a picture."""
    for seen, is_own in (("A2", True), ("A1", False)):
        view = GAME.view(core.start(sketch(TABLE.replace("seen: A2", f"seen: {seen}"))), Seat(0))
        assert ("For your eyes only" in said(GAME.hand(view), "en")) == is_own
        assert ("scouted" in {panel.id for panel in GAME.pictures.own(view, "")}) == is_own
