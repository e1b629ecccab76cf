"""Dice: every byte of a seed counts, and forks reveal nothing."""

from games.core import Dice, QuickDice

FIRST = [609389069, 180427520, 142517826, 887331462]


def throws(seed: str) -> list[int]:
    """Return some throws."""
    dice = Dice(seed)
    return [dice.below(1 << 30) for _ in range(4)]


def test_long_seeds_that_begin_alike_give_other_dice() -> None:
    """Long seeds with a common prefix give different dice."""
    long = "a" * 64
    assert throws(long + "b") != throws(long + "c") != throws(long)


def test_a_seed_that_fits_into_a_key_throws_as_it_always_did() -> None:
    """Short seeds give the same throws as in earlier versions, so that old deals can be verified."""
    assert throws("lamp") == FIRST


def test_each_fork_is_new_and_follows_from_the_dice() -> None:
    """Forks are new dice, equal in processes with equal seeds."""
    dice = Dice("fork")
    one, two = dice.fork(), dice.fork()
    assert one != two
    assert Dice("fork").fork() == one


def test_fast_dice_shuffle_as_all_dice_do() -> None:
    """The faster shuffle of imagined positions gives the order that the general one would, and goes on alike."""
    fast, general = QuickDice(7), QuickDice(7)
    cards, others = list(range(60)), list(range(60))
    fast.shuffle(cards)
    Dice.shuffle(general, others)
    assert cards == others != list(range(60))
    assert fast.below(1000) == general.below(1000)
