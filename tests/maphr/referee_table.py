"""The real game and the second engine, played in parallel and compared at every decision."""

import random
from collections import Counter, deque

from games import core
from games.core import Amount, AskAll, Choice, Deal, OneOf, Revise, Seat
from games.maphr import GAME
from games.maphr import choices as say
from tests.maphr import referee_actions, referee_market
from tests.maphr.referee import Referee
from tests.maphr.referee_cards import BUILDINGS
from tests.maphr.referee_chance import Recorded
from tests.maphr.referee_growth import begin_grown
from tests.maphr.referee_words import answers, choices_in, claims, decision_of, in_order, move
from tests.recorded import recorded


class Beside:
    """One game played by both engines.

    Attributes:
        state: the position of the game.
        referee: the second engine, at the same decision.
        compared: how many questions to a seat have been compared, by decision.
        said: how often each kind of move was made.
    """

    def __init__(self, deal: Deal, grown: random.Random | None = None) -> None:
        """Begin a game, or with `grown` one that starts in an advanced position."""
        self.outcomes = deque()
        with recorded(self.outcomes):
            self.state, prepare = begin_grown(deal, grown) if grown else (GAME.begin(deal), lambda world: None)
        self.chance = Recorded(self.outcomes, deal.first)
        self.referee = Referee(self.chance, deal.seats, deal.options["scenario"] == "first_dig", prepare)
        self.compared, self.said = Counter(), Counter()
        self.known = {}  # seat -> every full answer to its present question
        self.check()

    @property
    def now(self) -> core.Decision | None:
        return core.decision(self.state)

    def check(self) -> None:
        """Compare who is asked, what is asked and the whole state."""
        assert not self.outcomes, f"the game threw dice that the referee did not: {list(self.outcomes)[:3]}"
        facts, told = self.facts(), self.referee.snapshot()
        for name, fact in facts.items():
            assert fact == told[name], f"{name}: game {fact}, referee {told[name]}"
        if self.now is None:
            assert self.referee.over, f"the game is over, the referee asks {self.referee.asked}"
            return
        decision = decision_of(self.now.step)
        asked = {*self.now.asks, *self.now.done}
        if decision == "D12":  # the others have been answered for, and may only revise that
            asked = {seat for seat in asked if [*referee_actions.pairs_of(self.referee.world, seat)]}
        expected = {seat: said for seat, (said, _) in self.referee.asked.items()}
        assert dict.fromkeys(asked, decision) == expected, f"game {decision} {asked}, referee {expected}"
        for seat in self.now.asks:
            self.check_moves(decision, seat)

    def check_moves(self, decision: str, seat: Seat) -> None:
        """Compare the legal moves: every one is offered, and nothing else."""
        given, shape = tuple(map(in_order, self.state.answers.get(seat, ()))), self.now.asks[seat]
        if decision == "D18":
            offered, legal = ({*shape.choices} if isinstance(shape, OneOf) else shape), self.market(seat, given)
            assert offered == legal, f"D18 seat {seat} after {given}: {differences(offered, legal)}"
            self.compared[decision] += 1
            return
        if given:
            stage = {full[len(given)] for full in self.known[seat] if full[: len(given)] == given}
            assert {*choices_in(shape)} == stage
            return
        if seat in self.known:
            return
        self.known[seat] = [*answers(self.state, seat, shape)]
        offered = {move(self.state, seat, full) for full in self.known[seat]}
        legal = {*self.legal(decision, seat)}
        assert offered == legal, f"{decision} seat {seat}: {differences(offered, legal)}"
        self.compared[decision] += 1

    def legal(self, decision: str, seat: Seat) -> list[tuple]:
        if decision == "D12":
            return [*self.reactions(seat, ())]
        return self.referee.asked[seat][1]

    def reactions(self, seat: Seat, pairs: tuple) -> list[tuple]:
        found = [("react", pairs)]
        for pair in referee_actions.pairs_of(self.referee.world, seat):
            if self.referee.legal(seat, ("react", (*pairs, pair))):
                found += self.reactions(seat, (*pairs, pair))
        return found

    def market(self, seat: Seat, given: tuple[Choice, ...]) -> set[Choice] | Amount:
        """Return what the referee lets a seat do next on the market, as choices of the game."""
        w = self.referee.world
        parts = self.referee.asked[seat][1]
        waiting = referee_market.waiting(w, seat)
        if not given or isinstance(given[0], say.Consider | say.Propose):
            words = {word for part in parts for word in first_words(w, seat, part)}
            if not given:
                return first_step(words, waiting)
            mine = {word for word in words if getattr(word, "offer", None) == getattr(given[0], "offer", None)}
            mine -= set() if isinstance(given[0], say.Consider) else {say.Done(), say.StayOut()}
            if len(given) == 1:
                return mine
            given = given[1:]
        first, *rest = given
        if isinstance(first, say.Haggle):
            prices = referee_market.other_prices(w, w.offers[first.offer])
            return Amount(prices[0], prices[-1])
        if isinstance(first, say.Answer):
            parts = [part for part in parts if part[:2] == ("answer", first.offer)]
        else:
            parts = [part for part in parts if part[0] == first.deal]
            if len(w.left_market) < w.n - 2:
                if not rest:
                    return {say.To(part[1]) for part in parts}
                to, *rest = rest
                parts = [part for part in parts if part[1] == to.seat]
        if not rest:
            return {say.Put(part[2]) for part in parts}
        is_sale = first == say.Offer("sale")
        if len(rest) == 1:
            return {word for word in claims() if not is_sale or possible(rest[0].card, word)}
        assert is_sale
        low, high = referee_market.bounds(rest[0].card, rest[1].card)
        dearest = 2 * max(cost for _, _, cost, *_ in BUILDINGS.values())
        return Amount(low, max(dearest, w.players[parts[0][1]]["coins"]) if high is None else high)

    def facts(self) -> dict[str, object]:
        t = self.state
        packets = {seat: clan.packet for seat, clan in enumerate(t.clans) if clan.packet}
        if t.packet and self.now:
            packets = {next(iter(self.now.asks)): t.packet}
        facts = {
            "round": t.round,
            "roller": t.roller,
            "lead": t.lead,
            "finisher": t.finisher,
            "deck": t.deck[::-1],
            "packets": packets,
            "queue": t.queue,
            "staying_out": [seat for seat, clan in enumerate(t.clans) if clan.stays_out],
            "offers": {trade.id: offer_of(trade) for trade in t.offers},
            "players": [player_of(clan) for clan in t.clans],
        }
        looked = self.referee.world.looked
        facts["discard"] = sorted(t.discard + t.seen)
        for card in looked:
            facts["discard"].remove(card)
        if self.now and decision_of(self.now.step) in ("D12", "D13", "D14", "D15"):
            facts["actions"] = {seat: clan.plan for seat, clan in enumerate(t.clans)}
            facts["cancelled"] = sorted(
                (seat, action) for seat, clan in enumerate(t.clans) for action in clan.cancelled
            )
        return facts

    def play(self, seat: Seat, choice: Choice) -> None:
        """Make a choice in the game; once an answer is complete, make it in the referee too."""
        before, now = self.state, self.now
        said = dict(before.answers)
        if isinstance(choice, Revise):
            said[seat] = said[seat][: choice.kept]
        else:
            said[seat] = [*said.get(seat, ()), choice]
            further = now.step.further(before, seat, said[seat])
        with recorded(self.outcomes):
            self.state = core.apply(before, seat, choice)
        full = not isinstance(choice, Revise) and not further
        if full and not isinstance(now.step, AskAll):
            said = {seat: said[seat]}
        elif not full or set(now.asks) != {seat}:
            self.check()
            return
        self.known = {}
        self.chance.looked = getattr(self.state.agenda[-1], "cards", ()) if self.state.agenda else ()
        asked = {*self.referee.asked}
        for each_seat, given in said.items():
            made = move(before, each_seat, given)
            if made[0] == "react" and each_seat not in asked:
                continue
            self.said[made[0]] += 1
            self.referee.answer(each_seat, made)
        self.check()

    def play_default(self, seat: Seat) -> None:
        """Play for an absent player: the default of every stage, which together make the default of RULES.md."""
        expected, before = self.referee_default(seat), self.state
        answer = core.default_answer(before, seat)
        given = [choice for choice in answer if not isinstance(choice, Revise)]
        before.agenda[-1].further(before, seat, given)
        found = move(before, seat, given)
        assert found == expected, f"default of seat {seat}: game {found}, referee {expected}"
        for choice in answer:
            self.play(seat, choice)

    def referee_default(self, seat: Seat) -> tuple:
        """Return the referee's default; only the game knows which of equal cards was received last (D17)."""
        self.referee.world.players[seat]["hand"][:] = self.state.clans[seat].hand
        return self.referee.default(seat)


