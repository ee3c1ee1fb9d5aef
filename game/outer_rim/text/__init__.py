"""Everything in words: cards, options, prompts, the log, the reasons against an intent."""
