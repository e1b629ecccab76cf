"""What a review says of its listed choices, beside the decisive moment of the final score."""

from dataclasses import replace

from bot.present.messages import review as messages
from bot.present.speech import voice
from bot.tables.turning_points import TURNED
from games.core import say
from locales import words
from tests.pictures.reviewed import invented

from .test_review import TABLE, every_language, seen


@every_language
def test_a_choice_without_a_reason_says_that_there_is_none(locale):
    """A listed choice never leaves its reader to wonder why: it has a reason, or says that no single one stands out."""
    lang, found = words(locale), invented(2, 4)
    told = messages.review_post(found, TABLE, lang).words()
    assert told.count(lang.text("bot-review-no-reason")) == len(found.turning_points) == 4


@every_language
def test_a_choice_on_which_more_hung_than_on_the_decisive_moment_is_said_so(locale):
    """The final score names a rise, a review what a choice missed: a review that names both says which weighed more."""
    lang, found, view = words(locale), invented(2, 4), seen()
    worst = found.costs[0]
    for after, is_told in ((50, True), (90, False)):
        turned = say(TURNED, name="Mira", when=worst.when, before=40, after=after, last=0, large=1, has_told=0)
        told = messages.missed_lines(found, replace(view, closing=(turned,)), lang)
        given, other = worst.chances
        values = {"n": found.turning_points.index(worst) + 1, "when": voice(lang, TABLE)(worst.when)}
        expected = lang.text("bot-review-missed", **values, given=given, other=other)
        assert told == ([expected] if is_told else [])
    assert not messages.missed_lines(found, view, lang)
