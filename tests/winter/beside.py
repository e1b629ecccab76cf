"""Plays the game and the referee side by side and compares them at every decision."""

from collections import Counter
from typing import Any

import pytest

from games import core
from games.core import Choice, NotYours, Seat, Some, SomeOf
from games.winter import choices as c
from games.winter.choices import BASIC
from games.winter.rules.dwarfs import banned as game_banned
from games.winter.state import HOME, LETTERS, State
from tests.winter.referee import Referee
from tests.winter.referee_data import FOES, HEROES, LEGENDARY_DWARFS
from tests.winter.referee_refusals import Tried, default_hand, defaults, refusal, refusal_unasked
from tests.winter.referee_score import Verdict
from tests.winter.referee_table import Decision
from tests.winter.referee_world import Move, Player, World, banned, sets_for

KINDS = {
    "PlaceDefender": "defender",
    "ChooseMonster": "order",
    "ChoosePath": "path",
    "ChooseTarget": "target",
    "ReturnDwarf": "return",
    "ChooseHands": "hand",
    "Turn": "turn",
    "PlayCards": "cards",
    "Follow": "follow",
    "GainOne": "talent",
    "MoveAnyone": "talent",
    "PlaceOrMove": "talent",
    "TakeHero": "talent",
    "RecallDwarf": "talent",
    "PromoteDwarf": "talent",
}
"""The referee's kind of decision for each question of the game."""

SORTS: dict[type[Choice], str] = {
    c.Defend: "setup",
    **dict.fromkeys((c.Activate, c.March, c.Push, c.Retreat), "invasion"),
    Some: "hand",
    **dict.fromkeys((c.Play, c.Done), "card"),
    **dict.fromkeys((c.Gain, c.Shift, c.Recall, c.Recruit, c.Promote), "talent"),
}
"""The sort of each choice for refusals; all other choices are actions of a turn."""


def translate(t: State, seat: int, kind: str, choice: Choice) -> Move:
    """Return a choice of the game as a move of the referee."""
    match choice:
        case c.Defend(area):
            return ("place", seat, BASIC, area)
        case c.Activate(monster):
            return ("attack", monster)
        case c.March(area):
            return ("to", area)
        case c.Push(monster):
            return ("push", monster)
        case c.Retreat(dwarf):
            return ("home", dwarf)
        case c.Place(area, dwarf):
            return ("place", seat, dwarf, area)
        case c.Move(start, end, dwarf):
            return ("move", seat, dwarf, start, end)
        case c.Shift(start, owner, end, dwarf):
            return ("move", LETTERS.index(owner), dwarf, start, end)
        case c.Buy(slot):
            return ("buy", _card(t, slot))
        case c.Recruit(slot):
            return ("take", _card(t, slot))
        case c.Music(instrument):
            return ("play", instrument)
        case c.Beat(monster, dwarfs):
            return ("beat", monster, *sorted(dwarfs))
        case c.Overcome(disaster, dwarfs):
            return ("overcome", disaster, *sorted(dwarfs))
        case c.EndTurn():
            return ("end",)
        case c.Play(card):
            return ("card", card)
        case c.Gain(resource):
            return ("gain", resource)
        case c.Recall(area, dwarf):
            return ("recall", dwarf, area)
        case c.Promote(dwarf):
            return ("promote", dwarf)
        case c.Done():
            return ("stop",) if kind == "talent" else ("done",)
        case Some(items):
            return ("hand", *items)
    raise AssertionError(f"the referee has no word for {choice}")


def _card(t: State, slot: int) -> str:
    return t.market[slot - 1] or "empty"


def with_sets(world: World, seat: int, moves: frozenset[Move]) -> frozenset[Move]:
    """Return the referee's moves as the game offers them: one move for each set of dwarfs that would do (D11)."""
    found: set[Move] = set()
    for move in moves:
        if move[0] in ("beat", "overcome"):
            name = str(move[1])
            sets = sets_for(world, seat, name, world.monsters.get(name, FOES[name].area))
            found |= {move} if len(sets) == 1 else {(*move, *use[1:]) for use in sets}
        else:
            found.add(move)
    return frozenset(found)


def world_of(t: State) -> World:
    """Return a referee's world with the position of a game, as the start of a comparison."""
    options = frozenset(name for name, value in t.options.items() if value == "on")
    world = World([_player(t, seat) for seat in range(t.seats)], t.lead, options, week=max(1, t.week))
    for seat, player in enumerate(t.players):
        for area in player.out:
            world.dwarfs[area, seat, BASIC] += 1
        for dwarf, area in player.legends.items():
            if area != HOME:
                world.dwarfs[area, seat, dwarf] += 1
    world.monsters, world.fresh, world.disasters = dict(t.monsters), set(t.arrived), set(t.disasters)
    world.market, world.hall = list(t.market), dict(t.music)
    world.left = {"monster": len(t.monster_deck), "hero": len(t.hero_deck), "disaster": len(t.disaster_deck)}
    return world


