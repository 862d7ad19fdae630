"""Forks and files: a copy of a game tells nobody what is still secret in the first, and brings dice of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.fork import with_new_dice
from grognard.server.lobby import knows_all
from tests.server.players import Player, two

Maker = Callable[[], Player]


def dice(save: dict[str, Any]) -> list[Any]:
    return [answer for side, answer, _ in save["log"] if side == "chance"]


def test_a_fork_of_a_hot_seat_game_has_other_dice(someone: Maker) -> None:
    player = someone()
    game = player.new(opponent="hotseat", seed="fork")
    seat = player.sit(game)
    seat.play(Random(5), 25)
    fork = player.post(f"/api/games/{game}/fork", number=seat.view["number"])["id"]
    copy = player.sit(fork)
    assert copy.view["units"] == seat.view["units"]
    assert copy.view["table"]["commitment"] != seat.view["table"]["commitment"]
    assert copy.view["table"]["parent_number"] == seat.view["number"]
    first, second = player.get(f"/api/games/{game}/export"), player.get(f"/api/games/{fork}/export")
    assert dice(first) == dice(second), "the past is the same"
    assert first["chance"] != second["chance"]
    assert all(draw is None for _, _, draw in second["log"])
    copy.play(Random(6))
    assert copy.is_over
    done = player.get(f"/api/games/{fork}/export")
    assert grognard.verify(done).good
    assert any(draw is not None for _, _, draw in done["log"]), "from there on its own secret proves it"


@pytest.mark.parametrize(("title", "scenario"), [("ridge", "hill"), ("gwc", "first-blood")])
def test_at_one_screen_the_log_is_that_of_the_side_that_is_shown(
    someone: Maker, title: str, scenario: str
) -> None:
    player, rng, sides = someone(), Random(3), set()
    game = player.new(title=title, scenario=scenario, opponent="hotseat", seed="log")
    seat = player.sit(game)
    for _ in range(60):
        if not seat.options:
            break
        sides.add(seat.view["side"])
        told = player.get(f"/api/games/{game}/log", since=0)
        assert all(line in told for line in seat.log), "nothing that only the other may read"
        assert seat.log[-1:] == told[-1:]
        seat.answer(rng.choice(seat.options)["id"])
    assert len(sides) == 2


def test_a_fork_does_not_go_back_beyond_its_beginning(someone: Maker) -> None:
    player = someone()
    game = player.new(opponent="hotseat")
    seat = player.sit(game)
    for choice in ("hold", "hold", "B1"):
        seat.until(lambda s: s.options)
        seat.answer(choice)
    fork = player.post(f"/api/games/{game}/fork", number=seat.view["number"])["id"]
    copy = player.sit(fork)
    assert not copy.view["table"]["undo"]
    assert copy.ask("undo")["code"] == "illegal-undo"
    assert copy.ask("propose", kind="undo", to=0)["code"] == "illegal-undo"
    copy.answer(copy.options[0]["id"])
    assert seat.view["table"]["undo"], "the first game may"


def test_a_fork_of_a_running_game_shows_no_hidden_hand(someone: Maker) -> None:
    player, other, stranger = someone(), someone(), someone()
    stranger.post("/api/account/guest")
    against_bot = player.new(side="blue", opponent="bot", strength="random")
    between = two(player, other)
    for game in (against_bot, between):
        seat = player.sit(game).until(lambda s: s.options)
        assert isinstance(seat.view["hands"]["red"], int)
        assert player.code("POST", f"/api/games/{game}/fork", number=0) == (403, "still-secret")
        assert player.code("GET", f"/api/games/{game}/export") == (403, "still-secret")
        assert seat.ask("at", number=0, side="red")["code"] == "still-secret"
        assert stranger.code("POST", f"/api/games/{game}/fork", number=0) == (403, "not-your-game")
        assert not seat.value("at", number=0)["fork"], "so it is not offered"
        assert not stranger.get(f"/api/games/{game}/at/0")["fork"]
        player.post(f"/api/games/{game}/resign")
        assert seat.value("at", number=0)["fork"]
        assert player.post(f"/api/games/{game}/fork", number=0)["id"]


def test_a_running_game_between_people_is_not_forked_even_if_nothing_is_hidden(someone: Maker) -> None:
    player, other = someone(), someone()
    document = player.get("/api/titles/ridge/scenarios/hill")["document"]
    open_hands = {**document, "hands": {}, "stances": {"blue": "hold", "red": "hold"}}
    body = {"title": "ridge", "document": open_hands, "side": "blue", "opponent": "link"}
    created = player.post("/api/games", **body)
    game, token = created["id"], created["invitations"]["red"]
    assert player.code("POST", f"/api/games/{game}/fork", number=0) == (403, "still-secret")
    other.post(f"/api/games/{game}/join", invitation=token)
    for each in (player, other):
        assert each.code("POST", f"/api/games/{game}/fork", number=0) == (403, "still-secret")
    player.post(f"/api/games/{game}/resign")
    assert player.post(f"/api/games/{game}/fork", number=player.view(game)["number"])["id"]


@pytest.mark.parametrize(
    ("title", "scenario"), [("gts", "pegasus"), ("gwc", "first-blood"), ("oao", "lorraine")]
)
def test_who_knows_all_sees_what_everybody_sees(title: str, scenario: str) -> None:
    found = Counter[str]()
    game, rng = grognard.new(title, scenario, seed=2), Random(2)
    while (question := game.pending) is not None and game.number < 90:
        for side in game.sides:
            found["known" if knows_all(game, side) else "hidden"] += 1
            secret = [s for s, orders in getattr(game.state, "orders", {}).items() if orders and s != side]
            if secret and title == "gts":
                found["orders"] += 1
                assert not knows_all(game, side), "the enemy's orders are secret"
        game.answer(rng.choice(question.options), question.side)
    assert found["hidden"]
    assert found["orders"] or title != "gts"


def test_a_save_without_its_log_is_refused_and_nothing_is_made(someone: Maker) -> None:
    player, nobody = someone(), someone()
    game = grognard.new("ridge", "hill", seed=4)
    before = player.get("/api/games")
    bookmark = game.save(log=False)
    for visitor in (player, nobody):
        assert visitor.code("POST", "/api/games/import", save=bookmark) == (422, "no-log")
        seats = {"blue": "me", "red": "link"}
        assert visitor.code("POST", "/api/games/import", save=bookmark, seats=seats) == (422, "no-log")
    assert player.get("/api/games") == before
    assert player.post("/api/games/import", save=game.save())["id"]


def test_where_nothing_is_hidden_a_running_game_can_be_forked(someone: Maker) -> None:
    player = someone()
    document = player.get("/api/titles/ridge/scenarios/hill")["document"]
    stances = {"blue": "hold", "red": "hold"}
    open_hands = {**document, "hands": {}, "stances": stances}
    game = player.new(document=open_hands, side="blue", opponent="bot", strength="random")
    seat = player.sit(game).until(lambda s: s.options)
    assert seat.value("at", number=seat.view["number"])["fork"]
    fork = player.post(f"/api/games/{game}/fork", number=seat.view["number"])["id"]
    view = player.view(fork)
    assert view["units"] == seat.view["units"]
    assert view["table"]["seats"]["red"]["bot"] == "random"
    assert view["table"]["commitment"] != seat.view["table"]["commitment"]


def test_a_file_is_no_way_to_know_the_dice_of_a_game_with_others(someone: Maker) -> None:
    player, other = someone(), someone()
    game = player.new(opponent="hotseat")
    player.sit(game).play(Random(2), 10)
    save = player.get(f"/api/games/{game}/export")
    alone = player.post("/api/games/import", save=save)["id"]
    assert player.view(alone)["table"]["commitment"] == player.view(game)["table"]["commitment"]
    created = player.post("/api/games/import", save=save, seats={"blue": "me", "red": "link"})
    other.post(f"/api/games/{created['id']}/join", invitation=created["invitations"]["red"])
    view = player.view(created["id"])
    assert view["table"]["commitment"] != player.view(game)["table"]["commitment"]
    assert view["number"] == save["number"]
    player.post(f"/api/games/{created['id']}/resign")
    assert grognard.verify(player.get(f"/api/games/{created['id']}/export")).good


@pytest.mark.parametrize("title", ["ridge", "gwc", "rpc", "oao", "gts"])
def test_new_dice_for_every_title(title: str) -> None:
    game = grognard.new(title, grognard.scenarios(title)[0].id, seed=3, audit=True)
    rng = Random(1)
    while (question := game.pending) is not None and game.number < 120:
        game.answer(rng.choice(question.options), question.side)
    copy = with_new_dice(with_new_dice(game))
    assert (copy.digest(), copy.number) == (game.digest(), game.number)
    for side in (*game.sides, None):
        assert copy.view(side) == game.view(side)
    while (question := copy.pending) is not None and copy.number < 200:
        copy.answer(rng.choice(question.options), question.side)
    assert grognard.verify(copy.save()).good
