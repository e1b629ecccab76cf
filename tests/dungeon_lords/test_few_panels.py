"""Messages show what their question is about and no more; the final score groups the titles."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageColor

from games import core
from games.core import Deal, Score, Seat, Some, say
from games.draw import WIDTH, Canvas, canvas_width, ink
from games.draw.palette import BRASS, INK, LAMP
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import LayTrap, Orders
from games.dungeon_lords.pictures import PICTURES
from games.dungeon_lords.pictures.dungeon import cell_place, draw_dungeon
from games.dungeon_lords.pictures.goods import draw_brief
from games.dungeon_lords.pictures.hand import draw_traps
from games.dungeon_lords.pictures.offer import TALL, WIDE, draw_room
from games.dungeon_lords.pictures.orders import bans_of, cards_of, draw_orders, rivals_of
from games.dungeon_lords.pictures.score import draw_score
from games.dungeon_lords.pictures.things import ART, MOST
from games.dungeon_lords.pictures.town import draw_town
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.planning import Planning
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch
from tests.pictures.reader import reading

A = Seat(0)


def test_every_tile_one_can_fight_on_is_marked_alike_whether_tunnel_or_room() -> None:
    """A bright frame as wide as can be seen, which no other tile has, though rooms have a coloured edge as well."""
    t = sketch("players 2, fight 1\nA: tiles c1 c2 b1=mint c3 b3=mint, conquered c1, file y1_warrior_1")
    t.then(Planning())
    core.start(t)
    view = GAME.view(t, A)
    assert set(view.sites[A]) == {"b1", "c2"}
    picture = Image.open(BytesIO(draw_dungeon(view, A, lambda told: told.id))).convert("RGB")
    edges = {}
    for cell in view.lords[A].tiles:
        x, y = cell_place(view, A, cell)
        edges[cell] = [picture.getpixel((round(x) + 16 - depth, round(y) - 24)) for depth in (4, 6, 8)]
    bright, dark = ImageColor.getrgb(LAMP), ImageColor.getrgb(INK)
    assert {cell for cell, edge in edges.items() if edge == [bright, bright, dark]} == {"b1", "c2"}
    assert not any(ImageColor.getrgb(BRASS) in edge for edge in edges.values())


def test_who_marches_is_read_off_the_pictures() -> None:
    """The news of a clash are long enough without the file, which its lord and the channel see drawn."""
    t = sketch("players 2, fight 1\nA: tiles c1 c2, file y1_warrior_1 y1_thief_2\nB: tiles c1, file y1_priest_2")
    t.then(Planning())
    core.start(t)
    for reader, panels in (
        (A, GAME.pictures.own(GAME.view(t, A), "")),
        (None, GAME.pictures.table(GAME.view(t, None))),
    ):
        told = [line for panel in panels for line in panel.describe if line.id == "dungeon_lords-alt-march"]
        assert [one.values["seat"] for one in told] == ([A] if reader == A else [0, 1])
        assert [hero.values["hero"] for hero in told[0].values["heroes"]] == ["y1_warrior_1", "y1_thief_2"]
    assert "dungeon_lords-log-march" in GAME.pictures.told


@pytest.mark.parametrize(("locale", "title"), [("en", "Titles: Lord of…"), ("fr", "Titres\xa0: Seigneur…")])
def test_titles_stand_below_a_heading_of_their_own(locale, title):
    """“des Tunnels” and “Tunnels” are read as titles: they alone are in the column below the heading."""
    view = GAME.view(sketch("players 3"), None)
    parts = {"creatures": 2, "letters": -3, "tunnel_lord": 3, "lord_of_imps": 3}
    scores = tuple(Score(Seat(seat), 5, parts) for seat in range(3))
    speak, drawn = Speaker(words(locale), "dungeon_lords", ("A", "B", "C")), dict[str, tuple[float, float]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, x, y, *_, **__: drawn.update({line: (x, y)}) or 0)
        draw_score(view, replace(GAME.outcome(sketch("players 3")), scores=scores), speak)
    rows = {part: drawn[speak(say(f"dungeon_lords-picture-score-{part}"))] for part in parts}
    left = drawn[title][0]
    assert rows["creatures"][0] < left
    assert rows["letters"][0] < left
    for part in ("tunnel_lord", "lord_of_imps"):
        assert rows[part][0] >= left
        assert rows[part][1] > drawn[title][1]


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("field", ["first", "second", "third"])
def test_what_orders_are_thought_out_with_fits_a_phone(field: str, number: int) -> None:
    """Goods, events, offer and orders stand together above the buttons, any dungeon above them."""
    t = sketch(f"players 3, round {number}, offer troll goblin witch, halls mint mushroom_bed\nA: tiles c1 c2 c3")
    t.then(SelectOrders())
    core.start(t)
    view, speak = GAME.view(t, A), Speaker(words("en"), GAME.id, ["Mira", "Odo", "Zoé"])
    shown = PICTURES.own(view, field)
    above = ["dungeon-0"] if (field, number) == ("first", 2) else []
    assert [panel.id for panel in shown] == [*above, "goods", "offer", "orders"]
    high = sum(Image.open(BytesIO(panel.draw(speak))).height for panel in shown[-3:])
    assert high * 340 / 800 < 400


@pytest.mark.parametrize("language", ["en", "fr"])
def test_goods_name_this_round_s_event_and_the_next_and_count_the_dungeon(language: str) -> None:
    """No name of an event is cut beside the counts of tunnels, rooms and creatures."""
    t = sketch("players 2\nA: tiles c1 c2 c3=mint, lair goblin")
    t.then(SelectOrders())
    core.start(t)
    view, speak = GAME.view(t, A), Speaker(words(language), GAME.id, ["Mira", "Odo"])
    drawn, signs, text = list[str](), list[str](), Canvas.text

    def record(canvas: Canvas, line: str, *args: float, **named: object) -> float:
        drawn.append(line)
        return text(canvas, line, *args, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", record)
        patch.setattr(Canvas, "sign", lambda _self, name, *_, **__: signs.append(name))
        for special in EDITIONS[view.edition].special_events:
            drawn.clear()
            draw_brief(replace(view, event="taxes", next_event=special.id), A, speak)
            told = [speak(say("dungeon_lords-picture-thing", thing=event)) for event in ("taxes", special.id)]
            assert [line for line in drawn if line in told] == told
    assert {"taxes", "special", "tunnel", "door", "monster"} <= {*signs}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_shows_every_finished_dungeon_with_its_points(seats: int) -> None:
    """Rooms, conquered tiles and totals of all lords stand in one picture above the sources of the points."""
    names = ["Mira", "Odo", "Zoé", "Bärbel"][:seats]
    lines = [f"{letter}: tiles c1 b1=mint, conquered c1" for letter in "ABCD"[:seats]]
    t = sketch("\n".join([f"players {seats}", *lines]))
    view, scores = GAME.view(t, None), tuple(Score(Seat(seat), 5 + seat, {}) for seat in range(seats))
    dungeons, points = PICTURES.score(view, replace(GAME.outcome(t), scores=scores))
    assert (dungeons.id, points.id) == ("dungeons", "score")
    assert Image.open(BytesIO(dungeons.draw(Speaker(words("en"), GAME.id, names)))).height <= MOST
    drawn, signs = list[str](), list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, *_, **__: drawn.append(line) or 0)
        patch.setattr(Canvas, "sign", lambda _self, name, *_, **__: signs.append(name))
        dungeons.draw(Speaker(words("en"), GAME.id, names))
    assert {f"{5 + seat}" for seat in range(seats)} <= {*drawn}
    assert signs.count("mint") == signs.count("banner") == seats
    assert len(dungeons.describe) >= seats


def test_tunnels_are_dug_with_orders_and_dungeon_alone():
    """What is on offer in the town has nothing to do with where a tunnel goes."""
    t = sketch("players 2\nA: imps 3")
    t.then(Digging(A, "dig_tunnels", 0, 0))
    core.start(t)
    assert [panel.id for panel in PICTURES.table(GAME.view(t, None))] == ["orders", "dungeon-0"]


def test_traps_and_spied_cards_stay_while_an_answer_can_be_changed():
    """Who has planned still sees the traps, those laid lit, and the cards spied on, to think the plan over."""
    lord = "gold 3, lair goblin, traps pendulum trapdoor"
    cards = "cards graffiti fireball suggestion magic_shield"
    t = sketch(f"players 2, fight 1, {cards}\nA: {lord}, file y1_thief_1, spied 1\nB: {lord}, file y1_thief_2")
    t.then(Planning())
    t = core.start(t)
    for choice in (LayTrap("pendulum"), Some(("goblin",))):
        t = core.apply(t, A, choice)
    assert A not in core.decision(t).asks
    assert [panel.id for panel in PICTURES.own(GAME.view(t, A), "")] == ["combat", "traps", "dungeon-0"]


def test_each_non_player_lord_barred_from_an_order_has_a_minion_beside_the_mark_of_its_player() -> None:
    """A minion beside a mark stands for that player’s non-player lord; a mark alone stands for a rival."""
    state = GAME.begin(Deal(2, "bans", {option.id: option.values[0] for option in GAME.options}))
    view = replace(GAME.view(state, None), stand_ins=(((), ("get_food",), ()), ((), ("get_food",), ())))
    signs = list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "sign", lambda _self, name, *_, **__: signs.append(name))
        draw_orders(view, str)
    assert (signs.count("minion"), signs.count("lock")) == (2, 1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_of_a_room_touches_the_edges_of_its_card(language: str) -> None:
    """Five pixels stay free at both sides of every line."""
    speak, rooms, drawn = Speaker(words(language), GAME.id, ()), EDITIONS[EDITIONS.current], list[tuple[str, int]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, _x, _y, size, *_, **__: drawn.append((line, size)) or 0)
        patch.setattr(Canvas, "sign", lambda *_, **__: None)
        for room in rooms.room.values():
            draw_room(Canvas(300, ART), room, speak, rooms, (0.0, 0.0), TALL)
    assert [line for line, size in drawn if ink(line, size).width > WIDE - 10] == []


def test_an_order_that_reader_and_non_player_lords_cannot_give_has_one_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one would only crowd its head."""
    t = sketch(
        "players 2\nA: locked get_food improve_reputation\nB: locked dig_tunnels\n"
        "stand-in 0: hand get_food, locked improve_reputation, played\nstand-in 1: hand get_food, locked, played"
    )
    t.then(SelectOrders())
    core.start(t)
    view, drawn = GAME.view(t, A), list[str]()
    sign = Canvas.sign

    def noted(canvas: Canvas, name: str, *rest: object, **more: object) -> None:
        drawn.append(name)
        sign(canvas, name, *rest, **more)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(Canvas, "sign", noted)
    draw_orders(view, lambda told: told.id)
    orders = {*cards_of(view).locked, *(order for locked in bans_of(view) for order in locked)}
    orders |= {order for _, locked in rivals_of(view) for order in locked}
    assert drawn.count("lock") == len(orders)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("spied", range(5))
