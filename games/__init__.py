"""Board games as pure rules: no Discord, files, clocks or languages below this point."""
