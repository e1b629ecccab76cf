## The whole game as a moving picture

bot-button-recap = Animated recap
bot-recap = These are the highlights of the game, as everyone could see them. The caption says which turns each picture shows.
bot-recap-turns = { $first } – { $latest }
bot-recap-deal = The deal
bot-recap-score = The final score
bot-recap-drawing = I am drawing the whole game for you. This takes a moment.
bot-recap-alt = This moving picture shows { $frames ->
    [one] one moment
   *[other] { $frames } moments
} of a game of { $game }. At the table: { $names }.
bot-no-recap-yet = The recap shows a whole game: you can have it once this one is over.
bot-no-recap-made = The recap could not be drawn this time. Please try again.
bot-button-recap-show = Show to everyone
bot-recap-showing = I am posting the recap in the channel.
bot-recap-shown = The recap is now [in the channel]({ $link }).
bot-recap-stands = The recap has already been shown: it is [in the channel]({ $link }).
bot-no-recap-shown = Only people who played at this table can show its recap, and only while its channel exists.
bot-no-recap-here = I cannot post the recap in the channel. Please check my permissions there.
