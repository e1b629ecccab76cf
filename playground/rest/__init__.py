"""The part of Discord's HTTP API that the bot uses: one module per resource."""
