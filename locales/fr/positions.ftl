## Les positions en notation

bot-button-position = Position
bot-button-look = Regarder une position
bot-button-playposition = Jouer cette position
bot-position = Voici la position de cette partie de { $game }, avec tout ce qui y est caché.
bot-position-how = N’importe qui peut la regarder et la jouer : `/{ bot-command-game.name } { bot-command-game-position.name }`, puis collez le texte.
bot-position-none = Aucune partie ici n’a de position à montrer. On peut en revanche regarder une position que quelqu’un a partagée.
bot-no-position-open = La position de cette partie montrerait ce qui est caché. Vous pourrez l’obtenir à la fin ; `/{ bot-command-game.name } { bot-command-game-board.name }` montre ce que tout le monde peut voir.
bot-position-title = Regarder une position
bot-position-asks = La position, avec sa première ligne
bot-position-rest = Les lignes qui n’ont pas tenu au-dessus
bot-position-hint = # porion … (la première ligne nomme le jeu)
bot-position-player = Joueur { $n }
bot-position-look = ### { $game } · une position partagée
bot-position-only-look = Personne n’a rien à choisir dans cette position : on peut la regarder, mais pas la jouer.
bot-no-long-position = Une position a { $most } caractères au plus ; ce texte est plus long.
bot-no-position-game = Je ne vois pas de quel jeu il s’agit. La première ligne doit être comme dans cet exemple : `{ $heading }`
bot-no-position-read = Ce texte ne décrit pas une position possible dans ce jeu. Copiez bien le document en entier.
bot-no-position-kept = Je n’ai plus cette position. Collez-la de nouveau : `/{ bot-command-game.name } { bot-command-game-position.name }`.
bot-command-game-position =
    .name = position
    .description = Recevoir la position d’une partie sous forme de texte, ou en regarder une qu’on a partagée
