"""Pictures of single things: every thing of every glossary is drawn or has none."""

from io import BytesIO

import pytest
from PIL import Image

from bot.present.messages.rules import card_post, found, panel_of, suggested, things_of
from games.registry import GAMES
from locales import LOCALES, Speaker, words
from tests.house.play import AnyGame, every_game

MOST_BYTES = 20_000


@pytest.mark.slow
@every_game
def test_every_thing_that_has_a_picture_is_drawn(game: AnyGame) -> None:
    """A thing's picture is 800 pixels wide, small as a file, and described by its name."""
    panels = [panel for thing in things_of([game.id], words("en")) if (panel := panel_of(thing)) is not None]
    assert panels
    assert len({panel.id for panel in panels}) == len(panels)
    for panel in panels[::5]:
        for locale in LOCALES:
            data = panel.draw(Speaker(words(locale), game.id, ()))
            assert Image.open(BytesIO(data)).size[0] == 800
            assert len(data) < MOST_BYTES


@pytest.mark.slow
@every_game
def test_every_thing_is_found_by_its_name_in_both_languages(game: AnyGame) -> None:
    """Every thing is found by its lower-case name, suggested, and explained, in both languages."""
    for locale in LOCALES:
        things = things_of([game.id], words(locale))
        assert {id_ for thing in things for id_ in (thing.id, *thing.twins)} == set(game.glossary())
        for thing in things:
            assert found(things, thing.name.upper())[0].name.casefold() == thing.name.casefold()
            assert thing in suggested(things, thing.name, 25)
            assert len(card_post((thing,), words(locale)).words().splitlines()) > 2


def test_a_slip_of_the_finger_is_forgiven() -> None:
    """Similar names are suggested for typing errors, and nothing for nonsense."""
    things = things_of(["tunhell"], words("fr"))
    assert [thing.name for thing in suggested(things, "dargon", 3)] == ["Dragon"]
    assert suggested(things, "xyzzy", 3) == ()
    assert found(things, "xyzzy") == ()


def test_all_games_have_a_glossary_to_look_into() -> None:
    """Every game has a glossary."""
    assert all(things_of([game], words("en")) for game in GAMES)
