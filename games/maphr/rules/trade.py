"""Phase III: sell a card or use a special action, then discard down to the hand limit (8.1)."""

from collections.abc import Iterator, Sequence

from games import core
from games.core import Choice, NotAllowed, Seat, Some, record, say
from games.maphr.cards import book
from games.maphr.choices import Keep, Pass, Refuse, Rejoin, Sabotage, Sell, Use
from games.maphr.rows import Effect
from games.maphr.state import State, hand_limit, ordered, powers

from .asking import OneAsks, Stage, among, named, refuse
from .draws import bad_target, not_drawn, pick_some
from .immediate import ShowImmediates
from .losses import LoseTile
from .table import bury, distinct, draw, gain, leave, lose, receive, roll


def sell_price(t: State, seat: Seat) -> int:
    """Return the price of a card sold in phase III (8.1, R42)."""
    price: int = book(t).action_rules["sell_price"]
    return price + powers(t, seat).sell_price


@record
class TradePhase(core.Step[State]):
    """In turn order everyone makes one choice, then discards (8.1)."""

    def run(self, t: State) -> None:
        t.heading("maphr-log-trade")
        for seat in reversed(t.order()):
            t.then(TradeTurn(seat), ShowImmediates(seat), Surplus(seat))


@record
class TradeTurn(OneAsks[Pass | Sell | Use | Sabotage | Rejoin]):
    """Pass, sell one card, or use one special action (8.1, D16, R41)."""

    prompt = "maphr-ask-trade"
    phase = "trade"
    seat: Seat

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        prompt = self._prompt(t)
        asks = say(prompt, seat=seat, n=sell_price(t, seat))
        if prompt == "maphr-ask-sabotage":
            ((_, effect),) = powers(t, seat).of("sabotage")
            asks = say(prompt, seat=seat, n=sell_price(t, seat), stolen=effect.steal)
        return among(asks, self._candidates(t), lambda choice: self.fault(t, choice), Pass())

    def _prompt(self, t: State) -> str:
        """Return the id of the question, by what can be done; public, like clans, buildings and the size of hands."""
        actions = [effect.op for effect in powers(t, self.seat).actions.values()]
        if not actions:
            return "maphr-ask-sale"
        return "maphr-ask-sabotage" if "sabotage" in actions else self.prompt

    def _candidates(self, t: State) -> Iterator[Choice]:
        """Yield the choices; the way back to the market only beside others, or it alone would be asked."""
        clan, own = t.clans[self.seat], powers(t, self.seat)
        held = distinct(ordered(book(t), clan.hand))
        yield from map(Sell, held)
        for source, effect in own.actions.items():
            if effect.op == "sabotage":
                yield from map(Sabotage, t.others(self.seat))
            elif effect.op == "cycle" and clan.hand:
                yield from (Use(source, card) for card in held)
            else:
                yield Use(source)
        if clan.stays_out and (held or own.actions):
            yield Rejoin()
        yield Pass()

    def fault(self, t: State, choice: Choice) -> NotAllowed | None:
        """Return why a sale or an action is not possible; None if it is (8.1)."""
        clan, own = t.clans[self.seat], powers(t, self.seat)
        match choice:
            case Sell(card) | Use(card=card) if card and card not in clan.hand:
                return refuse("not-in-hand", "8.1", card=named(card))
            case Use(building, card):
                effect = own.actions.get(building)
                if effect is None or effect.op == "sabotage" or not _can_act(t, self.seat, effect):
                    return refuse("no-action-effect", "8.1")
                needs = effect.op == "cycle"
                return refuse("no-action-effect", "8.1") if needs != bool(card) else None
            case Sabotage(other):
                if not own.of("sabotage"):
                    return refuse("no-action-effect", "8.1")
                return bad_target(t, self.seat, other)
            case Rejoin() if not clan.stays_out:
                return refuse("not-out", "8.2")
        return None

    def label(self, t: State, choice: Choice) -> core.Say:
        match choice:
            case Sell(card):
                return say("maphr-do-sell", card=card, n=sell_price(t, self.seat))
            case Use(building, card):
                return say("maphr-do-toss", card=card) if card else say("maphr-do-use", building=building)
            case Sabotage(other):
                return say("maphr-do-sabotage", seat=other)
            case Rejoin():
                return say("maphr-do-rejoin")
        over = len(t.clans[self.seat].hand) - hand_limit(t, self.seat)
        return say("maphr-do-pass-over", n=over) if over > 0 else say("maphr-do-pass")

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> core.Say:
        match choice, name:
            case Use(building, _), "building":
                return say("maphr-part-action", card=building)
            case Use(_, ""), "card":
                return say("maphr-part-no-card")
            case Sabotage(other), "seat":
                clan = t.clans[other]
                return say("maphr-part-victim", seat=other, coins=clan.coins, tiles=len(clan.mine))
            case Use(_, card), _:
                return say("maphr-do-toss", card=card)
            case Sell(card), _:  # the question names what a sale brings; what building costs would be a second figure
                return say("maphr-part-card", card=card)
        return self.label(t, choice)

    def take(self, t: State, choice: Choice) -> None:
        match choice:
            case Sell(card):
                leave(t, self.seat, card)
                bury(t, [card])
                n = sell_price(t, self.seat)
                sources = tuple(source for source, _ in powers(t, self.seat).of("sell_price"))
                t.tell("maphr-log-sells", seat=self.seat, n=n, coins=gain(t, self.seat, n), sources=sources)
            case Use(building, card):
                self._use(t, building, card)
            case Sabotage(other):
                self._sabotage(t, other)
            case Rejoin():
                t.clans[self.seat].stays_out = False
                t.tell("maphr-log-rejoins", seat=self.seat)
                t.then(self)
            case _:
                t.tell("maphr-log-passes", seat=self.seat)

    def _use(self, t: State, building: str, card: str) -> None:
        effect = powers(t, self.seat).actions[building]
        match effect.op:
            case "gain_coins":
                coins = gain(t, self.seat, effect.amount)
                t.tell("maphr-log-gains", seat=self.seat, card=building, n=effect.amount, coins=coins)
            case "draw":
                t.tell("maphr-log-draws-more", seat=self.seat, n=effect.count, source=building)
                receive(t, self.seat, draw(t, effect.count))
            case "cycle":
                leave(t, self.seat, card)
                bury(t, [card])
                t.tell("maphr-log-cycle", seat=self.seat, n=effect.draw, source=building)
                receive(t, self.seat, draw(t, effect.draw))
            case "discard_pick":
                _look(t, self.seat, building, effect)

    def _sabotage(self, t: State, victim: Seat) -> None:
        """Throw the die for a sabotage; protections stop all of it, or the destruction of a tile (9, `sabotage`)."""
        ((source, effect),) = powers(t, self.seat).of("sabotage")
        face = roll(t)
        what = effect.table[face]
        t.tell("maphr-log-sabotage", seat=self.seat, other_seat=victim, n=face, what=say(f"maphr-sabotage-{what}"))
        own = powers(t, victim)
        shield = own.immune.get("all") or (own.immune.get("collapse") if what == "destroy_tile" else None)
        if what == "nothing":
            return
        if shield:
            t.tell("maphr-log-sabotage-stopped", seat=victim, source=shield)
        elif what == "steal":
            n = lose(t, victim, effect.steal)
            gain(t, self.seat, n)
            t.tell("maphr-log-steals", seat=self.seat, other_seat=victim, n=n)
        elif t.clans[victim].mine:
            t.then(LoseTile(self.seat, victim, source))
        else:
            t.tell("maphr-log-no-tile", seat=victim, card=source)


