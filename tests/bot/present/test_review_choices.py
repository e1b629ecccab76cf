"""What a review says of its listed choices, beside the decisive moment of the final score."""

import re
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.post import Menu, Picture
from bot.present.messages import review as messages
from bot.present.messages.replay import BESIDE
from bot.present.messages.score import as_reviewed, turned_at, turning_lines
from bot.present.speech import voice
from bot.tables.replay import in_tens
from bot.tables.turning_points import BY_CHANCES, GRADUAL, TURNED
from games.core import Ending, Outcome, Score, Seat, say
from games.review.account import Part, Parts, without_choices
from games.review.endings import ending, lead
from games.review.sentences import given_up, verdict
from locales import Speaker, words
from tests.pictures.reviewed import invented

from .limits import taken
from .test_review import TABLE, every_language, points, seen


@every_language
def test_what_comes_of_both_answers_stands_below_a_costly_choice(locale):
    """What happens more often after the better one is told once the choice is opened."""
    lang, found = words(locale), points()
    gained = say("review-gained", deals=6, n=0, best=5, told=say("review-start"))
    one = replace(found.costs[0], compared=(gained,))
    assert voice(lang, TABLE)(gained) in messages.point_post(replace(found, costs=(one,)), one, seen(), lang).words()


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
        assert (f"{stood}%" in percents[1]) == is_missed
        assert all(f"{other}%" in text and f"{given}%" in text for text in percents)


@every_language
def test_a_choice_on_which_more_hung_than_on_the_decisive_moment_is_said_so(locale):
    """The final score names a rise, a review what a choice missed: a review that names both says which weighed more.

    The line on that choice has the figures.
    """
    lang, found, view = words(locale), invented(2, 4), seen()
    worst = found.costs[0]
    for after, is_told in ((50, True), (90, False)):
        turned = say(TURNED, name="Mira", when=worst.when, before=40, after=after, last=0, large=1, has_told=0)
        told = messages.missed_lines(found, replace(view, closing=(turned,)), lang)
        expected = lang.text("bot-review-missed", n=found.turning_points.index(worst) + 1, then=0)
        assert told == ([expected] if is_told else [])
    assert not messages.missed_lines(found, view, lang)


@every_language
def test_a_choice_of_the_decisive_moment_itself_is_not_compared_with_it(locale):
    """It is said to have been made then."""
    lang, found = words(locale), invented(2, 4)
    worst = found.costs[0]
    for since, is_then in ((worst.entry - 1, True), (worst.entry, False), (worst.entry - 3, False)):
        span = {"since": since, "until": since + 2}
        turned = say(TURNED, name="Mira", when=worst.when, before=40, after=50, last=0, large=1, has_told=0, **span)
        (told,) = messages.missed_lines(found, replace(seen(), closing=(turned,)), lang)
        n = found.turning_points.index(worst) + 1
        assert told == lang.text("bot-review-missed", n=n, then=int(is_then))


@every_language
@pytest.mark.parametrize(("at", "is_told"), [((0.3, 0.7), True), ((0.5, 0.55), False)])
def test_a_review_tells_the_decisive_moment_as_the_final_score_does(at, is_told, locale):
    """It is told in the review's own figures, to avoid two versions; where the curve does not rise, nothing is told."""
    lang, found = words(locale), invented(2, 0)
    points = tuple(
        replace(point, shares=(at[n], 1 - at[n])) for n, point in enumerate(found.points[:2])
    )  # the first seat won
    found = replace(found, points=(*points, *found.points[2:]))
    of_it = {"seat": 0, "since": points[0].entry, "until": points[1].entry, "when": say("review-start")}
    turned = say(TURNED, name="Mira", **of_it, before=38, after=92, last=0, large=1, has_told=0)
    score = replace(seen(), closing=(turned,))
    lines = turning_lines(as_reviewed(found, score), lang)
    assert lines == (turning_lines(score, lang) if is_told else [])
    assert not lines or ("40" in lines[0] and "90" in lines[0])


