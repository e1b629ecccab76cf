"""Panels of a message: the decisive one is last, and none is too tall for a phone."""

from dataclasses import replace
from functools import partial
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.present.controls import does_lines
from bot.present.controls.buttons import first_screen
from games import core
from games.core import Deal, Dice, Score, Seat, say
from games.draw import Canvas, ink
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures import PICTURES
from games.dungeon_lords.pictures.dungeon import draw_dungeon
from games.dungeon_lords.pictures.offer import WIDE, draw_offer
from games.dungeon_lords.pictures.orders import BOARD, bans_of, cards_of, draw_orders, rivals_of
from games.dungeon_lords.pictures.score import draw_score
from games.dungeon_lords.pictures.things import GAP, MARGIN, SMALLEST
from games.dungeon_lords.pictures.town import LEFT, draw_town
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange, Mining
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.planning import Planning
from locales import LOCALES, Speaker, words
from tests.bot.present.play import glances, table_of
from tests.dungeon_lords.stage import sketch
from tests.pictures.reader import reading

A = Seat(0)


def last_panel(text, step, field="", seat=A):
    """Return the id of the panel just above the controls."""
    t = sketch(text)
    t.then(step)
    core.start(t)
    view = GAME.view(t, seat)
    return (PICTURES.table(view) if seat is None else PICTURES.own(view, field))[-1].id


@pytest.mark.parametrize(
    ("text", "step", "field", "panel"),
    [
        ("players 2\nA: gold 3", Mining(A, "mine_gold", 0), "", "dungeon-0"),
        ("players 2\nA: imps 3", Digging(A, "dig_tunnels", 0, 0), "cell", "dungeon-0"),
        ("players 2, offer goblin\nA: food 3", Hiring(A, "hire_monster", 0), "creature", "town"),
        ("players 2, halls mint\nA: tiles c1 c2 c3", Building(A, "build_room", 0), "room", "town"),
        ("players 2, halls mint\nA: tiles c1 c2 c3", Building(A, "build_room", 0), "cell", "dungeon-0"),
        ("players 2, fight 1\nA: file y1_warrior_1", Planning(), "cell", "dungeon-0"),
        ("players 2, fight 1\nA: file y1_warrior_1, traps pendulum", Planning(), "trap", "traps"),
        ("players 2, fight 1\nA: file y1_warrior_1, traps pendulum, tiles c1", Planning(), "", "traps"),
    ],
)
def test_the_panel_that_decides_is_last_in_private(text, step, field, panel):
    """The decisive panel is last in private, for every field of a choice."""
    assert last_panel(text, step, field) == panel


def panels(text, step, seat=A):
    """Return the ids of a lord's private panels."""
    t = sketch(text)
    t.then(step)
    core.start(t)
    return [panel.id for panel in PICTURES.own(GAME.view(t, seat), "")]


def test_an_exchange_is_decided_by_goods_and_orders():
    """An exchange shows goods and orders; what makes one more or less evil, also how evil everybody is."""
    assert panels("players 2\nA: gold 3", Exchange(A, "get_food", 0)) == ["goods", "orders"]
    assert panels("players 2\nA: gold 3", Exchange(A, "get_food", 1)) == ["goods", "town", "orders"]


def test_orders_are_chosen_with_the_offer_right_above_them():
    """What is on offer and the eight orders fit one desktop screen, with the question and its buttons below."""
    t = sketch("players 3, round 2, offer troll goblin witch, halls mint mushroom_bed\nA: tiles c1 c2 c3")
    t.then(SelectOrders())
    core.start(t)
    shown = PICTURES.own(GAME.view(t, A), "first")
    assert [panel.id for panel in shown] == ["dungeon-0", "goods", "offer", "orders"]
    speak = Speaker(words("en"), GAME.id, ["Mira", "Odo", "Zoé"])
    heights = [Image.open(BytesIO(panel.draw(speak))).height * 550 / 800 for panel in shown[-2:]]
    assert sum(heights) < 490
    told = [said.id for panel in shown for said in panel.describe]
    assert told.count("dungeon_lords-alt-offer") == told.count("dungeon_lords-alt-rooms") == 1


def test_the_first_question_shows_the_three_orders_drawn_alone():
    t = GAME.begin(Deal(4, "aside"))
    view = GAME.view(t, A)
    assert [panel.id for panel in PICTURES.own(view, "")] == ["goods", "orders"]
    speak = Speaker(words("en"), GAME.id, ["Mira", "Odo", "Zoé", "Bärbel"])
    own, everyones = (Image.open(BytesIO(draw_orders(one, speak))) for one in (view, GAME.view(t, None)))
    assert own.height < everyones.height * 0.6


