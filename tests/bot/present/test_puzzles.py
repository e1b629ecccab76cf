"""Messages about answers to puzzles."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.delivery.puzzles import seen
from bot.ids import ControlAction, parse
from bot.post import Button, Picture, Post, Text
from bot.present.controls.buttons import answer_text, follow
from bot.present.messages.hand import step_field, step_post
from bot.present.messages.puzzles import REASONS, SHOW, TRY, missed_post, puzzle_post, solution_post, solved_post
from bot.present.panels import panels
from bot.present.speech import plain_voice, voice
from bot.tables.puzzles import Judged, Posed, Tally
from bot.tables.view import TableView
from games.core import Choice, Say, read_choice, say, write_choice
from games.puzzle_lines import GAINED, GAP, continuation
from games.puzzles import HINT, MISSED, consequences, judge, puzzles_of
from games.registry import GAMES
from locales import LOCALES, Words, words
from tests.house.sources import ROOT
from tests.looking import look
from tests.puzzle_sentences import wrong_answers

from .limits import taken
from .play import PLAIN, table_of

pytestmark = pytest.mark.xdist_group("puzzles")

PUZZLE = next(puzzle for puzzle in puzzles_of("tunhell") if puzzle.name == "mine 11 62")
"""A puzzle whose solution is to open mine 3 with warrior 2."""


WRONG = [
    (
        "recruit 1 2",
        [
            "The best answer, like some others, does what yours does not:",
            "- It opens a mine to your diggers.",
        ],
    ),
    (
        "recruit 2 2",
        [
            "- Certain defeat at mine 2: the Rat on top needs combat 1, and you have 0.",
            "The best answer, like some others, does what yours does not:",
            "- It opens a mine to your diggers.",
        ],
    ),
]


def missed(typed: str, lang: Words, follows: tuple[Say, ...] = (), costs: tuple[Say, ...] = ()) -> Post:
    """Return the message about a wrong answer that counts."""
    state, answer = PUZZLE.state(), read_choice("tunhell", typed)
    assert answer is not None
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    tally = Tally(((PUZZLE.solution, 3), (typed, 1)), 3)
    judged = Judged(judge(PUZZLE, answer), tally, is_counted=True, follows=follows, costs=costs)
    return missed_post(view, Posed(PUZZLE), typed, judged, lang)


@pytest.mark.parametrize(("typed", "against"), WRONG)
def test_one_line_stands_against_a_wrong_answer(typed: str, against: list[str], english: Words) -> None:
    """A wrong answer gets its fault, what it fails to do without naming the solution, and how bad that is."""
    said = missed(typed, english).words().splitlines()
    assert said[0] == f"### {english.text('bot-puzzle-missed')}"
    worse = english.text("bot-puzzle-stronger", gap=PUZZLE.gap)
    assert said[2:] == [*against, worse, f"-# {english.text('bot-puzzle-counted')}"]


def test_what_speaks_for_a_wrong_answer_never_stands_without_what_it_costs(lang: Words) -> None:
    """Alone it would read as if the answer were right."""
    points = say("puzzle-points", deals=6, n=20, theirs=24, best=22, others=20, rivals=1)
    heads = lang.text("puzzle-others"), lang.text("puzzle-points", **points.values)
    told = missed("recruit 1 2", lang, costs=(points,)).words()
    assert [head in told for head in heads] == [True, True]
    assert told.index(heads[0]) < told.index(heads[1])
    assert not any(head in missed("recruit 1 2", lang).words() for head in heads)


def test_a_wrong_answer_says_what_follows_from_it(lang: Words) -> None:
    """What would come to light in any case is told; what only repeats the answer is not."""
    answer = read_choice("tunhell", "recruit 1 2")
    assert answer is not None
    repeated, told = consequences(PUZZLE, answer), say("tunhell-log-reveal", seat=PUZZLE.seat, card="rat", left=1)
    assert repeated
    follows = lang.text("bot-puzzle-follows")
    assert follows not in missed("recruit 1 2", lang, repeated).words()
    said = missed("recruit 1 2", lang, (*repeated, told)).words().splitlines()
    start, end = said.index(follows), said.index(lang.text("bot-puzzle-hint", alone=0))
    assert end - start - 1 == min(len(repeated) + 1, REASONS)


def test_ones_own_answer_is_never_told_as_what_others_chose(lang: Words) -> None:
    """Whoever is the only one to have answered reads so, even if the answer that counts was a wrong one."""
    state = PUZZLE.state()
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    judged = Judged(judge(PUZZLE, PUZZLE.answer()), Tally((("recruit 1 2", 1),), 0), is_counted=False, is_alone=True)
    for post in (
        solved_post(view, Posed(PUZZLE), judged, lang),
        solution_post(view, Posed(PUZZLE), judged, lang, given="recruit 1 2"),
    ):
        assert lang.text("bot-puzzle-first") in post.words()
        assert "█" not in post.words()


def test_what_a_picture_of_the_solution_shows_stands_above_it(lang: Words) -> None:
    """What follows from the solution, such as a lost fight, is told apart from the result of one's own answer."""
    state = PUZZLE.state()
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    judged = Judged(judge(PUZZLE, PUZZLE.answer()), Tally((), 0), is_counted=True)
    picture = Picture("panel.png", b"", "A fight.")
    for made in (solved_post, solution_post):
        blocks = made(view, Posed(PUZZLE), judged, lang, (picture,), shows="after").blocks
        above = blocks[blocks.index(picture) - 1]
        assert isinstance(above, Text)
        assert lang.text("bot-puzzle-drawn", shows="after", also=0) in above.markdown


