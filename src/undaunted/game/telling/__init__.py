"""What is said of a game, in words: names, prompts, goals, briefings, reasons and explanations."""
