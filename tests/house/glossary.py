"""Words that texts must not use, each with the one to use instead, by file and language."""

from collections.abc import Mapping

from locales import Locale

Forbidden = Mapping[Locale, Mapping[str, str]]

BOT_FILES = ("bot", "table", "core", "help", "absence", "archive", "record", "terminal", "playground")
"""Files of the bot's own texts; all others belong to games."""

COUNTED = "".join(rf"(?<!\b{word} )" for word in ("one", "two", "three", "both", "none"))
"""After these words, "of yours" may stand."""

EVERYWHERE: Forbidden = {
    "en": {
        r"\bwhoever\b": "the player who, anyone who",
        rf"{COUNTED}\bof (yours|theirs|hers)\b": "your, their",
        r"\bcolor|\bgray\b|\bcenter\b|\barmor\b": "colour, grey, centre, armour",
        r"\bto you alone\b": "only to you",
        r"\bdwarves\b": "dwarfs",
        r"\b(AI|bot|robot) players?\b|\brobots?\b": "computer player",
        r"\bplayer’s chair\b|\b(takes?|leaves?|free) (a|the|your) chair\b": "seat",
        r"\bworked out\b(?! again)": "exhausted",
        r"\b[\w’]+, [\w’]+, (and|or) ": "(no serial comma)",
        r"(?<![\w.,])-\d": "− and not -",
        r"\bInaccessible to\b|\bin a hurry\b|\bgold if first\b": "inaccessible orders, at once, as your first",
        r"\(for the (better|worse)\)|\bthis time the next player\b": "in your favour, against you; another player",
        r"\b\d+ cases of \d|\bfrom \w+ people on\b|\bFrom\s+evil on\b": "out of, with … or more, at … or more",
        r"\bfollows the place\b|\bPerhaps as much:|\b(it|they) stands? below\.": "depends on, just as much …, listed",
        r"\bwarning of the game\b|\bI may not\b|\badventurer on\.": "from, am not allowed to, starting at",
        r"\btime limit can be put off\b|\b(None|\}) of \{ \$count \} people\b": "deadline, of the … people",
        r"\bwith the most wins\b|\bpermission for:|\bin the loot\b": "most points wins, for the following, their loot",
        r"\bThis is (what|round|week)\b|\{ \$\w+-or \} can be chosen\b": "(the thing alone, with a colon)",
    },
    "fr": {
        r"joueurs? automatiques?|joueurs? robots?|\bIA\b": "joueur virtuel",
        r"\bcontre l’ordinateur|\bl’ordinateur (joue|prend)": "joueur virtuel",
        r"\bde quels? (deux|trois)\b": "écartez deux …, choisissez trois …",
        r"\bquiconque a\b": "les joueurs qui ont, chaque joueur qui a",
        r"\bpartis? :|\bperdus? :": "à la défausse :",
        r"(?<![\w.,])-\d": "− et non -",
        r"\bdirige le clan\b|\blance le dé en premier\b|\bétaient restés sur\b": "mène les …, a le dé, vous aviez",
        r"\bPeut-être autant\b": "peut-être tout autant en votre faveur, contre vous",
        r"\bpourra commencer avec\b": "il manque … pour commencer",
        r"\bvous (êtes )?seul (à|pou|voy)|\bà vous seul\b": "personne d’autre ne …",
        r"^ *\{ \$title \} (a|n’a|est|n’est)\b": "(un titre peut être au pluriel : ce jeu …)",
        r"\[0\] 0 point": "aucun point",
        r"\bqui (a|ont) décidé\xa0:": "décisives",
        r"(?<!qui a )\ble plus de points gagne\b": "le plus grand total gagne",
        r"\{ \$card \} (peut|coûte|reste|pourrait|vaut)\b": "{ $card-the } (un nom de carte seul n’est pas un sujet)",
        r"\bsur cent\b": "sur 100",
        r"\d \d{3}\b|[\d}] (%|min\b)": "espace insécable dans les nombres, avant % et min",
    },
}
BOT: Forbidden = {
    "en": {
        r"\bthe lobby\b": "the table",
        r"\btable of \{|\byour game of \{": "{ $game } table, your { $game } game",
        r"\bsits? (at|here)\b": "is at the table, plays",
        r"\b(has ended|end) (this|the) table\b|\btable has ended\b": "close",
        r"\bput away\b": "closed",
        r"\bgoes on from there\b": "takes over",
        r"\bpit boss\b|\brobot\b|\bAI\b": "computer player",
        r"\bof the deep\b": "underground",
        r"\bFingerprint of its\b|\bposition of this table\b": "saved game",
        r"\bjust now\b": "right now",
        r"\bstands? still\b": "is paused",
        r"\bleaderboards?\b": "standings",
        r"\bthe story\b|\bstory so far\b": "history",
        r"\bDiscord number\b": "Discord ID",
    },
    "fr": {
        r"\brobot": "bot",
        r"mettre fin|mis fin|table est terminée|table a été rangée": "fermer",
        r"rien qu’à vous|rien que pour vous": "que personne d’autre ne voit",
        r"\bopérateur|\bexploitant": "la personne qui exploite le bot",
        r"jeux des profondeurs": "jeux souterrains",
        r"prend la suite": "prend le relais",
        r"\bveuillez\b": "(impératif)",
        r"\bPourquoi pas\b": "coups impossibles",
        r"\bmandataire": "proxy",
        r"\ble récit\b|\bau récit\b": "historique",
        r"\b(sans|avec|des) conseils\b(?! (sont|à))": "astuces ; un conseil vient d’un joueur virtuel",
        r"\}, impossible\b|^ +Presque à coup sûr": "(impossible …), ce qui a presque à coup sûr décidé",
        r"\bpartie, qui n’est pas\b": "; la partie n’est pas …",
        r"\bpoints que soi\b|\bà plus de deux,": "au score voisin, à plus de deux joueurs",
        r"\bannuler (le|un|son|mon) coup\b": "reprendre un coup",
        r"\bdu menu pour\b|\baprès elle\b": "dans le menu, après votre réponse",
        r"\bparties? cotées?\b|\bQui est parti\b": "partie classée ; un joueur parti",
        r"\}, en retard\b": "qui est en retard",
    },
}
GAMES: Mapping[str, Forbidden] = {
    "dungeon_lords": {
        "en": {
            r"\bfile of adventurers\b|\bthe march:": "marching order, party",
            r"\bminds? \d|\bminds \{": "comes at, is enough to attract",
            r"\bevil less\b": "−1 evil",
            r"\bfalls? in\b|\bprops?\b": "collapse, shore up",
            r"\bstruck dumb\b": "silenced",
            r"\btakes? the blame\b": "evil rises",
            r"\bHalf a gold\b": "1 gold for every 2 tiles",
            r"\bLocked\b": "inaccessible",
            r"\bfirst player marker\b": "first-player marker",
            r"\bdraws? the \{ \$hero": "attracts",
            r"\(foreman included\)": "including any foreman",
            r"\b(lord|dungeon|prison|tunnel) of \{": "{ $seat }’s",
            r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
        },
        "fr": {
            r"\bvivres?\b": "nourriture",
            r"(?<!points )\{ \$n \} de méchanceté|\d de méchanceté": "point de méchanceté",
            r"\btaxe\b": "supplément",
            r"demi-or": "1 or pour 2 tuiles",
            r"Bloqués": "inaccessibles",
            r"assume la faute|en veut à": "sa méchanceté monte, s’en prend à",
            r"réagit": "arrive à partir de",
            r"anti-magi": "antimagie",
            r"\(non exécuté\)": "(non exécuté : laquais sur la carte)",
            r"\bles places\b": "emplacements",
            r"· sans \{": "écarte …",
            r"\bcachot|\bde magie pour\b": "prison, gemmes",
            r"\b(capturer|atteindre|échapper)\xa0:|\bVous piochez\xa0:": "ces aventuriers, ces pièges :",
            r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
        },
    },
}
"""A game may add its own in `tests/<game>/words.py`."""
