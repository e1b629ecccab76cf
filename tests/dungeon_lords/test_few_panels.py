"""Messages show what their question is about and no more; the final score groups the titles."""

from dataclasses import replace

import pytest

from games import core
from games.core import Score, Seat, Some, say
from games.draw import Canvas
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import LayTrap
from games.dungeon_lords.pictures import PICTURES
from games.dungeon_lords.pictures.score import draw_score
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.planning import Planning
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch

A = Seat(0)


@pytest.mark.parametrize(("locale", "title"), [("en", "Titles: Lord of…"), ("fr", "Titres\xa0: Seigneur…")])
def test_titles_stand_below_a_heading_of_their_own(locale, title):
    """“des Tunnels” and “Tunnels” are read as titles: they alone are in the column below the heading."""
    view = GAME.view(sketch("players 3"), None)
    parts = {"creatures": 2, "letters": -3, "tunnel_lord": 3, "lord_of_imps": 3}
    scores = tuple(Score(Seat(seat), 5, parts) for seat in range(3))
    speak, drawn = Speaker(words(locale), "dungeon_lords", ("A", "B", "C")), dict[str, tuple[float, float]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, x, y, *_, **__: drawn.update({line: (x, y)}) or 0)
        draw_score(view, replace(GAME.outcome(sketch("players 3")), scores=scores), speak)
    rows = {part: drawn[speak(say(f"dungeon_lords-picture-score-{part}"))] for part in parts}
    left = drawn[title][0]
    assert rows["creatures"][0] < left
    assert rows["letters"][0] < left
    for part in ("tunnel_lord", "lord_of_imps"):
        assert rows[part][0] >= left
        assert rows[part][1] > drawn[title][1]


@pytest.mark.parametrize(("field", "ids"), [("first", 4), ("second", 2), ("third", 2)])
def test_later_orders_are_chosen_with_orders_and_offer_alone(field, ids):
    """What one has, and the season, have been seen with the first order; a phone need not scroll past them again."""
    t = sketch("players 3, round 2, offer troll goblin witch, halls mint mushroom_bed\nA: tiles c1 c2 c3")
    t.then(SelectOrders())
    core.start(t)
    shown = [panel.id for panel in PICTURES.own(GAME.view(t, A), field)]
    assert shown == ["dungeon-0", "season", "offer", "orders"][-ids:]


def test_tunnels_are_dug_with_orders_and_dungeon_alone():
    """What is on offer in the town has nothing to do with where a tunnel goes."""
    t = sketch("players 2\nA: imps 3")
    t.then(Digging(A, "dig_tunnels", 0, 0))
    core.start(t)
    assert [panel.id for panel in PICTURES.table(GAME.view(t, None))] == ["orders", "dungeon-0"]


def test_traps_and_spied_cards_stay_while_an_answer_can_be_changed():
    """Who has planned still sees the traps, those laid lit, and the cards spied on, to think the plan over."""
    lord = "gold 3, lair goblin, traps pendulum trapdoor"
    cards = "cards graffiti fireball suggestion magic_shield"
    t = sketch(f"players 2, fight 1, {cards}\nA: {lord}, file y1_thief_1, spied 1\nB: {lord}, file y1_thief_2")
    t.then(Planning())
    t = core.start(t)
    for choice in (LayTrap("pendulum"), Some(("goblin",))):
        t = core.apply(t, A, choice)
    assert A not in core.decision(t).asks
    assert [panel.id for panel in PICTURES.own(GAME.view(t, A), "")] == ["combat", "traps", "dungeon-0"]
