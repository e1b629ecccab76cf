"""The second engine follows the rulings (12), operations (9) and the defaults of absent players (10)."""

import random
from collections import Counter

import pytest

from tests.maphr import referee_actions as actions
from tests.maphr import referee_draws as draws
from tests.maphr import referee_trade as trade
from tests.maphr.referee import Chance, Referee, default
from tests.maphr.referee_cards import all_cards
from tests.maphr.test_referee_law import MINE_8, coins, run, world


def test_an_empty_deck_is_made_when_a_card_is_needed():
    """An empty deck is refilled when a card is needed, without the caravan being resolved (6, ruling 61)."""
    w = world({"hand": ["elf_caravan"], "coins": 0}, {}, deck=["tavern"], discard=["archive", "fire"], dice=[5])
    run(w, draws.show_immediate(w, 0))
    assert w.players[0]["hand"] == ["tavern", "archive"]
    assert w.deck == ["fire"]
    assert w.discard == ["elf_caravan"]


def test_gained_immediate_cards_join_the_end():
    w = world({"hand": ["elf_caravan", "forgotten_purse"], "coins": 0}, {}, deck=["orc_raid"], dice=[3])
    run(w, draws.show_immediate(w, 0), (0, "D8", ("dare",)))
    assert w.discard == ["forgotten_purse", "elf_caravan", "orc_raid"]
    assert coins(w)[0] == 0


@pytest.mark.parametrize(
    ("deck", "pile", "hand", "left"),
    [
        (["fire", "tavern"], ["archive"], ["tavern"], ["archive", "fire"]),
        (["fire"], ["surveyor", "archive"], ["archive"], ["fire", "surveyor"]),
        (["fire"], ["surveyor"], [], ["fire", "surveyor"]),
    ],
)
def test_search_shuffles_the_pile_once(deck, pile, hand, left):
    """A search shuffles the discard pile once, without the cards it has revealed (9, search_deck)."""
    w = world({}, {}, deck=deck, discard=pile)
    run(w, draws.offer(w, 0, "travelling_architect"), (0, "D7", ("accept",)))
    assert w.players[0]["hand"] == hand
    assert sorted(w.discard) == left
    assert coins(w)[0] == 5


def test_corridor_extensions_stay_and_add_up():
    w = world({"hand": ["corridor_extension"] * 2}, {})
    run(w, draws.show_immediate(w, 0), (0, "D7", ("accept",)), (0, "D7", ("accept",)))
    assert (w.players[0]["extensions"], w.discard, coins(w)[0]) == (2, [], 2)


def test_earthquake_strikes_all():
    """Immunity is checked for each player hit; shoring does not help (6, 9)."""
    tall = {**MINE_8, "D2": ("gallery_straight", 90)}
    w = world({"buildings": ["citadel"]}, {"mine": dict(tall), "buildings": ["shoring"]}, {"mine": dict(MINE_8)})
    w.players[0]["mine"] = dict(tall)
    run(w, draws.catastrophe(w, 0, "earthquake"), (1, "D9", ("lose", "F2")))
    assert [len(p["mine"]) for p in w.players] == [4, 3, 3]


@pytest.mark.parametrize(
    ("card", "player", "lost"),
    [
        ("firedamp", {"miners": 1}, {"miners": 0}),
        ("firedamp", {"miners": 1, "buildings": ["air_shaft"]}, {"miners": 1}),
        ("orc_raid", {}, {"coins": 2}),
        ("orc_raid", {"buildings": ["guard_post"]}, {"coins": 8}),
        ("orc_raid", {"buildings": ["citadel"]}, {"coins": 8}),
        ("fire", {"buildings": ["tavern"]}, {"buildings": []}),
        ("fire", {"buildings": ["tavern"], "clan": "irongradd"}, {"buildings": ["tavern"]}),
        ("goblin_thieves", {"hand": ["tavern", "archive", "brewery"]}, {"hand": ["brewery"]}),
        ("trasken_passage", {}, {"level": 1}),
    ],
)
def test_catastrophes(card, player, lost):
    w = world(player, {})
    run(w, draws.catastrophe(w, 0, card))
    assert {name: w.players[0][name] for name in lost} == lost


@pytest.mark.parametrize(("miners", "after"), [(1, (2, 8)), (2, (2, 11))])
def test_willing_cousin(miners, after):
    w = world({"miners": miners}, {})
    run(w, draws.contract(w, 0, "willing_cousin"))
    assert (w.players[0]["miners"], coins(w)[0]) == after


def test_hired_pick_at_the_limit_is_refused_without_asking():
    w = world({"miners": 2}, {})
    run(w, draws.contract(w, 0, "hired_pick"))
    assert coins(w)[0] == 8


@pytest.mark.parametrize(
    ("die", "victim", "after"),
    [
        (3, {}, [8, 8]),
        (5, {}, [10, 6]),
        (4, {"coins": 1}, [9, 0]),
        (5, {"buildings": ["citadel"]}, [8, 8]),
        (5, {"buildings": ["shoring"]}, [10, 6]),
    ],
)
def test_sabotage(die, victim, after):
    w = world({}, victim, dice=[die])
    run(w, trade.sabotage(w, 0, 1))
    assert coins(w) == after


def test_the_saboteur_chooses_the_tile():
    tall = {**MINE_8, "D2": ("gallery_straight", 90)}
    w = world({"clan": "dulgard_greys"}, {"mine": tall}, dice=[6])
    run(w, trade.turn(w, 0), (0, "D16", ("sabotage", 1)), (0, "D9", ("lose", "D2")))
    assert w.discard == ["gallery_straight"]


