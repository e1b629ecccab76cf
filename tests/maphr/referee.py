"""A second engine for the whole game, written from RULES.md alone, to compare the real one with.

It is written as generators: `play` runs through setup, rounds and phases and stops wherever somebody is asked. All
chance comes from outside (`Chance`). Cards are plain ids such as "gold_1_tee"; copies of one id are not told apart.

What is asked stands in `Referee.asked`: seat -> (decision, moves), where the decision is named as in section 10 (D1 to
D20) and a move is a tuple:

    D1  ("take", (kept, kept), given, to)           D11 ("act", (action, ...), (paid card, ...)) or ("idle",)
    D2  ("bid", coins)                              D12 ("react", ((impediment, opponent), ...))
    D3  ("keep", (card, ...))                       D13 ("place", tile, cell, rotation), ("demolish", cell), ("stop",)
    D4  ("share", ((card, owner), ...))             D14 ("buy",) or ("dig",)
    D5  ("pass", kept, discarded, left, right)      D15 ("build", card) or ("stop",)
    D6  ("draft", discarded, kept), ("keep", card)  D16 ("pass",), ("sell", card), ("use", building[, card]),
    D7  ("accept",) or ("refuse",)                      ("sabotage", opponent), ("rejoin",)
    D8  ("bribe",) or ("dare",)                     D17 ("discard", (card, ...))
    D9  ("lose", cell)                              D18 see referee_market
    D10 ("burn", building)                          D19 ("rise",) or ("stay",)
                                                    D20 ("pick", card) or ("none",)

Groups of cards are sorted. For D12 and D18 `moves` only lists the parts a move is made of; `Referee.legal` judges whole
moves.
"""

from typing import Protocol

from . import referee_actions, referee_draws, referee_market, referee_trade
from .referee_cards import CLANS, FIRST_DIG_CLANS, IMMEDIATE, all_cards
from .referee_score import scores


class Chance(Protocol):
    """The source of all random outcomes; a test supplies those of the real game."""

    def start(self, seats):
        """Return the seat that begins."""

    def clans(self, clans, count):
        """Return `count` of the clans, one for each seat in order."""

    def die(self):
        """Return a number from 1 to 6."""

    def shuffled(self, cards):
        """Return the cards in the order in which they will be drawn."""

    def dealt(self, cards):
        """Return the cards in the order in which they are dealt (draw type 1)."""

    def some(self, cards, count):
        """Return `count` of the cards, each equally likely."""


class World:
    """The whole state of one game."""

    def __init__(self, chance, seats, first_dig):
        self.chance, self.n, self.first_dig = chance, seats, first_dig
        self.start = self.roller = self.lead = 0
        self.round = 0
        self.type = None
        self.deck, self.discard = [], []
        self.players = []
        self.packets = {}  # cards somebody looks at without holding them yet
        self.queue = []  # the immediate card being resolved, then those that wait
        self.actions = {}  # seat -> revealed actions; empty when idle
        self.cancelled = set()  # (seat, action)
        self.victim = None  # whose end tile is being chosen
        self.looked = []  # cards shown by the rune library
        self.offers = {}  # number -> open offer
        self.offers_made = {}  # seat -> whom this round's offers were made to
        self.left_market = set()
        self.staying_out = set()
        self.finisher = None
        self.over = False
        self.asked = {}

    def order(self, first=None):
        """Return the seats in turn order."""
        first = self.lead if first is None else first
        return [(first + i) % self.n for i in range(self.n)]

    def others(self, seat):
        return [other for other in range(self.n) if other != seat]

    def draw(self):
        """Return the next card of the deck; an empty deck is made from the discard pile when a card is needed (5)."""
        if not self.deck:
            self.deck, self.discard = self.chance.shuffled(self.discard), []
        return self.deck.pop(0)

    def random_cards(self, cards, count):
        return self.chance.some(cards, min(count, len(cards))) if cards else []

    def owns(self, seat, building):
        return building in self.players[seat]["buildings"]

    def target(self, seat):
        if self.first_dig:
            return 6
        return (11 if self.n == 4 else 12) - (2 if self.players[seat]["clan"] == "dulgard_greys" else 0)

    def hand_limit(self, seat):
        limit = 6 + (1 if self.owns(seat, "map_room") else 0) + (2 if self.owns(seat, "great_library") else 0)
        return limit + (2 if self.players[seat]["clan"] == "long_memories" else 0)

    def miner_limit(self, seat):
        p = self.players[seat]
        limit = p["level"] + 1 + (1 if self.owns(seat, "dormitory") else 0)
        return limit + (1 if self.owns(seat, "banquet_hall") else 0) + (1 if p["clan"] == "thousand_picks" else 0)


def ask(w, decision, seat, moves, always=False):
    """Let one player choose; make a single legal move without asking, unless that would reveal hidden cards."""
    answers = yield from ask_all(w, decision, {seat: moves}, always)
    return answers[seat]


def ask_all(w, decision, moves, always=False):
    """Let several players choose in secret; each may replace or (with None) withdraw the answer until the last is in.

    Where hidden cards decide whether there is a choice, all are asked always, so that nobody learns who holds what.
    """
    answers = {seat: choices[0] for seat, choices in moves.items() if len(choices) == 1 and not always}
    asked = [seat for seat in moves if seat not in answers]
    while missing := [seat for seat in asked if answers.get(seat) is None]:
        w.asked = {seat: (decision, moves[seat]) for seat in missing}
        seat, move = yield
        answers[seat] = move
    w.asked = {}
    return answers


