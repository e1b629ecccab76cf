# Les mots de la page du terrain d’essai : messages simples et { $variables } seulement.

## Le cadre

page-tagline = une table pour essayer
page-places = Salons et messages
page-open-places = Afficher les salons
page-private = Messages privés
page-dm-with = { $name }
page-dm-topic = Le bot et vous, personne d’autre
page-close-dm = Fermer les messages privés
page-new-channel = Nouveau salon
page-new-thread = Nouveau fil
page-server-settings = Réglages du serveur
page-server-language = Langue du serveur
page-server-language-why = La langue que le bot parle dans les salons, sauf réglage contraire dans l’un d’eux. Chacun garde sa propre langue sur sa page.
page-light = Clair ou sombre
page-new-for-you = Du nouveau pour vous : { $place }
page-unread = non lu
page-dm-news = Ce que personne d’autre ne voit arrive aussi ici, avec l’annonce de vos tours.
page-pings = nouveautés pour vous : { $count }
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-create = Créer
page-name = Nom
page-language = Langue
page-yes = Oui
page-no = Non

## Qui vous êtes

page-welcome = Qui descend à la mine ?
page-welcome-lead = Choisissez qui vous êtes dans cet onglet. Ouvrez-en un autre pour être quelqu’un d’autre et jouer à plusieurs.
page-welcome-known = Revenir en tant que
page-welcome-new = Arriver pour la première fois
page-welcome-enter = Entrer
page-welcome-hint = Tout reste sur cette machine. Tapez / dans un salon pour voir ce que sait faire le bot.
page-settings = Vos réglages
page-switch = Changer de personne
page-dm-closed = Refuser les messages privés
page-dm-closed-why = Le bot ne peut plus vous écrire en privé, comme sur Discord quand les messages privés sont désactivés.
page-dm-closed-short = messages privés fermés
page-moderator = Modération
page-moderator-why = Donne accès aux commandes réservées aux personnes qui gèrent le serveur.

## État de la liaison

page-lost = Le terrain d’essai ne répond pas. Nouvel essai dans { $seconds } s.
page-retry = Essayer maintenant
page-bot-starting = Le bot démarre. Les boutons et les commandes marcheront dans un instant.
page-bot-away = Le bot n’est pas là pour l’instant.
page-bot-away-long = Le bot n’est pas là pour l’instant. Les boutons et les commandes marcheront de nouveau à son retour.
page-no-answer = L’application n’a pas répondu.
page-sending = Envoi…

## Messages

page-log = Messages de { $channel }
page-quiet = Tout est calme dans #{ $channel }
page-quiet-text = Demandez à { $name } à quoi on peut jouer et comment ouvrir une table. Les autres vous rejoignent depuis leur onglet. Tapez / pour voir toutes les commandes.
page-quiet-dm = Rien ici pour l’instant
page-quiet-dm-text = Quand vous jouez à une table, { $name } vous envoie votre main ici.
page-quiet-commands = Voir les commandes
page-quiet-help = Par où commencer ?
page-older = Messages précédents
page-new-messages = Nouveaux messages
page-to-latest = Aller au dernier message
page-bot-tag = BOT
page-used = a utilisé
page-reply-gone = Le message d’origine a été supprimé
page-edited = (modifié)
page-thinking = { $name } réfléchit…
page-typing = { $name } écrit…
page-only-you = Visible par vous uniquement
page-dismiss = Effacer
page-message-spoken = { $name } : { $text }
page-spoiler = Afficher le texte masqué
page-unknown-person = quelqu’un
page-system-pinned = { $name } a épinglé un message.
page-system-thread = { $name } a ouvert le fil « { $thread } ».
page-go-to-thread = Aller au fil
page-system-thread-start = Ce fil commence ici.
page-picture = Image
page-picture-described = Image : { $description }
page-picture-before = Image précédente
page-picture-after = Image suivante
page-picture-original = Ouvrir l’image d’origine

## Commandes et menus

page-select-placeholder = Faites un choix
page-select-confirm = Valider ({ $count } sur { $most })
page-select-exactly = choisissez-en { $most }
page-select-between = choisissez-en de { $least } à { $most }
page-nothing-found = Rien ne correspond.
page-required = obligatoire
page-submit = Envoyer
page-send = Envoyer
page-talk-hint = Écrire, ou / pour une commande
page-talk-label = Message dans { $channel }
page-suggestions = Suggestions
page-commands = Commandes
page-no-command = Aucune commande ne porte ce nom. Tapez / pour les voir toutes.

## Refus

error-unknown = Cela n’a pas marché.
error-offline = Le terrain d’essai ne répond pas.
error-bad_request = Le terrain d’essai n’a pas compris ce que la page demandait.
error-not_joined = Choisissez d’abord qui vous êtes.
error-unknown_person = Cette personne n’est plus là.
error-unknown_channel = Ce salon n’existe plus.
error-unknown_message = Ce message n’existe plus.
error-unknown_guild = Ce serveur n’existe plus.
error-unknown_command = Cette commande n’existe plus.
error-unknown_component = Cet élément n’est plus dans le message.
error-component_disabled = Cet élément est désactivé.
error-unknown_interaction = Ce formulaire n’est plus ouvert.
error-bot_offline = Le bot n’est pas là pour l’instant.
error-timeout = Le bot n’a pas répondu à temps.
error-not_yours = Ce message appartient à quelqu’un d’autre.
error-not_here = Cette commande ne s’utilise pas ici.
error-not_permitted = Vous n’avez pas le droit d’utiliser cette commande.
error-not_moderator = Seuls les modérateurs peuvent faire cela.
error-name_invalid = Un nom compte de 1 à 32 caractères (celui d’un salon, jusqu’à 100).
error-name_taken = Quelqu’un porte déjà ce nom.
error-thread_locked = Ce fil est verrouillé : seul un modérateur peut le rouvrir.
error-content_empty = Il n’y a rien à envoyer.
error-content_too_long = Un message compte au plus { $limit } caractères.
error-option_missing = Il manque « { $option } ».
error-option_unknown = « { $option } » n’est pas une option de cette commande.
error-option_invalid = La valeur de « { $option } » n’est pas valable.
error-option_too_small = « { $option } » doit valoir au moins { $limit }.
error-option_too_big = « { $option } » doit valoir au plus { $limit }.
error-option_too_short = « { $option } » doit compter au moins { $limit } caractères.
error-option_too_long = « { $option } » peut compter au plus { $limit } caractères.
error-option_not_a_choice = Choisissez une valeur de la liste pour « { $option } ».
error-too_few = Choisissez-en au moins { $limit }.
error-too_many = Choisissez-en au plus { $limit }.
error-value_invalid = Cette valeur n’est pas valable.
error-value_too_short = Au moins { $limit } caractères, s’il vous plaît.
error-value_too_long = Au plus { $limit } caractères, s’il vous plaît.
error-value_missing = À remplir, s’il vous plaît.
error-file_too_big = Ce fichier est trop gros.
