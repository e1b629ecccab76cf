"""Menus of a turn: nothing that is said of an answer is cut, however long the names are."""

import pytest

from bot.present.speech import ENTRY, FACT
from games import core
from games.core import Deal, Dice, OneOf
from games.winter import GAME
from locales import LOCALES, Locale, Speaker, words

NAMES = ["Maximiliane-Jo…", "Bartholomäus v…", "Konstantin Wol…", "Wilhelmina Stu…"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("is_legendary", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_detail_of_a_menu_is_cut(seats: int, is_legendary: bool, locale: Locale) -> None:
    """Every fact about a value fits on the second line of a menu, in both languages, with long names."""
    speak, dice, said = Speaker(words(locale), GAME.id, NAMES), Dice("menus"), set[str]()
    options = {"legendary": "on"} if is_legendary else {}
    state = GAME.begin(Deal(seats, "menus", options))
    for _ in range(500):
        now = core.decision(state)
        if now is None:
            break
        for seat, shape in now.asks.items():
            for choice in shape.choices if isinstance(shape, OneOf) else ():
                said |= {speak(now.step.own_label(state, seat, choice, name)) for name in choice.field_names()}
        seat = min(now.asks)
        state = core.apply(state, seat, core.any_of(now.asks[seat], dice))
    assert len(said) > 80
    assert [label for label in said if any(len(part) > ENTRY for part in label.partition(FACT))] == []
