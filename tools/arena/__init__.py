"""How strong computer players are, measured in matches."""
