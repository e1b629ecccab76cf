## Réglages d’un serveur et d’une personne : panneaux, commandes, refus

bot-command-settings =
    .name = réglages
    .description = Les réglages : les vôtres, ou ceux du serveur
bot-command-settings-me =
    .name = moi
    .description = Votre langue, les mentions, votre main, les astuces, vos heures de jeu
bot-command-settings-server =
    .name = serveur
    .description = Pour qui gère le serveur : langue, salons, ouverture des tables, rythme, limites
bot-command-settings-hours =
    .name = heures
    .description = Vos heures de jeu : quand votre temps s’écoule aux tables d’au moins une heure par décision
bot-command-settings-hours-zone =
    .name = fuseau
    .description = Votre fuseau horaire, par exemple Europe/Paris

bot-settings-language = { $language ->
    [fr] français
   *[en] anglais
}
bot-settings-language-entry = { $language ->
    [automatic] Langue : automatique, comme dans Discord
    [fr] Langue : français
   *[en] Langue : English
}
bot-settings-switch = { $name } : { $state ->
    [on] oui
   *[off] non
}
bot-settings-channel = <#{ $id }>

## Le panneau d’un serveur

bot-settings-server-title = ### Réglages de ce serveur
bot-settings-server-language = - **Langue :** les nouvelles tables sont en { $language }, la langue du serveur dans Discord.
bot-settings-server-channels = - **Salons :** une table ne peut s’ouvrir que dans { $channels }, et dans les fils qui en dépendent.
bot-settings-server-role = - **Qui :** seuls les membres qui ont le rôle { $role } et les personnes qui gèrent le serveur peuvent ouvrir une table.
bot-settings-server-budget = - **Limite horaire presque atteinte :** { $things }.
bot-settings-server-budget-of = { $kind ->
    [tables] tables
    [messages] places, votes et annonces
    [mentions] mentions
    [hints] conseils
    [recaps] résumés
    [reviews] bilans
    [files] fichiers
    [puzzles] problèmes
    [tournaments] tournois
    [pairings] tables de tournoi
   *[calls] appels de tournoi
} ({ $n } sur { $most })
bot-settings-server-mentions = - **Mentions :** les personnes dont c’est le tour sont mentionnées, sauf celles qui ne le veulent pas. Sans mention, un message privé les prévient.
bot-settings-server-motion = - **Images animées :** ce qui est révélé s’anime, sauf pour les joueurs qui ne le veulent pas. Sans ce réglage, tout tient en une seule image fixe.
bot-settings-server-how = Les tables déjà ouvertes restent telles quelles. `/{ bot-command-language.name }` règle la langue d’un seul salon.
bot-settings-server-language-asks = En quelle langue sont les nouvelles tables ?
bot-settings-server-channels-asks = Salons où ouvrir une table : tous
bot-settings-server-role-asks = Qui peut ouvrir une table : tout le monde
bot-settings-server-pace-asks = Combien de temps pour chaque décision ?
bot-settings-server-person-asks = Combien de tables par personne ?
bot-settings-server-server-asks = Combien de tables pour tout le serveur ?
bot-settings-server-per-person = { $n ->
    [one] Tables par personne : { $n }
   *[other] Tables par personne : { $n }
}
bot-settings-server-per-server = { $n ->
    [one] Tables sur ce serveur : { $n }
   *[other] Tables sur ce serveur : { $n }
}
bot-button-server-mentions = Mentions
bot-button-server-motion = Images animées

