# What a new playground begins with.
seed-server = The Lamp Room
seed-channel-1 = general
    .topic = Pit talk, and a place to try the bot
seed-channel-2 = game-table
    .topic = A table for a first game
seed-channel-3 = second-table
    .topic = Another table, for latecomers
seed-role = Moderators
