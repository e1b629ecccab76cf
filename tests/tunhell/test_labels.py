"""Labels of a turn's choices: the mines with the facts that decide, and equal cards (16.1, 16.2)."""

import pytest

from games import core
from games.core import OneOf, Seat, say
from games.tunhell.choices import Play, Recruit
from games.tunhell.rules.labels import mine_part, part_of_turn
from games.tunhell.rules.table import strength
from locales import Locale, Speaker, words
from tests.tunhell.stage import sketch
from tests.tunhell.test_texts import NAMES, TABLE


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("en", ["Mine 2 · Goblin 2, Ana 5: victory · 3 cards", "Mine 3 · strength 0 vs 0 · 1 card"]),
        ("fr", ["Mine 2 · Gobelin 2, Ana 5 : victoire · 3 cartes", "Mine 3 · force 0 contre 0 · 1 carte"]),
    ],
)
def test_a_mine_says_what_lies_on_top_where_that_is_known(locale: Locale, says: list[str]) -> None:
    """A mine's label names a known top card, for a foe with the combat needed."""
    state = core.start(sketch(TABLE))
    speak = Speaker(words(locale), "tunhell", NAMES)
    assert [speak(mine_part(state, Seat(0), mine, "digger_2_1")) for mine in (2, 3)] == says


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("digger_1_2 nawak_sword", "Dragon 6, you 6: victory, digs 1"),
        ("digger_2_1 nawak_sword", "Dragon 6, you 5 without a bonus"),
        ("digger_2_1 beer_of_courage", "Dragon 6, you 5 without a bonus"),
        ("digger_3_0 beer_of_courage", "Dragon 6, you 4: defeat"),
    ],
)
def test_a_mine_says_how_the_fight_with_the_known_foe_ends(hand: str, says: str) -> None:
    """Where the foe on top is known, a digger's label gives the fight, bonuses in hand considered."""
    state = core.start(
        sketch(
            TABLE.replace("mine 2: goblin", "mine 2: dragon")
            .replace("A hand: digger_2_1", f"A hand: {hand}")
            .replace(" beer_of_courage unique_ring", "")
        )
    )
    now = core.decision(state)
    assert now is not None
    play = Play(hand.split(maxsplit=1)[0], 2)
    assert (
        Speaker(words("en"), "tunhell", NAMES)(now.step.own_label(state, Seat(0), play, "mine")).split(" · ")[1] == says
    )


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("en", ["No bonus · 5 vs 6: defeat", "Balderdash · 7 vs 6, digs 1"]),
        ("fr", ["Sans bonus · 5 contre 6\u00a0: défaite", "Nawak · 7 contre 6, pioche 1"]),
    ],
)
def test_a_bonus_says_how_the_fight_with_the_known_foe_ends(locale: Locale, says: list[str]) -> None:
    """The sum of team and warriors stands beside the combat needed; without a known foe it stands alone."""
    given = TABLE.replace("mine 2: goblin", "mine 2: dragon").replace(" beer_of_courage unique_ring", "")
    state = core.start(sketch(given.replace("A hand: digger_2_1", "A hand: digger_2_1 nawak_sword")))
    now, speak = core.decision(state), Speaker(words(locale), "tunhell", NAMES)
    assert now is not None
    plays = [Play("digger_2_1", 2), Play("digger_2_1", 2, ("nawak_sword",))]
    assert [speak(now.step.own_label(state, Seat(0), play, "bonuses")) for play in plays] == says
    unknown = speak(now.step.own_label(state, Seat(0), Play("digger_2_1", 3), "bonuses"))
    assert unknown == {"en": "No bonus · digs 2, fights with 1", "fr": "Sans bonus · pioche 2, se bat avec 1"}[locale]


