"""Board games as pure rules: nothing in this package knows Discord, a database, a clock or a language."""
