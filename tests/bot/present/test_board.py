"""The public board and the private hand: what they say, and which controls stand below."""

from collections import deque
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Phase, Sitter
from bot.post import Button, Buttons, Menu, Picture, Post, PostedMessage, Text
from bot.present.messages.board import board_post, describe_post, heading, old_board_post
from bot.present.messages.hand import hand_post, step_post
from bot.present.messages.history import past_post
from bot.present.messages.score import done_well, score_lines
from bot.present.messages.tables import beside_post
from bot.present.words.speech import voice
from bot.tables.view import TableView
from games import core
from games.core import Deal, Event, Number, OneOf, Say, Seat, State, say
from games.registry import GAMES
from locales import Words
from tests.lantern import GAME, Light
from tests.lantern.maze import Climb, Rest, glance, table
from tests.looking import look

from .limits import taken
from .play import positions, table_of

END = [ControlAction.AGAIN, ControlAction.REPLAY, ControlAction.MENU]
A, B, C = Seat(0), Seat(1), Seat(2)
STORY = tuple(say("lantern-lit", seat=n % 3, gallery=n) for n in range(1, 20))


def begun(*bids: int) -> State:
    """A table at the first bid, with the bids of the first seats already in."""
    state = GAME.begin(Deal(3, "lamp", first=A))
    for seat, coins in enumerate(bids):
        state = core.apply(state, Seat(seat), Number(coins))
    return state


def finished() -> TableView:
    """The end of a game."""
    dice, state = core.Dice("end"), begun()
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
    return look(replace(table(), phase=Phase.OVER), state, None, STORY)


def actions(post: Post) -> list[ControlAction]:
    return [parse(control.id).action for control in post.controls()]


def lines(post: Post) -> list[str]:
    return post.words().splitlines()


def test_the_heading_names_the_game_and_whose_turn_it_is(english: Words) -> None:
    post = taken(board_post(look(table(), begun(1, 3, 2), None), english))
    assert lines(post)[0] == "### Lantern · Odo to play"


def test_the_question_stands_right_above_the_controls(english: Words) -> None:
    post = board_post(look(table(), begun(1, 3, 2), None), english)
    place = next(i for i, block in enumerate(post.blocks) if isinstance(block, Menu))
    assert post.blocks[place - 1] == Text("**Odo, which gallery do you light?**")
    assert isinstance(post.blocks[place + 1], Buttons)


def test_a_question_that_the_game_puts_on_the_board_is_told_once(english: Words, monkeypatch) -> None:
    asked = replace(look(table(), begun(1, 3, 2), None), game=replace(GAME, board=lambda seen: ASKING))
    assert board_post(asked, english).words().count("which gallery") == 1


ASKING = (core.Section(None, (say("lantern-ask-light", seat=1), say("lantern-secret"))),)


def test_a_secret_decision_tells_who_is_still_choosing(english: Words) -> None:
    post = taken(board_post(look(table(), begun(4), None), english))
    assert lines(post)[0] == "### Lantern · everyone chooses in secret"
    assert lines(post)[-2:] == ["**Odo and Zoé** are still choosing.", "**Mira** is ready."]
    assert actions(post) == [ControlAction.TURN, ControlAction.HAND, ControlAction.ASKED, ControlAction.MENU]


def test_the_last_of_the_story_is_told_oldest_first(english: Words) -> None:
    told = [line for line in lines(board_post(look(table(), begun(), None, STORY), english)) if line.startswith("> ")]
    assert told == [f"> **{('Mira', 'Odo', 'Zoé')[n % 3]}** lights gallery {n}." for n in range(10, 20)]


def test_a_picture_takes_the_place_of_the_words_and_describe_brings_them(english: Words) -> None:
    seen = look(table(), begun(), None)
    post = taken(board_post(seen, english, [Picture("board.png", b"png", "The mine")]))
    assert "Mira: 6 coins" not in post.words()
    assert ControlAction.DESCRIBE in actions(beside_post(seen, english))
    assert "Mira: 6 coins, 0 galleries lit" in describe_post(seen, english).words()


