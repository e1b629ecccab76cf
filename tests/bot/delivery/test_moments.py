"""Recent events above the controls: on the board until the next move, in a hand until a press."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.model import Former, Phase
from bot.post import Block, Picture, Text
from bot.present.messages import LATER, around_moment
from bot.present.messages.board import board_post
from bot.present.messages.hand import hand_post, step_field
from bot.present.panels import (
    FEWEST_FRAMES,
    FILES,
    MOST_FRAMES,
    OWN,
    Moving,
    Panels,
    describe,
    moments,
    panels,
    recent,
    speaker_of,
)
from bot.tables.records import TOOK_BACK
from bot.tables.seat_history import for_pictures, with_names_of_the_time
from bot.tables.view import TableView
from games import core
from games.core import Choice, Event, Panel, Say, Seat
from games.poursuite.choices import Move, Wotan
from games.poursuite.notation import read_position
from games.registry import GAMES
from games.tunhell.choices import Pay, Play, Recruit
from locales import words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.bot.present.test_animated_story import readers
from tests.pictures.situations import walk
from tests.tunhell.stage import sketch

GAME = GAMES["tunhell"]
DIG = """
    A hand: digger_2_0
    mine 2: dirt troll ...
    mine 2 A: warrior_1
"""
FIGHT = """
    A hand: digger_2_1
    mine 2: dirt troll ...
    mine 2 A: warrior_2 warrior_3
"""


def after(position: str, *moves: Choice) -> list[TableView]:
    """Return the public view and each seat's view after these moves."""
    state, told = sketch(position), list[Event]()
    for move in moves:
        now = core.decision(state)
        assert now is not None
        state = core.apply(state, next(iter(now.asks)), move)
        told += state.told
    story = [event for event in told if event.to is None]
    views = glances(table_of(GAME, 2, PLAIN), state, [event.say for event in story])
    return [
        replace(view, events=tuple(story), news=tuple(e for e in told if e.to in (None, view.seat))) for view in views
    ]


def test_what_somebody_did_who_left_is_told_in_words_alone() -> None:
    """An action of somebody who left is only described in words, and other pictures are unaffected."""
    lang = words("en")
    for view in after(DIG, Play("digger_2_0", 2)):
        before = replace(view.table, former=(Former(Seat(0), 0, 9, "Odo"),))
        named = with_names_of_the_time([(1, event) for event in view.events], before)
        news = with_names_of_the_time([(1, event) for event in view.news], before)
        seen = replace(view, table=before, events=tuple(e for _, e in named), news=tuple(e for _, e in news))
        assert "dig" in ids(panels(view, Panels.MOMENT))
        shown = panels(seen, Panels.MOMENT)
        assert shown
        assert "dig" not in ids(shown)
        assert all(describe(panel, seen, lang) for panel in shown)


def test_after_that_the_moves_of_the_one_who_has_the_seat_are_shown() -> None:
    """After a change of seats, moves of the new player are shown."""
    view = after(DIG, Play("digger_2_0", 2))[0]
    table = replace(view.table, former=(Former(Seat(0), 0, 1, "Odo"),))
    told = [event for _, event in with_names_of_the_time(list(enumerate(view.events)), table)]
    assert list(for_pictures(told, table)) == list(view.events[1:])


def ids(shown: Sequence[Panel]) -> list[str]:
    return [panel.id for panel in shown]


def test_the_picture_in_which_a_place_is_chosen_stands_below_what_has_happened() -> None:
    """Next to the buttons, in the channel and for the player who chooses; what has happened is above it."""
    game = GAMES["poursuite"]
    freed = "seats 2\nwagon 1: D4 N=Y\nprisoners: C6=Y C3=Y\nplan: placing-wotan Y; turn G"
    caught = "seats 2\nwagon 1: D6 N=G\nplan: moving Y 2; moving G 2; turn Y"
    last = {freed: "wagons", caught: "mine"}
    for (position, place), choice in zip(last.items(), (Wotan("c6"), Move(1, "d8", "left")), strict=True):
        state = core.apply(core.start(read_position(position)), Seat(0), choice)
        told = tuple(state.told)
        views = glances(table_of(game, 2, PLAIN), state, [event.say for event in told])
        shown = [ids(panels(replace(view, events=told, news=told), Panels.MOMENT)) for view in views]
        asked, waiting = (shown[1], shown[2]) if position == freed else (shown[2], shown[1])
        assert shown[0] == asked
        assert asked[1:] == ["moment", place]
        assert waiting == ["wagons", "mine", "moment"]


