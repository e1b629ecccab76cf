"""Phase I (section 6): the six types of draw, and the cards that act at once."""

from itertools import combinations, permutations, product

from . import referee
from .referee_cards import (
    BUILDINGS,
    CATASTROPHES,
    DRAW_BY_LEVEL,
    FIRST_DIG_TYPES,
    IMMEDIATE,
    PRICES,
    TILES,
    is_vein,
)
from .referee_mine import end_tiles


def phase(w):
    w.type = roll_type(w)
    types = {1: from_discard, 2: auction, 3: keep_or_send, 4: left_and_right, 5: draft, 6: by_level}
    yield from types[w.type](w)
    w.packets = {}
    for seat in w.order():
        for _ in range(w.owns(seat, "archive") + w.owns(seat, "great_library")):
            w.players[seat]["hand"].append(w.draw())
    for seat in w.order():
        yield from show_immediate(w, seat)


def roll_type(w):
    while True:
        die = w.chance.die()
        die = FIRST_DIG_TYPES[die] if w.first_dig else die
        if die != 1 or len(w.discard) >= 5 * w.n:
            return die


def deal(w, count):
    """Deal each player a packet of `count` cards, in turn order."""
    w.packets = {seat: [w.draw() for _ in range(count)] for seat in w.order()}


def without(cards, *taken):
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return rest


def unique(moves):
    return list(dict.fromkeys(moves))


def sets_of(cards, count):
    """Return the different groups of `count` cards, each sorted."""
    return sorted(set(combinations(sorted(cards), count)))


def from_discard(w):
    pile = w.chance.dealt(w.discard)
    for place, seat in enumerate(w.order()):
        w.packets[seat] = pile[5 * place : 5 * place + 5]
    w.discard = pile[5 * w.n :]
    moves = {}
    for seat, packet in w.packets.items():
        moves[seat] = unique(
            ("take", kept, given, to)
            for kept in sets_of(packet, 2)
            for given in sorted(set(without(packet, *kept)))
            for to in w.others(seat)
        )
    answers = yield from referee.ask_all(w, "D1", moves, always=True)
    for seat in w.order():
        _, kept, given, _ = answers[seat]
        w.players[seat]["hand"] += kept
        w.discard += without(w.packets[seat], *kept, given)
    for seat in w.order():
        _, _, given, to = answers[seat]
        w.players[to]["hand"].append(given)


def auction(w):
    moves = {seat: [("bid", coins) for coins in range(w.players[seat]["coins"] + 1)] for seat in w.order()}
    answers = yield from referee.ask_all(w, "D2", moves)
    bids = {seat: answers[seat][1] for seat in answers}
    winner = next(seat for seat in w.order(w.roller) if bids[seat] == max(bids.values()))
    least = min(p["coins"] for p in w.players)
    poorest = [p for p in w.players if p["coins"] == least]
    for seat, bid in bids.items():
        w.players[seat]["coins"] -= bid
    for p in poorest:
        p["coins"] += (sum(bids.values()) - bids[winner]) // len(poorest)
    w.lead = winner
    packet = [w.draw() for _ in range(w.n + 1)]
    for seat in w.order():
        w.packets = {seat: packet}
        count = 2 if seat == winner else 1
        moves = [("keep", cards) for cards in sets_of(packet, count)]
        _, kept = yield from referee.ask(w, "D3", seat, moves, always=len(packet) > count)
        w.players[seat]["hand"] += kept
        packet = without(packet, *kept)


def keep_or_send(w):
    deal(w, 3)
    moves = {}
    for seat, packet in w.packets.items():
        ways = product(range(w.n), repeat=3)
        moves[seat] = unique(("share", tuple(sorted(zip(packet, way, strict=True)))) for way in ways)
    answers = yield from referee.ask_all(w, "D4", moves, always=True)
    for received in (False, True):
        for seat in w.order():
            for card, owner in answers[seat][1]:
                if (owner != seat) == received:
                    w.players[owner]["hand"].append(card)