def _player(t: State, seat: int) -> Player:
    player = t.players[seat]
    played = sum(owner == seat for owner in t.music.values())
    return Player(
        purse={str(name): n for name, n in player.stock.items()},
        cards=list(player.cards),
        home=Counter({BASIC: player.home, **{d: 1 for d, area in player.legends.items() if area == HOME}}),
        tokens=(3 if t.seats == 1 else 1) - played,
        actions=player.actions,
        hand_size=player.hand_size,
        reserve=[d for d in LEGENDARY_DWARFS if t.options["legendary"] == "on" and d not in player.legends],
        hand=list(player.hand),
        pile=[*player.monsters, *player.disasters],
        placed=set(player.placed),
        bought=t.bought and t.active == seat,
        instruments=played,
    )


def facts(world: World, active: int | None) -> dict[str, Any]:
    """Return everything on a table as a dict, for comparing the game with the referee."""
    shown: dict[str, Any] = {
        "week": world.week, "first": world.first, "active": active, "dwarfs": dict(+world.dwarfs),
        "monsters": world.monsters, "fresh": world.fresh & world.monsters.keys(), "banned": banned(world),
        "disasters": world.disasters,
        "market": world.market, "hall": world.hall, "left": world.left,
    }  # fmt: skip
    for seat, player in enumerate(world.players):
        shown |= {
            f"{seat} purse": player.purse, f"{seat} cards": sorted(player.cards), f"{seat} home": dict(+player.home),
            f"{seat} tokens": player.tokens, f"{seat} actions": player.actions, f"{seat} size": player.hand_size,
            f"{seat} reserve": sorted(player.reserve), f"{seat} hand": sorted(player.hand),
            f"{seat} pile": sorted(player.pile),
        }  # fmt: skip
        if active is not None:
            shown |= {f"{seat} placed": player.placed}
        if seat == active:
            shown |= {f"{seat} bought": player.bought, f"{seat} instruments": player.instruments}
    return shown


