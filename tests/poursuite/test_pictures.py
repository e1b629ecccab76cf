"""Marks of possible choices in pictures."""

from collections import Counter
from dataclasses import replace
from io import BytesIO

from PIL import Image

from games import core
from games.core import Deal, Panel, Seat
from games.draw import Canvas
from games.draw.palette import BRASS, GOOD, LIVERIES, PAPER, rgb
from games.poursuite import GAME
from games.poursuite.choices import Move
from games.poursuite.notation import read_position
from games.poursuite.pictures import PICTURES
from games.poursuite.pictures.board import mine_panel
from games.poursuite.pictures.palette import MOLES
from games.poursuite.pictures.pieces import ART, LOOKS, PLATES, draw_dweller, draw_mole
from games.poursuite.pictures.score import score_panel
from games.poursuite.pictures.wagons import Shown, draw_wagons, wagons_panel
from games.poursuite.view import Reach
from locales import Speaker, words
from tests.pictures.reader import reading

NAMES = ["Ada", "Bo", "Cy"]


def test_only_the_one_who_is_asked_sees_what_may_be_chosen() -> None:
    """Only the asked player sees possible choices highlighted, here the free seats."""
    state = GAME.begin(Deal(seats=3, seed="seats"))
    now = core.decision(state)
    assert now is not None
    assert PICTURES.own is not None
    for seat in map(Seat, range(3)):
        wagons = next(panel.shows for panel in PICTURES.own(GAME.view(state, seat), "") if panel.id == "wagons")
        assert isinstance(wagons, Shown)
        assert bool(wagons.offered) is (seat in now.asks)


def test_no_mole_in_a_wagon_is_framed() -> None:
    """Moles look the same to every reader; only the reader's own mark is framed."""
    drawn = []
    for own in (None, Seat(0)):
        canvas = Canvas(80, own=own)
        draw_mole(canvas, "yellow", 10, 10, 60)
        drawn.append(canvas.png())
    assert drawn[0] == drawn[1]


def colours(panel: Panel, left: int = 0, right: int = 800) -> Counter[tuple[int, int, int]]:
    """Return the number of pixels of each colour in a strip of a picture."""
    drawn = Image.open(BytesIO(panel.draw(Speaker(words("en"), "poursuite", NAMES)))).convert("RGB")
    found = drawn.crop((left, 0, right, drawn.height)).getcolors(1 << 20)
    return Counter({colour: count for count, colour in found})


def test_a_free_seat_has_the_colour_of_no_mole() -> None:
    """A free seat differs in colour from every mole."""
    state = GAME.begin(Deal(seats=3, seed="seats"))
    now = core.decision(state)
    assert now is not None
    wagons = next(panel for panel in PICTURES.own(GAME.view(state, next(iter(now.asks))), "") if panel.id == "wagons")
    found = colours(wagons, right=500)
    assert found[rgb(PAPER)] > 5000
    assert [colour for colour in MOLES.values() if found[rgb(colour)]] == []


def test_a_space_that_can_be_reached_has_the_colour_of_no_mole_and_covers_no_arrow() -> None:
    """Spaces on offer look like no player's mark, and leave the one-way arrows of the track as they are."""
    state = core.start(read_position("seats 2\nwagon 1: D3 N=Y\nwagon 2: F1 N=Y\nplan: moving Y 3; turn G"))
    seen = GAME.view(state, Seat(0))
    lit, plain = (colours(mine_panel(view)) for view in (seen, replace(seen, reach=Reach({}, (), {}))))
    assert len({cell for cells in seen.reach.stops.values() for cell in cells}) > 8
    assert lit[rgb(PAPER)] > plain[rgb(PAPER)] + 8000
    others = [colour for mole, colour in MOLES.items() if mole != "yellow"]
    assert [colour for colour in (*others, GOOD) if lit[rgb(colour)] != plain[rgb(colour)]] == []
    assert lit[rgb(BRASS)] >= plain[rgb(BRASS)]


