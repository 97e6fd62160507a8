"""The REST API: thin views over play.py and look.py. Messages are wire.py's, errors errors.py's."""