@pytest.mark.parametrize(
    ("clan", "buildings", "purse", "tiles", "left"),
    [
        ("irongradd", [], 9, 2, 9),
        ("irongradd", ["tunnel_office"], 9, 3, 9),
        ("rockborers", ["tunnel_office"], 9, 4, 6),
        ("rockborers", [], 2, 2, 2),
        ("dulgard_greys", [], 9, 2, 6),
        ("dulgard_greys", [], 0, 1, 0),
    ],
)
def test_tiles_of_one_prospect(clan, buildings, purse, tiles, left):
    player = {"clan": clan, "buildings": buildings, "coins": purse, "level": 4, "hand": ["gallery_straight"] * 5}
    w = world(player, {})
    places = [(0, "D13", ("place", "gallery_straight", f"E{row}", 0)) for row in range(1, tiles + 1)]
    run(w, actions.prospect(w, 0), *places)
    assert (len(w.players[0]["mine"]), coins(w)[0]) == (tiles, left)


def test_demolishing_is_the_whole_prospect():
    w = world({"mine": dict(MINE_8), "hand": []}, {})
    run(w, actions.prospect(w, 0), (0, "D13", ("demolish", "F2")))
    assert w.discard == ["coal_1_straight"]


def test_idle_when_nothing_is_possible():
    w = world({"hand": ["gallery_dead_end", "brewery"]}, {"hand": ["gallery_cross"]})
    assert actions.nothing_possible(w, 0)
    assert not actions.nothing_possible(w, 1)
    run(w, actions.commit(w), (0, "D11", ("idle",)), (1, "D11", ("act", ("build",), ())))
    assert coins(w) == [9, 8]


def test_paid_cards_leave_at_the_reveal():
    w = world({"hand": ["tavern", "archive"], "level": 2}, {})
    answers = [(0, "D11", ("act", ("build", "exploit"), ("archive", "tavern"))), (1, "D11", ("act", ("build",), ()))]
    run(w, actions.commit(w), *answers)
    assert (w.players[0]["hand"], w.discard) == ([], ["archive", "tavern"])


def test_rune_library():
    library = {"buildings": ["rune_library"]}
    w = world(library, {}, discard=["tavern", "royal_subsidy", "archive", "fire"])
    run(w, trade.turn(w, 0), (0, "D16", ("use", "rune_library")), (0, "D20", ("pick", "royal_subsidy")))
    assert coins(w)[0] == 13
    assert sorted(w.discard) == ["archive", "fire", "royal_subsidy", "tavern"]
    w = world(library, {})
    run(w, trade.turn(w, 0))


DEFAULTS = [
    ("D1", [], ("take", ("brewery", "tavern"), "archive", 1), ["tavern", "brewery", "archive", "fire", "lookout"]),
    ("D3", [("keep", ("a", "b"))], ("keep", ("brewery", "tavern")), ["tavern", "brewery", "archive"]),
    ("D4", [], ("share", (("archive", 0), ("tavern", 0))), ["tavern", "archive"]),
    ("D5", [], ("pass", "tavern", "brewery", "archive", "fire"), ["tavern", "brewery", "archive", "fire"]),
    ("D6", [], ("draft", "lookout", "tavern"), ["tavern", "brewery", "archive", "fire", "lookout"]),
    ("D6", [], ("keep", "tavern"), ["tavern", "brewery"]),
    ("D9", [("lose", "F2"), ("lose", "E3"), ("lose", "D2")], ("lose", "E3"), []),
    ("D10", [("burn", "air_shaft"), ("burn", "guard_post"), ("burn", "fire")][:2], ("burn", "guard_post"), []),
    ("D11", [("idle",)], ("idle",), []),
    ("D11", [], ("act", ("exploit",), ()), []),
    ("D14", [], ("buy",), []),
    ("D17", [], ("discard", ("brewery", "fire")), []),
]


@pytest.mark.parametrize(("decision", "moves", "expected", "packet"), DEFAULTS)
def test_defaults(decision, moves, expected, packet):
    hand = ["tavern"] * 6 + ["fire", "brewery"]
    mine = {"F2": ("coal_1_straight", 90), "E3": ("gallery_cross", 0), "D2": ("gallery_cross", 0)}
    w = world({"hand": hand, "mine": mine}, {}, {})
    w.packets, w.victim = {0: packet}, 0
    assert default(w, 0, decision, moves) == expected


class Random(Chance):
    def __init__(self, seed):
        self.dice = random.Random(seed)

    def start(self, seats):
        return self.dice.randrange(seats)

    def clans(self, clans, count):
        return self.dice.sample(clans, count)

    def die(self):
        return self.dice.randint(1, 6)

    def shuffled(self, cards):
        return self.dice.sample(cards, len(cards))

    def dealt(self, cards):
        return self.shuffled(cards)

    def some(self, cards, count):
        return self.dice.sample(cards, count)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first_dig", [False, True])
def test_cards_are_kept(seats, first_dig):
    """Random games end, every default is legal, and no card is created or lost."""
    referee, chance = Referee(Random(seats), seats, first_dig), random.Random(seats)
    w = referee.world
    while not referee.over:
        seat = chance.choice(list(referee.asked))
        decision, moves = referee.asked[seat]
        assert referee.legal(seat, referee.default(seat))
        whole = decision not in ("D12", "D18") and chance.random() < 0.7
        referee.answer(seat, chance.choice(moves) if whole else referee.default(seat))
        cards = [*w.deck, *w.discard, *w.looked, *w.queue]
        for p in w.players:
            cards += [*p["hand"], *p["buildings"], *(tile for tile, _ in p["mine"].values())]
            cards += ["corridor_extension"] * p["extensions"]
        if not any(w.packets.values()):
            assert Counter(cards) == Counter(all_cards(first_dig))
    assert w.round <= (20 if first_dig else 30)
    parts, places = referee.scores()
    assert len(parts) == sum(map(len, places)) == seats
