"""Every message of the API and the socket, as a type: decoded strictly, documented as OpenAPI, given to the client.

docs/wire.md says what they mean.
"""
