"""Fate decks, Strategy decks and Initiative Cards: their numbers, their balance, and the cards that are attested."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from grognard.games.gwc.cards import (
    BREEZES,
    CODES,
    COLUMNS,
    ActionName,
    Card,
    EventName,
    OrderName,
    Trigger,
    When,
    deck,
    fate_cards,
    initiative_card,
    read_card,
    read_strategy,
    strategy_cards,
    strategy_deck,
    titles,
)
from grognard.games.gwc.content import ALWAYS, ContentError, Month, Nation, Years, read_toml

NATIONS = pytest.mark.parametrize("nation", [*Nation])
HEXES = {f"{column}{row}" for column in "ABCDEFGHIJKLMNO" for row in range(1, 12)}


def quarter(hex_: str) -> tuple[bool, bool] | None:
    """Left or right, top or bottom; None on the middle column and the middle row."""
    column, row = "ABCDEFGHIJKLMNO".index(hex_[0]), int(hex_[1:])
    return None if column == 7 or row == 6 else (column > 7, row > 6)


def with_dice(nation: Nation, white: int, coloured: int) -> list[Card]:
    return [card for card in deck(nation) if (card.white, card.coloured) == (white, coloured)]


def test_245_cards() -> None:
    fate = [card for nation in Nation for card in deck(nation)]
    assert [len(deck(nation)) for nation in Nation] == [72, 72, 72]  # 1.F#1
    assert [len(strategy_deck(nation)) for nation in Nation] == [9, 9, 9]  # 1.S#1
    pairs = [(Nation.FRENCH, Nation.GERMAN), (Nation.AMERICAN, Nation.GERMAN)]
    initiative = {initiative_card(*pair) for pair in pairs}  # 9#1
    assert len(fate) + len(strategy_cards()) + len(initiative) == 245  # CONTENTS.cards
    assert len(fate_cards()) == 216
    assert len(strategy_cards()) == 27
    assert initiative_card(Nation.GERMAN, Nation.FRENCH) == initiative_card(Nation.FRENCH, Nation.GERMAN)
    with pytest.raises(ContentError, match="no Initiative Card"):
        initiative_card(Nation.FRENCH, Nation.AMERICAN)


@NATIONS
def test_every_card_is_numbered_in_its_nations_code(nation: Nation) -> None:
    assert Card.__struct_fields__[: len(COLUMNS)] == COLUMNS  # FIG.card.layout
    assert [card.id for card in deck(nation)] == [f"{CODES[nation]}-{number}" for number in range(1, 73)]


@NATIONS
def test_a_deck_is_two_fair_dice(nation: Nation) -> None:
    pairs = Counter((card.white, card.coloured) for card in deck(nation))
    assert pairs == Counter(dict.fromkeys(product(range(1, 7), repeat=2), 2))


@NATIONS
def test_random_hexes_are_spread_over_the_map(nation: Nation) -> None:
    hexes = [card.hex for card in deck(nation)]
    assert len(set(hexes)) == 72
    assert set(hexes) <= HEXES
    rows = Counter(int(each[1:]) for each in hexes)
    assert set(rows) == set(range(1, 12))  # INFER.randomhexnumbers
    assert set(rows.values()) == {6, 7}
    columns = Counter(each[0] for each in hexes)
    assert len(columns) == 15
    assert set(columns.values()) == {4, 5}
    quarters = Counter(filter(None, map(quarter, hexes)))
    assert len(quarters) == 4
    assert max(quarters.values()) - min(quarters.values()) <= 1


def test_the_three_decks_cover_the_whole_map() -> None:
    assert {card.hex for card in fate_cards().values()} == HEXES


@NATIONS
def test_triggers(nation: Nation) -> None:
    found = Counter(card.trigger for card in deck(nation) if card.trigger)
    assert found.total() == 24  # a third of the deck
    assert found[Trigger.TIME] == 2
    assert found[Trigger.EVENT] in (11, 12)
    assert found[Trigger.SNIPER] in (6, 7)
    assert found[Trigger.JAMMED] in (3, 4)
    sums = [card.white + card.coloured for card in deck(nation) if card.trigger]
    assert abs(sum(sums) / 24 - 7) < 0.3  # a trigger says nothing of the roll
    assert all(
        len([c for c in with_dice(nation, *pair) if c.trigger]) <= 1
        for pair in product(range(1, 7), repeat=2)
    )


def test_triggers_of_the_examples() -> None:
    assert Trigger.JAMMED in {card.trigger for card in with_dice(Nation.GERMAN, 1, 1)}
    assert Trigger.EVENT in {card.trigger for card in with_dice(Nation.GERMAN, 5, 5)}
    plain = {
        Nation.GERMAN: [(5, 4), (1, 5), (4, 2)],
        Nation.AMERICAN: [(2, 3), (3, 5), (4, 6), (5, 5)],
    }
    for nation, pairs in plain.items():
        assert all(card.trigger is None for pair in pairs for card in with_dice(nation, *pair))


def test_attested_cards() -> None:
    cards = fate_cards()
    french = cards["F-1"]  # FIG.card.F-1
    assert (french.order, french.action) == (OrderName.MOVE, ActionName.COUNTERATTACK)
    assert (french.event, french.hex) == (EventName.DETACHMENT, "D10")
    american = cards["US-1"]  # FIG.card.US-1
    assert (american.order, american.action) == (OrderName.MOVE, ActionName.BARRAGE)
    assert (american.event, american.hex) == (EventName.SAPPERS, "F4")
    assert cards["G-7"].hex == "G11"  # FIG.card.G-7
    assert Counter(card.action for card in deck(Nation.GERMAN))[ActionName.CROSSFIRE] >= 2


@NATIONS
def test_every_order_action_and_event_of_a_nation_is_in_its_deck(nation: Nation) -> None:
    names, cards = titles(), deck(nation)
    assert {card.order for card in cards} == set(OrderName)
    played = {action for card in cards for action in card.actions}
    assert played == {action for action in ActionName if nation in names.actions[action].nations}
    events = {event for event in EventName if nation in names.events[event].nations}
    assert {card.event for card in cards} == events


def test_the_numbering_of_the_rulebook_is_complete() -> None:
    names = titles()
    assert {each.rule for each in names.orders.values()} == {f"O{n}" for n in range(16, 28)}
    hidden = {"A45.1", "A45.2", "A45.3", "A45.4"}
    assert {each.rule for each in names.actions.values()} == {
        f"A{n}" for n in range(29, 56) if n != 45
    } | hidden
    assert {each.rule for each in names.events.values()} == {f"E{n}" for n in range(57, 98)}
    duds = [each.en for each in names.actions.values() if each.rule == "A52"]
    assert duds == ["Oh! Les Boches!", "What Was That?"]


def test_national_cards() -> None:
    def only(nation: Nation) -> set[str]:
        tables = (titles().actions, titles().events)
        return {title.rule for table in tables for title in table.values() if title.nations == (nation,)}

    assert only(Nation.GERMAN) == {"A29", "A54", "A55", "E58"}
    assert only(Nation.FRENCH) == {"A40", "A52", "E66", "E78", "E82"}
    assert only(Nation.AMERICAN) == {"A48", "A52", "E65"}
    assert titles().actions[ActionName.NO_QUARTER].nations == (Nation.GERMAN, Nation.AMERICAN)
    assert titles().events[EventName.MOBILE_FIREPOWER].nations == (Nation.FRENCH, Nation.AMERICAN)


@NATIONS
def test_orders_are_shaped_for_play(nation: Nation) -> None:
    orders = Counter(card.order for card in deck(nation))
    assert [order for order, _ in orders.most_common(2)] == [OrderName.FIRE, OrderName.MOVE]
    assert orders[OrderName.FIRE] + orders[OrderName.MOVE] >= 27
    assert 4 <= orders[OrderName.COMMAND_CONFUSION] <= 5
    assert orders[OrderName.RECOVER] >= 7
    assert orders[OrderName.ROUT] >= 6
    assert min(orders.values()) >= 2


def test_orders_follow_doctrine() -> None:
    orders = {nation: Counter(card.order for card in deck(nation)) for nation in Nation}
    german, french, american = (orders[nation] for nation in Nation)
    assert german[OrderName.HMG_SUPPRESS] > american[OrderName.HMG_SUPPRESS] > french[OrderName.HMG_SUPPRESS]
    assert french[OrderName.OFFENSIVE] > american[OrderName.OFFENSIVE] > german[OrderName.OFFENSIVE]
    assert german[OrderName.COMMAND_CONFUSION] < american[OrderName.COMMAND_CONFUSION]


@NATIONS
def test_values_on_cards(nation: Nation) -> None:
    for card in deck(nation):
        assert (card.direction is not None) == (card.event in BREEZES)
        assert (card.month is not None) == (card.event == EventName.MACHINE_GUN_NEST)
        assert card.nationality == (nation if card.action == ActionName.MARKSMANSHIP else None)
        if card.month and nation != Nation.GERMAN:
            assert card.month >= Month(1916, 5)  # the nest is a Chauchat
    directions = [card.direction for card in deck(nation) if card.direction]
    assert len(directions) == len(set(directions)) == 5


def test_fire_is_order_and_action_in_one() -> None:
    for card in fate_cards().values():
        assert (ActionName.FIRE in card.actions) == (card.order == OrderName.FIRE)  # GLOSS.action
        assert card.action in card.actions
        assert card.action != ActionName.FIRE


GOOD = ("G-1", "move", "dig-in", "breeze:2", "M2", "6", "5", "-")


@pytest.mark.parametrize(
    ("column", "text", "words"),
    [
        ("order", "march", "Invalid enum value"),
        ("action", "elan", "not for this nation"),
        ("action", "fire", "printed as an Order"),
        ("action", "marksmanship", "nationality"),
        ("event", "marseillaise", "not for this nation"),
        ("event", "breeze:7", "a direction is 1 to 6"),
        ("event", "breeze", "no number"),
        ("event", "machine-gun-nest:soon", "not a month"),
        ("hex", "P1", "no hex"),
        ("hex", "A12", "no hex"),
        ("white", "7", "a die shows"),
        ("trigger", "bang", "Invalid enum value"),
    ],
)
def test_loader_refuses(column: str, text: str, words: str) -> None:
    assert read_card(GOOD, Nation.GERMAN, "here").direction == 2
    row = list(GOOD)
    row[COLUMNS.index(column)] = text
    with pytest.raises(ContentError, match=words):
        read_card(row, Nation.GERMAN, "here")


def test_loader_refuses_a_short_line() -> None:
    with pytest.raises(ContentError, match="8 columns"):
        read_card(GOOD[:-1], Nation.GERMAN, "here")


# fmt: off
STRATEGY = {
    Nation.FRENCH: [
        "Aerial Reconnaissance", "Air Dominance", "Anti-Gas Strategy", "Assaults", "Field Reports", "French 75's",
        "Gabions et Fascines", "La Force Noire", "Under Shot",
    ],
    Nation.GERMAN: [
        "Anti-Gas Strategy", "Dog Fights", "Drachen", "Forward Observer", "Red Trousers", "Sturmabteilung Vor",
        "Sturmtruppen", "Under Shot", "Walter Rathenau",
    ],
    Nation.AMERICAN: [
        "Anti-Gas Strategy", "Battle Morale", "Doughboy Surge", "Firepower", "Flying Squadrons", "Hidden Path",
        "Scout", "Under Shot", "Woods Fighting",
    ],
}
# fmt: on


@NATIONS
def test_strategy_decks(nation: Nation) -> None:
    chapter = {Nation.FRENCH: 3, Nation.GERMAN: 4, Nation.AMERICAN: 5}[nation]
    cards = strategy_deck(nation)
    assert [card.name.en for card in cards] == STRATEGY[nation]
    assert [card.rule for card in cards] == [f"S98.{chapter}.{number}" for number in range(1, 10)]


def test_strategy_periods_and_reminders() -> None:
    cards = strategy_cards()
    dated = {card.rule: card.years for card in cards.values() if card.years != ALWAYS}
    late = Years(1916, 1918)
    assert dated == {
        "S98.3.3": late,
        "S98.4.1": late,
        "S98.5.1": late,
        "S98.3.7": Years(1915, 1917),
        "S98.4.5": Years(1914, 1914),
        "S98.4.6": late,
        "S98.4.7": late,
    }
    reminders = {card.rule for card in cards.values() if card.reminder}
    assert reminders == {"S98.3.3", "S98.3.7", "S98.4.1", "S98.5.1", "S98.5.4", "S98.5.5", "S98.5.9"}
    flying, gas = cards["USS5"], cards["USS1"]
    assert (flying.name.en, flying.reminder) == ("Flying Squadrons", True)  # FIG.sc.USS5
    assert (gas.name.fr, gas.reminder, gas.years.first) == (
        "Équipements Anti-Gaz",
        True,
        1916,
    )  # FIG.sc.USS1#fr
    assert cards["GS5"].when == When.FRENCH_OFFENSIVE
    assert cards["USS7"].when == When.ENEMY_ACTION


def test_strategy_loader_refuses() -> None:
    document = read_toml("strategy.toml")
    document["german"]["GS1"]["when"] = "at tea"
    with pytest.raises(ContentError, match="Invalid enum value"):
        read_strategy(document, Nation.GERMAN)


def test_names_in_both_languages() -> None:
    names = titles()
    every = [
        *names.orders.values(),
        *names.actions.values(),
        *names.events.values(),
        *names.triggers.values(),
    ]
    assert all(each.en and each.fr for each in every)
    assert names.orders[OrderName.HMG_SUPPRESS].name.text("fr") == "Ligne de Feu"
    assert names.actions[ActionName.PROBE].name.text("fr") == "Bonne Étoile"
    assert names.events[EventName.RECONNAISSANCE].name.text("en") == "Reconnaissance"
