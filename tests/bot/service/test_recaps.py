"""The animation of a game: public highlights, small enough to send, drawn once."""

import re
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image, ImageSequence

from bot.delivery import recaps
from bot.delivery.pictures import PictureMaker
from bot.delivery.recaps import FEWEST, FRAMES, Recaps, lasting, steps_shown
from bot.ids import parse
from bot.model import Occupant, Phase, Table
from bot.post import Buttons, Picture, Text
from bot.present.messages.replay import SHOW, moment_caption, recap_caption, recap_post
from bot.present.speech import TEXT, turn_voice
from bot.tables.ending import End
from bot.tables.replay import Turn
from bot.workers.draw import FRAME_MS, LAST_MS, MOST_BYTES, WIDTHS, Scene, reduced
from games.core import Event, Panel, Refusal, Seat, say
from games.draw.captions import caption, caption_height
from locales import LOCALES, words

from .evening import finished, meet, playing
from .test_replays import watched


async def made(service, game="poursuite", locale="en", moves=12):
    """Return a game that was ended early, and its animation."""
    table, _ = await watched(service, game, moves)
    await service.execute(table.id, End(await meet(service, 4), moderator=True))
    maker = PictureMaker()
    picture = await Recaps(service, maker).make(table.id, words(locale))
    maker.close()
    return await service.replays.moment(table.id), picture


@pytest.mark.slow
@pytest.mark.parametrize("game", ["poursuite", "maphr"])
async def test_a_frame_for_each_turn_where_nothing_much_has_happened(service, game):
    last, picture = await made(service, game)
    moving = Image.open(BytesIO(picture.data))
    assert (moving.format, moving.n_frames, moving.width) == ("GIF", len(steps_shown(last)), WIDTHS[0])
    assert moving.info["loop"] == 0
    times = []
    for number in range(moving.n_frames):
        moving.seek(number)
        times.append(moving.info["duration"])
    assert times == [FRAME_MS] * (moving.n_frames - 1) + [LAST_MS]
    assert len(picture.data) <= MOST_BYTES
    assert picture.name.endswith(".gif")


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
async def test_it_is_described(service, locale):
    last, picture = await made(service, locale=locale, moves=5)
    assert all(name in picture.alt for name in ("Mira", "Odo", str(len(steps_shown(last)))))
    assert len(picture.alt) < TEXT


@pytest.mark.slow
async def test_a_whole_game_ends_with_its_score_and_is_thinned_out(service, monkeypatch):
    """An animation starts with the deal and ends with the score; turns of long games are thinned out."""
    monkeypatch.setattr(recaps, "FRAMES", 8)
    monkeypatch.setattr(recaps, "FEWEST", 1_000)
    table = await finished(service)
    last = await service.replays.moment(table.id)
    assert len(last.turns) > FRAMES // 4
    steps = steps_shown(last)
    assert (len(steps), steps[0], steps[-1]) == (7, 0, last.step)
    maker = PictureMaker()
    made_once = Recaps(service, maker)
    picture = await made_once.make(table.id, words("en"))
    assert Image.open(BytesIO(picture.data)).n_frames == 8
    assert "wins" in picture.alt or "share" in picture.alt
    assert made_once.known(table.id, words("en")) is picture
    assert await made_once.make(table.id, words("en")) is picture
    assert made_once.known(table.id, words("fr")) is None
    maker.close()


@pytest.mark.slow
async def test_one_that_would_be_too_big_is_drawn_smaller(service, monkeypatch):
    monkeypatch.setattr(recaps, "MOST_BYTES", 1)
    _, picture = await made(service, moves=3)
    assert Image.open(BytesIO(picture.data)).width == WIDTHS[-1]


async def test_a_game_that_goes_on_has_none(service):
    table = await playing(service, 2, game="poursuite")
    maker = PictureMaker()
    with pytest.raises(Refusal) as refused:
        await Recaps(service, maker).make(table.id, words("en"))
    assert refused.value.say.id == "bot-no-recap-yet"
    maker.close()


def test_a_panel_that_comes_and_goes_is_left_out():
    """Panels that most frames lack are left out, as every frame is as high as the highest."""
    mines, dig, score = (Panel(name, None, bytes, ()) for name in ("mines", "dig", "score"))
    scenes = [Scene(panels, "") for panels in ((mines,), (mines, dig), (mines,), (score,))]
    assert [scene.panels for scene in lasting(scenes)] == [(mines,), (mines,), (mines,), (score,)]


def test_a_panel_keeps_its_place_from_frame_to_frame():
    """A panel has the same place in all frames, whatever is asked."""
    mines, recruits = (Panel(name, None, bytes, ()) for name in ("mines", "recruits"))
    scenes = [Scene(panels, "") for panels in ((mines, recruits), (recruits, mines), (mines,))]
    assert [scene.panels for scene in lasting(scenes)] == [(mines, recruits), (mines, recruits), (mines,)]


