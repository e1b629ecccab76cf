## Refus communs à tous les jeux
core-game-over = Cette partie est terminée.
core-answer-is-in = Votre réponse est enregistrée. Vous pouvez la changer jusqu’à ce que tout le monde ait répondu.
core-not-your-turn = { $seats-count ->
    [one] C’est à { $seats } de jouer.
   *[other] La table attend { $seats }.
}
core-no-such-choice = Ce choix n’est pas possible en ce moment.
core-bad-position = La ligne « { $line } » ne peut pas faire partie d’une position : { $reason }
core-advice-close = Ce choix paraît presque aussi bon.

## Listes
core-several = { $n } × { $item }