def test_the_board_of_orders_stands_below_what_has_happened() -> None:
    """Who chooses orders after an event or a combat sees them next to the buttons."""
    found = [
        ids(panels(view, Panels.MOMENT))
        for view in readers("dungeon_lords", 2, "orders")
        if view.offer is not None
        and view.offer.prompt.id.startswith("dungeon_lords-ask-orders")
        and recent(view, Panels.MOMENT)
    ]
    assert found
    assert {shown[-1] for shown in found} == {"orders"}


def test_the_latest_turn_is_told_right_above_the_picture_in_which_a_place_is_chosen() -> None:
    """So that the place, what happened to it and the buttons are in view together."""
    state = core.apply(
        core.start(read_position("seats 2\nwagon 1: D6 N=G\nplan: moving Y 2; moving G 2; turn Y")),
        Seat(0),
        Move(1, "d8", "left"),
    )
    told = tuple(state.told)
    *_, view = glances(table_of(GAMES["poursuite"], 2, PLAIN), state, [event.say for event in told])
    view = replace(view, events=told, news=told)
    shown = panels(view, Panels.MOMENT)
    pictures = [Picture(f"poursuite-{panel.id}-0.png", b"", "") for panel in shown]
    blocks = hand_post(view, words("en"), pictures=pictures, moment=recent(view, Panels.MOMENT)).blocks
    at = blocks.index(pictures[-1])
    assert shown[-1].id == "mine"
    assert isinstance(blocks[at - 1], Text)
    assert blocks[at - 2] == pictures[-2]


LAST = """
    A hand: digger_2_0
    mine 1: ...
    mine 2: dirt dirt
    mine 3:
"""


def test_the_last_dig_of_a_game_stands_above_its_score() -> None:
    """The last dig is shown above the final score, and does not move."""
    for view in after(LAST, Play("digger_2_0", 2)):
        assert view.outcome is not None
        over = replace(view, table=replace(view.table, phase=Phase.OVER))
        assert ids(panels(over, Panels.MOMENT)) == ["dig", "score"]
        assert not any(isinstance(panel, Moving) for panel in panels(over, Panels.MOTION)), "the text tells the end"
        assert ids(panels(over)) == ["score"]


def test_the_dig_comes_last_for_everyone() -> None:
    """Next to the buttons, whether or not the reader is asked."""
    for view in after(DIG, Play("digger_2_0", 2)):
        assert ids(panels(view, Panels.MOMENT)) == [*ids(panels(view)), "dig"]


@pytest.mark.parametrize("is_moving", [True, False])
def test_news_stand_beside_what_has_happened(is_moving: bool) -> None:
    """In a hand: the title, other pictures, the latest turn, its picture, the question."""
    view = replace(after(DIG, Play("digger_2_0", 2))[2], has_moved=True)
    moment = recent(view, Panels.MOTION if is_moving else Panels.MOMENT)
    pictures = [Picture("map.png", b"", ""), Picture("dig.png", b"", "")]
    blocks = hand_post(view, words("en"), pictures=pictures, moment=moment).blocks
    assert "".join(type(block).__name__[0] for block in blocks).startswith("TPTPD")
    quiet = hand_post(view, words("en"), pictures=pictures).blocks
    assert "".join(type(block).__name__[0] for block in quiet).startswith("TPPD")


