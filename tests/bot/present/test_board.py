"""The text and controls of the public board and the private hand."""

from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Occupant
from bot.post import Button, Buttons, Menu, Picture, PostedMessage, Text
from bot.present.messages.board import board_post, describe_post, old_board_post, waiting_text
from bot.present.messages.hand import hand_post, step_post
from bot.present.messages.menu import menu_post
from bot.present.messages.tables import beside_post
from bot.present.speech import voice
from games import core
from games.core import Deal, Event, OneOf, Seat, say
from games.dungeon_lords import GAME as DUNGEON_LORDS
from games.tunhell import GAME as TUNHELL
from locales import Words
from tests.lantern import GAME, Light
from tests.lantern.maze import Climb, Rest, glance, table
from tests.lantern.texts import lantern_words
from tests.looking import look

from .limits import taken
from .play import PLAIN, STORY, actions, begun, lines, set_kinds, table_of

END = [ControlAction.AGAIN, ControlAction.REPLAY, ControlAction.MENU]
A, B, C = Seat(0), Seat(1), Seat(2)
HERE = "-# Odo can answer below, or in private messages."
ALONE = "-# Answer in your private messages, or with “My turn” here."


def test_the_heading_names_the_game_and_whose_turn_it_is(english: Words) -> None:
    post = taken(board_post(look(table(), begun(1, 3, 2), None), english))
    assert lines(post)[0] == "### Lantern · Odo to play"


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (None, "### Dungeon Lords (year 1, winter) · everyone chooses in secret"),
        (A, "### `A` Your hand, your turn · Dungeon Lords (year 1, winter) in <#9223372036854775806>"),
    ],
)
def test_the_heading_says_how_far_a_game_with_seasons_has_got(seat: Seat | None, told: str, english: Words) -> None:
    state = DUNGEON_LORDS.begin(Deal(3, "stage"))
    view = look(table_of(DUNGEON_LORDS, 3, PLAIN), state, seat)
    post = board_post(view, english) if seat is None else hand_post(view, english)
    assert lines(post)[0] == told


def test_each_reader_finds_their_own_controls_in_their_language(english: Words) -> None:
    """The button to them is labelled in all languages of the table; one awaited alone is asked in theirs."""
    view, french = look(table(), begun(1, 3, 2), None), lantern_words("fr")
    there = "-# À Odo de répondre, ci-dessous ou par message privé."
    for langs, label, told, asked in (
        ({A: english, B: english}, "My turn", HERE, "Which gallery?"),
        ({A: french, B: english}, "My turn / Mon tour", HERE, "Which gallery?"),
        ({A: english, B: french}, "My turn / Mon tour", there, "Quelle galerie\u202f?"),
    ):
        post = taken(board_post(view, english, langs=langs))
        turn = [one for one in post.controls() if parse(one.id).action is ControlAction.TURN]
        assert [one.label for one in turn] == [label]
        assert told in post.words().splitlines()
        assert [block.placeholder for block in post.blocks if isinstance(block, Menu)] == [asked]


def test_who_must_answer_from_their_own_hand_is_told_in_the_language_of_the_table(english: Words) -> None:
    """No controls follow in the channel, so that the line is for everyone who waits."""
    view = look(table_of(TUNHELL, 2, PLAIN), TUNHELL.begin(Deal(2, "line", first=A)), None)
    post = taken(board_post(view, english, langs={A: lantern_words("fr"), B: english}))
    assert "private messages" in post.words()
    assert "par message privé" not in post.words()


def test_the_question_stands_right_above_the_controls(english: Words) -> None:
    post = board_post(look(table(), begun(1, 3, 2), None), english)
    place = next(i for i, block in enumerate(post.blocks) if isinstance(block, Menu))
    assert post.blocks[place - 1] == Text(f"**Odo is choosing a gallery to light.**\n{HERE}")


def test_a_question_that_the_game_puts_on_the_board_is_told_once(english: Words, monkeypatch) -> None:
    others = tuple(replace(one, person=None, computer="normal") for one in table().occupants)
    alone = replace(table(), occupants=(others[0], table().occupants[1], others[2]))
    asked = replace(look(alone, begun(1, 3, 2), None), game=replace(GAME, board=lambda seen: ASKING))
    assert board_post(asked, english).words().count("which gallery") == 1


ASKING = (core.Section(None, (say("lantern-ask-light", seat=1), say("lantern-secret"))),)