def test_a_puzzle_is_numbered_by_how_many_its_reader_has_had(lang: Words) -> None:
    """Not by its place in a file that nobody sees; one that comes again has no number."""
    state = PUZZLE.state()
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    count = len(puzzles_of("tunhell"))
    for number, told in ((3, f" 3 {'of' if lang.locale == 'en' else 'sur'} {count}"), (0, "")):
        title = puzzle_post(view, Posed(PUZZLE, number=number), lang).words().splitlines()[0]
        assert title.endswith(f"{lang.text('bot-puzzle-head', title='', n=0, count=count).split()[-1]}{told}")


@pytest.mark.parametrize("typed", [typed for typed, _ in WRONG])
def test_a_wrong_answer_tells_nothing_of_the_solution(typed: str, lang: Words) -> None:
    """The message about a wrong answer contains neither the solution nor others' answers, and offers to try again."""
    post = taken(missed(typed, lang))
    view = look(table_of(GAMES["tunhell"], PUZZLE.state().seats, PLAIN), PUZZLE.state(), PUZZLE.seat)
    solution = PUZZLE.answer()
    assert view.offer is not None
    assert answer_text(view.offer, solution, plain_voice(lang, view.table)) not in post.words()
    assert "█" not in post.words()
    again, show, *_ = (parse(control.id).path for control in post.controls())
    assert (again, show) == ((TRY,), (SHOW,))


def test_the_solution_that_was_asked_for_says_why_and_marks_one_s_own_answer(lang: Words) -> None:
    """A revealed solution gives its reason and everybody's answers, with the reader's own answer marked."""
    state = PUZZLE.state()
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    tally = Tally(((PUZZLE.solution, 3), ("recruit 1 2", 1)), 3)
    judged = Judged(judge(PUZZLE, PUZZLE.answer()), tally, is_counted=False)
    post = solution_post(view, Posed(PUZZLE), judged, lang, given="recruit 1 2", is_open=True)
    assert lang.text("puzzle-why") in post.words()
    marks = [line[-7:] for line in post.words().splitlines() if "█" in line]
    assert len(marks) == 2
    assert "←" in marks[1]


@pytest.mark.parametrize("made", [solved_post, solution_post])
def test_answers_that_are_just_as_good_are_named_below_the_solution(
    made: Callable[..., Post], lang: Words, english: Words
) -> None:
    """They are marked as right among people's answers too, and the gap is said to be the one to all others."""
    puzzle = next(one for one in puzzles_of("winter") if len(one.also) == 1)
    view = look(table_of(GAMES["winter"], puzzle.state().seats, PLAIN), puzzle.state(), puzzle.seat)
    tally = Tally(((puzzle.solution, 3), (puzzle.also[0], 2)), 5)
    judged = Judged(judge(puzzle, puzzle.answer()), tally, is_counted=False)
    said = taken(made(view, Posed(puzzle), judged, lang)).words()
    other = answer_text(view.offer, puzzle.others()[0], plain_voice(lang, view.table)) if view.offer else ""
    assert lang.text("puzzle-also", answers=other, count=1) in said.splitlines()
    assert lang.text("puzzle-gap", gap=puzzle.gap, also=1) in said
    assert [line.count("✓") for line in said.splitlines() if "█" in line] == [1, 1]
    told = puzzle_post(view, Posed(puzzle), english).words()
    assert "A few answers, about equally good" in told