@every_language
def test_the_decisive_moment_is_marked_in_the_picture_and_one_press_leads_to_it(locale):
    """A star stands on the line that rose, before the sentence, and on the button to that very entry of the replay."""
    lang, found = words(locale), invented(2, 2)
    of_it = {"when": say("review-start"), "before": 40, "after": 90, "last": 0, "large": 1, "has_told": 1, "worth": 0}
    moved = say("tunhell-log-trophy", seat=0)
    turned = say(TURNED, name="Mira", seat=0, **of_it, told=moved, since=20, until=30, entry=27)
    score = replace(seen(), closing=(turned,))
    for reader in (0, 1):
        own = replace(found, seat=Seat(reader))
        assert as_reviewed(own, score).closing == (turned,), "also of the reader's own move"
    at, speak = turned_at(score), Speaker(lang, "tunhell", ("Mira", "Odo"))
    (panel,) = messages.review_panels(found, TABLE, lang, at).panels
    across, seat = panel.shows.turned
    assert (seat, 0.7 < across < 1) == (0, True)
    assert any(one.id == "review-curve-turned" for one in panel.describe)
    (without,) = messages.review_panels(found, TABLE, lang).panels
    assert (without.shows.turned, without.draw(speak) != panel.draw(speak)) == (None, True)
    post = messages.review_post(found, TABLE, lang, turned=at)
    (button,) = [one for one in post.controls() if parse(one.id).action == ControlAction.REPLAY]
    assert (parse(button.id).path, "★" in button.label) == (("e27", "p", BESIDE), True)


@every_language
def test_the_final_score_and_the_highlights_tell_chances_in_tens(locale):
    """They are estimates."""
    lang = words(locale)
    turned = say(TURNED, name="Mira", when=say("review-start"), before=74, after=92, last=0, large=0, has_told=0)
    (line,) = turning_lines(replace(seen(), closing=(turned,)), lang)
    assert re.findall(r"\d+", line) == ["70", "90"]
    highlight = {(2, 14): (5, 10), (45, 54): (50, 50), (35, 45): (40, 50), (89, 99): (90, 95), (60, 100): (60, 100)}
    for exact, tens in highlight.items():
        shown = in_tens(say(BY_CHANCES, n=1, seat=Seat(0), before=exact[0], after=exact[1], decides=0))
        assert (shown.values["before"], shown.values["after"]) == tens


def test_the_better_answer_promises_at_least_what_the_line_shows_before_it():
    """The line may look less far ahead: the figures of both answers then rise together, and differ by as much."""
    one = replace(points().costs[0], chance=0.05, gap=Part(-0.11, 0.03))
    assert one.chances == (5, 16)
    assert replace(one, stood=0.53).chances == (42, 53)
    assert replace(one, stood=0.1).chances == (5, 16)
    assert replace(one, gap=Part(0.11, 0.03), stood=0.53).chances == (53, 42)


def test_a_review_that_waits_shows_the_curve_of_another_seat_s_and_nothing_of_its_choices():
    """Everybody has the same curve; whose choices are weighed is not said."""
    found = replace(invented(2, 4), seat=Seat(1))
    shown = without_choices(found, Seat(0))
    assert (shown.points, shown.seat, shown.is_done) == (found.points, Seat(0), False)
    assert (shown.costs, shown.praise, shown.parts.own, shown.warned) == ((), None, Part(0.0), ())
    picture = Picture("curve.png", b"", "The curve.")
    lang = words("en")
    post = messages.begun_post(TABLE, lang, 1, 2, 40, (picture,))
    assert picture in post.blocks
    assert lang.text("bot-review-lines", together=0) in post.words()
    assert lang.text("bot-review-lines", together=0) not in messages.begun_post(TABLE, lang, 1, 2, 40).words()


WINTER = replace(TABLE, game="winter")


@every_language
@pytest.mark.parametrize("totals", [(28, 32), (32, 28), (30, 30), ()])
def test_where_all_live_or_lose_together_the_verdict_begins_with_how_it_ended(totals, locale):
    """A survivor who did not come first never reads that anything decided the game in their favour."""
    lang, scores = words(locale), [Score(Seat(n), total, {}) for n, total in enumerate(totals)]
    lost = Outcome((), (), Ending.LOST)
    end = ending(Outcome.by_points(scores) if totals else lost, Seat(0))
    kinds = {(28, 32): "behind", (32, 28): "first", (30, 30): "level", (): "lost"}
    assert end.id == f"review-end-{kinds[totals]}"
    found = replace(invented(2, 4), seat=Seat(0), is_together=True, ending=end)
    for post in (messages.review_post(found, WINTER, lang), messages.shared_post(found, WINTER, lang, ())):
        told = post.words()
        assert not re.search("in your favour|in .*’s favour|en votre faveur|en faveur de|chance|%", told)
        assert ("4 points" in told) == (len({*totals}) == 2)
    assert voice(lang, WINTER).names[1] in told or len({*totals}) < 2