bot-no-manager = Seules les personnes qui ont la permission « Gérer le serveur » peuvent voir et changer ces réglages.
bot-no-server-settings-here = Ces réglages dépendent du serveur : utilisez cette commande dans un salon du serveur.
bot-no-such-limit = { $most ->
    [one] La limite ne peut être que { $most }.
   *[other] La limite doit être comprise entre 1 et { $most }.
}
bot-no-table-in-channel = { $more ->
    [0] Sur ce serveur, une table ne peut s’ouvrir que dans { $channels }, et dans les fils qui en dépendent.
    [one] Sur ce serveur, une table ne peut s’ouvrir que dans { $channels }, dans un autre salon et dans les fils qui en dépendent.
   *[other] Sur ce serveur, une table ne peut s’ouvrir que dans { $channels }, dans { $more } autres salons et dans les fils qui en dépendent.
}
bot-no-role-for-tables = Sur ce serveur, il faut le rôle <@&{ $role }> pour ouvrir une table. Demandez à une personne qui a ce rôle d’en ouvrir une, puis prenez-y place.
bot-no-more-tables-of-yours-here = { $most ->
    [one] Vous êtes déjà à { $most } table de ce serveur, et c’est son maximum par personne. Finissez la partie ou quittez la table d’abord.
   *[other] Vous êtes déjà à { $most } tables de ce serveur, et c’est son maximum par personne. Finissez une partie ou quittez une table d’abord.
}

## Le panneau d’une personne

bot-settings-mine-title = ### Vos réglages
bot-settings-mine-language = - **Langue :** je vous parle français, { $by ->
    [discord] la langue de votre application Discord.
   *[you] comme vous l’avez choisi.
}
bot-hand-by-button = Votre main ({ $game }) ne s’affiche plus ici : pendant la partie, le bouton « { bot-button-hand } » de la table la montre. `/{ bot-command-settings.name } { bot-command-settings-me.name }` permet de changer ce réglage.
bot-settings-mine-hours = - **Heures de jeu :** { $state ->
    [on] aux tables qui donnent au moins une heure par décision, votre temps ne s’écoule que pendant ces heures.
   *[off] aux tables à temps limité, votre temps s’écoule à toute heure.
}
bot-settings-mine-blocks = - **Personnes bloquées :** { $count ->
    [one] une personne.
   *[other] { $count } personnes.
}
bot-settings-mine-switches =
    {""}**{ bot-button-mine-mentions }** : un message vous appelle dans le salon.
    {""}**{ bot-button-mine-hand }** : sans ce réglage, appuyez sur « { bot-button-hand } » à la table.
    {""}**{ bot-button-mine-tips }** : une ligne d’aide dans les jeux que vous découvrez.
    {""}**{ bot-button-mine-daily }** : il dit quelles tables vous attendent.
    {""}**{ bot-button-mine-motion }** : sans ce réglage, ce sont des images fixes.
    {""}**{ bot-button-mine-named }** : les autres peuvent l’y voir, ainsi que vos hauts faits et vos dernières parties.
bot-settings-mine-language-asks = Dans quelle langue vous parler ?
bot-button-mine-mentions = Mention à mon tour
bot-button-mine-hand = Main en privé
bot-button-mine-tips = Astuces
bot-button-mine-daily = Message quotidien
bot-button-mine-motion = Images animées
bot-button-settings = Mes réglages
bot-menu-settings = - **{ bot-button-settings }** permet de régler votre langue, les mentions, l’envoi de votre main et vos heures de jeu.
bot-button-hours = Heures de jeu
bot-button-mine-blocks = Personnes bloquées
bot-button-settings-back = Revenir à mes réglages

## Heures de jeu

