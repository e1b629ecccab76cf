"""Scripted lessons: short, in both languages, with marked controls, and won by the pupil."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.ids import parse
from bot.post import Menu
from bot.present.controls.buttons import follow as follow_press
from bot.present.controls.buttons import screen_of
from bot.present.messages.board import board_post
from bot.present.messages.hand import hand_post, step_field
from bot.present.panels import panels
from bot.present.speech import plain_voice, voice
from bot.tables.play import ComputerMove, Move
from bot.tables.tutorial import SetTips
from bot.tables.view import TableView
from games import core
from games.core import OneOf, Say, Scripted, Seat
from games.draw.circle import RADIUS
from games.draw.palette import BRASS, rgb
from games.registry import GAMES
from locales import LOCALES, words
from tests.bot.present.presses import _ways, cost
from tests.house.play import AnyGame
from tests.house.test_guided import PUPIL, Game

every_lesson = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id) for game in GAMES.values() if game.script]
)
STEPS, LONGEST = range(6, 13), 230
PRESSES = 60
"""Maximum number of presses in a lesson."""
PUPILS = Seat(0)


def scripted(guided: Game, seat: Seat) -> Scripted | None:
    """Return the scripted choice of a seat."""
    return guided.game.lesson.at(guided.replay.now.state, seat)


def follow(guided: Game) -> Scripted | None:
    """Let computer players follow the script until the pupil is asked; return the pupil's scripted choice."""
    while (now := core.decision(guided.replay.now.state)) is not None:
        others = [seat for seat in now.asks if seat != PUPILS]
        if not others:
            return scripted(guided, PUPILS)
        step = scripted(guided, others[0])
        if step is None:
            return None
        guided.do(ComputerMove(others[0], str(core.ticket(guided.replay.now.state, others[0])), step.choice))
    return None


@every_lesson
def test_the_script_is_followed_to_its_end(game: AnyGame) -> None:
    """Each step is numbered as on its control, and the pupil wins with few presses."""
    guided, presses, told = Game(game, "lesson"), 0, list[str]()
    while (step := follow(guided)) is not None:
        view = guided.view(PUPILS)
        assert view.lesson == step
        told += [step.text] if step.text else []
        assert step.number == len(told)
        presses += presses_of(view)
        if isinstance(view.offer.shape, OneOf):
            labels = [
                control.label for control in hand_post(view, words("en")).controls() if not isinstance(control, Menu)
            ]
            entries = [
                entry.label
                for menu in hand_post(view, words("en")).controls()
                if isinstance(menu, Menu)
                for entry in menu.entries
            ]
            assert any(label.startswith("①") for label in (*labels, *entries)), step
        guided.do(Move(PUPIL.id, None, step.choice))
    vain = [event.say for _, event in guided.replay.told if event.say.id.endswith("-impossible")]
    assert [one for one in vain if one.values["seat"] == PUPILS] == [], "what is marked can be paid for"
    assert len(told) == step_count(game) in STEPS
    assert presses <= PRESSES
    outcome = game.outcome(guided.replay.now.state)
    assert (core.decision(guided.replay.now.state), outcome.winners) == (None, (PUPILS,))
    for locale in LOCALES:
        lang = words(locale)
        for post in (board_post(guided.view(None), lang), hand_post(guided.view(PUPILS), lang)):
            assert lang.text(f"{game.id}-lesson-won") in post.words()


def presses_of(view: TableView) -> int:
    """Return the number of presses of a step: one if the whole choice is on a button."""
    first = next(hand_post(view, words("en")).controls())
    found = parse(first.id)
    assert found is not None
    if not isinstance(first, Menu) and view.lesson.text == "":
        assert follow_press(view.offer, found.path) == view.lesson.choice
        return 1
    return cost(view.offer, view.lesson.choice, plain_voice(words("en"), view.table))[1]


