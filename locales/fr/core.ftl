## Refus communs à tous les jeux
core-game-over = Cette partie est terminée.
core-answer-is-in = Votre réponse est enregistrée. Vous pouvez la changer jusqu’à ce que tout le monde ait répondu.
core-not-your-turn = { $seats-count ->
    [one] C’est à { $seats } de jouer.
   *[other] La table attend { $seats }.
}
core-draft-gone = Après ce que { $seat } vient de faire, la réponse que vous aviez commencée n’est plus possible.
core-draft-part = Après ce que { $seat } vient de faire, seul le début de votre réponse reste possible : { $n ->
    [one] votre premier choix est gardé.
   *[other] vos { $n } premiers choix sont gardés.
}
core-no-such-choice = Ce choix n’est pas possible en ce moment.
core-bad-position = La ligne « { $line } » ne peut pas faire partie d’une position : { $reason }
core-advice-best = C’est ce qui a donné le meilleur résultat dans les suites que j’ai jouées.
core-advice-close = Cette réponse semble valoir presque autant que le conseil 1.
core-advice-behind = C’est ce qui a donné le meilleur résultat après le conseil 1, dans les suites que j’ai jouées.

## Listes
core-thing = { $thing }
core-several = { $n } × { $item }

## Positions en notation : ce qui ne va pas dans une ligne
core-position-colon = une ligne s’écrit « clé : valeur ».
core-position-twice = il y a une autre ligne de cette sorte.
core-position-key = aucune ligne d’une position ne commence ainsi.
core-position-word = « { $word } » ne peut pas figurer ici.
core-position-again = « { $word } » figure deux fois.
core-position-number = il faut un nombre de { $least } à { $most }.
core-position-player = nommez un joueur : { $letters-or }.
core-position-pair = il manque l’autre moitié de « { $word } ».
core-position-step = « { $word } » n’est pas une étape du jeu, ou il en manque une partie.
core-position-form = écrivez cette ligne ainsi : { $samples-or }.
core-position-sample = « { $line } »
core-position-copies = { $n ->
    [0] la boîte ne contient pas de « { $card } ».
    [one] la boîte ne contient qu’un exemplaire de « { $card } ».
   *[other] la boîte ne contient que { $n } exemplaires de « { $card } ».
}
