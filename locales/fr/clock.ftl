## Le temps et les absences : menus du salon, plateau, commandes

bot-pace-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
bot-pace-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
bot-pace-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
bot-pace-asks = Combien de temps pour chaque décision ?
bot-pace-none = Temps par décision : sans limite
bot-pace-unlimited = Sans limite
bot-pace = Temps par décision : { $time }
bot-pace-then-asks = Que se passe-t-il quand le temps est écoulé ?
bot-pace-then-value = { $how ->
    [rules] Les règles décident
   *[other] Un joueur virtuel décide
}
bot-pace-then-help = { $how ->
    [rules] La réponse la plus simple que les règles prévoient pour les absents
   *[other] Pour cette seule décision ; la suivante revient au joueur
}
bot-pace-chosen-none = { $quiet ->
    [0] - **Temps par décision : sans limite** · La table attend tout le monde.
   *[other] - **Temps par décision : sans limite, mais 24 h pour les questions secrètes** · Passé ce délai, un joueur virtuel y répond pour les absents.
}
bot-pace-usual = { $quiet ->
    [0] Temps par décision : sans limite
   *[other] Temps par décision : sans limite, mais 24 h pour les questions secrètes
}
bot-pace-chosen = - **Temps par décision : { $time }** · { $how ->
    [rules] Passé ce délai, le coup prévu par les règles est joué à la place des absents.
   *[other] Passé ce délai, un joueur virtuel prend cette seule décision.
}
bot-pace-since = 💭 question posée <t:{ $since }:R>
bot-pace-since-due = 💭 question posée <t:{ $since }:R> · ⏰ réponse attendue <t:{ $due }:R>
bot-pace-away = { $name } : absence annoncée jusqu’au <t:{ $until }:D>.
bot-pace-due = Vous pouvez répondre jusqu’au <t:{ $due }:f> (<t:{ $due }:R>) ; la partie continue ensuite sans vous.
bot-pace-reminder = **⏰ Petit rappel : la table vous attend. Vous pouvez répondre jusqu’au <t:{ $due }:f> (<t:{ $due }:R>).**
bot-pace-help-computer = Répondez avant le <t:{ $due }:f> (<t:{ $due }:R>). Passé ce délai, un joueur virtuel prendra cette décision pour vous. Si vous laissez passer { $n } décisions de suite, il gardera votre place jusqu’à votre retour.
bot-pace-help-taken-over = Votre temps est écoulé : un joueur virtuel va décider pour vous. Tant qu’il ne l’a pas fait, vous pouvez encore répondre.
bot-pace-help-away = Votre absence est annoncée jusqu’au <t:{ $until }:D> : d’ici là, votre temps ne s’écoule pas. La moindre action à une table met fin à cette absence.
bot-away-set = Votre absence est annoncée à toutes vos tables jusqu’au <t:{ $until }:D> : d’ici là, votre temps ne s’écoule pas. `/{ bot-command-back.name }` ou votre prochain coup y met fin.
bot-away-ended = Heureux de vous revoir ! Votre temps s’écoule de nouveau à toutes vos tables.
bot-away-not = Vous n’avez annoncé d’absence à aucune table.
bot-command-away =
    .name = absence
    .description = Suspendre votre temps à toutes vos tables pendant une absence
bot-command-away-days =
    .name = jours
    .description = Pendant combien de jours, 30 au plus
bot-command-back =
    .name = retour
    .description = Annoncer votre retour : votre temps s’écoule de nouveau