@every_language
def test_a_survivor_reads_from_which_sources_the_points_came(locale):
    """The review compares them with those of the one who came first, the greatest difference first."""
    parts = ({"monsters": 13, "disasters": 12, "heroes": 7}, {"monsters": 18, "disasters": 12, "heroes": 10})
    scores = [Score(Seat(n), sum(one.values()), one) for n, one in enumerate(parts)]
    speak = voice(words(locale), WINTER)
    rows = {"en": "Monsters {}–{} and Heroes {}–{}", "fr": "Monstres {}–{} et Héros {}–{}"}[locale]
    for seat, (a, b, c, d) in ((0, (13, 18, 7, 10)), (1, (18, 13, 10, 7))):
        end = ending(Outcome.by_points(scores), Seat(seat), game="winter")
        found = replace(invented(2, 4), seat=Seat(seat), is_together=True, ending=end)
        assert rows.format(a, b, c, d) in speak(verdict(found))


@every_language
def test_a_review_says_which_points_put_the_winner_ahead(locale):
    """The three sources that brought the winner most more, also where it is unclear what decided the game."""
    parts = (
        {"coins": 5, "buildings": 22, "veins": 14, "miners": 15, "finish": 25},
        {"coins": 6, "buildings": 48, "veins": 43, "miners": 36, "finish": 10},
    )
    scores = [Score(Seat(n), sum(one.values()), one) for n, one in enumerate(parts)]
    maphr, lang = replace(TABLE, game="maphr"), words(locale)
    rows = {
        "en": "Veins 43–14, Buildings 48–22 and Miners 36–15",
        "fr": "Filons 43–14, Aménagements 48–22 et Mineurs 36–15",
    }[locale]
    for seat in (0, 1):
        found = replace(invented(2, 4), seat=Seat(seat), ending=lead(Outcome.by_points(scores), Seat(seat), "maphr"))
        assert rows in messages.review_post(found, maphr, lang).words()
        assert rows in messages.shared_post(found, maphr, lang, ()).words()
    level = [replace(score, total=10) for score in scores]
    assert lead(Outcome.by_points(level), Seat(0), "maphr") is None


@pytest.mark.parametrize("is_together", [False, True])
def test_what_is_given_in_figures_is_not_called_uncertain(is_together):
    """The verdict names luck of +42 ± 30, and does not say that nothing can be told of luck."""
    parts = Parts(0.4, Part(0.42, 0.15), Part(-0.02, 0.05), Part(0.0, 0.05), 0.8)
    end = ending(Outcome.by_points([Score(Seat(n), 30 - n, {}) for n in (0, 1)]), Seat(0))
    found = replace(
        invented(2, 4), seat=Seat(0), parts=parts, is_together=is_together, ending=end if is_together else None
    )
    (named,) = verdict(found).values["sure"]
    assert named.id == "review-part-luck"


def test_what_lies_within_its_margin_is_not_named():
    """80% against 77% ± 3 is no praise, and no blame the other way round."""
    one = points().costs[0]
    for share, error, is_named in ((0.031, 0.0149, False), (-0.031, 0.0149, False), (0.04, 0.0149, True)):
        assert replace(one, gap=Part(share, error)).is_named == is_named


@every_language
def test_after_a_defeat_the_review_says_why_and_offers_the_last_round_again(locale):
    """Also if there was no time to weigh anything: what happened is known all the same."""
    lang, found, lost = words(locale), points(2), ["The castle has fallen."]
    last = replace(found.costs[0], entry=90)
    end = say("review-end-lost", known=1, alone=0, when=say("winter-log-week.when", n=5), seat=Seat(1), points=15)
    found = replace(found, is_together=True, ending=end, smaller=(last,), last=90)
    table = replace(TABLE, game="winter")
    whole = taken(messages.review_post(found, table, lang, lost=lost))
    assert (lost[0] in whole.words(), ("e90",) in [parse(control.id).path for control in whole.controls()]) == (
        True,
    ) * 2
    brief = taken(messages.review_post(replace(found, weighed=0), table, lang, lost=lost)).words()
    assert lost[0] in brief
    assert {"en": "lost together in week 5; you had 15 points", "fr": "vous aviez 15 points"}[locale] in brief


