"""Foreseen effects of answers use the seat's knowledge only, and are correct."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.present.messages import explain
from bot.present.messages.explain import LINES, ahead_text, asked_post
from bot.tables.view import view_for
from games import core
from games.core import Deal, Dice, Seat, foresee
from games.registry import GAMES
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tests.bot.present.play import table_of

every_game = pytest.mark.parametrize("game", sorted(GAMES))


def positions(game, seats, seed, every=9, most=14):
    """Return some positions of a random game, each with an asked seat."""
    state, dice = GAMES[game].begin(Deal(seats, seed)), Dice(seed)
    found = []
    for _ in range(every * most):
        if (now := core.decision(state)) is None:
            break
        asked = sorted(now.asks)
        seat = asked[dice.below(len(asked))]
        found.append((state, seat))
        state = core.apply(state, seat, core.any_of(now.asks[seat], dice))
    return found[:: every if len(found) > every * 3 else 1][:most]


@pytest.mark.slow
@every_game
def test_what_is_foreseen_depends_on_nothing_hidden(game):
    """Re-dealing hidden information does not change foreseen effects."""
    redeal = GAMES[game].redeal
    for seats in GAMES[game].seats[:2]:
        for state, seat in positions(game, seats, f"hidden {seats}", most=8):
            other = GAMES[game].imagine(state, seat, Dice("another world"))
            assert foresee(redeal, state, seat, Dice("x")) == foresee(redeal, other, seat, Dice("x"))


@pytest.mark.slow
@every_game
def test_what_is_foreseen_comes_true(game):
    """Every foreseen effect occurs, and if all is certain nothing else does."""
    certain = uncertain = 0
    for state, seat in positions(game, 2, "true", every=5, most=24):
        for one in foresee(GAMES[game].redeal, state, seat, Dice("y")):
            after = core.apply(state, seat, one.choice)
            told = [event.say for event in after.told if event.to in (None, seat) and not event.is_heading]
            assert not Counter(one.told) - Counter(told), one
            now = core.decision(after)
            asked = now.step.question(after, seat) if now is not None and seat in now.asks else None
            assert one.question in (None, asked)
            if one.is_certain:
                certain += 1
                assert (list(one.told), one.question) == (told, asked)
            else:
                uncertain += 1
    assert certain
    assert uncertain or game == "maphr"


def test_without_time_nothing_uncertain_is_told():
    """With too few simulated worlds uncertain effects are left out."""
    state = next(iter(positions("tunhell", 2, "time")))[0]
    seat = next(iter(core.decision(state).asks))
    for one in foresee(GAMES["tunhell"].redeal, state, seat, Dice("z"), spent=lambda: 1.0):
        assert one.is_certain or (one.told, one.question) == ((), None)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_told_with_the_question(game, locale):
    """Effects of all questions have texts in both languages, in valid messages."""
    lang, found = words(locale), 0
    for state, seat in positions(game, 2, "words", most=10):
        table = table_of(GAMES[game], 2, ("Mira", "Odo"), locale)
        view = view_for(table, state, seat)
        ahead = foresee(GAMES[game].redeal, state, seat, Dice("w"))
        post = taken(asked_post(view, lang, ahead))
        found += lang.text("bot-ahead-title") in post.words()
        assert lang.text("bot-ahead-title") not in asked_post(view, lang).words()
        assert lang.text("bot-ahead-title") not in asked_post(view_for(table, state, None), lang, ahead).words()
    assert found


def offered(seed, count):
    """Return a question of Dwar7s Winter limited to `count` answers: view, offer, answers."""
    for state, seat in positions("winter", 2, seed, every=3, most=30):
        choices = getattr(core.decision(state).asks[seat], "choices", ())[:count]
        if len(choices) == count:
            view = view_for(table_of(GAMES["winter"], 2, ("Mira", "Odo")), state, seat)
            return view, replace(view.offer, shape=core.OneOf(choices)), choices
    raise AssertionError(f"nothing was asked that has {count} answers")


def test_what_all_answers_bring_is_told_once():
    """Effects common to all answers are shown once, and equal answers together."""
    lang = words("en")
    view, offer, choices = offered("once", 3)
    same, other = core.say("core-game-over"), core.say("core-not-your-turn", seats=(Seat(0),))
    ahead = [core.Foresight(choice, told, other, is_certain=False) for choice, told in zip(
        choices, ((same,), (same,), ()), strict=True)]  # fmt: skip
    told = ahead_text(view, offer, ahead, lang, 4000).splitlines()
    assert len(told) == 4
    assert told[1].startswith("- **“")
    assert told[1].endswith(lang.text("core-game-over"))
    assert told[2].startswith("Next, whatever you answer: ")
    assert told[3] == f"-# {lang.text('bot-ahead-open')}"


def test_a_list_of_answers_that_is_too_long_ends_after_a_whole_one():
    """Cut within a label it would lack a quotation mark."""
    lang = words("en")
    told = explain._any_of([f"Place a dwarf in Forest {n}" for n in range(20)], lang)
    assert len(told) <= explain.CHOICES
    assert told.endswith("” or …")
    assert told.count("“") == told.count("”") > 2


def test_a_question_below_never_follows_answers_of_which_nothing_is_said():
    """A follow-up question is shown per answer unless all answers lead to it."""
    lang = words("en")
    view, offer, choices = offered("silent", 4)
    other = core.say("core-not-your-turn", seats=(Seat(0),))
    questions = (other, other, other, None)
    ahead = [core.Foresight(choice, (), question, is_certain=True) for choice, question in zip(
        choices, questions, strict=True)]  # fmt: skip
    told = ahead_text(view, offer, ahead, lang, 4000).splitlines()
    assert len(told) == 2
    assert "Next: " in told[1]


def test_the_first_of_very_many_answers_say_nothing_about_the_others():
    """If only some of very many answers were examined, nothing is said about the others."""
    lang = words("en")
    view, offer, choices = offered("many", 4)
    other = core.say("core-not-your-turn", seats=(Seat(0),))
    ahead = [core.Foresight(choice, (), other, is_certain=False) for choice in choices]
    assert "whatever you answer" in ahead_text(view, offer, ahead, lang, 4000)
    assert ahead_text(view, offer, ahead[:3], lang, 4000) == ""


def test_many_answers_are_told_by_a_few_of_each_kind():
    """Of many answers only a few of each kind are described."""
    lang, longest = words("en"), 0
    for state, seat in positions("winter", 2, "many", every=3, most=12):
        view = view_for(table_of(GAMES["winter"], 2, ("Mira", "Odo")), state, seat)
        ahead = foresee(GAMES["winter"].redeal, state, seat, Dice("m"))
        lines = ahead_text(view, view.offer, ahead, lang, 4000).splitlines()
        answers = [line for line in lines if line.startswith("- **")]
        counted = [line for line in lines if line.startswith("- … and")]
        assert len(answers) <= LINES + len(counted)
        longest = max(longest, len(counted))
    assert longest


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_an_explanation_is_short_and_speaks_to_its_reader(game, locale):
    """An explanation is short, and addresses its reader without their name."""
    lang = words(locale)
    for state, seat in positions(game, 2, "short", most=12):
        view = view_for(table_of(GAMES[game], 2, ("Mira", "Odo"), locale), state, seat)
        ahead = foresee(GAMES[game].redeal, state, seat, Dice("s"))
        told = asked_post(view, lang, ahead).words()
        name = ("Mira", "Odo")[seat]
        assert not told.startswith(f"**{name}"), told
        assert len(told) < 2000, told
        assert len([line for line in told.splitlines() if line.startswith("- ")]) <= LINES + 4, told


def test_what_only_repeats_the_answer_is_left_out():
    """An effect that only repeats the answer is left out, unless it adds something such as a price."""
    state = GAMES["tunhell"].begin(Deal(2, "repeats"))
    (seat,) = core.decision(state).asks
    view = view_for(table_of(GAMES["tunhell"], 2, ("Mira", "Odo")), state, seat)
    ahead = foresee(GAMES["tunhell"].redeal, state, seat, Dice("r"))
    told = ahead_text(view, view.offer, ahead, words("en"), 4000)
    recruits = [line for line in told.splitlines() if "recruits a" in line]
    assert all("at once at mine" in line for line in recruits), "of a hasty dwarf it says what comes of it, too"
    assert "capacity" in told, "what a digger can dig is not on its control"
    assert told.count("Digger 2:") <= 1, "at the other mines it brings the same"


def test_somebody_who_is_not_asked_is_told_once_what_the_other_is_asked():
    state = GAMES["tunhell"].begin(Deal(2, "others"))
    (asked,) = core.decision(state).asks
    view = view_for(table_of(GAMES["tunhell"], 2, ("Mira", "Odo")), state, Seat(1 - asked))
    told = asked_post(view, words("en")).words()
    assert told.count("is choosing a dwarf to recruit or play") == 1
