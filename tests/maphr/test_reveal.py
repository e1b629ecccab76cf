"""Auctions, sabotage and deals in pictures: who sees which card, in which frame, and until when."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.present.panels import untold
from games import core
from games.core import Deal, Event, Say, Seat, Sign, say
from games.draw import Canvas
from games.draw.moments import BAND
from games.draw.palette import HURT, WON, rgb
from games.registry import GAMES
from locales import LOCALES, Speaker, words
from tests.bot.present.play import PLAIN, table_of
from tests.looking import look
from tests.maphr.stage import sketch

GAME = GAMES["maphr"]
A, B, C = Seat(0), Seat(1), Seat(2)
RAID = Event(say("maphr-log-sabotage", seat=A, other_seat=B, n=6, what=say("maphr-sabotage-destroy_tile")))
LOST = Event(say("maphr-log-tile-lost", seat=B, tile="gallery_corner", cell=Sign("F1"), card="saboteurs"))
SOLD = Event(say("maphr-log-sold", seat=A, other_seat=B, n=5))
BOUGHT = Event(say("maphr-log-bought-card", seat=B, card="gallery_tee", n=5), A)
DUG_AWAY = Event(say("maphr-log-demolish", seat=C, tile="gallery_tee", cell=Sign("E2")))


def told(events: list[Event], seat: Seat | None = None) -> list[tuple[str, ...]]:
    """Return the words of the sentences in each frame that a reader sees."""
    view = GAME.view(GAME.begin(Deal(3, "reveal")), seat)
    heard = [event for event in events if event.to in (None, seat)]
    return [tuple(one.id for one in panel.shows.told) for panel in GAME.pictures.reveal(heard, view)]


def test_the_die_comes_before_what_it_brings() -> None:
    """The die is shown before its effect, and what another card destroys later is not part of the sabotage."""
    assert told([RAID]) == [("maphr-log-sabotage",)]
    assert told([RAID, LOST]) == [("maphr-log-sabotage",), ("maphr-log-sabotage", "maphr-log-tile-lost")]
    assert told([RAID, DUG_AWAY, LOST], A) == [("maphr-log-sabotage",)]


def test_only_those_who_trade_see_the_card() -> None:
    """The channel sees who pays whom how much; only those who trade see the card."""
    deal = [SOLD, BOUGHT]
    assert told(deal) == [("maphr-log-sold",)]
    assert told(deal, A)[-1] == ("maphr-log-sold", "maphr-log-bought-card")
    assert told(deal, B) == [("maphr-log-sold",)]
    assert told(deal, C) == []


def test_a_tile_or_an_income_gives_way_to_the_mines_when_the_sale_begins() -> None:
    """From then on the channel shows what everybody has, instead of what happened last."""
    for word in ("trade", "market"):
        assert told([LAID, Event(say(f"maphr-log-{word}"), is_heading=True)]) == []
        assert told([SOLD, Event(say(f"maphr-log-{word}"), is_heading=True)]) != []
    assert told([LAID]) != []


def test_the_channel_forgets_it_with_the_next_move() -> None:
    """In the channel the picture goes with the next move; for those who took part, with their own next press."""
    assert told([RAID, LOST, DUG_AWAY]) == []
    assert told([RAID, LOST, DUG_AWAY], B) != []


def test_a_lost_tile_and_a_protection_can_be_drawn() -> None:
    """A lost tile and a protection can be drawn in both languages, within the size of a panel."""
    shield = Event(say("maphr-log-sabotage-stopped", seat=B, source="guard_post"))
    view = GAME.view(GAME.begin(Deal(3, "reveal")), None)
    for last in (LOST, shield):
        for locale in LOCALES:
            panel = GAME.pictures.reveal([RAID, last], view)[-1]
            speak = Speaker(words(locale), "maphr", ("Mira", "Odo", "Zoé"))
            assert Image.open(BytesIO(panel.draw(speak))).size == (800, 509)
            assert all(isinstance(line, Say) for line in panel.describe)


ACTIONS = Event(say("maphr-log-actions"), is_heading=True)
TOKENS = {name: say(f"maphr-token-{name}") for name in ("prospect", "exploit", "build")}
PLANS = [
    Event(say("maphr-log-plan", seat=seat, actions=tuple(map(TOKENS.get, names)), n=n))
    for seat, names, n in (
        (A, ("exploit", "prospect"), 3),
        (B, ("build",), 0),
        (C, ("prospect", "exploit", "build"), 5),
    )
]
STRUCK = Event(say("maphr-log-impediment", seat=B, card="blocked_tunnel", other_seat=A, action=TOKENS["prospect"]))
TURN = Event(say("maphr-log-turn", seat=A), is_heading=True)
DUG = Event(say("maphr-log-exploit", seat=A, n=5, bonuses=(), total=5, coins=9))
INN = Event(
    say("maphr-log-exploit-sum", seat=A, n=5, bonuses=(say("maphr-log-bonus", n=2, source="tavern"),), total=7, coins=9)
)
LAID = Event(say("maphr-log-lay", seat=A, tile="gallery_tee", cell=Sign("E1"), n=1))


def test_actions_are_turned_up_one_player_after_the_other() -> None:
    """The channel and the players see the actions turned up one by one."""
    assert [len(frame) for frame in told([ACTIONS, *PLANS])] == [2, 3, 4]
    assert [len(frame) for frame in told([ACTIONS, *PLANS], B)] == [2, 3, 4]


def test_words_do_not_anticipate_the_actions_that_a_picture_turns_up() -> None:
    """With pictures, neither the channel nor a player reads the actions; without pictures, both do."""
    for reader in (None, A):
        seen = look(table_of(GAME, 3, PLAIN), core.start(GAME.begin(Deal(3, "reveal"))), reader)
        assert [event.say.id for event in untold([ACTIONS, *PLANS], seen, is_drawn=True)] == ["maphr-log-actions"]
        assert len(untold([ACTIONS, *PLANS], seen, is_drawn=False)) == 1 + len(PLANS)


def test_a_cancelled_action_is_never_shown_as_it_was() -> None:
    """Actions that everybody has seen are not turned up again: each frame has one more of them struck out."""
    for reader in (None, A, B, C):
        frames = told([ACTIONS, *PLANS, STRUCK, STRUCK], reader)
        assert [frame.count("maphr-log-impediment") for frame in frames] == [1, 2]


def test_actions_make_way_for_the_mine_in_which_they_are_carried_out() -> None:
    """The table above it tells the plans; only what was cancelled is shown until somebody has acted."""
    assert told([ACTIONS, *PLANS, TURN]) == []
    assert told([ACTIONS, *PLANS, STRUCK, TURN])[-1][-1] == "maphr-log-impediment"
    assert told([ACTIONS, *PLANS, TURN], A)[-1][-1] == "maphr-log-plan"


def test_an_exploitation_is_shown_to_the_channel_and_to_whoever_exploits() -> None:
    """What miners bring is shown to the channel and to their owner."""
    for one in (DUG, INN):
        assert told([ACTIONS, *PLANS, TURN, one]) == [(one.say.id,)]
        assert told([ACTIONS, *PLANS, TURN, one], A) == [(one.say.id,)]
        assert told([ACTIONS, *PLANS, TURN, one], B)[-1][0] == "maphr-log-actions"


def test_a_tile_just_laid_is_shown_to_the_channel_in_place_of_the_mine() -> None:
    """The channel sees the tile just laid, in the mine that would be shown anyway; its owner sees the mine itself."""
    view = GAME.view(GAME.begin(Deal(3, "reveal")), None)
    assert [panel.id for panel in GAME.pictures.reveal([LAID], view)] == ["mine-1"]
    assert told([LAID], A) == []


def test_pictures_of_the_second_phase_can_be_drawn() -> None:
    """Actions, exploitation and a new tile can be drawn in both languages, within the size of a panel."""
    view = GAME.view(GAME.begin(Deal(3, "reveal")), None)
    for events in ([ACTIONS, *PLANS, STRUCK], [ACTIONS, *PLANS], [DUG], [INN], [LAID]):
        for locale in LOCALES:
            speak = Speaker(words(locale), "maphr", ("Mira", "Bartholomew", "Zoé"))
            for panel in GAME.pictures.reveal(events, view):
                assert Image.open(BytesIO(panel.draw(speak))).size == (800, 509)


def test_a_picture_names_who_chooses_or_acts_first() -> None:
    """Not the letter alone: neither beside what the poorest get, nor with a long name."""
    bids = say("maphr-log-bids", bids=tuple(say("maphr-log-bid", seat=seat, n=2 - seat) for seat in (A, B, C)))
    auction = [Event(bids), Event(say("maphr-log-auction", seat=A, n=2))]
    poorest = Event(say("maphr-log-poorest", seats=(B, C), n=1))
    view, said = GAME.view(GAME.begin(Deal(3, "reveal")), None), list[str]()
    for name in ("Mira", "Bärbel-Anneliese von Stein"):
        speak = Speaker(words("en"), "maphr", (name, "Odo", "Zoé"))
        for told in (auction, [*auction, poorest], [ACTIONS, *PLANS]):
            panel = GAME.pictures.reveal(told, view)[-1]
            assert Image.open(BytesIO(panel.draw(lambda one, speak=speak: said.append(speak(one)) or said[-1]))).size
            assert said[-1] in {f"{name} chooses first", f"{name} acts first"}


def test_a_tied_auction_names_the_player_with_whom_turn_order_begins() -> None:
    """The result says why one of several equal bids wins; before it nothing is said of a tie."""
    bids = say("maphr-log-bids", bids=tuple(say("maphr-log-bid", seat=seat, n=2) for seat in (C, A, B)))
    tie = say("maphr-log-tie", seats=(C, A, B), seat=C, other_seat=B, after=1)
    events = [Event(one) for one in (bids, tie, say("maphr-log-auction", seat=C, n=2))]
    view, speak = GAME.view(GAME.begin(Deal(3, "reveal")), None), Speaker(words("en"), "maphr", ("Mira", "Odo", "Zoé"))
    frames = [list[str](), list[str]()]
    for panel, said in zip(GAME.pictures.reveal(events, view), frames, strict=True):
        panel.draw(lambda one, said=said: said.append(speak(one)) or said[-1])
    assert ["Tie: turn order from" in said for said in frames] == [False, True]
    assert tie in panel.describe


def test_the_channel_shows_an_auction_until_actions_are_revealed_or_a_contract_is_decided_about() -> None:
    """Computer players may take their cards before anybody has seen the bids."""
    bids = say("maphr-log-bids", bids=tuple(say("maphr-log-bid", seat=seat, n=2 - seat) for seat in (A, B, C)))
    auction = [Event(bids), Event(say("maphr-log-auction", seat=A, n=2))]
    since = [Event(say("maphr-log-takes", seat=A, n=2)), Event(say("maphr-log-shows", seat=B, cards=("fire",)))]
    won = [("maphr-log-bids",), ("maphr-log-bids", "maphr-log-auction")]
    assert told([*auction, *since]) == won
    assert told([*auction, *since, ACTIONS, *PLANS])[-1][-1] == "maphr-log-plan"
    assert told([*auction, *since, Event(say("maphr-log-round", n=2, seat=B), is_heading=True)]) == []
    dealt = GAME.view(GAME.begin(Deal(3, "reveal")), None)
    deciding = replace(dealt, step="contract-offer", queue=("surveyor",))
    assert GAME.pictures.reveal([*auction, *since], dealt)
    assert not GAME.pictures.reveal([*auction, *since], deciding)


def test_a_swap_shows_its_two_players_both_cards_each_with_what_it_had_been_called() -> None:
    """The picture has the card received and the one given, each with its own claim; the public sees neither."""
    vein, gallery = say("maphr-said-vein"), say("maphr-said-gallery")
    events = [
        Event(say("maphr-log-swapped", seat=A, other_seat=B)),
        Event(say("maphr-log-swapped-card", seat=A, card="gallery_tee"), B),
        Event(say("maphr-log-lied-to", seat=A, said=vein), B),
        Event(say("maphr-log-swapped-card", seat=B, card="workshop"), A),
        Event(say("maphr-log-lied-to", seat=B, said=gallery), A),
        Event(say("maphr-log-swapped-own", seat=B, card="gallery_tee"), A),
        Event(say("maphr-log-lied", seat=B, said=vein), A),
        Event(say("maphr-log-swapped-own", seat=A, card="workshop"), B),
        Event(say("maphr-log-lied", seat=A, said=gallery), B),
    ]
    dealt = {
        A: [("workshop", 0, gallery), ("gallery_tee", 1, vein)],
        B: [("gallery_tee", 0, vein), ("workshop", 1, gallery)],
        None: [],
    }
    for reader, cards in dealt.items():
        view, spoken = GAME.view(GAME.begin(Deal(3, "reveal")), reader), list[Say]()
        speak = Speaker(words("en"), "maphr", ("Mira", "Odo", "Zoé"))
        panel = GAME.pictures.reveal([event for event in events if event.to in (None, reader)], view)[-1]
        panel.draw(lambda one, speak=speak, spoken=spoken: spoken.append(one) or speak(one))
        wanted = [
            told
            for card, is_given, said in cards
            for told in (
                say("maphr-picture-claimed", is_given=is_given, said=said),
                say("maphr-picture-card", card=card),
            )
        ]
        assert [one for one in spoken if one.id in {"maphr-picture-claimed", "maphr-picture-card"}] == wanted
        assert (say("maphr-picture-hidden", n=2) in spoken) is (reader is None)


def test_a_deal_ends_in_red_for_whoever_was_lied_to() -> None:
    """Who was lied to sees the card received on red, everybody else the deal on green."""
    vein = say("maphr-said-vein")
    events = [
        SOLD,
        BOUGHT,
        Event(say("maphr-log-lied-to", seat=B, said=vein), A),
        Event(say("maphr-log-sold-card", seat=A, card="gallery_tee", n=5), B),
    ]
    speak, grounds = Speaker(words("en"), "maphr", ("Mira", "Odo", "Zoé")), []
    x, y, w, h = BAND
    for reader in (A, B, None):
        heard = [event for event in events if event.to in (None, reader)]
        panel = GAME.pictures.reveal(heard, GAME.view(GAME.begin(Deal(3, "reveal")), reader))[-1]
        with Image.open(BytesIO(panel.draw(speak))) as picture:
            grounds.append(picture.convert("RGB").getpixel((round(x + w / 2), round(y + h - 8))))
    assert grounds == [rgb(HURT), rgb(WON), rgb(WON)]


def test_plans_are_told_once_in_a_private_message() -> None:
    """The picture of the actions takes the place of the table, whose last column would repeat them."""
    for reader, id_ in ((None, "moment"), (A, "table")):
        view = GAME.view(GAME.begin(Deal(3, "reveal")), reader)
        assert {panel.id for panel in GAME.pictures.reveal([ACTIONS, *PLANS], view)} == {id_}


def test_an_exploitation_counts_miners_and_coins_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a miner stands how many there are, and beside a coin what they bring; they are never mixed up."""
    given = "A mine: e1 coal_2_straight 0\nA: rockborers, 20 coins, level 1, 1 miners\nagenda: market"
    dug = Event(say("maphr-log-exploit", seat=A, n=10, bonuses=(), total=10, coins=30))
    (panel,) = GAME.pictures.reveal([dug], GAME.view(sketch(given), A))
    drawn = list[tuple[str, float]]()
    monkeypatch.setattr(Canvas, "text", lambda _self, line, x, *_, **__: drawn.append((line, x)) or 40)
    monkeypatch.setattr(Canvas, "sign", lambda _self, id_, x, y, *_, **__: drawn.append((id_, x)) if y > 400 else None)
    panel.draw(Speaker(words("en"), "maphr", ("Ana", "Bo")))
    below = [what for what, _ in drawn[-7:]]
    assert below == ["miner", "×1", "10", "coin", "30", "coin", "arrow"]