def test_a_puzzle_says_what_the_things_to_choose_from_do(english: Words) -> None:
    """Like a hand, a puzzle tells the effects of the cards that it offers."""
    puzzle = next(one for one in puzzles_of("maphr") if one.solution == "keep shoring")
    state = puzzle.state()
    view = look(table_of(GAMES["maphr"], state.seats, PLAIN), state, puzzle.seat)
    assert english.text("maphr-name-shoring.does") in puzzle_post(view, Posed(puzzle), english).words()


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_after_a_wrong_answer_nothing_names_the_solution(game: str, lang: Words) -> None:
    """Neither the solution nor what it does and where, of no puzzle and no wrong answer.

    What the solution alone does is kept for the solution, if anything else explains the answer: two other wrong answers
    do all that is hinted at, too.
    """
    room, hinted = GAMES[game], 0
    happens = say(GAINED, deals=6, n=0, best=5, told=say("review-start"))
    for puzzle, wrong in wrong_answers(game).items():
        state, solution = puzzle.state(), puzzle.answer()
        view = look(table_of(room, state.seats, PLAIN), state, puzzle.seat)
        speak = voice(lang, view.table)
        assert view.offer is not None
        label = answer_text(view.offer, solution, plain_voice(lang, view.table))
        hints = {one.id: f"- {lang.text(f'{one.id}{HINT}')}" for one in room.reasons(state, puzzle.seat, solution)
                 if lang.has(f"{one.id}{HINT}") and one.id not in room.faults}  # fmt: skip
        known = [{one.id for one in each.known} for each in wrong]
        for number, (answer, verdict, _) in enumerate(wrong):
            judged = Judged(verdict, Tally((), 0), is_counted=True, costs=(happens,))
            told = missed_post(view, Posed(puzzle), write_choice(answer), judged, lang).words().splitlines()[2:]
            parts = {*map(str, solution.field_values())} - {*map(str, answer.field_values())}
            for said in (one for one in verdict.against if lang.has(one.id)):
                is_named = said.id.endswith(MISSED) or parts & {
                    str(one)
                    for value in said.values.values()
                    for one in (value if isinstance(value, tuple) else [value])
                }
                assert not is_named or f"- {speak(said)}" not in told, (puzzle.id, answer)
            assert not any(line.endswith((f" {label}", f" {label}.")) for line in told), (puzzle.id, answer)
            done = {reason for reason, hint in hints.items() if hint in told}
            hinted += bool(done)
            left = [one for other, one in enumerate(known) if other != number and done <= one]
            assert not done or len(left) >= 2, (puzzle.id, answer, done)
    assert hinted


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_all_answers_of_a_puzzle_look_alike(game: str, english: Words) -> None:
    """No button is less prominent because it declines, or because the game would warn of it; none leads astray."""
    for puzzle in puzzles_of(game):
        posed, state = Posed(puzzle), puzzle.state()
        view = look(replace(table_of(GAMES[game], state.seats, PLAIN), id=posed.id), state, puzzle.seat)
        post = puzzle_post(view, posed, english)
        assert view.offer is not None
        shown = [((), post)]
        for path in [parse(one.id).path for one in steps_in(post, view)]:
            if not isinstance(follow(view.offer, path), Choice):
                shown.append((path, step_post(view, path, english)))
        for path, step in shown:
            on = [one for one in steps_in(step, view) if len(parse(one.id).path) > len(path)]
            assert {one.style for one in on} <= {"primary"}, (puzzle.id, [one.label for one in on])
            assert ControlAction.MENU not in [parse(one.id).action for one in step.controls()], puzzle.id


def steps_in(post: Post, view: TableView) -> list[Button]:
    """Return the buttons that answer the question of a view, or lead to its next step."""
    return [one for one in post.controls() if isinstance(one, Button) and parse(one.id).ticket == view.ticket]


BEST_OF_ALL = {"en": r"\b(\w+est|most)\b", "fr": r"\b(l[ea]s? (plus|moins|mieux|meilleur))"}


def test_a_hint_does_not_single_out_the_best_of_what_is_on_offer(lang: Words) -> None:
    """It compares with the answer given: of the strongest thing on offer there is only one."""
    files = [ROOT / "locales" / lang.locale / f"{game}.ftl" for game in GAMES if puzzles_of(game)]
    hints = re.findall(r"\.hint = (.+)", "".join(path.read_text("utf-8") for path in files))
    assert len(hints) > 40
    assert [one for one in hints if re.search(BEST_OF_ALL[lang.locale], one)] == []


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_a_puzzle_shows_what_decides_and_the_rest_on_request(game: str, lang: Words) -> None:
    """It shows the pictures that the game shows with its question; a button leads to others, if there are any."""
    puzzle = puzzles_of(game)[0]
    view = look(table_of(GAMES[game], puzzle.state().seats, PLAIN), puzzle.state(), puzzle.seat)
    shown = {panel.id for panel in panels(view, step_field(view, (), lang))}
    others = {panel.id for panel in GAMES[game].pictures.more(view.view)} - shown
    labels = [one.label for one in puzzle_post(view, Posed(puzzle), lang).controls()]
    assert (lang.text("bot-button-puzzle-rest") in labels) == bool(others)
    assert {"tunhell": {"hands", "loot"}, "poursuite": set()}.get(game, others) == others
    assert len(shown) <= 4


