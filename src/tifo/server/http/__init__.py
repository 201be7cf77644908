"""What speaks HTTP: the gate, the door of the API, its routes, bodies, errors and pages."""