def test_earlier_turns_stand_above_the_pictures() -> None:
    """As many of the latest as fit into a few lines stand beside what has happened; no title is left alone."""
    lines = ["**Since your last move**", "**A**", *["> a"] * 4, "**B**", *["> b"] * 5]
    map_, dig = Picture("map.png", b"", ""), Picture("dig.png", b"", "")
    top, first, news, last = around_moment(["Title"], (lines, []), [map_, dig], words("en"), 1)
    assert (first, last) == (map_, dig)
    assert [one.markdown.splitlines() for one in (top, news) if isinstance(one, Text)] == [
        ["Title", *lines[:6]],
        lines[6:],
    ]
    together = around_moment(["Title"], (lines[:6], []), [map_, dig], words("en"), 1)
    assert [type(one).__name__ for one in together] == ["Text", "Picture", "Text", "Picture"]
    assert texts(together) == ["Title", *lines[:6]]


def test_what_one_s_own_move_brought_stays_until_one_answers() -> None:
    """The dig of the next player stands after it, not in its place; and it is shown once where both tell the same."""
    position = "A hand: digger_2_0\nB hand: digger_1_2\nmine 1: dirt ...\nmine 2: dirt troll ...\nmine 2 A: warrior_1"
    board, mover, other = after(position, Play("digger_2_0", 2), Play("digger_1_2", 1))
    shown = [panels(replace(view, has_moved=True), Panels.MOTION)[-2:] for view in (board, mover, other)]
    assert [ids(last) for last in shown] == [["recruits", "dig"], [f"dig{OWN}", "dig"], ["mines", "dig"]]
    before = after(position, Play("digger_2_0", 2))[1]
    (own,) = panels(replace(before, has_moved=True), Panels.MOMENT)[-1:]
    assert shown[1][0].shows == own.shows != shown[1][1].shows
    answered = replace(mover, news=mover.news[len(before.news) :], has_moved=True)
    assert ids(panels(answered, Panels.MOMENT))[-2:] == ["mines", "dig"]


def test_what_one_s_own_move_brought_is_told_no_more_when_it_is_long_past() -> None:
    """Then its player has seen it; what others have done since has the room."""
    position = "A hand: digger_2_0\nB hand: digger_1_2\nmine 1: dirt ...\nmine 2: dirt troll ...\nmine 2 A: warrior_1"
    mover = replace(after(position, Play("digger_2_0", 2), Play("digger_1_2", 1))[1], has_moved=True)
    dug = after(position, Play("digger_2_0", 2))[1].news
    for told, is_shown in ((mover.news, True), (mover.news[len(dug) :], False)):
        view = replace(mover, told_at={event.say: 9.0 for event in told})
        assert (f"dig{OWN}" in ids(panels(view, Panels.MOMENT))) == is_shown
        assert ("Your last move" in hand_post(view, words("en")).words()) == is_shown


@pytest.mark.parametrize("game", ["dungeon_lords", "maphr", "poursuite", "tunhell", "winter"])
def test_what_one_s_own_move_brought_is_never_shown_twice(game: str) -> None:
    """A picture of the reader's own move is never shown beside one that tells the same, in any game."""
    for view in readers(game, max(GAMES[game].seats), "own"):
        shown = recent(view, Panels.MOMENT)
        assert len(shown) <= 2
        assert len(shown) < 2 or not {*shown[1].describe} >= {*shown[0].describe}


def test_a_fight_under_way_is_shown_once() -> None:
    """An ongoing fight is shown once: the moment replaces the panel with the same id."""
    board = after(FIGHT, Play("digger_2_1", 2))[0]
    assert ids(panels(board)).count("dig") == 1
    assert ids(panels(board, Panels.MOMENT)).count("dig") == 1
    assert panels(board, Panels.MOMENT)[-1].shows != panels(board)[-1].shows


def test_a_step_of_a_choice_shows_it_no_more() -> None:
    """A step of a choice does not show the moment again, as its reader has pressed something."""
    hand = after(DIG, Play("digger_2_0", 2))[2]
    assert "dig" not in ids(panels(hand, "slot"))


def test_the_next_move_takes_it_off_the_board() -> None:
    """The next move removes the moment from the board; the digger's hand keeps it until their own move."""
    board, digger, other = after(DIG, Play("digger_2_0", 2), Recruit(1))
    assert "dig" not in ids(panels(board, Panels.MOMENT))
    assert "dig" in ids(panels(digger, Panels.MOMENT))
    assert other.seat == Seat(1)


