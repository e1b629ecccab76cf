"""The advice after a defeat names what brought the castle down."""

import pytest

from games import core
from games.core import Say, Seat, say
from games.winter import GAME
from games.winter.pictures import score
from games.winter.scoring import defeat_texts, outcome
from games.winter.view import view
from locales import LOCALES, Speaker, words
from tests.winter.stage import sketch

INSIDE = "monsters: snow_troll_a=castle"
TWO = "monsters: snow_troll_a=castle ogre_king_a=castle"
POOR, RICH = "A stock: gold 0 food 0 stone 0 wood 0", "A stock: gold 7 food 7 stone 7 wood 7"
SHORT = "B stock: gold 0 food 0 stone 1 wood 0"
OUT = "A dwarfs: forest_1 forest_1 forest_2 forest_2 forest_3 forest_3 forest_4"


@pytest.mark.parametrize(
    ("position", "lacked"),
    [
        (f"{INSIDE}\nA dwarfs: castle castle castle\n{RICH}", 4),
        (f"{INSIDE}\nA dwarfs: castle castle castle\n{POOR}", 1),
        (f"{INSIDE}\nA dwarfs: forest_1", 2),
        (f"{INSIDE}\n{OUT}", 2),
        (f"{INSIDE}\n{OUT}\n{OUT.replace('A', 'B', 1)}", 0),
        (f"{TWO}\n{OUT}\n{OUT.replace('A', 'B', 1)}", 3),
        (f"{TWO}\nA dwarfs: castle castle castle\n{POOR}", 3),
        (f"{TWO}\nA dwarfs: castle castle castle\n{RICH}", 3),
        (f"{TWO}\nA dwarfs: castle castle castle castle castle castle\n{POOR}", 1),
        (f"{TWO}\nA dwarfs: castle castle castle castle castle castle\n{RICH}", 4),
    ],
)
def test_the_advice_after_a_defeat_fits_what_brought_the_castle_down(position: str, lacked: int) -> None:
    """Winnable fights, no resources, dwarfs at home or too far away, and too many monsters each have their advice.

    It is given to everybody, so it blames nobody by name.
    """
    lost = sketch(position)
    lost.defeat = ("castle",)
    (said,) = defeat_texts(lost)
    assert (said.id, said.values["lacked"]) == ("winter-defeat-castle", lacked)
    for locale in LOCALES:
        speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
        told = speak(Say(f"{said.id}.hint", said.values))
        assert [name in told for name in ("Mira", "Odo")] == [False, False]


@pytest.mark.parametrize(
    ("position", "week", "short"),
    [
        (INSIDE, 7, 1),
        (TWO, 5, 2),
        ("disasters: famine ice_storm broken_dam avalanche", 6, 1),
        (
            "disasters: famine ice_storm broken_dam avalanche cave_in\nmonsters: yeti_a=castle snow_troll_a=field_1",
            2,
            3,
        ),
    ],
)
def test_a_defeat_says_how_near_the_castle_was_to_standing(position: str, week: int, short: int) -> None:
    """Each monster in the castle and each disaster too many is a fight that was lacking; the weeks left are told."""
    lost = sketch(f"table: 2 seats, first A, week {week}\n{position}")
    lost.defeat = ("castle",)
    assert outcome(lost).reasons[-1] == say("winter-defeat-near", n=short, left=7 - week)


def test_a_fight_more_would_have_saved_the_castle_for_that_week_alone() -> None:
    lost = sketch(f"table: 2 seats, first A, week 3\n{TWO}")
    lost.defeat = ("castle",)
    said = outcome(lost).reasons[-1]
    told = {one: Speaker(words(one), "winter", ("Mira", "Odo"))(said).replace("\u00a0", " ") for one in LOCALES}
    assert told["en"] == "2 more fights won would have saved the castle that week; 4 more weeks were to come."
    assert told["fr"].endswith(" combats gagnés de plus l’auraient sauvé cette semaine-là.")


@pytest.mark.parametrize(
    ("position", "target", "lacks"),
    [
        (
            f"{INSIDE}\nA dwarfs: castle castle\n{POOR}\nB dwarfs: castle castle\n{SHORT}",
            "snow_troll_a",
            "wood",
        ),
        (
            f"disasters: famine ice_storm broken_dam avalanche\nA dwarfs: field_3 field_3\n{POOR[:-1]}1",
            "famine",
            "wood",
        ),
    ],
)
def test_a_defeat_by_one_fight_says_what_little_was_missing(position: str, target: str, lacks: str) -> None:
    """Of the players with enough dwarfs for it, the one who could nearly pay counts; nobody is named."""
    lost = sketch(f"table: 2 seats, first A, week 3\n{position}")
    lost.defeat = ("castle",)
    said = outcome(lost).reasons[-1]
    amount = say("winter-amount", n=1, resource=lacks)
    assert said == say("winter-defeat-short", target=target, lacks=(amount,), left=4)
    assert Speaker(words("en"), "winter", ("Mira", "Odo"))(said).endswith("was 1 wood, with 4 more weeks to come.")


def test_the_points_of_a_defeat_include_what_the_last_move_brought() -> None:
    """They are what the picture of the end shows: without what only counts at the end of a game that was won."""
    lost = sketch(f"{INSIDE}\nA monsters: yeti_a\nA stock: gold 7 food 0 stone 0 wood 0")
    lost.defeat = ("castle",)
    assert outcome(lost).scores == ()
    shown = [one.points for one in view(lost, None).players]
    assert [one.total for one in GAME.standing(lost).scores] == shown
    assert shown[0] > 0


def test_the_picture_of_a_defeat_says_how_far_each_player_got() -> None:
    """Points, monsters beaten and disasters overcome are drawn anew for each of them, and described."""
    lost = sketch(f"{INSIDE}\nA monsters: yeti_a\nB monsters: yeti_b snow_troll_b\nB disasters: famine")
    lost.defeat = ("castle",)
    panel = score(view(lost, None), outcome(lost))[-1]
    assert tuple(panel.describe)[-2:] == (
        say("winter-alt-progress", seat=Seat(0), points=3, monsters=1, disasters=0),
        say("winter-alt-progress", seat=Seat(1), points=12, monsters=2, disasters=1),
    )
    lost.players[1].monsters = []
    assert score(view(lost, None), outcome(lost))[-1].shows != panel.shows


def test_points_that_can_still_be_lost_do_not_count_while_the_game_goes_on() -> None:
    """A defender who is placed costs nobody the points of an army at home that no column has shown."""
    begun = sketch("")
    assert [one.parts["army"] > 0 for one in GAME.outcome(begun).scores] == [True, True]
    shown = [player.points for player in GAME.view(begun, None).players]
    assert [one.total for one in GAME.standing(begun).scores] == shown == [0, 0]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("disasters: famine ice_storm broken_dam avalanche", "4 disasters are on the board"),
        (INSIDE, "A monster is in the castle"),
        (TWO, "2 monsters are in the castle"),
        (f"disasters: famine ice_storm broken_dam avalanche\n{INSIDE}", "4 disasters are on the board and a monster"),
    ],
)
def test_the_story_names_the_cause_of_a_defeat(position: str, told: str) -> None:
    """A castle falls to disasters although no monster stands in it."""
    lost = core.start(sketch(f"{position}\nplan: resolution"))
    (said,) = [event.say for event in lost.told if event.say.id == "winter-log-lost"]
    assert Speaker(words("en"), "winter", ("Mira", "Odo"))(said).startswith(told)
    assert "château tombe" in Speaker(words("fr"), "winter", ("Mira", "Odo"))(said)
