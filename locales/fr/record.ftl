## Les parties enregistrées : en lire une, et ce qui peut y être faux
record-about = Vérifier une partie enregistrée en la rejouant, et la raconter.
record-file-help = le fichier JSON, tel que « /archive » le donne
record-quiet-help = n’afficher que le résultat
record-checked = { $entries ->
    [one] L’archive est exacte : sa seule entrée, rejouée, mène au même résultat.
   *[other] L’archive est exacte : ses { $entries } entrées, rejouées, mènent au même résultat.
}
record-seed-mixed = La graine découle du secret tiré avant l’arrivée du premier joueur, et de ce que chaque joueur a ajouté.
record-seed-given = La graine de cette partie a été fixée d’avance : c’est une donne d’entraînement.
record-broken-off = La partie a été interrompue avant la fin.
record-unreadable = Ce n’est pas l’archive d’une partie : ce qui se trouve à « { $place } » est illisible.
record-no-game = L’archive concerne un jeu qui n’est pas installé ici : « { $game } ».
record-other-catalogue = Le matériel de l’archive n’est pas celui de l’édition { $edition } : il a été modifié, ou cette version du jeu ne le connaît pas.
record-no-deal = Le nombre de joueurs ou une option de l’archive n’est pas possible dans ce jeu.
record-disordered = L’entrée { $n } de l’archive vient après une entrée plus récente.
record-no-position = L’entrée { $n } de l’archive revient à l’entrée { $to }, qui n’y est pas.
record-no-choice = L’entrée { $n } de l’archive n’est pas un choix de ce jeu.
record-illegal = L’entrée { $n } de l’archive ne peut pas être jouée : { $reason }
record-other-result = Rejouée, la partie ne finit pas comme l’archive le dit : une entrée ou le résultat a été modifié.
record-other-secret = Le secret de l’archive ne correspond pas à l’empreinte montrée à l’ouverture de la table.
record-other-seed = La graine de l’archive ne découle pas du secret et de ce que les joueurs ont ajouté.
record-altered = L’archive a été modifiée : son empreinte n’est pas celle de son contenu.
record-altered-fields = { $count ->
    [one] Un champ de l’archive a été modifié depuis que je l’ai scellée : { $fields }.
   *[other] Des champs de l’archive ont été modifiés depuis que je l’ai scellée : { $fields }.
}
