"""Positions are written to text and read from it; errors in them are named."""

import pytest

from games import core
from games.core import Deal, Dice, PositionError
from games.maphr import GAME
from games.maphr.notation import position as written
from games.maphr.notation import read_position
from locales import Speaker, words

HEAD = "table: full, 2 seats, first A, round 1, lead A, die 0\n"
CLANS = "A: rockborers, 8 coins, level 1, 0 miners\nB: goldbeards, 8 coins, level 1, 0 miners\n"


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["full", "first_dig"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_read_as_it_was_written(seats: int, scenario: str) -> None:
    t, dice = GAME.begin(Deal(seats, f"notation {seats}", {"scenario": scenario})), Dice("moves")
    for _ in range(200):
        now = core.decision(t)
        if now is None:
            break
        if not t.answers:
            assert written(read_position(written(t))) == written(t)
        seat = dice.pick(sorted(now.asks))
        t = core.apply(t, seat, core.at_random(t, seat, dice))


@pytest.mark.parametrize(
    "line",
    [
        "A hand: banana",
        "A mine: e1 banana 0",
        "A mine: e1 gallery_straight 45",
        "A mine: e2 gallery_straight 0",
        "A mine: e1 gallery_straight 0, f1 gallery_straight 0",
        "A plan: dance",
        "A plan: build, cancelled exploit",
        "C hand: tavern",
        "deck: tavern tavern tavern tavern",
        "agenda: dance A",
        "agenda: exploiting",
        "agenda: exploiting C",
        "agenda: prospecting A many",
        "market: A C",
        "bids: 1",
        "offer 1: A to A, tavern open, 3 coins",
        "offer 1: A to B, tavern open, 3 coins",
        "offer 1: banana",
        "weather: fine",
        "nothing at all",
        "A: rockborers, 8 coins, level 1, 0 miners",
    ],
)
def test_a_line_that_cannot_be_right_is_named(line: str) -> None:
    with pytest.raises(PositionError):
        read_position(HEAD + CLANS + line)


def test_a_line_with_too_few_bids_is_answered_with_a_right_one() -> None:
    with pytest.raises(PositionError) as caught:
        read_position(HEAD + CLANS + "bids: 1")
    assert Speaker(words("en"), GAME.id, ())(caught.value.say) == (
        "The line “bids: 1” cannot be part of a position: it has to look like “bids: 0 0”."
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        CLANS,
        HEAD,
        HEAD.replace("first A", "first C") + CLANS,
        HEAD.replace("full", "half") + CLANS,
        HEAD + CLANS.replace("rockborers", "bananas"),
        HEAD + CLANS.replace("level 1", "level 9"),
    ],
)
def test_a_table_that_cannot_be_right_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        read_position(text)


FEW = """
A plan: prospect exploit
C: twin_hammers, 8 coins, level 1, 0 miners
discard: gallery_tee coal_1_straight mithril_1_corner
"""


@pytest.mark.parametrize("kind", ["deal-from-pile", "auction", "deal-to-send", "deal-to-share", "draft 0"])
def test_a_position_with_too_few_cards_is_played_on(kind: str) -> None:
    """A position written by hand with too few cards for all to draw is played on: nobody draws in that round."""
    t = core.start(read_position(HEAD.replace("2 seats", "3 seats") + CLANS + FEW + f"agenda: {kind}; choose-actions"))
    while type(core.decision(t).step).__name__ == "Auction":
        seat = min(core.decision(t).asks)
        for choice in core.default_answer(t, seat):
            t = core.apply(t, seat, choice)
    assert type(core.decision(t).step).__name__ == "ChooseActions"
    assert [clan.packet for clan in t.clans] == [[], [], []]
