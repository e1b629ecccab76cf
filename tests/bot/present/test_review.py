"""The messages of a review: valid for Discord, correct, and with controls that make no move."""

import re
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Occupant, Phase, Table
from bot.post import Menu, Picture, Text
from bot.present.messages import review as messages
from bot.present.messages.replay import BESIDE
from bot.present.speech import voice
from bot.tables.view import view_for
from games.core import Deal, Seat, say
from games.registry import GAMES
from games.review.account import Part, Parts, Risked
from games.review.sentences import luck_and_choice, sentences, unweighed, verdict
from locales import LOCALES, words
from tests.pictures.reviewed import invented

from .limits import taken


def points(number=4):
    """Return a review with this many turning points, all at the first question of a game."""
    found, asked = invented(2, number), seen().offer.prompt
    costs = tuple(replace(one, question=asked) for one in found.costs)
    return replace(found, costs=costs, praise=found.praise and replace(found.praise, question=asked))


every_language = pytest.mark.parametrize("locale", LOCALES)
TABLE = Table(
    "abcdefghij",
    "tunhell",
    1,
    20,
    3,
    "fr",
    Phase.OVER,
    occupants=(Occupant("Mira", 1), Occupant("Odo", 2)),
    edition="1",
)


def seen(game="tunhell"):
    """Return the first question of a game as the asked seat saw it."""
    room = GAMES[game]
    state = room.begin(Deal(2, "asked"))
    table = replace(TABLE, game=game, phase=Phase.PLAYING, edition=state.edition)
    return next(view for seat in range(2) if (view := view_for(table, state, Seat(seat))).offer and view.offer.own)


@every_language
def test_the_whole_review_is_a_sentence_a_line_for_each_turning_point_and_buttons(locale):
    lang, found = words(locale), invented(2, 4)
    post = taken(messages.review_post(found, TABLE, lang))
    for n, one in enumerate(found.turning_points, start=1):
        assert f"**{n}.**" in post.words()
        assert any(parse(control.id).path == (f"e{one.entry}",) for control in post.controls())
    paths = [parse(control.id).path for control in post.controls()]
    assert paths[-2:] == [(messages.SHOW,), (messages.HOW,)]
    assert [parse(one.id).path for one in messages.how_post(found, TABLE, lang).controls()] == [("all",)]
    alone = messages.review_post(found, replace(TABLE, lost=True), lang).controls()
    assert [parse(one.id).path for one in alone][-1] == (messages.HOW,), "it cannot be shown without its channel"


@every_language
def test_a_warning_that_went_unheeded_is_told(locale):
    """A review that names no mistake does not thereby approve of what the game had warned against: it lists that."""
    lang, risked = words(locale), invented(2, 4).costs[0]
    speak, warned = voice(lang, TABLE), Risked(risked.when, risked.labels[0])
    for n, left in ((1, 0), (3, 0), (5, 2)):
        found = replace(invented(2, 0), warned=(warned,) * n)
        (told,) = [say for say in sentences(found) if say.id == "review-warned"]
        assert speak(told) in taken(messages.review_post(found, TABLE, lang)).words()
        assert all(speak(one) in speak(told) for one in (warned.when, warned.chosen))
        assert (told.values["n"], told.values["left"]) == (n, left)
    assert not [say for say in sentences(replace(found, warned=())) if say.id == "review-warned"]


@every_language
@pytest.mark.parametrize("weighed", [0, 1, 19])
def test_a_review_that_weighed_too_little_says_only_that(weighed, locale):
    """It blames neither luck nor anybody, and can be asked for again; half of the decisions are enough."""
    lang, found = words(locale), replace(invented(2, 4), weighed=weighed)
    post = taken(messages.review_post(found, TABLE, lang))
    assert voice(lang, TABLE)(unweighed(found)) in post.words()
    assert "**1.**" not in post.words()
    assert lang.text("review-no-costs") not in post.words()
    (again,) = (parse(control.id) for control in post.controls())
    assert (again.action, again.path) == (ControlAction.REVIEW, ())
    assert "**1.**" in messages.review_post(replace(found, weighed=20), TABLE, lang).words()


def test_a_turning_point_leads_to_its_moment_in_the_replay_as_its_seat_saw_it():
    """One press opens the step of the answer beside the review, from the seat's own view."""
    view = seen()
    one, lang = points().costs[0], words("en")
    post = taken(messages.point_post(points(), one, view, lang))
    paths = [parse(control.id).path for control in post.controls() if parse(control.id).action == ControlAction.REPLAY]
    assert paths == [(f"e{one.entry}", str(one.seat), BESIDE)]


