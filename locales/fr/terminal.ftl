## Jouer dans le terminal : python -m games <jeu>
terminal-about = Jouez à l’un des jeux dans le terminal, contre des joueurs virtuels ou à plusieurs au même clavier.
terminal-seats-help = nombre de joueurs (par défaut, le minimum du jeu)
terminal-seed-help = la même graine donne la même partie
terminal-first-help = numéro du joueur qui commence (tiré au sort par défaut)
terminal-option-help = une option du jeu, NOM=VALEUR ; peut être donnée plusieurs fois
terminal-lang-help = la langue de la partie (par défaut, celle du système)
terminal-people-help = combien de joueurs partagent ce clavier ; avec 0, les joueurs virtuels jouent seuls
terminal-player = Joueur { $n }
terminal-computer = Joueur virtuel { $n }
terminal-prompt = Tapez un numéro (de 1 à { $count }), un coup ou un mot à chercher :
terminal-some = Donnez de { $least } à { $most } numéros, séparés par des espaces :
terminal-exactly = { $count ->
    [one] Donnez un numéro :
   *[other] Donnez { $count } numéros, séparés par des espaces :
}
terminal-amount = Donnez un nombre de { $low } à { $high } :
terminal-not-understood = Ce n’est pas un coup possible ici. Donnez un numéro de la liste ou un mot à chercher.
terminal-bye = La partie s’arrête ici. La même graine et les mêmes coups y ramènent.
terminal-score = { $name } : { $total } ({ $parts })

## La maison d’un autre jeu : python -m games.new <nom>
terminal-new-about = Crée le dossier d’un nouveau jeu : règles, images, textes et tests d’un petit exemple qui se joue tout de suite.
terminal-new-name-help = identifiant du jeu : minuscules et tirets bas
terminal-new-bad-name = l’identifiant d’un jeu compte de 3 à 31 minuscules ou tirets bas, et commence par une lettre
terminal-new-taken = { $path } existe déjà
terminal-new-next = Pour y jouer : python -m games { $game }. Pour savoir ce qui manque : pytest tests/house/test_rooms.py