def _can_act(t: State, seat: Seat, effect: Effect) -> bool:
    """Return whether a special action has any effect: not with an empty hand, or an empty pile (9)."""
    if effect.op == "cycle":
        return bool(t.clans[seat].hand)
    return effect.op != "discard_pick" or t.pile > 0


def _look(t: State, seat: Seat, building: str, effect: Effect) -> None:
    """Show random cards of the discard pile to one player (9, `discard_pick`)."""
    pile = [*t.discard, *t.seen]
    places = t.dice.sample(range(len(pile)), min(effect.look, len(pile)))
    cards = tuple(pile[place] for place in places)
    t.learn()
    t.tell("maphr-log-looks", seat=seat, n=len(cards), source=building)
    t.tell("maphr-log-looked", to=seat, cards=cards)
    t.then(RuneLibrary(seat, cards))


@record
class RuneLibrary(OneAsks[Keep | Refuse]):
    """The player takes one of the cards looked at, or none; the rest returns (8.1, D20)."""

    prompt = "maphr-ask-looked"
    phase = "trade"
    seat: Seat
    cards: tuple[str, ...]

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        return among(
            say(self.prompt, seat=seat),
            [*map(Keep, distinct(self.cards)), Refuse()],
            lambda choice: not_drawn(choice.card, self.cards) if isinstance(choice, Keep) else None,
            Refuse(),
        )

    def label(self, t: State, choice: Keep | Refuse) -> core.Say:
        return say("maphr-do-keep", card=choice.card) if isinstance(choice, Keep) else say("maphr-do-take-none")

    def take(self, t: State, choice: Keep | Refuse) -> None:
        if isinstance(choice, Refuse):
            t.tell("maphr-log-looked-none", seat=self.seat)
            return
        (t.discard if choice.card in t.discard else t.seen).remove(choice.card)
        # Nobody else knows which card was taken, so nobody can be sure of those seen going there.
        t.discard, t.seen = [*t.discard, *t.seen], []
        t.clans[self.seat].hand.append(choice.card)
        t.learn()
        t.tell("maphr-log-looked-takes", seat=self.seat)


@record
class Surplus(OneAsks[Some]):
    """Cut a hand above the limit down to it, without payment; equal cards are asked about, too (8.1, D17, R6)."""

    prompt = "maphr-ask-surplus"
    phase = "surplus"
    automatic = False
    seat: Seat

    def options(self, t: State) -> core.Shape:
        stage = self.stage(t, self.seat, ())
        return stage.shape if stage else core.OneOf(())

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        hand, limit = t.clans[seat].hand, hand_limit(t, seat)
        n = len(hand) - limit
        if n <= 0:
            return None
        stage = pick_some(say(self.prompt, seat=seat, n=n, limit=limit), ordered(book(t), hand), n, hand[-n:])

        def fault(choice: Choice) -> NotAllowed | None:
            if isinstance(choice, Sell | Use | Sabotage):
                return refuse("one-p3-choice", "R41")
            return refuse("must-discard", "8.1", n=n) if isinstance(choice, Pass) else stage.fault(choice)

        return Stage(stage.asks, stage.shape, stage.default, fault)

    def field_label(self, t: State, seat: Seat, choice: Some, name: str) -> core.Say:
        """Return the bare name of a card, so that a whole hand fits a screen; the question says it is discarded."""
        return say("maphr-part-card", card=next(iter(choice.items)))

    def take(self, t: State, choice: Some) -> None:
        leave(t, self.seat, *choice.items)
        bury(t, choice.items)
        t.tell("maphr-log-surplus", seat=self.seat, n=len(choice.items))
