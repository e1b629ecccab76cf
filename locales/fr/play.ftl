## A game in progress and its end: steps of a choice, what has happened, the score.

bot-step-verb = { $verb }…
bot-step-value = { $verb } : { $value }
bot-step-without = Tout sauf { $things }

## Ce qui s’est passé

bot-story-news = **Depuis votre dernier coup**
bot-story-own = **Votre dernier coup**
bot-story-begun = **Avant votre premier coup**
bot-story-later = > À voir dans l’image : la suite arrive dans un instant…
bot-story-more = Pour lire { $count ->
    [one] un autre évènement
   *[other] { $count } autres évènements
}, appuyez sur « { bot-button-menu } », puis sur « { bot-button-history } ».
bot-history-title = ### { $game } · historique{ $count ->
    [one] {""}
   *[other] {" "}({ $page } sur { $count })
}
bot-history-nothing = Il ne s’est encore rien passé.
bot-button-history = Historique
bot-button-more = Autres images
bot-more-title = ### { $game } · autres images
bot-more-none = Il n’y a pas d’autre image pour le moment.
bot-no-not-your-turn = { $names-count ->
    [one] Ce n’est pas à vous de jouer. { $asked }
   *[other] La table attend { $names }. { $asked }
}
bot-command-history =
    .name = historique
    .description = Relire tout ce qui s’est passé à la table, tour par tour

## La fin

bot-score-lead = Ce qui place { $winner } devant { $name } : { $parts }.
bot-score-lead-part = { $part } (+{ $shown })
bot-score-well = **Ce que vous avez réussi** · { $part } : { $sum }{ $best ->
    [0] .
   *[other] , le meilleur résultat de la table.
}
