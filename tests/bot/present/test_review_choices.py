"""What a review says of its listed choices, beside the decisive moment of the final score."""

from dataclasses import replace
from itertools import pairwise

from bot.present.messages import review as messages
from bot.present.speech import voice
from bot.tables.turning_points import TURNED
from games.core import say
from locales import words
from tests.pictures.reviewed import invented

from .test_review import TABLE, every_language, points, seen


@every_language
def test_a_choice_without_a_reason_has_its_figures_alone(locale):
    """No sentence says that there is nothing to say."""
    lang, found = words(locale), invented(2, 4)
    lines = messages.review_post(found, TABLE, lang).words().splitlines()
    places = [n for n, line in enumerate(lines) if line.startswith("**") and line[2].isdigit()]
    assert [later - place for place, later in pairwise(places)] == [1, 1, 1]


@every_language
def test_what_comes_of_both_answers_stands_below_a_costly_choice(locale):
    """First what happens more often after the better one; the adviser's reason names the answer that it speaks of."""
    lang, found = words(locale), invented(2, 4)
    speak, gained = voice(lang, TABLE), say("puzzle-gained", deals=6, n=0, best=5, told=say("review-start"))
    one = replace(found.costs[0], compared=(gained,), reasons=(say("review-start"),))
    lines = messages.review_post(replace(found, costs=(one,), praise=None), TABLE, lang).words().splitlines()
    place = lines.index(f"-# {speak(gained)}")
    assert lines[place - 1].startswith("**1.**")
    assert lines[place + 1] == f"-# {speak(say('review-for', answer=one.labels[1], reason=one.reasons[0]))}"
    assert speak(one.labels[1]) in lines[place + 1]
    one = replace(points().costs[0], compared=(gained,))
    assert speak(gained) in messages.point_post(replace(points(), costs=(one,)), one, seen(), lang).words()


@every_language
def test_a_missed_chance_is_told_from_where_the_line_stood(locale):
    """Its figures can then be reconciled with the line; where the better answer only kept a chance, it is left out."""
    lang, found = words(locale), points()
    one = found.costs[0]
    given, other = one.chances
    for stood, is_missed in ((other - 12, True), (other - 2, False), (given - 5, False)):
        said = replace(one, stood=stood / 100)
        assert said.missed == (stood if is_missed else None)
        whole = messages.review_post(replace(found, costs=(said,)), TABLE, lang).words()
        told = messages.point_post(replace(found, costs=(said,)), said, seen(), lang).words()
        percents = [text.replace("\u00a0", "") for text in (whole, told)]
        assert all((f"{stood}%" in text) == is_missed for text in percents)
        assert all(f"{other}%" in text and f"{given}%" in text for text in percents)


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