@pytest.mark.parametrize(
    ("posted", "says"),
    [("", ["1 vs 1, digs 1", "2 vs 1, digs 1"]), ("mine 1 A: warrior_1", ["2 vs 1, digs 2", "3 vs 1, digs 4"])],
)
def test_a_bonus_promises_no_cards_beyond_a_foe_that_only_the_digger_can_beat(posted: str, says: list[str]) -> None:
    """With no warrior to discard, the digger is discarded, and digs one card whatever its capacity (7.3, R35)."""
    given = "A hand: digger_2_1 beer_of_courage\nmine 1: rat ...\nmine 1 seen: A1"
    state, speak = core.start(sketch(f"{given}\n{posted}")), Speaker(words("en"), "tunhell", NAMES)
    now = core.decision(state)
    assert now is not None
    plays = [Play("digger_2_1", 1), Play("digger_2_1", 1, ("beer_of_courage",))]
    told = [speak(now.step.own_label(state, Seat(0), play, "bonuses")) for play in plays]
    assert [one.partition(" · ")[2] for one in told] == says


@pytest.mark.parametrize(
    ("hand", "mine", "says"),
    [
        ("digger_3_0", "heart_of_gold", "Heart of Gold: no digger to give up"),
        ("digger_3_0 digger_1_2", "heart_of_gold", "strength 0 vs 0 · Heart of Gold"),
        ("digger_3_0 unique_ring", "throne_room", "Throne Room: costs your whole hand"),
        ("digger_3_0", "throne_room", "strength 0 vs 0 · Throne Room"),
        ("digger_3_0 warrior_1", "grodur_ghost", "Ghost of Grödur: takes one of your dwarfs"),
        ("digger_3_0 unique_ring", "grodur_ghost", "strength 0 vs 0 · Ghost of Grödur"),
    ],
)
def test_a_mine_says_what_a_known_card_costs_a_digger(hand: str, mine: str, says: str) -> None:
    """The Heart of Gold, the Throne Room and the ghost are named with their price where it would be paid (8.6, 9.2)."""
    state = core.start(sketch(f"A hand: {hand}\nmine 1: {mine}\nmine 1 seen: A1"))
    now = core.decision(state)
    assert now is not None
    label = Speaker(words("en"), "tunhell", NAMES)(now.step.own_label(state, Seat(0), Play("digger_3_0", 1), "mine"))
    assert label == f"Mine 1 · {says} · 1 card"


@pytest.mark.parametrize(
    ("hand", "mine", "says"),
    [
        ("digger_2_1", "orc dragon dirt", "Orc 3, you 4: victory, then Dragon 6"),
        ("digger_2_1", "orc dirt dragon", "Orc 3, you 4: victory"),
        ("digger_3_0", "orc dirt dragon", "Orc 3, you 3: victory, then Dragon 6"),
        ("digger_3_0", "troll dirt dragon", "Troll 4, you 3: defeat"),
        ("digger_2_1", "troll dragon dirt", "Troll 4, you 4: victory, digs 1"),
        ("digger_2_5", "dirt dragon", "Dragon 6 (card 2), you 8: victory, digs 2"),
        ("digger_3_0", "dirt dragon", "Dragon 6 (card 2), you 3: defeat"),
        ("digger_1_2", "dirt dragon", "strength 3 vs 0 · Dirt"),
        ("digger_3_0", "dirt heart_of_gold", "Heart of Gold (card 2): no digger to give up"),
        ("digger_3_0 digger_1_2", "heart_of_gold dragon", "strength 3 vs 0 · Heart of Gold"),
    ],
)
def test_a_mine_says_which_known_foes_a_digger_will_meet(hand: str, mine: str, says: str) -> None:
    """Foes that the player has seen below the top card are named as far as the digger digs, the next one too."""
    state = core.start(sketch(f"A hand: {hand}\nmine 1: {mine} ...\nmine 1 seen: A3\nmine 1 A: warrior_3"))
    now = core.decision(state)
    assert now is not None
    play, speak = Play(hand.split(maxsplit=1)[0], 1), Speaker(words("en"), "tunhell", NAMES)
    assert speak(now.step.own_label(state, Seat(0), play, "mine")).rpartition(" · ")[0] == f"Mine 1 · {says}"


