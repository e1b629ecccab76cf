"""Pictures of the invasion: each monster's way, its victims, and how long the pictures are shown."""

from dataclasses import replace
from importlib import import_module

import pytest

from games import core
from games.core import Deal, Event, Say, Seat, say
from games.draw import Canvas, ink
from games.registry import GAMES
from games.winter.pictures.happened import Hit, Raid, Victory, Week, latest
from games.winter.rules.attack import Strike
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import sketch

GAME = GAMES["winter"]
A, B = Seat(0), Seat(1)
WEEK = Event(say("winter-log-week", n=1, most=7, seat=A), is_heading=True)
WALK = Event(say("winter-log-moves", monster="frozen_treant_a", start="wall_4", end="mine_3", n=1))
LOSS = Event(say("winter-log-loses", seat=A, monster="frozen_treant_a", resource="wood", old=2, new=1))
PAID = Event(say("winter-log-loses-gold", seat=B, monster="frozen_treant_a", resource="wood", old=1, new=0))
ARRIVAL = Event(say("winter-log-arrives", monster="yeti_a", area="wall_2", n=2, most=3))
TURN = Event(say("winter-log-turn", seat=A, n=5), is_heading=True)
PLACED = Event(say("winter-log-places", seat=A, dwarf="basic", area="mine_1", n=3))
BEATEN = Event(
    say(
        "winter-log-beats", seat=A, target="yeti_a", area="wall_2", dwarfs=(), points=3,
        paid=(say("winter-change", resource="food", old=2, new=1),),
    )
)  # fmt: skip


def view(seat: Seat | None = None, phase: str = "invasion") -> object:
    """Return a view of a new game in the given phase."""
    return replace(GAME.view(GAME.begin(Deal(2, "reveal")), seat), phase=phase)


def test_a_raid_says_where_the_monster_went_and_what_it_took() -> None:
    """A raid lists each loss with the amounts before and after; gold is taken from a player without wood."""
    found = latest([WEEK, WALK, LOSS, PAID], view())
    assert isinstance(found, Week)
    hits = (Hit(A, "wood", 2, 1), Hit(B, "gold", 1, 0))
    assert found.raids == (Raid("frozen_treant_a", "wall_4", "mine_3", hits),)


def test_while_the_invasion_lasts_the_last_monster_is_shown_and_then_all_of_it() -> None:
    """During the invasion, the last frame shows the monster at work; afterwards, the whole invasion."""
    told = [WEEK, WALK, LOSS, ARRIVAL]
    during, after = (GAME.pictures.reveal(told, view(phase=phase)) for phase in ("invasion", "preparation"))
    assert [type(panel.shows.what) for panel in during] == [Raid]
    assert [type(panel.shows.what) for panel in after] == [Raid, tuple]
    assert [raid.id for raid in after[-1].shows.what] == ["frozen_treant_a", "yeti_a"]


@pytest.mark.parametrize("locale", LOCALES)
def test_of_the_rest_of_an_invasion_no_player_is_called_unscathed(locale: Locale) -> None:
    """A player who chose during the invasion is told the rest of it, and may have been hit before."""
    lang, texts = words(locale), {}
    for name, told in (("whole", [WEEK, WALK, ARRIVAL]), ("rest", [WALK, ARRIVAL]), ("hit", [WALK, LOSS, ARRIVAL])):
        said = list[str]()
        speak = Speaker(lang, "winter", ("Mira", "Odo"))

        def noted(one: Say, said: list[str] = said, speak: Speaker = speak) -> str:
            said.append(speak(one))
            return said[-1]

        GAME.pictures.reveal(told, view(phase="preparation"))[-1].draw(noted)
        texts[name] = said
    safe, rest = lang.text("winter-picture-safe"), lang.text("winter-picture-invasion-rest", n=0)
    assert texts["whole"].count(safe) == 2
    assert rest in texts["rest"]
    assert {safe, "Mira", "Odo"}.isdisjoint(texts["rest"])
    assert "Mira" in texts["hit"]
    assert {safe, "Odo"}.isdisjoint(texts["hit"])


def test_a_week_without_an_attack_has_no_picture() -> None:
    """If monsters only arrive, there is no picture."""
    for phase in ("invasion", "preparation"):
        assert GAME.pictures.reveal([WEEK, ARRIVAL], view(phase=phase)) == ()


