## Les absents, et ses tables par message privé

bot-button-standin = Joueur virtuel à sa place
bot-replaced = Un joueur virtuel joue désormais pour { $name }, qui peut revenir à tout moment.
bot-no-such-player = Personne ne s’appelle « { $name } » à cette table. Choisissez une suggestion.

bot-command-game-replace =
    .name = remplacer
    .description = Confier la place d’un absent ou d’un retardataire à un joueur virtuel
bot-command-game-replace-player =
    .name = joueur
    .description = Le joueur absent ou en retard
bot-command-table =
    .name = table
    .description = Vos tables, par message privé
bot-command-table-board =
    .name = plateau
    .description = Voir l’un de vos plateaux, par message privé
bot-command-table-leave =
    .name = quitter
    .description = Quitter une table, par message privé
bot-command-table-end =
    .name = fermer
    .description = Fermer une table pour tous, par message privé
bot-command-table-replace =
    .name = remplacer
    .description = Remplacer un absent, par message privé
