"""Phase IV (8.2): offers between two players, all at once.

What a player may say:

    ("sale", buyer, card, mode, claim, price)     mode is "open" or "blind"; an open card is claimed by no word: ""
    ("swap", partner, card, mode, claim)
    ("accept", offer), ("refuse", offer)          the buyer of a sale; a partner only refuses
    ("counter", offer, price)                     the buyer of a sale refuses and names another price
    ("meet", offer)                               the seller offers the card again at that price
    ("answer", offer, card, mode, claim)          the partner of a swap
    ("confirm", offer), ("refuse", offer)         the proposer of an answered swap
    ("withdraw", offer), ("done",)
    ("stay_out",)                                 done, and in the markets to come until ("rejoin",) in phase III;
                                                  only while no offer waits for the player, or is theirs

Among the moves listed for a decision, offers and answers stop after the card; `ways` tells how they may go on.
"""

from .referee_cards import BUILDINGS, IMPEDIMENTS, TILES

CLAIMS = [*TILES, *BUILDINGS, *IMPEDIMENTS, "gallery", "vein", "building", "impediment", "mystery"]


def phase(w):
    """Run the market until all players are done; do not ask anyone whose only choice is to be done."""
    w.offers, w.offers_made, w.named = {}, {seat: [] for seat in range(w.n)}, {}
    w.left_market = set(w.staying_out)
    while w.n - len(w.left_market) > 1 and any(w.players[s]["hand"] for s in range(w.n) if s not in w.left_market):
        w.asked = {seat: ("D18", moves(w, seat)) for seat in w.order() if seat not in w.left_market}
        seat, move = yield
        say(w, seat, *move)
    w.offers, w.named = {}, {}
    w.asked = {}


def free_cards(w, seat):
    """Return the hand cards that no pending offer holds."""
    cards = list(w.players[seat]["hand"])
    for offer in w.offers.values():
        if offer["by"] == seat:
            cards.remove(offer["card"])
        if offer["to"] == seat and offer["answer"]:
            cards.remove(offer["answer"][0])
    return sorted(set(cards))


def moves(w, seat):
    found = []
    cards = free_cards(w, seat)
    if len(w.offers_made[seat]) < 5 and not any(offer["by"] == seat for offer in w.offers.values()):
        for other in w.others(seat):
            if other not in w.left_market:
                found += [("sale", other, card) for card in cards] + [("swap", other, card) for card in cards]
    if can_meet(w, seat, cards):
        found.append(("meet", w.named[seat]["number"]))
    for number, offer in w.offers.items():
        if offer["by"] == seat:
            found += [("confirm", number), ("refuse", number)] if offer["answer"] else [("withdraw", number)]
        elif offer["to"] == seat and not offer["answer"]:
            found.append(("refuse", number))
            if offer["what"] == "swap":
                found += [("answer", number, card) for card in cards]
            elif can_buy(w, offer):
                found.append(("accept", number))
            found += [("counter", number, price) for price in other_prices(w, offer)]
    is_free = not waiting(w, seat) and not any(offer["by"] == seat for offer in w.offers.values())
    return [*found, ("done",), *([("stay_out",)] if is_free else [])]


def can_buy(w, offer):
    buyer = w.players[offer["to"]]
    return buyer["coins"] >= offer["price"] and len(buyer["hand"]) + 1 <= w.hand_limit(offer["to"])


def other_prices(w, offer):
    """Return the prices that the buyer of a sale may name: below the one asked, and legal as far as the buyer sees."""
    if offer["what"] == "swap":
        return range(0)
    shown = offer["card"] if offer["mode"] == "open" else offer["claim"]
    low, _ = bounds(shown, shown)
    return range(low, min(w.players[offer["to"]]["coins"] + 1, offer["price"]))


def can_meet(w, seat, cards):
    """Return whether a seller may offer a card again at the price that its buyer named: to be asked before others."""
    offer = w.named.get(seat)
    if offer is None or offer["card"] not in cards or len(w.offers_made[seat]) > 4:
        return False
    if waiting(w, seat) or any(other["by"] == seat for other in w.offers.values()):
        return False
    low, high = bounds(offer["card"], offer["claim"])
    return low <= offer["price"] and (high is None or offer["price"] <= high) and can_buy(w, offer)


def ways(card):
    """Return (mode, claim, least price, highest price or None) for each sale of a card; for a swap, without prices."""
    return [(mode, claim, *bounds(card, claim)) for mode, claim in [("open", ""), *(("blind", c) for c in CLAIMS)]]


def bounds(card, claim):
    low, high = 0, None
    for named in {card, claim}:
        if named in BUILDINGS:
            cost = BUILDINGS[named][2]
            low, high = max(low, cost), 2 * cost if high is None else min(high, 2 * cost)
    return low, high


def waiting(w, seat):
    """Return the offers that this player has to answer."""
    return [number for number, offer in w.offers.items() if offer["by" if offer["answer"] else "to"] == seat]


def may_say(w, seat, move):
    word = move[0]
    if word not in ("sale", "swap", "answer"):
        return move in moves(w, seat)
    if move[:3] not in moves(w, seat):
        return False
    mode, claim = move[3:5]
    if not ((mode == "open" and claim == "") or (mode == "blind" and claim in CLAIMS)):
        return False
    if word != "sale":
        return len(move) == 5
    low, high = bounds(move[2], claim)
    return low <= move[5] and (high is None or move[5] <= high)


def say(w, seat, word, number=None, card=None, mode=None, claim=None, price=None):
    if word == "meet":
        again = w.named[seat]
        word, number, price = "sale", again["to"], again["price"]
        card, mode, claim = again["card"], again["mode"], again["claim"]
    if word in ("sale", "swap"):
        w.named.pop(seat, None)
        made = ((w.round * 5 + w.offers_made[seat].count(number)) * w.n + seat) * w.n + number
        w.offers_made[seat].append(number)
        w.offers[made] = {
            "what": word,
            "by": seat,
            "to": number,
            "card": card,
            "mode": mode,
            "claim": claim,
            "price": price,
            "answer": None,
        }
    elif word == "answer":
        w.offers[number]["answer"] = (card, mode, claim)
    elif word in ("done", "stay_out"):
        if word == "stay_out":
            w.staying_out.add(seat)
        w.left_market.add(seat)
        w.named = {by: offer for by, offer in w.named.items() if seat not in (by, offer["to"])}
        w.offers = {n: offer for n, offer in w.offers.items() if seat not in (offer["by"], offer["to"])}
    else:
        offer = w.offers.pop(number)
        giver, taker = w.players[offer["by"]], w.players[offer["to"]]
        if word in ("accept", "confirm"):
            giver["hand"].remove(offer["card"])
            taker["hand"].append(offer["card"])
        if word == "accept":
            taker["coins"] -= offer["price"]
            giver["coins"] += offer["price"]
        if word == "counter":
            w.named[offer["by"]] = {**offer, "price": card, "number": number}
        if word == "confirm":
            taker["hand"].remove(offer["answer"][0])
            giver["hand"].append(offer["answer"][0])
