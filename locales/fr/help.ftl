## Aide du bot et de chaque jeu, recherche de cartes, première partie guidée.

bot-button-rules = Règles
bot-button-rule = Quelle règle ?
bot-button-topic = Lire la règle
bot-button-rules-here = Règles de cette table
bot-button-minute = Le jeu en 1 min
bot-button-before = Précédent
bot-button-after = Suivant
bot-button-games = Tous les jeux
bot-button-help = Aide
bot-button-commands = Toutes les commandes
bot-button-commands-more = Autres commandes
bot-button-commands-first = Premières commandes
bot-button-open = Ouvrir une table
bot-button-guided = Première partie guidée
bot-button-guided-of = Guidée : { $game }
bot-button-guide = Première partie guidée
bot-button-asked = Expliquer
bot-button-fair = La donne est-elle honnête ?
bot-button-tips-off = Sans astuces
bot-button-tips-on = Avec astuces

## La liste des jeux

bot-help-title = ### Porion
bot-help-start = J’anime des jeux de société souterrains. Les voici, du plus facile au plus difficile.
bot-help-game = **{ $game }**
    -# { $players } · { $low } à { $high } min
    -# { $tagline }
bot-help-lesson = **{ $game }**
    -# Environ { $minutes } min · { $tagline }
bot-help-begin = Une **première partie guidée** vous apprend l’un de ces jeux pas à pas, en solo ou contre des joueurs virtuels. Dans votre première partie avec d’autres, j’ajoute des astuces que personne d’autre ne voit.
bot-help-occupied = Ce salon a déjà une table : pour une autre, ou pour une **première partie guidée**, je vous proposerai un fil.
bot-help-elsewhere = Choisissez un jeu ci-dessous pour apprendre à y jouer. Les tables s’ouvrent dans les salons d’un serveur : tapez-y `/{ bot-command-help.name }` pour en ouvrir une ou pour lancer une première partie guidée.
bot-help-minutes = { $low } à { $high } minutes
bot-help-difficulty = { $level ->
    [1] très facile
    [2] facile
    [3] moyen
    [4] exigeant
   *[other] pour experts
}
bot-help-read = Comment joue-t-on ? Choisissez un jeu
bot-help-choose = Choisir un jeu
bot-help-which = Pour quel jeu voulez-vous ouvrir une table ? Le plus facile est en tête. D’autres pourront la rejoindre avant le début.
bot-help-which-guided = Quel jeu voulez-vous apprendre ? Le plus facile est en tête. Une première partie guidée est faite pour une seule personne et commence aussitôt.
bot-help-commands = ### Commandes · { $page } sur 2
bot-help-group-play = **Jouer**
bot-help-group-read = **Apprendre les jeux**
bot-help-group-look = **Regarder une partie**
bot-help-group-arrange = **Modifier une table**
bot-help-group-lost = **Par message privé, quand le salon d’une table n’existe plus**
bot-help-group-tournaments = **Tournois**
bot-help-group-results = **Résultats et équité**
bot-help-group-own = **Pour vous**
bot-help-group-server = **Le serveur**
bot-help-command = - `/{ $command }` · { $does }

## Les pages d’un jeu

bot-help-page = ### { $game } · { $page }
bot-help-minute = Le jeu en une minute
bot-help-legend = Les symboles
bot-help-legend-text = Voici ce que veulent dire les symboles des images. `/{ bot-command-card.name }` vous dit ce que fait une carte, une salle ou un jeton en particulier.
bot-help-menu = Choisir un sujet…
bot-help-rule = Règle { $rule }
bot-help-rule-topic = Règle { $rule }, expliquée sous « { $topic } »

## Chercher une carte

bot-help-card = ### { $name }
bot-no-such-card = Aucun jeu n’a de carte ni d’élément nommé « { $card } ». Tapez le début d’un nom et choisissez une suggestion.
bot-no-such-card-but = Aucun jeu n’a de carte ni d’élément nommé « { $card } ». { $names-count ->
    [one] Nom proche : { $names }.
   *[other] Noms proches : { $names }.
}
bot-no-such-topic = Aucun sujet des règles ne s’appelle « { $topic } ». Choisissez une suggestion.

## Expliquer