def test_a_board_too_long_for_a_message_ends_with_a_hint(lang: Words) -> None:
    long = replace(look(table(), begun(), None), game=replace(GAME, board=lambda seen: GAME.board(seen) * 60))
    post = taken(board_post(long, lang))
    assert lang.text("bot-board-cut") in lines(post)
    assert ControlAction.MENU in actions(post)


def test_a_long_description_has_pages_and_loses_nothing(lang: Words) -> None:
    """Anybody who reads instead of looking gets all of it."""
    long = replace(look(table(), begun(), None, STORY), game=replace(GAME, board=lambda seen: GAME.board(seen) * 60))
    posts, at = [], 0
    while True:
        posts.append(taken(describe_post(long, lang, at)))
        onward = [c for c in posts[-1].controls() if parse(c.id).path == (f"p{at + 1}",)]
        if not onward:
            break
        at += 1
    assert at >= 1
    one = GAME.board(long.view)[0].lines[0]
    assert sum(lines(post).count(voice(lang, table())(one)) for post in posts) == 60
    assert posts[-1] == describe_post(long, lang, 999)
    assert (
        posts[-1]
        .words()
        .endswith(lang.text("bot-board-choosing", names=lang.enumerate(["Mira", "Odo", "Zoé"]), count=3))
    )


def test_a_computer_player_gets_no_controls(english: Words) -> None:
    seats = (Sitter("Mira", 1), Sitter("Anatole", None, "random"), Sitter("Zoé", 2))
    post = board_post(look(replace(table(), sitters=seats), begun(1, 3, 2), None), english)
    assert not [control for control in post.controls() if isinstance(control, Menu)]


def test_the_end_shows_winners_and_places(english: Words) -> None:
    """A source that is the whole score is not told again."""
    seen = finished()
    seen = replace(
        seen,
        outcome=core.Outcome(
            (core.Score(A, 3, {"lit": 3}), core.Score(B, 5, {"lit": 5}), core.Score(C, 3, {"lit": 0})), ((B,), (A, C))
        ),
    )
    post = taken(board_post(seen, english))
    assert lines(post)[0] == "### Lantern · final score"
    assert lines(post)[-4:] == [
        "**Odo wins!**",
        "**1. Odo** · 5 points",
        "**2. Mira** · 3 points",
        "**2. Zoé** · 3 points",
    ]
    assert actions(post) == END
    look = [ControlAction.HISTORY, ControlAction.REPLAY, ControlAction.MORE, ControlAction.DESCRIBE]
    assert actions(past_post(seen, english)) == [*look, ControlAction.RECAP, ControlAction.FAIR, ControlAction.RULES]


def test_the_final_score_stands_right_above_the_result(english: Words) -> None:
    """The end of the story comes before it: on a phone, what is last in a message is what is seen."""
    picture = Picture("score.png", b"png", "The final score")
    playing = board_post(look(table(), begun(), None, STORY), english, [picture])
    over = board_post(replace(finished(), events=look(table(), begun(), None, STORY).events), english, [picture])
    kinds = [[type(block).__name__ for block in post.blocks[:4]] for post in (playing, over)]
    assert kinds == [["Text", "Picture", "Text", "Divider"], ["Text", "Text", "Picture", "Divider"]]


