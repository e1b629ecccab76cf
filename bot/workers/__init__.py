"""What draws and thinks in processes of its own, away from the event loop."""
