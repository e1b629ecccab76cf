"""What a review says decided the game, and where it says that it cannot tell."""

import re
from dataclasses import replace

import pytest

from bot.present.messages import review as messages
from bot.present.speech import voice
from games.review.account import Part, Parts
from games.review.sentences import HARDLY, LEVEL, OPEN, PROBABLY, SURELY, SURELY_AND, luck_and_choice, verdict
from locales import words
from tests.pictures.reviewed import invented

from .test_review import TABLE, every_language

VERDICTS = {
    (-50, (-5, 3), (2, 3)): (SURELY, "luck", "", ""),
    (-50, (-50, 3), (2, 3)): (SURELY, "own", "", ""),
    (-50, (-40, 10), (10, 10)): (SURELY_AND, "own", "luck", ""),
    (-50, (-24, 2), (-2, 2)): (SURELY, "luck own", "", ""),
    (-50, (-2, 4), (-20, 30)): (HARDLY, "", "luck rivals", "own"),
    (-50, (-20, 20), (-10, 30)): (OPEN, "", "luck own rivals", ""),
    (50, (-10, 5), (50, 10)): (SURELY, "rivals", "", ""),
    (50, (-10, 10), (30, 20)): (OPEN, "", "luck rivals", ""),
    (-50, (-30, 3), (0, 3)): (SURELY, "own luck", "", ""),
    (-50, (-40, 3), (0, 3)): (SURELY, "own", "", ""),
    (-52, (-4, 15), (-8, 10)): (PROBABLY, "luck", "", ""),
    (-50, (-40, 4), (0, 4)): (SURELY, "own", "", ""),
    (2, (-10, 1), (10, 1)): (LEVEL, "luck rivals", "", ""),
}


@pytest.mark.parametrize("given", VERDICTS, ids=str)
def test_the_verdict_names_what_decided_and_what_may_have(given):
    """A part that may be nothing decides nothing, and nothing that may weigh as much as the verdict is passed over."""
    change, own, rivals = given
    parts = Parts.of(0.5, 0.5 + change / 100, *(Part(share / 100, error / 100) for share, error in (own, rivals)))
    told = verdict(replace(invented(2, 0), parts=parts)).values
    named = [" ".join(one.id.split("-")[-1] for one in told[part]) for part in ("sure", "maybe", "hardly")]
    expected = VERDICTS[given]
    said = {LEVEL: 0, SURELY: 1, PROBABLY: 1, SURELY_AND: 2}.get(expected[0], 3)
    assert (told["form"], *named[:said]) == expected[: said + 1]


@every_language
def test_where_nothing_is_certain_the_verdict_says_so(locale):
    """It then still tells of the choices that very likely cost something."""
    speak = voice(words(locale), TABLE)
    parts = Parts.of(0.5, 0.0, Part(-0.2, 0.2), Part(-0.1, 0.3))
    found = replace(invented(2, 4), parts=parts)
    told, bare = speak(verdict(found)), speak(verdict(replace(found, costs=())))
    assert {"en": "No single cause stands out", "fr": "Aucune cause ne ressort"}[locale] in bare
    assert told.startswith(bare)
    assert {"en": "3 of your choices", "fr": "3 de vos choix"}[locale] in told.removeprefix(bare)


@every_language
def test_figures_that_would_be_guesses_are_left_out(locale):
    lang, found = words(locale), invented(2, 4)
    for error, is_listed in ((0.02, True), (0.8, False)):
        parts = Parts.of(0.5, 0.0, Part(-0.1, error), Part(-0.1, error))
        told = voice(lang, TABLE)(luck_and_choice(replace(found, parts=parts)))
        assert told in messages.review_post(replace(found, parts=parts), TABLE, lang).words()
        shown = messages.shared_post(replace(found, parts=parts), TABLE, lang, ()).words()
        assert ("±" in told, lang.text("bot-review-error") in shown) == (is_listed, is_listed)


@every_language
def test_a_figure_stands_only_where_it_explains_the_change(locale):
    """What has no clear effect has no figure, and neither has a loss greater than all there was to lose."""
    lang, found = words(locale), invented(2, 4)
    for start, own, rivals, figures in (
        (0.9, Part(-0.87, 0.04), Part(0.0, 0.22), ["−87"]),
        (0.41, Part(-0.87, 0.17), Part(0.0, 0.22), []),
    ):
        parts = Parts.of(start, 0.0, own, rivals)
        told = voice(lang, TABLE)(luck_and_choice(replace(found, parts=parts)))
        assert re.findall(r"([−+]\d+) \(±\d+\)", told) == figures
        assert "46" not in told
        summed = "−87" in messages.review_post(replace(found, parts=parts), TABLE, lang).words()
        assert summed == bool(figures)
