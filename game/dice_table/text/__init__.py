"""The dice table in words: questions, options, log and the history as text."""
