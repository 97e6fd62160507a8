"""The REST API: thin views over writes/ and queries.py. Messages are wire.py's, errors errors.py's."""
