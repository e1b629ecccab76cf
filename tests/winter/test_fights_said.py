"""Fights in labels and questions: dwarfs, price, gains, and which of them exclude each other."""

import pytest

from bot.present.speech import LABEL, short_label
from games import core
from games.core import Seat, say
from games.winter import GAME
from games.winter.choices import Beat, Overcome
from games.winter.rows import Disaster, Monster
from games.winter.rules.labels import target_part
from games.winter.rules.reach import attack_part
from games.winter.rules.stock import price
from games.winter.state import book
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import sketch
from tests.winter.test_choices_said import OUT, asked, button

A = Seat(0)


@pytest.mark.parametrize(
    ("scene", "choice", "told"),
    [
        (
            "monsters: winter_wolf_a=field_2",
            Beat("winter_wolf_a"),
            "Beat the Winter Wolf · 2 dwarfs and 1 food → 3 points",
        ),
        (
            "disasters: black_frost",
            Overcome("black_frost"),
            "Overcome the Black Frost · 1 dwarf and 2 stone → 2 points, 1 gold",
        ),
        (
            "monsters: frost_giant_b=field_2 frost_giant_a=wall_1",
            Beat("frost_giant_b"),
            "Beat the Frost Giant · 3 dwarfs, 1 food and 2 stone → 5 points",
        ),
    ],
)
def test_a_fight_says_what_it_costs_and_brings(scene: str, choice: core.Choice, told: str) -> None:
    t = sketch(f"{scene}\nA dwarfs: home 3 field_1 field_2 field_2 field_2\nA stock: food 2 stone 2 wood 2")
    now = core.decision(t)
    assert now is not None
    assert Speaker(words("en"), "winter", ("Mira", "Odo"))(now.step.label(t, choice)).replace("\u00a0", " ") == told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_to_fight_says_dwarfs_price_and_gains(locale: Locale) -> None:
    """Whatever a monster or disaster is called and costs, its button says all, with its own symbol."""
    speak, rows = Speaker(words(locale), "winter", ("Mira", "Odo")), book(sketch(""))
    fights: dict[Beat | Overcome, Monster | Disaster] = {Beat(one): row for one, row in rows.all_monsters.items()}
    fights |= {Overcome(one): row for one, row in rows.all_disasters.items()}
    for fight, row in fights.items():
        (id_, *_) = fight.field_values()
        on_board = f"monsters: {id_}=castle" if isinstance(fight, Beat) else f"disasters: {id_}"
        t = sketch(f"{on_board}\n{OUT}")
        cost = speak.words.enumerate([speak(one) for one in (say("winter-basics", n=row.dwarfs), *price(row.cost))])
        gold = f", {row.gold} {speak.thing('gold')}" if isinstance(row, Disaster) else ""
        label, listed = button(t, fight, speak), short_label(speak(target_part(t, A, fight)))
        assert label.endswith(f" · {cost} → {row.vp} points{gold}"), label
        assert listed.endswith(f" · {cost} → {row.vp} points{gold}"), listed
        assert len(label) <= LABEL
        now = core.decision(t)
        assert now is not None
        assert GAME.sign_of(now.step.label(t, fight)) == f"winter/{GAME.pictures.signs[id_]}"


def test_fights_for_which_the_dwarfs_do_not_suffice_together_are_said_to_exclude_each_other() -> None:
    """The question says where one can fight, that dwarfs go home, and where only one fight is possible (6.3, 6.4)."""
    scene = "monsters: ice_witch_b=mine_1\ndisasters: cave_in\nA stock: food 2 stone 2 wood 2\nA dwarfs: "
    told = asked(sketch(f"{scene}home 4 mine_1 mine_1 mine_1"))
    assert "Can be beaten or overcome (each costs no action, and the dwarfs used go home)" in told
    assert "the dwarfs used go home): the Ice Witch in Mine 1 and the Cave-in in Mine 1." in told
    assert "Area where your dwarfs are enough for only one fight: Mine 1." in told
    assert "only one" not in asked(sketch(f"{scene}home 3 mine_1 mine_1 mine_1 mine_1"))
    assert "beaten" not in asked(sketch(f"{scene}home 6 mine_1"))


@pytest.mark.parametrize(
    ("scene", "english", "french"),
    [
        (
            "monsters: frozen_treant_a=mine_2\nA dwarfs: field_2\nB dwarfs: field_2\nD dwarfs: field_2",
            "Frozen Treant → Castle · all but Zoé lose 1 wood",
            "Tréant gelé → Château · −1 bois (tous sauf Zoé)",
        ),
        (
            "monsters: frozen_treant_a=mine_2\nB dwarfs: field_2\nD dwarfs: field_2",
            "Frozen Treant → Castle · Odo and Ida lose 1 wood each",
            "Tréant gelé → Château · −1 bois (Odo et Ida)",
        ),
        (
            "monsters: ogre_king_a=wall_1",
            "Ogre King (Wall 1) · moves to Forest 4 or Field 2",
            "Roi ogre (Mur 1) · avance vers la Forêt 4 ou le Champ 2",
        ),
        (
            "monsters: ogre_king_a=castle",
            "Ogre King (Castle) · stays there, no effect",
            "Roi ogre (Château) · y reste, sans effet",
        ),
    ],
)
def test_an_attack_names_who_loses_what_and_where_a_monster_goes(scene: str, english: str, french: str) -> None:
    """A number of players does not say whose dwarfs to bring away; all but one are told by who is spared."""
    t = sketch(f"table: 4 seats, first A, week 2\nplan: invasion\n{scene}")
    (monster,) = t.monsters
    for locale, expected in (("en", english), ("fr", french)):
        speak = Speaker(words(locale), "winter", ("Mira", "Odo", "Zoé", "Ida"))
        assert speak(attack_part(t, monster)).replace("\u00a0", " ") == expected