def test_a_bonus_says_how_the_fight_with_a_known_foe_below_ends() -> None:
    """A foe that the player has seen below the top card counts as far as the digger digs with the bonuses."""
    given = "A hand: digger_1_2 old_pickaxe nawak_sword\nmine 1: dirt troll ...\nmine 1 seen: A2"
    state, speak = core.start(sketch(given)), Speaker(words("en"), "tunhell", NAMES)
    now = core.decision(state)
    assert now is not None
    bonuses = [(), ("old_pickaxe",), ("nawak_sword", "old_pickaxe")]
    told = [speak(now.step.own_label(state, Seat(0), Play("digger_1_2", 1, one), "bonuses")) for one in bonuses]
    assert [one.partition(" · ")[2] for one in told] == ["digs 1, fights with 2", "2 vs 4: defeat", "4 vs 4, digs 2"]


@pytest.mark.parametrize(
    ("card", "mine", "says"),
    [
        ("warrior_2", 2, "strength 6 vs 4"),
        ("warrior_2", 3, "strength 2 vs 0"),
        ("warrior_4_proud_a", 3, "strength 4 vs 0"),
    ],
)
def test_a_mine_says_the_strengths_after_the_move(card: str, mine: int, says: str) -> None:
    """A mine's label has the strengths after the move, the fact that decides, before its top card."""
    state = sketch(TABLE.replace("A hand: digger_2_1", f"A hand: {card} digger_2_1"))
    state = core.start(state)
    said = Speaker(words("en"), "tunhell", NAMES)(mine_part(state, Seat(0), mine, card))
    assert said.split(" · ")[1] == says
    after = core.apply(state, Seat(0), Play(card, mine))
    assert says == f"strength {strength(after, Seat(0), mine)} vs {strength(after, Seat(1), mine)}"


@pytest.mark.parametrize(
    ("card", "there", "locale", "says"),
    [
        (
            "warrior_4_proud_a",
            "A: warrior_3 warrior_3",
            "en",
            "strength 6 → 4 vs 0, discards 2\u00a0×\u00a0Warrior 3 · Dragon (6)",
        ),
        ("warrior_4_proud_a", "A: warrior_3 dwouarf", "en", "strength 3 → 4 vs 0, discards 2 warriors · Dragon (6)"),
        ("warrior_4_proud_a", "A: warrior_2", "fr", "force 2 → 4 contre 0, défausse Guerrier 2 · Dragon (6)"),
        ("dwouarf", "A: warrior_3", "en", "Dragon (6 → 5) · strength 3 vs 0"),
        ("dwouarf", "A: warrior_3", "fr", "Dragon (6 → 5) · force 3 contre 0"),
        ("blaster", "A: warrior_1\nmine 3 B: warrior_3 warrior_2", "en", "removes Bo’s strength of 5 and your 1"),
        ("blaster", "B: dwouarf", "en", "removes Bo’s dog"),
        ("blaster", "A: warrior_1", "en", "removes only your strength of 1"),
        ("blaster", "", "en", "no warriors to remove"),
        ("blaster", "A: warrior_1\nmine 3 B: warrior_3", "fr", "retire 3 de force à Bo et 1 à vous"),
        ("blaster", "A: warrior_1\nmine 3 B: dwouarf", "fr", "retire le chien de Bo et 1 de force à vous"),
    ],
)
def test_a_mine_says_what_a_card_costs_or_changes_there(card: str, there: str, locale: Locale, says: str) -> None:
    """A proud warrior's label names those it sends away, the dog's the foe he weakens, a blaster's each side's loss."""
    given = f"A hand: {card}\nmine 3: dragon dirt\nmine 3 shown: top\n" + (there and f"mine 3 {there}")
    state = core.start(sketch(given))
    now = core.decision(state)
    assert now is not None
    label = Speaker(words(locale), "tunhell", NAMES)(now.step.own_label(state, Seat(0), Play(card, 3), "mine"))
    assert label.startswith(f"Mine 3 · {says}")


