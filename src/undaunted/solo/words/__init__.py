"""Cards and accounts in words, in every language: from messages alone."""
