"""What an operator sees and does."""
