"""The message of a finished game: final score, decisive differences, and controls."""

from collections import deque
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Contest, Phase
from bot.post import Button, Picture
from bot.present.messages.board import board_post, ended_text, heading
from bot.present.messages.hand import hand_post
from bot.present.messages.history import past_post
from bot.present.messages.score import (
    counting_lines,
    done_well,
    headline,
    score_description,
    score_lines,
    turning_lines,
)
from bot.present.speech import OVER, RESTING, sentence, small
from bot.tables.ratings import RATED
from bot.tables.turning_points import TURNED
from bot.tables.view import TableView
from games import core
from games.core import Event, Say, Seat
from games.registry import GAMES
from locales import Words
from tests.lantern.maze import table
from tests.looking import look

from .limits import taken
from .play import STORY, actions, begun, lines, positions, table_of

END = [ControlAction.AGAIN, ControlAction.REPLAY, ControlAction.MENU]
A, B, C = Seat(0), Seat(1), Seat(2)


def finished() -> TableView:
    """Return the end of a game."""
    dice, state = core.Dice("end"), begun()
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
    return look(replace(table(), phase=Phase.OVER), state, None, STORY)


def test_the_end_shows_winners_and_places(english: Words) -> None:
    """The end shows winners and places, without a source that is the whole score."""
    seen = finished()
    seen = replace(
        seen,
        outcome=core.Outcome(
            (core.Score(A, 3, {"lit": 3}), core.Score(B, 5, {"lit": 5}), core.Score(C, 3, {"lit": 0})), ((B,), (A, C))
        ),
    )
    post = taken(board_post(seen, english))
    assert lines(post)[0] == "### Lantern · Odo wins with 5, ahead of Mira (3) and Zoé (3)!"
    assert lines(post)[-3:] == [
        "**1. Odo** · 5 points",
        "**2. Mira** · 3 points",
        "**2. Zoé** · 3 points",
    ]
    assert actions(post) == END
    two = replace(seen, outcome=core.Outcome(seen.outcome.scores[:2], ((B,), (A,))))
    assert lines(board_post(two, english))[0] == "### Lantern · Odo wins 5 to 3!"
    look = [ControlAction.HISTORY, ControlAction.REPLAY, ControlAction.MORE, ControlAction.DESCRIBE]
    assert actions(past_post(seen, english)) == [*look, ControlAction.RECAP, ControlAction.FAIR, ControlAction.RULES]


def test_the_latest_turn_stands_right_above_the_question_and_pictures_above_the_result(english: Words) -> None:
    """What has just happened is thus visible together with the buttons, and so is the score."""
    picture = Picture("score.png", b"png", "The final score")
    playing = board_post(look(table(), begun(), None, STORY), english, [picture])
    over = board_post(replace(finished(), events=look(table(), begun(), None, STORY).events), english, [picture])
    kinds = [[type(block).__name__ for block in post.blocks[:4]] for post in (playing, over)]
    assert kinds == [["Text", "Picture", "Text", "Divider"], ["Text", "Picture", "Divider", "Text"]]


def test_the_first_line_of_a_finished_game_is_the_result(english: Words) -> None:
    """Winner and points come before the last turn, its animation and the final score, on the board and in the hand."""
    pictures = [Picture("moment.png", b"png", "The last moment"), Picture("score.png", b"png", "The final score")]
    seen = replace(finished(), events=look(table(), begun(), None, STORY).events)
    for post in (board_post(seen, english, pictures), hand_post(replace(seen, seat=A), english, pictures=pictures)):
        kinds = [type(block).__name__ for block in post.blocks]
        assert lines(post)[0] == headline(seen, english)
        assert kinds[kinds.index("Picture") :][:3] == ["Picture", "Picture", "Divider"]
        assert set(kinds[: kinds.index("Picture")]) == {"Text"}


