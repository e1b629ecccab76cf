"""Phase II: everyone commits actions in secret, and all are shown together (7.1, 7.2)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations

from games import core
from games.core import Choice, NotAllowed, OneOf, Seat, Sign, Some, record, say
from games.maphr.cards import book
from games.maphr.choices import Act, Idle
from games.maphr.rows import ACTIONS
from games.maphr.state import State, level_of, ordered, powers

from .asking import AllAsk, Stage, refuse
from .construct import build_fault, can_build
from .draws import pick_some
from .exploit import best_income
from .impediments import answer_in_advance
from .prospect import can_lay, can_lay_vein, layable, spots
from .table import bury, distinct, gain, leave
from .upgrade import condition, next_level, upgrade_price


def second_cost(t: State, seat: Seat) -> int:
    """Return the cards a second action costs: the level's figure, then the clan's change, then the building's (9)."""
    cost, own = level_of(t, seat).second_action_cards, powers(t, seat)
    for effect in (*own.clan_second, *own.building_second):
        if cost > 0:
            cost = max(effect.floor, cost + effect.add)
    return cost


def cost_of(t: State, seat: Seat, plan: Act) -> int | None:
    """Return the cards a plan costs; None for three actions without the right to them (7.1)."""
    if not plan.second:
        return 0
    if not plan.third:
        return second_cost(t, seat)
    third = powers(t, seat).third_action
    return None if third is None else second_cost(t, seat) + third


def possible(t: State, seat: Seat) -> tuple[str, ...]:
    """Return the actions that would do something for a player now (7.1)."""
    tests = {"prospect": can_lay, "exploit": lambda t, seat: best_income(t, seat) > 0, "build": can_build}
    return tuple(action for action in ACTIONS if tests[action](t, seat))


def can_act(t: State, seat: Seat) -> bool:
    """Return whether any action would do something for a player now (7.1)."""
    return best_income(t, seat) > 0 or can_build(t, seat) or can_lay(t, seat)


PLANS = tuple(Act(*plan) for n in (1, 2, 3) for plan in permutations(ACTIONS, n))
"""Every ordered list of different actions."""
_SOME_PLAN = {n: Act(*ACTIONS[:n]) for n in (1, 2, 3)}
"""A plan with each number of actions: the cost depends only on that number."""


@lru_cache(32)
def _plans(numbers: tuple[int, ...], *, has_third: bool, is_idle: bool) -> tuple[OneOf, tuple[Choice, ...]]:
    """Return the plans with these numbers of actions, and plans that a player may think of but cannot make now."""
    offered: list[Choice] = []
    barred: list[Choice] = []
    for plan in PLANS:
        n = 1 + bool(plan.second) + bool(plan.third)
        if n in numbers:
            offered.append(plan)
        elif n < 3 or has_third:
            barred.append(plan)
    (offered if is_idle else barred).append(Idle())
    return OneOf(tuple(offered)), tuple(barred)


def plan_fault(t: State, seat: Seat, choice: Choice, costs: Mapping[int, int | None]) -> NotAllowed | None:
    """Return why a plan, or idling, is not allowed, else None; `costs` by the number of actions (7.1)."""
    if isinstance(choice, Idle):
        able = possible(t, seat)
        return refuse("idle-refused", "R31", action=say(f"maphr-verb-{able[0]}")) if able else None
    if not isinstance(choice, Act):
        return None
    tokens = [token for token in (choice.first, choice.second, choice.third) if token]
    if len(set(tokens)) < len(tokens):
        return refuse("same-token", "R29")
    if choice.third and not choice.second:
        return refuse("second-missing", "7.1")
    cost = costs[len(tokens)]
    if cost is None:
        return refuse("no-third", "7.1")
    if len(t.clans[seat].hand) < cost:
        return refuse("third-cost" if choice.third else "second-cost", "7.1", n=cost)
    return None


