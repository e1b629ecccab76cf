"""The second engine plays the worked examples of RULES.md (14), so that it can be trusted as a measure for the game."""

import pytest

from tests.maphr import referee_actions as actions
from tests.maphr import referee_draws as draws
from tests.maphr import referee_market as market
from tests.maphr import referee_trade as trade
from tests.maphr.referee import Chance, Referee, World
from tests.maphr.referee_cards import BUILDINGS, IMMEDIATE, all_cards
from tests.maphr.referee_mine import end_tiles, has_open_end, placements
from tests.maphr.referee_score import scores

MINE_7 = {"E1": ("gallery_straight", 0), "E2": ("gallery_tee", 0)}
MINE_8 = {**MINE_7, "F2": ("coal_1_straight", 90)}


class Told(Chance):
    """Fixed dice, and cards in their given order."""

    def __init__(self, *dice):
        self.dice = list(dice)

    def start(self, seats):
        return 0

    def clans(self, clans, count):
        return clans[:count]

    def die(self):
        return self.dice.pop(0)

    def shuffled(self, cards):
        return list(cards)

    def dealt(self, cards):
        return self.shuffled(cards)

    def some(self, cards, count):
        return list(cards)[:count]


def world(*players, dice=(), deck=(), discard=()):
    w = World(Told(*dice), len(players), first_dig=False)
    w.deck, w.discard, w.round = list(deck) or ["gallery_cross"] * 60, list(discard), 1
    usual = {"clan": "rockborers", "coins": 8, "level": 1, "miners": 0, "extensions": 0}
    for player in players:
        w.players.append({**usual, "buildings": [], "mine": {}, "hand": [], **player})
    return w


def run(w, flow, *answers):
    """Play a flow with these answers (seat, decision, move): exactly these must be asked."""
    ahead = list(answers)
    try:
        next(flow)
        while True:
            seat, decision, move = ahead.pop(0)
            assert w.asked[seat][0] == decision
            flow.send((seat, move))
    except StopIteration:
        assert not ahead


def coins(w):
    return [p["coins"] for p in w.players]


def mine_of(*veins):
    return {f"A{n}": (vein, 0) for n, vein in enumerate(veins, 1)}


def test_setup():
    referee = Referee(Told(4), 3)
    assert len(all_cards()) == 250
    assert len(all_cards(first_dig=True)) == 213
    held = [card for p in referee.world.players for card in p["hand"]]
    assert not set(held) & set(IMMEDIATE)
    assert coins(referee.world) == [8, 8, 8]


@pytest.mark.parametrize(("pile", "type_"), [(14, 6), (15, 1)])
def test_example_1_type_1_needs_five_cards_each(pile, type_):
    w = world({}, {}, {}, dice=[1, 6], discard=["tavern"] * pile)
    assert draws.roll_type(w) == type_


def test_example_2_auction():
    w = world({}, {})
    packet = [*["tavern", "archive", "brewery"], *["fire"] * 9]
    w.deck = packet
    run(w, draws.auction(w), (0, "D2", ("bid", 3)), (1, "D2", ("bid", 2)), (0, "D3", ("keep", ("archive", "tavern"))))
    assert coins(w) == [6, 7]
    assert [p["hand"] for p in w.players] == [["archive", "tavern"], ["brewery"]]
    assert w.lead == 0


def test_example_3_auction_tie():
    w = world({"coins": 10}, {"coins": 4}, {"coins": 6}, deck=["tavern", "fire", "archive", "citadel"])
    bids = [(seat, "D2", ("bid", bid)) for seat, bid in enumerate((2, 4, 4))]
    picks = [(1, "D3", ("keep", ("fire", "tavern"))), (2, "D3", ("keep", ("citadel",)))]
    run(w, draws.auction(w), *bids, *picks)
    assert coins(w) == [8, 6, 2]
    assert w.lead == 1


