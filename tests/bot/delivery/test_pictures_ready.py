"""Pictures that are there already: what a message shows, and what can be shown at once."""

from bot.delivery import pictures
from bot.delivery.pictures import Draft, PictureMaker
from bot.post import Post, Text
from locales import words

from .test_pictures import counting, drawing, first, maker

__all__ = ["maker"]

EN, FR = words("en"), words("fr")


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


async def test_words_alone_are_ready_and_a_draft_says_what_is_late(maker: PictureMaker) -> None:
    """What waits for no picture is shown as it is."""
    post = Post((Text("words"),))
    assert pictures.ready(post, ("kept.png",)) == (post, False)
    public = first(**drawing(("board", 1, counting([], 0.05))))[0]
    draft = Draft(maker, public, EN, lambda found: Post((Text("words"), *found)))
    shown, is_late = pictures.ready(draft, ())
    assert (shown.blocks, is_late) == ((Text("words"),), True)
    await maker.draw(public, EN)
    shown, is_late = pictures.ready(draft, ())
    assert (len(shown.blocks), is_late) == (2, False)
    alone = Draft(maker, None, EN, lambda _: post)
    assert (pictures.ready(alone, ()), await alone.finished((), 1.0)) == ((post, False), (post, False))