@every_language
def test_each_choice_is_one_line_and_its_question_and_reasons_are_told_once_it_is_opened(locale):
    """The line has both figures; what was asked, and why the other answer was better, would make a wall of text."""
    lang, found, view = words(locale), points(), seen()
    speak, fault, why = voice(lang, TABLE), say("review-no-costs"), say("review-nothing")
    costs = tuple(replace(one, against=(fault,), reasons=(why,)) for one in found.costs)
    found = replace(found, costs=costs)
    asked = lang.text("bot-review-asked", question=voice(lang, view.table)(costs[0].question))
    lines = taken(messages.review_post(found, TABLE, lang)).words().splitlines()
    for n, one in enumerate(found.turning_points, start=1):
        (place,) = [place for place, line in enumerate(lines) if line.startswith(f"**{n}.**")]
        assert speak(one.labels[0]) in lines[place]
        assert lines[place].replace("\u00a0", "").count("%**") == 2
        assert (lines[place + 1] == "") == (n == len(found.turning_points)) or lines[place + 1].startswith(f"**{n + 1}")
    post = messages.point_post(found, costs[0], view, lang).words()
    assert asked in post
    assert f"{lang.text('bot-review-against')}\n> {speak(fault)}" in post
    assert f"> {speak(why)}" in post
    assert asked.split("“")[0].split("«")[0] not in "\n".join(lines)


@every_language
@pytest.mark.parametrize("seats", [1, 2])
def test_luck_choices_and_the_others_choices_add_up_in_whole_numbers(seats, locale):
    """Start, luck, own choices and those of others, as they are written, give the end; alone there are no others.

    What its uncertainty exceeds is said to show no effect, without a figure.
    """
    found = invented(seats, 2)
    for own, rivals, error in ((-0.224, 0.126, 0.2), (0.02, -0.304, 0.01), (-0.4949, 0.02, 0.003)):
        parts = Parts.of(0.5, 0.295, Part(own, error / 4), Part(rivals * (seats > 1), error))
        post = messages.review_post(replace(found, parts=parts), TABLE, words(locale))
        told = voice(words(locale), TABLE)(luck_and_choice(replace(found, parts=parts)))
        assert told in post.words().splitlines()
        start, end = map(int, re.findall(r"\d+", told)[:2])
        figures = re.findall(r"([−+]?\d+) \(±\d+\)", told)
        whole = start + sum(int(figure.replace("−", "-")) for figure in figures)
        unclear = told.partition("Too small to be sure of" if locale == "en" else "Effet incertain")[2]
        doubted = [not part.is_told for part in (parts.luck, parts.own, parts.rivals)[: seats + 1]]
        assert len(figures) == seats + 1 - sum(doubted)
        assert whole == end or any(doubted)
        assert ("±" in unclear, bool(unclear)) == (False, any(doubted))


@every_language
def test_a_game_that_was_given_up_says_what_the_chances_were_then(locale):
    """The review of a conceded game says how much hope was left; that of a finished one does not."""
    lang, found = words(locale), invented(2, 2)
    for end, hope in ((0.04, 0), (0.1, 1), (0.5, 2), (0.9, 3)):
        told = lang.text("bot-review-given-up", chances=round(100 * end), hope=hope, together=0)
        ended = replace(found, parts=Parts.of(0.5, end, Part(0.0), Part(0.0)))
        assert told in messages.review_post(replace(ended, is_given_up=True), TABLE, lang).words()
        assert told not in messages.review_post(ended, TABLE, lang).words()


@every_language
def test_the_buttons_to_the_choices_name_them(locale):
    """A round alone does not say which choice it was."""
    lang, found = words(locale), invented(2, 4)
    labels = [control.label for control in messages.review_post(found, TABLE, lang).controls()][:4]
    assert all(voice(lang, TABLE)(found.costs[0].labels[0]) in label for label in labels)


@every_language
@pytest.mark.parametrize("seats", [1, 2])
def test_sums_that_exceed_a_victory_are_told_without_figures(seats, locale):
    """Effects that exceed a victory are only named, the larger first."""
    lang, found = words(locale), invented(seats, 4)
    rivals = Part(2.79 * (seats > 1), 0.05)
    found = replace(found, parts=replace(found.parts, luck=Part(0.69, 0.02), own=Part(-2.98, 0.05), rivals=rivals))
    for post in (messages.review_post(found, TABLE, lang), messages.shared_post(found, TABLE, lang, ())):
        told = taken(post).words()
        assert not re.search(r"298|(%|−\d+|\+\d+) \(±\d+\)\.", told)
    parts = luck_and_choice(found).values
    assert [one.id for one in parts["gains"]] == ["review-part-rivals", "review-part-luck"][2 - seats :]
    assert [one.id for one in parts["losses"]] == ["review-part-own"]


