## What a player can do beside answering
bot-button-menu = More
bot-button-back-step = Take back
bot-button-hint = What would you do?
bot-button-propose = Propose ending the game
bot-button-concede = Concede
bot-button-leavesure = Yes, leave
bot-button-concedesure = Yes, concede
bot-button-notsure = No, play on
bot-button-agree = Agree
bot-button-decline = Say no
bot-button-withdraw-of = { $name }: withdraw
bot-menu-title = ### What else can you do?
bot-menu-look = Look at…
bot-menu-past = ### What would you like to look at?
bot-menu-propose = - **{ bot-button-propose }** asks everyone else to stop here, without a winner.
bot-menu-concede = - **{ bot-button-concede }** lets your opponent win now.
bot-menu-leave = - **{ bot-button-leave }** gives your seat to a computer player; you can come back as long as the game lasts. { $rated ->
    [together] Unless you are back before the end, you are rated as last if the others win, and lose with them if they lose.
    [alone] Unless you are back before the end, leaving costs as much as conceding: you are rated as last, whatever the score.
   *[no] This game is not rated.
}
bot-menu-leave-alone = - **{ bot-button-leave }** puts the game on hold, since nobody else is playing. It resumes if you come back within { $days } days.
bot-menu-proposal = A proposal by { $name } is still open.
bot-menu-leave-sure = Leave this game of { $game }, which counts for the ratings? { $how ->
    [hold] Nobody else is playing, so the game is put on hold. It resumes if you come back within { $days } days.
    [together] A computer player takes your seat; you can come back as long as the game lasts. Unless you are back before the end, you are rated as last if the others win, and lose with them if they lose.
   *[alone] A computer player takes your seat; you can come back as long as the game lasts. Unless you are back before the end, leaving costs as much as conceding: you are rated as last, whatever the score.
}
bot-menu-concede-sure = Concede this game of { $game }? Your opponent wins it, and this cannot be undone.
bot-menu-concede-rated = { $how ->
    [defeat] Conceding counts for the ratings like any defeat, whatever the score: your rating goes down, and your opponent’s goes up.
    [alone] Your opponent has left, so nobody’s rating changes. If you play on to the end, they are rated as last unless they are back by then.
   *[brief] Nobody’s rating changes yet: fewer than { $n ->
        [one] one move per player has
       *[other] { $n } moves per player have
    } been made.
}
bot-took-back = Your last move has been taken back.
bot-asked-others = I have asked everyone else. The proposal stands for a quarter of an hour, or until one of you moves.
bot-response-noted = Your answer is noted.
bot-withdrawn = Your proposal is withdrawn.
bot-conceded = You have conceded this game.
bot-hint-title = **What I would do in your place**, seeing only what you see:
bot-hint = { $n }. { $choice }
bot-hint-none = I have no hints for this game.
bot-menu-propose-defeat = - **{ bot-button-propose }** asks everyone else to give the game up: if all agree, it is lost for everyone.
bot-menu-concede-defeat = - **{ bot-button-concede }** ends the game now, and it is lost.
bot-menu-concede-defeat-sure = Give up this game of { $game }? It will be lost, and this cannot be undone.