FORTUNES = {
    "maphr-log-build": ({"card": "coal_store", "n": 4, "coins": 3}, False),
    "maphr-log-build-cheaper": ({"card": "shoring", "n": 5, "cost": 6, "sources": ("workshop",), "coins": 9}, False),
    "maphr-log-upgrade": ({"roman": Sign("III"), "n": 30, "coins": 1, "limit": 9}, False),
    "maphr-log-loses": ({"card": "orc_raid", "n": 6, "coins": 0}, True),
    "maphr-log-loses-miner": ({"card": "firedamp", "n": 1}, True),
    "maphr-log-loses-cards": ({"card": "goblin_thieves", "n": 2}, True),
    "maphr-log-loses-level": ({"card": "trasken_passage", "n": 1, "level": Sign("I")}, True),
    "maphr-log-tile-lost": ({"card": "cave_in", "tile": "gold_2_corner", "cell": Sign("F3")}, True),
    "maphr-log-building-lost": ({"card": "fire", "building": "brewery"}, True),
    "maphr-log-protected": ({"card": "firedamp", "source": "air_shaft"}, False),
}
"""Sentences about buildings, levels and blows, with their values, and whether they tell a loss."""


@pytest.mark.parametrize("id_", FORTUNES)
def test_a_building_a_level_and_a_blow_are_moments(id_: str) -> None:
    """The channel and the player concerned see them as a picture; a loss is one in red."""
    values, is_loss = FORTUNES[id_]
    event = Event(say(id_, seat=A, **values))
    assert told([event], A) == [(id_,)]
    assert told([event], B) == []
    (panel,) = GAME.pictures.reveal([event], GAME.view(GAME.begin(Deal(3, "reveal")), None))
    assert panel.is_loss is is_loss
    for locale in LOCALES:
        speak = Speaker(words(locale), "maphr", ("Bartholomew", "Odo", "Zoé"))
        with Image.open(BytesIO(panel.draw(speak))) as picture:
            assert picture.size == (800, 509)
            ground = picture.convert("RGB").getpixel((400, round(BAND[1] + BAND[3] - 8)))
    assert (ground == rgb(HURT)) is is_loss