def differences(offered: object, legal: object) -> str:
    if not isinstance(offered, set) or not isinstance(legal, set):
        return f"game {offered}, referee {legal}"
    return f"only in the game {[*offered - legal][:6]}, only by the law {[*legal - offered][:6]}"


def first_words(w, seat: Seat, part: tuple) -> list[Choice]:
    match part:
        case ("sale" | "swap" as deal, *_):
            return [say.Offer(deal)]
        case ("accept", offer):
            return [say.Buy(offer)]
        case ("refuse", offer):
            return [say.Turndown(offer)]
        case ("counter", offer, _):
            return [say.Haggle(offer)]
        case ("meet", offer):
            return [say.Meet(offer)]
        case ("answer", offer, _):
            return [say.Answer(offer)]
        case ("confirm", offer):
            return [say.Confirm(offer)]
        case ("withdraw", offer):
            return [say.Withdraw(offer)]
    return [say.Done() if part == ("done",) else say.StayOut()]


def first_step(words: set[Choice], waiting: list[int]) -> set[Choice]:
    """Return the first steps: making an offer while others wait, or choosing among several, is a step of its own."""
    offers = {word for word in words if isinstance(word, say.Offer)}
    if waiting and offers:
        words = words - offers | {say.Propose()}
    if len(waiting) > 1:
        words = {word for word in words if getattr(word, "offer", None) not in waiting}
        words |= {say.Consider(number) for number in waiting}
    return words


def possible(card: str, word: Choice) -> bool:
    low, high = referee_market.bounds(card, word.card)
    return high is None or low <= high


def offer_of(trade) -> dict[str, object]:
    """Return an open offer in the format of the referee."""

    def shown(claim: str) -> tuple[str, str]:
        return ("open", "") if claim == "open" else ("blind", claim)

    mode, claim = shown(trade.claim)
    return {
        "what": "swap" if trade.price is None else "sale",
        "by": trade.seller,
        "to": trade.buyer,
        "card": trade.card,
        "mode": mode,
        "claim": claim,
        "price": trade.price,
        "answer": (trade.answer, *shown(trade.answer_claim)) if trade.answer else None,
    }


def player_of(clan) -> dict[str, object]:
    return {
        "clan": clan.name,
        "coins": clan.coins,
        "level": clan.level,
        "miners": clan.miners,
        "buildings": sorted(clan.buildings),
        "mine": {cell.upper(): tile for cell, tile in clan.mine.items()},
        "hand": sorted(clan.hand),
        "extensions": clan.extensions,
    }
