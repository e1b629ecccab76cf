"""Labels of buttons and first sentences: prices, areas, names of players."""

from collections import Counter

import pytest

from bot.present.controls import button_labels
from bot.present.controls.buttons import screen_of
from bot.present.story import story_lines
from bot.tables.view import offer_of
from games import core
from games.core import Choice, Deal, Dice, Event, OneOf, Say, Seat, say
from games.winter import GAME
from games.winter.choices import Buy, Defend, Done, Move, Place, Play, Retreat, Shift
from games.winter.hand import hand
from games.winter.pictures.describe import describe_hand
from games.winter.rules.attack import Strike
from games.winter.rules.invasion import Reinforce, RevealDisaster
from games.winter.rules.labels import area_part, talent_brief, way_part
from games.winter.rules.marching import ChoosePath
from games.winter.rules.moves import unavailable
from games.winter.state import State, book
from locales import LOCALES, Locale, Speaker, words
from tests.bot.present.play import table_of
from tests.winter.stage import STAGE, sketch

A = Seat(0)


def moments(seats: int, steps: int = 400) -> list[State]:
    """Return the positions of a random game."""
    state, dice, found = GAME.begin(Deal(seats, f"labels {seats}")), Dice("labels"), []
    for _ in range(steps):
        now = core.decision(state)
        if now is None:
            break
        found.append(state)
        seat = min(now.asks)
        state = core.apply(state, seat, core.any_of(now.asks[seat], dice))
    return found


@pytest.mark.parametrize("seats", [1, 3])
def test_each_button_says_what_it_does(seats: int) -> None:
    """A hero's button gives the card and the price of its slot; only `Done` has the label for stopping."""
    seen: Counter[str] = Counter()
    for state in moments(seats):
        now = core.decision(state)
        assert now is not None
        for shape in now.asks.values():
            for choice in shape.choices if isinstance(shape, OneOf) else ():
                said = now.step.label(state, choice)
                if isinstance(choice, Buy):
                    assert said.values["n"] == book(state).prices[choice.slot - 1]
                    assert said.values["card"] == state.market[choice.slot - 1]
                assert (said.id == "winter-do-done") is isinstance(choice, Done)
                seen[type(choice).__name__] += 1
    assert seen["Buy"] > 4
    assert min(seen["Done"], seen["Play"]) > 4


@pytest.mark.parametrize(("wood", "then"), [(2, 3), (6, 7), (7, 7)])
def test_a_resource_to_choose_is_named_with_what_one_will_have(wood: int, then: int) -> None:
    """The forager brings one wood or one food; more than seven are never kept (2.3, 7)."""
    t = core.start(sketch(f"A stock: wood {wood} food 1\nA bought: forager\nA hand: forager"))
    for typed in ("music flute", "play forager"):
        t = core.apply(t, A, STAGE.choice(typed))
    now = core.decision(t)
    assert now is not None
    changes = [now.step.label(t, choice).values["change"] for choice in now.asks[A].choices]
    assert changes == [
        say("winter-change", resource="wood", old=wood, new=then),
        say("winter-change", resource="food", old=1, new=2),
    ]
    assert core.apply(t, A, STAGE.choice("gain wood")).players[A].stock["wood"] == then


def test_who_is_sent_home_is_chosen_by_name() -> None:
    """The owner of two kinds of dwarfs in the area of a Yeti chooses; others are told whom it waits for (6.2, R18)."""
    t = sketch(
        "table: 2 seats, first A, week 2, legendary\nplan: invasion; turn A\nmonsters: yeti_a=wall_2\n"
        "B dwarfs: home 5 field_3 ice_warrior=field_3"
    )
    t = core.apply(core.start(t), A, STAGE.choice("march field_3"))
    now, owner = core.decision(t), Seat(1)
    assert now is not None
    assert now.step.question(t, owner) == say("winter-ask-retreat", seat=1, monster="yeti_a", area="field_3")
    shape = now.asks[owner]
    assert isinstance(shape, OneOf)
    for choice, dwarf in zip(shape.choices, ("ice_warrior", "basic"), strict=True):
        assert now.step.label(t, choice) == say("winter-do-retreat", dwarf=dwarf)
        assert now.step.field_label(t, owner, choice, "dwarf") == say("winter-part-dwarf", dwarf=dwarf)
    spoken = [Speaker(words("en"), "winter", ("Ann", "Ben"))(now.step.label(t, one)) for one in shape.choices]
    assert spoken == ["Send home the Ice Warrior", "Send home a dwarf"], "as the question and the tip say"
    assert core.default_answer(t, owner) == (Retreat("basic"),)
    tried = ((owner, Retreat("thunder_king"), "no-dwarf-there"), (A, shape.choices[0], "not-your-turn"))
    for seat, choice, key in tried:
        with pytest.raises(core.Refusal) as caught:
            core.apply(t, seat, choice)
        assert caught.value.say.id == f"winter-no-{key}"


