## Problèmes : python -m games puzzle <jeu>
puzzle-about = Résolvez un problème : une position où une réponse est nettement la meilleure.
puzzle-game-help = le jeu (par défaut, le problème du jour)
puzzle-number-help = numéro du problème (par défaut, un problème choisi selon le jour)
puzzle-none = Ce jeu ({ $title }) n’a pas encore de problème à résoudre.
puzzle-no-number = Les problèmes de ce jeu ({ $title }) sont numérotés de 1 à { $count }.
puzzle-head = { $title } · problème { $n } sur { $count }
puzzle-facts = Thème : { $theme }. Difficulté : { $difficulty } sur 5.
puzzle-task = Vous êtes { $seat }. { $also ->
    [0] Une réponse est nettement la meilleure
   *[other] Quelques réponses, à peu près aussi bonnes les unes que les autres, sont nettement les meilleures
} ; seul votre premier essai compte.
puzzle-right = Bien vu : « { $answer } »
puzzle-wrong = Non : la meilleure réponse est « { $answer } »
puzzle-gap = Dans des parties simulées à partir de ce que vous pouvez savoir, cette réponse gagne environ { $gap ->
    [one] une partie
   *[other] { $gap } parties
} de plus sur 100 que toute { $also ->
    [0] autre.
   *[other] réponse non citée ici.
}
puzzle-also = { $count ->
    [0] Aucune autre n’est aussi bonne.
    [1] À peu près aussi bonne : { $answers }.
   *[other] À peu près aussi bonnes, chacune à elle seule : { $answers }.
}
puzzle-player = { $n ->
    [1] Clara
    [2] Victor
    [3] Rosa
    [4] Oscar
   *[other] Joueur { $n }
}
puzzle-bye = Le problème reste à résoudre.

## Les problèmes sur Discord : la commande, et le problème du jour
bot-command-puzzle =
    .name = problème
    .description = Résoudre une position où une réponse est nettement la meilleure
bot-command-puzzle-game =
    .name = jeu
    .description = Le jeu ; par défaut, l’un de ceux qui proposent des problèmes
bot-command-puzzle-level =
    .name = difficulté
    .description = De 1, facile, à 5, difficile ; par défaut, celle qui vous convient
