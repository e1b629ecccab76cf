## Problèmes : python -m games puzzle <jeu>
puzzle-about = Résolvez un problème : une position où une réponse est nettement la meilleure.
puzzle-game-help = le jeu (par défaut, le problème du jour)
puzzle-number-help = numéro du problème (par défaut, un problème choisi selon le jour)
puzzle-none = { $title } n’a pas encore de problèmes.
puzzle-no-number = { $title } a des problèmes numérotés de 1 à { $count }.
puzzle-head = { $title } · problème { $n } sur { $count }
puzzle-facts = Thème : { $theme }. Difficulté : { $difficulty } sur 5.
puzzle-task = Vous êtes { $seat }. Une réponse est nettement la meilleure ; vous n’avez droit qu’à un essai.
puzzle-right = Bien vu : { $answer }
puzzle-wrong = Non : la meilleure réponse est { $answer }
puzzle-gap = Simulée de nombreuses fois à partir de ce que vous pouvez savoir, elle donne { $gap } % de victoire de plus que toute autre réponse.
puzzle-why = Ce qui parle pour elle :
puzzle-others = Ce qui parle pour votre réponse :
puzzle-bye = Le problème reste à résoudre.
