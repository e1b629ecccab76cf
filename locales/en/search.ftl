## Searching the history by words

bot-button-search = Search…
bot-search-form = Search the history
bot-search-asks = Words, or parts of words
bot-search-hint = a name and a word, for example
bot-search-title = ### { $game } · “{ $wanted }” in the history
bot-search-found = { $count ->
    [0] No sentence contains all of these words. Try fewer or shorter ones; accents and capitals make no difference.
    [one] One sentence found.
   *[other] { $count } sentences found{ $left ->
        [0] .
       *[other] ; these are the latest { $shown }. Add a word to find fewer.
    }
}
bot-search-places = Show a sentence in context
bot-no-search-words = Type at least one word to search for.
bot-command-history-search =
    .name = search
    .description = Show only the sentences that contain these words