@pytest.mark.parametrize("kinds", range(1, 8))
def test_the_effect_of_each_trap_stays_inside_its_box(kinds: int, spied: int, language: str) -> None:
    """However many traps are held and cards are known, no line runs over the edge into the next box."""
    view = GAME.view(sketch("players 2"), A)
    assert view.own is not None
    book = EDITIONS[view.edition]
    longest = ("magic_dart", "poisoned_meal", "kamikaze_imp", "golden_ring", "poisoned_dart", "trapdoor", "pendulum")
    known = tuple(enumerate(list(book.spell)[:spied], start=1))
    view = replace(view, own=replace(view.own, traps=longest[:kinds], spied=known))
    boxes, texts, cut = list[tuple[float, float]](), list[tuple[float, str, int]](), list[str]()

    def noted(_canvas: Canvas, line: str, _x: float, y: float, size: int, *_: object, **given: Any) -> int:
        texts.append((y, line, size))
        if canvas_width(line, min(size, 25), given.get("face", "text")) > given.get("width", WIDTH):
            cut.append(line)
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "box", lambda _self, place, *_, **__: boxes.append((place[1], place[1] + place[3])))
        patch.setattr(Canvas, "text", noted)
        patch.setattr(Canvas, "sign", lambda *_, **__: None)
        draw_traps(view, Speaker(words(language), GAME.id, ["Mira", "Odo"]))
    assert texts
    for y, line, size in texts:
        assert any(top <= y - size * 0.7 and y + size * 0.22 <= bottom for top, bottom in boxes), (line, y)
    if kinds <= 4 and spied <= 2:
        assert not any(line.endswith("…") for _, line, _ in texts)
        assert not cut
    if spied <= 1 and kinds <= 6:
        said = " ".join(line for _, line, _ in texts)
        effects = [Speaker(words(language), GAME.id, [])(say(f"dungeon_lords-name-{one}.does")) for _, one in known]
        assert all(effect in said for effect in effects)


