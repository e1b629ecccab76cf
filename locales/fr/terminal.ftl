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
terminal-prompt = Un numéro (de 1 à { $count }), un coup tapé ou un mot à chercher :
terminal-some = Donnez de { $least } à { $most } numéros, séparés par des espaces :
terminal-exactly = { $count ->
    [one] Donnez un numéro :
   *[other] Donnez { $count } numéros, séparés par des espaces :
}
terminal-amount = Donnez un nombre de { $low } à { $high } :
terminal-not-understood = Ce n’est pas un coup possible ici. Donnez un numéro de la liste ou un mot à chercher.
terminal-bye = La partie s’arrête ici. La même graine et les mêmes coups y ramènent.
terminal-score = { $name } : { $total } ({ $parts })
