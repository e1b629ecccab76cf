## Les absents, et ses tables en message privé

bot-button-standin = Appeler un remplaçant
bot-replaced = Un joueur virtuel joue désormais pour { $name }, qui peut revenir à tout moment.
bot-no-such-player = Personne ne s’appelle « { $name } » à cette table. Choisissez l’une des propositions.

bot-command-game-replace =
    .name = remplacer
    .description = Confier la place d’un absent à un joueur virtuel
bot-command-game-replace-player =
    .name = joueur
    .description = Qui est absent
bot-command-table =
    .name = table
    .description = Vos tables, en message privé
bot-command-table-board =
    .name = plateau
    .description = Voir l’un de vos plateaux, en message privé
bot-command-table-leave =
    .name = quitter
    .description = Quitter une table, en message privé
bot-command-table-end =
    .name = fermer
    .description = Fermer une table pour tous, en message privé
bot-command-table-replace =
    .name = remplacer
    .description = Remplacer un absent, en message privé
