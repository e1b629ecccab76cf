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
bot-record-how = Gardez cette archive, ou rejouez-la sur un ordinateur où Porion est installé : `{ $command }`
bot-record-digest = Empreinte de cette archive : `{ $digest }`. Une copie dont l’empreinte diffère a été modifiée.
bot-record-seal = { $whose ->
    [ours] J’ai scellé cette archive moi-même, et rien n’y a été modifié depuis.
    [foreign] Le sceau de cette archive n’est pas le mien : je ne peux pas dire si elle a été modifiée.
   *[none] Cette archive n’a pas de sceau : je ne peux pas dire si elle a été modifiée.
}
bot-fair-title = ### La donne est-elle honnête ?
bot-fair-why = À l’ouverture d’une table, le bot tire un secret, et son empreinte figure dès lors sous la liste des joueurs. Chaque personne qui prend place ensuite ajoute un nombre, et celle qui lance la partie en ajoute un dernier ; ces nombres sont ceux que Discord donne à ces clics. Ensemble, le secret et ces nombres forment la graine de tout ce que le hasard décide. Le bot ne peut donc plus changer le secret une fois les nombres connus, et aucun joueur ne peut choisir la graine, puisque le secret reste caché jusqu’à la fin. Il faut faire confiance à la personne qui exploite le bot sur deux points : les nombres sont ceux de Discord, et aucun joueur ne connaissait le secret.
bot-fair-why-same = Toutes les tables de cette ronde jouent la même donne. Le bot en a tiré le secret avant que l’on sache qui jouerait, et en a montré l’empreinte dans le message du tournoi ; depuis, chaque personne qui s’est inscrite a ajouté un nombre, celui que Discord a donné à son clic. Le secret et ces nombres forment ensemble la graine de tout ce que décide le hasard. Les personnes inscrites par l’organisateur n’en ont pas ajouté ; sans aucun nombre, la graine découle du seul secret, et ce calcul montre seulement que rien n’a été changé après coup. Il faut faire confiance à la personne qui exploite le bot sur deux points : les nombres sont ceux de Discord, et le secret n’a été révélé à personne.
bot-fair-why-own = Le bot a tiré le secret de cette donne quand le tournoi a ouvert la table, et a distribué aussitôt ; les personnes qui s’étaient inscrites elles-mêmes ont ajouté les nombres que Discord a donnés à leurs clics. L’empreinte n’a pu être lue qu’après la donne. Ce calcul montre donc que rien n’a été changé pendant la partie, mais pas que la donne a été tirée au hasard : sur ce point, il faut faire confiance à la personne qui exploite le bot.
bot-fair-round = Le secret sera montré quand la dernière table de cette ronde aura fini sa partie, car d’autres jouent encore la même donne.
bot-fair-secret = **Empreinte du secret :** `{ $seal }`
bot-fair-share = **{ $name }** ajoute `{ $share }`.
bot-fair-later = Le secret sera dévoilé à la fin de la partie. Notez l’empreinte si vous voulez la vérifier à ce moment-là.
bot-fair-never = Cette table a été fermée avant la donne.
bot-fair-revealed = **Secret :** `{ $secret }`
bot-fair-seed = **Graine :** `{ $seed }`
bot-fair-right = J’ai refait le calcul : l’empreinte est bien celle du secret, et la graine découle du secret et de ces nombres. L’empreinte est le SHA-256 du secret ; la graine est le SHA-256 du secret et des nombres, chacun sur sa ligne. L’archive (`/archive`) contient tout cela et se vérifie sur n’importe quel ordinateur.
bot-fair-wrong = J’ai refait le calcul, et les chiffres ne concordent pas : cette donne n’est pas celle qui avait été annoncée.
bot-fair-given = La donne de cette table a été fixée d’avance ; elle est la même pour tous ceux qui la jouent. C’est une partie d’entraînement, ou une partie commencée quand les donnes ne pouvaient pas encore être vérifiées.

bot-lobby-fair = Donne vérifiable : « { bot-button-fair } » (`{ $seal }`)
