## Ce que les réponses entraîneraient

bot-ahead-title = **Ce qui se passerait**, d’après ce que vous pouvez savoir
bot-ahead = - **{ $choice }** · { $brings }
bot-ahead-alike = - … et { $count ->
    [one] une autre réponse du même genre.
   *[other] { $count } autres réponses du même genre.
}
bot-ahead-then = Question suivante : { $question }
bot-ahead-cut = Il y a d’autres réponses, mais la place manque pour les montrer toutes.
bot-ahead-always = Ensuite, quelle que soit votre réponse : { $question }
bot-ahead-open = Le hasard, une carte cachée ou un adversaire peut encore s’en mêler.
bot-ahead-all = **Dans tous les cas** · { $brings }
bot-ahead-mostly = Ensuite, en règle générale : { $question }
bot-ahead-label = « { $label } »
