## Les mots du bot autour de chaque jeu : avant la partie, plateau, main, aide. Refus et nouvelles du service sont dans table.ftl.

bot-nameless = Quelqu’un
bot-number-unclear = Ce n’est pas un nombre entier : tapez-en un de { $low } à { $high }.
bot-number-beyond = { $n } ne convient pas : tapez un nombre entier de { $low } à { $high }.
bot-players-range = { $low } à { $high } joueurs
bot-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Boutons

bot-button-join = Rejoindre
bot-button-leave = Quitter
bot-button-comeback = Reprendre ma place
bot-button-start = Commencer
bot-button-computer = Ajouter un joueur virtuel
bot-button-end = Fermer la table
bot-button-endsure = Oui, fermer la table
bot-button-again = Revanche
bot-button-turn = Mon tour
bot-button-goon = Continuer
bot-button-hand = Ma main
bot-button-back-to-game = Revenir à la partie
bot-button-board = Voir le plateau
bot-button-describe = Plateau en texte
bot-button-why = Coups impossibles
bot-button-revise = Changer ma réponse
bot-button-restart = Refaire mon choix
bot-button-next = Page suivante
bot-button-previous = Page précédente
bot-button-back = Retour

## Avant la partie

bot-lobby-title = ### { $game } · qui joue ?
bot-lobby-players = **À la table : { $count } sur { $most }**
bot-lobby-host = { $name } · hôte
bot-lobby-computer = { $name } · joueur virtuel, { $level ->
    [easy] facile
    [normal] normal
    [thumb] normal
    [strong] fort
    [master] maître
   *[other] joue au hasard
}{ $has_way ->
    [1] {" · "}{ $way }
   *[other] {""}
}
bot-lobby-missing = { $count ->
    [one] Il manque un joueur pour commencer : appuyez sur « { bot-button-join } » ; { $host } peut aussi ajouter un joueur virtuel.
   *[other] Il manque { $count } joueurs pour commencer : appuyez sur « { bot-button-join } » ; { $host } peut aussi ajouter des joueurs virtuels.
}
bot-lobby-awaited = { $count ->
    [one] { $names } a reçu l’invitation : { $host } pourra commencer dès que la place sera prise.
   *[other] { $names } ont reçu l’invitation : { $host } pourra commencer quand assez de places seront prises.
}
bot-lobby-awaited-ready = { $count ->
    [one] { $names } n’a pas encore répondu : { $host } peut attendre, ou commencer sans cette personne.
   *[other] { $names } n’ont pas encore répondu : { $host } peut attendre, ou commencer sans ces personnes.
}
bot-lobby-ready = { $free ->
    [0] La table est complète : { $host } peut commencer.
    [one] { $host } peut commencer, ou attendre encore un joueur.
   *[other] { $host } peut commencer, ou attendre d’autres joueurs ({ $free } au plus).
}
bot-lobby-option = { $option } : { $value }
bot-lobby-chosen = - **{ $option } : { $value }** · { $explained }
bot-lobby-computer-asks = Ajouter ou retirer un joueur virtuel
bot-lobby-computer-add = Ajouter un joueur virtuel : { $level ->
    [easy] facile
    [normal] normal
    [thumb] normal
    [strong] fort
    [master] maître
   *[other] au hasard
}
bot-lobby-computer-plays = { $level ->
    [easy] Connaît les bons coups, mais se trompe parfois.
    [normal] Joue ce qui lui paraît le meilleur sur le moment.
    [thumb] Joue ce qui lui paraît le meilleur sur le moment.
    [strong] Prévoit la suite de la partie.
    [master] Prévoit la suite de la partie, et prend son temps.
   *[other] Joue un coup permis au hasard.
}
bot-lobby-computer-remove = Retirer { $name }
bot-lobby-first = { $name } commence
bot-lobby-first-random = Le sort décide
bot-lobby-first-asks = Qui commence ?
bot-lobby-closed = Cette table est fermée.
bot-end-sure-defeat = Fermer cette table ({ $game }) ? La partie sera perdue, et c’est définitif.
bot-end-sure = Fermer cette table ({ $game }) pour tout le monde ? C’est définitif.

## Plateau