def test_a_source_that_equals_the_total_is_told_beside_others(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has made good for a loss is not the whole score; one source alone needs no line."""
    scores = (core.Score(A, 10, {"lit": 10, "debt": -3, "loan": 3}), core.Score(B, 3, {"lit": 3}))
    seen = replace(finished(), outcome=core.Outcome(scores, ((A,), (B,))))
    monkeypatch.setattr(
        english, "text", lambda text, **values: f"{values['part']} {values['shown']}" if "part" in values else text
    )
    for is_drawn in (False, True):
        told = score_lines(seen, english, is_drawn=is_drawn)
        assert [line for line in told if line.startswith("-# ")] == [
            "-# lantern-score-lit 10 · lantern-score-loan 3 · lantern-score-debt −3",
            "-# lantern-score-lit 3",
        ]


def test_the_end_tells_what_made_the_difference_and_what_was_done_well(english: Words, monkeypatch) -> None:
    """The two sources in which the winner leads most on the second; and for each player the one they led in."""
    scores = (
        core.Score(A, 12, {"lit": 3, "loan": 9, "oil": 1, "debt": -1}),
        core.Score(B, 6, {"lit": 5, "loan": 2, "oil": 0, "debt": -1}),
        core.Score(C, 1, {"lit": 1}),
    )
    seen = replace(finished(), outcome=core.Outcome.by_points(scores))
    text = english.text

    def named(name: str, /, **values: object) -> str:
        return name.removeprefix("lantern-score-") if name.startswith("lantern-score-") else text(name, **values)

    monkeypatch.setattr(english, "text", named)
    assert score_lines(seen, english)[-1] == "What made the difference to Odo: loan (+7) and oil (+1)."
    assert [done_well(seen, seat, english) for seat in (A, B, C)] == [
        ["**What you did well** · loan: 9, more than anyone else."],
        ["**What you did well** · lit: 5, more than anyone else."],
        ["**What you did well** · lit: 1."],
    ]


def test_the_reason_of_a_defeat_is_told_once(lang: Words) -> None:
    """In the picture where there is one, else in words; that nobody has won is told in both."""
    defeat = core.Outcome((), (), core.Ending.LOST, reasons=(core.say("bot-hand-resting"),))
    seen = replace(finished(), outcome=defeat)
    (verdict,) = score_lines(seen, lang, is_drawn=True)
    assert score_lines(seen, lang) == [verdict, lang.text("bot-hand-resting")]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_end_of_a_guided_game_has_one_coloured_button(game: core.Game, lang: Words) -> None:
    """Rematch; a table for others and the next lesson are offered beside it in grey."""
    assert game.guided is not None
    at = replace(table_of(game, game.seats[0], ("Mira", "Odo"), lang.locale), phase=Phase.OVER, is_guided=True)
    (last,) = deque(positions(game, game.seats[0], "guided end"), maxlen=1)
    buttons = [one for one in board_post(look(at, last[0], None), lang).controls() if isinstance(one, Button)]
    assert [parse(one.id).action for one in buttons if one.style != "secondary"] == [ControlAction.AGAIN]
    assert ControlAction.OPEN in [parse(one.id).action for one in buttons]
    private = hand_post(look(at, last[0], A), lang)
    assert ControlAction.OPEN not in actions(private)
    assert lang.text("bot-help-guided-over-private", game=lang.text(f"{game.id}-title")) in private.words()


@pytest.mark.parametrize(
    ("winners", "told"), [((), "**The game is lost.**"), ((A, C), "**Mira and Zoé share the victory!**")]
)
def test_a_victory_may_be_shared_or_nobody_s(winners, told, english: Words) -> None:
    seen = finished()
    scores = tuple(core.Score(seat, 3, {}) for seat in (A, B, C))
    assert told in lines(board_post(replace(seen, outcome=core.Outcome(scores, winners and (winners,))), english))


def test_a_table_given_up_keeps_no_controls_of_play(lang: Words) -> None:
    given_up = replace(table(), phase=Phase.ENDED)
    post = taken(board_post(look(given_up, begun(), None), lang))
    assert actions(post) == END
    assert lang.text("bot-board-ended-how") in post.words()
    own = taken(hand_post(look(given_up, begun(), A), lang))
    assert actions(own) == END
    assert lang.text("bot-board-ended-how") in own.words()


def test_a_conceded_game_names_its_winner(english: Words) -> None:
    """Once in the heading and once in the sentence below, on the board as in the hand; the story does not repeat it."""
    conceded = Event(Say("bot-notice-conceded", {"name": "Mira", "winner": "Zo*"}))
    for seat, post_of in ((None, board_post), (A, hand_post)):
        seen = replace(look(replace(table(), phase=Phase.ENDED), begun(), seat), events=(conceded,))
        told = taken(post_of(seen, english)).words()
        assert told.count("**Mira concedes: Zo\\* wins this game.**") == told.count("concedes") == 1
    assert heading(replace(seen, seat=None), english) == "### Lantern · Zo\\* wins"


def test_a_game_given_up_together_is_lost(english: Words) -> None:
    """Nobody has won; the heading says so."""
    given_up = Event(Say("bot-notice-given-up", {}))
    seen = replace(look(replace(table(), phase=Phase.ENDED), begun(), None), events=(given_up,))
    assert heading(seen, english) == english.text("bot-board-lost", game=english.text("lantern-title"))
    told = english.text("bot-notice-given-up")
    assert f"**{told}**" in board_post(seen, english).words()


def test_a_game_that_ceased_to_count_says_why(english: Words) -> None:
    """On the board while it is played, and beside the result."""
    rewound = replace(table(), rewound=True)
    why = english.text("bot-unrated", why="rewound")
    assert why in taken(board_post(look(rewound, begun(), None), english)).words()
    ended = replace(rewound, phase=Phase.ENDED)
    assert why in taken(board_post(look(ended, begun(), None), english)).words()
    over = replace(look(rewound, begun(), None), outcome=core.Outcome((), (), core.Ending.LOST))
    assert why in "\n".join(score_lines(over, english))


def test_a_game_that_everybody_left_shows_the_way_back(english: Words) -> None:
    """Nobody is asked anything, and no computer player is said to think."""
    left = tuple(replace(one, person=None, computer="random", owner=one.person or 7) for one in table().sitters)
    post = taken(board_post(look(replace(table(), sitters=left), begun(), None), english))
    assert english.text("bot-board-asleep") in post.words()
    assert [action for action in actions(post) if action != "menu"] == ["claim"]


def test_an_old_copy_has_no_controls_and_leads_to_the_new_one(lang: Words) -> None:
    post = taken(old_board_post(table(), lang, PostedMessage(2, 77, 0.0)))
    assert actions(post) == []
    assert "https://discord.com/channels/1/2/77" in post.words()
    assert taken(old_board_post(table(), lang)).words() == lang.text("bot-board-old", game=lang.text("lantern-title"))


def test_a_hand_names_its_table_and_has_its_own_controls(english: Words) -> None:
    post = taken(hand_post(look(table(), begun(), B), english))
    assert lines(post)[0] == "### Your hand `B` · Lantern in <#2>"
    assert lines(post)[-2:] == [
        "**Odo, how many coins do you bid?**",
        "-# Nobody sees your answer until all have chosen.",
    ]
    (bids,) = (control for control in post.controls() if parse(control.id).action is ControlAction.AMOUNT)
    assert isinstance(bids, Menu)
    assert [entry.label for entry in bids.entries] == list("0123456")


def test_what_ends_a_turn_shares_a_line_with_what_stands_below_every_question(lang: Words) -> None:
    """On a phone a button more or less in the last line is nothing, a line is."""
    shape = OneOf((*(Climb(f"hall_{n}") for n in range(3, 12)), Rest()))
    *_, halls, below = (block for block in hand_post(glance(shape), lang).blocks if isinstance(block, Buttons))
    assert len(halls.buttons) == 4
    assert [parse(button.id).action for button in below.buttons] == [
        ControlAction.STEP,
        ControlAction.ASKED,
        ControlAction.MENU,
    ]


@pytest.mark.parametrize("is_first", [True, False])
def test_a_hand_says_since_when_it_tells(is_first: bool, english: Words) -> None:
    """Nobody has a last move on their first turn."""
    news = look(table(), begun(), None, STORY).events
    seen = replace(look(table(), begun(), A), news=news, is_first_turn=is_first)
    told = lines(hand_post(seen, english))[1]
    assert told == ("**Before your first move**" if is_first else "**Since your last move**")


def test_a_hand_tells_what_this_seat_alone_was_told(english: Words) -> None:
    seen = look(table(), begun(1, 3, 2), B, (), (say("lantern-stock", gallery=26),))
    assert "> Your secret gallery is number 26." in lines(hand_post(seen, english))
    assert lines(hand_post(seen, english, note="Hello"))[1] == "Hello"


def test_a_sealed_answer_can_be_changed(lang: Words) -> None:
    for post in (hand_post(look(table(), begun(4), A), lang), step_post(look(table(), begun(4), A), (), lang)):
        revise = next(control for control in taken(post).controls() if isinstance(control, Button))
        assert parse(revise.id).action is ControlAction.REVISE
        assert revise.label == lang.text("bot-button-revise")


def test_a_sealed_answer_is_told_and_nothing_else_of_the_hand(english: Words) -> None:
    """The picture shows the hand: on a phone, its words would be two screens long."""
    drawn = hand_post(look(table(), begun(4), A), english, pictures=(Picture("hand", "x.png", "A hand"),))
    assert lines(drawn)[-3:] == ["**Your answer is in.**", "> 4", "**Odo and Zoé** are still choosing."]


def test_a_hand_says_who_is_still_choosing_and_since_when(english: Words) -> None:
    """Nobody has to look for it in the channel. Discord itself keeps the time up to date."""
    seen = look(table(), begun(4), A)
    assert lines(hand_post(seen, english))[-1] == "**Odo and Zoé** are still choosing."
    asked = [replace(sitter, asked_at=1_000.0) for sitter in seen.table.sitters]
    late = replace(seen, table=replace(seen.table, sitters=tuple(asked)))
    assert lines(hand_post(late, english))[-2:] == [
        "**Odo and Zoé** are still choosing.", "-# Asked <t:1000:R>",
    ]  # fmt: skip


def test_a_player_who_is_not_asked_sees_what_the_table_waits_for(english: Words) -> None:
    post = taken(step_post(look(table(), begun(1, 3, 2), A), (), english))
    assert post.words() == "It is **Odo**’s turn.\n-# Odo, which gallery do you light?"
    assert ControlAction.STEP not in actions(post)


def test_several_who_may_speak_are_all_named(english: Words) -> None:
    seen = replace(look(table(), begun(), None), secret=False)
    assert lines(board_post(seen, english))[-1] == "**Mira, Odo and Zoé** can act now."


def test_each_control_carries_the_ticket_of_its_decision(english: Words) -> None:
    state = core.apply(begun(1, 3, 2), B, Light(7))
    post = hand_post(look(table(), state, C), english)
    tickets = {
        parse(control.id).ticket for control in post.controls() if parse(control.id).action is ControlAction.STEP
    }
    assert tickets == {str(core.ticket(state, C))}


@pytest.mark.parametrize("reason", ["disasters", "castle"])
def test_a_defeat_of_the_castle_says_what_to_do_better(reason: str, lang: Words) -> None:
    """Whether a picture tells the reason or not."""
    said = core.say(f"winter-defeat-{reason}", n=4, most=4, monsters=())
    game = GAMES["winter"]
    at = replace(table_of(game, 1, ("Mira",), lang.locale), phase=Phase.OVER)
    (last,) = deque(positions(game, 1, "lost"), maxlen=1)
    lost = replace(look(at, last[0], None), outcome=core.Outcome((), (), core.Ending.LOST, reasons=(said,)))
    for is_drawn in (False, True):
        assert lang.text(f"{said.id}.hint") in score_lines(lost, lang, is_drawn=is_drawn)