def left_and_right(w):
    deal(w, 4)
    moves = {}
    for seat, packet in w.packets.items():
        ways = permutations(packet)
        if w.n == 2:  # both passed cards go to the only opponent: their order means nothing
            ways = ((keep, drop, *sorted(both)) for keep, drop, *both in ways)
        moves[seat] = unique(("pass", *way) for way in ways)
    answers = yield from referee.ask_all(w, "D5", moves, always=True)
    for seat in w.order():
        _, keep, drop, _, _ = answers[seat]
        w.players[seat]["hand"].append(keep)
        w.discard.append(drop)
    for seat in w.order():
        *_, left, right = answers[seat]
        w.players[(seat + 1) % w.n]["hand"].append(left)
        w.players[(seat - 1) % w.n]["hand"].append(right)


def draft(w):
    deal(w, 5)
    for size in (5, 3, 2):
        moves = {}
        for seat, packet in w.packets.items():
            if size == 5:
                moves[seat] = unique(("draft", drop, keep) for drop, keep in permutations(packet, 2))
            else:
                moves[seat] = unique(("keep", keep) for keep in packet)
        answers = yield from referee.ask_all(w, "D6", moves, always=True)
        rest = {}
        for seat in w.order():
            _, *dropped, keep = answers[seat]
            w.players[seat]["hand"].append(keep)
            w.discard += dropped
            rest[(seat - 1) % w.n] = without(w.packets[seat], keep, *dropped)
        w.packets = {seat: rest[seat] for seat in w.order()}
    for seat in w.order():
        w.players[seat]["hand"] += w.packets[seat]


def by_level(w):
    for seat in w.order():
        p = w.players[seat]
        for _ in range(DRAW_BY_LEVEL[p["level"]] + (p["clan"] == "long_memories")):
            p["hand"].append(w.draw())
    return
    yield


def show_immediate(w, seat):
    """Queue the contracts and catastrophes in hand; those gained meanwhile join the end."""
    hand = w.players[seat]["hand"]
    w.queue = sorted((card for card in hand if card in IMMEDIATE), key=IMMEDIATE.index)
    hand[:] = [card for card in hand if card not in IMMEDIATE]
    while w.queue:
        card = w.queue[0]
        kept = yield from (catastrophe if card in CATASTROPHES else contract)(w, seat, card)
        del w.queue[0]
        if not kept:
            w.discard.append(card)
        w.queue += [new for new in hand if new in IMMEDIATE]
        hand[:] = [old for old in hand if old not in IMMEDIATE]


def immune(w, seat, protection):
    return w.owns(seat, "citadel") or w.owns(seat, protection)


def catastrophe(w, seat, card):
    p = w.players[seat]
    if card == "earthquake":
        for struck in w.order(seat):
            if len(w.players[struck]["mine"]) >= 4 and not w.owns(struck, "citadel"):
                yield from lose_tile(w, struck, struck)
    elif w.owns(seat, "citadel"):
        pass
    elif card == "cave_in" and not w.owns(seat, "shoring"):
        yield from lose_tile(w, seat, seat)
    elif card == "firedamp" and not w.owns(seat, "air_shaft"):
        p["miners"] = max(0, p["miners"] - 1)
    elif card == "fire" and p["buildings"] and p["clan"] != "irongradd":
        _, burnt = yield from referee.ask(w, "D10", seat, [("burn", card) for card in p["buildings"]])
        p["buildings"].remove(burnt)
        w.discard.append(burnt)
    elif card == "orc_raid" and not w.owns(seat, "guard_post"):
        p["coins"] = max(0, p["coins"] - 6)
    elif card == "goblin_thieves" and not w.owns(seat, "guard_post"):
        lose_random_cards(w, seat, 2)
    elif card == "heavy_tax":
        p["coins"] -= p["coins"] // 4
    elif card == "trasken_passage":
        p["level"] = max(1, p["level"] - 1)


