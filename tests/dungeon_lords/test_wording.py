"""Wording: public lines use the third person, refusals address the person, zero amounts have own texts."""

import re
from collections.abc import Mapping

import pytest

from games import core
from games.core import Say, Seat, say
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Spy
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange, Mining
from games.dungeon_lords.rules.hiring import Hiring
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch
from tests.wording import figures as figures_in

A = Seat(0)
GOLD = say("dungeon_lords-goods-gold", n=1)
BOOK = EDITIONS[EDITIONS.current]
ENGLISH, FRENCH = (Speaker(words(locale), "dungeon_lords", ["Ana", "Éric"]) for locale in ("en", "fr"))
both = pytest.mark.parametrize("speaker", [ENGLISH, FRENCH], ids=["en", "fr"])
FULL = "tiles " + " ".join(f"{column}{row}" for column in "ace" for row in (1, 2, 3, 4)) + " b1 b3 d1 d3"


def plain(text):
    """Return text with normalised spaces."""
    return re.sub(r"\s", " ", text)


@pytest.mark.parametrize(
    ("given", "step", "english", "french"),
    [
        ("A: food 0", Exchange(A, "recruit_imps", 0),
         "“Imps”: it costs 1 food (available: no food).",
         "« Lutins » : il faut 1 nourriture (en réserve : pas de nourriture)."),
        ("A: food 1, gold 4", Exchange(A, "recruit_imps", 1),
         "“Imps”: it costs 2 food (available: only 1 food).",
         "« Lutins » : il faut 2 nourritures (en réserve : 1 nourriture)."),
        ("A: gold 1", Exchange(A, "buy_traps", 2),
         "“Traps”: it costs 2 gold (available: only 1 gold).",
         "« Pièges » : il faut 2 or (en réserve : 1 or)."),
        ("A: evil 14", Exchange(A, "get_food", 2),
         "“Food”: it would take evil above 15.",
         "« Nourriture » : la méchanceté dépasserait 15."),
        ("A: imps 3, busy 3", Mining(A, "mine_gold", 0),
         "“Gold”: it takes 1 free imp, and there are none.",
         "« Or » : il faut 1 lutin libre, et il n’y en a pas."),
        ("A: imps 1", Digging(A, "dig_tunnels", 2, 0),
         "“Tunnels”: it takes 2 free imps (including any foreman), and there is only 1.",
         "« Tunnels » : il faut 2 lutins libres (contremaître éventuel compris), et il n’y en a qu’un."),
        ("A: imps 3, busy 3, lair troll", Mining(A, "mine_gold", 0),
         "“Gold”: trolls can only work in production rooms.",
         "« Or » : les trolls ne travaillent qu’en salle de production."),
        ("A: tiles c1 c2, conquered c1 c2", Mining(A, "mine_gold", 0),
         "“Gold”: there is no tunnel left to mine in.",
         "« Or » : il ne reste aucun tunnel d’où extraire de l’or."),
        (f"A: {FULL}", Digging(A, "dig_tunnels", 0, 0),
         "“Tunnels”: there is no place left for a tunnel.",
         "« Tunnels » : il ne reste aucune place pour un tunnel."),
        ("offer demon\nA: evil 3", Hiring(A, "hire_monster", 0),
         "“Monster”: it costs 1 monster and +1 evil (available: no monsters).",
         "« Monstre » : il faut 1 monstre et 1 point de méchanceté (en réserve : aucun monstre à céder)."),
        ("offer demon\nA: lair ghost", Hiring(A, "hire_monster", 0),
         "“Monster”: the Demon’s wage includes a monster, and a ghost is not one.",
         "« Monstre » : le salaire du Démon comprend un monstre, et un fantôme n’en est pas un."),
        ("offer", Hiring(A, "hire_monster", 0),
         "“Monster”: nothing is left on offer.",
         "« Monstre » : il ne reste plus rien à prendre."),
        ("halls workshop\nA: tiles c2=mint c1", Building(A, "build_room", 0),
         "“Room”: none of the rooms left fits into the dungeon.",
         "« Salle » : aucune des salles restantes ne peut se construire dans son donjon."),
    ],
)  # fmt: skip
def test_why_an_order_cannot_be_carried_out_is_told_about_the_lord(given, step, english, french):
    """Public reasons why an order cannot be carried out do not use "you"."""
    head, _, rest = given.partition("\n") if not given.startswith("A:") else ("", "", given)
    t = sketch("\n".join(filter(None, [f"players 2{', ' if head else ''}{head}", rest])))
    t.then(step)
    core.start(t)
    told = [event.say for event in t.told if event.say.id == "dungeon_lords-log-impossible"]
    assert [plain(ENGLISH(line)) for line in told] == [f"Ana cannot carry out the order {english}"]
    assert [plain(FRENCH(line)) for line in told] == [f"Ana ne peut pas exécuter l’ordre {french}"]


