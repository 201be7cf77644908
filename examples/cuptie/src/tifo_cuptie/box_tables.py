"""The box as the tables that the rulebook shows."""

from tifo.core.book import Row, Table, numbers
from tifo.core.messages import Message
from tifo_cuptie.components import BOX

COLUMNS = ("card", "strength", "bench", "copies")


def tables() -> tuple[Table, ...]:
    """The cards, and every single number of the cup."""
    rows = tuple(
        Row((Message(f"card-{card['name']}"), *(card[name] for name in COLUMNS[1:])), card["mark"])
        for card in BOX["cards"]
    )
    return Table("cards", COLUMNS, rows), numbers({"cup": BOX["cup"]})