def test_several_opponents_of_a_blaster_are_counted_together() -> None:
    """However long the names of three opponents are, the label still says how much they lose."""
    sides = "\n".join(f"mine 1 {letter}: warrior_3" for letter in "ABCD")
    state = core.start(sketch(f"table: full normal open, 4 seats, first A, turn 7\nA hand: blaster\n{sides}"))
    said = Speaker(words("en"), "tunhell", NAMES)(mine_part(state, Seat(0), 1, "blaster"))
    assert said == "Mine 1 · removes 3 opponents’ strength of 9 and Ana’s 3"


def test_only_what_everyone_saw_is_said_of_a_mine_where_everyone_reads_along() -> None:
    """Public labels contain only public knowledge; a hand's labels contain its owner's."""
    state = core.start(sketch(TABLE.replace("    mine 2 shown: top\n", "")))
    now = core.decision(state)
    assert now is not None
    speak = Speaker(words("en"), "tunhell", NAMES)
    told = [now.step.field_label(state, Seat(0), one, "mine") for one in (Recruit(1, 2), Play("warrior_2", 2))]
    assert [speak(said).split(" · ")[1] for said in told] == ["strength 5 vs 4", "strength 6 vs 4"]
    assert ["Goblin (2)" in speak(said) for said in told] == [False, True]


def test_a_hasty_digger_knows_the_hand_and_what_was_scouted() -> None:
    """For the player alone, the label considers bonuses in hand and a card seen with a scout; others read neither."""
    given = "A hand: {}\nmine 1: orc dirt\nmine 1 seen: A1\nmine 1 A: warrior_2\nrow: digger_2_0"
    speak = Speaker(words("en"), "tunhell", NAMES)
    for hand, ends in (("scout_3", ": defeat"), ("nawak_sword", " without a bonus")):
        state = core.start(sketch(given.format(hand)))
        now = core.decision(state)
        assert now is not None
        own, others = (
            label(state, Seat(0), Recruit(1, 1), "mine") for label in (now.step.own_label, now.step.field_label)
        )
        assert speak(own) == f"Mine 1 · Orc 3, you 2{ends} · 2 cards"
        assert speak(others) == "Mine 1 · strength 2 vs 0 · 2 cards"


@pytest.mark.parametrize(
    ("known", "locale", "says"),
    [
        ("", "en", "3 unknown cards"),
        ("", "fr", "3 cartes inconnues"),
        ("mine 1 shown: top", "en", "1 card known, 2 unknown"),
        ("mine 1 seen: A2", "en", "2 cards known, 1 unknown"),
        ("mine 1 seen: A2", "fr", "2 cartes connues, 1 inconnue"),
    ],
)
def test_a_scout_s_mine_says_how_many_of_its_cards_are_unknown(known: str, locale: Locale, says: str) -> None:
    """For the player alone, those seen with an earlier scout count as known; strength does not matter to scouts."""
    state = core.start(sketch(f"A hand: scout_3\nmine 1: orc dirt troll\n{known}"))
    now, speak = core.decision(state), Speaker(words(locale), "tunhell", NAMES)
    assert now is not None
    assert speak(now.step.own_label(state, Seat(0), Play("scout_3", 1), "mine")) == f"Mine 1 · {says}"