def test_a_secret_decision_tells_who_is_still_choosing(english: Words) -> None:
    post = taken(board_post(look(table(), begun(4), None), english))
    assert lines(post)[0] == "### Lantern · everyone chooses in secret"
    assert lines(post)[-2:] == ["**Mira** is ready.", ALONE]
    assert actions(post) == [ControlAction.TURN, ControlAction.HAND, ControlAction.ASKED, ControlAction.MENU]


def test_a_secret_decision_of_a_game_with_words_for_it_tells_what_is_chosen(english: Words) -> None:
    """Those who wait read what the others choose, like in an open decision."""
    seen = look(table(), begun(4), A)
    seen = replace(seen, asked="choose-hands", table=replace(seen.table, game="winter"))
    assert waiting_text(seen, english) == "**Odo and Zoé are still choosing cards for the week.**"


def test_the_last_of_the_story_is_told_oldest_first(english: Words) -> None:
    seen = look(table(), begun(), None, [*STORY, *STORY])
    told = [line for line in lines(board_post(seen, english)) if line.startswith("> ")]
    assert told == [f"> **{('Mira', 'Odo', 'Zoé')[n % 3]}** lights gallery {n}." for n in range(6, 20)]


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
    """A long description is split into pages without losing anything."""
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
    seats = (Occupant("Mira", 1), Occupant("Anatole", None, "random"), Occupant("Zoé", 2))
    post = board_post(look(replace(table(), occupants=seats), begun(1, 3, 2), None), english)
    assert not [control for control in post.controls() if isinstance(control, Menu)]


def test_an_old_copy_has_no_controls_and_leads_to_the_new_one(lang: Words) -> None:
    post = taken(old_board_post(table(), lang, PostedMessage(2, 77, 0.0)))
    assert actions(post) == []
    assert "https://discord.com/channels/1/2/77" in post.words()
    assert taken(old_board_post(table(), lang)).words() == lang.text("bot-board-old", game=lang.text("lantern-title"))


def test_a_hand_names_its_table_and_has_its_own_controls(english: Words) -> None:
    post = taken(hand_post(look(table(), begun(), B), english))
    assert lines(post)[0] == "### `B` Your hand, your turn · Lantern in <#2>"
    assert lines(post)[-2:] == [
        "**Odo, how many coins do you bid?**",
        "-# Nobody sees your answer until everyone has chosen.",
    ]
    bids = [control for control in post.controls() if parse(control.id).action is ControlAction.AMOUNT]
    assert [bid.label for bid in bids if isinstance(bid, Button)] == list("0123456")


@pytest.mark.parametrize("most", [1, 2, 5])
def test_what_ends_a_turn_always_stands_alone_above_the_last_row(most: int, lang: Words) -> None:
    """A button that ends a turn has the row above the explanation for itself, however many answers there are."""
    shape = OneOf((*(Climb(f"hall_{n}") for n in range(3, 3 + most)), Rest()))
    *_, end, below = (block for block in hand_post(glance(shape), lang).blocks if isinstance(block, Buttons))
    rest = lang.text("lantern-do-rest")
    assert [button.label for button in end.buttons] == [rest]
    assert parse(below.buttons[0].id).action is ControlAction.ASKED


@pytest.mark.parametrize("is_first", [True, False])
def test_a_hand_says_since_when_it_tells(is_first: bool, english: Words) -> None:
    """A hand's news say that they start at the last move, except on a first turn."""
    news = look(table(), begun(), None, STORY).events
    seen = replace(look(table(), begun(), A), news=news, has_moved=not is_first)
    told = lines(hand_post(seen, english))[1]
    assert told == ("**Before your first move**" if is_first else "**Since your last move**")


def test_ones_own_last_move_is_news_only_until_others_have_moved(english: Words, monkeypatch) -> None:
    """Then it is left out, also where it brought points, and before that it is not said to be later than itself."""
    set_kinds(monkeypatch, scored="lantern-lit")
    own, other = (Event(say("lantern-lit", seat=seat, gallery=4)) for seat in (A, B))
    mine, theirs = (replace(one, is_heading=True) for one in (own, other))
    waiting = replace(look(table(), begun(1, 3, 2), A), has_moved=True)
    told = {
        news: [
            line
            for line in lines(hand_post(replace(waiting, news=news), english))
            if "lights" in line or "last" in line
        ]
        for news in ((own,), (mine, own), (own, mine, own), (own, other), (mine, own, theirs, other))
    }
    lit, odo, since = "**Mira** lights gallery 4.", "> **Odo** lights gallery 4.", "**Since your last move**"
    assert told[own,] == ["**Your last move**", f"> {lit}"]
    assert told[mine, own][0] == "**Your last move**"
    assert told[own, mine, own][0] == since  # the turn that has begun is not the last move
    assert told[own, other] == [since, odo]
    assert [told[mine, own, theirs, other][number] for number in (0, -1)] == [since, odo]
    assert not any(lit in line for line in told[mine, own, theirs, other])