@every_language
def test_the_smaller_mistakes_are_listed_with_their_sum_and_can_be_stepped_through(locale):
    """What the listed choices do not explain of the sum is told as the number of the others, each a choice to try."""
    lang, found = words(locale), points(2)
    small = tuple(replace(found.costs[0], entry=100 + n, gap=Part(-0.01, 0.02)) for n in range(3))
    found = replace(found, smaller=small, slips=5, parts=Parts.of(0.5, 0.0, Part(-0.4, 0.02), Part(0.0)))
    whole = taken(messages.review_post(found, TABLE, lang))
    summed = messages.how_post(found, TABLE, lang).words()
    assert {"en": "for 5 other choices", "fr": "pour 5 autres choix"}[locale] in summed
    assert (messages.SMALL,) in [parse(control.id).path for control in whole.controls()]
    post = taken(messages.smaller_post(found, TABLE, lang))
    assert post.words().count(voice(lang, TABLE)(small[0].labels[1])) == 3
    (menu,) = [block for block in post.blocks if isinstance(block, Menu)]
    assert [entry.value for entry in menu.entries] == ["e100", "e101", "e102"]
    page = taken(messages.point_post(found, small[0], seen(), lang))
    paths = [parse(control.id).path for control in page.controls() if parse(control.id).action == ControlAction.REVIEW]
    assert paths == [("e101",), (messages.SMALL,), ("all",)]


@every_language
def test_a_costly_choice_is_named_where_no_single_turn_decided_the_game(locale):
    """Else the list would name a great mistake beside the sentence that nothing decided."""
    lang, found = words(locale), invented(2, 4)
    worst = found.costs[0]
    gradual = replace(seen(), closing=(say(GRADUAL, seat=0, name="Mira"),))
    for cost, is_told in ((0.4, True), (0.2, False)):
        said = replace(worst, gap=Part(-cost, 0.01), chance=0.3)
        told = messages.missed_lines(replace(found, costs=(said,), praise=None), gradual, lang)
        assert told == ([lang.text("bot-review-missed", n=1, then=2)] if is_told else [])


@every_language
def test_who_had_lost_before_the_decisive_moment_is_told_so(locale):
    """The moment in which the winner's chance rose was not the one in which this reader's fell."""
    lang, found = words(locale), invented(2, 0)
    at = found.points[2].entry
    turned = say(TURNED, name="Mira", seat=0, when=say("review-start"), before=40, after=90, since=at, until=at + 1)
    score = replace(seen(), closing=(turned,))
    for share, reader, is_told in ((0.04, 1, True), (0.3, 1, False), (0.04, 0, False)):
        shares = {at: (1 - share, share)}
        points = tuple(replace(one, shares=shares.get(one.entry, one.shares)) for one in found.points)
        told = messages.missed_lines(replace(found, seat=Seat(reader), points=points), score, lang)
        assert told == ([lang.text("bot-review-behind", chances=4)] if is_told else [])


@every_language
def test_of_a_game_that_was_given_up_nothing_is_said_to_have_decided_it(locale):
    """It is said what the chances were when it ended."""
    lang, found, speak = words(locale), invented(2, 2), voice(words(locale), TABLE)
    for is_given_up in (True, False):
        ended = replace(found, is_given_up=is_given_up)
        posts = messages.review_post(ended, TABLE, lang), messages.shared_post(ended, TABLE, lang, ())
        for post, is_named in zip(posts, (False, True), strict=True):
            assert (speak(verdict(ended, is_named=is_named)) in post.words()) != is_given_up
        assert all(speak(one) in posts[0].words() for one in given_up(ended))


@every_language
def test_the_list_names_the_better_answer_of_each_choice(locale):
    """The lesson is read without opening anything; of a good choice, the list names the next best answer."""
    found, speak = invented(2, 4), voice(words(locale), TABLE)
    for is_done in (True, False):
        told = messages.review_post(replace(found, is_done=is_done), TABLE, words(locale)).words()
        assert found.praise is not None
        assert all(f"{speak(one.labels[1])}" in told for one in found.turning_points)