bot-hours-title = ### Vos heures de jeu
bot-hours-none = Aux tables à temps limité, votre temps s’écoule à toute heure. Si vous choisissez votre fuseau horaire, vous pourrez par exemple limiter ce temps au soir et au week-end.
bot-hours-suggested = J’ai réglé les heures ci-dessous : c’est une suggestion. Modifiez-les dans les menus, ou appuyez sur « { bot-button-always } ».
bot-hours-zone = Fuseau horaire : { $zone }, où il est { $hours } h { $minutes }.
bot-hours-how = En dehors de ces heures, votre temps ne s’écoule pas aux tables qui donnent au moins une heure par décision. Vous pouvez jouer quand même à tout moment. Le message quotidien n’arrive, lui aussi, que pendant ces heures.
bot-hours-line = - { $days } : { $hours }
bot-hours-line-never = - { $days } : votre temps ne s’écoule pas
bot-hours-every-day = tous les jours
bot-hours-day = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
bot-hours-days-between = du { $first } au { $last }
bot-hours-hour = { $hour } h
bot-hours-span = de { $begins } à { $ends }{ $day ->
    [next] {" "}le lendemain
   *[same] {""}
}
bot-hours-all-day = toute la journée
bot-hours-days = Jours : { $days }
bot-hours-days-asks = Quels jours voulez-vous régler ?
bot-hours-never = Mon temps ne s’écoule pas ces jours-là
bot-hours-from = À partir de { $hour }
bot-hours-from-asks = À quelle heure commencer ? (Cela varie selon le jour.)
bot-hours-until = Jusqu’à { $hour }{ $day ->
    [next] {" "}le lendemain
   *[same] {""}
}
bot-hours-until-asks = À quelle heure finir ?
bot-button-zone = Choisir un fuseau horaire
bot-button-always = Supprimer mes heures de jeu
bot-hours-zone-title = Votre fuseau horaire
bot-hours-zone-label = Ville ou nom du fuseau
bot-hours-zone-hint = Paris, Europe/Brussels, America/Montreal…
bot-no-zone-typed = Tapez le nom d’une grande ville de votre fuseau horaire, par exemple Paris.
bot-no-such-zone = Je ne connais pas de fuseau horaire nommé « { $zone } ». Tapez le nom d’une grande ville, par exemple Paris, ou utilisez `/{ bot-command-settings.name } { bot-command-settings-hours.name }` et choisissez une suggestion.
bot-no-such-zone-but = Je ne trouve pas de fuseau horaire précis pour « { $zone } ». { $zones-count ->
    [one] Le plus proche : { $zones }.
   *[other] Les plus proches : { $zones }.
}
bot-no-hours-at-all = Sans aucune heure de jeu, votre temps ne s’écoulerait jamais. Gardez au moins un jour avec des heures de jeu.

# Ce qu’une personne ou un serveur peut provoquer en une heure
bot-no-budget-person = { $kind ->
    [messages] Vous ne pouvez plus changer de place, lancer de vote ni faire d’annonce
    [mentions] Vous ne pouvez plus mentionner personne
    [tables] Vous ne pouvez plus ouvrir de table
    [hints] Vous ne pouvez plus demander de conseil
    [recaps] Vous ne pouvez plus faire préparer de résumé
    [reviews] Vous ne pouvez plus demander de bilan
    [puzzles] Vous ne pouvez plus répondre à un problème
    [calls] Vos tournois ne peuvent plus appeler personne
    [pairings] Vos tournois ne peuvent plus ouvrir de table
    [tournaments] Vous ne pouvez plus ouvrir de tournoi
    [files] Vous ne pouvez plus partager de fichier
   *[seconds] Vous ne pouvez plus me faire travailler
} pour le moment : la limite horaire est atteinte. { $minutes ->
    [one] Réessayez dans une minute.
   *[other] Réessayez dans { $minutes } minutes.
}
bot-no-budget-server = { $kind ->
    [messages] Sur ce serveur, on ne peut plus changer de place, lancer de vote ni faire d’annonce
    [mentions] Sur ce serveur, on ne peut plus mentionner personne
    [tables] Sur ce serveur, on ne peut plus ouvrir de table
    [hints] Sur ce serveur, on ne peut plus demander de conseil
    [recaps] Sur ce serveur, on ne peut plus faire préparer de résumé
    [reviews] Sur ce serveur, on ne peut plus demander de bilan
    [puzzles] Sur ce serveur, on ne peut plus répondre à un problème
    [calls] Les tournois de ce serveur ne peuvent plus appeler personne
    [pairings] Les tournois de ce serveur ne peuvent plus ouvrir de table
    [tournaments] Sur ce serveur, on ne peut plus ouvrir de tournoi
    [files] Sur ce serveur, on ne peut plus partager de fichier
   *[seconds] Sur ce serveur, on ne peut plus me faire travailler
} pour le moment : la limite horaire est atteinte. { $minutes ->
    [one] Réessayez dans une minute.
   *[other] Réessayez dans { $minutes } minutes.
}
