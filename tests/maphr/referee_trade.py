"""Phases III and V (8.1 and 8.3): sale or special action, discard; mine levels."""

from . import referee
from .referee_draws import lose_tile, sets_of, show_immediate, without

SPECIAL = ("lookout", "rune_library", "strongroom")


def phase(w):
    for seat in w.order():
        yield from turn(w, seat)
        yield from discard_surplus(w, seat)


def turn(w, seat):
    p = w.players[seat]
    moves = [("pass",), *(("sell", card) for card in sorted(set(p["hand"])))]
    for building in SPECIAL:
        if w.owns(seat, building) and (building != "rune_library" or w.discard):
            moves.append(("use", building))
    if w.owns(seat, "tool_store"):
        moves += [("use", "tool_store", card) for card in sorted(set(p["hand"]))]
    if p["clan"] == "dulgard_greys":
        moves += [("sabotage", other) for other in w.others(seat)]
    if seat in w.staying_out and len(moves) > 1:
        moves.append(("rejoin",))
    word, *what = yield from referee.ask(w, "D16", seat, moves)
    if word == "rejoin":
        w.staying_out.remove(seat)
        yield from turn(w, seat)
    elif word == "sell":
        p["hand"].remove(what[0])
        w.discard.append(what[0])
        p["coins"] += 3 + (2 if w.owns(seat, "counting_house") else 0) + (2 if p["clan"] == "purse_counters" else 0)
    elif word == "use":
        yield from use(w, seat, *what)
        yield from show_immediate(w, seat)
    elif word == "sabotage":
        yield from sabotage(w, seat, what[0])


def use(w, seat, building, card=None):
    p = w.players[seat]
    if building == "lookout":
        p["hand"].append(w.draw())
    elif building == "strongroom":
        p["coins"] += 6
    elif building == "tool_store":
        p["hand"].remove(card)
        w.discard.append(card)
        p["hand"] += [w.draw(), w.draw()]
    else:
        w.looked = w.random_cards(w.discard, 3)
        w.discard = without(w.discard, *w.looked)
        moves = [("pick", card) for card in sorted(set(w.looked))]
        word, *what = yield from referee.ask(w, "D20", seat, [*moves, ("none",)])
        if word == "pick":
            p["hand"].append(what[0])
            w.looked.remove(what[0])
        w.discard += w.looked
        w.looked = []


def sabotage(w, seat, victim):
    """Roll for the Greys of Dulgard: 1-3 nothing, 4-5 steal 2 coins, 6 destroy an end tile."""
    die = w.chance.die()
    if w.owns(victim, "citadel"):
        return
    if die in (4, 5):
        stolen = min(2, w.players[victim]["coins"])
        w.players[victim]["coins"] -= stolen
        w.players[seat]["coins"] += stolen
    elif die == 6 and not w.owns(victim, "shoring"):
        yield from lose_tile(w, victim, seat)


def discard_surplus(w, seat):
    hand = w.players[seat]["hand"]
    surplus = len(hand) - w.hand_limit(seat)
    if surplus > 0:
        moves = [("discard", cards) for cards in sets_of(hand, surplus)]
        _, cards = yield from referee.ask(w, "D17", seat, moves, always=True)
        hand[:] = without(hand, *cards)
        w.discard += cards


def price_of_level(w, seat):
    """Return the cost of one more level; None if the conditions are not met."""
    p = w.players[seat]
    colours = {"red": ("guard_post", "air_shaft", "shoring", "fortified_gate", "citadel")}
    colours["grey"] = ("workshop", "tool_store", "foreman_post", "tunnel_office", "underground_railway")
    if p["level"] == 1:
        return 4 if p["buildings"] else None
    if p["level"] == 4 or w.first_dig:
        return None
    key, colour, low, high = ("shoring", "red", 10, 30) if p["level"] == 2 else ("tunnel_office", "grey", 15, 45)
    if w.owns(seat, key):
        return low
    return high if any(w.owns(seat, building) for building in colours[colour]) else None


def upgrades(w):
    prices = {seat: price_of_level(w, seat) for seat in w.order()}
    able = [seat for seat in w.order() if prices[seat] is not None and w.players[seat]["coins"] >= prices[seat]]
    answers = yield from referee.ask_all(w, "D19", {seat: [("rise",), ("stay",)] for seat in able})
    for seat in able:
        if answers[seat] == ("rise",):
            w.players[seat]["coins"] -= prices[seat]
            w.players[seat]["level"] += 1