bot-help-due = Répondez avant le <t:{ $due }:f> (<t:{ $due }:R>). Passé ce délai, le coup prévu par les règles sera joué à votre place. Si vous laissez passer { $n } décisions de suite, un joueur virtuel gardera votre place jusqu’à votre retour.
bot-help-due-answer = Répondez avant le <t:{ $due }:f> (<t:{ $due }:R>). Passé ce délai, le coup prévu par les règles sera joué à votre place : « { $answer } ». Si vous laissez passer { $n } décisions de suite, un joueur virtuel gardera votre place jusqu’à votre retour.

## La première partie guidée

bot-help-guided-opened = Une partie guidée ({ $game }) a commencé. { $computers ->
    [0] Vous jouez en solo contre le jeu, et une leçon
   *[other] Vous jouez contre des joueurs virtuels, et une leçon
} vous accompagne : appuyez sur ce qui est marqué ①, ou jouez à votre guise.
bot-lesson-step = > **Leçon { $n } sur { $total }** · { $text }
bot-lesson-done = > **Leçon { $n } sur { $total } : terminée** · { $text } Jusqu’à la suivante, ① marque un bon coup.
bot-lesson-menu = > { $menu } → { $entries }
bot-lesson-why = > **Pourquoi ①** · { $reason }
bot-lesson-turn = > Appuyez sur « { $button } » : le coup à jouer y est marqué ①.
bot-lesson-aside = > **La leçon attend** · Ce n’est pas la réponse marquée ①. « { bot-button-back } » vous y ramène ; sinon, continuez et jouez librement.
bot-lesson-over = > **La leçon est finie** · Vous savez l’essentiel. Jusqu’à la fin de la partie, ① marque un bon coup : jouez-le, ou appuyez sur « { bot-button-lesson-off } ». Sous le score final, je propose la suite.
bot-lesson-mark = ① { $label }
bot-lesson-left = > **La leçon attend** · Ce n’était pas la réponse marquée : vous jouez maintenant librement, avec des astuces. Jusqu’à la fin de la partie, « { bot-button-lesson-back } » vous ramène avant cette réponse, quoi qu’il se passe ensuite.
bot-lesson-left-asks = > **La leçon attend** · Ce n’était pas la réponse marquée : vous jouez maintenant librement, avec des astuces. La leçon continue si les autres vous laissent reprendre ce coup : demandez-le-leur sous « { bot-button-menu } ».
bot-button-lesson-off = Jouer librement
bot-lesson-resumed = La leçon reprend là où vous l’avez quittée.
bot-button-lesson-back = Revenir à la leçon
bot-help-tip = -# **Astuce** · { $tip }
bot-help-others-read = **L’explication donnée à qui doit choisir :**
bot-help-tips-off = Je ne vous montre plus d’astuces dans cette partie. « { bot-button-asked } » éclaire toujours chaque décision et permet de rétablir les astuces.
bot-help-tips-on = Les astuces sont de retour : une pour chaque type de décision que vous n’avez pas encore rencontré.
bot-help-guided-over-private = **Vous venez de finir une partie guidée : { $game }.** Dans { $channel }, les boutons sous le score ouvrent une table pour y jouer à plusieurs.
bot-help-guided-over = **Vous venez de finir une partie guidée : { $game }.** Ouvrez maintenant une table pour y jouer à plusieurs, ou laissez-moi vous guider dans un jeu plus difficile.
bot-help-guided-over-last = **Vous venez de finir une partie guidée : { $game }**, mon jeu le plus difficile. Ouvrez maintenant une table pour y jouer à plusieurs.

## Commandes

bot-command-card =
    .name = carte
    .description = Chercher ce que fait une carte, une salle, un monstre ou un jeton
bot-command-card-name =
    .name = nom
    .description = Ce que vous cherchez : tapez le début du nom
bot-command-card-game =
    .name = jeu
    .description = Le jeu ; par défaut, celui de la table de ce salon, sinon tous
bot-command-rules =
    .name = règles
    .description = Lire comment se joue un jeu, sujet par sujet
bot-command-rules-game =
    .name = jeu
    .description = Le jeu ; par défaut, celui de la table de ce salon
bot-command-rules-topic =
    .name = sujet
    .description = Le sujet ; par défaut, ce qui vous est demandé en ce moment
bot-command-help =
    .name = aide
    .description = Les jeux, la première partie guidée et toutes les commandes
