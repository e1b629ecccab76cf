"""Labels and questions say what a choice brings, whom a monster would reach, and which actions are gone."""

import pytest

from bot.present.controls.buttons import screen_of
from bot.present.speech import FACT, question_text, short_label
from bot.tables.view import offer_of
from games import core
from games.core import Deal, Seat, say
from games.winter import GAME
from games.winter.choices import Music
from games.winter.rules.labels import area_part, hero_part, way_part
from games.winter.rules.marching import ChooseTarget
from games.winter.rules.reach import attack_part
from games.winter.state import State, book
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import STAGE, sketch

A, B = Seat(0), Seat(1)


def said(t: State, locale: Locale = "en", *, own: bool = True) -> dict[str, str]:
    """Return the field labels of the open question, by notation, as the seat itself or the public reads them."""
    now = core.decision(t)
    assert now is not None
    (seat,) = now.asks
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    offer = offer_of(t, seat, now.asks[seat], now.step, own=own)
    return {
        core.write_choice(choice): speak(offer.field_label(choice, choice.field_names()[0])).replace("\u00a0", " ")
        for choice in now.asks[seat].choices
        if choice.field_names()
    }


def asked(t: State, locale: Locale = "en") -> str:
    """Return the open question in words."""
    now = core.decision(t)
    assert now is not None
    (seat,) = now.asks
    return Speaker(words(locale), "winter", ("Mira", "Odo"))(now.step.question(t, seat)).replace("\u00a0", " ")


OUT = "\nA dwarfs: home 6 castle"
HAND = "A dwarfs: home 4 forest_1 forest_2 field_2\nA hand: woodcutter forest_scout farmer forager\nA bought: forager"


def test_an_instrument_says_what_the_hand_brings_now() -> None:
    """All cards of the instrument count together; without a card, or without a gain, that is said, too (5.4)."""
    told = said(sketch(HAND.replace("forager\n", "forager miner\n")))
    assert told["music drum"] == "Drum · +2 wood and moves one of your dwarfs"
    assert told["music flute"] == "Flute · +1 food and +1 wood or food"
    assert told["music horn"] == "Horn · brings nothing now"
    assert told["music lute"] == "Lute · no cards in hand"


def test_only_its_player_reads_what_an_instrument_brings() -> None:
    """The hand is secret: for everyone else, an instrument is only named."""
    told = said(sketch(HAND), own=False)
    assert told["music drum"] == "Drum"


def test_what_all_instruments_cost_is_said_once_in_the_question() -> None:
    t = sketch(HAND)
    now = core.decision(t)
    assert now is not None
    offer, speak = offer_of(t, A, now.asks[A], now.step, own=True), Speaker(words("en"), "winter", ("Mira", "Odo"))
    music = next(key for key in screen_of(offer, (), speak).buttons if key.label.startswith("Instrument"))
    screen = screen_of(offer, music.path, speak)
    assert "one per turn; that costs 1 action, and everyone else can follow." in speak(screen.asks)
    alone = Speaker(words("en"), "winter", ("Mira",))
    asked = alone(screen_of(offer, music.path, alone).asks)
    assert asked == "Which instrument? The first of each week costs no action, and the others cost 1 each."
    assert not any("action" in key.label for key in screen.buttons)


def test_whose_dwarf_an_instrument_moves_is_said() -> None:
    """With a card that moves anybody's dwarf, the reader's own, another's or either is named (7)."""
    hand = "A hand: forest_scout\nA dwarfs: home 6 {}\nB dwarfs: home 6 {}"
    labels = [
        said(sketch(hand.format(*places)))["music drum"]
        for places in (("forest_1", "wall_1"), ("wall_1", "forest_1"), ("forest_1", "forest_2"), ("wall_1", "wall_2"))
    ]
    assert labels == [
        "Drum · moves one of your dwarfs", "Drum · moves Odo’s dwarf", "Drum · moves one dwarf, yours or not",
        "Drum · brings nothing now",
    ]  # fmt: skip


@pytest.mark.parametrize("hand", ["forest_scout", "woodcutter", "miner"])
def test_an_instrument_that_brings_nothing_is_less_prominent_and_asked_twice(hand: str) -> None:
    """What the label says and what is warned of agree, also for cards that move dwarfs, and without a card (5.4)."""
    t = sketch(f"A hand: {hand}\nA dwarfs: home 6 wall_1\nA stock: gold 0")
    now = core.decision(t)
    assert now is not None
    assert said(t)["music drum"].endswith(("brings nothing now", "no cards in hand"))
    warned = now.step.warning(t, A, Music("drum"))
    assert warned is not None
    assert warned.id == "winter-sure-music"


