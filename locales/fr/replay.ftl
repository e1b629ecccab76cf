## La relecture : une partie regardée pas à pas

bot-button-replay = Revoir la partie
bot-replay-title = ### { $game } · la partie pas à pas
bot-replay-step = { $step ->
    [0] La donne
   *[other] Étape { $step } sur { $last }
}
bot-replay-opens = { $at ->
    [latest] Voici la dernière étape en date.
    [first] Voici le premier coup.
    [leads] Vous commencez au coup qui a mis le vainqueur en tête pour de bon.
    [decisive] Vous commencez au coup décisif.
    [rise] Vous commencez au coup qui a le plus servi au vainqueur, et pour de bon.
    [helped] Vous commencez au coup qui a le plus aidé le vainqueur.
   *[highlight] Vous commencez au coup qui a le plus changé la partie.
} Chaque étape raconte un coup et montre la table juste après ; « { bot-go-first } » mène à la donne.
bot-replay-point = Moment { $n } sur { $last }
bot-replay-place = { $where } · étape { $n } sur { $steps }
bot-replay-part = { $where } · page { $part } sur { $parts }
bot-replay-cut = Le début de cette étape se lit dans « { bot-button-history } ».
bot-replay-eyes-public = Ce que tout le monde voyait
bot-replay-eyes-all = Tout à découvert
bot-replay-eyes-seat = Ce que voyait { $name }
bot-replay-hand = ### { $name }
bot-replay-holds = **{ $seat }** a en main : { $cards }.
bot-replay-turns = Aller à un moment de la partie
bot-replay-at-turn = { $heading } · aller à un autre moment
bot-replay-turn-typed = Un autre moment : tapez son numéro…
bot-replay-turn = { $n }. { $heading }
bot-replay-jump-title = Aller à un moment de la partie
bot-replay-jump-asks = Numéro, de 1 à { $turns }
bot-replay-ways = Autre vue, historique, reprise…
bot-replay-history = L’historique jusqu’à cette étape
bot-replay-playon = Une nouvelle table part de cette position
bot-replay-position = Un texte à garder et à partager
bot-replay-recap = Toute la partie en une image animée
bot-go-first = Début
bot-go-back = ◀ Préc.
bot-go-on = Suiv. ▶
bot-go-last = Fin
bot-replay-highlight = **★ Temps fort { $n } sur { $count }{ $decides ->
    [1] , le moment décisif
    [2] , la plus forte hausse durable
    [3] , le passage en tête pour de bon
    [4] , ce qui a le plus aidé le vainqueur
   *[0] {""}
}** · { $why }
bot-go-highlight-back = ◀ Temps fort
bot-go-highlight-on = Temps fort ▶
bot-no-such-turn = { $turns ->
    [0] La partie n’a pas encore commencé.
    [one] Il n’y a encore qu’un seul moment : tapez 1.
   *[other] Tapez un numéro de 1 à { $turns }.
}
bot-command-game-replay =
    .name = revoir
    .description = Revoir pas à pas, en images, la partie de ce salon
