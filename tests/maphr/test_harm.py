"""Losses in pictures: a player sees what was lost, and sees it although something harmless came later."""

import pytest

from games.core import Deal, Event, Seat, Sign, say
from games.draw import Canvas
from games.maphr import GAME
from locales import Speaker, words
from tests.maphr.test_reveal import ACTIONS, DUG, LOST, PLANS, RAID, SOLD, STRUCK, TURN, told

A, B = Seat(0), Seat(1)


def test_a_player_sees_in_the_picture_which_cards_were_lost() -> None:
    """Others only see how many; the words of the picture are those of both sentences."""
    thieves = Event(say("maphr-log-loses-cards", seat=A, card="goblin_thieves", n=2))
    lost = Event(say("maphr-log-lost", cards=("gallery_corner", "tool_store")), A)
    assert told([thieves, lost], A)[-1] == ("maphr-log-loses-cards", "maphr-log-lost")
    assert told([thieves, lost]) == [("maphr-log-loses-cards",)]
    said = list[str]()
    panel = GAME.pictures.reveal([thieves, lost], GAME.view(GAME.begin(Deal(3, "reveal")), A))[-1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, *_, **__: said.append(line) or 40)
        panel.draw(Speaker(words("en"), "maphr", ("Ana", "Bo", "Cy")))
    assert [one for one in said if one != "A"] == ["Goblin Thieves", "−2", "Bent Gallery and Tool Store"]


def test_a_player_sees_what_did_them_harm_rather_than_what_came_later() -> None:
    """Several blows, a sabotage and a cancelled action follow one another; with none, the last moment is shown."""
    cave_in = Event(say("maphr-log-tile-lost", seat=A, tile="gallery_corner", cell=Sign("F1"), card="cave_in"))
    thieves = Event(say("maphr-log-loses-cards", seat=A, card="goblin_thieves", n=2))
    cancelled = ("maphr-log-actions", *["maphr-log-plan"] * 3, "maphr-log-impediment")
    assert told([cave_in, thieves], A) == [("maphr-log-tile-lost",), ("maphr-log-loses-cards",)]
    assert told([ACTIONS, *PLANS, STRUCK, TURN, DUG], A) == [cancelled]
    assert told([ACTIONS, *PLANS, STRUCK, TURN, DUG, thieves], A) == [cancelled, ("maphr-log-loses-cards",)]
    assert told([RAID, LOST, SOLD], B)[-1] == ("maphr-log-sabotage", "maphr-log-tile-lost")
    assert told([RAID, LOST, SOLD], A)[-1] == ("maphr-log-sold",), "a saboteur has lost nothing"
    shield = Event(say("maphr-log-protected", seat=A, card="firedamp", source="air_shaft"))
    assert told([shield, DUG], A) == [("maphr-log-exploit",)]
    both = GAME.pictures.reveal([cave_in, thieves], GAME.view(GAME.begin(Deal(3, "reveal")), A))
    assert both[-1].describe == (cave_in.say, thieves.say)
