"""Lessons and tips: all messages are valid for Discord, and one control is marked."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.post import Button, Menu, Picture, Post, Text
from bot.present.controls.buttons import follow as follow_press
from bot.present.controls.buttons import screen_of, step_screen
from bot.present.messages.board import board_copy_post, board_post, story_text
from bot.present.messages.hand import hand_post, step_field, step_post
from bot.present.messages.help import lesson_blocks
from bot.present.messages.lobby import started_post
from bot.present.messages.menu import menu_post
from bot.present.panels import panels
from bot.present.speech import label_voice, voice
from bot.tables import Context, decide
from bot.tables.play import ComputerMove, Move
from bot.tables.proposals import Propose
from bot.tables.tutorial import BackToLesson, SetTips
from bot.tables.undo import TakeBack
from bot.tables.view import TableView
from games import core
from games.core import Choice, Dice, Refusal, Scripted
from games.registry import GAMES
from locales import LOCALES, Words, words
from tests.bot.tables.memory import MIRA, ODO
from tests.bot.tables.test_lessons import beginning
from tests.house.play import AMOUNT, AnyGame, every_game, many
from tests.house.test_guided import PUPIL, Game
from tests.house.test_lessons import PUPILS, every_lesson, follow

from .limits import taken

MARK = "①"
SCREENS = max(5, round(12 * AMOUNT))
"""Maximum number of further steps checked per question."""
PICTURE = (Picture("table-0.png", b"png", "How things stand."),)


def further(view: TableView, lang: Words) -> Iterator[tuple[str, ...]]:
    """Yield the paths of the steps that a question leads to, breadth first."""
    assert view.offer is not None
    seen, waiting = {()}, [()]
    while waiting and len(seen) < SCREENS:
        shown = screen_of(view.offer, waiting.pop(0), label_voice(lang, view.table))
        led = [follow_press(view.offer, key.path) for key in shown.buttons if key.path]
        for group in shown.menus:
            if group.action is ControlAction.STEP:
                led += [follow_press(view.offer, group.path, (entry.value,)) for entry in group.entries]
        for path in led:
            if isinstance(path, tuple) and path not in seen:
                seen.add(path)
                waiting.append(path)
                yield path


def check_all(public: TableView, own: TableView) -> None:
    """Assert that every message of a position is valid for Discord, in both languages."""
    for locale in LOCALES:
        lang = words(locale)
        for pictures in ((), PICTURE):
            taken(board_post(public, lang, pictures))
            taken(board_copy_post(own, lang, pictures, seat=own.seat))
            taken(hand_post(own, lang, pictures=pictures))
            taken(step_post(own, (), lang, pictures))
        for path in further(own, lang) if own.offer is not None else ():
            taken(step_post(own, path, lang, PICTURE))


def marked_in(post: Post) -> list[tuple[str, tuple[str, ...]]]:
    """Return the ids of marked controls; a menu with the values of its marked entries."""
    found = []
    for control in post.controls():
        if isinstance(control, Menu):
            values = tuple(entry.value for entry in control.entries if entry.label.startswith(MARK))
            found += [(control.id, values)] if values or control.placeholder.startswith(MARK) else []
        elif control.label.startswith(MARK):
            found.append((control.id, ()))
    return found


def pressed(view: TableView, lang: Words) -> Choice:
    """Return the choice made by pressing what is marked, which must come first, highlighted and only once."""
    post = hand_post(view, lang)
    for _ in range(10):
        marked = marked_in(post)
        assert len(marked) == 1, (view.lesson, marked)
        controls = list(post.controls())
        first = controls[0]
        assert first.id == marked[0][0], view.lesson
        others = [each for each in controls[1:] if isinstance(each, Button)]
        assert {each.style for each in others} <= {"secondary"}
        if isinstance(first, Button):
            assert first.style == "primary"
            assert first.label.partition(" · ")[0].count(":") < 2, "a whole choice is named as one"
            assert f"> {first.label}" not in post.words().replace("\\", ""), first.label
        control = parse(marked[0][0])
        assert control is not None
        led = follow_press(view.offer, control.path, marked[0][1])
        if isinstance(led, Choice):
            return led
        post = step_post(view, led, lang)
    raise AssertionError(f"{view.lesson} is not reached")


@pytest.mark.slow
@every_lesson
def test_a_lesson_is_played_to_its_last_step_by_what_is_marked(game: AnyGame) -> None:
    """Pressing what is marked plays a lesson to its end, in both languages, by message and in the channel."""
    guided = Game(game, "marked")
    while (step := follow(guided)) is not None:
        public, own = guided.view(None), guided.view(PUPILS)
        check_all(public, own)
        for locale in LOCALES:
            assert pressed(own, words(locale)) == step.choice
            ((found, _),) = marked_in(board_post(public, words(locale)))
            control = parse(found)
            assert control is not None
            assert control.action in {ControlAction.TURN, ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT}
        guided.do(Move(PUPIL.id, None, step.choice))
    check_all(guided.view(None), guided.view(PUPILS))


def strayed(game: AnyGame, answers: int) -> tuple[Game, Scripted] | None:
    """Return a lesson after some marked answers and a different one, with the marked one; None if there is no other."""
    guided = Game(game, f"left {answers}")
    for _ in range(answers):
        guided.do(Move(PUPIL.id, None, follow(guided).choice))
    step = follow(guided)
    others = [one for one in core.answers_of(guided.view(PUPILS).offer.shape) if one != step.choice]
    if not others:
        return None
    guided.do(Move(PUPIL.id, None, guided.dice.pick(others)))
    return guided, step


def computers_play(guided: Game) -> None:
    """Let computer players answer until the pupil is asked."""
    while PUPILS not in core.decision(guided.replay.now.state).asks:
        state = guided.replay.now.state
        seat = guided.dice.pick(sorted(core.decision(state).asks))
        guided.do(ComputerMove(seat, str(core.ticket(state, seat)), core.at_random(state, seat, guided.dice)))


@pytest.mark.slow
@every_lesson
@pytest.mark.parametrize("answers", [0, 2, 5, 7])
def test_a_lesson_that_is_left_says_so(game: AnyGame, answers: int) -> None:
    """It is announced on hand and board until the next answer, with why the marked one was good, if known."""
    found = strayed(game, answers)
    if found is None:
        pytest.skip("there was one answer only")
    guided, step = found
    computers_play(guided)
    public, own = guided.view(None), guided.view(PUPILS)
    check_all(public, own)
    for locale in LOCALES:
        told = words(locale).text("bot-lesson-left")
        for post in (hand_post(own, words(locale)), board_post(public, words(locale))):
            assert (told in post.words()) == (own.lesson is None)
        if own.lesson is None and step.reason is not None:
            why = words(locale).text("bot-lesson-why", reason=voice(words(locale), guided.table)(step.reason))
            assert why in hand_post(own, words(locale)).words()
    guided.do(SetTips(PUPIL, False))
    check_all(guided.view(None), guided.view(PUPILS))
    guided.do(SetTips(PUPIL, True))
    guided.do(Move(PUPIL.id, None, core.at_random(guided.replay.now.state, PUPILS, guided.dice)))
    assert not guided.table.occupants[PUPILS].lesson.has_left


@pytest.mark.slow
@every_lesson
@pytest.mark.parametrize("answers", [0, 3, 6])
def test_a_button_leads_back_to_a_lesson_that_was_left(game: AnyGame, answers: int) -> None:
    """Hand, board and menu have it until the end of the game; it leads to the answer that left the lesson."""
    found = strayed(game, answers)
    if found is None:
        pytest.skip("there was one answer only")
    guided, step = found
    computers_play(guided)
    for free in range(3):
        public, own = guided.view(None), guided.view(PUPILS)
        if own.outcome is not None:
            break
        for post in (hand_post(own, words("en")), board_post(public, words("en")), menu_post(own, words("en"), 0.0)):
            back = [one.label for one in post.controls() if parse(one.id).action is ControlAction.LESSON]
            assert back == (["Back to the lesson"] if own.lesson is None else []), free
        check_all(public, own)
        if own.lesson is not None:
            return
        guided.do(Move(PUPIL.id, None, core.at_random(guided.replay.now.state, PUPILS, guided.dice)))
        computers_play(guided)
    guided.do(Propose(PUPIL, "take-back"))
    assert guided.table.occupants[PUPILS].lesson.left_at is not None, "a later step taken back keeps the way"
    guided.do(BackToLesson(PUPIL))
    own = guided.view(PUPILS)
    assert (own.lesson, own.table.occupants[PUPILS].lesson.left_at) == (step, None)
    assert not any(parse(one.id).action is ControlAction.LESSON for one in hand_post(own, words("en")).controls())
    assert words("en").text("bot-story-took-back", name=PUPIL.name, unrates="lesson") in story_text(own, words("en"))
    with pytest.raises(AssertionError):
        guided.do(BackToLesson(PUPIL))


@pytest.mark.slow
@every_lesson
def test_a_lesson_that_was_left_is_taken_up_again_by_a_step_back(game: AnyGame) -> None:
    """Taking the step back resumes a lesson with all its marks; so does the switch."""
    again = 0
    for answers in range(12):
        found = strayed(game, answers)
        if found is None or isinstance(take_back(found[0]), Refusal):
            continue
        guided, step = found
        again += 1
        assert (guided.view(PUPILS).lesson, guided.table.occupants[PUPILS].lesson.has_left) == (step, False)
        check_all(guided.view(None), guided.view(PUPILS))
    if not again:
        pytest.skip("every answer turns something up, so none is taken back without being asked")


def take_back(guided: Game) -> Refusal | None:
    """Take back the pupil's last step; return the refusal if that is no longer possible."""
    now = guided.replay.now
    refused = decide(now, TakeBack(PUPIL), float(len(guided.replay.entries)), guided.replay)
    if isinstance(refused, Refusal):
        return refused
    guided.do(TakeBack(PUPIL))
    return None


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("number", many(1))
def test_an_ordinary_game_with_tips_sends_nothing_that_discord_refuses(game: AnyGame, number: int) -> None:
    """An ordinary game with tips has only valid messages, with tips switched on and off."""
    if max(game.seats) < 2:
        pytest.skip("played alone")
    table, dice = beginning(game.id, people=2, seed=f"tips {number}", Mira=True, Odo=True), Dice(f"tips {number}")
    for turn in range(30):
        if core.decision(table.state) is None:
            break
        if turn % 10 == 0:
            table.do(SetTips(dice.pick([MIRA, ODO]), is_on=bool(turn % 20)), Context())
        public, *seats = table.views()
        for own in seats:
            check_all(public, own)
        table.answer(dice)


