"""Pictures are drawn once, never on the event loop, and texts are sent without them if anything fails."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.delivery import pictures
from bot.delivery.pictures import Draft, Drafts, PictureMaker, book_of
from bot.post import Post, Text
from bot.present.panels import ALT, GamePanels
from bot.tables.view import TableView
from games.core import Panel, Pictures, Speak, say
from games.registry import GAMES
from locales import words
from tests.bot.present.play import PLAIN, WILD, glances, positions, table_of

GAME = GAMES["tunhell"]
EN, FR = words("en"), words("fr")
TOLD = say("tunhell-title")


@pytest.fixture
def maker() -> Iterator[PictureMaker]:
    made = PictureMaker()
    yield made
    made.close()


def first(names: tuple[str, ...] = PLAIN, **change: Any) -> list[TableView]:
    """Return the public view and each seat's view of a new table; `change` replaces parts of how the game draws."""
    state, story = next(positions(GAME, 2, "studio"))
    pictures = replace(GAME.pictures, **change) if GAME.pictures else None
    return [
        replace(glance, game=replace(GAME, pictures=pictures))
        for glance in glances(table_of(GAME, 2, names), state, story)
    ]


def drawing(*kinds: tuple[str, object, Callable[[Speak], bytes]]) -> dict[str, Any]:
    """Return a table picture with these panels: id, content (None: the row of cards), and drawing function."""

    def table(view: Any) -> list[Panel]:
        return [Panel(id_, view.row if shows is None else shows, draw, (TOLD,)) for id_, shows, draw in kinds]

    return {"table": table, "own": lambda view, field: table(view)}


def counting(drawn: list[str], pause: float = 0.0, name: str = "png") -> Callable[[Speak], bytes]:
    """Return a function that draws after a pause, and records its thread."""

    def draw(speak: Speak) -> bytes:
        threading.Event().wait(pause)
        drawn.append(threading.current_thread().name)
        return name.encode()

    return draw


def broken(speak: Speak) -> bytes:
    raise ZeroDivisionError(" ".join(("no", "room", "left")))


