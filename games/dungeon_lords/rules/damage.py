"""The effect of a creature's attack: whom it can hit, and its damage with all modifiers (9.3, 10)."""

from games.core import Say, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.rows import Mode
from games.dungeon_lords.state import State

from .fray import code, fighting

_AIMED = ("any", "any_not_front", "any_not_priest")


def mode_of(t: State, creature: str, number: int) -> Mode:
    """Return a mode of attack by its number; 0 is that of a monster turned into something harmless (10)."""
    if number:
        return book(t).creature[creature].attacks[number - 1]
    return Mode(damage=book(t).spell[fighting(t)[0].spell].effect.damage, target="front")


def exposed(t: State) -> list[str]:
    """Return the adventurers whom creatures can hit; the last one may be invisible (10)."""
    clash, lord = fighting(t)
    if code(t) == "protect_last_from_creatures" and len(lord.file) >= book(t).spell[clash.spell].effect.min_party:
        return lord.file[:-1]
    return lord.file


def targets(t: State, mode: Mode) -> list[tuple[str, ...]]:
    """Return the possible aims of a mode: one entry per choice, `()` if there is nothing to choose.

    [] if it cannot hit.
    """
    _, lord = fighting(t)
    open_to = exposed(t)
    if mode.target not in _AIMED:
        return [()]
    if code(t) == "aimed_attacks_hit_front":
        return [(hero,) for hero in lord.file[:1]]
    if mode.target == "any_not_front":
        return [(hero,) for hero in open_to if hero != lord.file[0]]
    heroes = book(t).hero
    return [(hero,) for hero in open_to if mode.target == "any" or heroes[hero].role != "priest"]


def strength(t: State, creature: str, number: int, damage: int, *, is_ahead: bool = False) -> int:
    """Return a damage number with all modifiers, at least 0 (10, R32).

    It is that of the present attack, or with `is_ahead` that of the next one.
    """
    clash, lord = fighting(t)
    made = clash.attacks + is_ahead
    rules = book(t)
    if number and lord.plan and lord.plan.cell not in lord.conquered:
        tile = lord.tiles[lord.plan.cell]
        bonus = rules.room[tile].damage_bonus if tile != "tunnel" else None
        if bonus and creature in bonus.monsters:
            damage += bonus.amount
    match code(t):
        case "creature_damage_delta":
            damage += rules.spell[clash.spell].effect.amount
        case "evil_wage_damage_delta" if "evil" in rules.creature[creature].wage:
            damage += rules.spell[clash.spell].effect.amount
        case "first_attack_deals_zero" if made <= 1:
            damage = 0
    return max(0, damage)


def is_absorbed(t: State, creature: str, number: int) -> bool:
    """Return whether a shield would absorb all that an attack on single adventurers deals next."""
    mode, shield = mode_of(t, creature, number), fighting(t)[0].shield
    if mode.target in ("all", "none") or not shield:
        return False
    n = strength(t, creature, number, mode.damage, is_ahead=True)
    return 0 < n * mode.hits <= shield


def describe(t: State, creature: str, number: int, *, is_shielded: bool = True) -> Say:
    """Return the effect of a mode used next, in words: the damage dealt, not the printed one, and the target.

    Without `is_shielded` it is the damage before a shield absorbs any.

    The values: `n` damage, `next` of what follows (a second bolt, the one behind the fallen), `absorbed` by a shield
    of an attack on everyone, `whom` is 1 if an aimed attack hits the front, 2 if the last one is spared.
    """
    clash, lord = fighting(t)
    if is_shielded and is_absorbed(t, creature, number):
        return say("dungeon_lords-mode-absorbed", mode=describe(t, creature, number, is_shielded=False), n=0, next=0)
    mode, shield = mode_of(t, creature, number), clash.shield if is_shielded else 0
    n = strength(t, creature, number, mode.damage, is_ahead=True)
    follows = strength(t, creature, number, (mode.on_kill or mode).damage, is_ahead=True)
    absorbed, whom = 0, int(mode.target in _AIMED and code(t) == "aimed_attacks_hit_front")
    if mode.target == "all":
        absorbed = min(shield, n * len(exposed(t)))
        whom = 2 if exposed(t) != lord.file else 0
    else:
        n, follows = max(0, n - shield), max(0, follows - max(0, shield - n))
    text = f"dungeon_lords-mode-{creature}-{number}" if number else "dungeon_lords-mode-tame"
    return say(text, n=n, next=follows, absorbed=absorbed, whom=whom)
