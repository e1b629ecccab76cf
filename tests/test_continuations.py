"""How play may go on after an answer to a puzzle: what its seat could see, and not beyond the round."""

from dataclasses import replace
from itertools import islice

import pytest

from games import core, puzzle_lines
from games.core import Dice
from games.core.foresight import answers_of
from games.puzzle_lines import DEALS, GAINED, GAP, LINE, REFUTED, continuation, refuted
from games.puzzles import consequences, puzzles_of
from games.registry import GAMES
from locales import Speaker, words

PUZZLED = sorted(game for game in GAMES if puzzles_of(game))


@pytest.mark.parametrize("game", PUZZLED)
def test_how_play_may_go_on_tells_nothing_hidden(game):
    """Other cards where the seat cannot know them change nothing, as the line is played on an imagined deal."""
    room = GAMES[game]
    for puzzle in puzzles_of(game)[:5]:
        other = replace(puzzle, position=room.position(room.imagine(puzzle.state(), puzzle.seat, Dice("other"))))
        now = core.decision(puzzle.state())
        assert now is not None
        answers = answers_of(now.asks[puzzle.seat])
        for answer in (puzzle.answer(), *islice((one for one in answers if not puzzle.is_right(one)), 2)):
            line = continuation(puzzle, answer)
            assert line == continuation(other, answer), puzzle.id
            assert len(line) <= LINE
            assert all(len({one.id for one in entry if one != GAP}) in range(1, 5) for entry in line), puzzle.id
            ended = [entry[-1].id == "puzzle-line-ends" for entry in line]
            assert not any(ended[:-1]), "only the last entry says who wins"
            gaps = [entry[1:-2] if is_end else entry[1:] for entry, is_end in zip(line, ended, strict=True)]
            assert all(GAP not in entry for entry in gaps), "a gap is marked before what follows it"


@pytest.mark.parametrize(
    ("name", "place", "ids"),
    [
        ("fair 9 80", 1, ["roll-wotan", "wotan-frees"]),
        ("deep 57 37", 3, ["roll-wotan", "wotan-frees", "wotan-seat"]),
    ],
)
def test_how_play_may_go_on_tells_the_throw_that_led_to_a_move(name, place, ids):
    """Wotan frees a mole because somebody has rolled him."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.name == name)
    entry = continuation(puzzle, puzzle.answer())[place]
    assert [one.id for one in entry if one != GAP] == [f"poursuite-log-{one}" for one in ids]


def test_how_play_may_go_on_says_who_shares_the_victory():
    """A game that ends level would otherwise look undecided."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.name == "mine 10 91")
    *_, last = continuation(puzzle, puzzle.answer())
    assert (last[-1].id, last[-1].values["seats"]) == ("puzzle-line-ends", (1, 2))


def test_how_play_may_go_on_ends_with_what_the_solution_brings():
    """Its plan is carried out, not what the computer player would think of after the first move."""
    puzzle = next(one for one in puzzles_of("winter") if one.name == "hoar 3 294")
    ids = [[one.id for one in entry] for entry in continuation(puzzle, puzzle.answer()) if entry]
    assert ids[:3] == [["winter-log-walks"], ["winter-log-walks"], ["winter-log-beats"]]


def test_how_play_may_go_on_tells_the_share_of_each_mole_in_the_cave():
    """The seat's own share first, then all others that the wagon brings."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.name == "mine 10 91")
    (shares,) = [
        [one.values["seat"] for one in entry if one.id == "poursuite-log-share"]
        for entry in continuation(puzzle, puzzle.answer())
        if any(one.id == "poursuite-log-share" for one in entry)
    ]
    assert shares == [puzzle.seat, 0, 0]


def test_how_play_may_go_on_ends_with_the_round():
    """The monsters of the next week are nobody's to foresee."""
    puzzle = next(one for one in puzzles_of("winter") if one.name == "snow 4 76")
    ids = [one.id for entry in continuation(puzzle, puzzle.answer()) for one in entry]
    assert "winter-log-beats" in ids
    assert not {"winter-log-arrives", "winter-log-moves", "winter-log-disaster"} & {*ids}


def test_a_line_after_a_right_answer_is_not_one_of_bad_luck():
    """Where the seat loses something on the first deal, but not on another, the other one is told."""
    puzzle = next(one for one in puzzles_of("tunhell") if one.name == "mine 14 45")
    seeds = [f"line {puzzle.id}{deal}" for deal in puzzle_lines._LINE_DEALS]
    lines = [puzzle_lines._continued(puzzle, puzzle.answer(), seed) for seed in seeds]
    good = [line for line in lines if line and not any(puzzle_lines._loses(puzzle, entry) for entry in line)]
    assert any(puzzle_lines._loses(puzzle, entry) for entry in lines[0])
    assert continuation(puzzle, puzzle.answer()) == good[0]


