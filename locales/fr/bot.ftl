## Les mots du bot autour de chaque jeu : avant la partie, plateau, main, aide. Refus et nouvelles du service sont dans table.ftl.

bot-nameless = Quelqu’un
bot-refused = { $sentence } *(règle { $rule })*
bot-number-unclear = Je ne comprends pas ce nombre : tapez un nombre entier de { $low } à { $high }.
bot-number-beyond = { $n } ne convient pas : tapez un nombre entier de { $low } à { $high }.
bot-players-range = { $low } à { $high } joueurs
bot-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Boutons

bot-button-join = Rejoindre
bot-button-leave = Quitter
bot-button-comeback = Reprendre ma place
bot-button-seat = Ajouter un joueur automatique
bot-button-unseat = Retirer un joueur automatique
bot-button-start = Commencer
bot-button-end = Fermer la table
bot-button-endsure = Oui, y mettre fin
bot-button-again = Revanche
bot-button-turn = Mon tour
bot-button-hand = Ma main
bot-button-board = Voir le plateau
bot-button-describe = Décrire
bot-button-why = Pourquoi pas ?
bot-button-revise = Changer ma réponse
bot-button-restart = Recommencer
bot-button-next = Page suivante
bot-button-previous = Page précédente
bot-button-back = Retour
bot-button-rules = Règles
bot-button-rules-of = Règles : { $game }

## Avant la partie

bot-lobby-title = ### { $game } · qui joue ?
bot-lobby-players = **À la table : { $count }** · pour { $range }
bot-lobby-host = { $name } · hôte
bot-lobby-computer = { $name } · joueur automatique
bot-lobby-missing = { $count ->
    [one] Il manque encore un joueur pour commencer.
   *[other] Il manque encore { $count } joueurs pour commencer.
}
bot-lobby-ready = Le compte y est : l’hôte peut lancer la partie.
bot-lobby-option = { $option } : { $value }
bot-lobby-first = Premier joueur : { $name }
bot-lobby-first-random = Premier joueur : tiré au sort
bot-lobby-first-asks = Qui commence ?
bot-lobby-closed = Cette table est fermée.
bot-end-sure = Mettre fin à cette table ({ $game }) pour tout le monde ? On ne pourra pas revenir en arrière.

## Plateau

bot-board-turn = ### { $game } · à { $name } de jouer
bot-board-several = ### { $game } · on attend { $names }
bot-board-secret = ### { $game } · chacun choisit en secret
bot-board-over = ### { $game } · score final
bot-board-ended = ### { $game } · partie interrompue
bot-board-ended-how = Cette partie a été interrompue avant le score final. `/{ bot-command-game.name } { bot-command-game-new.name }` ouvre une autre table.
bot-board-choosing = { $count ->
    [one] **{ $names }** réfléchit encore.
   *[other] **{ $names }** réfléchissent encore.
}
bot-board-ready = { $count ->
    [one] **{ $names }** a choisi.
   *[other] **{ $names }** ont choisi.
}
bot-board-waiting = C’est à **{ $names }** de jouer.
bot-board-may-speak = { $count ->
    [one] **{ $names }** peut intervenir.
   *[other] **{ $names }** peuvent intervenir : la première réponse compte.
}
bot-board-cut = -# … La suite est sous « { bot-button-describe } ».
bot-board-old = -# { $game } : ce plateau n’est plus à jour.
bot-board-moved = -# [Aller au plateau actuel]({ $link })

## Main et étapes

bot-hand-title = ### { $mark } Votre main · { $game } dans { $channel }
bot-hand-title-lost = ### { $mark } Votre main · { $game }
bot-hand-none = Vous n’avez rien en main.
bot-hand-cut = -# … La suite ne tient pas dans un seul message.
bot-hand-sealed = Votre réponse est enregistrée.
bot-hand-others = Les autres n’ont pas fini de choisir : le plateau, dans le salon, montre qui il reste.
bot-hand-elsewhere = Ce n’est pas à vous : le plateau, dans le salon, montre qui est attendu.
bot-hand-secret = Personne ne voit votre réponse avant que tout le monde ait choisi.
bot-hand-resting = Il n’y a rien à décider à cette table.
bot-step-choose = Choisir…
bot-step-trail = Jusqu’ici : { $trail }
bot-step-more = Suite… ({ $count })
bot-step-earlier = Précédents… ({ $count })
bot-step-nothing = Ne rien prendre
bot-step-done = Valider ({ $count })
bot-step-exactly = Choisissez-en { $count }
bot-step-up-to = Choisissez-en { $count } au plus
bot-step-between = Choisissez-en de { $least } à { $most }
bot-step-number = Saisir un nombre (de { $low } à { $high })
bot-form-title = { $game } · votre réponse