def test_a_source_that_equals_the_total_is_told_beside_others(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """A source that equals the total is shown next to others that cancel out."""
    scores = (core.Score(A, 10, {"lit": 10, "debt": -3, "loan": 3}), core.Score(B, 3, {"lit": 3}))
    seen = replace(finished(), outcome=core.Outcome(scores, ((A,), (B,))))
    monkeypatch.setattr(
        english, "text", lambda text, **values: f"{values['part']} {values['shown']}" if "part" in values else text
    )
    assert [line for line in score_lines(seen, english) if line.startswith("-# ")] == [
        "-# lantern-score-lit 10 · lantern-score-loan 3 · lantern-score-debt −3",
        "-# lantern-score-lit 3",
    ]


def test_the_end_tells_what_made_the_difference_and_what_was_done_well(english: Words, monkeypatch) -> None:
    """The end names the two sources with the winner's greatest lead, and each player's best source."""
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
    assert score_lines(seen, english)[-2:] == [
        "**How the game went**",
        "What put Mira ahead of Odo: loan (+7) and oil (+1).",
    ]
    assert [done_well(seen, seat, english) for seat in (A, B, C)] == [
        ["**What you did well** · loan: 9\u00a0points, more than anyone else."],
        ["**What you did well** · lit: 5\u00a0points, more than anyone else."],
        ["**What you did well** · lit: 1\u00a0point."],
    ]


def test_a_game_alone_is_not_won_against_anybody(lang: Words) -> None:
    """A solo game uses the game's own words for success, without comparisons."""
    alone = replace(table_of(GAMES["winter"], 1, ("Mira",), lang.locale), phase=Phase.OVER)
    (last,) = deque(positions(GAMES["winter"], 1, "alone"), maxlen=1)
    seen = look(alone, last[0], None)
    seen = replace(seen, outcome=core.Outcome((core.Score(A, 30, {"monsters": 20, "disasters": 10}),), ((A,),)))
    assert score_lines(seen, lang)[0] == lang.text("winter-score-alone")
    assert score_description(seen, lang).startswith(lang.text("winter-score-alone-plain"))
    assert done_well(seen, A, lang) == []
    why = core.say("winter-reason-no-title")
    told = replace(seen, outcome=replace(seen.outcome, reasons=(why,)))
    said = sentence(lang, why, told.table)
    assert [said in score_lines(told, lang, is_drawn=is_drawn) for is_drawn in (False, True)] == [True, False]


def test_the_reason_of_a_defeat_is_told_once(lang: Words) -> None:
    """The reason of a defeat is in the picture if there is one, otherwise in words; the heading calls it a defeat."""
    defeat = core.Outcome((), (), core.Ending.LOST, reasons=(core.say("bot-hand-resting"),))
    seen = replace(finished(), outcome=defeat)
    unchanged = small(lang.text("bot-score-rated-lost"))
    assert score_lines(seen, lang, is_drawn=True) == [unchanged]
    assert score_lines(seen, lang) == [lang.text("bot-hand-resting"), unchanged]
    chosen = replace(seen, table=replace(seen.table, is_rated=False))
    assert score_lines(chosen, lang, is_drawn=True) == []
    assert (board_post(seen, lang).accent, board_post(finished(), lang).accent) == (RESTING, OVER)
    assert board_post(seen, lang).words().count(lang.text("bot-score-winners", names="", count=0).strip("*")) == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_end_of_a_guided_game_has_one_coloured_button(game: core.Game, lang: Words) -> None:
    """Only the rematch button is coloured; a table for others and the next lesson are grey."""
    assert game.guided is not None
    at = replace(table_of(game, game.seats[0], ("Mira", "Odo"), lang.locale), phase=Phase.OVER, is_guided=True)
    (last,) = deque(positions(game, game.seats[0], "guided end"), maxlen=1)
    buttons = [one for one in board_post(look(at, last[0], None), lang).controls() if isinstance(one, Button)]
    assert [parse(one.id).action for one in buttons if one.style != "secondary"] == [ControlAction.AGAIN]
    assert ControlAction.OPEN in [parse(one.id).action for one in buttons]
    private = hand_post(look(at, last[0], A), lang)
    assert ControlAction.OPEN not in actions(private)
    game_over = {"game": lang.text(f"{game.id}-title"), "channel": f"<#{at.channel}>"}
    assert lang.text("bot-help-guided-over-private", **game_over) in private.words()


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((), "**The game is lost.**"),
        ((A, C), "### Lantern · Mira and Zoé share the victory with 3 each, ahead of Odo (1)!"),
    ],
)
def test_a_victory_may_be_shared_or_nobody_s(winners, told, english: Words) -> None:
    seen = finished()
    scores = tuple(core.Score(seat, 3 if seat != B else 1, {}) for seat in (A, B, C))
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
    """A concession names the winner once in the heading and once in the sentence, and not in the story."""
    conceded = Event(Say("bot-notice-conceded", {"name": "Mira", "winner": "Zo*"}))
    for seat, post_of in ((None, board_post), (A, hand_post)):
        seen = replace(look(replace(table(), phase=Phase.ENDED), begun(), seat), events=(conceded,))
        told = taken(post_of(seen, english)).words()
        assert told.count("**Mira concedes, so Zo\\* wins this game.**") == told.count("concedes") == 1
    assert heading(replace(seen, seat=None), english) == "### Lantern · Zo\\* wins"


