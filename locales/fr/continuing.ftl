## Les parties qui commencent par une position

bot-button-playon = Reprendre à partir d’ici
bot-play-on-opened = J’ai ouvert ici une table pour la suite. Les autres peuvent maintenant y prendre place.
bot-position-continued = La partie reprend à l’étape { $step } d’une partie précédente, dont tous les secrets ont été dévoilés.
bot-position-shared = La partie reprend une position que quelqu’un a partagée.
bot-position-chance = Les mains et les pioches restent telles quelles ; les dés et les mélanges viennent d’une nouvelle graine. La partie ne compte pas dans le classement.
bot-position-seats = **Les places**
bot-position-ready = { $host } peut commencer à tout moment. Des joueurs virtuels jouent pour les absents.
bot-position-kept = { $name } · place gardée par un joueur virtuel
bot-position-free = { $name } · joueur virtuel ; tout le monde peut prendre cette place
bot-story-continued = La partie reprend à l’étape { $step } d’une partie précédente, avec une nouvelle graine.
bot-story-position = La partie reprend une position partagée, avec une nouvelle graine.
bot-fair-continued = Les mains et les pioches de cette partie viennent d’une position et non d’une donne ; la graine décide de tout ce que le hasard a amené ensuite.
bot-no-play-on-over = La partie est finie à cette étape. Choisissez une étape précédente pour reprendre.
bot-no-seat-kept = { $names-count ->
    [one] La place restante est gardée pour { $names }, qui l’occupait.
   *[other] Les places restantes sont gardées pour { $names }, qui les occupaient.
}
bot-no-change-position = Les places et les options de cette table viennent de sa position et ne peuvent pas changer.
