"""Letting actions pass in later rounds too: players are not asked again, and others cannot tell (D12, R62)."""

import pytest

from bot.post import Button
from bot.present.messages.hand import hand_post
from bot.tables.view import view_for
from games import core
from games.core import OneOf, Revise, Seat
from games.maphr import GAME
from games.maphr.choices import Act, Enough, Hinder, LetPass
from games.maphr.rules.impediments import Impediments
from games.maphr.state import State
from games.registry import GAMES
from locales import LOCALES, Locale, words
from tests.bot.present.play import table_of
from tests.maphr.stage import sketch

A, B, C = Seat(0), Seat(1), Seat(2)


def asked(hand: str, *, lets_pass: bool, third: bool = False) -> State:
    """Return a position after all have revealed a build; A holds these cards, and may let actions pass."""
    others = "B hand: tavern citadel\n"
    others += "C: purse_counters, 8 coins, level 1, 0 miners\nC hand: counting_house\n" if third else ""
    state = sketch(f"A hand: {hand}\n{others}agenda: choose-actions; impediments; end-round")
    for seat, clan in enumerate(state.clans):
        clan.lets_pass = lets_pass and seat == A
    state = core.start(state)
    for seat in (A, B, C)[: state.seats]:
        state = core.apply(state, seat, Act("build"))
    assert isinstance(core.decision(state).step, Impediments)
    return state


def test_who_holds_no_impediment_that_fits_is_not_asked() -> None:
    """From the beginning of a game on, a question that can only be answered in one way is answered by itself."""
    dealt = GAME.begin(core.Deal(2, "unasked"))
    assert [clan.lets_pass for clan in dealt.clans] == [True, True]
    state = asked("refused_permit", lets_pass=True)
    state.clans[B].lets_pass = True
    assert LetPass() not in core.decision(state).asks[A].shown
    unheld = sketch("A hand: archive\nB hand: tavern citadel\nagenda: choose-actions; impediments; end-round")
    state = core.apply(core.apply(core.start(unheld), A, Act("build")), B, Act("build"))
    assert not isinstance(core.decision(state).step, Impediments)


def test_it_is_offered_beside_letting_this_round_pass() -> None:
    """People are offered it whatever cards they hold; the choices of computer players do not include it."""
    for hand in ("archive", "refused_permit"):
        shape = core.decision(asked(hand, lets_pass=False)).asks[A]
        assert isinstance(shape, OneOf)
        assert (shape.beside, LetPass() in shape.choices, shape.fits(LetPass())) == ((LetPass(),), False, True)


def test_who_lets_actions_pass_is_not_asked_again() -> None:
    """It is answered at once for a player who lets actions pass, who can still revise that until the last answer."""
    state = asked("archive", lets_pass=True)
    now = core.decision(state)
    assert (set(now.asks), now.done) == ({B}, (A,))
    again = core.apply(state, A, Revise())
    assert set(core.decision(again).asks) == {A, B}
    after = core.apply(core.apply(again, A, Enough()), B, Enough())
    assert not after.clans[A].lets_pass


def test_it_holds_until_the_player_says_otherwise() -> None:
    """Playing an impediment, or keeping it for once, is an answer to a question that was to be asked."""
    state = asked("archive", lets_pass=False)
    for seat, choice in ((A, LetPass()), (B, Enough())):
        state = core.apply(state, seat, choice)
    assert [clan.lets_pass for clan in state.clans[:2]] == [True, False]
    held = core.apply(asked("refused_permit", lets_pass=True), B, Enough())
    assert set(core.decision(held).asks) == {A}
    for answer in (Hinder("refused_permit", B), Enough()):
        assert core.apply(held, A, answer).clans[A].lets_pass


def test_nobody_else_can_tell() -> None:
    """The public state and the views of others do not depend on it."""
    worlds = [asked("archive", lets_pass=lets_pass, third=True) for lets_pass in (False, True)]
    for has_answered in (False, True):
        if has_answered:
            worlds = [core.apply(world, B, Enough()) for world in worlds]
        assert core.public(worlds[0]) == core.public(worlds[1])
        assert core.awaited(worlds[0]) == core.awaited(worlds[1]) == ((A, B, C), ())
        for reader in (None, B, C):
            assert GAME.view(worlds[0], reader) == GAME.view(worlds[1], reader)
            assert core.opened(worlds[0], A) == core.opened(worlds[1], A)


def test_what_others_imagine_does_not_depend_on_it() -> None:
    """The worlds imagined by a computer player do not depend on it."""
    dealt = [GAME.imagine(asked("archive", lets_pass=lets_pass), B, core.Dice("one")) for lets_pass in (False, True)]
    assert [world.clans[A].lets_pass for world in dealt] == [False, False]
    assert dealt[0].clans == dealt[1].clans


@pytest.mark.parametrize("locale", LOCALES)
def test_an_answer_given_in_advance_is_not_shown_as_one_that_the_player_chose(locale: Locale) -> None:
    """A player who was not asked reads that there was nothing to answer; one who has just chosen it reads that."""
    lang, game = words(locale), GAMES["maphr"]
    table = table_of(game, 2, ("Mira", "Odo"), locale)
    own = [lang.text(f"maphr-do-let-pass{end}") for end in ("-now", "")]
    chosen = core.apply(asked("archive", lets_pass=False), A, LetPass())
    for state, expected in ((asked("archive", lets_pass=True), [True, False]), (chosen, [False, True])):
        told = hand_post(view_for(table, state, A, []), lang).words()
        assert [one in told for one in own] == expected


@pytest.mark.parametrize("locale", LOCALES)
def test_without_an_impediment_the_answer_for_this_round_alone_stands_out(locale: Locale) -> None:
    """One of two ways of saying no is gold, the other quiet; the title says that the player is asked."""
    lang, game = words(locale), GAMES["maphr"]
    table = table_of(game, 2, ("Mira", "Odo"), locale)
    post = hand_post(view_for(table, asked("archive", lets_pass=False), A, []), lang)
    styles = {one.label: one.style for one in post.controls() if isinstance(one, Button)}
    assert styles[lang.text("maphr-do-enough")] == "primary"
    assert styles[lang.text("maphr-do-let-pass")] == "secondary"
    asks = {"en": "Your hand, your turn", "fr": "Votre main, à vous de jouer"}
    assert asks[locale] in post.words()
