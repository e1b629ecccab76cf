"""What the texts of The Mines of Maphr must say, and the words they must not use."""

from games.maphr.cards import EDITIONS

BOOK = EDITIONS[EDITIONS.current]
ENGLISH = {
    r"\bdwarves\b": "dwarfs",
    r"\bseries\b": "set",
    r"\bgo(es)? on\b|\bdig on\b": "continue",
    r"\bspen[dt]\w*": "pay",
    r"\bgold pieces?\b|\bmoney\b": "coins",
    r"\bdraw pile\b|\bstock\b": "deck",
    r"\bdwarfs? hired|\bworkers?\b": "miner",
    r"\b[Ss]tructures?\b|\bconstruct": "building",
    r"\bevents? cards?\b|\bdisasters?\b": "catastrophe",
    r"\bobstacles?\b|\bhindrance": "impediment",
    r"\bdestroy a card\b|\bspace\b": "cell",
    r"\bturned up and\b": "to the discard pile",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"\bpiécettes?\b": "pièce",
    r"\bor gagné\b|\bargent\b": "pièces",
    r"\bbâtiment|\bconstruction": "aménagement",
    r"\bobstacle": "empêchement",
    r"\bouvrier": "mineur",
    r"\btalon\b": "pioche",
    r"\bcartes? d’extrémité|\bcartes? posée|\bcartes? dans (sa|la|votre) mine": "tuile",
    r"\bveine": "filon",
    r"\bmarché\b": "négociation",
    r"\bdésastre": "catastrophe",
    r"\bemplacement": "case",
    r"\btour depuis\b": "le tour part de",
    r"\bAnnuler \{": "Annuler « … »",
    r"partis :|perdus :|défaussés :": "à la défausse :",
    r"quoi qu’il|\bquiconque": "le joueur qui",
    r"de votre main au hasard": "de votre main, tirée au hasard",
    r"la limite suit\b": "la limite dépend de",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN = {"en": ENGLISH, "fr": FRENCH}
"""Words that the glossary replaces, each with the word to use."""
MET = ({"choose-actions", "prospecting", "exploiting", "constructing", "trade-turn", "upgrade-mine"}, None)
"""Questions that the guided game asks at least, and at most."""
LOOKED_UP = {*BOOK.type_of, *BOOK.clans}
