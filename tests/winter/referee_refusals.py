"""Refusals of the referee: the first failing check of section 11; also the moves for absent players (5.1)."""

from copy import deepcopy
from dataclasses import dataclass

from tests.winter.referee_data import BASIC, FOES, HEROES, LEGENDARY_DWARFS, NEXT_TO, RESOURCES, SAGE, STARTING
from tests.winter.referee_table import Decision
from tests.winter.referee_world import (
    TRADES,
    Move,
    Player,
    World,
    instrument_allowed,
    kind_of,
    sets_for,
    talent_moves,
    turn_moves,
)

PHASES = {"setup": 0, "invasion": 1, "hand": 2, "turn": 3, "card": 3, "talent": 3, "other": 3}
"""The phase of each sort of move: `card` plays a card or is done, `talent` belongs to this talent, `other` does not."""
PHASE_OF = {"defender": 0, "order": 1, "path": 1, "target": 1, "return": 1, "hand": 2}
ANSWERS = {"order": "attack", "path": "to", "target": "push", "return": "home"}


@dataclass(frozen=True)
class Tried:
    """An attempted move: its sort (a key of `PHASES`), and the earlier step of the same talent, if any."""

    sort: str
    move: Move
    first: Move | None = None


def refusal(world: World, active: int | None, now: Decision, seat: int, tried: Tried) -> str | None:
    """Return the code of the first check of section 11 that fails; None for a legal move, "" where there is no code."""
    move, word = tried.move, str(tried.move[0])
    if PHASES[tried.sort] != PHASE_OF.get(now.kind, 3) or ANSWERS.get(now.kind, word) != word:
        return "wrong_phase"
    if now.kind == "hand":
        return refused_hand(world.players[seat], move)
    if tried.sort == "other":
        return ""
    if misplaced := out_of_turn(now.kind, seat, active, tried):
        return misplaced
    if missing := missing_thing(world, move):
        return missing
    if move in now.asks[seat] and now.kind not in ("turn", "cards"):
        return None
    match now.kind:
        case "order" | "path" | "target" | "return":
            codes = ("already_activated", "not_closer", "cannot_be_pushed", "no_dwarf_there")
            return dict(zip(ANSWERS, codes, strict=True))[now.kind]
        case "talent":
            return refused_choice(world, seat, move, HEROES[now.about].talent, tried.first)
        case "cards" | "follow" if word == "card" and move not in now.asks[seat]:
            return refused_card(world, seat, str(move[1]), now.about)
    return None if word in ("card", "done", "end") else refused_action(world, seat, move)


def refusal_unasked(now: Decision, seat: int, active: int | None, tried: Tried) -> str:
    """Return the code for a seat that is not asked: wrong phase, then not their turn, then open music; "" for none."""
    word = str(tried.move[0])
    if PHASES[tried.sort] != PHASE_OF.get(now.kind, 3) or ANSWERS.get(now.kind, word) != word:
        return "wrong_phase"
    if now.kind in ("order", "path", "target"):
        return "not_first_player"
    if now.kind in ("follow", "talent") and seat == active:
        return "music_open"
    return "" if now.kind == "hand" else "not_your_turn"


def out_of_turn(kind: str, seat: int, active: int | None, tried: Tried) -> str | None:
    """Check for moves at the wrong moment of phase 3."""
    if kind == "turn":
        return None if tried.sort == "turn" else "no_instrument"
    if kind == "cards":
        return None if tried.sort == "card" or is_free(tried.move) else "music_open"
    if kind == "follow":
        return None if tried.sort == "card" else "not_your_turn"
    if kind == "talent" and tried.sort != "talent":
        return "music_open" if seat == active or tried.sort == "card" else "not_your_turn"
    return None


def is_free(move: Move) -> bool:
    return move[0] in ("beat", "overcome") or (move[0] == "place" and move[2] == "thunder_king")


def missing_thing(world: World, move: Move) -> str | None:
    """Check for cards, areas and dwarfs that do not exist or are not there."""
    match move:
        case ("place" | "move", _, _, *areas) if not set(areas) <= set(NEXT_TO):
            return "unknown_area"
        case ("to", area) | ("recall", _, area) if area not in NEXT_TO:
            return "unknown_area"
        case ("beat" | "attack" | "push", name, *_) if name not in world.monsters:
            return "no_such_target"
        case ("overcome", name, *_) if name not in world.disasters:
            return "no_such_target"
        case ("buy" | "take", hero) if hero not in world.market:
            return "empty_slot"
    return None


def refused_action(world: World, seat: int, move: Move) -> str | None:
    """Check the actions and free actions of a turn."""
    checks = {
        "place": refused_place, "move": refused_move, "buy": refused_buy, "play": refused_instrument,
        "beat": refused_fight, "overcome": refused_fight,
    }  # fmt: skip
    if move[0] in ("beat", "overcome"):
        return refused_fight(world, seat, move)
    legal = turn_moves(world, seat)
    return None if move in legal or move[0] not in checks else checks[str(move[0])](world, seat, move)


