"""What the texts of Dwar7s Winter must contain, by message: figures of the catalogue; and words they must not use."""

from games.winter import GAME
from games.winter.cards import EDITIONS

BOOK = EDITIONS[EDITIONS.current]
LIMITS = BOOK.limits
ENGLISH = {
    r"\bcards? of (the )?market": "market card, hero",
    r"\bdefeats?\b|\bkills?\b|\bslays?\b": "beat",
    r"\bsolves?\b|\bremoves? the disaster": "overcome",
    r"\bcatastroph": "disaster",
    r"\bspaces?\b|\bregions?\b|\bzones?\b": "area",
    r"\bspells?\b|\bsongs?\b": "instrument",
    r"\bcoins?\b(?! keeper)": "gold",
    r"\brounds?\b(?! table)": "week",
    r"\bdraft\b|\brecruits? from": "buy",
    r"\bminions?\b|\bmeeples?\b": "dwarf",
    r"\bdwarves\b": "dwarfs",
    r"\bdriv(es?|en)\b": "push",
    r"\bcard is worth its points\b|\bAnything above 7\b": "scores the points on its card, at most 7 of each resource",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"\bcarte catastrophe\b": "désastre",
    r"\bchez (soi|lui|elle|eux|vous)\b|\b(son|votre|leur) plateau\b(?! de joueur)": "à la maison",
    r"\bors\b|pièces? d’or": "or",
    r"\bcatastrophe": "désastre",
    r"\bvainc|\btue[rz]?\b|\bélimin": "battre",
    r"\brésou[ds]|\brésoudre": "surmonter",
    r"\bcases?\b|\brégions?\b|\bespaces?\b": "zone",
    r"\bmarché\b": "réserve de héros",
    r"\bce qui dépasse 7\b|\bvaut ses points\. ": "au plus 7 ressources de chaque sorte, les points de sa carte",
    r"\bdans ses murs\b": "au château",
    r"\bpas du château\b|\bà un pas\b": "zone",
    r"\butilisées? pour la semaine\b": "ne sert plus de la semaine",
    r"\bD’où part-il\b|\bOù va-t-il\b|\bchange, il tombe\b": "le nain, le château",
    r"\b(contre|dans|pour)\xa0:": "(pas de deux-points après une préposition)",
    r"(?<!vous )\bperdez \d": "vous perdez",
    r"\bchansons?\b|\bmélodies?\b": "instrument",
    r"\brecrue|\bengag": "acheter",
    r"\bmanches?\b": "semaine",
    r"\bpions?\b|\bmeeples?\b": "nain",
    r"\bmain d’action|pioche\b": "paquet d’action",
    r"\bbouge[rz]?\b": "déplacer",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN = {"en": ENGLISH, "fr": FRENCH}
"""Words that the glossary replaces, each with the word to use."""
MET = (
    {"turn", "play-cards", "choose-path"},
    set(GAME.questions) - {"place-defender", "follow", "return-dwarf", "promote-dwarf"},
)
"""Questions that the guided game must ask, and may ask; it is a solo game of the base game."""
LOOKED_UP = {
    *BOOK.all_heroes, *BOOK.all_kinds, *BOOK.all_disasters, *BOOK.legendary_dwarfs, *BOOK.instruments
}  # fmt: skip
FIGURES = {
    "topic-goal.text#2": [LIMITS.disasters_to_lose],
    "topic-actions.text": [LIMITS.action_start, *BOOK.prices],
}
"""All figures of messages, or of their paragraphs, in order."""
IN_WORDS = {"minute": [LIMITS.weeks]}
"""Figures written as words."""
