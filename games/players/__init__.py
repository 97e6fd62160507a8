"""Players: the people at the tables. Guests today: a name, no e-mail."""
