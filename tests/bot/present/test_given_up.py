"""The pictures of a game that ended before its final score."""

from dataclasses import replace

import pytest

from bot.model import Contest, Phase
from bot.post import Picture
from bot.present.messages.board import board_post, describe_post, end_row, ended_text
from bot.present.messages.hand import hand_post
from bot.present.panels import FILES, describe, panels, speaker_of
from bot.present.speech import OVER, sentence
from bot.tables.ending import STOOD
from bot.tables.proposals import Concede
from bot.tables.view import TableView, view_for
from games import core
from games.core import Concession, Event, Say, Seat
from games.registry import GAMES
from locales import Words
from tests.bot.tables.memory import MIRA, MemoryTable
from tests.lantern.maze import table
from tests.looking import look

from .limits import taken
from .play import begun

A, B = Seat(0), Seat(1)


def conceded(game: str, seat: Seat | None) -> tuple[MemoryTable, TableView]:
    """Return a game that Mira has conceded after some moves at random, and how it is seen."""
    is_shared = GAMES[game].concession is Concession.COMMON_DEFEAT
    played, dice = MemoryTable.playing(game, 1 if is_shared else 2), core.Dice("conceded")
    for _ in range(5 if is_shared else 30):
        played.answer(dice)
    played.do(Concede(MIRA))
    return played, view_for(played.table, played.state, seat, events=played.after.told)


@pytest.mark.parametrize("seat", [None, A])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_given_up_ends_with_its_closing_position_and_the_picture_of_its_result(
    game: str, seat: Seat | None, lang: Words
) -> None:
    """After a concession the points stand just above the text, as after a final score; a common defeat has none."""
    played, seen = conceded(game, seat)
    shown, speak = panels(seen), speaker_of(seen, lang)
    is_shared = seen.game.concession is Concession.COMMON_DEFEAT
    score = () if is_shared else seen.game.pictures.score(seen.view, seen.game.outcome(played.state))
    closing = [panel.id for panel in seen.game.pictures.table(seen.view)]
    assert [panel.id for panel in shown] == [*closing, "ending", *(panel.id for panel in score)]
    assert len(shown) <= FILES
    ending = shown[len(closing)]
    assert all(panel.draw(speak)[:4] == b"\x89PNG" for panel in shown[len(closing) :])
    if is_shared:
        assert describe(ending, seen, lang) == f"{lang.text('bot-picture-lost')}."
    else:
        assert ending.describe == (Say("bot-picture-won", {"seat": B}), Say("bot-picture-conceded", {"seat": A}))
        told = describe(shown[-1], seen, lang)
        assert told.index("Odo") < told.index("Mira"), "whoever was given the game comes first, whatever the points"


def test_after_a_concession_nothing_is_lit_that_can_no_longer_be_chosen(lang: Words) -> None:
    played = MemoryTable.playing("poursuite", 2)
    before = panels(view_for(played.table, played.state, None))
    played.do(Concede(MIRA))
    seen = view_for(played.table, played.state, None, events=played.after.told)
    closing = [panel for panel in panels(seen) if panel.id in {one.id for one in before}]
    assert [panel.id for panel in closing] == [panel.id for panel in before]
    assert [panel.shows for panel in closing] != [panel.shows for panel in before]
    assert lang.text("bot-button-again") in [one.label for one in taken(board_post(seen, lang)).controls()]
    first, *_, again, _ = end_row(replace(seen, table=replace(seen.table, contest=Contest.OWN_DEAL)), lang).buttons
    assert (first.label, first.style) == (lang.text("tournament-button-of"), "primary"), "to the next game"
    assert (again.label, again.style) == (lang.text("bot-button-again"), "secondary")


def test_no_points_are_shown_while_others_play_the_same_deal() -> None:
    played, seen = conceded("tunhell", None)
    held = view_for(replace(played.table, is_held=True), played.state, None, events=seen.events)
    assert [panel.id for panel in panels(seen)][-2:] == ["ending", "score"]
    assert [panel.id for panel in panels(held)][-1:] == ["ending"]


def test_the_last_picture_of_a_game_stopped_early_crowns_nobody(lang: Words) -> None:
    for told, text in (("bot-notice-agreed", "bot-picture-stopped"), ("bot-notice-given-up", "bot-picture-lost")):
        ended = replace(look(replace(table(), phase=Phase.ENDED), begun(), None), events=(Event(Say(told, {})),))
        ending = next(panel for panel in panels(ended) if panel.id == "ending")
        assert [one.id for one in ending.describe] == [text]
        assert ending.draw(speaker_of(ended, lang))[:4] == b"\x89PNG"


def test_after_a_concession_points_and_crown_stand_once_and_both_posts_have_one_frame(lang: Words) -> None:
    """The picture of the points has them and the crown; without pictures, the points are said in words."""
    picture = Picture("score.png", b"png", "The score")
    said = Say(STOOD, {"best_seat": B, "best": 9, "other_seat": A, "other": 4})
    for seat, make in ((None, board_post), (A, hand_post)):
        seen = replace(conceded("poursuite", seat)[1], closing=(said,))
        ending = next(panel for panel in panels(seen) if panel.id == "ending")
        assert ending.shows[-1] is False, "the crown stands beside the points"
        told = sentence(lang, said, seen.table)
        drawn, bare = make(seen, lang, pictures=[picture]), make(seen, lang)
        assert (told in drawn.words(), told in bare.words()) == (False, True)
        assert (drawn.accent, bare.accent) == (OVER, OVER)
        held = replace(seen, stood=None)
        assert next(panel for panel in panels(held) if panel.id == "ending").shows[-1] is True


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_text_of_a_game_given_up_asks_and_offers_nothing(game: str, lang: Words) -> None:
    """The game in words ends with how it came out: neither a question nor what could be done now stands below it."""
    _, seen = conceded(game, A)
    told = taken(describe_post(seen, lang)).words()
    assert told.endswith(ended_text(seen, lang, is_drawn=False))
    assert game != "tunhell" or lang.text("tunhell-hand-possible") not in told
