"""Messages about answers to puzzles."""

from dataclasses import replace

import pytest

from bot.ids import parse
from bot.post import Post
from bot.present.controls.buttons import answer_text
from bot.present.messages.puzzles import REASONS, SHOW, TRY, missed_post, puzzle_post, solution_post, solved_post
from bot.present.speech import plain_voice, voice
from bot.tables.puzzles import Judged, Posed, Tally
from games.core import Say, decision, read_choice, say, write_choice
from games.puzzles import MISSED, consequences, judge, puzzles_of
from games.registry import GAMES
from games.tunhell.choices import Recruit
from locales import LOCALES, Locale, Words, words
from tests.looking import look

from .limits import taken
from .play import PLAIN, table_of

PUZZLE = next(puzzle for puzzle in puzzles_of("tunhell") if puzzle.name == "mine 11 62")
"""A puzzle whose solution is to open mine 3 with warrior 2."""


WRONG = [
    (
        "recruit 1 2",
        [
            "In favour of your answer:",
            "- This keeps the diggers of Zoé, Bärbel and Mira out of mine 2.",
            "The best answer does what yours does not:",
            "- It opens a mine to your diggers.",
        ],
    ),
    (
        "recruit 2 2",
        [
            "- You have no combat at all at mine 2: you would lose to the first encounter.",
            "The best answer does what yours does not:",
            "- It opens a mine to your diggers.",
            "- It keeps an opponent’s diggers out of a mine.",
        ],
    ),
]


def missed(typed: str, lang: Words, follows: tuple[Say, ...] = ()) -> Post:
    """Return the message about a wrong answer that counts."""
    state, answer = PUZZLE.state(), read_choice("tunhell", typed)
    assert answer is not None
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    tally = Tally(((PUZZLE.solution, 3), (typed, 1)), 3)
    judged = Judged(judge(PUZZLE, answer), tally, is_counted=True, follows=follows)
    return missed_post(view, Posed(PUZZLE), typed, judged, lang)


@pytest.mark.parametrize(("typed", "against"), WRONG)
def test_one_line_stands_against_a_wrong_answer(typed: str, against: list[str], english: Words) -> None:
    """A wrong answer gets its fault, what it fails to do without naming the solution, and how bad that is."""
    said = missed(typed, english).words().splitlines()
    assert said[0] == f"### {english.text('bot-puzzle-missed')}"
    worse = english.text("bot-puzzle-stronger", gap=PUZZLE.gap)
    assert said[2:] == [*against, worse, f"-# {english.text('bot-puzzle-counted')}"]


def test_a_wrong_answer_says_what_follows_from_it(lang: Words) -> None:
    """What would come to light in any case is told; what only repeats the answer is not."""
    answer = read_choice("tunhell", "recruit 1 2")
    assert answer is not None
    repeated, told = consequences(PUZZLE, answer), say("tunhell-log-reveal", seat=PUZZLE.seat, card="rat", left=1)
    assert repeated
    follows = lang.text("bot-puzzle-follows")
    assert follows not in missed("recruit 1 2", lang, repeated).words()
    said = missed("recruit 1 2", lang, (*repeated, told)).words().splitlines()
    start, end = said.index(follows), said.index(lang.text("bot-puzzle-hint"))
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


def test_a_puzzle_says_what_the_things_to_choose_from_do(english: Words) -> None:
    """Like a hand, a puzzle tells the effects of the cards that it offers."""
    puzzle = next(one for one in puzzles_of("maphr") if one.solution == "keep shoring")
    state = puzzle.state()
    view = look(table_of(GAMES["maphr"], state.seats, PLAIN), state, puzzle.seat)
    assert english.text("maphr-name-shoring.does") in puzzle_post(view, Posed(puzzle), english).words()


@pytest.mark.parametrize("locale", LOCALES)
def test_where_nothing_speaks_against_an_answer_one_thing_that_it_leaves_undone_is_named(locale: Locale) -> None:
    """One of several parts of a solution is a reason, not the solution; if something follows, that is told instead."""
    lang, shown = words(locale), 0
    for puzzle in puzzles_of("maphr"):
        state = puzzle.state()
        for answer in getattr(decision(state).asks[puzzle.seat], "choices", ()):
            given = write_choice(answer)
            judged = Judged(judge(puzzle, answer), Tally((), 0), is_counted=True)
            has_hint = any(lang.has(one.id) for one in judged.hints)
            if has_hint or not any(one.id.endswith(MISSED) for one in judged.against(puzzle, given)):
                continue
            first, view = (
                judged.against(puzzle, given)[0],
                look(table_of(GAMES["maphr"], state.seats, PLAIN), state, puzzle.seat),
            )
            assert (
                f"- {voice(lang, view.table)(first)}"
                in taken(missed_post(view, Posed(puzzle), given, judged, lang)).words()
            )
            assert replace(judged, follows=(say("maphr-log-exploit"),)).against(puzzle, given) == []
            shown += 1
        if shown:
            return
    raise AssertionError("no answer of any puzzle leaves something undone")


def test_what_is_left_undone_is_not_told_if_it_names_the_solution() -> None:
    """A hint at a mine of the solution would give it away."""
    answer = read_choice("tunhell", "recruit 1 2")
    assert answer is not None
    verdict = judge(PUZZLE, answer)
    assert any(one.id.endswith(MISSED) for one in verdict.against)
    assert Judged(verdict, Tally((), 0), is_counted=True).against(PUZZLE, "recruit 1 2") == []


@pytest.mark.parametrize("locale", LOCALES)
def test_after_a_wrong_answer_the_dwarf_to_recruit_is_not_named(locale: Locale) -> None:
    """What the best answer does is told without its card, so that trying again makes sense."""
    lang, shown = words(locale), 0
    for puzzle in puzzles_of("tunhell"):
        state, solution = puzzle.state(), puzzle.answer()
        if not isinstance(solution, Recruit) or shown > 20:
            continue
        view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, puzzle.seat)
        best = lang.text(f"tunhell-name-{state.row[solution.slot - 1]}")
        for answer in decision(state).asks[puzzle.seat].choices:
            judged = Judged(judge(puzzle, answer), Tally((), 0), is_counted=True)
            told = missed_post(view, Posed(puzzle), write_choice(answer), judged, lang).words()
            if isinstance(answer, Recruit) and not judged.verdict.is_right and answer.slot != solution.slot:
                own = lang.text(f"tunhell-name-{state.row[answer.slot - 1]}")
                shown += own != best
                assert own == best or best not in told
    assert shown