def test_a_blow_says_what_was_there_before_and_what_is_left() -> None:
    """An Orc Raid takes 6 coins of 6."""
    said = list[str]()
    event = Event(say("maphr-log-loses", seat=A, card="orc_raid", n=6, coins=0))
    (panel,) = GAME.pictures.reveal([event], GAME.view(GAME.begin(Deal(2, "reveal")), None))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, *_, **__: said.append(line) or 40)
        panel.draw(Speaker(words("en"), "maphr", ("Ana", "Bo")))
    assert [one for one in said if one != "A"] == ["Orc Raid", "−6", "0", "6"]


def test_a_blow_that_takes_nothing_is_told_in_words_alone() -> None:
    assert told([Event(say("maphr-log-loses-miner", seat=A, card="firedamp", n=0))]) == []


def test_a_blow_stays_until_actions_are_revealed() -> None:
    """What others draw meanwhile does not push it away; the next round does."""
    raid = Event(say("maphr-log-loses", seat=A, card="orc_raid", n=6, coins=0))
    gains = Event(say("maphr-log-gains", seat=B, card="royal_subsidy", n=5, coins=9))
    assert told([raid, gains]) == [("maphr-log-loses",)]
    assert told([raid, Event(say("maphr-log-round", n=2, seat=B), is_heading=True)]) == []


def test_a_new_level_is_shown_during_the_draw_that_follows_at_once() -> None:
    """The next round begins in the same moment."""
    rise = Event(say("maphr-log-upgrade", seat=A, roman=Sign("II"), n=4, coins=1, limit=6))
    begun = Event(say("maphr-log-round", n=2, seat=B), is_heading=True)
    assert told([rise, begun, Event(say("maphr-log-die", n=3, draw=say("maphr-draw-3", players=2)))]) == [
        ("maphr-log-upgrade",)
    ]