def play(w, prepare):
    """Play a whole game: setup, rounds and phases (sections 4 and 5)."""
    set_up(w)
    prepare(w)
    while not w.over:
        w.round += 1
        w.roller = w.lead = (w.start + w.round - 1) % w.n
        yield from referee_draws.phase(w)
        yield from referee_actions.phase(w)
        if w.finisher is not None:
            break
        yield from referee_trade.phase(w)
        if not w.first_dig:
            yield from referee_market.phase(w)
        yield from referee_trade.upgrades(w)
        if w.round == (20 if w.first_dig else 30):
            break
    w.over = True
    w.asked = {}


def set_up(w):
    w.start = w.chance.start(w.n)
    for clan in w.chance.clans(FIRST_DIG_CLANS if w.first_dig else CLANS, w.n):
        w.players.append(
            {
                "clan": clan,
                "coins": 12 if w.first_dig else 8,
                "level": 1,
                "miners": 1 if w.first_dig else 0,
                "buildings": [],
                "mine": {},
                "hand": [],
                "extensions": 0,
            }
        )
    w.deck = w.chance.shuffled(all_cards(w.first_dig))
    for seat in w.order(w.start):
        while len(w.players[seat]["hand"]) < 4:
            card = w.draw()
            (w.discard if card in IMMEDIATE else w.players[seat]["hand"]).append(card)


class Referee:
    """One game, from the setup to the scores."""

    def __init__(self, chance, seats, first_dig=False, prepare=lambda world: None):
        """Start a game; `prepare` may change the state after the setup, to begin in mid-game."""
        self.world = World(chance, seats, first_dig)
        self.flow = play(self.world, prepare)
        next(self.flow)

    @property
    def asked(self):
        return self.world.asked

    @property
    def over(self):
        return self.world.over

    def legal(self, seat, move):
        """Return whether this is one of the moves that the seat may make now."""
        if seat not in self.asked:
            return False
        decision, moves = self.asked[seat]
        if decision == "D12":
            return referee_actions.may_react(self.world, seat, move)
        if decision == "D18":
            return referee_market.may_say(self.world, seat, move)
        return move in moves

    def answer(self, seat, move):
        """Make a legal move of the seat, or withdraw its secret answer with None."""
        assert move is None or self.legal(seat, move), (seat, move, self.asked.get(seat))
        try:
            self.flow.send((seat, move))
        except StopIteration:
            assert self.over

    def default(self, seat):
        """Return the move made for an absent player (last column of section 10)."""
        return default(self.world, seat, *self.asked[seat])

    def scores(self):
        return scores(self.world)

    def snapshot(self):
        """Return the whole state, for comparison."""
        w = self.world
        return {
            "round": w.round,
            "roller": w.roller,
            "lead": w.lead,
            "finisher": w.finisher,
            "deck": list(w.deck),
            "discard": sorted(w.discard),
            "queue": list(w.queue),
            "looked": sorted(w.looked),
            "actions": {seat: list(actions) for seat, actions in w.actions.items()},
            "cancelled": sorted(w.cancelled),
            "offers": w.offers,
            "staying_out": sorted(w.staying_out),
            "packets": {seat: list(cards) for seat, cards in w.packets.items() if cards},
            "players": [{**p, "hand": sorted(p["hand"]), "buildings": sorted(p["buildings"])} for p in w.players],
        }


def default(w, seat, decision, moves):
    hand = w.players[seat]["hand"]
    packet = w.packets.get(seat, [])
    if decision == "D1":
        return ("take", tuple(sorted(packet[:2])), packet[2], (seat + 1) % w.n)
    if decision == "D2":
        return ("bid", 0)
    if decision == "D3":
        return ("keep", tuple(sorted(packet[: len(moves[0][1])])))
    if decision == "D4":
        return ("share", tuple(sorted((card, seat) for card in packet)))
    if decision == "D5":
        passed = packet[2:] if w.n > 2 else sorted(packet[2:])
        return ("pass", *packet[:2], *passed)
    if decision == "D6":
        return ("draft", packet[-1], packet[0]) if len(packet) == 5 else ("keep", packet[0])
    if decision == "D9":
        return referee_draws.tile_given_up(w, moves)
    if decision == "D10":
        return referee_draws.building_given_up(moves)
    if decision == "D11":
        return ("idle",) if ("idle",) in moves else ("act", ("exploit",), ())
    if decision == "D14":
        return ("buy",) if w.players[seat]["miners"] == 0 else ("dig",)
    if decision == "D17":
        count = len(hand) - w.hand_limit(seat)
        return ("discard", tuple(sorted(hand[-count:])))
    fixed = {
        "D7": ("refuse",),
        "D8": ("dare",),
        "D12": ("react", ()),
        "D13": ("stop",),
        "D15": ("stop",),
        "D16": ("pass",),
        "D18": ("done",),
        "D19": ("stay",),
        "D20": ("none",),
    }
    return fixed[decision]
