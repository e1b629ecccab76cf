"""Pictures of a move's effects: recipients, content and duration."""

from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from games import core
from games.core import Deal, Event, Say, Seat, Sign, say
from games.poursuite.pictures.moment import Fate
from games.poursuite.pictures.past import past
from games.poursuite.view import View, WagonView
from games.registry import GAMES
from locales import LOCALES, Speaker, words
from tests.pictures.situations import LONG
from tests.poursuite.games import TABLES, moments
from tests.poursuite.scenes import read, sketch

GAME = GAMES["poursuite"]
A, B = Seat(0), Seat(1)
C = Seat(2)
ROLL = Event(say("poursuite-log-roll", seat=A, pips=2))
MOVE = Event(say("poursuite-log-move", seat=A, wagon=2, start=Sign("C2"), stop=Sign("C4"), turn="left"))
HOME = Event(say("poursuite-log-move", seat=A, wagon=2, start=Sign("D7"), stop=Sign("D9"), turn="left"))
CAUGHT = Event(say("poursuite-log-caught", mole="green", side="n", cell=Sign("B4")))
SHARE = Event(say("poursuite-log-share", seat=A, mole="yellow", side="n", treasures=2))
TURN = Event(say("poursuite-log-turn", seat=B), is_heading=True)
NEXT = Event(say("poursuite-log-roll", seat=B, pips=1))


def shown(told: list[Event], seat: Seat | None = None, treasures: int = 0) -> list[object]:
    """Return what each frame shows a reader when the first player has this many treasures."""
    view = GAME.view(GAME.begin(Deal(2, "reveal")), seat)
    first = replace(view.players[0], treasures=treasures)
    view = replace(view, players=(first, *view.players[1:]), decider=B)
    return [panel.shows for panel in GAME.pictures.reveal(told, view)]


def test_a_capture_is_shown_to_the_channel_and_to_whom_it_concerns() -> None:
    """A capture is shown to the channel, its victim and the player who moved, with the move and each fate in turn."""
    arrived, turned, after = shown([ROLL, MOVE, CAUGHT, TURN])
    assert [one.fates for one in (arrived, turned, after)] == [(), (), (Fate(B, "caught"),)]
    assert (after.seat, after.wagon, after.pips, after.cell) == (A, 2, 2, "c4")
    assert all(shown([ROLL, MOVE, CAUGHT, TURN], seat) for seat in (A, B))


def test_a_wagon_arrives_before_it_turns() -> None:
    """The first frame shows who sat where before the quarter turn, on the space where the wagon stops."""
    told, views = after("seats 3\nwagon 1: D6 N=G S=Y\nplan: moving Y 2; turn G", (A, "move 1 d8 left"))
    assert views[-1].decider != A
    arrived, turned, *_, last = (panel.shows for panel in GAME.pictures.reveal(told, views[-1]))
    assert arrived.wagons[0] == WagonView("d8", {"n": "green", "s": "yellow"})
    assert turned.wagons[0] == WagonView("d8", {"w": "green", "e": "yellow"})
    assert last.wagons[0] == views[-1].wagons[0]


def test_a_player_to_move_sees_at_once_how_it_ended() -> None:
    """The mine next to their controls shows it anyway; the others see it frame by frame."""
    told = [ROLL, MOVE, CAUGHT, TURN]
    *_, last = shown(told, A)
    (alone,) = shown(told, B)
    assert (alone.fates, alone.wagons, alone.lost) == (last.fates, last.wagons, last.lost)


def test_a_move_that_brings_nothing_is_not_shown() -> None:
    """A move without effects has no picture."""
    assert shown([ROLL, MOVE, TURN]) == []


def test_treasures_are_counted_before_and_after() -> None:
    """Treasures are shown before and after, including the cave's."""
    _, start, end = shown([ROLL, MOVE, SHARE, TURN], treasures=5)
    assert (start.purses[0], end.purses[0]) == ((3, 3), (3, 5))
    assert end.chest[0] - end.chest[1] == 2


def test_the_passengers_are_still_aboard_in_the_pictures_of_the_cave() -> None:
    """The wagon that has reached the cave is drawn there with its passengers, who have left it since."""
    other = Event(say("poursuite-log-share", seat=B, mole="green", side="e", treasures=1))
    park = Event(say("poursuite-log-park", seat=A, wagon=2, cell=Sign("B1"), forced=False))
    for frame in shown([ROLL, HOME, SHARE, other, park, TURN], treasures=5)[1:]:
        assert frame.wagons[1] == WagonView("d9", {"n": "yellow", "e": "green"})


def test_what_follows_from_a_move_leaves_its_pictures_as_they_are() -> None:
    """A mole that boards after the wagon was put back does not start the animation of the treasures again."""
    moves = (C, "move 2 d9 left"), (C, "board 2 n")
    told, views = after("wagon 2: D8 N=Y S=G\nplan: moving R 2; turn B", *moves)
    boarded = [panel.shows for panel in GAME.pictures.reveal(told, views[1])]
    paid = [panel.shows for panel in GAME.pictures.reveal(told[:-1], views[0])]
    assert len(paid) > 3
    assert boarded == paid