def test_how_play_may_go_on_stands_below_the_solution(lang: Words) -> None:
    """In the game's own sentences, one entry for each answer, with a sign where answers are left out."""
    state = PUZZLE.state()
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    line = continuation(PUZZLE, PUZZLE.answer())
    judged = Judged(judge(PUZZLE, PUZZLE.answer()), Tally((), 0), is_counted=True, line=line)
    said = solved_post(view, Posed(PUZZLE), judged, lang).words().splitlines()
    start, speak = said.index(lang.text("puzzle-line")), voice(lang, view.table)
    told = [f"- {' '.join(map(speak, entry))}" for entry in line]
    assert sum(one.startswith("- … ") for one in told) == sum(GAP in entry for entry in line) > 0
    assert said[start + 1 : start + 1 + len(told)] == told


def test_how_play_may_go_on_after_a_wrong_answer_names_no_part_of_the_solution(lang: Words) -> None:
    """It ends before the first entry that does."""
    given, solution = read_choice("tunhell", "recruit 1 2"), PUZZLE.answer()
    assert given is not None
    scored, named = say("tunhell-log-find", seat=PUZZLE.seat, card="balderdash"), {*solution.field_values()}
    told = say("tunhell-log-posts", seat=PUZZLE.seat, card=next(one for one in named if isinstance(one, str)), mine=1)
    judged = Judged(judge(PUZZLE, given), Tally((), 0), is_counted=True, line=((scored,), (told,), (scored,)))
    assert judged.refuted(PUZZLE, given) == ((scored,),)
    assert not replace(judged, line=((told,), (scored,))).refuted(PUZZLE, given)


def test_what_speaks_against_an_answer_is_told_once(lang: Words) -> None:
    """A mole that is caught at once is no news in the games that go on from there."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.name == "mine 18 116")
    state, typed = puzzle.state(), "move 1 d8 left"
    view = look(table_of(GAMES["poursuite"], state.seats, PLAIN), state, puzzle.seat)
    given = read_choice("poursuite", typed)
    assert given is not None
    (caught,) = [one for one in consequences(puzzle, given) if one.id == "poursuite-log-caught"]
    costs = (say("puzzle-refuted", deals=6, n=6, best=0, told=caught),)
    judged = Judged(judge(puzzle, given), Tally((), 0), True, follows=(caught,), costs=costs, line=((caught,),))
    said = missed_post(view, Posed(puzzle), typed, judged, lang).words()
    assert said.count(voice(lang, view.table)(caught)) <= 1
    assert lang.text("puzzle-line-missed") not in said


def test_what_the_solution_achieves_is_told_without_naming_it(lang: Words) -> None:
    """After a wrong answer nothing is told that names a part of the solution alone."""
    state, answer = PUZZLE.state(), read_choice("tunhell", "recruit 1 2")
    assert answer is not None
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    for card, is_told in (("rat", True), ("warrior_2", False)):
        beats = say("tunhell-log-reveal", seat=PUZZLE.seat, card=card, left=1)
        gained = say(GAINED, deals=6, n=0, best=6, told=beats)
        said = missed("recruit 1 2", lang, costs=(gained,)).words()
        assert (voice(lang, view.table)(gained) in said) is is_told


def test_people_of_a_puzzle_have_the_same_names_in_both_languages() -> None:
    """Two readers can talk about it."""
    names = [[one.name for one in seen(Posed(PUZZLE), words(locale)).table.occupants] for locale in LOCALES]
    assert names[0] == names[1]
    assert len({*names[0]}) == PUZZLE.state().seats


@pytest.mark.parametrize("text", ["bot-puzzle-solution", "bot-puzzle-yours", "puzzle-right", "puzzle-wrong"])
def test_an_answer_is_quoted(text: str, lang: Words) -> None:
    """It is worded as a command, so it would read as a part of the sentence."""
    told = lang.text(text, answer="Recruit the Scout")
    assert re.search("[“«]\u00a0?(\\*\\*)?Recruit the Scout(\\*\\*)?\u00a0?[”»]", told), told
