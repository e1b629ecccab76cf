"""Choosing a free seat: what becomes of each seat is told above the buttons (8.2)."""

import pytest

from bot.post import Text
from bot.present.controls import does_lines
from bot.present.controls.buttons import screen_of
from bot.present.messages.hand import hand_post
from bot.present.speech import FACT
from bot.tables.view import view_for
from games.core import Seat
from games.poursuite import GAME
from locales import LOCALES, Locale, words
from tests.bot.present.play import table_of
from tests.poursuite.scenes import Scene
from tests.poursuite.test_choosing import speaker


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("wagon", ["-", "1"])
def test_the_use_of_each_free_seat_stands_right_above_the_seats(locale: Locale, wagon: str) -> None:
    """What a turn does to it is told for each seat, in one line for those alike; the buttons stay short (8.2)."""
    state = Scene("", f"plan: boarding Y {wagon}; turn G", "").play()
    seen = view_for(table_of(GAME, 2, ("Ana", "Bo"), locale), state, Seat(0))
    assert seen.offer is not None
    screen = screen_of(seen.offer, (), speaker(locale))
    heading = f"-# {screen.buttons[0].group}"
    assert heading.count(FACT) == 1
    assert ": " not in heading
    lines = does_lines(seen, screen, words(locale), is_drawn=True)
    assert all(line[len("-# ")].isupper() and line.endswith(".") for line in lines)
    post = hand_post(seen, words(locale), is_awaiting=True)
    above = [block.markdown.splitlines() for block in post.blocks if isinstance(block, Text)]
    question, wagons = ([n for n, each in enumerate(above) if told in each] for told in (lines[0], heading))
    assert above[question[0]][-len(lines) :] == lines
    assert wagons == [question[0] + 1], "the first wagon, without the question once more"
    told = [line.casefold() for line in lines]
    names = [[words(locale).text(f"poursuite-name-{side}") for side in sides] for sides in ("n", "ew", "s")]
    assert len(told) == len(names)
    for line, sides in zip(told, names, strict=True):
        assert all(side in line for side in sides)
    assert all(FACT not in key.label for key in screen.buttons)
