## Suivre une table : ce que les tables refusent

bot-no-follow-own = Vous êtes à cette table, et vous en voyez plus que ceux qui suivent la partie.
bot-no-follow-more = { $most ->
    [one] Vous suivez déjà { $most } partie, et c’est le maximum par personne. Cessez d’abord de la suivre.
   *[other] Vous suivez déjà { $most } parties, et c’est le maximum par personne. Cessez d’abord d’en suivre une.
}
bot-no-more-watchers = { $most ->
    [one] { $most } personne suit déjà cette partie, et c’est le maximum.
   *[other] { $most } personnes suivent déjà cette partie, et c’est le maximum.
}
