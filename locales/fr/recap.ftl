## Toute la partie en images animées

bot-button-recap = Résumé animé
bot-recap = Voici les temps forts de la partie, tels que tout le monde les a vus. La légende dit quels moments chaque image résume.
bot-recap-turns = { $first } – { $latest }
bot-recap-deal = Le début de la partie
bot-recap-score = Le score final
bot-recap-drawing = Je dessine toute la partie pour vous. Cela prend un moment.
bot-recap-alt = Image animée de { $frames ->
    [one] { $frames } moment
   *[other] { $frames } moments
} d’une partie ({ $game }). À la table : { $names }.
bot-no-recap-yet = Le résumé montre toute la partie : vous l’aurez quand elle sera finie.
bot-no-recap-made = Le résumé n’a pas pu être dessiné cette fois-ci. Réessayez.
bot-button-recap-show = Montrer à tous
bot-recap-showing = Je publie le résumé dans le salon.
bot-recap-shown = Le résumé est maintenant [dans le salon]({ $link }).
bot-recap-stands = Le résumé a déjà été montré : il se trouve [dans le salon]({ $link }).
bot-no-recap-shown = Seules les personnes qui ont joué à cette table peuvent montrer son résumé, tant que son salon existe.
bot-no-recap-here = Je ne peux pas publier le résumé dans le salon. Vérifiez mes permissions.