def test_example_4_draft():
    w = world({}, {}, {}, deck=list(BUILDINGS)[:15])
    steps = [[(seat, "D6", None) for seat in range(3)] for _ in range(3)]
    flow = draws.draft(w)
    next(flow)
    for number, step in enumerate(steps):
        for seat, _, _ in step:
            packet = w.packets[seat]
            move = ("draft", packet[0], packet[1]) if number == 0 else ("keep", packet[0])
            if (number, seat) == (2, 2):
                with pytest.raises(StopIteration):
                    flow.send((seat, move))
            else:
                flow.send((seat, move))
    assert [len(p["hand"]) for p in w.players] == [4, 4, 4]
    assert len(w.discard) == 3
    # Seat 1 passes to the right, to seat 0: the second card seat 0 keeps comes from there.
    assert w.players[0]["hand"][1] == list(BUILDINGS)[7]


def test_example_5_draw_by_level():
    w = world({}, {"level": 2, "clan": "long_memories"}, {"level": 4})
    run(w, draws.by_level(w))
    assert [len(p["hand"]) for p in w.players] == [4, 4, 1]


def test_example_6_7_8_placements():
    assert placements({}, "gallery_dead_end", 3, 12) == []
    assert placements({}, "gallery_straight", 3, 12) == [("E1", 0)]
    assert placements({"E1": ("gallery_straight", 0)}, "gallery_tee", 3, 12).count(("E2", 0)) == 1
    assert placements(MINE_7, "coal_1_straight", 3, 12) == [("D2", 90), ("F2", 90)]
    assert placements(MINE_8, "coal_1_straight", 3, 12) == []
    assert placements(MINE_8, "coal_1_straight", 6, 12) == [("D2", 90), ("G2", 90)]


def test_the_last_tile_may_seal_the_mine():
    mine = {"E1": ("gallery_straight", 0), "E2": ("gallery_straight", 0)}
    assert placements(mine, "mithril_2_dead_end", 6, 12) == []
    assert placements(mine, "mithril_2_dead_end", 6, 3) == [("E3", 0)]
    assert has_open_end({})
    assert not has_open_end({"E1": ("gallery_dead_end", 0)})


def test_example_9_end_tiles():
    assert end_tiles(MINE_8) == ["F2"]
    w = world({"mine": dict(MINE_8), "level": 2}, {})
    run(w, draws.catastrophe(w, 0, "cave_in"))
    assert w.players[0]["mine"] == MINE_7
    assert end_tiles({"E1": ("gallery_cross", 0)}) == ["E1"]


VEINS = ("coal_3_straight", "gold_2_corner", "gold_1_tee")


@pytest.mark.parametrize(("answer", "coins_", "miners"), [("buy", 24, 3), ("dig", 27, 2)])
def test_example_10_exploit(answer, coins_, miners):
    w = world({"level": 2, "miners": 2, "coins": 20, "mine": mine_of(*VEINS)}, {})
    run(w, actions.exploit(w, 0), (0, "D14", (answer,)))
    assert (w.players[0]["coins"], w.players[0]["miners"]) == (coins_, miners)


@pytest.mark.parametrize(
    ("miners", "veins", "buildings", "brings"),
    [
        (2, VEINS, ["tavern", "brewery", "goldsmith"], 13),
        (6, ["mithril_2_dead_end"] * 6, ["royal_mint"], 60),
        (1, ["gallery_cross"], ["tavern"], 0),
    ],
)
def test_example_11_12_13_income(miners, veins, buildings, brings):
    w = world({"miners": miners, "mine": mine_of(*veins), "buildings": buildings}, {})
    assert actions.income(w, 0, miners) == brings


def test_example_14_spread():
    own = {"buildings": ["tavern", "lookout", "map_room"], "coins": 50}
    others = [{"buildings": ["tavern"]}, {"buildings": ["tavern", "lookout", "map_room"]}]
    assert not actions.can_build(world(own, *others), 0, "guard_post")
    assert actions.can_build(world({**own, "extensions": 1}, *others), 0, "guard_post")


def test_example_15_discount():
    w = world({"clan": "stonewrights", "buildings": ["workshop"]}, {})
    assert [actions.price_of(w, 0, card) for card in ("guard_post", "shoring")] == [1, 3]


