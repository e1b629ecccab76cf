"""Pictures of Les Mines de Maphr: hands, cards to choose from, the table, and contracts."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from games import core
from games.core import Panel, Say, Seat, Some, say
from games.draw import Canvas
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.choices import Offer, Put
from games.maphr.pictures.hand import draw_hand, draw_packet, hand_panel, packet_panel
from games.maphr.pictures.table import table_panel
from games.maphr.state import State
from games.maphr.view import Holding, view
from locales import LOCALES, Speaker, words
from tests.maphr.stage import sketch

EDITION = EDITIONS.current
A, NAMES = Seat(0), ("Mira", "Odo", "Zoé")


def speak(sentence: Say) -> str:
    """Return the id of a text in place of its words."""
    return sentence.id


def test_an_open_offer_is_in_the_picture_and_not_in_the_news_as_well() -> None:
    """Seller and buyer see an offer once, beside the question about it."""
    state = _market(2)
    state.clans[A].hand = ["tavern"]
    for choice in (Offer("sale"), Put("tavern")):
        state = core.apply(state, A, choice)
    while (now := core.decision(state)) is not None and A in state.answers:
        shape = now.asks[A]
        state = core.apply(state, A, shape.choices[0] if isinstance(shape, core.OneOf) else core.Number(3))
    for seat in (A, Seat(1)):
        seen = view(state, seat)
        assert [event.say.id for event in seen.told if event.say.id not in GAME.pictures.told] == []
        assert GAME.pictures.own(seen, "")[-1].id == "offers"


def test_the_card_that_is_offered_is_ticked_and_none_is_lit() -> None:
    """The offered card is ticked and none is highlighted, while the player chooses how to show it."""
    state = sketch(
        "A hand: archive tavern\nB hand: lookout\nA: rockborers, 30 coins, level 1, 0 miners\n"
        "B: goldbeards, 30 coins, level 1, 0 miners\nmarket: A B\nagenda: market"
    )
    for choice in (Offer("sale"), Put("tavern")):
        state = core.apply(state, Seat(0), choice)
    now = core.decision(state)
    assert now is not None
    shape = now.asks[Seat(0)]
    assert isinstance(shape, core.OneOf)
    seen = GAME.pictures.at(view(state, Seat(0)), shape.choices, "how")
    assert (seen.lit, seen.chosen) == ((), ("tavern",))


def test_a_card_to_choose_from_has_the_fault_it_would_have_in_hand() -> None:
    """So what cannot be built is red in both pictures, with the same reason."""
    seen = view(sketch("A hand: archive\nA packet: archive citadel tavern\nagenda: keep-or-send"), A)
    assert [one.fault and one.fault.id for one in seen.drawn] == ["maphr-no-level-low", "maphr-no-level-low", None]
    assert seen.drawn[0] == seen.hand[0]


@pytest.mark.parametrize("card", EDITIONS[EDITION].type_of)
def test_every_card_can_be_drawn_in_a_packet(card: str) -> None:
    held = Holding(card, EDITIONS[EDITION].type_of[card], 1)
    assert draw_packet(EDITION, (held,), "", speak=speak).startswith(b"\x89PNG")


def test_a_hand_says_what_each_impediment_stops() -> None:
    """An impediment in hand names the action that it cancels."""
    found, said = EDITIONS[EDITION].impediments, list[Say]()
    held = tuple(Holding(card, "impediment", 1) for card in found)
    draw_hand(EDITION, held, "", (), (), None, (0, 6), (), speak=lambda one: said.append(one) or one.id)
    cancelled = [one for one in said if one.id == "maphr-picture-cancels"]
    assert cancelled == [
        say("maphr-picture-cancels", action=say(f"maphr-token-{found[card].cancels}")) for card in found
    ]


@pytest.mark.parametrize("count", [0, 1, 10, 11, 12, 14])
def test_a_hand_of_any_size_fits_one_panel(count: int) -> None:
    """The picture of a hand is at most 509 high, with up to 14 kinds of card."""
    held = tuple(Holding(card, EDITIONS[EDITION].type_of[card], 1) for card in [*EDITIONS[EDITION].type_of][:count])
    picture = Image.open(BytesIO(draw_hand(EDITION, held, "irongradd", (), (), None, (count, 6), (), speak=speak)))
    assert picture.width == 800
    assert picture.height <= 509


def test_a_hand_says_how_many_cards_may_stay_in_it() -> None:
    """The hand names its limit, so that nobody is surprised by what must be discarded at the end of the sale."""
    seen, said = view(core.start(sketch("A hand: gallery_tee tavern\nagenda: choose-actions")), A), list[Say]()
    hand_panel(seen).draw(lambda one: said.append(one) or one.id)
    assert say("maphr-picture-limit", n=2, limit=seen.clans[A].hand_limit) in said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_mines_are_on_the_table_while_no_single_one_is_worked_in(seats: int) -> None:
    """Everybody sees at the market what the others need; while somebody digs, that mine is larger."""
    state = GAME.begin(core.Deal(seats, "mines"))
    dice, found = core.Dice("mines"), dict[str, list[str]]()
    while (now := core.decision(state)) is not None and state.round < 6:
        seen = view(state, None)
        panels = GAME.pictures.table(seen)
        found[f"{seen.phase} {seen.step}"] = [panel.id.rstrip("1234") for panel in panels]
        if panels[-1].id == "mines":
            assert Image.open(BytesIO(panels[-1].draw(speak))).height <= 509
            assert len(panels[-1].describe) >= seats
        seat = dice.pick(sorted(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
    assert found["market market"] == found["commit choose-actions"] == ["table", "mines"]
    assert found["resolve prospecting"] == ["table", "mine-"]
    assert found["react impediments"] == ["table"]
    assert [panel.id for panel in GAME.pictures.own(view(_market(seats), A), "")] == ["mines", "hand"]


def _market(seats: int) -> State:
    clans = ("rockborers", "goldbeards", "purse_counters", "irongradd")[:seats]
    lines = [f"{letter}: {clan}, 9 coins, level 1, 0 miners" for letter, clan in zip("ABCD", clans, strict=False)]
    return sketch("\n".join((*lines, f"market: {' '.join('ABCD'[:seats])}", "agenda: market")))


@pytest.mark.parametrize("count", [1, 8, 9, 12])
def test_the_hand_and_the_cards_to_choose_from_are_told_apart(count: int) -> None:
    """The hand and the cards to choose from each have a heading if there is room; a hand alone has none."""
    seen = view(core.start(sketch("A hand: gallery_tee tavern\nagenda: choose-actions")), Seat(0))
    cards = [*EDITIONS[EDITION].type_of][:count]
    drawn = tuple(Holding(card, EDITIONS[EDITION].type_of[card], 1) for card in cards)
    choosing = replace(seen, packet=tuple(cards), drawn=drawn)
    said = {name: told(panel) for name, panel in (("alone", hand_panel(seen)), ("hand", hand_panel(choosing)))}
    assert "maphr-picture-in-hand" not in said["alone"]
    assert "maphr-picture-in-hand" in said["hand"]
    assert ("maphr-picture-to-choose" in told(packet_panel(choosing))) == (count <= 8)


def test_every_column_of_the_table_has_a_word() -> None:
    """Every column has a heading: level, tiles, miners, coins, hand, buildings; or plans, while these are shown."""
    seen = view(core.start(sketch("A hand: gallery_tee tavern\nagenda: choose-actions")), Seat(0))
    columns = {"tile", "miner", "coin", "card", "buildings"}
    assert {f"maphr-picture-column-{one}" for one in columns} < told(table_panel(seen))


def test_the_score_says_how_many_coins_make_a_point() -> None:
    """So that the points for coins can be checked."""
    state, drawn = sketch("A: rockborers, 20 coins, level 1, 0 miners\nagenda: over"), list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, *_args, **_more: drawn.append(line) or 0)
        *_, panel = GAME.pictures.score(view(state, None), GAME.outcome(state))
        panel.draw(speak)
    assert "÷ 6" in drawn


def told(panel: Panel) -> set[str]:
    """Return the ids of the words in a picture, after checking that its height fits a panel."""
    found = set[str]()

    def note(sentence: Say) -> str:
        found.add(sentence.id)
        return sentence.id

    assert Image.open(BytesIO(panel.draw(note))).height <= 509
    return found


def test_that_a_hand_is_empty_takes_a_line() -> None:
    """An empty hand is stated in a line above the power of the clan, without a heading."""
    packets = "B packet: gallery_tee gallery_tee gallery_tee gallery_corner gallery_corner"
    lines = ("agenda: from-pile", f"A packet: air_shaft fire\n{packets}", "A hand: tavern")
    heights = []
    for given in (lines, lines[:2]):
        seen = GAME.view(sketch("\n".join(given)), Seat(0))
        _, hand, packet = GAME.pictures.own(seen, "")
        assert (hand.id, packet.id) == ("hand", "packet")
        heights.append(Image.open(BytesIO(hand.draw(speak))).height)
    assert heights[1] < 130 < heights[0]


def test_between_two_a_card_is_given_to_the_only_other_player() -> None:
    """With two players the question names who gets the card; with three, it asks to whom."""
    asked = []
    for more in (
        "",
        "\nC: purse_counters, 8 coins, level 1, 0 miners\nC packet: tavern brewery archive lookout map_room",
    ):
        packets = (
            "A packet: air_shaft fire\nB packet: gallery_tee gallery_tee gallery_tee gallery_corner gallery_corner"
        )
        t = sketch(f"agenda: from-pile\n{packets}{more}")
        t = core.apply(t, Seat(0), Some(("gallery_cross", "gallery_cross")))
        now = core.decision(t)
        assert now is not None
        question = now.step.question(t, Seat(0))
        asked.append(Speaker(words("en"), "maphr", ("Mira", "Odo", "Zoé"))(question))
    assert asked == [
        "Mira: choose a card to give to Odo. The other two are discarded.",
        "Mira: choose a card to give away, and who gets it. The other two are discarded.",
    ]


def test_a_card_to_choose_says_where_it_fits() -> None:
    """Tiles of a packet name the cells where they could be laid, in the picture and in words; buildings their fault."""
    packets = "A packet: gallery_tee citadel\nB packet: gallery_tee gallery_corner"
    seen = view(sketch(f"A mine: e1 gallery_straight 0\n{packets}\nagenda: draft 3"), Seat(0))
    assert [(one.card, one.cells) for one in seen.drawn if one.cells] == [("gallery_tee", ("e2",))]
    assert {"maphr-picture-fits"} <= told(packet_panel(seen))
    assert seen.drawn[1].fault is not None
    listed = [line.id for section in GAME.hand(seen) for line in section.lines]
    assert "maphr-hand-fits" in listed


@pytest.mark.parametrize("where", ["A hand", "A packet"])
@pytest.mark.parametrize(
    ("mine", "card", "drawn", "listed"),
    [
        ("", "gallery_dead_end", "maphr-picture-seals", "maphr-hand-seals"),
        (
            "\nA mine: e1 gallery_cross 0, d1 gallery_cross 0, f1 gallery_cross 0",
            "gallery_tee",
            "maphr-picture-full",
            "maphr-hand-fits-nowhere",
        ),
    ],
)
def test_a_tile_that_cannot_be_laid_says_why(where: str, mine: str, card: str, drawn: str, listed: str) -> None:
    """It would close the mine, or the level is full: in hand and to choose from, in the picture and in words."""
    asks, panel = ("keep-or-send", packet_panel) if where == "A packet" else ("choose-actions", hand_panel)
    seen = view(sketch(f"agenda: {asks}\n{where}: {card}{mine}"), Seat(0))
    assert drawn in told(panel(seen))
    assert listed in [line.id for section in GAME.hand(seen) for line in section.lines]


def test_a_contract_is_shown_with_its_question() -> None:
    """A contract is asked about with its picture, in private and on the table, and the answers say what they do."""
    state = core.start(sketch("A: rockborers, 8 coins, level 1, 0 miners\nagenda: contract-offer A hired_pick"))
    for panels in (GAME.pictures.own(view(state, Seat(0)), ""), GAME.pictures.table(view(state, None))):
        assert panels[-1].id == "contract"
        assert "maphr-name-hired_pick.does" in told(panels[-1])
    assert GAME.pictures.own(view(state, Seat(1)), "")[-1].id != "contract"
    now = core.decision(state)
    assert now is not None
    shape = now.asks[Seat(0)]
    assert isinstance(shape, core.OneOf)
    speak = Speaker(words("fr"), "maphr", ("Mira", "Odo"))
    labels = [speak(now.step.label(state, choice)) for choice in shape.choices]
    assert labels == ["Payer 3 pièces\N{NO-BREAK SPACE}: +1 mineur", "Refuser\N{NO-BREAK SPACE}: rien ne change"]


def test_a_tick_covers_no_word_of_a_card() -> None:
    """The tick of a chosen card is on its symbol: to the right of it, a ticked card looks as it does without."""
    t = core.start(sketch("A hand: gallery_tee tavern\nagenda: choose-actions"))
    seen, voice = GAME.view(t, A), Speaker(words("fr"), "maphr", NAMES)
    ticked, plain = (
        Image.open(BytesIO(next(p for p in GAME.pictures.own(one, "") if p.id == "hand").draw(voice))).convert("RGB")
        for one in (replace(seen, chosen=("gallery_tee",)), seen)
    )
    changed = ImageChops.difference(ticked, plain).getbbox()
    assert changed is not None
    assert changed[2] <= 90, changed


def test_the_heads_of_columns_do_not_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    """In both languages the words above the figures of the table stand apart."""
    drawn = list[tuple[float, float]]()
    real = Canvas.text

    def noted(self: Canvas, text: str, x: float, y: float, size: int, *rest: object, **how: object) -> int:
        width = real(self, text, x, y, size, *rest, **how)
        if (size, how.get("align")) == (25, "middle"):
            drawn.append((x - width / 2, x + width / 2))
        return width

    monkeypatch.setattr(Canvas, "text", noted)
    seen = GAME.view(core.start(sketch("agenda: choose-actions")), None)
    for locale in LOCALES:
        drawn.clear()
        table_panel(seen).draw(Speaker(words(locale), "maphr", NAMES))
        assert len(drawn) == 6
        assert all(right + 6 <= left for (_, right), (left, _) in pairwise(sorted(drawn))), (locale, drawn)


def test_no_card_of_the_hand_is_lit_while_others_are_chosen_from() -> None:
    """A card in hand that is like one to choose from cannot be chosen."""
    given = "A hand: tavern\nA packet: tavern lookout archive brewery workshop\nB packet: tavern\nagenda: draft 1"
    t = core.start(sketch(given))
    choices = core.decision(t).asks[Seat(0)].choices
    seen = GAME.pictures.at(GAME.view(t, Seat(0)), choices, "card")
    hand = next(panel for panel in GAME.pictures.own(seen, "card") if panel.id == "hand")
    assert (hand.shows[3], hand.shows[4]) == ((), ())


def test_a_tile_that_fits_many_cells_counts_them() -> None:
    """The list would be cut off after the third cell beside what a vein brings; a gallery has room for five."""
    mine = "e1 gallery_straight 0, e2 gallery_cross 0, d2 gallery_cross 0, f2 gallery_cross 0"
    hand = "A hand: coal_1_straight gallery_straight mithril_1_corner mithril_1_corner"
    given = f"A mine: {mine}\nA: rockborers, 8 coins, level 2, 0 miners\n{hand}\nagenda: choose-actions"
    seen = view(sketch(given), A)
    assert {len(one.cells) for one in seen.hand} == {7}
    assert "maphr-picture-fits" not in told(hand_panel(seen))
    assert "maphr-picture-fits-many" in told(hand_panel(seen))