class Match:
    """One game, played by the game and the referee with the same decks. `compared` counts the decisions compared."""

    def __init__(self, t: State, *, opening: bool) -> None:
        """Take a state that has not been started; `opening` says whether it begins with the set-up or with a week."""
        decks = {"monster": t.monster_deck, "hero": t.hero_deck, "disaster": t.disaster_deck}
        self.decks = {name: [*cards] for name, cards in decks.items()}
        world = world_of(t)
        if opening:  # the game lays out the market before it starts, the referee as its first step
            self.decks["hero"] += [card or "" for card in t.market]
            world.left["hero"] += len(world.market)
        elif t.week:
            world.week += 1
        self.referee = Referee(world, lambda deck: self.decks[deck].pop())
        self.talk = self.referee.play() if opening else self.referee.weeks()
        self.t = core.start(t)
        self.verdict: Verdict | None = None
        self.now: Decision | None = None
        self.moves: dict[int, dict[Move, Choice]] = {}
        self.compared = 0
        self.first_step: Move | None = None
        self._go(None)

    def _go(self, word: Any) -> None:
        try:
            self.now = self.talk.send(word)
        except StopIteration as stop:
            self.now, self.verdict = None, stop.value

    def compare(self) -> bool:
        """Compare who is asked, what is offered and the position; return whether a decision is open."""
        self.compared += self.compare_question()
        return self.now is not None

    def compare_question(self) -> bool:
        """Compare the open decision without counting it; return whether there is one."""
        asked = core.decision(self.t)
        where = f"decision {self.compared}: the game asks {asked and asked.step}, the referee {self.now}"
        assert (asked is None) == (self.now is None), where
        self._compare_facts(where)
        if asked is None or self.now is None:
            return False
        assert KINDS[type(asked.step).__name__] == self.now.kind, where
        assert set(asked.asks) == set(self.now.asks), where
        self.moves = {}
        for seat, shape in asked.asks.items():
            if isinstance(shape, SomeOf):
                ((_, size, *cards),) = self.now.asks[seat]
                assert (shape.least, shape.most, sorted(shape.items)) == (size, size, cards), where
                continue
            assert isinstance(shape, core.OneOf), where
            offered = {translate(self.t, seat, self.now.kind, choice): choice for choice in shape.choices}
            assert len(offered) == len(shape.choices), f"{where}: offered twice"
            expected = with_sets(self.referee.world, seat, self.now.asks[seat])
            assert offered.keys() == expected, f"{where}: {offered.keys() ^ expected}"
            self.moves[seat] = offered
        return True

    def _compare_facts(self, where: str) -> None:
        ours, theirs = facts(self.referee.world, self.referee.active), facts(world_of(self.t), self.t.active)
        wrong = {
            name: (ours.get(name), theirs.get(name)) for name in ours | theirs if ours.get(name) != theirs.get(name)
        }
        assert not wrong, f"{where}: (referee, game) {wrong}"
        assert set(banned(self.referee.world)) == set(game_banned(self.t)), where

    def play(self, seat: int, move: Move) -> None:
        """Make a move in both; a fight that names its dwarfs is two answers for the referee."""
        card = self.now.about if self.now and self.now.kind == "talent" else ""
        choice: Choice = Some(tuple(map(str, move[1:]))) if move[0] == "hand" else self.moves[seat][move]
        self.t = core.apply(self.t, Seat(seat), choice)
        if move[0] in ("beat", "overcome") and len(move) > 2:
            self._go((seat, move[:2]))
            assert self.now is not None
            assert self.now.kind == "dwarfs"
            self._go((seat, ("use", *move[2:])))
        else:
            self._go((seat, move))
        going_on = card and self.now and (self.now.kind, self.now.about) == ("talent", card)
        self.first_step = move if going_on else None

    def change_mind(self, seat: int, move: Move) -> None:
        """Choose a hand and take it back in the game alone: the referee does not model this (D6)."""
        before = core.decision(self.t)
        self.t = core.apply(self.t, Seat(seat), Some(tuple(map(str, move[1:]))))
        given = core.decision(self.t)
        assert before is not None
        assert given is not None
        assert set(given.asks) == set(before.asks) - {seat}
        self.t = core.apply(self.t, Seat(seat), core.Revise())
        assert core.decision(self.t) == before

    def sort_of(self, seat: int, choice: Choice) -> str:
        """Return the sort of a choice in the current phase: some talents also ask for placing and moving own dwarfs."""
        assert self.now is not None
        sort = SORTS.get(type(choice), "turn")
        if self.now.kind != "talent":
            return sort
        asked = {type(offered) for offered in self.moves[seat].values()} | {c.Done}
        if HEROES[self.now.about].talent.startswith("place_or_move"):
            asked |= {c.Place, c.Move}
        return "talent" if type(choice) in asked else "other" if sort == "talent" else sort

    def compare_refusal(self, seat: int, choice: Choice) -> str | None:
        """Assert that both allow the choice or both refuse it for the same reason; return the game's refusal code."""
        assert self.now is not None
        move = translate(self.t, seat, self.now.kind, choice)
        tried = Tried(self.sort_of(seat, choice), move, self.first_step)
        expected = refusal(self.referee.world, self.referee.active, self.now, seat, tried)
        refused = core.why_not(self.t, Seat(seat), choice)
        code = None if refused is None else refused.say.id.removeprefix("winter-no-").replace("-", "_")
        where = f"{choice} at decision {self.compared}, {self.now.kind} {self.now.about} of {seat}"
        assert (code is None) == (expected is None), f"{where}: referee {expected!r}, game {code!r}"
        assert not expected or code == expected, f"{where}: referee {expected!r}, game {code!r}"
        return code

    def compare_others(self, choice: Choice) -> None:
        """Assert that the game refuses this choice to every seat that is not asked, for the referee's reason."""
        assert self.now is not None
        for seat in set(range(self.t.seats)) - self.now.asks.keys() - self.t.answers.keys():
            move = translate(self.t, seat, self.now.kind, choice)
            tried = Tried(SORTS.get(type(choice), "turn"), move)
            expected = refusal_unasked(self.now, seat, self.referee.active, tried)
            with pytest.raises(NotYours) as caught:
                core.check(self.t, Seat(seat), choice)
            code = caught.value.say.id.removeprefix("winter-no-").replace("-", "_")
            where = f"{choice} at decision {self.compared}, {self.now.kind} {self.now.about}, of {seat}"
            assert code == (expected or "core_not_your_turn"), where
            assert bool(caught.value.rule) == bool(expected), where

    def compare_default(self, seat: int) -> None:
        """Assert that the referee allows the answer the game gives for an absent player (5.1)."""
        assert self.now is not None
        choice = core.default_answer(self.t, Seat(seat))[-1]
        move = translate(self.t, seat, self.now.kind, choice)
        player = self.referee.world.players[seat]
        if self.now.kind == "hand":
            assert default_hand(player, tuple(map(str, move[1:]))), move
            return
        assert move in with_sets(self.referee.world, seat, defaults(self.referee.world, self.now, seat)), move
