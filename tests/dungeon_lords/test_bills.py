"""Pictures of events: every change has its own place inside the panel, and names are whole where there is space."""

from collections.abc import Sequence
from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from PIL import Image

from games.core import Event, Panel, Say, Seat, say
from games.draw import Canvas, canvas
from games.draw import text as drawing
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.pictures.bills import lay_out
from games.dungeon_lords.pictures.seasons import Change
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch

A, B, C = Seat(0), Seat(1), Seat(2)
CREATURES = sorted(EDITIONS[EDITIONS.current].creature)
ORDERS = ("dig_tunnels", "hire_monster", "recruit_imps")
NAMES = ("🤖 Mild Malcolm", "🤖 Lord Snare", "Mira", "🤖 Count Coppers")


def event(name: str, *said: Say, seats: int = 3) -> Sequence[Panel]:
    """Return the pictures of an event in which these sentences were told."""
    told = [Event(one) for one in (say("dungeon_lords-log-event", event=name), *said)]
    return GAME.pictures.reveal(told, GAME.view(sketch(f"players {seats}"), None))


def paid(seat: Seat, creature: str) -> Say:
    return say("dungeon_lords-log-paid", seat=seat, creature=creature, cost=())


def drawn(panel: Panel, names: Sequence[str] = NAMES) -> Image.Image:
    return Image.open(BytesIO(panel.draw(Speaker(words("en"), "dungeon_lords", names)))).convert("RGB")


def evil(seat: Seat, before: int) -> Say:
    return say("dungeon_lords-log-evil", seat=seat, before=before, after=before + 1)


@pytest.mark.parametrize("number", range(60))
def test_changes_of_an_event_stay_inside_their_box_and_apart(number: int) -> None:
    """However many creatures are paid or leave, nothing goes beyond the edge, and nothing covers anything else."""
    chance = Random(number)
    creatures = [Change(chance.choice(CREATURES), chance.choice((1, -1))) for _ in range(number % 12)]
    goods = [Change(sign, chance.randint(-12, 12)) for sign in ("gold", "letter", "evil", "food", "imp")]
    changes = [*creatures, *chance.sample(goods, number % 5)]
    for width, height in ((402, 69), (364, 133), (232, 133), (164, 133)):
        found = lay_out(changes, width, height)
        assert [one.change for one in found] == changes
        for one in found:
            assert one.x + one.width <= width
            assert one.y + one.size <= height
        for one, other in combinations(found, 2):
            apart = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert apart or one.y + one.size <= other.y or other.y + other.size <= one.y


def test_a_full_payday_leaves_the_edge_of_the_picture_free() -> None:
    """With many creatures in a row, the edge of the picture looks as with a single one."""
    many = [one for number, creature in enumerate(CREATURES) for one in (paid(C, creature), evil(C, number))]
    (few,), (full,) = event("payday", paid(C, "demon"), evil(C, 3)), event("payday", *many)
    edge = (788, 0, 800, drawn(few).height)
    assert drawn(full).crop(edge).tobytes() == drawn(few).crop(edge).tobytes()


def test_the_evil_of_several_wages_is_one_sum() -> None:
    """Each creature paid has its tick, and the evil of all of them is added up behind them."""
    (panel,) = event("payday", paid(C, "witch"), evil(C, 3), paid(C, "vampire"), evil(C, 4), paid(C, "ghost"))
    shown = [(change.sign, change.n) for change in panel.shows.what.changes[C]]
    assert shown == [("witch", 1), ("vampire", 1), ("ghost", 1), ("evil", 2)]


def test_an_event_that_has_changed_nothing_yet_is_no_table() -> None:
    """While the first lord decides, no event is drawn; the adventurers who come are shown all the same."""
    assert not event("payday")
    arrives = say("dungeon_lords-log-arrives", seat=A, hero="y1_warrior_4")
    assert [panel.shows.what.visitors[A] for panel in event("payday", arrives)] == [("y1_warrior_4",)]


def placed(seat: Seat) -> Say:
    places = [say("dungeon_lords-place", order=say(f"dungeon_lords-order-{order}"), space="I") for order in ORDERS]
    return say("dungeon_lords-log-placed", seat=seat, places=tuple(places))


@pytest.mark.parametrize("seats", [3, 4])
def test_names_are_not_cut_where_a_second_line_fits(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """Tables of orders and of visitors show whole names of two words, even with the sign of a computer player."""
    cut: list[str] = []
    before = drawing.fit_name

    def fit_name(name: str, size: int, width: float, least: int = 0, face: str = "text") -> tuple[drawing.Ink, int]:
        line, at = before(name, size, width, least, face)
        if line.is_cut:
            cut.append(name)
        return line, at

    monkeypatch.setattr(canvas, "fit_name", fit_name)
    lords = [Seat(number) for number in range(seats)]
    comes = [say("dungeon_lords-log-arrives", seat=lord, hero=f"y1_thief_{lord + 1}") for lord in lords]
    view = GAME.view(sketch(f"players {seats}"), None)
    orders = GAME.pictures.reveal([Event(placed(lord)) for lord in lords], view)
    for panel in (*orders, *event("payday", *comes, seats=seats)):
        drawn(panel)
    drawn(event("payday", paid(A, "ghost"), seats=seats)[0], ("🤖 Maximilian of the Deep Tunnels",) * seats)
    assert len(orders) == 3
    assert not cut


def test_what_an_event_costs_and_who_arrives_have_boxes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adventurer drawn above what an event has cost looks as if he had caused it."""
    *_, panel = event(
        "cave_in",
        say("dungeon_lords-log-caved-in", seat=A, cell="c1"),
        say("dungeon_lords-log-arrives", seat=A, hero="y1_thief_1"),
        say("dungeon_lords-log-arrives", seat=B, hero="y1_warrior_1"),
        seats=2,
    )
    signs, boxes, titles = dict[str, float](), list[tuple[float, float]](), dict[str, float]()
    monkeypatch.setattr(Canvas, "sign", lambda _self, name, _x, y, *_, **__: signs.update({name: y}))
    for box in ("games.draw.canvas.Canvas.box", "games.dungeon_lords.pictures.bills.verdict_box"):
        monkeypatch.setattr(box, lambda _self, place, *_, **__: boxes.append((place[1], place[1] + place[3])))
    monkeypatch.setattr(Canvas, "text", lambda _self, line, _x, y, *_, **__: titles.update({line: y}) or 0)
    panel.draw(lambda told: told.id if told.id.endswith("arrivals") else "x")
    heading = titles["dungeon_lords-picture-arrivals"]
    assert signs["tunnel"] < heading < signs["thief"]
    assert not any(top < signs["tunnel"] and signs["thief"] < bottom for top, bottom in boxes)
    assert max(bottom for top, bottom in boxes) <= 509