async def test_while_many_wait_pictures_are_drawn_in_a_hurry(
    maker: PictureMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures are encoded in a hurry only while many are queued."""
    monkeypatch.setattr(pictures, "QUEUE", 2)
    hurries: list[bool] = []

    def noted(draw: Callable[[Speak], bytes], *_: object, is_hurried: bool) -> bytes:
        hurries.append(is_hurried)
        return b"png"

    monkeypatch.setattr(pictures, "paint", noted)
    one, many = (drawing(*((f"{name}{n}", n, counting([])) for n in range(4))) for name in ("a", "b"))
    await maker.draw(first(**drawing(("board", 1, counting([]))))[0], EN)
    assert hurries == [False]
    await asyncio.gather(*(maker.draw(first(**panels)[0], EN) for panels in (one, many)))
    assert hurries[1:] == [True] * 8


async def test_a_picture_asked_for_twice_is_drawn_once_and_not_on_the_loop(maker: PictureMaker) -> None:
    """A picture requested twice is drawn once, in another thread; another language is another picture."""
    drawn: list[str] = []
    public = first(**drawing(("board", 1, counting(drawn, 0.05))))[0]
    one, two = await asyncio.gather(maker.draw(public, EN), maker.draw(public, EN))
    assert one == two == await maker.draw(public, EN)
    assert len(drawn) == 1
    assert drawn[0] != threading.current_thread().name
    french = await maker.draw(public, FR)
    assert (one[0].name == french[0].name, len(drawn)) == (False, 2)


async def test_a_slow_picture_is_not_waited_for(maker: PictureMaker) -> None:
    """A slow picture is not awaited; requested again later, it is there and was drawn once."""
    drawn: list[str] = []
    public = first(**drawing(("board", 1, counting(drawn, 0.2))))[0]
    assert await maker.draw(public, EN, patience=0.01) == ()
    assert await maker.draw(public, EN)
    assert len(drawn) == 1


async def test_a_failure_is_one_record_in_the_log(maker: PictureMaker, caplog: pytest.LogCaptureFixture) -> None:
    """A failure is one log record with its location; there is no exception, and later drawings work."""
    with caplog.at_level(logging.WARNING):
        assert await maker.draw(first(**drawing(("board", 1, broken)))[0], EN) == ()
    assert len(caplog.records) == 1
    assert "ZeroDivisionError" in caplog.text
    assert "in broken" in caplog.text
    assert "no room left" not in caplog.text  # the text might name a hidden card
    assert await maker.draw(first()[0], EN)


async def test_a_panel_is_drawn_again_only_when_it_changes(maker: PictureMaker) -> None:
    """A panel is cached by what it shows, whatever else happens at the table."""
    drawn: list[str] = []
    panels = [("lasting", 1, counting(drawn, name="same")), ("fleeting", 2, counting(drawn, name="new"))]
    one = await maker.draw(first(**drawing(*panels))[0], EN)
    panels[1] = ("fleeting", 3, panels[1][2])
    two = await maker.draw(first(**drawing(*panels))[0], EN)
    assert [picture.data for picture in one] == [b"same", b"new"]
    assert one[0] == two[0]
    assert one[0].alt == "Tunhell."
    assert len(drawn) == 3


async def test_a_panel_that_fails_is_left_out(maker: PictureMaker, caplog: pytest.LogCaptureFixture) -> None:
    """A failed panel is omitted and logged; the others are shown."""
    public = first(**drawing(("lasting", 1, counting([])), ("fleeting", 2, broken)))[0]
    assert [picture.data for picture in await maker.draw(public, EN)] == [b"png"]
    assert "ZeroDivisionError" in caplog.text
    assert "in broken" in caplog.text


async def test_a_game_that_does_not_draw_is_left_to_its_words(maker: PictureMaker) -> None:
    """A game without some picture is shown in words."""
    seat = first()[1]
    public_only: Pictures[Any] = replace(GAME.pictures, own=lambda view, field: ())
    assert maker.plan(replace(seat, game=replace(GAME, pictures=public_only)), EN) == ()


@pytest.mark.slow
@pytest.mark.parametrize("lang", [EN, FR], ids=["en", "fr"])
async def test_every_picture_has_a_description_that_discord_takes(maker: PictureMaker, lang: Any) -> None:
    """Board, hands and score have valid descriptions for Discord, even with hostile names."""
    table = table_of(GAME, 4, WILD, lang.locale)
    for number, (state, story) in enumerate(positions(GAME, 4, "alt")):
        if number % 60 and state.agenda:
            continue
        for glance in glances(table, state, story):
            pictures = await maker.draw(glance, lang)
            assert pictures
            assert all(0 < len(picture.alt) <= ALT for picture in pictures)


def test_what_is_planned_is_named_without_being_drawn(maker: PictureMaker) -> None:
    """Planned pictures are named without being drawn, so that unchanged messages cost nothing."""
    drawn: list[str] = []
    public = first(**drawing(("board", 1, counting(drawn))))[0]
    (picture,) = maker.plan(public, EN)
    assert (picture.name.startswith("tunhell-board-"), picture.data, drawn) == (True, b"", [])


async def test_a_picture_seen_before_is_described_as_it_is_now(maker: PictureMaker) -> None:
    """A cached picture is described for its current position, such as another player's turn."""
    drawn: list[str] = []
    told = {
        title: await maker.draw(
            first(table=lambda view, title=title: [Panel("board", 1, counting(drawn), (say(title),))])[0], EN
        )
        for title in ("tunhell-title", "winter-title")
    }
    assert [picture.alt for (picture,) in told.values()] == ["Tunhell.", "Dwar7s Winter."]
    assert len(drawn) == 1


async def test_what_a_message_keeps_is_not_drawn(maker: PictureMaker) -> None:
    """Only changed panels are drawn and uploaded."""
    drawn: list[str] = []
    public = first(**drawing(("old", 1, counting(drawn)), ("new", 2, counting(drawn, name="new"))))[0]
    kept = maker.plan(public, EN)[0].name
    pictures = await maker.draw(public, EN, kept=[kept])
    assert [(picture.name == kept, picture.data) for picture in pictures] == [(True, b""), (False, b"new")]
    assert len(drawn) == 1


def test_descriptions_are_whole_sentences(maker: PictureMaker) -> None:
    """Descriptions are whole sentences with punctuation, so that screen readers pause."""
    two = (say("tunhell-title"), say("winter-title"))
    public = first(table=lambda view: [Panel("board", 1, counting([]), two)])[0]
    assert maker.plan(public, EN)[0].alt == "Tunhell. Dwar7s Winter."


async def test_once_closed_it_draws_nothing_and_complains_of_nothing(
    maker: PictureMaker, caplog: pytest.LogCaptureFixture
) -> None:
    """After closing, pending drawings are dropped without errors in the log."""
    maker.close()
    assert await maker.draw(first()[0], EN) == ()
    assert not caplog.records


async def test_the_cover_of_a_game_is_drawn_without_a_table(maker: PictureMaker) -> None:
    """The cover of a lobby is drawn without a table, and is available at the next request."""
    cover = GamePanels("tunhell", (GAME.pictures.cover(),))
    assert maker.at_once(cover, EN) == ((), False)
    assert maker.is_drawing(cover, EN)
    (picture,) = await maker.draw(cover, EN)
    assert picture.data
    assert not maker.is_drawing(cover, EN)
    assert maker.at_once(cover, EN) == ((picture,), True)


def test_a_table_of_an_earlier_edition_is_drawn_with_its_figures() -> None:
    """A table of an earlier edition is drawn with its own catalogue data."""
    view, current = first()[0], GAME.editions.current
    table = replace(view.table, edition=current)
    assert book_of(replace(view, table=table)) is None
    assert book_of(replace(view, table=replace(table, edition=None))) is None
    assert book_of(GamePanels("tunhell", ())) is None


async def test_what_is_not_drawn_yet_leaves_the_panel_that_stands_there(maker: PictureMaker) -> None:
    """While a new panel is drawn, the current one stays; without one, the text says that pictures will follow."""
    view = first(**drawing(("board", 1, counting([], 0.1)), ("hand", 2, counting([]))))[0]
    board, hand = maker.plan(view, EN)
    await maker.draw(first(**drawing(("hand", 2, counting([]))))[0], EN)
    old = "tunhell-board-0123.png"
    shown, is_all = maker.at_once(view, EN, [old])
    assert ([picture.name for picture in shown], is_all) == ([old, hand.name], False)
    assert [picture.data for picture in shown] == [b"", b"png"]
    assert [one.name for one in await maker.draw(view, EN)] == [board.name, hand.name]


@pytest.mark.parametrize(("kept", "is_awaiting"), [(False, True), (True, False)])
async def test_words_that_announce_pictures_stand_only_where_there_are_none(
    maker: PictureMaker, kept: bool, is_awaiting: bool
) -> None:
    """The note that pictures will follow is shown only while there are none."""
    view = first(**drawing(("board", 1, counting([], 0.05))))[0]
    draft = Draft(
        maker, view, EN, lambda found: Post((Text("words"), *found)), awaiting=lambda: Post((Text("pictures follow"),))
    )
    post, is_lacking = draft.at_once(["tunhell-board-0123.png"] if kept else ())
    assert (post.words().startswith("pictures follow"), is_lacking) == (is_awaiting, True)
    await draft.drawn()
    post, is_lacking = draft.at_once()
    assert (post.words().startswith("words"), is_lacking, len(post.blocks)) == (True, False, 2)


async def test_a_draft_without_a_view_is_words_alone(maker: PictureMaker) -> None:
    post = Post((Text("words"),))
    draft = Draft(maker, None, EN, lambda found: post)
    assert (draft.at_once(), await draft.finished((), 0.0)) == ((post, False), (post, False))
    await draft.drawn()


async def test_words_that_went_ahead_are_followed_only_while_their_pictures_are_drawn(maker: PictureMaker) -> None:
    """An update after sending text is awaited only while its pictures are being drawn, not after a failure."""
    slow = first(**drawing(("board", 1, counting([], 0.1))))[0]
    draft = Draft(maker, slow, EN, lambda found: Post((Text("words"), *found)))
    assert (await draft.finished((), 0.01))[1]
    await draft.drawn()
    assert not (await draft.finished((), 0.01))[1]
    failing = Draft(maker, first(**drawing(("board", 2, broken)))[0], EN, lambda found: Post((Text("words"), *found)))
    assert not (await failing.finished((), 1.0))[1]


def test_one_draft_serves_as_long_as_its_view_and_language_are_the_same(maker: PictureMaker) -> None:
    """A draft is reused for the same view and language; the least recently used one is evicted."""
    one, other = first()[:2]
    drafts, made = Drafts(2), []

    def latest(slot: str, view: TableView | None, lang: Any = EN) -> Draft:
        def make() -> Draft:
            made.append((slot, lang.locale))
            return Draft(maker, view, lang, lambda found: Post(()))

        return drafts.latest(slot, view, lang, make)

    assert latest("a", one) is latest("a", replace(one))
    assert latest("a", one, FR) is not latest("a", replace(other))
    assert len(made) == 3
    assert latest("b", None) is not latest("b", None)
    table = replace(one.table, host=99)
    assert latest("a", one) is not latest("a", replace(one, table=table))
    latest("c", one)
    before = len(made)
    latest("c", one)
    latest("d", one)
    latest("c", one)
    assert len(made) == before + 1, "what was used a moment ago stays"
    latest("a", one)
    assert len(made) == before + 2


async def test_what_belongs_to_no_table_is_drawn_or_left_out(
    maker: PictureMaker, caplog: pytest.LogCaptureFixture
) -> None:
    """A failure is logged and draws nothing; nothing is drawn any more once the bot leaves."""
    assert await maker.drawn(lambda: b"png") == b"png"
    assert await maker.drawn(lambda: None) is None
    assert await maker.drawn(lambda: broken(lambda _: "")) is None
    assert [line.getMessage() for line in caplog.records] == ["A picture could not be drawn"]
    maker.close()
    assert await maker.drawn(lambda: b"png") is None


async def test_somebody_is_busy_drawing_while_many_wait(maker: PictureMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing optional is drawn while more pictures wait than usual, or many people for answers."""
    monkeypatch.setattr(pictures, "QUEUE", 1)
    public = first(**drawing(*((f"slow{n}", n, counting([], 0.05)) for n in range(2))))[0]
    assert (maker.is_busy, maker.is_drawing(public, EN)) == (False, False)
    drawings = asyncio.create_task(maker.draw(public, EN))
    await asyncio.sleep(0)
    assert (maker.is_busy, maker.is_drawing(public, EN), maker.is_drawing(public, FR)) == (True, True, False)
    await drawings
    assert (maker.is_busy, maker.is_drawing(public, EN)) == (False, False)


async def test_what_a_message_shows_already_is_neither_drawn_nor_left_out(maker: PictureMaker) -> None:
    """A kept picture comes back without its data, and the place of one that is late is taken by the one before."""
    drawn: list[str] = []
    before = first(**drawing(("board", 1, counting(drawn)), ("hand", 1, counting(drawn))))[0]
    after = first(**drawing(("board", 1, counting(drawn)), ("hand", 2, counting(drawn, 0.05))))[0]
    kept = tuple(picture.name for picture in maker.plan(before, EN))
    assert [one.data for one in await maker.draw(before, EN, kept=kept)] == [b"", b""]
    assert drawn == []
    shown, is_all = maker.at_once(after, EN, kept)
    assert ([one.name for one in shown], is_all) == ([*kept], False)
    shown, is_all = maker.at_once(after, FR)
    assert (shown, is_all) == ((), False)
    assert maker.at_once(before, EN, kept) == (tuple(maker.plan(before, EN)), True)
    done = await maker.draw(after, EN)
    assert maker.at_once(after, EN, kept) == (done, True)