def test_a_game_given_up_together_is_lost(english: Words) -> None:
    """A game that all give up has no winner, and the heading says so."""
    given_up = Event(Say("bot-notice-given-up", {}))
    seen = replace(look(replace(table(), phase=Phase.ENDED), begun(), None), events=(given_up,))
    assert heading(seen, english) == english.text("bot-board-lost", game=english.text("lantern-title"))
    told = english.text("bot-notice-given-up")
    assert f"**{told}**" in board_post(seen, english).words()


def test_a_game_that_ceased_to_count_says_why(english: Words) -> None:
    """The reason why a game became unrated stands next to the result; during play it is told once, in the story."""
    rewound = replace(table(), rewound=True)
    why = english.text("bot-unrated", why="rewound")
    assert why not in taken(board_post(look(rewound, begun(), None), english)).words()
    back = Say("bot-story-took-back", {"name": "Odo", "unrates": "rating"})
    assert board_post(look(rewound, begun(), None, [back]), english).words().count("no longer rated") == 1
    ended = replace(rewound, phase=Phase.ENDED)
    assert why in taken(board_post(look(ended, begun(), None), english)).words()
    assert why in taken(hand_post(look(ended, begun(), A), english)).words()
    over = replace(look(rewound, begun(), None), outcome=core.Outcome((), (), core.Ending.LOST))
    assert why in "\n".join(score_lines(over, english))


def test_a_game_against_computers_alone_says_at_its_end_that_no_rating_changes(english: Words) -> None:
    """In a tournament the line says that the result counts there, as it does of a game given up early."""
    mira, odo, *_ = table().occupants
    alone = replace(table(), phase=Phase.OVER, occupants=(mira, replace(odo, person=None, computer="random")))
    over = replace(look(alone, begun(), None), outcome=core.Outcome((), (), core.Ending.FINISHED))
    assert english.text("bot-unrated", why="alone") in "\n".join(score_lines(over, english))
    cup = replace(alone, contest=Contest.OWN_DEAL)
    (why,) = counting_lines(cup, english)
    assert "counts in the tournament" in why
    (why,) = counting_lines(replace(table(), phase=Phase.ENDED, contest=Contest.OWN_DEAL), english)
    assert "counts in the tournament. It changes no rating: the game was given up before 5 moves" in why


def test_a_game_that_everybody_left_shows_the_way_back(english: Words) -> None:
    """A game that everybody left has a button to return, no question and no thinking computer player."""
    left = tuple(replace(one, person=None, computer="random", owner=one.person or 7) for one in table().occupants)
    post = taken(board_post(look(replace(table(), occupants=left), begun(), None), english))
    assert english.text("bot-board-asleep") in post.words()
    assert [action for action in actions(post) if action != "menu"] == ["claim"]


@pytest.mark.parametrize("lacked", range(5))
@pytest.mark.parametrize("reason", ["disasters", "castle"])
def test_a_defeat_of_the_castle_says_what_to_do_better(reason: str, lacked: int, lang: Words) -> None:
    """The advice after a defeat is shown with and without a picture, and the heading does not mention a score."""
    said = core.say(f"winter-defeat-{reason}", n=4, most=4, monsters=(), lacked=lacked)
    game = GAMES["winter"]
    at = replace(table_of(game, 1, ("Mira",), lang.locale), phase=Phase.OVER)
    (last,) = deque(positions(game, 1, "lost"), maxlen=1)
    lost = replace(look(at, last[0], None), outcome=core.Outcome((), (), core.Ending.LOST, reasons=(said,)))
    for is_drawn in (False, True):
        told = score_lines(lost, lang, is_drawn=is_drawn)
        advice = sentence(lang, Say(f"{said.id}.hint", said.values), lost.table)
        assert told.index(lang.text("bot-score-next-time")) + 1 == told.index(f"- {advice}")
    assert heading(lost, lang) == lang.text("bot-board-defeat", game=lang.text("winter-title"))


