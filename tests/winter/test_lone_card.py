"""A lone card of the instrument that simply brings resources is played without asking, and so is what is left (R24)."""

import pytest

from games import core
from games.core import Choice, OneOf, Seat
from games.winter.choices import Beat, Done, Music, Play
from tests.winter.stage import sketch

A = Seat(0)
FIGHT = "\nmonsters: yeti_a=castle\nA dwarfs: home 4 castle castle forest_1"


@pytest.mark.parametrize(
    ("given", "instrument", "card"),
    [
        ("A hand: coin_keeper farmer", "lute", "coin_keeper"),
        ("A hand: coin_keeper" + FIGHT, "lute", "coin_keeper"),
        ("A hand: woodcutter\nA dwarfs: home 6 forest_1", "drum", "woodcutter"),
        ("A hand: woodcutter" + FIGHT, "drum", None),
        ("A bought: pedlar_b\nA hand: coin_keeper pedlar_b", "lute", None),
    ],
    ids=["brings", "fight can wait", "produces", "fight may unblock", "two"],
)
def test_only_a_lone_card_that_brings_all_it_can_is_played_unasked(given: str, instrument: str, card: str) -> None:
    """A card is only played without asking if nothing that can be done first would make it bring more."""
    t = core.apply(core.start(sketch(given)), A, Music(instrument))
    now = core.decision(t)
    assert now is not None
    assert A in now.asks
    assert now.step.obvious(t, A, now.asks[A]) == (Play(card) if card else None)


@pytest.mark.parametrize(("instrument", "asked"), [("lute", None), ("drum", OneOf((Beat("yeti_a"), Done())))])
def test_a_fight_waits_only_where_a_follower_could_move_the_dwarfs(instrument: str, asked: object) -> None:
    """Without a card left, the player may fight before others follow, unless no card of theirs could prevent it."""
    t = core.apply(core.start(sketch("A hand: farmer\nB hand: coin_keeper woodcutter" + FIGHT)), A, Music(instrument))
    now = core.decision(t)
    assert now is not None
    assert now.asks.get(A) == asked


def test_a_choice_that_players_are_asked_for_is_never_obvious() -> None:
    """What a table answers for a seat is among what the rules allow."""
    t = core.apply(core.start(sketch("A hand: coin_keeper")), A, Music("lute"))
    now = core.decision(t)
    assert now is not None
    answer: Choice | None = now.step.obvious(t, A, now.asks[A])
    assert answer is not None
    assert now.asks[A].fits(answer)


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("B hand: miner", Done()),
        ("B hand: miner\nA dwarfs: home 6 mine_1", Done()),
        ("B hand: miner mine_scout\nA dwarfs: home 6 mine_1", None),
        ("B hand: miner\nB played: mine_scout\nA dwarfs: home 6 mine_1", Done()),
        ("B hand: miner\nB dwarfs: home 6 mine_1", None),
        ("B hand: miner\nB played: mine_scout\nB dwarfs: home 6 mine_1\nB stock: stone 7", Done()),
    ],
    ids=["idle", "the other is not in hand", "the other helps", "the other is used", "brings", "full"],
)
def test_a_follower_whose_cards_can_bring_nothing_is_not_asked(given: str, answer: Choice | None) -> None:
    """A table passes for a follower who holds no card that brings anything now, and everyone is told so (R24)."""
    t = core.apply(core.start(sketch("A hand: farmer\n" + given)), A, Music("horn"))
    now = core.decision(t)
    assert now is not None
    assert list(now.asks) == [Seat(1)]
    assert now.step.obvious(t, Seat(1), now.asks[Seat(1)]) == answer
    told = {event.say.id for event in core.apply(t, Seat(1), Done()).told}
    assert ("winter-log-vain" in told, "winter-log-done" in told) == (answer is not None, answer is None)


def test_a_player_s_own_useless_cards_are_not_asked_about_unless_a_fight_is_possible() -> None:
    """The window is closed at once if its cards bring nothing, but a free action keeps it open."""
    full = "\nA stock: stone 7\nA dwarfs: home 6 mine_1"
    for more, answer in (("", Done()), ("\nB dwarfs: home 6 mine_1", Done()), (full, Done()), (FIGHT, None)):
        t = core.apply(core.start(sketch("A hand: miner" + more)), A, Music("horn"))
        now = core.decision(t)
        assert now is not None
        assert now.step.obvious(t, A, now.asks[A]) == answer


@pytest.mark.parametrize(("chosen", "is_learnt"), [(2, False), (3, True)])
@pytest.mark.parametrize("plan", ["play-cards A drum; turn A", "follow A drum; turn B"])
def test_a_card_of_a_known_hand_can_be_taken_back_until_its_question_is_answered(
    plan: str, chosen: int, is_learnt: bool
) -> None:
    """A hand that is the whole action deck is known to everyone, so that showing a card of it tells nothing."""
    text = f"plan: {plan}\nmusic: drum=A\nA dwarfs: home 6 forest_1\nA chosen: {chosen}"
    before = core.start(sketch(f"{text}\nA hand: woodcutter forest_scout"))
    asked = core.apply(before, A, Play("forest_scout"))
    assert (asked.learnt > before.learnt) is is_learnt
    moved = core.apply(asked, A, core.decision(asked).asks[A].choices[0])
    assert moved.learnt > asked.learnt