def test_a_message_never_has_more_pictures_than_discord_takes() -> None:
    """The moment is kept if there are too many pictures for Discord."""
    board = after(DIG, Play("digger_2_0", 2))[0]

    def many(view: object) -> list[Panel]:
        return [replace(GAME.pictures.table(view)[0], id=f"mine-{number}") for number in range(FILES)]

    board = replace(board, game=replace(GAME, pictures=replace(GAME.pictures, table=many)))
    assert ids(panels(board, Panels.MOMENT)) == [*(f"mine-{number}" for number in range(FILES - 1)), "dig"]


def test_in_the_channel_a_moment_is_one_moving_picture_that_stops_at_its_last_frame() -> None:
    """In the channel a moment is an animation of at most 400 kB and 6 seconds; elsewhere it is its last frame."""
    board = after(FIGHT, Play("digger_2_1", 2))[0]
    moving, still = (panels(board, shown)[-1] for shown in (Panels.MOTION, Panels.MOMENT))
    assert (moving.id, moving.describe) == (still.id, still.describe)
    speak = speaker_of(board, words("fr"))
    data = moving.draw(speak)
    with Image.open(BytesIO(data)) as film:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
        times = [frame.info["duration"] for frame in ImageSequence.Iterator(film)]
        assert "loop" not in film.info
    assert FEWEST_FRAMES <= len(frames) <= MOST_FRAMES
    assert (len(data) <= 400_000, sum(times) <= 6_000) == (True, True)
    last = Image.open(BytesIO(still.draw(speak))).convert("RGB")
    assert ImageChops.difference(frames[-1], last).getbbox() is None


def test_until_an_animation_has_ended_a_sentence_stands_for_what_it_shows() -> None:
    """Before it stands the move; without motion all is told at once."""
    lang, moving = words("en"), (Picture("map.png", b"", ""), Picture("dig.gif", b"", ""))
    for seen in after(FIGHT, Play("digger_2_1", 2), Pay(("warrior_2", "warrior_3"))):
        view = replace(seen, has_motion=True, has_moved=True)
        field = Panels.MOTION if view.seat is None else f"{Panels.MOTION}{step_field(view, (), lang)}"
        make = partial(board_post if view.seat is None else hand_post, view, lang, pictures=moving)
        blocks = make(moment=recent(view, field)).blocks
        told = blocks[blocks.index(moving[1]) - 1]
        assert isinstance(told, Text)
        meanwhile = (told.meanwhile or "").splitlines()
        assert any("digs" in line for line in meanwhile)
        assert meanwhile[-1] == lang.text(LATER)
        assert told.markdown.splitlines()[: len(meanwhile) - 1] == meanwhile[:-1]
        assert not any("Troll" in line for line in meanwhile)
        assert "Troll" in told.markdown
        still = make(moment=recent(view, f"{Panels.MOMENT}{field[1:]}")).blocks
        assert still[still.index(moving[1]) - 1] == replace(told, meanwhile=None)


def texts(blocks: Sequence[Block]) -> list[str]:
    return [line for block in blocks if isinstance(block, Text) for line in block.markdown.splitlines()]


def test_orders_taken_back_and_given_anew_are_drawn_once() -> None:
    """After orders that were turned up have been taken back, those given instead are shown alone."""
    game, took_back = GAMES["dungeon_lords"], Event(Say(TOOK_BACK, {"name": "Mira", "unrates": "nothing", "to": 1}))
    for state in walk(game.id, 3, "s0"):
        told = [event for event in state.told if event.to is None]
        if any(event.say.id == "dungeon_lords-log-placed" for event in told):
            break
    story = (*(replace(event, is_undone=True) for event in told), took_back, *told)
    for view in glances(table_of(game, 3, PLAIN), state, [event.say for event in told]):
        once, twice = (moments(replace(view, events=events, news=events)) for events in (tuple(told), story))
        assert [panel.shows for panel in twice] == [panel.shows for panel in once]
        assert twice[-1].draw(speaker_of(view, words("en")))
