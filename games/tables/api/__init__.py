"""The REST API: thin views over writes/ and queries.py. Messages are wire/'s, errors errors.py's."""