def test_the_channel_forgets_the_invasion_with_the_first_action() -> None:
    """After a turn's first action the channel no longer shows the invasion, but players yet to press still see it."""
    told = [WEEK, WALK, LOSS, ARRIVAL, TURN]
    assert latest(told, view(phase="actions")) is not None
    assert latest([*told, PLACED], view(phase="actions")) is None
    assert latest([*told, PLACED], view(B, "actions")) is not None


def test_a_victory_is_shown_to_all_in_the_channel_and_to_the_one_who_won() -> None:
    """After a victory, other players still see the invasion."""
    told = [WEEK, WALK, LOSS, ARRIVAL, TURN, BEATEN]
    assert isinstance(latest(told, view(phase="actions")), Victory)
    won = latest(told, view(A, "actions"))
    assert isinstance(won, Victory)
    assert (won.points, won.changes) == (3, (Hit(A, "food", 2, 1),))
    assert isinstance(latest(told, view(B, "actions")), Week)


def test_few_monsters_fill_the_picture_of_an_invasion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to three monsters take a line each, as wide and together as high as the picture allows."""
    places = list[tuple[float, float, float, float]]()
    reveal = import_module("games.winter.pictures.reveal")
    real = reveal._line

    def noted(
        canvas: Canvas, raid: Raid, book: object, place: tuple[float, float, float, float], *rest: object
    ) -> None:
        places.append(place)
        real(canvas, raid, book, place, *rest)

    monkeypatch.setattr(reveal, "_line", noted)
    for locale in LOCALES:
        places.clear()
        GAME.pictures.reveal([WEEK, WALK, LOSS, ARRIVAL], view(phase="preparation"))[-1].draw(
            Speaker(words(locale), "winter", ("Mira", "Odo"))
        )
        assert [(x, w) for x, _, w, _ in places] == [(8, 784), (8, 784)]
        assert places[-1][1] + places[-1][3] > 340


def test_the_small_map_of_a_raid_shows_the_disasters_that_struck_before() -> None:
    """Its areas with an earlier disaster are struck, as on the map; one that strikes this week came after the raid."""
    new = Event(say("winter-log-disaster", disaster="famine", area="field_3", n=2, most=4, danger=0))
    for disasters, told in (("avalanche", []), ("avalanche famine", [new])):
        shown = GAME.view(sketch(f"disasters: {disasters}\nplan: choose-hands; turn A"), None)
        assert GAME.pictures.reveal([WEEK, WALK, LOSS, *told], shown)[0].shows.struck == ("mine_3",)


def test_who_was_not_hit_reads_so_in_full_beside_three_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four players, the word beside the tick is not cut in either language."""
    drawn = list[str]()
    real = Canvas.text

    def noted(canvas: Canvas, text: str, *rest: object, **more: object) -> int:
        if text in safe:
            width = more["width"]
            assert isinstance(width, float)
            drawn.append(text)
            assert ink(text, 26, "title").width <= width
        return real(canvas, text, *rest, **more)

    safe = {words(locale).text("winter-picture-safe") for locale in LOCALES}
    monkeypatch.setattr(Canvas, "text", noted)
    state = replace(GAME.view(GAME.begin(Deal(4, "reveal")), None), phase="preparation")
    for locale in LOCALES:
        GAME.pictures.reveal([WEEK, WALK, LOSS], state)[-1].draw(Speaker(words(locale), "winter", ("A", "B", "C", "D")))
    assert {*drawn} == safe


def test_several_resources_that_one_monster_takes_are_one_sentence_and_one_loss_each() -> None:
    """An Ice Queen who takes wood, food and stone is told in one line, and shown in full."""
    t = sketch("table: 2 seats, first A, week 2, legendary\nmonsters: ice_queen_a=wall_1\nA dwarfs: home 6 wall_1")
    t.then(Strike("ice_queen_a"))
    t = core.start(t)
    taken = [event for event in t.told if event.say.id == "winter-log-loses-several"]
    assert [event.say.values["seat"] for event in taken] == [A]
    week = latest([WEEK, *taken], GAME.view(t, None))
    assert isinstance(week, Week)
    assert {(hit.seat, hit.sign, hit.old - hit.new) for raid in week.raids for hit in raid.hits} == {
        (A, "wood", 1),
        (A, "food", 1),
        (A, "stone", 1),
    }