def lose_tile(w, victim, chooser):
    """Discard an end tile of the victim; nothing happens to an empty mine."""
    mine = w.players[victim]["mine"]
    if mine:
        w.victim = victim
        _, cell = yield from referee.ask(w, "D9", chooser, [("lose", cell) for cell in end_tiles(mine)])
        w.discard.append(mine.pop(cell)[0])


def tile_given_up(w, moves):
    """Return the default tile to lose: the least value, then the highest row, then column A first."""
    mine = w.players[w.victim]["mine"]
    return min(moves, key=lambda move: (TILES[mine[move[1]][0]][2], -int(move[1][1]), move[1][0]))


def building_given_up(moves):
    """Return the default building to lose: the lowest cost, then the order of the data."""
    return min(moves, key=lambda move: (BUILDINGS[move[1]][2], list(BUILDINGS).index(move[1])))


def lose_random_cards(w, seat, count):
    hand = w.players[seat]["hand"]
    lost = w.random_cards(hand, count)
    hand[:] = without(hand, *lost)
    w.discard += lost


def contract(w, seat, card):
    """Resolve a contract; return whether it stays in front of the player."""
    p = w.players[seat]
    if card in PRICES:
        accepted = yield from offer(w, seat, card)
        return accepted and card == "corridor_extension"
    if card.endswith("_caravan"):
        yield from caravan(w, seat, card)
    elif card == "royal_subsidy":
        p["coins"] += 5
    elif card == "forgotten_purse":
        p["coins"] += 3
    elif card == "lucky_strike":
        p["coins"] += min(8, len(p["mine"]))
    elif card == "willing_cousin":
        if p["miners"] < w.miner_limit(seat):
            p["miners"] += 1
        else:
            p["coins"] += 3
    elif card == "clan_fair":
        for each in w.players:
            each["coins"] += 2
        p["coins"] += 2
    return False


def offer(w, seat, card):
    p = w.players[seat]
    possible = p["coins"] >= PRICES[card]
    if card == "hired_pick" and p["miners"] >= w.miner_limit(seat):
        possible = False
    (answer,) = yield from referee.ask(w, "D7", seat, [("accept",), ("refuse",)] if possible else [("refuse",)])
    if answer == "refuse":
        return False
    p["coins"] -= PRICES[card]
    if card == "corridor_extension":
        p["extensions"] += 1
    elif card == "hired_pick":
        p["miners"] += 1
    elif card == "travelling_architect":
        search(w, seat, lambda found: found in BUILDINGS)
    else:
        search(w, seat, is_vein)
    return True


def search(w, seat, wanted):
    """Reveal cards until a wanted one appears; shuffle the discard pile once if the deck runs out."""
    revealed, shuffled = [], False
    while True:
        if not w.deck:
            if shuffled or not w.discard:
                break
            w.deck, w.discard, shuffled = w.chance.shuffled(w.discard), [], True
        card = w.deck.pop(0)
        if wanted(card):
            w.players[seat]["hand"].append(card)
            break
        revealed.append(card)
    w.discard += revealed


def caravan(w, seat, card):
    p = w.players[seat]
    (answer,) = yield from referee.ask(w, "D8", seat, [("bribe",), ("dare",)] if p["coins"] >= 2 else [("dare",)])
    if answer == "bribe":
        p["coins"] -= 2
    die = min(6, w.chance.die() + (answer == "bribe"))
    if card == "elf_caravan":
        for _ in range({3: 1, 4: 1, 5: 2, 6: 3}.get(die, 0)):
            p["hand"].append(w.draw())
        return
    coins = {
        "human_caravan": {2: 2, 3: 2, 4: 4, 5: 4, 6: 7},
        "orc_caravan": {1: -5, 2: -5, 3: -3, 4: -3, 6: 5},
        "drow_caravan": {1: -4, 2: -4, 6: 8},
    }[card].get(die, 0)
    p["coins"] = max(0, p["coins"] + coins)
    if card == "drow_caravan" and die <= 4:
        lose_random_cards(w, seat, 1)
