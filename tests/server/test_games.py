"""Games from the first click to the file that proves them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from typer.testing import CliRunner

import grognard
import grognard.cli.proof
from grognard.cli import app as cli
from tests.server.players import Player, two

Maker = Callable[[], Player]


def test_a_newcomer_plays_a_bot_to_the_end_without_an_account(someone: Maker) -> None:
    player = someone()
    game = player.new(side="blue", opponent="bot", strength="greedy")
    seat = player.sit(game)
    assert seat.play(Random(1)) > 5
    result = seat.view["table"]["result"]
    assert result["by"] == "rules"
    assert seat.view["outcome"]["winner"] == result["winner"]
    listed = player.get("/api/games")
    assert [(g["id"], g["status"], g["yours"]) for g in listed] == [(game, "finished", ["blue"])]


def test_two_at_one_keyboard_see_the_side_that_decides(someone: Maker) -> None:
    player = someone()
    seat = player.sit(player.new(opponent="hotseat"))
    assert seat.view["seats"] == ["blue", "red"]
    shown = set()
    for _ in range(12):
        seat.until(lambda s: s.options)
        assert seat.view["side"] == seat.view["decision"]["side"]
        shown.add(seat.view["side"])
        assert seat.answer(seat.options[0]["id"])["ok"]
    assert shown == {"blue", "red"}


def test_a_game_by_invitation_begins_when_the_second_player_comes(someone: Maker) -> None:
    first, second = someone(), someone()
    created = first.create(side="blue", opponent="link")
    game = created["id"]
    waiting = first.sit(game)
    assert waiting.view["table"]["status"] == "open"
    assert waiting.view["decision"] is None
    assert second.code("POST", f"/api/games/{game}/join", invitation="wrong") == (403, "needs-invitation")
    second.post(f"/api/games/{game}/join", invitation=created["invitations"]["red"])
    waiting.until(lambda s: s.view["table"]["status"] == "playing")
    other = second.sit(game)
    assert (waiting.view["side"], other.view["side"]) == ("blue", "red")
    third = someone()
    joined = third.code("POST", f"/api/games/{game}/join", invitation=created["invitations"]["red"])
    assert joined[0] == 403


def test_the_lobby_is_for_accounts(someone: Maker, account: Maker) -> None:
    host, guest, other = account(), someone(), account()
    game = host.new(side="red", opponent="open")
    assert game in [g["id"] for g in other.get("/api/lobby")]
    guest.post("/api/account/guest")
    assert guest.code("POST", f"/api/games/{game}/join", side="blue") == (403, "needs-account")
    other.post(f"/api/games/{game}/join")
    assert game not in [g["id"] for g in other.get("/api/lobby")]
    assert other.view(game)["side"] == "blue"
    assert guest.code("POST", "/api/games", title="ridge", scenario="hill", opponent="open") == (
        403,
        "needs-account",
    )


def test_a_game_that_has_not_begun_can_be_left(account: Maker) -> None:
    host = account()
    game = host.new(side="red", opponent="open")
    host.post(f"/api/games/{game}/leave")
    assert host.view(game)["side"] is None


def test_spectators_see_the_board_and_no_hand(someone: Maker) -> None:
    first, second, watcher = someone(), someone(), someone()
    game = two(first, second)
    seat = watcher.sit(game)
    assert seat.view["side"] is None
    assert all(isinstance(hand, int) for hand in seat.view["hands"].values())
    player = first.sit(game).until(lambda s: s.options)
    player.answer(player.options[0]["id"])
    seat.until(lambda s: s.view["number"] == 1)
    assert seat.view["decision"]["options"] == []


def test_resigning_ends_the_game_for_both(someone: Maker) -> None:
    first, second = someone(), someone()
    game = two(first, second)
    watching = second.sit(game)
    first.post(f"/api/games/{game}/resign")
    watching.until(lambda s: s.is_over)
    assert watching.view["table"]["result"] == {
        "winner": "red", "reason": "result-resigned", "by": "resign", "rule": "", "scores": {},
    }  # fmt: skip
    assert first.code("POST", f"/api/games/{game}/resign", side="blue") == (409, "game-over")


def test_a_draw_needs_both(someone: Maker) -> None:
    first, second = someone(), someone()
    game = two(first, second)
    blue, red = first.sit(game), second.sit(game)
    blue.value("propose", kind="draw")
    red.until(lambda s: s.view["table"]["proposal"])
    red.value("respond", accept=False)
    blue.until(lambda s: s.view["table"]["proposal"] is None)
    assert not blue.is_over
    blue.value("propose", kind="draw")
    red.value("respond", accept=True)
    assert red.view["table"]["result"]["by"] == "draw"
    blue.until(lambda s: s.is_over)


def test_a_bot_declines_a_draw_and_allows_a_take_back(someone: Maker) -> None:
    player = someone()
    seat = player.sit(player.new(side="blue", opponent="bot", strength="random"))
    assert seat.ask("propose", kind="draw")["code"] == "declined"
    seat.play(Random(3), 6)
    seat.until(lambda s: s.options)
    before = seat.view["number"]
    seat.value("propose", kind="undo")
    assert seat.view["number"] < before
    assert all(line["n"] < seat.view["number"] for line in seat.log)


def test_the_last_answer_can_be_taken_back_while_nothing_came_to_light(someone: Maker) -> None:
    player = someone()
    seat = player.sit(player.new(opponent="hotseat"))
    for choice in ("hold", "hold"):
        seat.until(lambda s: s.options)
        seat.answer(choice)
    refused = seat.ask("undo")
    assert (refused["ok"], refused["code"]) == (False, "illegal-undo")  # the stances were revealed
    assert not seat.view["table"]["undo"]
    number = seat.view["number"]
    seat.answer("B1")
    assert seat.view["table"]["undo"]
    seat.value("undo")
    assert seat.view["number"] == number


def test_a_take_back_that_reveals_needs_consent_and_draws_anew(someone: Maker) -> None:
    first, second = someone(), someone()
    game = two(first, second)
    blue, red = first.sit(game), second.sit(game)
    blue.answer("hold")
    red.until(lambda s: s.options)
    red.answer("hold")
    blue.until(lambda s: s.options)
    blue.value("propose", kind="undo")
    red.until(lambda s: s.view["table"]["proposal"])
    assert red.view["table"]["proposal"]["to"] == 0
    red.value("respond", accept=True)
    assert red.view["number"] == 0
    blue.until(lambda s: s.view["number"] == 0)
    blue.answer("assault")
    red.until(lambda s: s.options)
    red.answer("hold")
    first.post(f"/api/games/{game}/resign")
    save = first.get(f"/api/games/{game}/export")
    assert save["abandoned"], "the branch that was taken back stays in the save"
    assert grognard.verify(save).good


def test_a_rematch_exchanges_the_sides_and_keeps_the_seat(someone: Maker) -> None:
    first, second, third = someone(), someone(), someone()
    game = two(first, second)
    assert first.code("POST", f"/api/games/{game}/rematch") == (409, "not-over")
    first.post(f"/api/games/{game}/resign")
    again = first.post(f"/api/games/{game}/rematch")["id"]
    assert second.post(f"/api/games/{game}/rematch")["id"] == again
    third.post("/api/account/guest")
    assert third.code("POST", f"/api/games/{again}/join")[0] == 403
    assert [g["kept_for_you"] for g in second.get("/api/games") if g["id"] == again] == [["blue"]]
    second.post(f"/api/games/{again}/join")
    assert (first.view(again)["side"], second.view(again)["side"]) == ("red", "blue")


def test_fork_export_and_import_of_a_finished_game(someone: Maker, folder: Path) -> None:
    player, other = someone(), someone()
    game = player.new(side="blue", opponent="bot", strength="random")
    seat = player.sit(game)
    seat.play(Random(5))
    save = player.get(f"/api/games/{game}/export")
    file = folder / "game.json"
    file.write_text(json.dumps(save))
    run = CliRunner().invoke
    assert json.loads(run(cli.app, ["verify", str(file), "--json"]).stdout)["good"]
    replayed = json.loads(run(cli.app, ["replay", str(file), "--json"]).stdout)
    assert replayed["outcome"]["winner"] == seat.view["outcome"]["winner"]
    forked = seat.value("fork", number=8)
    view = player.view(forked)
    assert view["table"]["parent"] == game
    assert view["table"]["parent_number"] <= 8
    other.post("/api/account/guest")
    imported = other.post("/api/games/import", save=save)["id"]
    assert other.view(imported)["outcome"] == {**seat.view["outcome"]}
    forged = {**save, "counter": 0}
    assert other.code("POST", "/api/games/import", save=forged) == (422, "bad-document")


def test_the_past_of_a_running_game_is_shown_to_its_own_side_only(someone: Maker) -> None:
    first, second = someone(), someone()
    game = two(first, second)
    blue, red = first.sit(game), second.sit(game)
    start = first.view(game)
    blue.answer("hold")
    red.until(lambda s: s.options)
    red.answer("assault")
    seen = blue.value("at", number=0)
    assert (seen["units"], seen["hands"]) == (start["units"], start["hands"])
    assert blue.ask("at", number=0, side="red")["code"] == "still-secret"
    assert first.code("GET", f"/api/games/{game}/export") == (403, "still-secret")
    assert first.code("POST", f"/api/games/{game}/fork", number=0) == (403, "still-secret")
    assert first.code("GET", f"/api/games/{game}/luck") == (409, "not-over")
    blue.value("resign")
    assert blue.value("at", number=0, side="red")["hands"]["red"] == ["dig in", "smoke"]
    assert "secret" in first.view(game)["table"]["chance"]


def test_what_a_player_may_ask(someone: Maker) -> None:
    first, second = someone(), someone()
    game = two(first, second)
    blue, red = first.sit(game), second.sit(game)
    blue.answer("hold")
    assert blue.ask("explain", option="hold")["code"] == "not-your-turn"
    red.until(lambda s: s.options)
    red.answer("hold")
    blue.until(lambda s: s.options)
    assert blue.value("explain", option="B1")["reasons"][0]["rule"] == "5.1"
    assert blue.value("why_not", subject="unit:B1") == []
    assert blue.value("why_not", subject="unit:R1")[0]["rule"]
    assert sum(blue.value("odds", option="done")["outcomes"].values()) > 0.99
    assert blue.ask("describe", about="sight A1 B1")["status"] == 404
    assert red.ask("why_not", subject="unit:R1")["code"] == "not-your-turn"
    assert len(blue.value("log", since=0)) >= len(blue.log)


def test_chat_and_presence_reach_everybody(someone: Maker) -> None:
    first, second = someone(), someone()
    game = two(first, second)
    blue = first.sit(game)
    red = second.sit(game)
    blue.until(lambda s: s.presence.get("online") == ["blue", "red"])
    red.value("say", text="bon courage")
    blue.until(lambda s: s.chat)
    assert (blue.chat[0]["text"], blue.chat[0]["side"]) == ("bon courage", "red")
    red.close()
    blue.until(lambda s: s.presence["online"] == ["blue"])
    late = second.sit(game)
    late.until(lambda s: s.chat)
    assert late.chat[0]["number"] == 1


def test_any_position_can_be_played_from_a_document(someone: Maker) -> None:
    player = someone()
    scenario = player.get("/api/titles/ridge/scenarios/hill")
    document = {**scenario["document"], "turns": 1}
    game = player.new(document=document, side="blue", opponent="bot", strength="random")
    assert player.view(game)["table"]["scenario"] == "document"
    assert player.get(f"/api/games/{game}/map")["id"] == "hill"
    broken = {**document, "units": {"B1": {"side": "green", "hex": "A2"}}}
    assert player.code("POST", "/api/games", title="ridge", document=broken) == (422, "bad-document")


def test_a_position_in_the_middle_of_an_operation_is_not_believed(someone: Maker) -> None:
    """Who waits where, with which variables, could be forged: a document and a save that begin so are refused."""
    player = someone()
    document = player.get("/api/titles/ridge/scenarios/hill")["document"]
    forged = {**document, "moment": {"fits": "", "waiting": []}}
    assert player.code("POST", "/api/games", title="ridge", document=forged) == (422, "moment")
    table = grognard.new("ridge", "hill", seed=1)
    save = {**table.save(), "origin": forged}
    assert player.code("POST", "/api/games/import", save=save) == (422, "moment")
