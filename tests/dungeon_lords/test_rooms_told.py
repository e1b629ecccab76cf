"""What is said of rooms: what they make, that they produce twice in the second year, and where one would stand."""

import pytest

from games import core
from games.core import Seat, say
from games.dungeon_lords.choices import Build, Produce
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.production import Producing
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.stage import sketch

A = Seat(0)


def test_a_room_says_what_it_makes_of_what() -> None:
    """Who lets rooms produce reads the workers, what else it costs, and what comes of it (P3a)."""
    t = sketch("players 2\nA: imps 5, food 1, tiles c1 c2=magic_room c3=tool_shed")
    step = Producing(A)
    speak = {locale: Speaker(words(locale), "dungeon_lords", ("Mira", "Odo")) for locale in LOCALES}
    ways = (Produce("magic_room", 1), Produce("tool_shed", 0), Produce("tool_shed", 2))
    assert [[told(step.label(t, way)) for way in ways] for told in speak.values()] == [
        [
            "Magic Room · 1 imp, 1 troll, 1 food → 1 imp",
            "Tool Shed · 2 imps → 1 tunnel",
            "Tool Shed · 2 trolls → 1 tunnel",
        ],
        [
            "Salle de magie · 1 lutin, 1 troll, 1 nourriture → 1 lutin",
            "Remise à outils · 2 lutins → 1 tunnel",
            "Remise à outils · 2 trolls → 1 tunnel",
        ],
    ]


@pytest.mark.parametrize(("locale", "label", "told"), [
    ("en", "Mint again · 3 imps → 1 gold", "Each room can produce 2 times in a round."),
    ("fr", "Hôtel de la monnaie (encore) · 3 lutins → 1 or", "Chaque salle peut produire 2 fois par tour."),
])  # fmt: skip
def test_a_room_that_may_produce_again_in_the_second_year_says_so(locale: str, label: str, told: str) -> None:
    """What has produced looks like a leftover otherwise; in year 1 nothing can produce again (P3a)."""
    first, second = (sketch(f"players 2, year {year}\nA: imps 7, tiles c1 c2 c3=mint") for year in (1, 2))
    speak, step = Speaker(words(locale), "dungeon_lords", ("Mira", "Odo")), Producing(Seat(0))
    assert told not in speak(step.question(first, Seat(0)))
    assert told in speak(step.question(second, Seat(0)))
    second.then(step)
    core.start(second)
    after = core.apply(second, Seat(0), Produce("mint", 0))
    assert speak(step.label(after, Produce("mint", 0))) == label
    assert speak(step.label(second, Produce("mint", 0))) == label.replace(" again", "").replace(" (encore)", "")


@pytest.mark.parametrize(("locale", "told"), [
    ("en", ("produce twice in a round", "“Traps”")),
    ("fr", ("produire deux fois par tour", "«\xa0Pièges\xa0»")),
])  # fmt: skip
def test_the_second_year_begins_with_the_rules_that_are_new(locale: str, told: tuple[str, ...]) -> None:
    """Every room produces twice, and one more trap can be drawn (12): few look that up in mid-game."""
    said = say("dungeon_lords-log-year-begun", n=10, hero="paladin_2")
    text = Speaker(words(locale), "dungeon_lords", ("Mira", "Odo"))(said)
    assert [one for one in told if one not in text] == []


@pytest.mark.parametrize(("locale", "labels"), [
    ("en", ["Mint on C3", "Antimagic Room"]), ("fr", ["Hôtel de la monnaie en C3", "Salle d’antimagie"]),
])  # fmt: skip
def test_a_room_with_a_single_site_says_where_it_would_stand(locale: str, labels: list[str]) -> None:
    """It is built with one press, so the button says where (6)."""
    t = sketch("players 2, halls mint antimagic_room\nA: gold 3, tiles c1 c2 c3")
    step, speak = Building(Seat(0), "build_room", 0), Speaker(words(locale), "dungeon_lords", ("Mira", "Odo"))
    built = (Build("mint", "c3"), Build("antimagic_room", "c1"))
    assert [speak(step.field_label(t, Seat(0), one, "room")) for one in built] == labels
    dear = Building(Seat(0), "build_room", 1).field_label(t, Seat(0), built[0], "room")
    assert (
        speak(dear) == f"{labels[0]} · {'costs' if locale == 'en' else 'coûte'} 1 {'gold' if locale == 'en' else 'or'}"
    )