def test_the_panel_that_decides_is_last_in_public():
    """The last public panel is the dungeon for digging, and the orders for resolving them."""
    assert last_panel("players 2\nA: imps 3", Digging(A, "dig_tunnels", 0, 0), seat=None) == "dungeon-0"
    assert last_panel("players 2\nA: gold 3", Mining(A, "mine_gold", 0), seat=None) == "orders"


@pytest.mark.slow
def test_no_panel_is_too_tall_and_no_message_too_long():
    """A whole game of four has at most five panels of 509 pixels per message."""
    dice, t, drawn = Dice("tall"), GAME.begin(Deal(4, "tall")), 0
    speak = Speaker(words("fr"), GAME.id, ["Mira", "Odo", "Zoé", "Bärbel"])
    number = 0
    while now := core.decision(t):
        seat = dice.pick(tuple(now.asks))
        view, number = GAME.view(t, seat), number + 1
        messages = PICTURES.table(GAME.view(t, None)), PICTURES.own(view, "")
        assert all(len(message) <= 5 for message in messages)
        if number % 12 == 0:
            for panel in (one for message in messages for one in message):
                assert Image.open(BytesIO(panel.draw(speak))).height <= 509, panel.id
                drawn += 1
        t = core.apply(t, seat, core.at_random(t, seat, dice))
    view = GAME.view(t, None)
    assert len(PICTURES.score(view, GAME.outcome(t))) <= 5
    assert drawn > 50


@pytest.mark.parametrize("step", [Exchange(A, "get_food", 0), Mining(A, "mine_gold", 0)])
def test_the_order_being_carried_out_is_lit(step):
    t = sketch("players 2\nA: gold 3")
    t.then(step)
    core.start(t)
    asked, speak = GAME.view(t, None), Speaker(words("en"), GAME.id, ["Mira", "Odo"])
    assert draw_orders(asked, speak) != draw_orders(replace(asked, question=None), speak)


def random_steps(game, seats, seed):
    """Yield the public views before and after each move of a random game."""
    dice, state = Dice(seed), game.begin(Deal(seats, seed, {}))
    while (now := core.decision(state)) is not None:
        seat = dice.pick(tuple(now.asks))
        after = core.apply(state, seat, core.at_random(state, seat, dice))
        yield game.view(state, None), game.view(after, None)
        state = after


def test_a_step_of_a_replay_shows_the_dungeon_that_it_changed():
    """A replay step shows the changed dungeon, in at most two panels."""
    dug = 0
    for before, view in random_steps(GAME, 3, "replayed"):
        shown = [panel.id for panel in PICTURES.step(before, view)]
        assert 1 <= len(shown) <= 2 or not view.phase
        changed = [n for n, lord in enumerate(view.lords) if lord.tiles != before.lords[n].tiles]
        if len(changed) == 1 and not view.fight and view.phase:
            dug += 1
            assert f"dungeon-{changed[0]}" in shown
    assert dug


@pytest.mark.parametrize(("seats", "lords"), [(2, 2), (3, 1), (4, 0)])
def test_what_non_player_lords_cannot_do_is_drawn_for_everyone(seats: int, lords: int) -> None:
    """Their locked orders lie open (3.1): the orders show them to the public and to each lord, and say so in words."""
    state = GAME.begin(Deal(seats, "bans", {option.id: option.values[0] for option in GAME.options}))
    while (now := core.decision(state)) is not None and not isinstance(now.step, SelectOrders):
        seat = min(now.asks)
        state = core.apply(state, seat, core.any_of(now.asks[seat], Dice("lock")), at=state.number + 1)
    for seat in (None, A):
        view = GAME.view(state, seat)
        assert bans_of(view) == tuple(tuple(one.locked) for one in state.stand_ins)
        panels = PICTURES.table(view) if seat is None else PICTURES.own(view, "")
        (orders,) = (panel for panel in panels if panel.id == "orders")
        assert sum("stand-in" in told.id for told in orders.describe) == lords == len(bans_of(view))
        drawn, without = (draw_orders(seen, str) for seen in (view, replace(view, stand_ins=())))
        assert (drawn != without) == bool(lords)


@pytest.mark.parametrize("hero", EDITIONS[EDITIONS.current].hero.values(), ids=lambda row: row.id)
def test_the_number_in_an_adventurer_s_name_stands_on_the_card(hero) -> None:
    """`Silver Wizard #3` has #3 on the card, also behind bars, so that two wizards differ; a paladin has none."""
    for lang, sign in ((words("en"), "#"), (words("fr"), "n°\N{NO-BREAK SPACE}")):
        speak = Speaker(lang, GAME.id, ["Mira", "Odo", "Zoé"])
        name = speak(say(f"dungeon_lords-name-{hero.id}"))
        assert name.endswith(hero.tag.replace("#", sign))
        assert (sign in name) == bool(hero.tag) == (hero.role != "paladin")
        waits = "" if hero.role == "paladin" else f", arriving {hero.id}"
        t = sketch(f"players 3, year {hero.year}{waits}\nA: file {hero.id}\nB: prison {hero.id}")
        for draw in (draw_town, partial(draw_dungeon, seat=A), partial(draw_dungeon, seat=Seat(1))):
            with reading() as reader:
                draw(GAME.view(t, None), speak=speak)
            is_shown = hero.tag in {text for text, _ in reader.sizes}
            assert is_shown == bool(hero.tag)


