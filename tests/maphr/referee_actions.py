"""Phase II (section 7): secret actions, impediments, and their resolution."""

from itertools import permutations

from . import referee
from .referee_cards import BUILDINGS, IMPEDIMENTS, SECOND_ACTION, TILE_LIMIT, TILES
from .referee_draws import sets_of, without
from .referee_mine import end_tiles, placements

ACTIONS = ("prospect", "exploit", "build")


def phase(w):
    yield from commit(w)
    yield from react(w)
    resolve = {"prospect": prospect, "exploit": exploit, "build": build}
    for seat in w.order():
        for action in w.actions[seat]:
            if (seat, action) not in w.cancelled:
                yield from resolve[action](w, seat)
    w.actions, w.cancelled = {}, set()


def second_action_cost(w, seat):
    cost = SECOND_ACTION[w.players[seat]["level"]]
    if cost > 0 and w.players[seat]["clan"] == "twin_hammers":
        cost = max(1, cost - 1)
    if w.owns(seat, "foreman_post"):
        cost = max(0, cost - 1)
    return cost


def commit(w):
    moves = {}
    for seat in w.order():
        hand, cost = w.players[seat]["hand"], second_action_cost(w, seat)
        ways = [(list(permutations(ACTIONS, 1)), 0), (list(permutations(ACTIONS, 2)), cost)]
        if w.owns(seat, "underground_railway"):
            ways.append((list(permutations(ACTIONS, 3)), cost + 1))
        moves[seat] = []
        for orders, price in ways:
            if len(hand) >= price:
                payments = sets_of(hand, price)
                moves[seat] += [("act", actions, cards) for actions in orders for cards in payments]
        if nothing_possible(w, seat):
            moves[seat].append(("idle",))
    answers = yield from referee.ask_all(w, "D11", moves)
    w.cancelled = set()
    for seat in w.order():
        p = w.players[seat]
        if answers[seat] == ("idle",):
            w.actions[seat] = ()
            p["coins"] += 1
        else:
            _, w.actions[seat], paid = answers[seat]
            p["hand"][:] = without(p["hand"], *paid)
            w.discard += paid


def nothing_possible(w, seat):
    """Return whether no tile can be placed, an Exploit brings nothing and no building can be built (7.1)."""
    hand = w.players[seat]["hand"]
    if any(spots(w, seat, card) for card in hand if card in TILES):
        return False
    if income(w, seat, w.players[seat]["miners"] + can_buy_miner(w, seat)) > 0:
        return False
    return not any(can_build(w, seat, card) for card in hand if card in BUILDINGS)


def spots(w, seat, tile):
    p = w.players[seat]
    return placements(p["mine"], tile, TILE_LIMIT[p["level"]], w.target(seat))


def react(w):
    """Ask everyone who holds an impediment that may be played on an action an opponent has revealed (7.3)."""
    moves = {seat: [("react", pair) for pair in pairs] for seat in w.order() if (pairs := [*pairs_of(w, seat)])}
    answers = yield from referee.ask_all(w, "D12", moves, always=True)
    for seat in w.order():
        for card, target in answers.get(seat, ((), ()))[1]:
            p, victim = w.players[seat], w.players[target]
            action = IMPEDIMENTS[card]
            if (target, action) in w.cancelled:
                continue
            if w.owns(target, "fortified_gate"):
                if p["coins"] < 3:
                    continue
                p["coins"] -= 3
                victim["coins"] += 3
            w.cancelled.add((target, action))
            p["hand"].remove(card)
            w.discard.append(card)


def pairs_of(w, seat):
    """Return the impediments in hand, each with an opponent it may be played on."""
    found = []
    for card in sorted(set(w.players[seat]["hand"]) & set(IMPEDIMENTS)):
        found += [(card, target) for target in w.others(seat) if may_be_played(w, card, target)]
    return found


def may_be_played(w, card, target):
    """Return whether an impediment may be played on this player: Irongradd is immune to refused_permit."""
    protected = card == "refused_permit" and w.players[target]["clan"] == "irongradd"
    return IMPEDIMENTS[card] in w.actions[target] and not protected