@pytest.mark.parametrize("game", ["dungeon_lords", "tunhell"])
def test_a_line_tells_nothing_that_others_do_among_themselves(game):
    """With more than two players, points of others are told only where the seat caused them or shares in them."""
    room = GAMES[game]
    for puzzle in [one for one in puzzles_of(game) if one.state().seats > 2][:8]:
        for entry in continuation(puzzle, puzzle.answer()):
            counts = [one for one in entry if one.id in room.scored | room.setbacks]
            seats = {seat for one in entry for seat in one.seats()}
            assert not counts or puzzle.seat in seats or not seats, puzzle.id


def test_an_entry_with_prisoners_of_the_seat_names_no_others():
    """Clashes in other dungeons follow without a question, and who goes to prison there belongs to none of them."""
    for puzzle in [one for one in puzzles_of("dungeon_lords") if one.state().fight]:
        for entry in continuation(puzzle, puzzle.answer()):
            owners = {one.values["seat"] for one in entry if one.id == "dungeon_lords-log-prison"}
            assert puzzle.seat not in owners or owners == {puzzle.seat}, puzzle.id


@pytest.mark.slow
@pytest.mark.parametrize("game", PUZZLED)
def test_what_is_wrong_with_an_answer_is_told_from_what_the_seat_knows(game):
    """Other cards where the seat cannot know them change nothing; against the solution itself there is nothing."""
    room, told = GAMES[game], 0
    for puzzle in puzzles_of(game)[:3]:
        other = replace(puzzle, position=room.position(room.imagine(puzzle.state(), puzzle.seat, Dice("other"))))
        answers = answers_of(core.decision(puzzle.state()).asks[puzzle.seat])
        for answer in islice((one for one in answers if not puzzle.is_right(one)), 2):
            found = refuted(puzzle, answer, DEALS)
            assert found == refuted(other, answer, DEALS), puzzle.id
            assert all(
                one.id in {"puzzle-refuted", "puzzle-gained", "puzzle-lost", "puzzle-points", "puzzle-chances"}
                for one in found
            )
            told += bool(found)
        assert refuted(puzzle, puzzle.answer()) == ()
    assert told


def test_a_refutation_names_what_happens_and_its_price():
    """Here the diggers of a rival beat an Orc that the solution would have beaten; the points say how much that is."""
    puzzle = next(one for one in puzzles_of("tunhell") if one.name == "deep 5 87")
    answers = answers_of(core.decision(puzzle.state()).asks[puzzle.seat])
    found = [refuted(puzzle, one) for one in answers if not puzzle.is_right(one)]
    happens, points = next(
        (one[0], one[-1]) for one in found if [one[0].id, one[-1].id] == ["puzzle-refuted", "puzzle-points"]
    )
    assert happens.values["told"].id == "tunhell-log-win"
    assert happens.values["n"] - happens.values["best"] >= 4
    lead, better = (shown(points, own) - shown(points, other) for own, other in (("n", "theirs"), ("best", "others")))
    assert better > lead


def shown(points, name):
    """Return a figure as it is told, with one decimal."""
    figure = points.values[name].values
    return (-1) ** figure["minus"] * (figure["n"] + figure["tenths"] / 10)


def test_a_refutation_of_a_certain_gain_names_what_a_rival_takes_instead():
    """The Dragon that the answer beats is safe from the rivals; the Orc, which the solution would beat, is not."""
    puzzle = next(one for one in puzzles_of("tunhell") if one.name == "mine 9 63")
    first = refuted(puzzle, core.read_choice("tunhell", "play digger_1_2 2"))[0]
    assert (first.id, first.values["told"].values["card"]) == ("puzzle-refuted", "orc")
    assert puzzle.seat not in first.values["told"].seats()


def test_points_are_told_with_a_decimal_and_only_if_they_differ_beyond_doubt(monkeypatch):
    ""
    puzzle = puzzles_of("tunhell")[0]
    wrong, best, spread = wrong_answers(puzzle)[0], puzzle.answer(), 0.1

    def course(_, answer, number):
        more = 0.3 + spread * (-1) ** number if answer == best else 0
        return puzzle_lines._Course({}, {}, (21 + more, 21 - more), 0.5)

    monkeypatch.setattr(puzzle_lines, "_played", course)
    (points,) = refuted(puzzle, wrong)
    assert "21.0 with yours (the best opponent: 21.0) and 21.3" in Speaker(words("en"), "tunhell", [])(points)
    assert "21,3" in Speaker(words("fr"), "tunhell", [])(points)
    spread = 3
    assert refuted(puzzle, wrong) == ()


def test_no_line_after_a_wrong_answer_gives_the_solution():
    """Here the computer player would give it next."""
    puzzle = next(one for one in puzzles_of("tunhell") if one.name == "mine 8 152")
    wrong = core.read_choice("tunhell", "recruit 1 1")
    assert wrong is not None
    assert not continuation(puzzle, wrong)
    assert continuation(replace(puzzle, solution="recruit 5"), wrong)


def wrong_answers(puzzle):
    return [one for one in answers_of(core.decision(puzzle.state()).asks[puzzle.seat]) if not puzzle.is_right(one)]


