"""What a question says beyond its answers: how dig sites differ, and that payday is near."""

import pytest

from games import core
from games.core import Seat, say
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import LetGo, Pay
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.events import BeginPayday
from games.dungeon_lords.rules.hiring import Hiring
from locales import LOCALES, Locale, Speaker, words
from tests.dungeon_lords.stage import sketch

A = Seat(0)


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        ("c1 c2 c3", "Only a tunnel on C4 leaves every cell beside it free to dig."),
        ("c1", ""),
        ("c1 c2=chapel", "No room can stand on B2, C3 or D2, beside a room."),
        ("c1 b1 a1", "Only a tunnel on"),
    ],
)
def test_the_sites_are_told_apart(tiles: str, told: str) -> None:
    """The question names sites beside a room, and those that bar another cell, or the fewer that do not (6)."""
    t = sketch(f"players 2\nA: tiles {tiles}")
    t.then(Digging(A, "dig_tunnels", 1, 0))
    core.start(t)
    question = GAME.view(t, None).question
    assert question is not None
    said = Speaker(words("en"), "dungeon_lords", ("Ada", "Léo"))(question)
    assert told in said
    assert bool(told) == (said != "Ada: where do you dig? You can dig up to 3 tunnels.")


@pytest.mark.parametrize(
    ("events", "round_", "lair", "told"),
    [
        ("payday taxes special", 1, "", "You pay its wage. Payday comes next round: its wage is due again."),
        ("payday taxes special", 2, "goblin", "its wage is due again, with 1 food for your other creatures."),
        ("taxes payday special", 1, "goblin", "You pay its wage."),
    ],
)
def test_who_hires_before_payday_reads_that_wages_are_due_again(events: str, round_: int, lair: str, told: str) -> None:
    """The event of this round and the known one of the next are told, with what one's creatures want (7)."""
    t = sketch(f"players 2, round {round_}\nA: lair {lair or 'none'}")
    t.events, t.event_known, t.offer = events.split(), round_, ["goblin"]
    t.lords[A].lair = lair.split()
    t.then(Hiring(A, "hire_monster", 0))
    core.start(t)
    said = core.decision(t).step.question(t, A)
    assert Speaker(words("en"), "dungeon_lords", ("Ada", "Léo"))(said).endswith(told)


@pytest.mark.parametrize(("locale", "advice"), [("en", "Choose an order"), ("fr", "Prenez un ordre")])
def test_the_question_of_the_third_non_player_order_gives_no_advice(locale: Locale, advice: str) -> None:
    """Both players get the next space, which may also be worth more to one of them: the question says what happens."""
    asked = Speaker(words(locale), "dungeon_lords", ("Mira", "Odo"))(
        say("dungeon_lords-ask-stand-in", seat=Seat(0), other_seat=Seat(1), orders=())
    )
    assert "Odo" in asked
    assert advice not in asked


def test_payday_names_those_who_cannot_be_paid_and_tells_why_they_leave() -> None:
    """A creature that has no answer to pay it is not forgotten, and it does not leave as if it had been refused (7)."""
    t = sketch("players 2, round 2\nA: gold 0, food 0, lair goblin demon ghost")
    t.then(BeginPayday(A))
    core.start(t)
    labels = {locale: Speaker(words(locale), "dungeon_lords", ("Mira", "Odo")) for locale in LOCALES}
    asked = core.decision(t).step.question(t, A)
    assert labels["en"](asked).endswith("You cannot pay the Goblin (1 food).")
    assert labels["fr"](asked).endswith("Vous ne pouvez pas payer le Gobelin (1 nourriture).")
    for choice in (Pay("ghost"), LetGo("demon")):
        t = core.apply(t, A, choice)
    told = [event.say for event in t.told if event.say.id.endswith("-unpaid")]
    assert [labels["en"](one) for one in told] == [
        "Mira cannot pay the Goblin its wage of 1 food, so it leaves the dungeon."
    ]