def rated(seat: Seat, first: int = 0) -> Say:
    """Return a new rating as announced at the end of a game."""
    return core.say(RATED, seat=seat, name="Mira", rating=1069, sign="up", by=69, first=first)


def test_a_final_score_says_nothing_twice(english: Words) -> None:
    """The heading has winner and margin, the picture has the points; then come the decisive turn and all ratings."""
    scores = (core.Score(A, 9, {"lit": 9, "debt": 0}), core.Score(B, 23, {"lit": 3, "loan": 20}), core.Score(C, 1, {}))
    when, won = core.say("bot-story-turn", n=3, turns=9), core.say("lantern-lit", seat=B, gallery=7)
    decided = core.say(TURNED, name="Odo", last=0, when=when, before=41, after=68, has_told=1, told=won)
    closing = (decided, rated(A), rated(B))
    at = replace(finished(), outcome=core.Outcome.by_points(scores), closing=closing)
    picture = (Picture("score.png", b"png", "The final score"),)
    own = [
        "The decisive moment came on turn 3 of 9: “Odo lights gallery 7.” "
        "Odo’s chance of winning rose from roughly 40% to 70%.",
        "-# Ratings: Odo 1,069 (+69) · Mira 1,069 (+69)",
    ]
    for seat, post_of in ((None, board_post), (A, hand_post)):
        told = lines(post_of(replace(at, seat=seat, events=()), english, pictures=picture))
        assert told[0] == "### Lantern · Odo wins with 23, ahead of Mira (9) and Zoé (1)!"
        margin = "bot-score-crushing" if seat is None else "bot-score-crushed"  # the loser reads of no victory
        assert told[-3:] == [english.text(margin), *own]
        assert "23" not in "".join(told[1:]), "the picture shows the points"


def test_the_decisive_move_is_told_with_its_maker_if_another_player_made_it(english: Words) -> None:
    """What was done comes before what it brought."""
    when, did, won = (
        core.say("bot-story-turn", n=3, turns=9),
        *(core.say("lantern-lit", seat=seat, gallery=gallery) for seat, gallery in ((A, 5), (B, 7))),
    )
    decided = core.say(TURNED, name="Odo", last=0, when=when, before=41, after=68, has_told=2, told=won, did=did)
    assert turning_lines(replace(finished(), closing=(decided,)), english) == [
        "The decisive moment came on turn 3 of 9: “Mira lights gallery 5. Odo lights gallery 7.” "
        "Odo’s chance of winning rose from roughly 40% to 70%."
    ]


def test_ratings_are_explained_after_the_first_game_alone(lang: Words) -> None:
    """Ratings are explained once, below the players, after somebody's first rated game only."""
    why = lang.text("bot-score-ratings")

    def told(first: int) -> list[bool]:
        seen = replace(finished(), closing=(rated(A, first), rated(B)))
        texts = ("\n".join(score_lines(seen, lang)), ended_text(seen, lang, is_drawn=False))
        return [text.count(why) == 1 for text in texts]

    assert told(first=1) == [True, True]
    assert told(first=0) == [False, False]


def test_the_ratings_after_a_game_with_computer_players_are_said_to_leave_them_out(english: Words) -> None:
    """Otherwise somebody who finished behind one would wonder why their rating went up."""
    scores = tuple(core.Score(seat, 9 - seat, {}) for seat in (A, B, C))
    over = replace(finished(), outcome=core.Outcome.by_points(scores), closing=(rated(A), rated(B)))
    names = [replace(one, person=n, computer="strong" if n is None else None, owner=None) for one, n in zip(
        over.table.occupants, (1, 2, None), strict=True)]  # fmt: skip
    beside = replace(over, table=replace(over.table, occupants=tuple(names)))
    told = "-# Ratings compare people with each other, not with the computer player: "
    assert [told in "\n".join(score_lines(one, english)) for one in (over, beside)] == [False, True]