def test_no_line_after_the_solution_tells_of_what_speaks_against_another_answer():
    """A mole that is caught while another one climbs in is caught all the same."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.name == "mine 18 116")
    line = [(one.id, next(iter(one.seats()))) for entry in continuation(puzzle, puzzle.answer()) for one in entry]
    assert ("poursuite-log-swap", puzzle.seat) in line
    found = [one for answer in wrong_answers(puzzle) for one in refuted(puzzle, answer) if "told" in one.values]
    assert not [one for one in found if one.values["told"].id in {"poursuite-log-caught", "poursuite-log-swap"}]


def test_a_line_after_a_right_answer_does_not_end_in_a_loss_of_its_own():
    """Where all deals bring one, it ends before that: here two rivals blast what was posted."""
    for puzzle in puzzles_of("tunhell"):
        line = continuation(puzzle, puzzle.answer())
        blasted = [one for one in line[-1:] for one in one if one.id == "tunhell-log-blaster"]
        assert not [one for one in blasted if puzzle.seat in list(one.seats())[1:]], puzzle.name


def test_where_few_games_show_nothing_against_an_answer_more_are_played(monkeypatch):
    puzzle, played = puzzles_of("tunhell")[0], []
    even = puzzle_lines._Course({}, {}, (1, 1), 0.5)
    better = replace(even, chance=0.5 + 2 * puzzle.gap / 100)
    best = puzzle.answer()

    def course(puzzle, answer, number):
        played.append(number)
        return better if answer == best and number >= puzzle_lines.DEALS else even

    monkeypatch.setattr(puzzle_lines, "_played", course)
    (figures,) = refuted(puzzle, wrong_answers(puzzle)[0])
    assert (figures.id, figures.values["deals"], max(played) + 1) == ("puzzle-chances", 24, 24)
    assert figures.values["n"] < figures.values["best"]


def test_a_refutation_says_what_the_solution_achieves():
    """Here the Flooded Shaft: the other answers leave the wood for it unproduced."""
    puzzle = next(one for one in puzzles_of("winter") if one.name == "thaw 5 121")
    wrong = core.read_choice("winter", "shift forest_1 a castle")
    assert wrong is not None
    (gained,) = [one for one in refuted(puzzle, wrong) if one.id == GAINED]
    assert gained.values["told"].id == "winter-log-overcomes"
    assert gained.values["told"].values["target"] == "flooded_shaft"
    assert gained.values["best"] - gained.values["n"] >= 4


@pytest.mark.slow
@pytest.mark.parametrize("game", PUZZLED)
def test_an_answer_itself_is_not_told_as_what_came_of_it(game):
    """What an answer tells at once, wherever the hidden cards lie, speaks neither for it nor against it."""
    told = 0
    for puzzle in puzzles_of(game)[:3]:
        for answer in wrong_answers(puzzle)[:2]:
            for one in refuted(puzzle, answer, DEALS):
                if one.id in {GAINED, REFUTED}:
                    told += 1
                    certain = consequences(puzzle, puzzle.answer() if one.id == GAINED else answer)
                    deeds = {puzzle_lines._deed(deed) for deed in certain}
                    assert puzzle_lines._deed(one.values["told"]) not in deeds, (puzzle.id, answer)
    assert told


def test_chances_of_winning_are_told_only_where_they_bear_out_the_gap(monkeypatch):
    """Five games in a hundred would contradict what stands below them."""
    puzzle = puzzles_of("tunhell")[0]
    even = puzzle_lines._Course({}, {}, (1, 1), 0.5)
    better = replace(even, chance=0.5 + (puzzle.gap - 1) / 100)
    monkeypatch.setattr(puzzle_lines, "_played", lambda _, answer, __: better if answer == puzzle.answer() else even)
    assert refuted(puzzle, wrong_answers(puzzle)[0]) == ()


def test_a_line_after_a_wrong_answer_tells_of_the_defeat():
    """However much is won before it: here a monster is beaten and a disaster overcome before the castle falls."""
    puzzle = next(one for one in puzzles_of("winter") if one.name == "ice 38 48")
    wrong = core.read_choice("winter", "play forest_scout")
    assert wrong is not None
    line = continuation(puzzle, wrong)
    assert len(line) == LINE
    assert "winter-log-lost" in [one.id for one in line[-1]]


def test_a_long_list_of_titles_tells_those_of_the_seat():
    """Who else receives which title belongs to none of its answers."""
    puzzle = next(one for one in puzzles_of("dungeon_lords") if one.name == "vault 14 147")
    titles = [one for entry in continuation(puzzle, puzzle.answer()) for one in entry if "title" in one.id]
    assert titles
    assert all(puzzle.seat in one.seats() for one in titles)


def test_what_follows_from_an_answer_ends_with_the_round():
    """How many actions and cards everybody has in the next week speaks neither for it nor against it."""
    puzzle = next(one for one in puzzles_of("winter") if one.name == "snow 4 76")
    wrong = core.read_choice("winter", "move forest_1 castle")
    assert wrong is not None
    told = [one.id for one in consequences(puzzle, wrong)]
    assert told == ["winter-log-walks", "winter-log-end-turn", "winter-log-held"]