def no(key, **values):
    return say(f"dungeon_lords-no-{key}", **values)


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (no("cannot-pay", cost=(GOLD,), have=say("dungeon_lords-have-gold", n=0)),
         "You need 1 gold but have no gold. You must pay in full.",
         "Il vous faut 1 or (en réserve : pas d’or). On paie tout ou rien."),
        (no("imps", n=2, free=0),
         "You need 2 free imps (including any foreman) but have none.",
         "Il vous faut 2 lutins libres (contremaître éventuel compris) ; vous n’en avez pas."),
        (no("workers", room="mint", n=3, imps=0, trolls=0),
         "The Mint needs 3 workers; you have no free imps and no free trolls.",
         "Pour l’Hôtel de la monnaie, il vous faut 3 travailleurs ; vous n’avez ni lutin ni troll libre."),
        (no("amount", n=0), "You cannot pay anything here.", "Vous ne pouvez rien payer ici."),
        (no("too-many", n=0), "You can mine nothing now.", "Vous ne pouvez rien extraire pour l’instant."),
        (say("dungeon_lords-log-taxed", seat=1, n=0, letters=2),
         "Éric pays nothing and gets 2 red letters.",
          "Éric ne paie rien et reçoit 2 lettres rouges."),
        (say("dungeon_lords-log-lost-food", seat=1, n=0),
         "Éric has no food to lose.", "Éric n’a pas de nourriture à perdre."),
        (say("dungeon_lords-log-unrest", seat=1, n=0, imps=1),
         "Éric gives the imps nothing, and 1 of them leaves.", "Éric ne donne rien aux lutins ; 1 lutin s’en va."),
        (say("dungeon_lords-log-produced", seat=1, room="mint", imps=0, trolls=3, cost=(), gain=(GOLD,)),
          "Éric’s Mint gives 1 gold (3 trolls at work).",
          "Chez Éric, production dans l’Hôtel de la monnaie : 1 or (3 trolls au travail)."),
    ],
)  # fmt: skip
def test_nothing_is_said_in_words(line, english, french):
    """Sentences with a zero amount are worded naturally."""
    assert (plain(ENGLISH(line)), plain(FRENCH(line))) == (english, french)


def wage_and_damage(row):
    """Return the figures on a creature's tile."""
    blows = [n for mode in row.attacks for n in (mode.damage, mode.on_kill.damage if mode.on_kill else 0)]
    return [*row.wage.values(), *blows]


def in_and_out(made):
    """Return the figures on a production room."""
    return [made.workers, *made.cost.values(), *map(abs, made.gain.values())]


def in_order(row):
    """Return the figures on an order card."""
    paid = [n for space in row.spaces for goods in (space.cost, space.gain) for n in map(abs, goods.values())]
    return [*paid, *(space.max_workers for space in row.spaces)]