@pytest.mark.parametrize("kinds", [1, 5])
def test_the_price_and_the_tick_of_a_laid_trap_stay_above_its_effect(kinds: int) -> None:
    """In a low row as in a high one, an icon is not drawn over words."""
    view = GAME.view(sketch("players 2"), A)
    assert view.own is not None
    own = replace(
        view.own, traps=("pendulum", "trapdoor", "wall_of_fire", "golden_ring")[: kinds - 1], laid=("kamikaze_imp",)
    )
    drawn = list[tuple[str, float]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "sign", lambda _self, name, _x, y, size, *_, **__: drawn.append((name, y + size)))
        patch.setattr(
            Canvas, "text", lambda _self, line, _x, y, size, *_, **__: drawn.append((line, y - size * 0.7)) or 0
        )
        draw_traps(replace(view, own=own), Speaker(words("en"), GAME.id, ["Mira", "Odo"]))
    signs = [name for name, _ in drawn]
    (_, tick), (_, price), (name, _), (_, effect), *_ = drawn[signs.index("check") :]
    assert name == "Kamikaze Imp"
    assert max(tick, price) <= effect


@pytest.mark.parametrize(("kinds", "is_told"), [(1, True), (3, True), (6, True), (7, False)])
def test_a_spied_card_says_what_its_spell_does_where_there_is_room(kinds: int, is_told: bool) -> None:
    """A name alone is no knowledge; the card of this round is shown whole in a panel of its own."""
    view = replace(GAME.view(sketch("players 2"), A), fight=1)
    assert view.own is not None
    longest = ("magic_dart", "poisoned_meal", "kamikaze_imp", "golden_ring", "poisoned_dart", "trapdoor", "pendulum")
    own = replace(view.own, traps=longest[:kinds], spied=((1, "graffiti"), (2, "metamorphosis")))
    with reading() as reader:
        draw_traps(replace(view, own=own), Speaker(words("en"), GAME.id, ["Mira", "Odo"]))
    shown = " ".join(text for text, _ in reader.sizes)
    assert ("Metamorphosis" in shown, "Graffiti" in shown) == (True, False)
    assert ("The strongest planned monster" in shown) == is_told


