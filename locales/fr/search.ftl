## Chercher des mots dans le récit d’une partie

bot-button-search = Chercher…
bot-search-form = Chercher dans l’historique
bot-search-asks = Des mots, ou des parties de mots
bot-search-hint = par exemple un nom et un mot
bot-search-title = ### { $game } · « { $wanted } » dans l’historique
bot-search-found = { $count ->
    [0] Aucune phrase ne contient tous ces mots. Essayez-en moins, ou de plus courts. Ni les accents ni les majuscules ne comptent.
    [one] Une phrase contient ces mots.
   *[other] { $count } phrases contiennent ces mots{ $left ->
        [0] .
       *[other] ; voici les { $shown } dernières. Plus il y a de mots, moins il y a de résultats.
    }
}
bot-search-places = Relire une phrase dans l’historique
bot-no-search-words = Tapez au moins un mot à chercher.
bot-command-history-search =
    .name = recherche
    .description = Ne montrer que les phrases qui contiennent ces mots