def test_no_more_is_greyed_than_a_menu_holds() -> None:
    """Of forty heroes that cannot be played the first twenty-five are shown."""
    cards = [Play(f"hero_{number}") for number in range(40)]
    assert list(unavailable((card, "cannot-pay") for card in cards)) == cards[:25]
    assert list(unavailable((card, None) for card in cards)) == []


@pytest.mark.parametrize(("seats", "expected"), [(1, "winter-log-start-solo"), (2, "winter-log-start")])
def test_the_winter_begins_with_who_defends(seats: int, expected: str) -> None:
    """A solo game has its own first sentence, without a first player or a defender placed by others."""
    told = [event.say.id for event in GAME.begin(Deal(seats, "start")).told]
    assert expected in told
    assert len([one for one in told if one.startswith("winter-log-start")]) == 1


def test_the_winter_begins_with_how_many_defenders() -> None:
    """With two players exactly one is placed, by a named player; a player with two is said to place two."""
    for seats, told, asked in (
        (2, "once Odo has placed a defender", "Odo is placing a defender."),
        (4, "once the others have placed their defenders", "Odo is placing a defender."),
    ):
        t = GAME.begin(Deal(seats, "start", first=Seat(0)))
        speak = Speaker(words("en"), "winter", ("Mira", "Odo", "Zoé", "Clara"))
        assert told in " ".join(speak(event.say) for event in t.told if event.say.id == "winter-log-start")
        now = core.decision(t)
        assert now is not None
        said = now.step.question(t, Seat(1))
        assert speak(Say(f"{said.id}.waiting", said.values)) == asked
    two = speak(Say(f"{said.id}.waiting", {**said.values, "seat": Seat(3), "n": 2}))
    assert two.replace("\u00a0", " ") == "Clara is placing 2 defenders."


@pytest.mark.parametrize("monster", ["winter_wolf_a", "banshee_a"])
def test_a_banshee_that_moves_on_frees_the_instrument_of_the_area_it_leaves(monster: str) -> None:
    """Whether a Winter Wolf pushes it or it attacks: one instrument is told to be silent, the other free again."""
    t = sketch("monsters: banshee_a=forest_1 winter_wolf_a=wall_1")
    t.then(*((ChoosePath(A, monster), Strike(monster)) if monster == "banshee_a" else (Strike(monster),)))
    t = core.start(t)
    speak = Speaker(words("en"), "winter", ("Mira", "Odo"))
    told = [speak(event.say) for event in t.told]
    assert t.monsters["banshee_a"] == "castle"
    assert "The Wailing Banshee howls in the castle: the lute cannot be played." in told
    assert "Now the drum can be played again." in told


def test_a_hand_that_needs_no_choice_is_said_to_come_while_another_is_chosen() -> None:
    """Also in the picture and its description, and before; in a turn, an empty hand is empty."""
    for plan, text in (
        ("choose-hands; turn B", "winter-hand-later"),
        ("turn B", "winter-hand-empty"),
        ("choose-monster B yeti_a+yeti_b; turn B", "winter-hand-soon"),
        ("place-defender B 1; turn B", "winter-hand-soon"),
    ):
        state = core.start(sketch(f"plan: {plan}\nA hand: -\nB bought: cook\nmonsters: yeti_a=wall_1 yeti_b=wall_2"))
        mine = GAME.view(state, A)
        assert A not in mine.asked
        lines = [line.id for section in hand(mine) for line in section.lines]
        assert [line for line in lines if "hand-card" not in line and "hand-end" not in line][1:] == [text]
        assert describe_hand(mine) == (say(text),)