@pytest.mark.parametrize(
    ("level", "clan", "buildings", "cost"),
    [
        (3, "twin_hammers", ["foreman_post"], 0),
        (3, "twin_hammers", [], 1),
        (1, "twin_hammers", [], 2),
        (1, "rockborers", [], 3),
        (4, "twin_hammers", ["foreman_post"], 0),
    ],
)
def test_example_16_second_action(level, clan, buildings, cost):
    w = world({"level": level, "clan": clan, "buildings": buildings}, {})
    assert actions.second_action_cost(w, 0) == cost


def test_example_17_two_impediments():
    """With the turn order B, C, the impediment of C comes back."""
    w = world({}, {"hand": ["blocked_tunnel"]}, {"hand": ["blocked_tunnel"]})
    w.actions = {0: ("prospect", "build"), 1: (), 2: ()}
    pair = ("react", (("blocked_tunnel", 0),))
    run(w, actions.react(w), (2, "D12", pair), (1, "D12", pair))
    assert w.cancelled == {(0, "prospect")}
    assert [p["hand"] for p in w.players] == [[], [], ["blocked_tunnel"]]
    assert w.discard == ["blocked_tunnel"]


@pytest.mark.parametrize(("money", "after", "cancelled"), [(2, [8, 2], False), (3, [11, 0], True)])
def test_example_18_toll(money, after, cancelled):
    w = world({"buildings": ["fortified_gate"]}, {"hand": ["miners_strike"], "coins": money})
    w.actions = {0: ("exploit",), 1: ()}
    run(w, actions.react(w), (1, "D12", ("react", (("miners_strike", 0),))))
    assert coins(w) == after
    assert bool(w.cancelled) == cancelled
    assert w.players[1]["hand"] == ([] if cancelled else ["miners_strike"])


def test_irongradd_builds():
    w = world({"clan": "irongradd"}, {"hand": ["refused_permit"]})
    w.actions = {0: ("build",), 1: ("build",)}
    run(w, actions.react(w))
    assert actions.pairs_of(w, 1) == []


def test_example_19_upgrade():
    w = world({"level": 2, "coins": 26, "buildings": ["guard_post"]}, {})
    run(w, trade.upgrades(w))
    w.players[0]["coins"] = 31
    run(w, trade.upgrades(w), (0, "D19", ("rise",)))
    assert (w.players[0]["level"], w.players[0]["coins"]) == (3, 1)


def test_example_20_hand_limit():
    hand = ["coal_1_straight"] * 7 + ["tavern"]
    w = world({"hand": list(hand), "buildings": ["map_room"]}, {})
    run(w, trade.phase(w), (0, "D16", ("pass",)), (0, "D17", ("discard", ("tavern",))))
    assert w.players[0]["hand"] == hand[:7]
    w = world({"hand": list(hand), "buildings": ["map_room"]}, {})
    run(w, trade.phase(w), (0, "D16", ("sell", "tavern")))
    assert w.players[0]["coins"] == 11


def test_example_21_prices():
    assert market.bounds("archive", "") == (7, 14)
    assert market.bounds("archive", "rune_library") == (12, 14)
    assert market.bounds("archive", "vein") == (7, 14)
    assert market.bounds("gallery_cross", "mystery") == (0, None)
    assert market.bounds("gallery_cross", "tavern") == (3, 6)


def test_example_22_grey_target():
    mine = {f"E{row}": ("gallery_straight", 0) for row in range(1, 6)}
    mine |= {"E6": ("gallery_corner", 90), "F6": ("gallery_straight", 90), "G6": ("gallery_straight", 90)}
    w = world({"clan": "dulgard_greys", "level": 3, "mine": mine, "hand": ["gallery_straight"], "coins": 0}, {}, {}, {})
    assert w.target(0) == 9
    run(w, actions.prospect(w, 0), (0, "D13", ("place", "gallery_straight", "H6", 90)))
    assert w.finisher == 0
    assert scores(w)[0][0]["finish"] == 25