def test_a_name_of_two_words_stands_on_one_line_below_the_town() -> None:
    """A name too long for the space below a lord's mark is narrower, and whole; no robot joins two names."""
    t = sketch("players 3, arriving y1_thief_1 y1_thief_2 y1_thief_3")
    with reading() as reader:
        draw_town(GAME.view(t, None), Speaker(words("en"), GAME.id, ["Mira", "🤖 Lord Snare", "🤖 Mildred Meek"]))
    assert {"Mira", "Lord Snare", "Mildred Meek"} <= {text for text, _ in reader.sizes}


ICON = (MARGIN + 8, GAP + 25, MARGIN + 8 + BOARD.icon, GAP + 25 + BOARD.icon)
"""The place of the first order's icon in the panel of orders."""


def test_the_badges_of_non_player_lords_leave_an_order_s_icon_free() -> None:
    """Two non-player lords that cannot give one order share a badge, beside the icon and not on it."""
    state = GAME.begin(Deal(2, "bans", {option.id: option.values[0] for option in GAME.options}))
    view = GAME.view(state, None)
    everything = tuple(EDITIONS[view.edition].order)
    view = replace(view, stand_ins=(((), everything, ()), ((), everything, ())))
    drawn, without = (
        Image.open(BytesIO(draw_orders(seen, str))).convert("RGB") for seen in (view, replace(view, stand_ins=()))
    )
    assert drawn.crop(ICON).tobytes() == without.crop(ICON).tobytes()
    assert drawn.tobytes() != without.tobytes()


def test_a_lock_leaves_the_icon_of_an_order_free() -> None:
    """An order that the lord cannot give has its lock in the corner; the icon is seen whole."""
    t = sketch("players 3, round 1\nA: hand dig_tunnels mine_gold recruit_imps buy_traps, locked get_food")
    t.then(SelectOrders())
    locked = GAME.view(core.start(t), Seat(0))
    plain = replace(locked, lords=tuple(replace(lord, locked=()) for lord in locked.lords))
    assert cards_of(locked).locked == ("get_food",)
    pictures = [Image.open(BytesIO(draw_orders(seen, str))).convert("RGB") for seen in (plain, locked)]
    left, top, right, bottom = ICON
    icons = [picture.crop((left, top + 3, right, bottom)).tobytes() for picture in pictures]
    assert icons[0] == icons[1]
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_orders_that_other_lords_cannot_give_are_marked_while_orders_are_chosen() -> None:
    """The board of orders shows whose they are, and says it; the reader's own have a lock instead."""
    t = GAME.begin(Deal(4, "rivals", {}))
    for lord, locked in zip(t.lords, (["get_food"], ["get_food"], ["mine_gold"], []), strict=True):
        lord.locked = locked
    assert [seat for seat, _ in rivals_of(replace(GAME.view(t, A), phase="phase_orders"))] == [1, 2]
    view = replace(GAME.view(t, None), phase="phase_orders")
    assert rivals_of(view) == ((0, ("get_food",)), (1, ("get_food",)), (2, ("mine_gold",)))
    (orders,) = (panel for panel in PICTURES.table(view) if panel.id == "orders")
    assert [told.values["seat"] for told in orders.describe if told.id == "dungeon_lords-alt-locked"] == [0, 1, 2]
    with reading() as reader:
        draw_orders(view, Speaker(words("en"), GAME.id, ["Mira", "Odo", "Ada", "Bo"]))
    assert {letter for letter, _ in reader.sizes} & {*"ABCD"} == {*"ABC"}
    assert rivals_of(replace(view, phase="phase_resolve")) == ()


def test_a_lord_who_waits_sees_the_traps_held_beside_the_dungeon() -> None:
    """Which they are is drawn, not only how many; without one there is no panel of them."""
    mining = Mining(Seat(1), "mine_gold", 0)
    assert panels("players 2\nA: traps pendulum\nB: gold 3", mining) == ["town", "traps", "dungeon-0"]
    assert panels("players 2\nB: gold 3, traps pendulum", mining) == ["town", "dungeon-0"]


