"""The REST API: thin views over play.py and render.py. Messages are wire.py's, errors errors.py's."""
