"""The operator's tools: log lines, metrics, health, backups."""