@every_language
def test_what_is_not_done_has_no_controls_and_tells_what_stands_out_so_far(locale):
    """An incomplete review shows its progress and the choices that are clear by now, as figures that may change."""
    lang, found = words(locale), replace(invented(2, 4), is_done=False, progress=0.25)
    early = taken(messages.review_post(replace(found, costs=(), praise=None), TABLE, lang))
    assert ("25" in early.words(), "**" in early.words(), list(early.controls())) == (True, False, [])
    late = taken(messages.review_post(found, TABLE, lang))
    assert list(late.controls()) == []
    assert lang.text("bot-review-so-far", together=0) in late.words()
    assert all(f"**{n}.**" in late.words() for n in range(1, 5))
    pictures = [messages.review_panels(one, TABLE, lang).panels[0].shows for one in (found, replace(found, costs=()))]
    assert pictures[0] == pictures[1], "its picture is the same all the time"


@every_language
def test_a_turning_point_says_what_was_chosen_and_what_was_better(locale):
    """A turning point shows the choice and the better answer; its own button is disabled, and play-on is possible."""
    lang, found, view = words(locale), points(), seen()
    for one in found.turning_points:
        post = taken(messages.point_post(found, one, view, lang))
        assert f"{abs(round(100 * one.gap.share))}, ±{one.gap.margin}" in post.words()
        asked = {parse(control.id).action: control for control in post.controls()}
        assert parse(asked[ControlAction.PLAY_ON].id).path == (f"e{one.entry - 1}",)
        assert [control.disabled for control in post.controls() if parse(control.id).path == (f"e{one.entry}",)] == [
            True
        ]


@every_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_control_of_a_question_of_the_past_moves_anything(game, locale):
    """Controls of a past question only try an answer or lead back to the review."""
    view = seen(game)
    one = replace(points().turning_points[0], question=view.offer.prompt)
    post = taken(messages.retry_post(one, view, (), words(locale)))
    controls = [parse(control.id) for control in post.controls()]
    assert {control.action for control in controls} == {ControlAction.RETRY, ControlAction.REVIEW}
    assert all(control.ticket == str(one.entry) for control in controls if control.action is ControlAction.RETRY)
    assert any(isinstance(block, Menu) or len(controls) > 1 for block in post.blocks)


@every_language
@pytest.mark.parametrize("worth", [None, Part(-0.2, 0.02), Part(0.001, 0.05), Part(0.1, 0.01)])
def test_an_answer_that_was_tried_is_weighed_in_words_and_leads_to_the_next_choice(worth, locale):
    """The best answer is told with both figures and the reason; the last choice leads on to the smaller ones."""
    lang, view, reason = words(locale), seen(), say("review-no-costs")
    found = points()
    found = replace(found, costs=tuple(replace(one, reasons=(reason,)) for one in found.costs), smaller=found.costs[:1])
    speak = voice(lang, TABLE)
    for n, one in enumerate(found.turning_points, start=1):
        post = taken(messages.worth_post(found, one, view, say("maphr-part-n", n=7), worth, lang))
        assert ("7 coins" in post.words() or "7" in post.words()) >= (worth is not None)
        assert speak(reason) in post.words() or one.gap.share > 0
        given, other = one.chances
        shown = post.words().replace("\u00a0", "")
        assert worth is not None or (f"{given}%" in shown and f"{other}%" in shown)
        on, *rest = [parse(control.id) for control in post.controls()]
        assert (on.action, on.path) == (ControlAction.REVIEW, (f"e{found.choices[n].entry}",))
        assert [control.action for control in rest] == [ControlAction.RETRY, ControlAction.REVIEW]
    last = taken(messages.worth_post(replace(found, smaller=()), one, view, say("maphr-part-n", n=7), worth, lang))
    assert [parse(control.id).action for control in last.controls()] == [ControlAction.RETRY, ControlAction.REVIEW]


@every_language
def test_what_is_shown_to_all_names_the_player_and_no_answer(locale):
    """The public version names the player and no answers, whose texts address the player."""
    post = taken(messages.shared_post(invented(2, 4), TABLE, words(locale), ()))
    assert "Odo" in post.words()
    assert ("**1.**" in post.words(), list(post.controls())) == (False, [])