@every_lesson
def test_three_sentences_say_how_the_game_is_won(game: AnyGame) -> None:
    """How to win is explained in three short sentences, in both languages."""
    for locale in LOCALES:
        told = words(locale).text(f"{game.id}-lesson-won")
        assert (len(re.findall(r"[.!?]( |$)", told)), len(told) <= LONGEST) == (3, True)


def step_count(game: AnyGame) -> int:
    """Return the number of a lesson's steps with text."""
    return len(game.lesson.pupils())


@every_lesson
def test_every_step_has_its_words_in_both_languages(game: AnyGame) -> None:
    """Every step has short texts in both languages: what can be seen, and its effect."""
    for locale in LOCALES:
        lang, told = words(locale), list(game.lesson.pupils())
        texts = [lang.text(f"{game.id}-lesson-{word}") for word in told]
        brought = [lang.text(f"{game.id}-lesson-{word}.brought") for word in told[:-1]]
        assert [text for text in (*texts, *brought) if len(text) > LONGEST] == []


@every_lesson
def test_each_marked_press_has_a_reason(game: AnyGame) -> None:
    """Every move that a lesson asks of its pupil comes with its explanation or with a reason."""
    guided = Game(game, "reasons")
    while (step := follow(guided)) is not None:
        assert step.text or step.reason is not None, step.choice
        assert step.reason is None or all(words(locale).has(step.reason.id) for locale in LOCALES)
        guided.do(Move(PUPIL.id, None, step.choice))


@every_lesson
def test_a_lesson_never_marks_what_has_been_seen(game: AnyGame) -> None:
    """No marked answer says of itself that it shows once more what the pupil has already seen."""
    guided, again = Game(game, "reasons"), list[str]()
    while (step := follow(guided)) is not None:
        offer = guided.view(PUPILS).offer
        if not isinstance(step.choice, core.Some | core.Number):
            again += [said.id for said in (offer.label(step.choice),) if said.id.endswith("-again")]
        guided.do(Move(PUPIL.id, None, step.choice))
    assert again == []


@every_lesson
def test_a_lesson_never_marks_what_it_warns_of(game: AnyGame) -> None:
    """No marked answer has a warning, which the pupil would have to confirm."""
    guided, warned = Game(game, "reasons"), list[Say]()
    while (step := follow(guided)) is not None:
        state = guided.replay.now.state
        said = core.decision(state).step.warning(state, PUPILS, core.check(state, PUPILS, step.choice))
        warned += [said] if said is not None else []
        guided.do(Move(PUPIL.id, None, step.choice))
    assert warned == []


@every_lesson
def test_no_reason_is_given_twice(game: AnyGame) -> None:
    """No reason is repeated for another move."""
    guided, said = Game(game, "reasons"), list[Say]()
    while (step := follow(guided)) is not None:
        said += [step.reason] if step.reason is not None else []
        guided.do(Move(PUPIL.id, None, step.choice))
    assert said
    assert [one for n, one in enumerate(said) if one in said[:n]] == []


@every_lesson
def test_the_pupil_is_told_once_that_the_lesson_is_over(game: AnyGame) -> None:
    """The end of the lesson is announced once, after the last step with text; then tips follow."""
    guided, lang = Game(game, "over"), words("en")
    over, after = 0, 0
    while (step := follow(guided)) is not None:
        post, view = hand_post(guided.view(PUPILS), lang).words(), guided.view(PUPILS)
        is_over = not step.text and step.number == step.total
        assert (lang.text("bot-lesson-over") in post) == (is_over and not after)
        leave = lang.text("bot-button-lesson-off")
        labels = [one.label for one in hand_post(view, lang).controls() if not isinstance(one, Menu)]
        assert (leave in labels) == (bool(step.text) or (is_over and not after))
        if is_over and step.reason is not None:
            assert lang.text("bot-help-tip", tip=voice(lang, view.table)(step.reason)) in post
        over, after = over + (is_over and not after), after + is_over
        guided.do(Move(PUPIL.id, None, step.choice))
    assert over == bool(after)


