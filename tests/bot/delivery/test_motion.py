"""Who gets moving pictures, and where that is set."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.delivery.pictures import PictureMaker
from bot.discord_io.handlers.settings import _changed
from bot.ids import ControlAction, ControlId
from bot.model import Person
from bot.post import Button, Buttons, Picture, Post
from bot.present.messages.settings import own_post, server_post
from bot.present.panels import Panels
from bot.profile import Preferences, ServerSettings
from bot.tables.log import Limits
from games.core import Refusal, Seat
from locales import Locale, words
from tests.bot.service.evening import playing

from .test_delivery import played_one


async def test_it_moves_unless_the_server_or_the_hour_is_against_it(service, told, port, monkeypatch) -> None:
    """Boards have no animation if the server switched motion off or the bot is busy."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    snapshot = await service.queries.snapshot(table.id)
    assert told.delivery.boards.draft(snapshot).field == Panels.MOTION
    assert told.delivery.boards.copy(snapshot, snapshot.people[Seat(0)]).field == Panels.MOMENT
    assert told.delivery.hands.draft(snapshot.view_for(Seat(0)), snapshot.people[Seat(0)]).field[:1] == Panels.MOTION
    await service.places.change_server(table.guild, lambda settings: replace(settings, motion=False))
    await played_one(service, table)
    still = await service.queries.snapshot(table.id)
    assert told.delivery.boards.draft(still).field == Panels.MOMENT
    await service.places.change_server(table.guild, lambda settings: replace(settings, motion=True))
    await played_one(service, table)
    monkeypatch.setattr(PictureMaker, "is_busy", True)
    assert told.delivery.boards.draft(await service.queries.snapshot(table.id)).field == Panels.MOMENT


async def test_a_host_who_has_switched_motion_off_gets_a_still_board(service, told) -> None:
    """A host's motion setting applies to their tables; settings of others do not."""
    table = await playing(service, 2, game="tunhell")
    for person, shown in ((2, Panels.MOTION), (1, Panels.MOMENT)):
        await service.preferences.change(person, lambda now: replace(now, motion=False))
        snapshot = await service.queries.snapshot(table.id)
        assert table.host == 1
        assert told.delivery.boards.draft(snapshot).field == shown


async def test_a_hand_is_animated_for_those_who_want_motion(service, told) -> None:
    """The hand of a player is animated unless they have switched motion off, whatever the host wants."""
    table = await playing(service, 2, game="tunhell")
    await service.preferences.change(1, lambda now: replace(now, motion=False))
    snapshot = await service.queries.snapshot(table.id)
    fields = [
        told.delivery.hands.draft(snapshot.view_for(seat), person).field[:1]
        for seat, person in sorted(snapshot.people.items())
    ]
    assert fields == [Panels.MOMENT, Panels.MOTION]


async def test_a_recap_is_not_animated_for_a_person_who_switched_motion_off(told) -> None:
    """Somebody who switched motion off gets the last frame of a recap as a PNG with the same description."""
    frames = [Image.new("RGB", (20, 10), colour) for colour in ("red", "blue")]
    film = BytesIO()
    frames[0].save(film, "GIF", save_all=True, append_images=frames[1:])
    still = await told.delivery.recaps.still(Picture("a.gif", film.getvalue(), "A game."))
    assert (still.name, still.alt) == ("a.png", "A game.")
    assert Image.open(BytesIO(still.data)).getpixel((3, 3)) == (0, 0, 255)


def test_everybody_can_switch_motion_off_for_themselves() -> None:
    """The button for motion shows the current setting and switches to the other one."""
    for motion, wanted in ((True, "off"), (False, "on")):
        person = Person(1, "Mira", "en", preferences=Preferences(motion=motion))
        post = own_post(person, words("en"), is_daily=True)
        labels = {one.id: getattr(one, "label", "") for one in post.controls()}
        assert labels[str(ControlId(ControlAction.MINE, path=("motion", wanted)))] == (
            "Moving pictures: on" if motion else "Moving pictures: off"
        )


@pytest.mark.parametrize(("locale", "states"), [("en", (": on", ": off")), ("fr", ("\u00a0: oui", "\u00a0: non"))])
def test_a_switch_says_what_it_turns_on_or_off_and_is_green_while_that_is_on(
    locale: Locale, states: tuple[str, str]
) -> None:
    """Only the label of a switch tells its state; in a person's settings, it is explained, and two are in a row."""
    lang = words(locale)
    for motion, state, style in zip((True, False), states, ("success", "secondary"), strict=True):
        person = Person(1, "Mira", locale, preferences=Preferences(motion=motion))
        own = own_post(person, lang, is_daily=True)
        servers = server_post(ServerSettings(motion=motion), Limits(), locale, lang)
        for field, post in (("mine", own), ("server", servers)):
            label = lang.text(f"bot-button-{field}-motion")
            buttons = [one for row in _buttons(post) for one in row]
            assert [one.style for one in buttons if one.label == f"{label}{state}"] == [style]
            assert f"{label}{state}" not in post.words()
        assert lang.text("bot-button-mine-motion") in own.words(), "what it does is explained"
        rows = _buttons(own)
        assert [len(row) for row in rows] == [2, 2, 2, 2, 2]
        assert all(one.label.endswith(states) for row in rows[:3] for one in row)


def _buttons(post: Post) -> list[tuple[Button, ...]]:
    return [block.buttons for block in post.blocks if isinstance(block, Buttons)]


def test_the_managers_of_a_server_can_switch_motion_off_and_on() -> None:
    """A server's managers can switch motion off and on in the panel; other values are refused."""
    on, off = ServerSettings(), ServerSettings(motion=False)
    for settings, wanted in ((on, "off"), (off, "on")):
        post = server_post(settings, Limits(), "en", words("en"))
        switches = [button for block in post.blocks if isinstance(block, Buttons) for button in block.buttons]
        assert str(ControlId(ControlAction.SERVER, path=("motion", wanted))) in [one.id for one in switches]
    assert _changed(on, ("motion", "off"), ()) == off
    assert _changed(off, ("motion", "on"), ()) == on
    with pytest.raises(Refusal):
        _changed(on, ("motion", "perhaps"), ())
