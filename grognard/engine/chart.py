"""Charts as printed: a header line and rows, turned into frozen structs, a mistyped cell failing at import."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

Row = TypeVar("Row")


def chart(row_type: type[Row], text: str) -> dict[str, Row]:
    """The rows of a chart by their first column. `-` is nothing, `+1` a number, anything else a word.

    Columns are separated by blanks; a word of several words is joined by underscores.
    """
    header, *lines = (line.split() for line in text.strip().splitlines() if line.strip())
    rows: dict[str, Row] = {}
    for cells in lines:
        if len(cells) != len(header):
            raise ValueError(f"row {cells[0]!r} has {len(cells)} cells, the chart has {len(header)} columns")
        plain = {name: _cell(cell) for name, cell in zip(header, cells, strict=True)}
        try:
            row = msgspec.convert(plain, row_type)
        except msgspec.ValidationError as error:
            raise ValueError(f"row {cells[0]!r}: {error}") from None
        if cells[0] in rows:
            raise ValueError(f"row {cells[0]!r} stands twice")
        rows[cells[0]] = row
    return rows


def _cell(cell: str) -> Any:
    if cell == "-":
        return None
    if cell in ("yes", "no"):
        return cell == "yes"
    try:
        return int(cell)
    except ValueError:
        return cell
