"""The figures in the help, the tips and the short texts on pictures are those of the catalogue, in both languages."""

import re

import pytest

from games.maphr.cards import EDITIONS
from games.maphr.rows import Effect
from locales import LOCALES, Locale, words
from tests.wording import figures

BOOK = EDITIONS[EDITIONS.current]
DRAW, ACTION, SCORING = BOOK.draw, BOOK.action_rules, BOOK.scoring
UNITS = [SCORING["coal_unit"], SCORING["gold_unit"], SCORING["mithril_unit"]]
LEVELS = [BOOK.levels[number] for number in sorted(BOOK.levels)]
PRICES = [LEVELS[1].upgrade_any_building_cost] + [
    cost for row in LEVELS[2:] for cost in (row.upgrade_key_cost, row.upgrade_other_cost)
]
WORDS = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight"),
    "fr": ("aucun", "une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"),
}
every_language = pytest.mark.parametrize("locale", LOCALES)


def told(locale: Locale, topic: str) -> list[int]:
    """Return the figures in a topic."""
    return figures(words(locale).text(f"maphr-topic-{topic}.text"))


def power(clan: str, op: str) -> Effect:
    """Return one power of a clan with its figures."""
    (found,) = (each for each in BOOK.clans[clan].power if each.op == op)
    return found


@every_language
def test_the_end_and_the_points(locale: Locale) -> None:
    """The help gives the targets, the last round, and the points of each source in the order of the text."""
    targets, fewer = BOOK.end["target_by_players"], -power("dulgard_greys", "target_tiles").add
    assert targets["2"] == targets["3"]
    assert told(locale, "goal") == [
        targets["2"], 2, 3, targets["4"], 4, fewer, BOOK.end["round_limit"],
        1, SCORING["coins_per_point"], SCORING["colour_square_cap"], SCORING["colour_set_points"], 5,
        SCORING["finish_first"], SCORING["finish_minus_one"], *UNITS, SCORING["miner"],
    ]  # fmt: skip
    assert figures(words(locale).text("maphr-minute")) == [SCORING["coins_per_point"], 1]
    setup = BOOK.setup
    assert told(locale, "setup") == [setup["start_coins"], setup["start_hand"], BOOK.meta["card_total"], fewer]


@every_language
def test_the_draws(locale: Locale) -> None:
    """The help gives the number of cards each draw type deals, by its number on the die."""
    lines = words(locale).text("maphr-topic-draw.text").split("\n")
    by_type = [re.sub(r"^\d\. ", "", line) for line in lines]
    dealt = [DRAW["pile_dealt"], None, DRAW["send_dealt"], DRAW["share_dealt"], DRAW["draft_dealt"], None]
    for line, count in zip(by_type, dealt, strict=True):
        assert count is None or re.search(rf"\b{WORDS[locale][count]}\b", line), line
    assert re.search(rf"\b{WORDS[locale][DRAW['auction_winner_keeps']]}\b", by_type[1])
    assert figures(by_type[5]) == [row.die6_cards for row in LEVELS]
    assert told(locale, "auction") == [DRAW["pile_dealt"], 0]


@every_language
def test_actions_sale_and_levels(locale: Locale) -> None:
    """The help gives the prices, limits and levels of the catalogue."""
    assert told(locale, "actions") == [*(row.second_action_cards for row in LEVELS), ACTION["idle_coin"]]
    assert told(locale, "tunnels")[-len(LEVELS) :] == [row.tile_limit for row in LEVELS]
    assert told(locale, "exploit") == [ACTION["miner_cost"], 2 + ACTION["miners_over_level"], ACTION["exploit_cap"]]
    assert told(locale, "building")[0] == ACTION["spread_limit"]
    assert told(locale, "trade") == [ACTION["sell_price"], BOOK.setup["hand_limit"]]
    assert told(locale, "levels") == PRICES
    assert told(locale, "immediate")[0] == BOOK.contracts["elf_caravan"].bribe
    offers = WORDS[locale][BOOK.market["max_offers_per_player_per_round"]]
    assert re.search(rf"\b{offers}\b", words(locale).text("maphr-topic-market.text"))


@every_language
def test_scenarios_and_advice(locale: Locale) -> None:
    """The help gives the figures of the first game, and of the challenge by number of players."""
    speech, first = words(locale), BOOK.scenario["first_dig"]
    types = sorted(set(first["die_table"].values()))
    assert told(locale, "scenarios") == [first["target"], first["start_coins"], *types, first["round_limit"], 6]
    assert figures(speech.text("maphr-option-scenario-full.help")) == [BOOK.end["round_limit"]]
    assert figures(speech.text("maphr-option-scenario-first_dig.help"))[0] == first["target"]
    coins, points, *challenge = told(locale, "advice")
    assert coins == points * SCORING["coins_per_point"]
    by_players = BOOK.challenge["buildings_by_players"]
    pairs = [(by_players[f"{n}"], n)[:: -1 if locale == "fr" else 1] for n in (2, 3, 4)]
    asked = [n for pair in pairs for n in pair]
    assert challenge == [*asked, *BOOK.challenge["series_by_players"].values()]


@every_language
def test_tips_signs_and_powers(locale: Locale) -> None:
    """Tips, short texts on pictures and texts in the lobby give the figures of the catalogue."""
    speech = words(locale)
    assert figures(speech.text("maphr-tip-upgrade-mine.guided")) == [LEVELS[1].upgrade_any_building_cost]
    assert figures(speech.text("maphr-tip-constructing")) == [SCORING["colour_set_points"]]
    signs = [figures(speech.text(f"maphr-sign-{sign}")) for sign in ("coal", "vein-gold", "mithril")]
    assert signs == [[unit] for unit in UNITS]
    greys = (
        -power("dulgard_greys", "target_tiles").add,
        -power("dulgard_greys", "prospect_tiles").add,
        power("dulgard_greys", "prospect_paid_tile").price,
    )
    floor = ACTION["build_cost_floor"]
    second = power("twin_hammers", "second_action_cost")
    expected = {
        "dulgard_greys": [*greys],
        "sooted_anvils": [power("sooted_anvils", "exploit_per_vein").add],
        "stonewrights": [power("stonewrights", "build_discount").amount, floor],
        "rockborers": [1, power("rockborers", "prospect_paid_tile").price],
        "purse_counters": [power("purse_counters", "sell_price").add],
        "long_memories": [
            power("long_memories", "hand_limit").add, 6, power("long_memories", "die6_bonus").add,
        ],
        "thousand_picks": [power("thousand_picks", "miner_cost").set, power("thousand_picks", "miner_limit").add],
        "twin_hammers": [-second.add, second.floor],
    }  # fmt: skip
    assert {clan: figures(speech.text(f"maphr-power-{clan}")) for clan in expected} == expected


@every_language
def test_the_power_of_a_clan_addresses_nobody(locale: Locale) -> None:
    """Everyone reads each player’s power in the history, so it does not say “you”."""
    powers = [words(locale).text(f"maphr-power-{clan}") for clan in BOOK.clans]
    assert [power for power in powers if re.search(r"\b(your?|vous|vos|votre)\b", power, re.IGNORECASE)] == []
