"""The conformance kit: the laws that the rules of every game keep, checked for whatever is listed."""
