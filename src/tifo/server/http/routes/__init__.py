"""What can be asked of the server, one module a subject."""

from tifo.server.http.routes import acts, codes, games, reading, tables

ROUTES = [route for room in (games, tables, codes, acts, reading) for route in room.routes.all]
"""Every route of the API."""
