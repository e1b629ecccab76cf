"""The final score: letters, titles, scoring rooms, and negative totals (13)."""

import pytest

from games import core
from games.core import Seat, say
from games.dungeon_lords.pictures.score import draw_score
from games.dungeon_lords.rules.events import Taxes
from games.dungeon_lords.scoring import close, outcome
from games.dungeon_lords.view import view
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.stage import sketch
from tests.dungeon_lords.test_wording import plain

A, B = Seat(0), Seat(1)


def test_e8_red_letters():
    """E8: two unpaid gold cost six points."""
    t = sketch("players 2\nA: gold 2, tiles a1 b1 c1 d1 e1 c2 c3, conquered c1 c2")
    t.then(Taxes(A))
    core.start(t)
    t = core.apply(t, A, core.Number(2))
    assert outcome(t).scores[0].parts["letters"] == -6


def test_points_below_nothing():
    """13, R17: negative totals earn no licence; the best of them is the Underlord."""
    t = sketch(
        "players 2\nA: gold 0, food 0, imps 0, evil 1, letters 5, tiles c1 c2 c3, conquered c1 c2 c3\n"
        "B: gold 0, food 0, imps 0, evil 1, letters 3, tiles c1 c2 c3, conquered c1 c2 c3"
    )
    found = outcome(t)
    assert [score.total for score in found.scores] == [-15 - 6 + 1 + 1, -9 - 6 + 1 + 1]
    assert found.winners == (B,)
    assert found.reasons == (say("dungeon_lords-reason-no-licence", seats=(B,), n=-13, least=0),)
    told = [plain(Speaker(words(locale), "dungeon_lords", ["Ana", "Éric"])(found.reasons[0])) for locale in LOCALES]
    assert told == [
        "Nobody gets the licence, which takes 0 points or more: Éric wins without it, with −13 points.",
        "Personne n’obtient son permis, car il faut au moins 0 point de victoire : Éric l’emporte sans permis, "
        "avec −13 points.",
    ]


def test_nobody_speaks_of_a_licence_that_somebody_has():
    """R17: with 0 points the licence is earned, so its absence is not mentioned."""
    assert outcome(sketch("players 2\nA: imps 9, letters 1")).reasons == ()


@pytest.mark.parametrize(("seats", "sole", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_titles_by_number_of_players(seats, sole, shared):
    """13: titles give 3 alone and 2 shared, with two players 2 and 1, to any number of holders."""
    t = sketch(f"players {seats}\nA: imps 9")
    parts = [score.parts for score in outcome(t).scores]
    assert parts[0]["lord_of_imps"] == sole
    assert all("lord_of_imps" not in other for other in parts[1:])
    assert [part["tunnel_lord"] for part in parts] == [shared] * seats


def test_every_title_has_its_measure():
    """13: each of the seven titles goes to the lord with the most of its measure."""
    t = sketch(
        """
        players 4
        A: evil 9, gold 0, food 9, tiles c1=mint c2 c3=chapel
        B: tiles c1 c2 c3 c4 b1, conquered c1 c2 c3, imps 2, lair troll troll
        C: imps 4, gold 1, food 3, tiles c1 c2 c3 c4
        D: lair ghost goblin slime, gold 4, food 4
        """
    )
    holders = {title: [n for n, score in enumerate(outcome(t).scores) if title in score.parts] for title in (
        "lord_of_dark_deeds", "lord_of_halls", "tunnel_lord", "monster_lord", "lord_of_imps", "lord_of_riches",
        "battle_lord")}  # fmt: skip
    assert holders == {"lord_of_dark_deeds": [0], "lord_of_halls": [0], "tunnel_lord": [1], "monster_lord": [3],
                       "lord_of_imps": [2], "lord_of_riches": [0], "battle_lord": [2]}  # fmt: skip


@pytest.mark.parametrize(
    ("room", "lair", "points"),
    [
        ("cafeteria", "goblin troll slime witch witch ghost vampire golem", 5),
        ("chapel", "ghost vampire vampire goblin demon", 6),
        ("pandemonium", "golem dragon demon demon ghost", 8),
    ],
)
def test_scoring_rooms(room, lair, points):
    """2.3: scoring rooms count the lair's creatures, or nothing if conquered."""
    t = sketch(f"players 2\nA: tiles c1={room} c2 c3, lair {lair}\nB: tiles c1={room} c2 c3, conquered c1, lair {lair}")
    assert outcome(t).scores[0].parts[room] == points
    assert room not in outcome(t).scores[1].parts


def test_the_end_is_told():
    """13: titles, points, licences and the Underlord are announced."""
    t = sketch("players 2\nA: imps 9, letters 9\nB: imps 2, letters 0")
    close(t)
    told = [(event.say.id.removeprefix("dungeon_lords-log-"), dict(event.say.values)) for event in t.told]
    totals = [score.total for score in outcome(t).scores]
    assert ("title", {"title": "lord_of_imps", "seats": (A,)}) in told
    assert not any(values.get("title") == "lord_of_halls" for _, values in told)
    assert told[-3:] == [
        ("score", {"seat": A, "n": totals[0], "licence": 0}),
        ("score", {"seat": B, "n": totals[1], "licence": 1}),
        ("underlord", {"seats": (B,), "n": totals[1]}),
    ]


@pytest.mark.parametrize(("seats", "told"), [(2, "title 2, shared 1"), (3, "title 3, shared 2")])
def test_the_final_table_says_what_a_title_is_worth(seats: int, told: str) -> None:
    """The points of a title depend on the number of players: the picture of the score gives them."""
    t = sketch(f"players {seats}\nA: imps 4")
    said, speak = list[str](), Speaker(words("en"), "dungeon_lords", ("Mira", "Odo", "Ada"))
    draw_score(view(t, None), outcome(t), lambda one: said.append(speak(one)) or speak(one))
    assert told in said