## Pourquoi pas ?

bot-why-title = Ce qui n’est pas possible, et pourquoi
bot-why-nothing = Rien ne s’y oppose : tous les coups habituels sont permis en ce moment.
bot-why-line = - **{ $choices }** : { $reason }
bot-why-cut = -# … et d’autres du même genre.

## Score final

bot-score-winners = { $count ->
    [0] **Personne ne l’emporte cette fois.**
    [one] **{ $names } remporte la partie !**
   *[other] **{ $names } se partagent la victoire !**
}
bot-score-line = **{ $place }. { $name }** · { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
bot-score-part = { $part } { $shown }
bot-score-winners-plain = { $count ->
    [0] Personne ne l’emporte cette fois.
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
bot-score-plain = { $name } : { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}{ $sources ->
    [0] .
   *[other] {" "}({ $parts }).
}

## Appels et messages privés

bot-ping = { $mention }, { $count ->
    [one] à vous de jouer
   *[other] à vous de choisir
} · { $game }
bot-dm-closed = Je ne peux pas vous écrire en privé : vos paramètres ne le permettent pas. Rien n’est perdu : « { bot-button-hand } », ici et sous le plateau, montre tout, rien qu’à vous. Pour recevoir votre main par message, autorisez les messages privés dans les paramètres de confidentialité de ce serveur.

## Règles et aide

bot-rules-title = ### Règles · { $game }
bot-rules-topic = ### { $game } · { $topic }
bot-rules-menu = Choisir un sujet…
bot-rules-minutes = { $low } à { $high } minutes
bot-help-title = ### Porion
bot-help-start = J’anime des jeux des profondeurs dans ce salon : je distribue, je garde chaque secret et je dis ce qui est permis. Tapez `/{ bot-command-game.name } { bot-command-game-new.name }`, choisissez un jeu, puis laissez-vous guider par les boutons.
bot-help-commands = **Commandes**
bot-help-command = - `/{ $command }` · { $does }
bot-help-games = **Jeux**
bot-help-game = - **{ $game }** ({ $players }) · { $tagline }
bot-help-private = -# Votre main arrive par message privé, ou par « { bot-button-hand } » sous le plateau. Un coup interdit ne change rien, et je dis quelle règle s’y oppose.

## Réponses aux commandes

bot-language-mine = Désormais, je vous parle français.
bot-language-mine-automatic = Je vous parle désormais dans la langue de votre application Discord.
bot-language-channel = Les tables de ce salon parlent désormais français.
bot-language-channel-automatic = Les tables de ce salon parlent désormais la langue du serveur.
bot-pings-on = Je vous mentionnerai quand ce sera à vous de jouer.
bot-pings-off = Je ne vous mentionnerai plus quand ce sera à vous de jouer.
bot-permission-view-channel = Voir le salon
bot-permission-send-messages = Envoyer des messages
bot-permission-send-messages-in-threads = Envoyer des messages dans les fils
bot-permission-embed-links = Intégrer des liens
bot-permission-attach-files = Joindre des fichiers
bot-permission-read-message-history = Voir les anciens messages

bot-opened = La table est ouverte. Les autres s’y installent avec les boutons de son message.
bot-moved = La table est maintenant installée dans ce salon.
bot-joined = Vous avez une place à cette table.
bot-ended = Cette table est terminée.
bot-board-for-you = Je ne peux pas écrire dans ce salon pour le moment. Voici le plateau, rien que pour vous.
bot-board-shown = Voici le plateau, tout en bas du salon.
bot-left = Vous avez quitté la table.
bot-already-done = C’était déjà fait : rien n’a changé.
bot-no-such-control = Ce bouton n’appartient plus à aucune table. Affichez de nouveau le plateau avec /{ bot-command-game.name } { bot-command-game-board.name }.
bot-no-such-command = Cette commande n’existe plus sous cette forme. Redémarrez Discord pour voir les commandes actuelles, ou tapez /{ bot-command-help.name }.
bot-move-done = C’est joué : { $move }
bot-no-such-move = « { $move } » n’est pas un coup possible ici. Choisissez une suggestion ou utilisez les boutons.
bot-no-table-here = Il n’y a pas de table dans ce salon. Ouvrez-en une avec /{ bot-command-game.name } { bot-command-game-new.name }.
bot-no-table-of-yours = Vous ne jouez à aucune table en ce moment.
bot-no-table-to-move = Vous n’avez pas d’autre table à installer ici.
bot-no-which-table = Vous jouez à plusieurs tables : choisissez-en une avec l’option « { bot-command-play-table.name } ».
bot-no-server-here = Une table se tient dans un salon d’un serveur : c’est là qu’il faut taper cette commande.
bot-no-such-topic = Les règles n’ont pas de sujet « { $topic } ». Choisissez une des suggestions.
bot-no-channel-language = Seules les personnes qui peuvent gérer ce salon en choisissent la langue.
bot-no-permission = Je ne peux pas tenir de table ici tant qu’il me manque : { $permissions }.
bot-mishap = Quelque chose s’est mal passé de mon côté. Rien n’est perdu : affichez de nouveau le plateau et continuez.
bot-unheard = Discord n’a pas pris ma réponse à temps : je n’ai donc rien changé. Veuillez réessayer.
bot-unheard-done = Discord n’a pas pris ma réponse à temps, mais ce que vous avez demandé est fait.

## Commandes

bot-command-game =
    .name = partie
    .description = Ouvrir une partie et jouer dans ce salon
bot-command-game-new =
    .name = nouvelle
    .description = Ouvrir une table dans ce salon
bot-command-game-new-game =
    .name = jeu
    .description = Quel jeu
bot-command-game-join =
    .name = rejoindre
    .description = S’asseoir à la table de ce salon, ou y reprendre sa place
bot-command-game-board =
    .name = plateau
    .description = Montrer à nouveau le plateau de ce salon
bot-command-game-move =
    .name = déplacer
    .description = Installer une de vos tables dans ce salon
bot-command-hand =
    .name = main
    .description = Montrer votre main, rien qu’à vous
bot-command-play =
    .name = jouer
    .description = Jouer un coup en le tapant
bot-command-play-table =
    .name = table
    .description = Quelle table, si vous jouez à plusieurs
bot-command-play-move =
    .name = coup
    .description = Votre coup : choisissez une suggestion ou tapez la notation
bot-command-game-leave =
    .name = quitter
    .description = Quitter la table ; un joueur automatique prend votre place
bot-command-game-end =
    .name = terminer
    .description = Mettre fin à la table de ce salon pour tout le monde
bot-command-game-again =
    .name = rejouer
    .description = Ouvrir une nouvelle table avec les mêmes joueurs et options
bot-command-rules =
    .name = règles
    .description = Lire les règles d’un jeu, sujet par sujet
bot-command-rules-game =
    .name = jeu
    .description = Quel jeu ; sans réponse, celui de la table de ce salon
bot-command-rules-topic =
    .name = sujet
    .description = Le sujet à lire
bot-command-language =
    .name = langue
    .description = Choisir la langue que je parle, avec vous ou dans ce salon
bot-command-language-language =
    .name = langue
    .description = Quelle langue
bot-command-language-for =
    .name = pour
    .description = Rien que pour vous, ou pour les tables de ce salon
bot-command-pings =
    .name = mentions
    .description = Choisir si je vous mentionne quand c’est à vous de jouer
bot-command-pings-state =
    .name = état
    .description = Avec ou sans mentions
bot-command-help =
    .name = aide
    .description = Ce que fait Porion, ses commandes et ses jeux
bot-choice-english = English
bot-choice-french = Français
bot-choice-automatic = Automatique
bot-choice-mine = Pour moi
bot-choice-channel = Pour ce salon
bot-choice-on = Avec
bot-choice-off = Sans