def may_react(w, seat, move):
    """Return whether these reactions are legal: a second copy of a card on the same action is not (R33)."""
    word, pairs = move
    if len(set(pairs)) < len(pairs):
        return False
    used = [card for card, _ in pairs]
    enough = all(used.count(card) <= w.players[seat]["hand"].count(card) for card in used)
    return word == "react" and enough and set(pairs) <= set(pairs_of(w, seat))


def prospect(w, seat):
    p = w.players[seat]
    free = 2 + (1 if w.owns(seat, "tunnel_office") else 0) - (1 if p["clan"] == "dulgard_greys" else 0)
    paid = 1 if p["clan"] in ("rockborers", "dulgard_greys") else 0
    for number in range(free + paid):
        price = 3 if number >= free else 0
        moves = []
        if p["coins"] >= price:
            for tile in sorted({card for card in p["hand"] if card in TILES}):
                moves += [("place", tile, cell, rotation) for cell, rotation in spots(w, seat, tile)]
        if number == 0:
            moves += [("demolish", cell) for cell in end_tiles(p["mine"])]
        word, *what = yield from referee.ask(w, "D13", seat, [*moves, ("stop",)])
        if word == "stop":
            return
        if word == "demolish":
            w.discard.append(p["mine"].pop(what[0])[0])
            return
        tile, cell, rotation = what
        p["coins"] -= price
        p["hand"].remove(tile)
        p["mine"][cell] = (tile, rotation)
        if len(p["mine"]) >= w.target(seat) and w.finisher is None:
            w.finisher = seat


def miner_price(w, seat):
    p = w.players[seat]
    if p["miners"] == 0:
        return 0
    if w.owns(seat, "infirmary"):
        return 1
    return 2 if p["clan"] == "thousand_picks" else 5


def can_buy_miner(w, seat):
    p = w.players[seat]
    return p["miners"] < w.miner_limit(seat) and p["coins"] >= miner_price(w, seat)


def income(w, seat, miners):
    """Return what an Exploit brings with this number of miners."""
    p = w.players[seat]
    any_kind = (1 if w.owns(seat, "brewery") else 0) + (2 if w.owns(seat, "royal_mint") else 0)
    more = {
        "coal": (p["clan"] == "sooted_anvils") + (1 if w.owns(seat, "coal_store") else 0),
        "gold": (p["clan"] == "goldbeards") + (2 if w.owns(seat, "goldsmith") else 0),
        "mithril": int(p["clan"] == "goldbeards"),
    }
    veins = [TILES[tile] for tile, _ in p["mine"].values() if TILES[tile][1]]
    worked = sorted((value + any_kind + more[kind] for _, kind, value, _ in veins), reverse=True)[:miners]
    if not worked:
        return 0
    return min(60, sum(worked) + (1 if w.owns(seat, "tavern") else 0))


def exploit(w, seat):
    p = w.players[seat]
    if can_buy_miner(w, seat):
        (answer,) = yield from referee.ask(w, "D14", seat, [("buy",), ("dig",)])
        if answer == "buy":
            p["coins"] -= miner_price(w, seat)
            p["miners"] += 1
    p["coins"] += income(w, seat, p["miners"])


def price_of(w, seat, building):
    discount = (1 if w.owns(seat, "workshop") else 0) + (2 if w.players[seat]["clan"] == "stonewrights" else 0)
    return max(1, BUILDINGS[building][2] - discount)


def can_build(w, seat, building):
    p = w.players[seat]
    fewest = min(len(w.players[other]["buildings"]) for other in w.others(seat))
    return (
        BUILDINGS[building][1] <= p["level"]
        and building not in p["buildings"]
        and len(p["buildings"]) + 1 <= fewest + 2 + p["extensions"]
        and p["coins"] >= price_of(w, seat, building)
    )


def build(w, seat):
    p = w.players[seat]
    possible = sorted({card for card in p["hand"] if card in BUILDINGS and can_build(w, seat, card)})
    word, *what = yield from referee.ask(w, "D15", seat, [*(("build", card) for card in possible), ("stop",)])
    if word == "build":
        p["coins"] -= price_of(w, seat, what[0])
        p["hand"].remove(what[0])
        p["buildings"].append(what[0])
