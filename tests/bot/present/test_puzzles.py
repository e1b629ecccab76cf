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
from bot.present.messages.puzzles import LISTED, SHOW, TRY, missed_post, puzzle_post, solution_post, solved_post
from bot.present.panels import Panels, panels
from bot.present.speech import plain_voice, voice
from bot.tables.puzzles import Judged, Posed, Tally
from bot.tables.view import TableView
from games.core import Choice, Say, read_choice, say, write_choice
from games.puzzles import Verdict, consequences, judge, puzzles_of
from games.registry import GAMES
from locales import LOCALES, Locale, Words, words
from tests.looking import look
from tests.puzzle_sentences import wrong_answers

from .limits import taken
from .play import PLAIN, table_of

pytestmark = pytest.mark.xdist_group("puzzles")

PUZZLE = next(puzzle for puzzle in puzzles_of("tunhell") if puzzle.name == "mine 11 62")
"""A puzzle whose solution is to open mine 3 with warrior 2."""


WRONG = [
    ("recruit 1 2", []),
    ("recruit 2 2", ["- Certain defeat at mine 2: it takes combat 1 to beat the Rat on top, and you have 0."]),
]


def missed(typed: str, lang: Words, follows: tuple[Say, ...] = ()) -> Post:
    """Return the message about a wrong answer that counts."""
    state, answer = PUZZLE.state(), read_choice("tunhell", typed)
    assert answer is not None
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    tally = Tally(((PUZZLE.solution, 3), (typed, 1)), 3)
    judged = Judged(judge(PUZZLE, answer), tally, is_counted=True, follows=follows)
    return missed_post(view, Posed(PUZZLE), typed, judged, lang)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_puzzle_of_a_game_for_one_says_so(locale: Locale) -> None:
    """Some rules differ there: a player of Dwar7s Winter, for instance, has three music tokens."""
    lang, told = words(locale), {"en": "solo game", "fr": "partie en solo"}[locale]
    for puzzle in puzzles_of("winter")[:12]:
        state = puzzle.state()
        view = look(table_of(GAMES["winter"], state.seats, PLAIN), state, puzzle.seat)
        assert (told in puzzle_post(view, Posed(puzzle), lang).words()) is (state.seats == 1)


@pytest.mark.parametrize(("typed", "against"), WRONG)
def test_a_wrong_answer_gets_its_fault_and_a_hint(typed: str, against: list[str], english: Words) -> None:
    """Then how bad it is, and whether it counted."""
    said = missed(typed, english).words().splitlines()
    assert said[0] == f"### {english.text('bot-puzzle-missed')}"
    hint = english.text("bot-puzzle-hint", hint=english.text(PUZZLE.hint.id))
    worse = english.text("bot-puzzle-stronger", gap=PUZZLE.gap)
    assert said[2:] == [*against, hint, worse, f"-# {english.text('bot-puzzle-counted')}"]


def test_a_wrong_answer_says_what_follows_from_it(lang: Words) -> None:
    """What is revealed in any case is told; what only repeats the answer is not."""
    answer = read_choice("tunhell", "recruit 1 2")
    assert answer is not None
    repeated, told = (
        consequences(PUZZLE, answer),
        say("tunhell-log-reveal", seat=PUZZLE.seat, card="rat", points=0, left=1, last=0),
    )
    assert repeated
    follows = lang.text("bot-puzzle-follows")
    assert follows not in missed("recruit 1 2", lang, repeated).words()
    said = missed("recruit 1 2", lang, (*repeated, told)).words().splitlines()
    start, end = said.index(follows), said.index(lang.text("bot-puzzle-hint", hint=lang.text(PUZZLE.hint.id)))
    assert end - start - 1 == min(len(repeated) + 1, LISTED)


def test_what_follows_from_a_wrong_answer_names_no_part_of_the_solution(lang: Words) -> None:
    """Nor does what speaks against it."""
    given, solution = read_choice("tunhell", "recruit 1 2"), {*PUZZLE.answer().field_values()}
    assert given is not None
    found = say("tunhell-log-find", seat=PUZZLE.seat, card="balderdash")
    named = say("tunhell-log-posts", seat=PUZZLE.seat, card=next(x for x in solution if isinstance(x, str)), mine=1)
    judged = Judged(Verdict(False, (named, found)), Tally((), 0), is_counted=True, follows=(named, found))
    assert judged.told(PUZZLE, given) == judged.fault(PUZZLE, given) == (found,)


