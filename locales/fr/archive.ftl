## L’archive d’une partie, et si sa donne est honnête

bot-command-record =
    .name = archive
    .description = Recevoir l’archive de la partie terminée ici, pour la garder ou la vérifier
bot-command-verify =
    .name = vérifier
    .description = Voir d’où vient la donne de cette table, et la vérifier après la fin
bot-record = { $entries ->
    [one] Voici l’archive de cette partie ({ $game }), avec son seul coup.
   *[other] Voici l’archive de cette partie ({ $game }), avec ses { $entries } coups.
}
bot-record-how = Gardez-la, ou rejouez-la sur un ordinateur où Porion est installé : `{ $command }`
bot-fair-title = ### La donne est-elle honnête ?
bot-fair-why = Personne ne choisit l’ordre des cartes ni le résultat des dés. À l’ouverture d’une table, le bot tire un secret et en montre l’empreinte, avant que quelqu’un d’autre ne prenne place. Chaque personne qui prend place y ajoute ensuite un nombre que Discord attribue à son clic. Le secret et ces nombres forment ensemble la graine de tout le hasard de la partie. Le bot n’a donc pas pu choisir la graine, puisqu’il ignorait qui viendrait et quand ; les joueurs non plus, puisque le secret leur était caché.
bot-fair-secret = **Empreinte du secret :** `{ $seal }`
bot-fair-share = **{ $name }** ajoute `{ $share }`.
bot-fair-later = Le secret sera dévoilé à la fin de la partie. Notez l’empreinte si vous voulez la comparer à ce moment-là.
bot-fair-never = Cette table a été fermée avant la donne.
bot-fair-revealed = **Secret :** `{ $secret }`
bot-fair-seed = **Graine :** `{ $seed }`
bot-fair-right = J’ai refait le calcul : l’empreinte est bien celle du secret, et la graine découle du secret et de ces nombres. L’empreinte est le SHA-256 du secret ; la graine est le SHA-256 du secret et des nombres, chacun sur sa ligne. L’archive (`/archive`) contient tout cela et se vérifie sur n’importe quel ordinateur.
bot-fair-wrong = J’ai refait le calcul, et les chiffres ne concordent pas : cette donne n’est pas celle qui avait été annoncée.
bot-fair-given = La donne de cette table a été fixée d’avance ; elle est la même pour tous ceux qui la jouent. C’est une partie d’entraînement, ou une partie commencée quand les donnes ne pouvaient pas encore être vérifiées.