def test_how_many_dwarfs_are_ready_is_not_told_right_before_their_fight() -> None:
    """The fight says it; the line stays where something else comes next."""
    gathers, fought = say("winter-log-gathers", seat=A, area="field_2", n=2, threats=()), say("winter-log-castle-saved")
    beats = say("winter-log-beats", seat=A, target="yeti_a", area="field_2", dwarfs=(), paid=(), points=2)
    at = table_of(GAME, 2, ("Mira", "Odo"))
    for following, n in ((beats, 1), (fought, 2)):
        assert len(story_lines([Event(gathers), Event(following)], at, words("en"))) == n


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ("", "A disaster strikes Field 3: Famine (2 on the board)."),
        (
            "frozen_winch",
            "A disaster strikes Field 3: Famine (3 on the board; with 4 at the end of a week, the game is lost).",
        ),
        (
            "frozen_winch glacier hailstorm",
            "A disaster strikes Field 3: Famine (5 on the board: overcome 2 of them this week, or the game is lost).",
        ),
    ],
)
def test_of_several_disasters_only_the_last_tells_how_many_there_are_and_what_that_means(
    before: str, told: str
) -> None:
    """Readers learn once what decides: how many there are, and what must be done about them."""
    t = sketch(f"disasters: {before or '-'}\ndisaster deck: famine ice_storm broken_dam")
    t.disaster_deck = ["broken_dam", "famine", "ice_storm"]
    t.then(*[RevealDisaster()] * 2)
    speak = Speaker(words("en"), "winter", ("Mira", "Odo"))
    lines = [speak(event.say).replace("\u00a0", " ") for event in core.start(t).told]
    assert [line for line in lines if line.startswith("A disaster")] == [
        "A disaster strikes Forest 2: Ice Storm.",
        told,
    ]


def test_only_the_last_monster_that_arrives_tells_how_many_there_are() -> None:
    """The rules keep the number they need; a reader wants to know what stands on the board."""
    t = sketch("monster deck: yeti_a yeti_b snow_troll_a")
    t.then(Reinforce())
    speak = Speaker(words("en"), "winter", ("Mira", "Odo"))
    told = " ".join(speak(event.say) for event in core.start(t).told)
    assert told.count("arrives") == 3
    assert told.count("on the board") == told.count("That makes 3 on the board.") == 1


def test_areas_where_a_dwarf_was_placed_are_not_counted_as_one() -> None:
    t = sketch("A dwarfs: home 4 mine_3 mine_4 field_1")
    t.players[0].placed = ("mine_3", "mine_4", "field_1")
    now = core.decision(core.start(t))
    assert now is not None
    said = Speaker(words("en"), "winter", ("Mira", "Odo"))(now.step.question(t, Seat(0))).replace("\u00a0", " ")
    assert " Areas where a dwarf has already been placed this turn: Mine 3, Mine 4 and Field 1." in said


def test_a_place_says_where_it_is() -> None:
    """An area's label gives its distance from the castle; where no monster stands in it, it names those next to it."""
    t = sketch("monsters: yeti_a=field_2 frozen_treant_a=forest_3\nA dwarfs: home 6 forest_1")
    speak = Speaker(words("en"), "winter", ("Mira", "Odo"))
    told = {area: speak(area_part(t, A, area)).replace("\u00a0", " ") for area in ("castle", "forest_2", "field_2")}
    assert told == {
        "castle": "Castle · no monster may be there at a week’s end · nearby: Yeti",
        "forest_2": "Forest 2 (wood) · beside the castle · nearby: Frozen Treant",
        "field_2": "Field 2 (food blocked) · beside the castle, Yeti (needs 2)",
    }
    assert speak(way_part(t, A, "mine_4")).replace("\u00a0", " ").endswith("steps from the castle")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_button_of_a_movement_names_the_threat_there(locale: Locale) -> None:
    """What waits in the area stands before its distance, which is dropped first where a button is too short."""
    t = sketch("disasters: buried_barn\nA dwarfs: home 6 field_1")
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    labels = [speak(way_part(t, A, area)) for area in ("field_2", "mine_2", "wall_1")]
    assert [("Buried Barn" in one or "Grange ensevelie" in one) for one in button_labels(labels)] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("choice", [Place("field_2"), Move("forest_4", "field_2")])
def test_who_joins_others_against_something_hears_how_many_there_are(choice: Choice) -> None:
    """A player who joins dwarfs at a threat is told their number; elsewhere there is no such line."""
    t = sketch("monsters: yeti_a=field_2\nA dwarfs: home 5 field_2 forest_4")
    threat = say("winter-fact-threat", target="yeti_a", n=2, several=0)
    gathers = say("winter-log-gathers", seat=A, area="field_2", n=2, threats=(threat,))
    assert [event.say for event in core.apply(t, A, choice).told][-1] == gathers
    calm = [event.say.id for event in core.apply(t, A, Place("mine_1")).told]
    assert "winter-log-gathers" not in calm


def test_who_buys_a_hero_is_told_what_it_does() -> None:
    now = next(t for t in moments(2) if Buy(1) in getattr(core.decision(t).asks.get(A), "choices", ()))
    card = now.market[0]
    assert card is not None
    told = next(event.say for event in core.apply(now, A, Buy(1)).told if event.say.id == "winter-log-buys")
    assert told.values["does"] == talent_brief(book(now).talent[card])