@pytest.mark.parametrize("creature", EDITIONS[EDITIONS.current].creature.values(), ids=lambda row: row.id)
def test_the_card_of_a_creature_says_how_hard_it_hits_and_whom(creature) -> None:
    """So orders are chosen knowing what the creatures on offer are worth, on low cards and on tall ones."""
    view = GAME.view(sketch(f"players 2, offer {creature.id}"), A)
    for locale in LOCALES:
        speak = Speaker(words(locale), "dungeon_lords", ("Mira", "Odo"))
        whom = say(f"dungeon_lords-picture-whom-{creature.attacks[0].target}")
        assert ink(speak(whom), SMALLEST).width <= WIDE - 8
        for draw in (draw_offer, draw_town):
            said = []
            draw(view, lambda one, said=said, speak=speak: said.append(one) or speak(one))
            assert whom in said


@pytest.mark.parametrize("locale", LOCALES)
def test_before_an_event_is_revealed_nothing_is_said_of_the_next_round(locale: str) -> None:
    """At the first question the event of the next round is not known yet, but there may be one."""
    game = GAME.begin(Deal(3, "events"))
    said, speak = [], Speaker(words(locale), "dungeon_lords", ("Mira", "Odo", "Ana"))
    draw_town(GAME.view(game, A), lambda one: said.append(one) or speak(one))
    (told,) = [speak(one) for one in said if one.id == "dungeon_lords-picture-no-event"]
    assert not any(word in told for word in ("next", "prochain")), told


def test_the_next_adventurers_are_told_apart_and_have_their_hit_points() -> None:
    """What comes next round is planned for now, so it is as legible as what comes this round."""
    view = GAME.view(sketch("players 2, offer goblin"), A)
    view = replace(view, event="taxes", next_event="payday", waiting=("y1_warrior_4", "y1_thief_1", "y1_priest_1"))
    drawn = []
    for arriving in (("y1_wizard_1", "y1_wizard_2", "y1_wizard_3"), ()):
        shown = replace(view, arriving=arriving)
        heads = [Image.open(BytesIO(draw_town(one, str))) for one in (shown, replace(shown, waiting=()))]
        drawn.append(ImageChops.difference(*(one.convert("RGB") for one in heads)).getbbox())
    left, top, right, bottom = drawn[0]
    assert MARGIN <= left < right <= MARGIN + LEFT, "in the box of the next round"
    assert bottom - top >= 30
    assert drawn[1][0] > MARGIN + LEFT, "those who come next wait in their own place while nobody comes"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_source_of_points_is_cut(seats: int) -> None:
    """In the final score, every source has its whole name, in both languages."""
    prefix = "dungeon_lords-picture-score-"
    parts = {id_.removeprefix(prefix): 2 for id_ in sorted(words("en").ids) if id_.startswith(prefix)}
    assert len(parts) > 15
    scores = tuple(Score(Seat(seat), 30, parts) for seat in range(seats))
    outcome = replace(GAME.outcome(sketch(f"players {seats}")), scores=scores)
    view = GAME.view(sketch(f"players {seats}"), None)
    for locale in LOCALES:
        speak, cut = Speaker(words(locale), "dungeon_lords", ("A", "B", "C", "D")), []
        canvas = Canvas.text

        def text(self, line, *args, width=0, cut=cut, canvas=canvas, **more):
            size = more.get("least") or args[2]
            cut += [line] if width and ink(line, size, more.get("face", "text")).width > width else []
            return canvas(self, line, *args, width=width, **more)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Canvas, "text", text)
            draw_score(view, outcome, speak)
        assert cut == []


@pytest.mark.parametrize(("thing", "tells"), [
    ("ghost", {"Ghost", "2", "not the front"}), ("mint", {"Mint", "3"}), ("y1_priest_2", {"Silver Priest #2", "3"}),
])  # fmt: skip
def test_a_card_alone_shows_its_figures(thing: str, tells: set[str]) -> None:
    """A look-up shows attack and wage of a creature, the recipe of a room, and hit points of an adventurer."""
    drawn, signs = list[str](), list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, *_, **__: drawn.append(line) or 0)
        patch.setattr(Canvas, "sign", lambda _self, name, *_, **__: signs.append(name))
        PICTURES.card(thing).draw(Speaker(words("en"), "dungeon_lords", ()))
    assert {*drawn} >= tells
    assert {"ghost": "evil", "mint": "imp", "y1_priest_2": "drop"}[thing] in signs


def test_what_a_trap_does_stands_in_its_picture_alone() -> None:
    """Above the buttons it would be read twice; without pictures, it is told in words."""
    t = sketch("players 2, fight 1\nA: file y1_warrior_1, tiles c1 c2, traps pendulum trapdoor")
    t.then(Planning())
    core.start(t)
    _, view, *_ = glances(table_of(GAME, 2, ("Mira", "Odo")), t, ())
    lang = words("fr")
    shown = first_screen(view, lang)
    assert len(does_lines(view, shown, lang, is_drawn=False)) == 2
    assert does_lines(view, shown, lang, is_drawn=True) == []
