"""The catalogue of names: every counter, Order, Action, Event, trigger and Strategy Card as a message."""

from __future__ import annotations

from grognard.games.gwc.cards import strategy_cards, titles
from grognard.games.gwc.content import FOLDER, Name
from grognard.games.gwc.counters import counters

HEAD = "# The names of counters and cards. Written from the content files by `python -m grognard.games.gwc.names`.\n"


def names() -> dict[str, Name]:
    """Every name by its message id."""
    known = counters()
    found = {f"counter-{id_}": name for id_, name in known.names.items()}
    for id_, formation in known.formations.items():
        found[f"counter-{id_}"] = Name(known.title(formation), known.title(formation, "fr"))
    cards = titles()
    found |= {f"order-{id_}": title.name for id_, title in cards.orders.items()}
    found |= {f"action-{id_}": title.name for id_, title in cards.actions.items()}
    found |= {f"event-{id_}": title.name for id_, title in cards.events.items()}
    found |= {f"trigger-{id_}": title.name for id_, title in cards.triggers.items()}
    return found | {f"strategy-{id_}": card.name for id_, card in strategy_cards().items()}


def catalogue(language: str) -> str:
    """The names in one language as a Fluent resource."""
    return HEAD + "".join(f"{id_} = {name.text(language)}\n" for id_, name in names().items())


def main() -> None:
    for language in ("en", "fr"):
        (FOLDER / "locale" / f"names.{language}.ftl").write_text(catalogue(language), "utf-8")


if __name__ == "__main__":
    main()