def test_ones_own_answer_is_never_told_as_what_others_chose(lang: Words) -> None:
    """The only person who has answered reads so, even if the answer that counts was a wrong one."""
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
    """What follows from the solution, such as a lost fight, is told separately from the result of the reader's answer.

    The verdict stands directly above its explanation, where both are in sight.
    """
    state = PUZZLE.state()
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    judged = Judged(judge(PUZZLE, PUZZLE.answer()), Tally((), 0), is_counted=True)
    picture = Picture("panel.png", b"", "A fight.")
    for made in (solved_post, solution_post):
        blocks = made(view, Posed(PUZZLE), judged, lang, (picture,), shows="after").blocks
        above = blocks[blocks.index(picture) - 1]
        assert isinstance(above, Text)
        assert lang.text("bot-puzzle-drawn", shows="after", also=0) in above.markdown
        below = blocks[blocks.index(picture) + 1]
        assert isinstance(below, Text)
        verdict, why, *_ = below.markdown.splitlines()
        assert answer_text(view.offer, PUZZLE.answer(), plain_voice(lang, view.table)) in verdict
        assert why == lang.text(PUZZLE.why.id)


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
    assert lang.text(PUZZLE.why.id) in post.words()
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
    """Neither the solution nor, in what speaks against the answer, a thing or place that only the solution names."""
    room = GAMES[game]
    for puzzle, wrong in wrong_answers(game).items():
        state, solution = puzzle.state(), puzzle.answer()
        view = look(table_of(room, state.seats, PLAIN), state, puzzle.seat)
        speak = voice(lang, view.table)
        assert view.offer is not None
        label = answer_text(view.offer, solution, plain_voice(lang, view.table))
        for answer, verdict in wrong:
            judged = Judged(verdict, Tally((), 0), is_counted=True)
            told = missed_post(view, Posed(puzzle), write_choice(answer), judged, lang).words().splitlines()[2:]
            parts = {*map(str, solution.field_values())} - {*map(str, answer.field_values())}
            for said in verdict.against:
                values = [one if isinstance(one, tuple) else [one] for one in said.values.values()]
                is_named = parts & {str(one) for listed in values for one in listed}
                assert not is_named or f"- {speak(said)}" not in told, (puzzle.id, answer)
            assert not any(line.endswith((f" {label}", f" {label}.")) for line in told), (puzzle.id, answer)


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


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_a_puzzle_shows_what_decides_and_the_rest_on_request(game: str, lang: Words) -> None:
    """It shows the pictures that the game shows with its question; a button leads to others, if there are any."""
    puzzle = puzzles_of(game)[0]
    view = look(table_of(GAMES[game], puzzle.state().seats, PLAIN), puzzle.state(), puzzle.seat)
    shown = {panel.id for panel in panels(view, step_field(view, (), lang))}
    others = {panel.id for panel in GAMES[game].pictures.more(view.view)} - shown
    labels = [one.label for one in puzzle_post(view, Posed(puzzle), lang).controls()]
    assert (lang.text("bot-button-puzzle-rest") in labels) == bool(others)
    assert {panel.id for panel in panels(view, f"{Panels.WHOLE}{step_field(view, (), lang)}")} == shown | others
    whole = puzzle_post(view, Posed(puzzle), lang, is_whole=True)
    assert lang.text("bot-button-puzzle-rest") not in [one.label for one in whole.controls()]
    assert {"tunhell": {"hands", "loot"}, "poursuite": set()}.get(game, others) == others
    assert len(shown) <= 4


_BOARDS = {
    "tunhell": "mines",
    "poursuite": "mine",
    "maphr": "mine-{n}",
    "dungeon_lords": "dungeon-{seat}",
    "winter": "map",
}
_HANDS = {"tunhell": "hand", "maphr": "hand", "winter": "hand"}
"""The pictures of the solver's own board, and of the hand."""


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_every_puzzle_shows_its_solver_s_own_board_and_hand(game: str, lang: Words) -> None:
    """The board is shown with the question, or first of what a button leads to; the hand is in either."""
    for puzzle in puzzles_of(game):
        view = seen(Posed(puzzle), lang)
        shown = [panel.id for panel in panels(view, step_field(view, (), lang))]
        more = [panel.id for panel in panels(view, Panels.EXTRA)]
        board = _BOARDS[game].format(seat=puzzle.seat, n=puzzle.seat + 1)
        assert board in [*shown, *more[:1]], puzzle.id
        assert _HANDS.get(game, board) in [*shown, *more], puzzle.id


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