def test_who_plays_alone_is_not_told_of_others_who_choose() -> None:
    """A solo player is not told about others' secret choices."""
    guided, told = Game(GAMES["winter"], "alone"), words("en").text("bot-hand-secret")
    asked = 0
    while (step := follow(guided)) is not None:
        own = guided.view(PUPILS)
        asked += own.secret
        assert told not in hand_post(own, words("en")).words()
        guided.do(Move(PUPIL.id, None, step.choice))
    assert asked


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_is_not_called_a_first_game(locale: str) -> None:
    """Those who have played before may take it, too."""
    lang, game = words(locale), GAMES["tunhell"]
    told = [block.markdown for block in started_post(game, lang).blocks if isinstance(block, Text)]
    told += [
        lang.text(f"bot-help-guided-over{way}", game=game.id, channel="#table") for way in ("", "-last", "-private")
    ]
    assert not any(word in text for text in told for word in ("first game", "première partie")), told


@pytest.mark.parametrize("lang", [*map(words, LOCALES)])
def test_each_field_of_a_step_has_a_text_of_its_own(lang: Words) -> None:
    """Of three orders, each has its reason; the text of the whole step stands with the first."""
    view = Game(GAMES["dungeon_lords"], "fields").view(PUPILS)
    told, path = list[str](), ()
    for _ in range(3):
        told += [line for block in lesson_blocks(view, lang, path) if "**" in (line := block.markdown)]
        screen = step_screen(view, view.offer, path, lang)
        path = next((key.path for key in screen.buttons if key.is_marked), ())
    texts = [lang.text(f"dungeon_lords-lesson-orders{field}") for field in ("", ".second", ".third")]
    assert [text in line for text, line in zip(texts, told, strict=True)] == [True] * 3


@every_lesson
def test_the_first_press_beside_the_marked_answer_says_so(game: AnyGame) -> None:
    """A step that leads away from the marked answer has no lesson's text, mark or circle, but names the way back."""
    guided, looked = Game(game, "aside"), 0
    while (step := follow(guided)) is not None and looked < 12:
        view = guided.view(PUPILS)
        for path in further(view, words("en")):
            if step_screen(view, view.offer, path, words("en")).is_marked:
                continue
            field = step_field(view, path, words("en"))
            assert [one.shows for one in panels(view, field)] == [
                one.shows for one in panels(replace(view, lesson=None), field)
            ]
            for locale in LOCALES:
                lang, post = words(locale), step_post(view, path, words(locale))
                assert lang.text("bot-lesson-aside") in post.words()
                assert lang.text("bot-button-turn") not in post.words()
                assert lang.text("bot-button-back") in [one.label for one in post.controls() if isinstance(one, Button)]
            looked += 1
        guided.do(Move(PUPIL.id, None, step.choice))
    assert looked