@record
class ChooseActions(AllAsk[Act | Idle | Some]):
    """One action is free, a second one costs cards from the hand; they stay secret until all are in (7.1, D11)."""

    prompt = "maphr-ask-actions"
    phase = "commit"

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        if not given:
            costs = {n: cost_of(t, seat, plan) for n, plan in _SOME_PLAN.items()}
            cards = len(t.clans[seat].hand)
            numbers = tuple(n for n, cost in costs.items() if cost is not None and cost <= cards)
            is_idle = not can_act(t, seat)
            shape, barred = _plans(numbers, has_third=costs[3] is not None, is_idle=is_idle)
            usual = Idle() if is_idle else Act("exploit")
            asks = say(self.prompt, seat=seat)
            return Stage(asks, shape, usual, lambda choice: plan_fault(t, seat, choice, costs), barred)
        plan = given[0]
        cost = cost_of(t, seat, plan) if isinstance(plan, Act) else 0
        if not cost or len(given) > 1:
            return None
        hand = t.clans[seat].hand
        return pick_some(
            say("maphr-ask-pay-cards", seat=seat, n=cost, left=cost), ordered(book(t), hand), cost, hand[-cost:]
        )

    def explanation(self, t: State, seat: Seat) -> core.Say:
        """Return what is asked and why; to the owner of a full mine also how it can rise (8.3)."""
        row = next_level(t, seat)
        if row is None or len(t.clans[seat].mine) < level_of(t, seat).tile_limit:
            return AllAsk.explanation(self, t, seat)
        return say("maphr-why-full-mine", roman=Sign(row.roman), condition=condition(t, row.level), n=row.tile_limit)

    def warning(self, t: State, seat: Seat, choice: Choice) -> core.Say | None:
        """Return a warning about an action that is sure to have no effect.

        This is the first one in the present position, or one for which the cards are missing, as payment or otherwise.
        """
        if not isinstance(choice, Act) or not can_act(t, seat):
            return None
        used = uses(t, seat, choice)
        for action in filter(None, (choice.first, choice.second, choice.third)):
            is_vain = not used[action] if action in used else action == choice.first and best_income(t, seat) <= 0
            if is_vain:
                return say(f"maphr-sure-{action}")
        left = len(t.clans[seat].hand) - (cost_of(t, seat, choice) or 0)
        return say("maphr-sure-short", n=left) if 0 <= left < len(used) else None

    def label(self, t: State, choice: Act | Idle | Some) -> core.Say:
        if isinstance(choice, Idle):
            return say("maphr-do-idle", n=book(t).action_rules["idle_coin"])
        assert isinstance(choice, Act)
        tokens = tuple(say(f"maphr-token-{token}") for token in (choice.first, choice.second, choice.third) if token)
        return say("maphr-do-act", actions=tokens)

    def field_label(self, t: State, seat: Seat, choice: Act | Idle | Some, name: str) -> core.Say:
        if isinstance(choice, Act):
            token = getattr(choice, name)
            if not token:
                return say("maphr-token-none")
            action, cost = say(f"maphr-token-{token}"), 0
            if name != "first":
                cost = cost_of(t, seat, choice if name == "third" else choice.replace(third="")) or 0
                action = say("maphr-token-further", action=action, n=cost)
            before = (choice.first, choice.second, choice.third)[: ("first", "second", "third").index(name)]
            left = max(0, len(t.clans[seat].hand) - cost)
            if token == "exploit" and "prospect" in before and not best_income(t, seat) and can_lay_vein(t, seat, left):
                return say("maphr-token-use-exploit-after", action=action)
            return _with_use(t, seat, token, action, before, left)
        if isinstance(choice, Some):  # the question says that it is discarded, and a whole hand fits a screen
            return say("maphr-part-card", card=next(iter(choice.items)))
        return AllAsk.field_label(self, t, seat, choice, name)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Act | Idle | Some]]) -> None:
        """Show the actions and numbers of cards, never which cards; an idle player gains a coin (7.2, R30, R31)."""
        t.learn()
        t.heading("maphr-log-actions")
        for seat in t.order():
            plan, *paid = answers[seat]
            if not isinstance(plan, Act):
                n = book(t).action_rules["idle_coin"]
                t.tell("maphr-log-idle", seat=seat, n=n, coins=gain(t, seat, n))
                continue
            cards = [card for some in paid if isinstance(some, Some) for card in some.items]
            leave(t, seat, *cards)
            bury(t, cards)
            t.clans[seat].plan = [token for token in (plan.first, plan.second, plan.third) if token]
            shown = tuple(say(f"maphr-token-{token}") for token in t.clans[seat].plan)
            t.tell("maphr-log-plan", seat=seat, actions=shown, n=len(cards))
        answer_in_advance(t)


def uses(t: State, seat: Seat, plan: Act) -> dict[str, tuple[str, ...]]:
    """Return the kinds of cards in hand that an action of a plan could use: tiles to lay, buildings to pay for."""
    hand, actions = distinct(t.clans[seat].hand), [token for token in (plan.first, plan.second, plan.third) if token]
    found = dict[str, tuple[str, ...]]()
    for place, action in enumerate(actions):
        before = actions[:place]
        if action == "build" and {"prospect", "exploit"} <= {*before}:  # new veins may pay for it
            found[action] = tuple(card for card in hand if card in book(t).buildings)
        elif action == "build":
            found[action] = _buildable(t, seat, before)
        elif action == "prospect":
            found[action] = tuple(card for card in hand if card in book(t).tiles and (before or spots(t, seat, card)))
    return found


def _buildable(t: State, seat: Seat, before: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of buildings in hand that can be paid for after these actions, with the veins of now."""
    extra, rows = best_income(t, seat) if "exploit" in before else 0, book(t).buildings
    hand = distinct(t.clans[seat].hand)
    return tuple(card for card in hand if card in rows and build_fault(t, seat, card, extra) is None)


def _with_use(t: State, seat: Seat, token: str, action: core.Say, before: Sequence[str], left: int) -> core.Say:
    """Return the label of an action with its effect now: tiles to lay, coins to earn, buildings to choose from (7.4).

    Args:
        t: the position.
        seat: who chooses.
        token: the action.
        action: its name, with the cards it costs.
        before: the actions of the plan before it.
        left: how many cards are left in hand once it is paid for.
    """
    clan = t.clans[seat]
    if token == "exploit":
        return say("maphr-token-use-exploit", action=action, n=best_income(t, seat))
    if token == "build":
        return say("maphr-token-use-build", action=action, n=min(left, len(_buildable(t, seat, before))))
    room = level_of(t, seat).tile_limit - len(clan.mine)
    if room <= 0:
        row = next_level(t, seat)
        if row is None:
            return say("maphr-token-use-full", action=action)
        price, colour = upgrade_price(t, seat), row.upgrade_other_colour
        if price is None and colour:
            kind = say(f"maphr-colour-{colour}")
            return say("maphr-token-use-full-for", action=action, roman=Sign(row.roman), colour=kind)
        n = price or row.upgrade_any_building_cost
        return say("maphr-token-use-full-until", action=action, roman=Sign(row.roman), n=n, lacks=int(price is None))
    return say("maphr-token-use-prospect", action=action, n=min(left, layable(t, seat)))