bot-board-stage = { $game } ({ $stage })
bot-board-turn = ### { $game } · à { $name } de jouer
bot-board-several = ### { $game } · on attend { $names }
bot-board-secret = ### { $game } · chacun choisit en secret
bot-board-defeat = ### { $game } · défaite
bot-board-over = ### { $game } · fin de la partie
bot-board-conceded = ### { $game } · { $winner } remporte la partie
bot-picture-won = { $seat } gagne
bot-picture-conceded = { $seat } a abandonné
bot-picture-lost = Abandon : la partie est perdue
bot-picture-stopped = Partie arrêtée : personne ne gagne
bot-picture-moving = Ce qui vient de se passer, en image animée ; tout est raconté au-dessus.
bot-board-ended = ### { $game } · partie interrompue
bot-board-lost = ### { $game } · partie abandonnée et perdue
bot-board-asleep = Plus personne ne joue à cette table : la partie est en sommeil. Ceux qui jouaient ici peuvent revenir avec « { bot-button-claim } » ou `/{ bot-command-game.name } { bot-command-game-join.name }`.
bot-board-ended-how = La table a été fermée avant le score final. `/{ bot-command-game.name } { bot-command-game-new.name }` en ouvre une autre.
bot-board-choosing = { $count ->
    [one] **{ $names }** réfléchit encore.
   *[other] **{ $names }** réfléchissent encore.
}
bot-board-ready = { $count ->
    [one] **{ $names }** a choisi.
   *[other] **{ $names }** ont choisi.
}
bot-board-waiting = C’est à **{ $names }** de jouer.
bot-board-quiet = { $count ->
    [one] **{ $names }** choisit en secret. Personne ne voit qui a répondu.
   *[other] **{ $names }** choisissent en secret. Personne ne voit qui a répondu.
}
bot-board-may-speak = { $count ->
    [one] **{ $names }** peut intervenir.
   *[other] **{ $names }** peuvent intervenir.
}
bot-board-answer-here = { $named ->
    [0] Répondez ci-dessous, ou dans vos messages privés.
   *[other] À { $name } de répondre, ci-dessous ou par message privé.
}
bot-board-answer-alone = { $named ->
    [0] Répondez dans vos messages privés, ou ici avec « { bot-button-turn } ».
   *[other] À { $name } de répondre, par message privé ou ici avec « { bot-button-turn } ».
}
bot-board-cut = -# … La suite : « { bot-button-menu } », puis « { bot-button-describe } ».
bot-board-old = -# { $game } : ce plateau n’est plus à jour.
bot-board-moved = -# [Aller au plateau actuel]({ $link })

## Main et étapes

bot-hand-title = ### `{ $mark }` { $hand } · { $game } dans { $channel }
bot-hand-title-asked = ### `{ $mark }` { $hand }, à vous de jouer · { $game } dans { $channel }
bot-hand-title-defeat = ### Défaite · { $game } dans { $channel }
bot-hand-title-over = ### Fin de la partie · { $game } dans { $channel }
bot-hand-title-ended = ### Fin de la partie · { $game } dans { $channel }
bot-hand-title-lost = ### `{ $mark }` { $hand } · { $game }
bot-hand-own = Votre main
bot-hand-none = Vous n’avez rien en main.
bot-hand-cut = -# … La suite ne tient pas dans un seul message.
bot-hand-sealed = Votre réponse est enregistrée.
bot-hand-secret = Votre réponse reste secrète tant que tous n’ont pas choisi.
bot-hand-begun = Vous avez commencé à répondre, et vous pouvez continuer ici.
bot-hand-dropped = { $why ->
    [back] **Votre choix en cours a été effacé : { $name } a repris un coup, et ce choix n’est plus possible.**
    [time] **Votre choix en cours a été effacé : vous n’aviez plus de temps.**
   *[moved] **Votre choix en cours a été effacé : la partie a avancé, et ce choix n’est plus possible.**
}
bot-hand-resting = Il n’y a rien à décider à cette table pour le moment.
bot-step-choose = { $many ->
    [0] Choisir { $names }
   *[other] Choisir parmi { $count } possibilités
}
bot-step-trail = Vos choix : { $trail }
bot-step-more = Suite… ({ $count })
bot-step-earlier = Précédents… ({ $count })
bot-step-nothing = Rien
bot-step-done = Valider ({ $count })
bot-step-exactly = Choisissez-en { $count }
bot-step-up-to = Choisissez-en { $count } au plus
bot-step-between = Choisissez-en de { $least } à { $most }
bot-step-amount = Choisissez un nombre de { $low } à { $high }
bot-step-trail-item = { $name } ({ $facts })
bot-step-later = Autre chose : je choisis ensuite
bot-step-number = Saisir un nombre (de { $low } à { $high })
bot-form-stages = { $game } · { $what }
bot-form-title = { $game } · votre réponse