def test_a_waiting_player_reads_what_has_happened_since_their_last_move_in_order(english: Words) -> None:
    """What others did and what the reader alone was told stand in order, under the game's headings."""
    lit, hidden = Event(say("lantern-lit", seat=A, gallery=4)), Event(say("lantern-stock", gallery=26), to=B)
    waiting = replace(look(table(), begun(1, 3, 2), B), private=(hidden.say,), has_moved=True)
    head = Event(say("lantern-round", n=2), is_heading=True)
    told = lines(hand_post(replace(waiting, news=(lit, head, hidden)), english, note="Hello"))
    assert told[1:6] == [
        "Hello",
        "**Since your last move**",
        "> **Mira** lights gallery 4.",
        "**Another round, 2 to come**",
        "> Your secret gallery is number 26.",
    ]
    assert "**Since your last move**" not in lines(hand_post(waiting, english))


def test_a_sealed_answer_can_be_changed(lang: Words) -> None:
    for post in (hand_post(look(table(), begun(4), A), lang), step_post(look(table(), begun(4), A), (), lang)):
        revise = next(control for control in taken(post).controls() if isinstance(control, Button))
        assert parse(revise.id).action is ControlAction.REVISE
        assert revise.label == lang.text("bot-button-revise")


def test_a_sealed_answer_is_not_taken_back_beside_the_button_that_changes_it(lang: Words) -> None:
    """Next to the button that changes a sealed answer there is none for taking back, which is in the menu instead."""
    seen = replace(look(table(), begun(4), A), can_take_back=True)
    assert ControlAction.TAKE_BACK not in actions(hand_post(seen, lang))
    assert lang.text("bot-menu-back") in menu_post(seen, lang, 0.0).words()


def test_a_sealed_answer_is_told_and_nothing_else_of_the_hand(english: Words) -> None:
    """A sealed answer is shown, but not the hand's text, which the picture shows."""
    drawn = hand_post(look(table(), begun(4), A), english, pictures=(Picture("hand", "x.png", "A hand"),))
    assert lines(drawn)[-3:] == ["**Your answer is in.**", "> 4", "**Odo and Zoé** are still choosing."]


def test_a_hand_says_who_is_still_choosing_and_since_when(english: Words) -> None:
    """A hand names who is still choosing and since when, with a Discord timestamp."""
    seen = look(table(), begun(4), A)
    assert lines(hand_post(seen, english))[-1] == "**Odo and Zoé** are still choosing."
    asked = [replace(occupant, asked_at=1_000.0) for occupant in seen.table.occupants]
    late = replace(seen, table=replace(seen.table, occupants=tuple(asked)))
    assert lines(hand_post(late, english))[-2:] == [
        "**Odo and Zoé** are still choosing.", "-# 💭 asked <t:1000:R>",
    ]  # fmt: skip


def test_a_player_who_is_not_asked_sees_what_the_table_waits_for(english: Words) -> None:
    post = taken(step_post(look(table(), begun(1, 3, 2), A), (), english))
    assert post.words() == "**Odo is choosing a gallery to light.**"
    assert ControlAction.STEP not in actions(post)


def test_several_who_may_speak_are_all_named(english: Words) -> None:
    seen = replace(look(table(), begun(), None), secret=False)
    assert lines(board_post(seen, english))[-2:] == ["**Mira, Odo and Zoé** can act now.", ALONE]


def test_each_control_carries_the_ticket_of_its_decision(english: Words) -> None:
    state = core.apply(begun(1, 3, 2), B, Light(7))
    post = hand_post(look(table(), state, C), english)
    tickets = {
        parse(control.id).ticket for control in post.controls() if parse(control.id).action is ControlAction.STEP
    }
    assert tickets == {str(core.ticket(state, C))}