def button(t: State, choice: core.Choice, speak: Speaker) -> str:
    """Return the label of a choice as on a button."""
    now = core.decision(t)
    assert now is not None
    return short_label(speak(now.step.label(t, choice)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_to_play_says_what_it_does_in_one_style(locale: Locale) -> None:
    """Each card has its name and what it brings now, without a full stop, on the button as in a menu."""
    t = core.apply(sketch(HAND.replace("forager\n", "forager field_scout\n")), A, Music("flute"))
    now = core.decision(t)
    assert now is not None
    offer, speak = offer_of(t, A, now.asks[A], now.step, own=True), Speaker(words(locale), "winter", ("Mira", "Odo"))
    labels = [key.label for key in screen_of(offer, (), speak).buttons if not key.is_quiet]
    assert len(labels) == 3
    assert labels[0] == speak(now.step.label(t, now.asks[A].choices[0])), "also where there is only this one"
    assert all(FACT in label and not label.endswith(".") for label in labels)


INVASION = "table: 2 seats, first A, week 2\nplan: invasion; turn A\n"


@pytest.mark.parametrize(
    ("monster", "dwarfs", "told"),
    [
        ("yeti_a=wall_1", "A dwarfs: field_2", ["sends home one of Mira’s dwarfs", "hits nobody"]),
        (
            "frost_giant_a=wall_1", "A dwarfs: field_2\nB dwarfs: field_1",
            ["everyone loses 1 action", "Mira loses 1 action"],
        ),
        ("ice_witch_a=wall_1", "B dwarfs: field_1", ["Odo has 1 card fewer", "hits nobody"]),
        ("snow_troll_a=wall_1", "B dwarfs: mine_1\nB stock: gold 1 food 0", ["hits nobody", "Odo loses 1 gold"]),
        ("snow_troll_a=wall_1", "B dwarfs: mine_1\nB stock: gold 0 food 0", ["hits nobody", "nobody loses anything"]),
        (
            "snow_troll_a=wall_1", "A dwarfs: mine_1\nB dwarfs: mine_1\nA stock: food 1\nB stock: gold 0 food 0",
            ["hits nobody", "Mira loses 1 food"],
        ),
        (
            "frost_giant_a=wall_1", "A dwarfs: field_2\nB dwarfs: field_1\nA tracks: actions 3 hand 6",
            ["Odo loses 1 action", "nobody loses anything"],
        ),
        (
            "ice_witch_a=wall_1", "B dwarfs: field_1\nB tracks: actions 4 hand 5",
            ["nobody loses anything", "hits nobody"],
        ),
        ("banshee_a=wall_1", "", ["silences the flute", "silences the drum"]),
        ("ogre_king_a=wall_1", "A dwarfs: field_2 field_2", ["2 dwarfs there", "no dwarfs there"]),
    ],
)  # fmt: skip
def test_the_way_of_a_monster_says_whom_it_would_reach(monster: str, dwarfs: str, told: list[str]) -> None:
    """From Wall 1 a monster goes to Field 2 or Forest 4; each says what its talent would do there (3.2, 6.1)."""
    t = core.start(sketch(f"{INVASION}monsters: {monster}\n{dwarfs}"))
    assert said(t) == {"march field_2": f"Field 2 · {told[0]}", "march forest_4": f"Forest 4 · {told[1]}"}
    assert asked(t).endswith("Both possible areas are beside the castle.")


def test_a_way_says_where_nothing_is_produced_anyway() -> None:
    t = core.start(sketch(f"{INVASION}monsters: yeti_a=wall_4\ndisasters: avalanche"))
    assert said(t)["march mine_3"] == "Mine 3 · hits nobody, area already blocked"


def test_a_pushed_monster_hits_nobody() -> None:
    """A monster that a Winter Wolf pushes does not use its talent: only the dwarfs where it goes are told (6.2)."""
    scene = f"{INVASION}monsters: winter_wolf_a=field_3 yeti_a=wall_1\nA dwarfs: field_2"
    t = core.apply(core.start(sketch(scene)), A, STAGE.choice("activate winter_wolf_a"))
    assert said(t) == {"march field_2": "Field 2 · 1 dwarf there", "march forest_4": "Forest 4 · no dwarfs there"}


def test_the_order_of_attacks_says_whom_each_monster_may_hit() -> None:
    """Where the way is open, who may be hit; beside the castle, that the monster enters it (5.2)."""
    scene = f"{INVASION}monsters: yeti_a=wall_1 frozen_treant_a=mine_2 banshee_a=wall_4\nA dwarfs: field_2 field_1"
    assert said(core.start(sketch(scene))) == {
        "activate yeti_a": "Yeti (Wall 1) · may hit Mira: 1 dwarf goes home",
        "activate frozen_treant_a": "Frozen Treant → Castle · Mira loses 1 wood",
        "activate banshee_a": "Wailing Banshee (Wall 4) · silences the horn",
    }


def test_two_monsters_of_a_kind_on_their_way_are_told_apart_by_where_they_are() -> None:
    """Their buttons name the area that each of them leaves; a monster of another kind only where it goes."""
    t = sketch("monsters: yeti_a=field_4 yeti_b=field_2 ogre_king_a=forest_1")
    speak = Speaker(words("en"), "winter", ("Mira", "Odo"))
    assert [speak(attack_part(t, monster)) for monster in t.monsters] == [
        "Yeti (Field\u00a04) → Castle · hits nobody",
        "Yeti (Field\u00a02) → Castle · hits nobody",
        "Ogre King → Castle · only moves",
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("stock", ["gold 3 food 3 wood 3 stone 3", "gold 0 food 0 wood 0 stone 0"])
@pytest.mark.parametrize("actions", [3, 4])
def test_a_button_keeps_what_an_attack_does_to_a_player_with_a_long_name(
    stock: str, actions: int, locale: Locale
) -> None:
    """Wherever a monster stands and whatever it takes, the fact stays on its button with a name of 15 letters."""
    catalogue, speak = book(sketch("")), Speaker(words(locale), "winter", ("Maximilienne-Al", "Odo"))
    for monster in catalogue.all_monsters:
        for area in (one for one, ways in catalogue.closer.items() if ways):
            scene = f"{INVASION}monsters: {monster}={area}\nA dwarfs: {' '.join([*catalogue.closer[area], area][:2])}"
            t = sketch(f"{scene}\nA stock: {stock}\nA tracks: actions {actions} hand {actions + 2}")
            label = speak(attack_part(t, monster))
            assert short_label(label) == label, label


def test_where_a_dwarf_goes_bears_the_sign_of_that_area() -> None:
    """The way to an area is shown by the kind of that area, not of the one that the dwarf leaves."""
    told = way_part(sketch("A dwarfs: forest_1"), A, "castle")
    assert GAME.sign_of(told) == GAME.sign_of("castle") != GAME.sign_of("forest_1")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_says_how_many_threats_there_are_if_there_are_several(locale: Locale) -> None:
    t = sketch("monsters: yeti_a=field_2 snow_troll_a=field_2")
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    for label in (area_part(t, A, "field_2"), way_part(t, A, "field_2")):
        told = short_label(speak(label))
        assert told.endswith({"en": "2 threats", "fr": "2 menaces"}[locale])


@pytest.mark.parametrize(("seats", "counts"), [(2, ["one dwarf"]), (3, ["one dwarf", "2 dwarfs", "2 dwarfs"])])
def test_a_defender_is_told_how_many_dwarfs_are_placed(seats: int, counts: list[str]) -> None:
    """The explanation gives this player's own number, and what is at stake (4, D1)."""
    t, found = GAME.begin(Deal(seats, "defenders")), []
    speak = Speaker(words("en"), "winter", ("Mira", "Odo", "Pia")[:seats])
    while (now := core.decision(t)) and now.step.word() == "place-defender":
        (seat,) = now.asks
        text = speak(now.step.explanation(t, seat))
        assert "4 or more disasters" in text
        found.append(text.partition("you place ")[2].partition(",")[0])
        t = core.apply(t, seat, core.default_answer(t, seat)[0])
    assert found == counts


def test_a_first_week_tells_that_all_decks_are_in_hand_without_naming_anyone() -> None:
    """So no explanation of a choice promises it as an effect for its reader."""
    t = core.start(sketch("table: 2 seats, first A, week 1\nplan: choose-hands; turn A"))
    whole = next(event.say for event in t.told if event.say.id.startswith("winter-log-hands"))
    assert (whole.id, list(whole.seats())) == ("winter-log-hands-all", [])
    assert question_text(asked(t)).startswith("**Mira: take an action")


def test_a_week_begins_in_the_news_before_its_first_question() -> None:
    """Below the heading of the week, who goes first is told before they choose the order of attacks (5.2)."""
    t = core.start(sketch("table: 2 seats, first A, week 1\nplan: next-week\nmonsters: yeti_a=wall_1 banshee_a=wall_4"))
    told = [event.say for event in t.told]
    attack = say("winter-log-attack", seat=B, n=2)
    assert told[-1] == attack
    assert attack.id not in GAME.pictures.told
    now = core.decision(t)
    assert now is not None
    assert list(now.asks) == [B]


@pytest.mark.parametrize(("hand", "told"), [("farmer", "winter-log-no-card-left"), ("miner", "winter-log-passes")])
def test_who_has_followed_is_not_told_to_pass(hand: str, told: str) -> None:
    """After the last card, none is left; only a player without any card passes (5.4, R60)."""
    t = sketch(f"plan: follow B flute; turn A\nmusic: flute=A\nB hand: {hand}\nB dwarfs: home 6 field_1")
    t = core.apply(t, B, STAGE.choice("play farmer")) if hand == "farmer" else core.start(t)
    assert [event.say.id for event in t.told][-1] == told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hero_for_sale_says_price_effect_and_points_on_its_button(locale: Locale) -> None:
    """For every hero of the box, the button keeps the first fact, which is all that decides (3.3)."""
    heroes, speak = [*book(sketch("")).heroes], Speaker(words(locale), "winter", ("Mira", "Odo"))
    for start in range(0, len(heroes), 4):
        t = sketch(f"market: {' '.join(heroes[start : start + 4])}\nhero deck: -")
        for slot in range(1, 5):
            label = short_label(speak(hero_part(t, slot, 2)))
            assert FACT in label, label
            assert "point" in label


@pytest.mark.parametrize(
    ("locale", "order", "push"),
    [
        (
            "en",
            "Winter Wolf (Wall 2) · can push the Ogre King into the castle ⚠",
            ["Ogre King · Field 4 → Castle ⚠", "Frozen Treant · Wall 4 → Mine 2 or Mine 3"],
        ),
        (
            "fr",
            "Loup d’hiver (Mur 2) · peut pousser le Roi ogre au château ⚠",
            ["Roi ogre · Champ 4 → Château ⚠", "Tréant gelé · Mur 4 → Mine 2 ou Mine 3"],
        ),
    ],
)
def test_a_push_into_the_castle_is_marked_when_it_is_chosen_and_when_the_wolf_is(
    locale: Locale, order: str, push: list[str]
) -> None:
    """Which monster is pushed is chosen by where it goes; the order of attacks already tells what the wolf can do."""
    position = "monsters: winter_wolf_a={} ogre_king_a=field_4 frozen_treant_a=wall_4\nplan: {}"
    before = sketch(position.format("wall_2", "choose-monster A winter_wolf_a+ogre_king_a+frozen_treant_a; turn A"))
    assert said(core.start(before), locale)["activate winter_wolf_a"] == order
    alone = sketch("monsters: winter_wolf_a=wall_2 ogre_king_a=field_4")
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    assert " ⚠" in speak(attack_part(alone, "winter_wolf_a"))
    assert "⚠" not in speak(attack_part(sketch("monsters: winter_wolf_a=wall_2 yeti_a=wall_4"), "winter_wolf_a"))
    t = sketch(position.format("field_3", "turn A"))
    t.then(ChooseTarget(A, "winter_wolf_a"))
    assert [*said(core.start(t), locale).values()] == push


@pytest.mark.parametrize(
    ("locale", "silent", "plain"),
    [
        ("en", "Farmer (silenced) · 1 food per field", "Woodcutter · 1 wood per forest"),
        ("fr", "Fermier (injouable) · 1 nourriture par champ", "Bûcheron · 1 bois par forêt"),
    ],
)
def test_a_card_that_stays_out_of_the_hand_says_what_it_does_and_whether_it_is_silenced(
    locale: Locale, silent: str, plain: str
) -> None:
    """Cards of an instrument that a Banshee silences cannot be played while it is there, so they are marked."""
    t = core.start(sketch("plan: choose-hands; turn A\nA bought: cook\nmonsters: banshee_a=field_2"))
    now = core.decision(t)
    assert now is not None
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    screen = screen_of(offer_of(t, A, now.asks[A], now.step, own=True), (), speak)
    labels = [key.label.replace("\u00a0", " ") for key in screen.buttons]
    assert len(labels) == 8
    assert {silent, plain} < {*labels}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Snow Troll → Castle · everyone loses 1 food, or gold"),
        ("fr", "Troll des neiges → Château · tous perdent 1 nourriture, ou de l’or"),
    ],
)
def test_what_a_monster_takes_is_said_even_if_some_pay_in_gold(locale: Locale, told: str) -> None:
    """Who has no food pays gold instead: everyone is hit, though not all lose the same (R19)."""
    stocks = "A stock: gold 1 food 0\nB stock: gold 1 food 2\nA dwarfs: home 6 castle\nB dwarfs: home 6 castle"
    t = sketch(f"{stocks}\nmonsters: snow_troll_a=field_2")
    speak = Speaker(words(locale), "winter", ("Mira", "Odo"))
    assert speak(attack_part(t, "snow_troll_a")).replace("\u00a0", " ") == told