def refused_hand(player: Player, move: Move) -> str | None:
    cards = move[1:]
    if len(cards) != player.hand_size:
        return "wrong_hand_size"
    return None if len(set(cards)) == len(cards) and set(cards) <= set(player.cards) else "not_your_card"


def refused_place(world: World, seat: int, move: Move) -> str:
    player = world.players[seat]
    if move[-1] in player.placed:
        return "already_placed_here"
    if player.actions == 0 and move[2] != "thunder_king":
        return "no_actions"
    return "no_dwarf_home"


def refused_move(world: World, seat: int, move: Move) -> str:
    _, owner, kind, area, _ = move
    if world.players[seat].actions == 0:
        return "no_actions"
    return "no_dwarf_there" if owner != seat or not world.dwarfs[str(area), seat, str(kind)] else "not_adjacent"


def refused_buy(world: World, seat: int, move: Move) -> str:
    player = world.players[seat]
    if player.bought and not world.solo:
        return "already_bought"
    return "no_actions" if player.actions == 0 else "not_enough_gold"


def refused_instrument(world: World, seat: int, move: Move) -> str:
    player = world.players[seat]
    if player.instruments and not world.solo:
        return "already_played_music"
    if player.tokens == 0:
        return "no_music_token"
    if not instrument_allowed(world, player):
        return "no_actions"
    return "instrument_taken" if move[1] in world.hall else "instrument_banned"


def refused_fight(world: World, seat: int, move: Move) -> str | None:
    """Check the dwarfs of a fight: named ones must form a sufficient set; unnamed, only one set may exist (D11)."""
    foe = FOES[str(move[1])]
    area = world.monsters.get(foe.name, foe.area)
    if sets := sets_for(world, seat, foe.name, area):
        return None if ("use", *move[2:]) in sets or (len(move) == 2 and len(sets) == 1) else "bad_dwarf_set"
    rich = deepcopy(world)
    rich.players[seat].purse = dict.fromkeys(RESOURCES, 7)
    return "not_enough_resources" if sets_for(rich, seat, foe.name, area) else "not_enough_dwarfs"


def refused_card(world: World, seat: int, hero: str, instrument: str) -> str:
    player, talent = world.players[seat], HEROES[hero].talent
    if hero not in player.hand:
        return "card_not_in_hand"
    if HEROES[hero].instrument != instrument:
        return "wrong_instrument"
    if talent in TRADES and not player.purse[TRADES[talent][0]]:
        return "cannot_pay"
    if talent in ("recruit", "promote") and player.purse["gold"] < 2:
        return "not_enough_gold"
    return "no_basic_at_home" if talent == "promote" and not player.home[BASIC] else "nothing_to_do"


def refused_choice(world: World, seat: int, move: Move, talent: str, first: Move | None) -> str:
    """Check a step of a talent: its start, its end, and whether this dwarf has moved already (ruling 42)."""
    match move:
        case ("move" | "recall", *_):
            owner, kind, area = (seat, *move[1:]) if move[0] == "recall" else move[1:4]
            if not world.dwarfs[str(area), int(owner), str(kind)] or (owner != seat and not talent.startswith("move_")):
                return "no_dwarf_there"
            if talent.startswith("move_") and kind_of(str(area)) != talent.rpartition("_")[-1]:
                return "wrong_area_kind"
            if move[0] == "move" and move[4] not in NEXT_TO[str(area)]:
                return "not_adjacent"
            if first is not None and move in talent_moves(world, seat, talent):
                return "same_dwarf_twice"
        case ("place", _, kind, to) if talent.startswith("place_or_move"):
            if to in world.players[seat].placed:
                return "already_placed_here"
            if not world.players[seat].home[str(kind)]:
                return "no_dwarf_home"
        case ("promote", kind) if kind in LEGENDARY_DWARFS and talent == "promote":
            return "legendary_taken"
    return ""


def defaults(world: World, now: Decision, seat: int) -> frozenset[Move]:
    """Return the moves allowed for an absent player; several where the rules do not say which."""
    offered = now.asks[seat]
    preferred: dict[str, list[Move]] = {
        "defender": [("place", seat, BASIC, "castle")],
        "return": [("home", BASIC)],
        "turn": [("end",)],
        "cards": [("done",)],
        "follow": [("done",)],
        "talent": [("stop",)],
    }
    if now.kind in ("order", "target", "path"):
        return frozenset({min(offered, key=str)})
    wanted = frozenset(preferred.get(now.kind, ())) & offered
    return wanted or offered


def default_hand(player: Player, cards: tuple[str, ...]) -> bool:
    """Return whether this hand may be chosen for an absent player: starting heroes and the Sage only."""
    return len(cards) == player.hand_size and set(cards) <= {*STARTING, *SAGE}
