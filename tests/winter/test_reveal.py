"""Pictures of the invasion: each monster's way, its victims, and how long the pictures are shown."""

from dataclasses import replace
from importlib import import_module

import pytest

from games import core
from games.core import Deal, Event, Say, Seat, say
from games.draw import Canvas, ink
from games.registry import GAMES
from games.winter.cards import EDITIONS
from games.winter.pictures.happened import Hit, Raid, Victory, Week, latest
from games.winter.pictures.invasion import _does
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


def last_of(told: list[Event], seen: object) -> object:
    """Return the latest of what is shown, or None."""
    found = latest(told, seen)
    return found[-1] if found else None


def drawn(told: list[Event], seen: object, locale: Locale, names: tuple[str, ...] = ("Mira", "Odo")) -> list[str]:
    """Return the texts of the last frame."""
    said, speak = list[str](), Speaker(words(locale), "winter", names)

    def noted(one: Say) -> str:
        said.append(speak(one))
        return said[-1]

    GAME.pictures.reveal(told, seen)[-1].draw(noted)
    return said


def test_a_raid_says_where_the_monster_went_and_what_it_took() -> None:
    """A raid lists each loss with the amounts before and after; gold is taken from a player without wood."""
    found = last_of([WEEK, WALK, LOSS, PAID], view())
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
    lang = words(locale)
    unhurt, rest = lang.text("winter-picture-no-loss"), lang.text("winter-picture-invasion-rest", n=0)
    texts = {
        name: drawn(told, view(phase="preparation"), locale)
        for name, told in (
            ("whole", [WEEK, WALK, LOSS, ARRIVAL]),
            ("calm", [WEEK, WALK, ARRIVAL]),
            ("rest", [WALK, ARRIVAL]),
            ("hit", [WALK, LOSS, ARRIVAL]),
        )
    }
    assert texts["whole"].count(unhurt) == 1
    assert {unhurt, "Mira", "Odo"}.isdisjoint(texts["calm"]), "where nobody has lost anything, the space is not empty"
    assert rest in texts["rest"]
    assert {unhurt, "Mira", "Odo"}.isdisjoint(texts["rest"])
    assert "Mira" in texts["hit"]
    assert {unhurt, "Odo"}.isdisjoint(texts["hit"])


