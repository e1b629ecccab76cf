"""An answer in several stages: what was decided stays in sight, and one steps back one stage at a time."""

import random
from collections.abc import Iterator

from bot.ids import ControlAction, parse
from bot.post import Button, Buttons
from bot.present.controls import trail_item
from bot.present.controls.buttons import answer_text, follow, screen_of
from bot.present.messages.hand import hand_post, step_post
from bot.present.speech import FACT, WARNED, label_voice, plain_voice
from bot.tables.view import TableView
from games import core
from games.core import Deal, Seat, State
from games.maphr import GAME
from games.maphr.rules.actions import possible
from games.poursuite.notation import read_position
from games.registry import GAMES
from locales import Speaker, Words, words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.looking import look
from tests.maphr.test_labels import begun

ACTIONS = ("prospect", "exploit", "build")
PACKET = "A packet: tavern lookout archive\nagenda: keep-or-send"


def view_after(*moves: str):
    """Return the view of the first player after these answers about three cards."""
    _, own, *_ = glances(table_of(GAME, 3, PLAIN), begun(PACKET, *moves), ())
    assert own.seat == Seat(0)
    return own


def test_what_was_decided_of_earlier_cards_is_shown(lang: Words) -> None:
    """At the third card, one reads what becomes of the first two, each as one item of a row."""
    view = view_after("A: keep tavern", "A: give lookout 1")
    speak = plain_voice(lang, view.table)
    told = [answer_text(view.offer, choice, speak) for choice in view.offer.given]
    assert len(told) == 2
    told = [trail_item(one, lang) for one in told]
    assert not any(FACT in one for one in told)
    shown = hand_post(view, lang).words()
    assert all(one in shown for one in told)
    assert not view_after().offer.given


def test_one_steps_back_card_by_card(lang: Words) -> None:
    """From the third card to the second, keeping the first; from the second to the first."""
    for moves, label, path in (
        (("A: keep tavern", "A: keep lookout"), "bot-button-back", ("1",)),
        (("A: keep tavern",), "bot-button-restart", ()),
    ):
        buttons = [one for one in hand_post(view_after(*moves), lang).controls() if isinstance(one, Button)]
        (back,) = [one for one in buttons if parse(one.id).action is ControlAction.REVISE]
        assert (back.label, parse(back.id).path) == (lang.text(label), path)


def test_an_action_that_brings_nothing_is_less_prominent(lang: Words) -> None:
    """Of the actions, those that are sure to do nothing are not highlighted, and a sign warns of them."""
    t = begun("A hand: tavern lookout\nagenda: choose-actions")
    _, view, *_ = glances(table_of(GAME, 3, PLAIN), t, ())
    buttons = [one for one in hand_post(view, lang).controls() if isinstance(one, Button)]
    shown = {one.label.split()[0]: one.style for one in buttons if parse(one.id).action is ControlAction.STEP}
    able = possible(t, view.seat)
    assert 0 < len(able) < len(ACTIONS)
    assert shown == {
        lang.text(f"maphr-token-{action}"): "primary" if action in able else "secondary" for action in ACTIONS
    }
    warned = {one.label.split()[0] for one in buttons if one.label.endswith(WARNED)}
    assert warned == {lang.text(f"maphr-token-{action}") for action in {*ACTIONS} - {*able}}


def test_a_single_action_still_says_what_it_would_do(lang: Words) -> None:
    """With too few cards for a second action, the buttons tell what each would bring, as they do with more."""
    for hand in ("tavern lookout", "tavern lookout archive gallery_tee coal_2_straight"):
        t = begun(f"A hand: {hand}\nagenda: choose-actions")
        _, view, *_ = glances(table_of(GAME, 3, PLAIN), t, ())
        buttons = [one for one in hand_post(view, lang).controls() if isinstance(one, Button)]
        labels = [one.label for one in buttons if parse(one.id).action is ControlAction.STEP]
        assert len(labels) == 3
        assert all(" · " in label for label in labels), labels


def test_back_leads_to_the_step_before(lang: Words) -> None:
    """In Underground Chase, back from any question leads to the one before, where the pressed button is."""
    depths = set[int]()
    for _, view in at_moves():
        speak, offer = label_voice(lang, view.table), view.offer
        waiting: list[tuple[tuple[str, ...], int]] = [((), 0)]
        while waiting:
            path, depth = waiting.pop()
            for key in screen_of(offer, path, speak).buttons:
                if isinstance(found := follow(offer, key.path), tuple) and found != path:
                    assert screen_of(offer, found, speak).back == path
                    waiting.append((found, depth + 1))
                    depths.add(depth + 1)
    assert depths == {1, 2}


def test_the_way_back_shares_the_last_row_with_the_menu_alone(lang: Words) -> None:
    """However many answers there are, it stands at the same place in every step, apart from the answers."""
    seen = 0
    for _, view in at_moves():
        for key in screen_of(view.offer, (), label_voice(lang, view.table)).buttons:
            if isinstance(path := follow(view.offer, key.path), tuple) and path:
                *_, last = step_post(view, path, lang).blocks
                assert isinstance(last, Buttons)
                labels = [one.label for one in last.buttons]
                assert labels == [lang.text("bot-button-back"), lang.text("bot-button-menu")]
                seen += 1
    assert seen > 5


def at_moves() -> Iterator[tuple[State, TableView]]:
    """Yield the position and the view of whoever is to move a wagon in a game of Underground Chase."""
    game = GAMES["poursuite"]
    state, dice = core.start(game.begin(Deal(2, "back"))), random.Random(4)
    while (now := core.decision(state)) is not None:
        seat = next(iter(now.asks))
        if now.step.word() == "moving":
            yield state, next(view for view in glances(table_of(game, 2, PLAIN), state, ()) if view.seat == seat)
        state = core.apply(state, seat, dice.choice(now.asks[seat].shown))


def test_effects_stand_in_the_order_of_the_longest_row() -> None:
    """So the seats of a wagon are explained from front to left, whatever is free in the other one."""
    state = read_position("seats 2\nwagon 1: B1 N=G E=Y\nplan: boarding Y -; turn Y")
    offer = look(table_of(GAMES["poursuite"], 2, PLAIN), core.start(state), Seat(0)).offer
    assert offer is not None
    notes = screen_of(offer, (), Speaker(words("en"), "poursuite", PLAIN)).notes
    assert [note.name.casefold() for note in notes] == ["front", "right", "back", "left"]
