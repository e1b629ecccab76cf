"""What players are told of the turns of others, and of the last one."""

from dataclasses import replace

import pytest

from bot.model import Phase
from bot.present.messages.board import board_post
from bot.present.messages.hand import hand_post
from bot.present.story import recent_lines, story_lines
from games import core
from games.core import Deal, Event, Seat, say
from games.winter import GAME
from games.winter.choices import Defend, EndTurn
from locales import Locale, words
from tests.bot.present.play import table_of
from tests.looking import look
from tests.winter.stage import sketch

A, B = Seat(0), Seat(1)
TURN = (
    Event(say("winter-log-turn", seat=B, n=5), is_heading=True),
    *(Event(say("winter-log-places", seat=B, dwarf="basic", area=f"mine_{n}", n=7 - n)) for n in range(1, 4)),
    Event(say("winter-log-walks", seat=B, dwarf="basic", start="mine_3", end="wall_4")),
    Event(say("winter-log-music", seat=B, instrument="horn", n=1)),
    Event(say("winter-log-produces-nothing", seat=B, card="miner")),
    Event(say("winter-log-end-turn", seat=B, n=0)),
)
WEEK = (
    Event(say("winter-log-resolution"), is_heading=True),
    Event(say("winter-log-held", n=1, most=4)),
    Event(say("winter-log-week", n=2, most=7, seat=B), is_heading=True),
    *(Event(say("winter-log-moves", monster="yeti_a", start="wall_2", end="mine_1", n=1)) for _ in range(12)),
)


@pytest.mark.parametrize(
    ("locale", "said"), [("en", ("turn", "Mine\u00a01", "horn")), ("fr", ("Tour", "Mine\u00a01", "cor"))]
)
def test_of_a_rival_s_turn_at_least_what_was_placed_and_played_is_told(locale: Locale, said: tuple[str, ...]) -> None:
    """A long invasion after it does not push a whole turn out of a player's news."""
    told, _ = recent_lines(
        [*TURN, *WEEK], table_of(GAME, 2, ("Mira", "Odo")), words(locale), most=16, room=1100, seat=A
    )
    lines = [line for line in told if "Odo" in line]
    assert all(any(word in line for line in lines) for word in said)


@pytest.mark.parametrize(("scene", "text"), [("", "survived"), ("monsters: yeti_a=castle", "lost")])
def test_the_end_of_the_game_is_told_with_the_last_turn(scene: str, text: str) -> None:
    """No heading parts it from the turn that has decided the game, which is thus told with it."""
    table = "table: 2 seats, first A, week 7"
    t = core.apply(sketch(f"{table}\nplan: turn A; resolution\n{scene}"), A, EndTurn())
    told = [event for event in t.told if event.say.id.startswith("winter-log")]
    assert [event.say.id for event in told][:2] == ["winter-log-end-turn", f"winter-log-{text}"]
    assert not any(event.is_heading for event in told)


def test_the_private_message_tells_the_last_turn_as_the_channel_does() -> None:
    """A player who answers in private reads there what the other one won at the end."""
    t = core.start(sketch("table: 2 seats, first A, week 7\nplan: resolution"))
    beats = say("winter-log-beats", seat=B, target="yeti_a", area="field_2", dwarfs=(), paid=(), points=3)
    at = replace(table_of(GAME, 2, ("Mira", "Odo")), phase=Phase.OVER)
    told = (TURN[0].say, beats, *(event.say for event in t.told))
    private, public = (hand_post(look(at, t, A, told), words("en")), board_post(look(at, t, None, told), words("en")))
    for post in (private, public):
        assert "beats the Yeti" in post.words()
        assert post.words().count("the castle has survived the winter") == 1


@pytest.mark.parametrize(("locale", "both"), [("en", "both defenders in"), ("fr", "ses deux défenseurs dans")])
@pytest.mark.parametrize("areas", [("field_4", "field_4"), ("field_4", "mine_1")])
def test_two_defenders_are_told_in_one_line(areas: tuple[str, str], locale: Locale, both: str) -> None:
    t, told = GAME.begin(Deal(3, "defenders", first=A)), list[Event]()
    for seat, area in ((B, "castle"), *((Seat(2), area) for area in areas)):
        t = core.apply(t, seat, Defend(area))
        told += [event for event in t.told if event.say.id.startswith("winter-log-defends")]
    lines = story_lines(told, table_of(GAME, 3, ("Mira", "Odo", "Zoé")), words(locale))
    assert len(lines) == 2
    assert (both in lines[1].text) is (areas[0] == areas[1])