def test_a_counter_that_rises_before_the_adventurers_are_assigned_shows_both_values() -> None:
    """“7” behind “8” looks wrong while nothing says that the counter rises first and loses ties."""
    view = replace(GAME.view(sketch("players 2, neutral 7"), A), waiting=("y1_warrior_1", "y1_warrior_2", "y1_thief_1"))
    assert (view.neutral, view.raised) == (7, 8)
    shown = list[tuple[str, float]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, x, *_, **__: shown.append((line, x)) or 20)
        patch.setattr(Canvas, "sign", lambda _self, name, x, *_, **__: shown.append((name, x)))
        draw_town(view, str)
    start = next(n for n, (what, _) in enumerate(shown) if what == "non-player")
    rise = shown[start + 1 : start + 4]
    assert [what for what, _ in rise] == ["7", "arrow", "8"]
    assert [x for _, x in rise] == sorted(x for _, x in rise)
    assert GAME.view(sketch("players 3"), A).raised == GAME.view(sketch("players 3"), A).neutral


@pytest.mark.parametrize(("number", "above"), [(1, "goods"), (2, "dungeon-0")])
def test_an_exchange_is_decided_with_the_lair_in_sight(number: int, above: str) -> None:
    """Whether an order pays depends on who eats on payday and on where imps can mine; at first nothing is dug."""
    t = sketch(f"players 2, round {number}\nA: gold 3, lair witch witch")
    t.then(Exchange(A, "get_food", 0))
    core.start(t)
    assert [panel.id for panel in PICTURES.own(GAME.view(t, A), "")] == [above, "orders"]


def test_a_dungeon_that_is_not_shown_comes_first_behind_the_menu() -> None:
    stacks = "hand build_room get_food buy_traps, locked dig_tunnels recruit_imps hire_monster"
    t = sketch(f"players 2, round 2\nA: gold 3, tiles c1 c2 c3\nstand-in 0: {stacks}\nstand-in 1: {stacks}")
    t.then(SelectOrders())
    core.start(t)
    hand = list(t.lords[A].hand)
    t = core.apply(t, A, Orders(*hand[:3]))
    view = GAME.view(t, A)
    assert "dungeon-0" not in {panel.id for panel in PICTURES.own(view, "")}
    assert PICTURES.more(view)[0].id == "dungeon-0"


def test_inaccessible_orders_are_shown_by_the_picture_of_the_orders_alone() -> None:
    """While orders are chosen, the picture shows which orders the lords cannot give: no sentence repeats it."""
    t = GAME.begin(Deal(2, "locks", {"opening": "random"}))
    said = {event.say.id for event in t.told}
    for reader in (None, A):
        panel = next(one for one in GAME.pictures.table(GAME.view(t, reader)) if one.id == "orders")
        told = [one.values["seat"] for one in panel.describe if one.id == "dungeon_lords-alt-locked"]
        assert told == [seat for seat in (A, Seat(1)) if seat != reader]
    assert {"dungeon_lords-log-locked", "dungeon_lords-log-stand-in-locked-of"} <= said & GAME.pictures.told


def test_a_combat_card_is_looked_up_as_a_picture() -> None:
    """It shows fatigue, and whether the spell is fast; two cards that differ in them look different."""
    speak = Speaker(words("en"), "dungeon_lords", ())
    drawn = {}
    for row in EDITIONS[EDITIONS.current].spell.values():
        panel = PICTURES.card(row.id)
        assert panel is not None
        card = Image.open(BytesIO(panel.draw(speak))).convert("RGB").crop((36, 16, 212, 264))
        drawn.setdefault((row.speed, row.fatigue), set()).add(card.tobytes())
    assert {len(cards) for cards in drawn.values()} == {1}
    assert len(set().union(*drawn.values())) == len(drawn)
