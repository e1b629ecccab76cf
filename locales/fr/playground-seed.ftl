# Ce qu’un terrain d’essai contient au départ.
seed-server = La Lampisterie
seed-channel-1 = général
    .topic = On y parle de la mine et on y essaie le bot
seed-channel-2 = table-de-jeu
    .topic = Une table pour une première partie
seed-channel-3 = deuxième-table
    .topic = Une autre table, pour les retardataires
seed-role = Modération
