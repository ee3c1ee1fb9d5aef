"""Words: cards, options, the log. All of them are made from the data that runs."""
