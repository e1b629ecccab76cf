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
bot-record-digest = Empreinte de cette archive : `{ $digest }`. Une copie dont l’empreinte diffère a été modifiée.
bot-record-seal = { $whose ->
    [ours] J’ai scellé cette archive moi-même, et rien n’y a été modifié depuis.
    [foreign] Le sceau de cette archive n’est pas le mien : je ne peux pas dire si elle a été modifiée.
   *[none] Cette archive n’a pas de sceau : je ne peux pas dire si elle a été modifiée.
}
bot-fair-title = ### La donne est-elle honnête ?
bot-fair-why = À l’ouverture d’une table, le bot tire un secret, et son empreinte figure dès lors sous la liste des joueurs. Chaque personne qui s’assoit ensuite ajoute un nombre, et celle qui lance la partie en ajoute un dernier : les nombres que Discord donne à leurs clics. Ensemble, le secret et ces nombres forment la graine de tout ce que le hasard décide. Le bot ne peut donc plus changer le secret une fois les nombres connus, et aucun joueur ne peut choisir la graine, puisque le secret reste caché jusqu’à la fin. Il faut croire l’exploitant du bot sur un seul point : que les nombres sont ceux de Discord, et qu’aucun joueur ne connaissait le secret.
bot-fair-secret = **Empreinte du secret :** `{ $seal }`
bot-fair-share = **{ $name }** ajoute `{ $share }`.
bot-fair-later = Le secret sera dévoilé à la fin de la partie. Notez l’empreinte si vous voulez la comparer à ce moment-là.
bot-fair-never = Cette table a été fermée avant la donne.
bot-fair-revealed = **Secret :** `{ $secret }`
bot-fair-seed = **Graine :** `{ $seed }`
bot-fair-right = J’ai refait le calcul : l’empreinte est bien celle du secret, et la graine découle du secret et de ces nombres. L’empreinte est le SHA-256 du secret ; la graine est le SHA-256 du secret et des nombres, chacun sur sa ligne. L’archive (`/archive`) contient tout cela et se vérifie sur n’importe quel ordinateur.
bot-fair-wrong = J’ai refait le calcul, et les chiffres ne concordent pas : cette donne n’est pas celle qui avait été annoncée.
bot-fair-given = La donne de cette table a été fixée d’avance ; elle est la même pour tous ceux qui la jouent. C’est une partie d’entraînement, ou une partie commencée quand les donnes ne pouvaient pas encore être vérifiées.

bot-lobby-fair = Donne vérifiable : son empreinte commence par `{ $seal }`