@every_lesson
def test_between_two_steps_the_pupil_reads_that_more_come(game: AnyGame) -> None:
    """What a step brought stands under its number until the next step, which may be many moves away."""
    guided, lang, between = Game(game, "between"), words("en"), 0
    while (step := follow(guided)) is not None:
        if step.before and not step.text and step.number < step.total:
            brought = lang.text(f"{game.id}-lesson-{step.before}.brought")
            told = lang.text("bot-lesson-done", n=step.number, total=step.total, text=brought)
            assert told in hand_post(guided.view(PUPILS), lang).words()
            between += 1
        guided.do(Move(PUPIL.id, None, step.choice))
    assert between


@every_lesson
def test_the_lesson_stands_beside_the_question_of_the_hand_and_of_the_board(game: AnyGame) -> None:
    """The lesson is shown on hand and board in each reader's language, with the pupil's button only on the hand."""
    guided = Game(game, "beside")
    step = follow(guided)
    for locale in LOCALES:
        lang = words(locale)
        said = lang.text(f"{game.id}-lesson-{step.text}")
        leave = lang.text("bot-button-lesson-off")
        hand, board = hand_post(guided.view(PUPILS), lang), board_post(guided.view(None), lang)
        assert said in hand.words()
        assert said in board.words()
        assert leave in [control.label for control in hand.controls() if not isinstance(control, Menu)]


@every_lesson
def test_a_numbered_circle_stands_where_the_choice_leads(game: AnyGame) -> None:
    """Each picture that shows a choice has a circle with its number, and no other picture.

    This applies to every step of a choice with a numbered button.
    """
    guided, circles = Game(game, "circle"), 0
    while (step := follow(guided)) is not None and circles < 5:
        view = guided.view(PUPILS)
        speak = plain_voice(words("fr"), view.table)
        path = tuple[str, ...]()
        while isinstance(path, tuple):
            field = step_field(view, path, words("en"))
            plain, shown = panels(replace(view, lesson=None), field), panels(view, field)
            for panel, was in zip(shown, plain, strict=True):
                if panel.shows == was.shows:
                    continue
                (_, spot) = panel.shows
                drawn = Image.open(BytesIO(panel.draw(speak)))
                assert drawn.mode == "P"
                x, y = (min(max(at, RADIUS), most - RADIUS) for at, most in zip(spot[1:3], drawn.size, strict=True))
                assert drawn.convert("RGB").getpixel((round(x) - 12, round(y))) == rgb(BRASS)
                circles += 1
            path = next(_ways(view.offer, screen_of(view.offer, path, speak), step.choice), (None, 0))[0]
        guided.do(Move(PUPIL.id, None, step.choice))
    assert circles >= 5


@every_lesson
def test_the_lesson_is_left_at_any_moment_and_found_again(game: AnyGame) -> None:
    """A lesson can be left by a press or another choice, and resumed by going back."""
    guided = Game(game, "left")
    assert follow(guided) is not None
    guided.do(SetTips(PUPIL, False))
    assert guided.view(PUPILS).lesson is None
    guided.do(SetTips(PUPIL, True))
    step, shape = guided.view(PUPILS).lesson, guided.view(PUPILS).offer.shape
    other = next(one for one in core.answers_of(shape) if one != step.choice)
    guided.do(Move(PUPIL.id, None, other))
    assert scripted(guided, PUPILS) is None


@every_lesson
def test_most_topics_of_the_rules_help_have_a_picture(game: AnyGame) -> None:
    """A topic is easier to understand beside an example: a thing, or a moment of the lesson; each has its own."""
    shown = [panel for topic in game.topics if (panel := game.example(topic)) is not None]
    assert len(shown) == len(game.pictures.examples) > len(game.topics) / 2
    assert len({(panel.id, repr(panel.shows)) for panel in shown}) == len(shown)
    speak = voice(words("en"), Game(game, "example").view(PUPILS).table)
    for panel in shown:
        with Image.open(BytesIO(panel.draw(speak))) as picture:
            assert picture.width > picture.height, panel.id