def test_a_space_on_offer_is_named_in_large_letters_on_a_plate_like_its_wagon_s() -> None:
    """On a phone the names can be read; light and dark plates tell both wagons apart, half of each for either."""
    state = core.start(read_position("seats 2\nwagon 1: B1 N=Y\nwagon 2: F1 N=Y\nplan: moving Y 4; turn G"))
    view = GAME.view(state, Seat(0))
    one, two = (set(view.reach.stops[number]) for number in (1, 2))
    assert (one - two, two - one, one & two) == (
        {"b2", "b3", "b4", "b5", "c2"},
        {"e2", "f2", "f3", "f4", "f5"},
        {"d2", "d3"},
    )
    with reading() as reader:
        mine_panel(view).draw(Speaker(words("en"), GAME.id, NAMES))
    assert {("B", 35), ("5", 35), ("F", 35)} <= reader.sizes
    for number, (fill, _) in PLATES.items():
        alone = replace(view, reach=replace(view.reach, stops={number: view.reach.stops[number]}))
        ground = colours(mine_panel(replace(view, reach=Reach({}, (), {}))))
        assert colours(mine_panel(alone))[rgb(fill)] > ground[rgb(fill)] + 5000


def test_a_prisoner_is_a_mole_s_head_in_its_colour_behind_bars() -> None:
    """The mole's face and helmet show who was caught; a mark beside them has shape and letter."""
    drawn = []
    for dweller in ("red", "kobold"):
        canvas = Canvas(80, ART, 80)
        draw_dweller(canvas, dweller, 40, 40, 60)
        found = Image.open(BytesIO(canvas.png())).convert("RGB").getcolors(1 << 20)
        drawn.append({colour: count for count, colour in found or ()})
    prisoner, kobold = drawn
    assert prisoner[rgb(MOLES["red"])] > 500
    assert prisoner.get(rgb("#7d6a78"), 0) > 50
    assert rgb("#7d6a78") not in kobold


def test_the_wagons_stand_above_the_mine_in_every_message() -> None:
    """Whatever is asked, every reader finds both pictures in the same places."""
    state = GAME.begin(Deal(seats=2, seed="order"))
    asked = set()
    for _ in range(60):
        now = core.decision(state)
        if now is None:
            break
        seat, shape = next(iter(now.asks.items()))
        asked.add(now.step.word())
        seen = GAME.view(state, seat)
        order = ["wagons", "mine"]
        for field in ("", "wagon", "side", "stop", "turn"):
            assert [panel.id for panel in PICTURES.own(seen, field)] == order
        for other in (None, Seat(1 - seat)):
            assert [panel.id for panel in PICTURES.table(GAME.view(state, other))] == order
        assert isinstance(shape, core.OneOf)
        state = core.apply(state, seat, shape.choices[-1])
    assert {"boarding", "moving", "seating-freed"} <= asked


def test_a_name_of_two_words_stands_on_one_line_beside_the_wagons() -> None:
    """A name too long for the space beside its mark is narrower, and whole."""
    view = GAME.view(GAME.begin(Deal(seats=2, seed="names")), None)
    with reading() as reader:
        draw_wagons(wagons_panel(view).shows, Speaker(words("en"), GAME.id, ["Mira", "🤖 Full-Steam Fred"]))
    assert {"Mira", "🤖 Full-Steam Fred"} <= {text for text, _ in reader.sizes}


def test_a_seat_has_its_letter_and_shape_in_this_game_too() -> None:
    """Moles have the game's colours; the shape that stands for a letter is that of the other games."""
    assert [(look.letter, look.shape) for look in LOOKS.values()] == [(one.letter, one.shape) for one in LIVERIES]


