"""What an operator sees and does: log lines, metrics, health, backups."""