bot-puzzle-facts = Thème : { $theme } · difficulté { $stars } ({ $difficulty } sur 5){ $seats ->
    [1] {" "}· partie en solo
   *[other] {""}
}
bot-puzzle-again = Vous êtes { $seat }. L’essai qui compte est déjà fait ; celui-ci n’est que pour le plaisir.
bot-puzzle-head = { $title } · { $n ->
    [0] problème
   *[other] problème { $n } sur { $count }
}
bot-puzzle-follows = Voici ce qui s’ensuit :
bot-puzzle-missed = Ce n’est pas la meilleure réponse
bot-puzzle-hint = **Indice :** { $hint }
bot-puzzle-stronger = La meilleure réponse fait gagner au moins { $gap ->
    [one] 1 partie
   *[other] { $gap } parties
} de plus sur 100.
bot-puzzle-counted = C’était l’essai qui compte ; vous pouvez continuer à chercher pour le plaisir.
bot-puzzle-yours = Votre réponse : « **{ $answer }** »
bot-puzzle-streak = Vous avez résolu le problème du jour { $days } jours de suite.
bot-puzzle-not-counted = Vous aviez déjà répondu à ce problème : cet essai ne compte pas.
bot-puzzle-solution = La meilleure réponse était « **{ $answer }** ».
bot-puzzle-first = Personne d’autre n’a encore répondu à ce problème.
bot-puzzle-drawn = { $shows ->
    [circle] Sur l’image, le cercle montre la meilleure réponse.
   *[other] L’image montre ce qui suit la meilleure réponse ; avec toute { $also ->
        [0] autre
       *[other] réponse non citée ici
    }, la suite est moins bonne.
}
bot-puzzle-nobody = Personne n’a répondu à ce problème.
bot-puzzle-found = { $count ->
    [0] Personne n’a répondu à ce problème.
    [1] **Une personne a répondu** { $found ->
        [0] sans trouver la meilleure réponse :
       *[other] et a trouvé la meilleure réponse :
    }
   *[other] **{ $count } personnes ont répondu** ; { $found ->
        [0] aucune n’a trouvé la meilleure réponse :
        [1] une seule a trouvé la meilleure réponse :
       *[other] { $found } ont trouvé la meilleure réponse :
    }
}
bot-puzzle-choice = { $whose ->
    [right] `{ $bar }` { $percent } % ({ $count }) ✓ **{ $answer }**
    [yours] `{ $bar }` { $percent } % ({ $count }) { $answer } ← vous
   *[other] `{ $bar }` { $percent } % ({ $count }) { $answer }
}
bot-puzzle-rest = { $count ->
    [0] et rien d’autre
    [1] et une autre réponse
   *[other] et { $count } autres réponses
}
bot-puzzle-of-day = Problème du jour · { $title }
bot-puzzle-before = { $count ->
    [0] **Le problème précédent** ({ $title }) : la meilleure réponse était « **{ $answer }** ». Personne n’a répondu.
    [1] **Le problème précédent** ({ $title }) : la meilleure réponse était « **{ $answer }** ». { $found ->
        [0] Personne ne l’a trouvée.
       *[other] La seule personne qui a répondu l’a trouvée.
    }
   *[other] **Le problème précédent** ({ $title }) : la meilleure réponse était « **{ $answer }** ». { $found ->
        [0] Aucune des { $count } personnes qui ont répondu ne l’a trouvée.
        [1] Une personne sur { $count } l’a trouvée.
       *[other] { $found } personnes sur { $count } l’ont trouvée.
    }
}
bot-puzzle-best = Plus longue série : { $name }, { $days } jours de suite.
bot-puzzle-month = ### Problèmes du jour résolus, { $month }/{ $year }
bot-puzzle-month-none = Personne n’en a encore résolu ce mois-ci.
bot-puzzle-solver = { $place }. **{ $name }** : { $count }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $streak } jours de suite
}
bot-button-puzzle-try = Résoudre ce problème
bot-button-puzzle-show = Voir la solution
bot-button-puzzle-rest = Voir le reste de la table
bot-button-puzzle-why = Pourquoi cette réponse ?
bot-button-puzzle-month = Ce mois-ci
bot-button-puzzle-play = Reprendre à partir d’ici
bot-button-puzzle-next = Un autre problème
bot-button-puzzle-again = Réessayer
bot-no-puzzles = Il n’y a pas encore de problème à résoudre.
bot-no-puzzles-of-game = Il n’y a pas encore de problème à résoudre pour ce jeu.
bot-no-such-puzzle = Ce problème n’existe plus ; `/{ bot-command-puzzle.name }` vous en donne un autre.
bot-no-puzzle-of-day = Le jour de ce problème est passé : sa solution figure sous le suivant.
bot-no-solution-before-try = Essayez d’abord : vous pourrez voir la solution quand vous aurez répondu.
bot-no-solution-yet = La solution viendra avec le prochain problème du jour.
bot-button-puzzle-back = Retour aux réglages du serveur
bot-button-server-puzzle = Problème du jour…
bot-settings-puzzle-title = ### Problème du jour
bot-settings-puzzle-on = Publié dans { $channel } chaque jour à { $hour } h (fuseau { $zone }, où il est { $hours } h { $minutes }).
bot-settings-puzzle-off = Désactivé. Choisissez un salon, et un problème y paraîtra chaque jour.
bot-settings-puzzle-trouble = { $why ->
    [gone] J’ai désactivé le problème du jour parce que son salon n’existe plus.
   *[refused] J’ai désactivé le problème du jour parce que je ne peux pas écrire dans son salon.
}
bot-settings-puzzle-how = On répond en privé. La solution paraît le lendemain, avec le nombre de personnes qui l’ont trouvée. Pour désactiver le problème du jour, retirez dans le menu le salon choisi.
bot-settings-puzzle-channel-asks = Salon du problème
bot-settings-puzzle-hour-asks = Heure du problème
bot-settings-puzzle-hour = à { $hour } h
bot-settings-server-puzzle = { $by ->
    [channel] - **Problème du jour :** { $channel }, à { $hour } h ({ $zone }).
    [trouble] - **Problème du jour :** désactivé, car je ne pouvais plus le publier.
   *[none] - **Problème du jour :** désactivé.
}