def test_each_turn_is_drawn_as_it_and_the_kobolds_would_leave_the_wagon() -> None:
    """Once wagon and stop are settled, both turns are drawn, with moles caught and freed; before, both wagons."""
    state = core.start(
        read_position("board: standard\nwagon 1: D5 N=Y E=R\nprisoners: C6=R\nwotan: E6\nplan: moving Y 2; turn R")
    )
    now = core.decision(state)
    assert now is not None
    view, choices = GAME.view(state, Seat(0)), [one for one in now.asks[Seat(0)].choices if one.stop == "d6"]
    shown = wagons_panel(PICTURES.at(view, choices, "turn")).shows
    assert isinstance(shown, Shown)
    assert [(one.turn, dict(one.wagon.aboard), dict(one.beside)) for one in shown.turned] == [
        ("left", {"w": "red", "n": "red"}, {"w": "yellow", "e": "wotan"}),
        ("right", {"e": "yellow", "s": "red", "w": "red"}, {"w": "kobold", "e": "wotan"}),
    ]
    assert [({*one.caught}, {*one.freed}) for one in shown.turned] == [({"w"}, {"w"}), (set(), {"w"})]
    assert {one.paid for one in shown.turned} == {()}
    for one in choices:
        after = GAME.view(core.apply(state, Seat(0), one), None).wagons[0].aboard
        assert after == next(turned.wagon.aboard for turned in shown.turned if turned.turn == one.turn)
    bare = wagons_panel(PICTURES.at(view, now.asks[Seat(0)].choices, "stop")).shows
    assert isinstance(bare, Shown)
    assert bare.turned == ()


def test_a_turn_in_the_cave_is_drawn_with_what_each_mole_takes() -> None:
    """In the cave, each turn shows two treasures for the mole at the front and one for each other, while they last."""
    for left, paid in ((9, {"n": 2, "w": 1}), (2, {"n": 1, "w": 1})):
        text = f"wagon 1: D8 N=G E=Y\ntreasures: Y0 of {left}\nplan: moving Y 2; turn G"
        state = core.start(read_position(text))
        now = core.decision(state)
        assert now is not None
        choices = [one for one in now.asks[Seat(0)].choices if one.stop == "d9"]
        shown = wagons_panel(PICTURES.at(GAME.view(state, Seat(0)), choices, "turn")).shows
        assert isinstance(shown, Shown)
        assert [dict(one.paid) for one in shown.turned if one.turn == "left"] == [paid]


def test_the_final_score_says_where_treasures_come_from() -> None:
    """Treasures are counted by the seat they were taken on; of a position that does not tell it, only their number."""
    state = core.start(read_position("seats 2\nwagon 1: D8 N=G E=Y S=G\nplan: moving Y 2; turn G"))
    state = core.apply(state, Seat(0), Move(1, "d9", "left"))
    assert [dict(one.parts) for one in GAME.outcome(state).scores] == [
        {"front": 2, "seats": 0, "wotan": 0},
        {"front": 0, "seats": 2, "wotan": 0},
    ]
    with reading() as reader:
        score_panel(GAME.view(state, None), GAME.outcome(state)).draw(Speaker(words("en"), GAME.id, NAMES))
    assert {text for text, _ in reader.sizes} & {"Front", "Other seats", "Wotan"} == {"Front", "Other seats"}
    written = core.start(read_position("seats 2\ntreasures: Y3 G2"))
    assert [dict(one.parts) for one in GAME.outcome(written).scores] == [{"treasures": 3}, {"treasures": 2}]


def test_both_turns_name_who_comes_to_the_front() -> None:
    """Three moles of one player are told of by the front alone, to every reader: one turn leaves it empty."""
    state = core.start(read_position("seats 2\nwagon 1: B1 N=G S=G W=G\nwagon 2: F1 N=Y\nplan: moving Y 2; turn G"))
    now = core.decision(state)
    assert now is not None
    speak = Speaker(words("en"), GAME.id, NAMES)
    left, right = [one for one in now.asks[Seat(0)].choices if one.wagon == 1 and one.stop == "b2"]
    told = [speak(now.step.own_label(state, Seat(0), one, "turn")) for one in (left, right)]
    assert told == ["↺\u00a0left · front: empty", "↻\u00a0right · front: Bo"]


def test_the_wagons_are_lower_while_nothing_is_chosen_in_them() -> None:
    """So that what happened, the wagons, the map and the question fit a window together."""
    heights = []
    for plan in ("moving Y 2", "boarding Y -"):
        state = core.start(read_position(f"seats 2\nwagon 1: B1 N=G\nplan: {plan}; turn G"))
        drawn = wagons_panel(GAME.view(state, Seat(0))).draw(Speaker(words("fr"), "poursuite", NAMES))
        heights.append(Image.open(BytesIO(drawn)).height)
    assert heights == [264, 412]
