"""An answer in several stages: what was decided stays in sight, and one steps back one stage at a time."""

from bot.ids import ControlAction, parse
from bot.post import Button
from bot.present.controls.buttons import answer_text
from bot.present.messages.hand import hand_post
from bot.present.speech import plain_voice
from games.core import Seat
from games.maphr import GAME
from games.maphr.rules.actions import possible
from locales import Words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.maphr.test_labels import begun

ACTIONS = ("prospect", "exploit", "build")
PACKET = "A packet: tavern lookout archive\nagenda: keep-or-send"


def view_after(*moves: str):
    """Return the view of the first player after these answers about three cards."""
    _, own, *_ = glances(table_of(GAME, 3, PLAIN), begun(PACKET, *moves), ())
    assert own.seat == Seat(0)
    return own


def test_what_was_decided_of_earlier_cards_is_shown(lang: Words) -> None:
    """At the third card, one reads what becomes of the first two."""
    view = view_after("A: keep tavern", "A: give lookout 1")
    speak = plain_voice(lang, view.table)
    told = [answer_text(view.offer, choice, speak) for choice in view.offer.given]
    assert len(told) == 2
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
    """Of the actions, those that are sure to do nothing are not highlighted as the others are."""
    t = begun("A hand: tavern lookout\nagenda: choose-actions")
    _, view, *_ = glances(table_of(GAME, 3, PLAIN), t, ())
    buttons = [one for one in hand_post(view, lang).controls() if isinstance(one, Button)]
    shown = {one.label.split()[0]: one.style for one in buttons if parse(one.id).action is ControlAction.STEP}
    able = possible(t, view.seat)
    assert 0 < len(able) < len(ACTIONS)
    assert shown == {
        lang.text(f"maphr-token-{action}"): "primary" if action in able else "secondary" for action in ACTIONS
    }