## Pourquoi pas ?

bot-why-title = Ce qui est impossible en ce moment
bot-why-nothing = Tous les coups sont possibles en ce moment.
bot-why-line = - **{ $choices }** · { $reason }
bot-why-cut = -# … et d’autres du même genre.

## Score final

bot-score-close = Difficile de faire plus serré.
bot-score-crushing = Une victoire écrasante.
bot-score-crushed = Une nette défaite, cette fois.
bot-score-next-time = **À retenir :**
bot-score-winners = { $count ->
    [0] **La partie est perdue.**
    [one] **{ $names } remporte la partie !**
   *[other] **{ $names } se partagent la victoire !**
}
bot-score-headline = { $count ->
    [one] { $players ->
        [2] ### { $game } · { $names } l’emporte { $first } à { $second } !
       *[other] ### { $game } · { $names } l’emporte avec { $first }, devant { $others } !
    }
   *[other] { $shared ->
        [1] ### { $game } · { $names } se partagent la victoire, { $first } partout !
        [2] ### { $game } · { $names } se partagent la victoire, { $first } partout, devant { $others } !
       *[0] ### { $game } · { $names } se partagent la victoire !
    }
}
bot-score-headline-other = { $name } ({ $points })
bot-score-line = **{ $place }. { $name }** · { $sum }
bot-score-rated-lost = Les cotes ne changent pas : tout le monde a perdu ensemble.
bot-score-rated-all = { $computers ->
    [0] Cotes : { $people }
    [one] Les cotes comparent les personnes entre elles, sans le joueur virtuel : { $people }
   *[other] Les cotes comparent les personnes entre elles, sans les joueurs virtuels : { $people }
}
bot-score-rated = { $name } { $rating } ({ $sign ->
    [up] +{ $by }
    [down] −{ $by }
   *[same] inchangée
}{ $left ->
    [0] {""}
   *[1] , table quittée
})
bot-score-ratings = Une cote part de 1 000 et dépend de la place parmi les joueurs humains, et non de l’écart de points. Les premières parties sont celles qui la font le plus bouger.
bot-score-left = { $name } a quitté la partie : pas de cote
bot-story-rated = { $name } : cote { $rating } ({ $sign ->
    [up] +{ $by }
    [down] −{ $by }
   *[same] inchangée
}).
bot-story-turned = { $last ->
    [1] { $name } ne s’est assuré la victoire qu’à la toute fin{ $has_told ->
        [0] .
        [1]  : « { $told } »
       *[2]  : « { $did } { $told } »
    }
   *[0] { $large ->
       *[1] La partie a basculé { $when }
        [0] Les chances de gagner de { $name } ont le plus monté, et pour de bon, { $when }
        [2] Ce qui a le plus aidé { $name } est arrivé { $when }
    }{ $luck ->
        [1] , surtout par chance
       *[0] {""}
    } : { $has_told ->
        [0] {""}
        [1] « { $told } »{" "}
       *[2] « { $did } { $told } »{" "}
    }{ $large ->
       *[1] { $has_told ->
            [0] les chances de gagner de { $name } sont passées
           *[other] Les chances de gagner de { $name } sont passées
        } d’environ { $before } % à { $after } %.
        [0] { $has_told ->
            [0] d’environ { $before } % à { $after } %.
           *[other] Elles sont passées d’environ { $before } % à { $after } %.
        }
    }
}{ $worth ->
    [0] {""}
   *[other] {" "}Cela a rapporté { $sum } à { $name }.
}
bot-story-led = { $last ->
    [1] Seul le décompte final a donné la première place à { $name }.
   *[0] { $name } a pris la tête pour de bon { $when }{ $has_told ->
        [0] .
       *[1]  : « { $told } »
    }
}
bot-story-saved = { $times-count ->
    [one] Un sauvetage { $times } a évité la défaite.
   *[other] Des sauvetages { $times } ont évité la défaite.
}
bot-story-saved-by = { $when } par { $saver_seat }
bot-story-gradual = Aucun tour n’a décidé de la partie à lui seul : { $name } a pris l’avantage peu à peu.
bot-highlight-chances = Les chances de gagner de { $seat } sont passées d’environ { $before } % à { $after } %.
bot-highlight-choice = { $gain ->
    [1] Bien vu : vous avez choisi « { $chosen } » ({ $given }{ $together ->
        [1] {" "}sur 100
       *[0] {" "}%
    }) ; « { $other } » vous aurait laissé { $instead }{ $together ->
        [1] .
       *[0] {" "}%.
    }
   *[0] Vous avez choisi « { $chosen } » ({ $given }{ $together ->
        [1] {" "}sur 100
       *[0] {" "}%
    }) ; « { $other } » vous aurait laissé { $instead }{ $together ->
        [1] .
       *[0] {" "}%.
    }
}
bot-highlight-points = { $saves ->
    [1] « { $saved } »{" "}
   *[0] {""}
}{ $gain ->
    [0] Quelque chose d’important est révélé.
    [1] { $seat } gagne { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] { $seat } perd { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
bot-story-drawn = { $left ->
    [0] L’égalité ne s’est faite qu’à la toute fin.
   *[other] L’égalité entre { $seats } s’est faite { $when } et n’a plus été rompue.
}
bot-story-stood = Le score à ce moment-là : { $best_seat } { $best }, { $other_seat } { $other }.
bot-story-turn = au tour { $n } sur { $turns }
bot-story-turns = entre les tours { $first } et { $n } sur { $turns }
bot-score-story = **Le fil de la partie**
bot-score-sum = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
bot-score-part = { $part } { $gain ->
    [1] +{ $shown }
   *[other] { $shown }
}
bot-score-winners-plain = { $count ->
    [0] La partie est perdue.
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
bot-score-plain = { $name } : { $sum }{ $sources ->
    [0] .
   *[other] {" "}({ $parts }).
}

## Appels et messages privés

bot-call = { $mention }, { $count ->
    [one] à vous de jouer
   *[other] à vous de choisir
} · { $game }
bot-call-asked = { $game } · { $question }
bot-dm-closed = Je ne peux pas vous écrire en privé : vos paramètres ne le permettent pas. Rien n’est perdu : « { bot-button-hand } » vous montre tout, sans que personne d’autre le voie. Pour recevoir votre main par message privé, autorisez les messages privés dans les paramètres de confidentialité de ce serveur.

## Réponses aux commandes

bot-language-mine = Je vous parle désormais en français.
bot-language-mine-automatic = Je vous parle désormais dans la langue de votre application Discord.
bot-language-channel = Les tables de ce salon sont désormais en français.
bot-language-channel-automatic = Les tables de ce salon sont désormais dans la langue du serveur.
bot-mentions-on = Je vous mentionnerai quand ce sera à vous de jouer.
bot-mentions-off = Je ne vous mentionnerai plus quand ce sera à vous de jouer.
bot-permission-view-channel = Voir le salon
bot-permission-send-messages = Envoyer des messages
bot-permission-send-messages-in-threads = Envoyer des messages dans les fils
bot-permission-create-public-threads = Créer des fils publics
bot-permission-embed-links = Intégrer des liens
bot-permission-attach-files = Joindre des fichiers
bot-permission-read-message-history = Voir les anciens messages

bot-opened = La table est ouverte : chacun peut y prendre place avec « { bot-button-join } ».
bot-moved = La table est maintenant installée dans ce salon.
bot-joined = Vous avez une place à cette table. { $host } lancera la partie ; « { bot-button-leave } » libère votre place.
bot-joined-foreign = Dans le salon, le plateau, les nouvelles et les votes de cette table sont en { $language ->
    [en] anglais
   *[fr] français
}. Votre main, vos questions et tout ce qui ne s’affiche que pour vous restent en français ; pour voir le plateau en français pendant la partie, choisissez « { bot-button-menu } », puis « { bot-button-board } ». Avant le début, l’hôte peut changer la langue de la table avec « { bot-button-terms } ».
bot-joined-again = Vous avez repris votre place.
bot-ended = Cette table est fermée.
bot-board-for-you = Je ne peux pas écrire dans ce salon pour le moment. Voici le plateau, que personne d’autre ne voit ici.
bot-board-shown = Voici le plateau, tout en bas du salon.
bot-left = Vous avez quitté la table.
bot-already-done = C’était déjà fait : rien n’a changé.
bot-no-such-control = Ce bouton n’appartient plus à aucune table. Affichez de nouveau le plateau avec `/{ bot-command-game.name } { bot-command-game-board.name }`.
bot-no-such-command = Cette commande n’existe plus sous cette forme. Redémarrez Discord pour voir les commandes actuelles, ou tapez `/{ bot-command-help.name }`.
bot-move-done = Votre coup « { $move } » est joué.
bot-no-such-move = « { $move } » n’est pas un coup possible ici. Choisissez une suggestion ou utilisez les boutons.
bot-suggest-no-table = Aucune partie ici : /{ bot-command-play.name } en ouvre une
bot-suggest-not-asked = Vous n’avez rien à choisir ici pour l’instant
bot-no-table-here = Il n’y a pas de table dans ce salon. `/{ bot-command-game.name } { bot-command-game-new.name }` en ouvre une ; `/{ bot-command-tables.name }` montre celles que vous avez ailleurs.
bot-no-table-of-yours = Vous ne jouez à aucune table en ce moment.
bot-no-table-to-move = Vous n’avez pas d’autre table à installer ici.
bot-no-which-table = Vous jouez à plusieurs tables : choisissez-en une avec l’option « { bot-command-move-table.name } ».
bot-no-server-here = Les tables s’ouvrent dans les salons d’un serveur : tapez cette commande dans l’un d’eux.
bot-no-channel-language = Seules les personnes qui peuvent gérer ce salon peuvent en choisir la langue.
bot-no-permission = Pour tenir une table ici, il me manque encore ceci : { $permissions }.
bot-no-server-standing = Les classements dépendent du serveur : utilisez cette commande dans un salon du serveur.
bot-mishap = Quelque chose s’est mal passé de mon côté. Rien n’est perdu : affichez de nouveau le plateau et continuez.
bot-plain = Je n’ai pas pu afficher ceci comme d’habitude, et je l’ai signalé à la personne qui exploite le bot. Rien n’est perdu : voici de nouveau la question, sans fioritures.
bot-plain-typed = Tapez votre réponse après `/{ bot-command-move.name }` : ce qui est possible vous y est proposé.
bot-unheard = Discord n’a pas accepté ma réponse à temps : je n’ai donc rien changé. Réessayez.
bot-unheard-done = Discord n’a pas accepté ma réponse à temps, mais ce que vous avez demandé est fait.

## Commandes

bot-command-game =
    .name = partie
    .description = Ouvrir une partie et jouer dans ce salon
bot-command-game-new =
    .name = nouvelle
    .description = Ouvrir une table dans ce salon
bot-command-game-new-game =
    .name = jeu
    .description = Le jeu auquel jouer
bot-command-game-join =
    .name = rejoindre
    .description = Prendre place à la table de ce salon, ou y reprendre votre place
bot-command-game-board =
    .name = plateau
    .description = Montrer de nouveau le plateau de ce salon
bot-command-game-move =
    .name = déplacer
    .description = Installer une de vos tables dans ce salon
bot-command-hand =
    .name = main
    .description = Montrer votre main, que personne d’autre ne verra
bot-command-play =
    .name = jouer
    .description = Ouvrir une table, ou continuer votre partie
bot-command-move =
    .name = coup
    .description = Jouer un coup en le tapant
bot-command-move-table =
    .name = table
    .description = La table, si vous en avez plusieurs
bot-command-move-move =
    .name = coup
    .description = Votre coup : choisissez une suggestion ou tapez la notation
bot-command-game-leave =
    .name = quitter
    .description = Quitter la table ; en cours de partie, un joueur virtuel prend le relais
bot-command-game-end =
    .name = fermer
    .description = Fermer la table de ce salon pour tout le monde
bot-command-game-again =
    .name = revanche
    .description = Ouvrir une nouvelle table avec les mêmes joueurs et les mêmes options
bot-command-language =
    .name = langue
    .description = Choisir la langue que je parle, avec vous ou dans ce salon
bot-command-language-language =
    .name = langue
    .description = La langue à utiliser
bot-command-language-for =
    .name = pour
    .description = Pour vous, ou pour les tables de ce salon
bot-command-mentions =
    .name = mentions
    .description = Choisir si je vous mentionne quand c’est à vous de jouer
bot-command-mentions-state =
    .name = état
    .description = Avec ou sans mentions
bot-choice-english = English
bot-choice-french = Français
bot-choice-automatic = Automatique
bot-choice-mine = Pour moi
bot-choice-channel = Pour ce salon
bot-choice-on = Avec
bot-choice-off = Sans
