## Ce que chaque réponse entraînerait

bot-ahead-title = **Ce que chaque réponse entraînerait**, d’après ce que vous pouvez savoir
bot-ahead = - **{ $choice } :** { $brings }
bot-ahead-alike = - { $count } autres réponses du même genre.
bot-ahead-then = La question suivante serait : { $question }
bot-ahead-rest = La suite n’est pas encore connue.
bot-ahead-unknown = On ne peut pas encore savoir ce qui s’ensuivrait.
bot-ahead-nothing = La partie continue ; rien d’autre ne change pour l’instant.
bot-ahead-more = { $count ->
    [one] Il se passerait encore une chose.
   *[other] Il se passerait encore { $count } choses.
}
bot-ahead-cut = Il y a d’autres réponses, mais la place manque pour les montrer toutes.
bot-ahead-always = Quelle que soit votre réponse, la question suivante serait : { $question }
bot-ahead-open = La suite dépend du hasard, de ce qui est caché ou des autres joueurs.
bot-ahead-all = Dans tous les cas : { $brings }
bot-ahead-mostly = Sauf mention contraire, la question suivante serait : { $question }
bot-ahead-label = « { $label } »