def test_the_next_move_ends_it_for_the_channel() -> None:
    """The next move ends it for the channel, but not the automatic roll; the caught player keeps it."""
    moved = [ROLL, MOVE, CAUGHT, TURN, NEXT]
    assert shown(moved)
    assert shown([*moved, MOVE]) == []
    assert shown([*moved, MOVE], B)


def after(given: str, *moves: tuple[Seat, str]) -> tuple[list[Event], list[View]]:
    """Return what moves from a position tell, and a player's view after each of them."""
    state, told, views = core.start(sketch(given)), list[Event](), list[View]()
    for seat, typed in moves:
        state = core.apply(state, seat, read(typed))
        told += state.told
        views.append(GAME.view(state, A))
    return told, views


CAUGHT_THEN = "seats 3\nwagon 1: D6 N=G\nwagon 2: F2 S=R\nplan: moving Y 2; moving G 2; moving R 2; turn Y"


def test_one_s_own_capture_gives_way_to_those_of_others() -> None:
    """Once others have moved, what they did is shown, or nothing if they did nothing to any mole."""
    told, views = after(CAUGHT_THEN, (A, "move 1 d8 left"))
    assert GAME.pictures.reveal(told, views[-1])[-1].shows.seat == A
    told, views = after(CAUGHT_THEN, (A, "move 1 d8 left"), (B, "move 2 f3 left"))
    (*_, last) = (panel.shows for panel in GAME.pictures.reveal(told, views[-1]))
    assert last.seat == B
    told, views = after(CAUGHT_THEN, (A, "move 1 d8 left"), (B, "move 2 e2 left"))
    assert GAME.pictures.reveal(told, views[-1]) == ()


def test_the_board_marks_where_moles_were_caught_since_one_s_own_move() -> None:
    """The spaces carry the colour of the mole; to the channel only the latest move counts."""
    told, (first, second) = after(CAUGHT_THEN, (A, "move 1 d8 left"), (B, "move 2 f3 left"))
    marked = GAME.pictures.since(told, second)
    assert marked.lately == {"g3": "red"} == GAME.pictures.since(told, replace(second, me=None)).lately
    assert GAME.pictures.since(told, replace(second, me=C)).lately == {"c8": "green", "g3": "red"}
    assert GAME.pictures.since([event for event in told if event.say.id.endswith(("move", "turn"))], first).lately == {}
    drawn, plain = (
        GAME.pictures.own(view, "")[-1].draw(Speaker(words("en"), "poursuite", LONG)) for view in (marked, second)
    )
    assert drawn != plain


def test_every_capture_since_one_s_own_move_is_shown_on_the_board_of_its_time() -> None:
    """Several stand side by side, each with the mine right after it, its path, and the seat of the caught mole."""
    given = "seats 3\nwagon 1: D6 N=Y S=G\nwagon 2: F2 N=Y S=R\nplan: moving G 2; moving R 2; turn Y"
    told, views = after(given, (B, "move 1 d8 left"), (C, "move 2 f3 right"))
    drawn = GAME.pictures.reveal(told, replace(views[-1], decider=B))
    for panel, locale in product(drawn, LOCALES):
        image = Image.open(BytesIO(panel.draw(Speaker(words(locale), "poursuite", LONG))))
        assert (image.width, image.height) == (800, 364)
    frames = [panel.shows.moves for panel in drawn]
    assert [[len(one.fates) for one in moves] for moves in frames] == [[0], [1, 0], [1, 1]]
    first, second = frames[-1]
    assert (first.seat, first.cell, first.path, first.lost) == (B, "d8", ("d6", "d7", "d8"), ("w",))
    assert (second.seat, second.cell, second.path, second.lost) == (C, "f3", ("f2", "f3"), ("e",))
    for one, seen in zip((first, second), views, strict=True):
        assert (one.wagons, dict(one.prisoners)) == (seen.wagons, seen.prisoners)
    assert frames[0][0].wagons[0].aboard == {"w": "yellow", "e": "green"}


def test_a_capture_is_shown_as_it_was_though_the_wagon_has_moved_on() -> None:
    """The other players' later moves change nothing in its picture."""
    given = "seats 3\nwagon 1: D5 N=Y S=G\nplan: moving G 2; moving R 2; turn Y"
    told, views = after(given, (B, "move 1 d6 left"), (C, "move 1 d8 left"))
    (*_, last) = (panel.shows for panel in GAME.pictures.reveal(told, views[-1]))
    assert (last.cell, last.path, last.wagons, dict(last.prisoners)) == (
        "d6",
        ("d5", "d6"),
        views[0].wagons,
        views[0].prisoners,
    )


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_was_told_leads_back_to_every_earlier_view(seats: int, options: dict[str, str]) -> None:
    """Undoing sentences gives wagons, prisoners, Wotan and treasures as they were, in random games."""
    told, seen = list[Say](), list[tuple[int, View]]()
    for state, _, _ in moments(seats, "past", options):
        told += [event.say for event in state.told] if seen else []
        now = GAME.view(state, None)
        for number, earlier in seen[-12::5]:
            found = past(now, told, number)
            for name in ("wagons", "prisoners", "wotan", "treasure"):
                assert getattr(found, name) == getattr(earlier, name), [one.id for one in told[number:]]
            assert [one.treasures for one in found.players] == [one.treasures for one in earlier.players]
        seen.append((len(told), now))
