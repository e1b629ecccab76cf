"""What could not be told: kept for a week, a few sentences of it, each once."""

from bot.delivery.private import UNTOLD_KEPT, UNTOLD_S, posts_in, with_post, without_posts
from bot.post import Button, Buttons, Divider, Entry, Menu, Post, Text

FULL = Post(
    (Text("left"), Divider(), Buttons((Button("porion:join:t::", "Back"),)), Menu("m", "?", (Entry("v", "l"),))),
    7,
    (1,),
)


def note(text):
    return Post((Text(text),))


def test_what_is_kept_comes_back_whole():
    """Buttons included: a sentence may offer the way back to a seat."""
    untold = with_post(with_post("", FULL, 0.0), note("more"), 1.0)
    assert posts_in(untold, 2.0) == (FULL, note("more"))
    assert without_posts(untold, (FULL,), 2.0) == with_post("", note("more"), 1.0)
    assert without_posts(untold, (FULL, note("more")), 2.0) == ""


def test_a_repeated_post_is_kept_once_and_only_the_latest_few_are_kept():
    untold = ""
    for number in (*range(UNTOLD_KEPT + 2), UNTOLD_KEPT + 1):
        untold = with_post(untold, note(str(number)), float(number))
    assert [post.words() for post in posts_in(untold, 10.0)] == [str(n) for n in range(2, UNTOLD_KEPT + 2)]


def test_old_news_and_what_cannot_be_read_are_no_news():
    assert posts_in(with_post("", note("old"), 0.0), UNTOLD_S) == ()
    assert posts_in("from another program", 0.0) == ()
    assert with_post("from another program", note("new"), 0.0) == with_post("", note("new"), 0.0)
