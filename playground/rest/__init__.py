"""Discord's HTTP API, as much of it as the bot uses: one module per resource."""