SUMS = {
    (
        -0.29,
        -0.06,
        -0.05,
        0.0,
    ): "add up to −29: −5 and −6 for those that the review lists, and −18 for 7 other choices.",
    (-0.11, -0.06, -0.05, 0.0): "add up to −11: −5 and −6 for those that the review lists.",
    (
        -0.1,
        -0.06,
        -0.05,
        0.0,
    ): "add up to −10: −5 and −6 for those that the review lists, and +1 for all your other decisions",
    (-0.04, -0.06, -0.05, 0.09): "add up to −4: −5 and −6 for those that the review lists, and +7 for all your other",
    (-0.2, 0.0, 0.0, 0.0): "add up to −20: no costly decision stands out; 7 doubtful choices come to −20.",
}


@pytest.mark.parametrize("sums", SUMS, ids=str)
def test_the_figures_of_the_choices_add_up_as_they_are_listed(sums):
    """Whatever is listed and whatever is left comes to what the review gives for the choices; a gain is no part of it.

    How they add up stands with how they were found, not on the first page.
    """
    own, first, second, gain = sums
    found = invented(2, 4)
    costs = tuple(replace(one, gap=Part(gap, 0.01)) for one, gap in zip(found.costs, (first, second), strict=False))
    praise = None if found.praise is None or not gain else replace(found.praise, gap=Part(gain, 0.01))
    parts, slips = replace(found.parts, own=Part(own, 0.01)), 7 if own < -0.15 else 0
    told = replace(found, costs=costs if first else (), praise=praise, parts=parts, slips=slips)
    said = taken(messages.how_post(told, TABLE, words("en"))).words()
    assert SUMS[sums] in f"{said}\n"
    assert "add up to" not in messages.review_post(told, TABLE, words("en")).words()


@every_language
def test_the_choices_stand_right_below_the_curve_and_one_line_on_the_method_last(locale):
    """The rest is behind a button; while the choices are still being weighed, only how to read the curve is said."""
    lang, found = words(locale), invented(2, 4)
    picture = Picture("curve.png", b"", "The curve.")
    for one, first, last in (
        (found, lang.text("bot-review-decisions", together=0), "error"),
        (replace(found, costs=(), praise=None), lang.text("review-no-costs"), "error"),
        (
            replace(found, costs=(), praise=None, is_done=False),
            f"-# {lang.text('bot-review-lines', together=0)}",
            "lines",
        ),
    ):
        blocks = messages.review_post(one, TABLE, lang, (picture,)).blocks
        below = blocks[blocks.index(picture) + 1]
        assert isinstance(below, Text)
        told = below.markdown.splitlines()
        assert (told[0], told[-1]) == (first, f"-# {lang.text(f'bot-review-{last}', together=0)}")
    method = lang.text("bot-review-measure", marks=4)
    assert method not in messages.review_post(found, TABLE, lang).words()
    assert method in taken(messages.how_post(found, TABLE, lang)).words()
    without = replace(found, parts=replace(found.parts, own=Part(0.0, 0.3), luck=Part(0.0, 0.3), rivals=Part(0.0, 0.3)))
    assert "±" not in messages.review_post(without, TABLE, lang).words(), "no figure, no explanation"


@every_language
def test_a_review_that_waits_says_for_how_many(locale):
    """A queued review says which place it has in the queue; the first one says what comes first."""
    lang = words(locale)
    told = [taken(messages.begun_post(TABLE, lang, before, 3, 40)).words() for before in (0, 1, 2)]
    soon = "D’abord, une image" if locale == "fr" else "First, a picture"
    assert [soon in one for one in told] == [True, False, False]
    place = "number {}" if locale == "en" else "numéro {}"
    assert [place.format(n) in told[n - 1] for n in (2, 3)] == [True, True]
    assert ["3 minutes" in one and "40" in one for one in told] == [False, True, True]
    assert (
        messages.begun_post(TABLE, lang, went=["The castle has fallen."]).words().splitlines()[1]
        == "The castle has fallen."
    )


# change, then own choices and those of others with their standard errors, all in points; luck is the rest


@every_language
def test_a_review_begins_with_what_decided_the_game(locale):
    """The verdict comes first, then what the final score says, the choices, and the shares."""
    lang, found, turning = words(locale), invented(2, 4), "The decisive moment."
    lines = messages.review_post(found, TABLE, lang, turning=[turning]).words().splitlines()
    assert lines[1:3] == [f"**{voice(lang, TABLE)(verdict(found))}**", turning]
    shares, choice = voice(lang, TABLE)(luck_and_choice(found)), next(line for line in lines if "**1.**" in line)
    assert lines.index(choice) < lines.index(shares)
    shown = messages.shared_post(found, TABLE, lang, ()).words().splitlines()[1]
    assert (shown, "Odo" in shown) == (f"**{voice(lang, TABLE)(verdict(found, is_named=True))}**", True)