FIGURES = [
    *((row.id, wage_and_damage(row)) for row in BOOK.monsters),
    *((row.id, in_and_out(row.produce)) for row in BOOK.rooms if row.produce),
    *((row.id, [blow.damage for blow in row.effects]) for row in BOOK.traps),
    *((row.id, in_order(row)) for row in BOOK.orders),
]


@pytest.mark.parametrize(("thing", "figures"), FIGURES)
@pytest.mark.parametrize("speaker", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_what_a_thing_does_has_the_figures_of_the_catalogue(speaker, thing, figures):
    """A thing's effect has the catalogue's figures, in both languages."""
    ids = (f"dungeon_lords-name-{thing}{part}" for part in (".wage", ".does"))
    text = " ".join(speaker.words.text(one) for one in ids if speaker.words.has(one))
    missing = {n for n in figures if n} - set(map(int, re.findall(r"\d+", text)))
    assert missing == set(), text


def the_rules(speaker, topic):
    """Return the unsigned figures in a topic of the help."""
    return figures_in(speaker.words.text(f"dungeon_lords-topic-{topic}.text"))


@both
def test_the_help_gives_the_figures_of_the_catalogue(speaker):
    """The help has the catalogue's figures: start, counters, revealed things, fees, points, titles."""
    start, evil, orders = BOOK.start, BOOK.evilometer, BOOK.orders_info
    columns = [int(cell[1]) for cell in start["tunnels"]]
    dealt = [start["gold"], start["food"], start["imps"], 3, len(BOOK.orders), start["evil"]]
    assert start["traps"] == 0
    drawn = orders["inaccessible_per_round"] + 1
    assert the_rules(speaker, "setup") == [*dealt, *columns, 1, drawn, orders["inaccessible_per_round"]]
    low, high = evil["min"], evil["max"]
    assert the_rules(speaker, "evil") == [low, high, evil["start"], high, high, low, 1]
    assert evil["paladin_tolerance_year1"] == evil["paladin_tolerance_year2"]
    crusade = next(row for row in BOOK.special_events if row.id == "crusade").effect.value
    points, titles = BOOK.scoring, BOOK.titles_info
    paladin = [evil["paladin_tolerance_year1"], crusade, points["per_prisoner_paladin"], BOOK.meta["rounds_per_year"]]
    assert the_rules(speaker, "paladin") == paladin
    revealed = [BOOK.monsters_info["revealed_per_round"], BOOK.rooms_info["revealed_per_round"]]
    assert the_rules(speaker, "round") == revealed
    assert the_rules(speaker, "orders") == [orders["first_order_fee"]["gold"]]
    rows = ("monster_or_ghost", "unconquered_room", "conquered_tile", "prisoner_adventurer", "prisoner_paladin")
    each = [abs(points[f"per_{row}"]) for row in (*rows, "red_letter")]
    alone, shared = titles["sole_3p_4p"], titles["shared_3p_4p"]
    pair = [titles["sole_2p"], titles["shared_2p"]]
    assert the_rules(speaker, "scoring") == [*each, alone, shared, *pair, 1, points["licence_minimum"]]
    two, three = BOOK.npc["players_2"], BOOK.npc["players_3"]
    accessible = len(BOOK.orders) - three["inaccessible"]
    counter = [two["evil_up_per_assignment"], -two["evil_change_year2"]]
    told = [three["random_orders"], accessible, two["random_orders"], evil["start"], *counter]
    assert the_rules(speaker, "standins") == told


@both
def test_the_help_has_the_rows_of_the_catalogue(speaker):
    """Every order, creature, room, trap, spell and special event has its effect in a topic."""
    listed = {
        "eight": BOOK.orders, "creatures": BOOK.monsters, "rooms": BOOK.rooms, "traps": BOOK.traps,
        "spellcards": BOOK.combat_cards, "events": BOOK.special_events,
    }  # fmt: skip
    for topic, rows in listed.items():
        text = speaker.words.text(f"dungeon_lords-topic-{topic}.text")
        for row in rows:
            name, does = (speaker.words.text(f"dungeon_lords-name-{row.id}{part}") for part in ("", ".does"))
            assert re.search(rf"\*{name}\*.*{re.escape(does)}", text), (topic, row.id)


@both
def test_the_help_gives_speed_and_fatigue_of_every_combat_card(speaker):
    """Every combat card is listed under its year with speed and fatigue."""
    years = speaker.words.text("dungeon_lords-topic-spellcards.text").split("\n\n")[1:3]
    for row in BOOK.combat_cards:
        name, speed = (speaker.words.text(f"dungeon_lords-name-{word}") for word in (row.id, row.speed))
        assert f"• *{name}* ({speed}, {row.fatigue})" in years[row.year - 1]


@both
def test_the_help_gives_the_figures_of_adventurers(speaker):
    """Adventurers' hit points and icons of both years are listed, and the paladins described."""
    heroes = [row for row in BOOK.hero.values() if row.role != "paladin"]
    told = []
    for year in (1, 2):
        points = [row.hp for row in heroes if row.year == year]
        icons = [n for row in heroes if row.year == year for n in row.icons.values()]
        told += [min(points), max(points), min(icons), max(icons)]
    assert the_rules(speaker, "adventurers") == [*told, 2]  # the last is in the example of a name


@both
def test_tips_give_the_points_of_the_catalogue(speaker):
    """Tips have the costs of red letters and lost tunnels."""
    tip = {word: speaker.words.text(f"dungeon_lords-tip-{word}") for word in ("taxes", "census", "caving-in")}
    assert figures_in(tip["taxes"]) == figures_in(tip["census"]) == [-BOOK.scoring["per_red_letter"]]
    assert figures_in(tip["caving-in"]) == [-BOOK.scoring["per_conquered_tile"]]


@both
def test_points_below_zero_have_a_minus_sign(speaker):
    """Negative points use a minus sign, not a hyphen."""
    line = speaker(say("dungeon_lords-log-score", seat=0, n=-22, licence=0))
    assert "−22" in line
    assert "-" not in line


@both
def test_attacks_on_buttons_give_the_figures_of_the_catalogue(speaker):
    """Attack buttons have damage, effect of a kill, and cost."""
    for row in BOOK.monsters:
        for number, mode in enumerate(row.attacks, 1):
            follows = [mode.on_kill.damage] if mode.on_kill else [mode.damage] * (mode.hits - 1)
            values = {"n": mode.damage, "next": sum(follows), "absorbed": 0, "whom": 0}
            text = speaker(Say(f"dungeon_lords-mode-{row.id}-{number}", values))
            assert figures_in(text) == [mode.damage, *follows, *mode.extra_cost.values()], text


@both
def test_the_legend_and_the_last_tips_give_the_points_of_the_catalogue(speaker):
    """The legend has the points of letters, tiles, prisoners and paladins."""
    points = BOOK.scoring
    signs = {"letter": "red_letter", "conquered": "conquered_tile", "prison": "prisoner_adventurer"}
    told = {sign: figures_in(speaker.words.text(f"dungeon_lords-legend-{sign}")) for sign in signs}
    assert told == {sign: [abs(points[f"per_{name}"])] for sign, name in signs.items()}
    kept = speaker.words.text("dungeon_lords-tip-free-prisoner")
    assert figures_in(kept) == [points["per_prisoner_paladin"], points["per_prisoner_adventurer"]]


def test_spying_says_which_combat_round_the_card_is_for():
    """Spying names the combat round of the card, and whether it was seen."""
    state = sketch("players 2, cards graffiti fireball suggestion magic_shield\nA: spied 2")
    spying = Exchange(A, "improve_reputation", 2)
    for speaker, told in (
        (
            ENGLISH,
            ["Yes, and see the card for combat round 1", "Yes, and see the card for combat round 2 · seen before"],
        ),
        (FRENCH, ["Oui, et voir la carte du tour de combat 1", "Oui, et voir la carte du tour de combat 2 · déjà vue"]),
    ):
        assert [speaker(spying.label(state, Spy(place))) for place in (1, 2)] == told


def test_the_tips_of_the_first_decisions_say_what_an_order_does_and_how_orders_are_revealed():
    """A beginner learns it before the first choice: a minion is sent, and one row is revealed after the other (P2c)."""
    orders = {"orders": (say("dungeon_lords-order-mine_gold"),)}
    does, row = (Say(f"dungeon_lords-tip-{word}-orders", orders) for word in ("lock", "select"))
    assert "A minion fetches what" in ENGLISH(does)
    assert "envoie un laquais" in FRENCH(does)
    assert re.search("all first orders.* all second, .*all third", ENGLISH(row), re.IGNORECASE)
    assert re.search("premiers ordres.* deuxièmes, .*troisièmes", FRENCH(row))


@pytest.mark.parametrize(("locale", "told"), [
    ("en", ("retrieve", "payday", "tile nearest the entrance", "foreman", "2×2 block",
            "weakest for the lord with")),
    ("fr", ("récupère", "Jour de paie", "tuile la plus proche de l’entrée", "contremaître", "carré de 2×2",
            "le plus faible chez le seigneur")),
])  # fmt: skip
def test_the_lesson_tells_of_retrieving_payday_the_tile_attacked_the_foreman_and_who_comes(
    locale: str, told: tuple[str, ...]
) -> None:
    """So do its other rules: where tunnels may not go, and that evil decides which adventurers come."""
    lang = words(locale)
    said = [f"lesson-{word}{part}" for word in GAME.lesson.pupils() for part in ("", ".brought")]
    said += ["lesson-why-retrieved", "lesson-why-foreman"]
    texts = " ".join(lang.text(f"dungeon_lords-{one}") for one in said)
    assert [one for one in told if one not in texts] == []


@pytest.mark.parametrize(("locale", "told"), [
    ("en", {
        "fight": ("one trap, one monster", "trap icon of a thief prevents"),
        "creatures": ("knocked out", "heart of a priest heals"),
        "spell": ("2 gems", "no fatigue"),
        "fatigue": ("card’s wounds", "is conquered"),
    }),
    ("fr", {
        "fight": ("un piège, un monstre", "symbole du voleur annule"),
        "creatures": ("hors de combat", "cœur d’un prêtre soigne"),
        "spell": ("2 gemmes", "pas de fatigue"),
        "fatigue": ("blessures de la carte", "est conquise"),
    }),
])  # fmt: skip
def test_the_lesson_teaches_a_clash_step_by_step(locale: str, told: Mapping[str, tuple[str, ...]]) -> None:
    """Traps and thieves, creatures and priests, spells and wizards, fatigue and conquest each have a step."""
    order = [*GAME.lesson.pupils()]
    assert order[order.index("fight") : order.index("points")] == [*told]
    for word, parts in told.items():
        text = words(locale).text(f"dungeon_lords-lesson-{word}")
        assert [part for part in parts if part not in text] == []


def test_what_raises_evil_is_never_paid() -> None:
    """Evil rises: it is told with a plus, not as a price."""
    for speaker, told in ((ENGLISH, "+1 evil"), (FRENCH, "méchanceté +1")):
        does = speaker.words.text("dungeon_lords-name-get_food.does")
        assert told in does
        assert not re.search(r"[Pp]ay|for \d evil", does)


@both
def test_labels_and_questions_stay_short_and_fit_a_single_creature(speaker: Speaker) -> None:
    """The price of a first Monster leaves room for buttons beside it; one ghost is not asked for in the plural."""
    assert len(speaker(say("dungeon_lords-part-order-fee", order=say("dungeon_lords-order-hire_monster"), n=1))) <= 20
    asks = speaker(say("dungeon_lords-ask-plan-ghosts", seat=A, cell="c1", tile="tunnel"))
    assert not re.search("ghosts|fantômes", asks)