def test_example_23_level_lost():
    w = world({"level": 3, "mine": mine_of(*["gallery_cross"] * 6), "hand": ["gallery_cross"]}, {})
    run(w, draws.catastrophe(w, 0, "trasken_passage"))
    assert w.players[0]["level"] == 2
    assert actions.spots(w, 0, "gallery_cross") == []
    assert trade.price_of_level(w, 0) is None


@pytest.mark.parametrize(("answer", "after"), [("bribe", 4), ("dare", 3)])
def test_example_24_caravan(answer, after):
    w = world({"coins": 6}, {}, dice=[4])
    run(w, draws.caravan(w, 0, "orc_caravan"), (0, "D8", (answer,)))
    assert coins(w)[0] == after


def test_example_26_27_coins():
    w = world({"coins": 23}, {})
    run(w, draws.catastrophe(w, 0, "heavy_tax"))
    assert coins(w)[0] == 18
    w = world({"coins": 4, "hand": ["royal_subsidy", "orc_raid"]}, {})
    run(w, draws.show_immediate(w, 0))
    assert coins(w)[0] == 5
    assert w.discard == ["orc_raid", "royal_subsidy"]


def test_score_of_the_example():
    ada = "map_room archive tavern brewery counting_house goldsmith guard_post shoring workshop tunnel_office"
    bor = "lookout dormitory coal_store air_shaft shoring fortified_gate tool_store"
    veins = [
        "coal_3_straight",
        "coal_1_straight",
        "gold_2_corner",
        "gold_1_tee",
        "mithril_2_dead_end",
        "mithril_1_corner",
    ]
    others = ["coal_2_straight", "coal_2_straight", "coal_1_straight", "gold_3_dead_end", "mithril_1_corner"]
    full = {f"A{n}": (tile, 0) for n, tile in enumerate(veins + ["gallery_cross"] * 6)}
    near = {f"A{n}": (tile, 0) for n, tile in enumerate(others + ["gallery_cross"] * 6)}
    w = world(
        {"coins": 47, "buildings": ada.split(), "mine": full, "miners": 4},
        {"coins": 130, "buildings": bor.split(), "mine": near, "miners": 3},
        {"buildings": ["tavern", "brewery", "dormitory", "lookout", "map_room"]},
    )
    w.finisher = 0
    parts, places = scores(w)
    assert list(parts[0].values()) == [7, 33, 20, 20, 25, 25, 12]
    assert list(parts[1].values()) == [21, 21, 13, 10, 10, 16, 9]
    assert places == [[0], [1], [2]]
    assert (parts[2]["colours"], parts[2]["series"]) == (13, 0)  # example 25: 3 of one colour and 2 of another


def test_market():
    """A sale works, and so does a swap that is answered and confirmed; a player who has left gets no offers."""
    w = world({"hand": ["tavern", "fire"]}, {"hand": ["archive"], "coins": 5}, {"hand": []})
    flow = market.phase(w)
    next(flow)
    assert not market.may_say(w, 0, ("sale", 1, "tavern", "open", "", 7))
    flow.send((0, ("sale", 1, "tavern", "blind", "vein", 5)))
    (first,) = w.offers
    assert w.asked[0][1] == [("withdraw", first), ("done",)]
    flow.send((1, ("swap", 0, "archive", "open", "")))
    _, second = w.offers
    assert ("answer", second, "tavern") not in w.asked[0][1]
    flow.send((1, ("accept", first)))
    flow.send((0, ("answer", second, "fire", "blind", "mystery")))
    flow.send((1, ("confirm", second)))
    assert [p["hand"] for p in w.players] == [["archive"], ["tavern", "fire"], []]
    assert coins(w) == [13, 0, 8]
    flow.send((2, ("done",)))
    assert ("sale", 2, "archive") not in w.asked[0][1]
    flow.send((0, ("swap", 1, "archive", "open", "")))
    with pytest.raises(StopIteration):
        flow.send((1, ("done",)))
    assert w.offers == {}