BREACH = Event(say("winter-log-moves", monster="yeti_a", start="field_2", end="castle", n=0))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_breach_of_the_castle_is_the_largest_part_of_an_invasion(
    locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says that all is lost unless it is beaten; nothing in the picture calls anyone safe."""
    heights = dict[str, float]()
    invasion = import_module("games.winter.pictures.invasion")
    for name in ("breach", "_line"):
        real = getattr(invasion, name)

        def noted(canvas: Canvas, *rest: object, name: str = name, real: object = real) -> None:
            place = next(one for one in rest if isinstance(one, tuple) and len(one) == 4)
            heights[name] = max(heights.get(name, 0), place[3])
            real(canvas, *rest)  # type: ignore[operator]  # a function of the module

        monkeypatch.setattr(invasion, name, noted)
    lang = words(locale)
    for phase in ("preparation", "invasion"):
        told = drawn([WEEK, WALK, BREACH, ARRIVAL], view(phase=phase), locale)
        assert lang.text("winter-picture-breached") in told
        assert lang.text("winter-picture-no-loss") not in told
    assert heights["breach"] > heights["_line"]
    sent = Event(say("winter-log-sent-home", seat=B, monster="yeti_a", dwarf="basic", area="castle"))
    told = drawn([WEEK, BREACH, sent], view(phase="invasion"), locale)
    assert {lang.text("winter-picture-breached"), "Odo"} < {*told}, "also beside what it has cost someone"
    assert "Mira" not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_what_hits_or_is_new_is_named_with_what_it_does(locale: Locale) -> None:
    """However many there are, each monster and each disaster has its name, and a newcomer its effect."""
    lang = words(locale)
    lot = [WEEK, WALK, LOSS, PAID, BREACH]
    for monster, area in (("snow_troll_a", "wall_1"), ("banshee_a", "wall_4"), ("ogre_king_a", "wall_3")):
        lot.append(Event(say("winter-log-arrives", monster=monster, area=area, n=0, most=3)))
    for disaster, area in (("famine", "field_3"), ("avalanche", "mine_3")):
        lot.append(Event(say("winter-log-disaster", disaster=disaster, area=area, n=2, most=4, danger=0, need=0)))
    told = drawn(lot, view(phase="preparation"), locale)
    for thing in ("frozen_treant_a", "snow_troll_a", "banshee_a", "ogre_king_a", "famine", "avalanche"):
        assert lang.text(f"winter-name-{thing}") in told
    assert _does(EDITIONS[EDITIONS.current], Raid("snow_troll_a", area="wall_1", is_new=True)) == ["−1", "food"]


@pytest.mark.parametrize("locale", LOCALES)
def test_too_many_disasters_are_said_to_lose_the_game(locale: Locale) -> None:
    """At the limit of disasters, the picture of the invasion says how many must be overcome."""
    for disasters, n in (("avalanche famine ice_storm", 0), ("avalanche famine ice_storm broken_dam", 1)):
        seen = replace(GAME.view(sketch(f"disasters: {disasters}"), None), phase="preparation")
        told = drawn([WEEK, WALK], seen, locale)
        assert (words(locale).text("winter-picture-too-many", n=max(n, 1)) in told) is bool(n)


def test_a_week_without_an_attack_has_no_picture() -> None:
    """If monsters only arrive, there is no picture."""
    for phase in ("invasion", "preparation"):
        assert GAME.pictures.reveal([WEEK, ARRIVAL], view(phase=phase)) == ()


def test_the_channel_forgets_the_invasion_with_the_first_action() -> None:
    """After a turn's first action the channel no longer shows the invasion, but players yet to press still see it."""
    told = [WEEK, WALK, LOSS, ARRIVAL, TURN]
    assert last_of(told, view(phase="actions")) is not None
    assert last_of([*told, PLACED], view(phase="actions")) is None
    assert last_of([*told, PLACED], view(B, "actions")) is not None


def test_a_victory_is_shown_to_everyone() -> None:
    """The one who won and all others see it after the invasion that came before."""
    told = [WEEK, WALK, LOSS, ARRIVAL, TURN, BEATEN]
    for seat in (None, A, B):
        won = last_of(told, view(seat, "actions"))
        assert won == (Victory(A, "yeti_a", "wall_2", 3, (Hit(A, "food", 2, 1),), (BEATEN.say,)),)


def test_a_rival_who_saves_the_castle_is_shown_with_all_that_was_won_in_that_turn() -> None:
    """Victories of one turn share a picture, and it precedes that of the next invasion, whose frame tells of both."""
    rescue = Event(say("winter-log-beats", **{**BEATEN.say.values, "area": "castle"}))
    saved, over = (
        Event(say("winter-log-castle-saved")),
        Event(
            say(
                "winter-log-overcomes", seat=A, target="famine", area="field_3", dwarfs=(), points=3, paid=(), reward=()
            )
        ),
    )
    told = [WEEK, WALK, ARRIVAL, TURN, rescue, saved, over]
    won = last_of(told, view(B, "actions"))
    assert isinstance(won, tuple)
    assert [(one.target, one.is_rescue) for one in won] == [("yeti_a", True), ("famine", False)]
    for locale in LOCALES:
        assert words(locale).text("winter-picture-saved") in drawn(told, view(B, "actions"), locale)
        assert words(locale).text("winter-picture-saved") in drawn(told[:-1], view(B, "actions"), locale)
    again = [*told, WEEK, WALK]
    frames = GAME.pictures.reveal(again, view(B, "preparation"))
    assert frames[0].shows.what == won
    assert {rescue.say, saved.say, over.say, WALK.say} == {*frames[-1].describe}
    assert [type(one) for one in latest(again, view(A, "preparation"))] == [Week], "A has seen the picture of that"


def test_the_small_map_of_a_raid_shows_the_other_monsters() -> None:
    """Each is where it was then: before it walked later in the week, and not at all before it arrived."""
    seen = replace(
        GAME.view(sketch("monsters: frozen_treant_a=mine_3 ogre_king_a=castle banshee_a=wall_1 yeti_a=wall_2"), None),
        phase="preparation",
    )
    later = Event(say("winter-log-moves", monster="ogre_king_a", start="field_2", end="castle", n=0))
    first, second, _ = GAME.pictures.reveal([WEEK, WALK, later, ARRIVAL], seen)
    assert dict(first.shows.others) == {"ogre_king_a": "field_2", "banshee_a": "wall_1"}
    assert dict(second.shows.others) == {"frozen_treant_a": "mine_3", "banshee_a": "wall_1"}


def test_few_monsters_fill_the_picture_of_an_invasion(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as there is room, each takes a line, as wide and together as high as the picture allows."""
    places = list[tuple[float, float, float, float]]()
    invasion = import_module("games.winter.pictures.invasion")
    real = invasion._line

    def noted(
        canvas: Canvas, raid: Raid, book: object, place: tuple[float, float, float, float], *rest: object
    ) -> None:
        places.append(place)
        real(canvas, raid, book, place, *rest)

    monkeypatch.setattr(invasion, "_line", noted)
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
    """With four players, the words are not cut in either language."""
    found = list[str]()
    real = Canvas.text

    def noted(canvas: Canvas, text: str, *rest: object, **more: object) -> int:
        if text in unhurt:
            width = more["width"]
            assert isinstance(width, float)
            found.append(text)
            assert ink(text, 26, "title").width <= width
        return real(canvas, text, *rest, **more)

    unhurt = {words(locale).text("winter-picture-no-loss") for locale in LOCALES}
    monkeypatch.setattr(Canvas, "text", noted)
    state = replace(GAME.view(GAME.begin(Deal(4, "reveal")), None), phase="preparation")
    for locale in LOCALES:
        GAME.pictures.reveal([WEEK, WALK, LOSS], state)[-1].draw(Speaker(words(locale), "winter", ("A", "B", "C", "D")))
    assert {*found} == unhurt


def test_several_resources_that_one_monster_takes_are_one_sentence_and_one_loss_each() -> None:
    """An Ice Queen who takes wood, food and stone is told in one line, and shown in full."""
    t = sketch("table: 2 seats, first A, week 2, legendary\nmonsters: ice_queen_a=wall_1\nA dwarfs: home 6 wall_1")
    t.then(Strike("ice_queen_a"))
    t = core.start(t)
    taken = [event for event in t.told if event.say.id == "winter-log-loses-several"]
    assert [event.say.values["seat"] for event in taken] == [A]
    week = last_of([WEEK, *taken], GAME.view(t, None))
    assert isinstance(week, Week)
    assert {(hit.seat, hit.sign, hit.old - hit.new) for raid in week.raids for hit in raid.hits} == {
        (A, "wood", 1),
        (A, "food", 1),
        (A, "stone", 1),
    }