def test_a_small_mark_keeps_its_colour():
    """A few pixels of a player's colour survive the reduction of colours."""
    blue, picture = (94, 180, 240), Image.new("RGB", (256, 256))
    picture.putdata([(40 + x // 3, 30 + y // 3, 20 + x * y // 1024) for y in range(256) for x in range(256)])
    picture.paste(blue, (100, 100, 104, 104))
    shown = reduced(picture).convert("RGB").getpixel((102, 102))
    assert max(abs(a - b) for a, b in zip(shown, blue, strict=True)) < 16


@pytest.mark.parametrize(("locale", "first"), [("en", "Boarding"), ("fr", "Les taupes montent")])
async def test_each_frame_says_whose_turn_begins(service, locale, first):
    """Each frame has the name of its turn in the reader's language; before the first turn it is the deal."""
    table, _ = await watched(service, "poursuite", 12)
    last, lang = await service.replays.moment(table.id), words(locale)
    captions = captions_of(last, lang)
    assert captions[0].endswith(first)
    assert any("Odo" in one for one in captions)
    assert recap_caption(replace(last, turns=()), 0, 1, lang) == lang.text("bot-recap-deal")


@pytest.mark.slow
async def test_a_frame_of_a_thinned_out_game_says_which_turns_it_stands_for(service, monkeypatch):
    """A thinned-out frame names the first and the last of the turns that it stands for, without gaps."""
    monkeypatch.setattr(recaps, "FRAMES", 8)
    table = await finished(service)
    last = await service.replays.moment(table.id)
    numbered = replace(last, turns=tuple(replace(turn, heading=turn_of(turn.number)) for turn in last.turns))
    spans = [list(map(int, re.findall(r"(\d+) of 0", one))) for one in captions_of(numbered, words("en"))]
    assert (spans[0][0], spans[-1][-1]) == (1, len(last.turns))
    assert any(len(span) == 2 and span[0] < span[1] for span in spans)
    assert all(begins[0] in (ends[-1], ends[-1] + 1) for ends, begins in pairwise(spans))


def turn_of(number):
    """Return a heading that names a number."""
    return say("bot-replay-step", step=number, last=0)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("game", "moves"), [("maphr", 40), ("winter", 34)])
async def test_where_players_count_rounds_a_caption_names_the_round(service, game, moves, locale):
    """A caption names the round of a part, and for several parts of one round it does so once."""
    table, _ = await watched(service, game, moves)
    last, lang = await service.replays.moment(table.id), words(locale)
    speak = turn_voice(lang, table)
    some = [turn for turn in last.turns if turn.round is not None]
    one, *_, other = [turn for turn in some if turn.round == some[-1].round]
    named = " · ".join(map(speak, (one.round, one.heading)))
    assert recap_caption(last, one.step, one.step + 1, lang) == named
    assert recap_caption(last, one.step, other.step + 1, lang) == f"{named} – {speak(other.heading)}"
    _, told = await service.queries.told(table.id, 0)
    heard = [event for _, event in told]
    assert moment_caption(heard, [heard[-1].say], last, last.step, lang).startswith(speak(other.round))


def captions_of(last, lang):
    """Return the captions of an animation's frames."""
    steps = steps_shown(last)
    return [recap_caption(last, step, until, lang) for step, until in pairwise([*steps, last.step + 1])]


@pytest.mark.slow
def test_a_caption_is_as_wide_as_the_picture_and_holds_any_name():
    """A caption fits the width: long names are shrunk, then shortened; emoji and other scripts are drawn."""
    for width in WIDTHS:
        short, long = (
            caption(text, width, (0, 0, 0), "#ffffff") for text in ("1. Mira", "12. 🤖 Ωmega 名前 " + "W" * 90)
        )
        assert short.size == long.size == (width, caption_height(width))
        right = long.getbbox()[2]
        assert short.getbbox()[2] < right <= width


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tunhell", "poursuite", "winter"])
async def test_a_whole_game_is_told_by_its_highlights_in_twenty_seconds(service, game):
    """A game is shown by its highlights and score in at most 20 s and 2 MB, with one panel per frame."""
    table = await finished(service, game)
    maker = PictureMaker()
    picture = await Recaps(service, maker).make(table.id, words("fr"))
    maker.close()
    with Image.open(BytesIO(picture.data)) as film:
        frames = [(frame.info["duration"], frame.size) for frame in ImageSequence.Iterator(film)]
    assert FEWEST < len(frames) <= FRAMES
    assert (sum(lasts for lasts, _ in frames) <= 20_000, len(picture.data) <= 2_000_000) == (True, True)
    assert {size for _, size in frames} == {frames[0][1]}
    assert frames[0][1][1] < 1.5 * frames[0][1][0]


def test_only_a_player_has_the_button_that_shows_it_to_all():
    """Only players have the button that posts the animation, and a posted one has none."""
    picture, lang = Picture("recap.gif", b"gif", "A game."), words("en")
    table = Table("abcdefghij", "tunhell", 1, 2, 3, "en", Phase.OVER)
    plain, offered = recap_post(picture, lang), recap_post(picture, lang, table)
    assert [type(block) for block in plain.blocks] == [Text, Picture]
    assert [type(block) for block in offered.blocks] == [Text, Picture, Buttons]
    assert parse(offered.blocks[2].buttons[0].id).path == (SHOW,)


def test_a_highlight_is_told_under_its_own_heading():
    """A highlight has its own turn's number and heading, even if the same move has already led to the next one."""
    table = Table(
        "abcdefghij", "tunhell", 1, 2, 3, "en", Phase.OVER, occupants=(Occupant("Mira", 1), Occupant("Odo", 2))
    )
    turns = [Event(say("tunhell-log-turn", seat=Seat(seat)), is_heading=True) for seat in (0, 1, 0)]
    dug = Event(say("tunhell-log-ghost-nobody"))
    told = [turns[0], turns[1], dug, turns[2]]
    begun = tuple(Turn(number, 2 * number, turn.say) for number, turn in enumerate(turns, 1))
    last: Any = SimpleNamespace(table=table, turns=begun, last_turn=3)
    assert moment_caption(told, [dug.say], last, 6, words("en")) == "Turn 2 of 3 · Odo’s turn"
    assert moment_caption([dug], [dug.say], last, 6, words("en")) == words("en").text("bot-recap-deal")