def test_equal_dwarfs_are_offered_once_with_their_number() -> None:
    """A dwarf in two slots is one answer with both numbers; a typed move may still name the other slot."""
    state = core.start(sketch(TABLE.replace("warrior_1 - digger_3_0 scout_3 blaster", "scout_5 - scout_5 blaster -")))
    now = core.decision(state)
    assert now is not None
    shape = now.step.arranged(state, now.asks[Seat(0)])
    assert isinstance(shape, OneOf)
    offered = [choice for choice in shape.shown if isinstance(choice, Recruit)]
    assert [choice.slot for choice in offered] == [1, 4]
    assert shape.find(Recruit(3)) == Recruit(3)
    speak = Speaker(words("en"), "tunhell", NAMES)
    assert [speak(now.step.field_label(state, Seat(0), choice, "slot")) for choice in offered] == [
        "Scout 5 ①③",
        "Blaster ④",
    ]


def test_two_proud_warriors_of_a_hand_are_one_answer() -> None:
    """The two proud warriors have the same figures: at each mine only one of them is offered."""
    hand = "digger_2_1 warrior_4_proud_a warrior_4_proud_b"
    plain = TABLE.replace("digger_2_1 warrior_2 warrior_2", hand).replace("mine 2 B: warrior_4_proud_a\n", "")
    state = core.start(sketch(plain))
    now = core.decision(state)
    assert now is not None
    shape = now.step.arranged(state, now.asks[Seat(0)])
    assert isinstance(shape, OneOf)
    played = [choice.card for choice in shape.shown if isinstance(choice, Play) and "proud" in choice.card]
    assert played
    assert {*played} == {"warrior_4_proud_a"}
    assert shape.fits(Play("warrior_4_proud_b", 3))


@pytest.mark.parametrize(("locale", "label"), [("en", "Digger 3 · mine 1"), ("fr", "Piocheur 3 · mine 1")])
def test_a_card_that_only_one_mine_is_open_to_names_it(locale: Locale, label: str) -> None:
    """Otherwise a press would dig without having said where."""
    state = core.start(
        sketch("A hand: digger_3_0 warrior_1\nmine 1: dirt ...\nmine 2 B: warrior_3\nmine 3 B: warrior_3")
    )
    speak = Speaker(words(locale), "tunhell", NAMES)
    says = [
        speak(part_of_turn(state, Seat(0), Play(card, 1), "card", is_own=True)).replace("\N{NO-BREAK SPACE}", " ")
        for card in ("digger_3_0", "warrior_1")
    ]
    assert says == [label, speak(say("tunhell-part-card", card="warrior_1"))]


@pytest.mark.parametrize(
    ("mine", "locale", "says"),
    [
        ("troll dirt", "en", ["The digger · strength stays 4 vs 2", "Warriors 1 + 3 · strength 4 → 0 vs 2"]),
        ("troll dirt", "fr", ["Le Piocheur · force inchangée, 4 contre 2", "Guerriers 1 + 3 · force 4 → 0 contre 2"]),
        ("orc dirt", "en", ["The digger · strength stays 4 vs 2", "Warrior 3 · strength 4 → 1 vs 2"]),
        ("troll", "en", ["The digger", "Warriors 1 + 3"]),
    ],
)
def test_a_payment_says_what_strength_it_leaves(mine: str, locale: Locale, says: list[str]) -> None:
    """Beside the strongest opponent's, unless all warriors leave an exhausted mine; a review quotes it without."""
    given = f"A hand: digger_2_5\nmine 1: {mine}\nmine 1 A: warrior_1 warrior_3\nmine 1 B: warrior_2"
    state = core.apply(core.start(sketch(given)), Seat(0), Play("digger_2_5", 1))
    now, speak = core.decision(state), Speaker(words(locale), "tunhell", NAMES)
    assert now is not None
    pays = now.asks[Seat(0)].choices
    assert sorted(speak(now.step.label_for(state, Seat(0), pay)) for pay in pays) == sorted(says)
    bare = sorted(one.partition(" · ")[0] for one in says)
    assert sorted(speak(now.step.quoted(state, Seat(0), pay)) for pay in pays) == bare