@pytest.mark.parametrize("locale", LOCALES)
def test_an_area_from_which_a_dwarf_is_moved_says_whose_dwarf_it_is(locale: Locale) -> None:
    """When a scout may move anybody's dwarf, an area's label names the other players who have a dwarf there."""
    speak, names = Speaker(words(locale), "winter", ("Ana", "Bo", "Cy", "Di")), ("Ana", "Bo", "Cy", "Di")
    strange = 0
    for state in (state for seats in (2, 4) for state in moments(seats, 1500)):
        now = core.decision(state)
        assert now is not None
        for seat, shape in now.asks.items():
            shifts = [choice for choice in getattr(shape, "choices", ()) if isinstance(choice, Shift)]
            for start in {choice.start for choice in shifts}:
                here = [choice for choice in shifts if choice.start == start]
                text = speak(now.step.own_label(state, seat, here[0], "start"))
                others = {names["abcd".index(choice.owner)] for choice in here} - {names[seat]}
                assert {name for name in names if name in text} == others, text
                strange += len(others)
    assert strange > 5


def test_areas_stand_in_one_order_but_a_dwarf_is_first_offered_those_with_a_threat() -> None:
    """Areas that produce come first, nearest to the castle, then the castle and last the walls."""
    orders = []
    for plan in ("place-defender A 1; turn A", "turn A"):
        state = core.start(sketch(f"plan: {plan}\nmonsters: yeti_a=field_2 ogre_king_a=wall_1"))
        now = core.decision(state)
        assert now is not None
        listed = now.step.arranged(state, now.asks[A])
        assert {*listed.choices} == {*now.asks[A].choices}
        orders.append([one.area for one in listed.choices if isinstance(one, Place | Defend)])
    assert orders[1][:2] == ["field_2", "wall_1"]
    assert [area for area in orders[0] if area not in orders[1][:2]] == orders[1][2:]
    far = [book(state).areas[area].distance for area in orders[0]]
    assert far[:12] == sorted(far[:12])
    assert [area.partition("_")[0] for area in orders[0][12:]] == ["castle", *["wall"] * 4]


def test_what_saves_the_castle_takes_one_press() -> None:
    """A dwarf is placed in a castle with a monster, or goes there even from another threat, before anything else."""
    t = core.start(
        sketch(
            "monsters: ogre_king_a=castle banshee_a=mine_3\n"
            "disasters: buried_barn famine ice_storm fallen_pines\nA dwarfs: home 3 field_2 field_2 mine_4 forest_1"
        )
    )
    now = core.decision(t)
    assert now is not None
    shape = now.step.arranged(t, now.asks[A])
    assert isinstance(shape, OneOf)
    likely = [choice for choice, _ in shape.likely]
    places = [choice.area for choice in likely if isinstance(choice, Place)]
    moves = [(choice.start, choice.end) for choice in likely if isinstance(choice, Move)]
    assert places[:2] == ["castle", "mine_3"]
    assert moves[:2] == [("field_2", "castle"), ("forest_1", "castle")]
    t = core.start(
        sketch("monsters: ogre_king_a=castle\nA dwarfs: home 0 field_2 field_2 mine_4 mine_4 forest_1 wall_1 wall_1")
    )
    now = core.decision(t)
    assert now is not None
    offer = offer_of(t, A, now.asks[A], now.step, own=True)
    labels = [key.label for key in screen_of(offer, (), Speaker(words("en"), "winter", ("Mira", "Odo"))).buttons]
    assert [label.replace("\u00a0", " ") for label in labels[:2]] == ["Field 2 → Castle", "Forest 1 → Castle"]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "**Mira** places a dwarf in each of these areas: Field 2, Forest 1 and Mine 3 (4 left at home)."),
        ("fr", "**Mira** place un nain dans chacune de ces zones : Champ 2, Forêt 1 et Mine 3 (encore 4 à la maison)."),
    ],
)
def test_dwarfs_placed_one_after_the_other_are_told_in_one_line(locale: Locale, told: str) -> None:
    """A player who places several dwarfs in a row is told of once, so that what followed is not left out."""
    t, events = core.start(sketch("A dwarfs: home 7")), list[Event]()
    for area in ("field_2", "forest_1", "mine_3"):
        t = core.apply(t, A, Place(area))
        events += t.told
    lines = story_lines(events, table_of(GAME, 2, ("Mira", "Odo"), locale), words(locale))
    assert [line.text.replace("\u00a0", " ").removeprefix("> ") for line in lines] == [told]
