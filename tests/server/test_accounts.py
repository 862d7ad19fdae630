"""Accounts: who somebody is, and what happens to his games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from grognard.server.accounts import YEAR_SECONDS, with_allowance
from grognard.server.store.records import User
from tests.server.players import PASSWORD, Player, two
from tests.server.running import Server

Maker = Callable[[], Player]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(someone: Maker) -> None:
    player = someone()
    response = player.http.post("/api/account/guest")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert player.get("/api/account")["guest"]


def test_a_guest_registers_and_keeps_his_games(someone: Maker) -> None:
    guest, other = someone(), someone()
    game = two(guest, other)
    before = guest.http.cookies["grognard"]
    guest.register("Poilu 14")
    assert guest.http.cookies["grognard"] != before, "a new session for a new right"
    assert [g["yours"] for g in guest.get("/api/games")] == [["blue"]]
    assert other.view(game)["table"]["seats"]["blue"]["name"] == "Poilu 14"
    seat = guest.sit(game)
    assert seat.answer("hold")["ok"]


def test_logging_in_claims_the_games_of_the_guest(account: Maker, someone: Maker) -> None:
    owner, guest, other = account(), someone(), someone()
    game = two(guest, other)
    guest.post("/api/account/login", name=owner.name, password=PASSWORD)
    assert guest.get("/api/account")["name"] == owner.name
    assert game in [g["id"] for g in owner.get("/api/games")]
    assert owner.sit(game).answer("hold")["ok"]


def test_names_are_unique_whatever_their_case(account: Maker, someone: Maker) -> None:
    first = account()
    taken = someone().code("POST", "/api/account/register", name=first.name.upper(), password=PASSWORD)
    assert taken == (409, "taken")
    for name, password in (("x", PASSWORD), ("Good Name", "short"), ("<script>", PASSWORD)):
        assert someone().code("POST", "/api/account/register", name=name, password=password)[0] == 400


def test_wrong_passwords_open_nothing(account: Maker, someone: Maker) -> None:
    owner, thief = account(), someone()
    assert thief.code("POST", "/api/account/login", name=owner.name, password="wrong horse") == (
        401,
        "wrong-password",
    )
    assert thief.code("POST", "/api/account/login", name="Nobody At All", password=PASSWORD)[0] == 401
    assert thief.get("/api/account") is None


def test_logging_out_ends_the_session_and_everywhere_ends_all(account: Maker, server: Server) -> None:
    here = account()
    there = Player(server.url)
    there.post("/api/account/login", name=here.name, password=PASSWORD)
    stolen = dict(here.headers())
    here.post("/api/account/logout")
    assert here.http.get("/api/account", headers=stolen).json() is None
    here.post("/api/account/login", name=here.name, password=PASSWORD)
    here.post("/api/account/logout-everywhere")
    assert there.get("/api/account") is None
    there.close()


def test_changing_the_password_ends_the_other_sessions(account: Maker, server: Server) -> None:
    here, there = account(), Player(server.url)
    there.post("/api/account/login", name=here.name, password=PASSWORD)
    assert here.code("POST", "/api/account/password", old="wrong", new="new password")[0] == 403
    here.post("/api/account/password", old=PASSWORD, new="another horse")
    assert here.get("/api/account")["name"] == here.name
    assert there.get("/api/account") is None
    assert there.code("POST", "/api/account/login", name=here.name, password=PASSWORD)[0] == 401
    there.post("/api/account/login", name=here.name, password="another horse")
    there.close()


def test_deleting_an_account_takes_its_data_along(account: Maker, someone: Maker) -> None:
    leaving, staying = account(), account()
    game = two(leaving, staying)
    leaving.sit(game).value("say", text="adieu")
    watching = staying.sit(game)
    assert leaving.code("POST", "/api/account/delete", password="wrong")[0] == 403
    leaving.post("/api/account/delete", password=PASSWORD)
    watching.until(lambda s: s.is_over)
    watching.until(lambda s: s.view["table"]["seats"]["blue"]["name"] == "(deleted)")
    assert watching.view["table"]["result"]["winner"] == "red"
    assert staying.get(f"/api/games/{game}/chat") == []
    assert leaving.get("/api/account") is None
    assert someone().code("POST", "/api/account/login", name=leaving.name, password=PASSWORD)[0] == 401
    someone().register(leaving.name)


def test_tokens_open_the_account_until_they_are_dropped(account: Maker) -> None:
    owner = account()
    made = owner.post("/api/account/tokens", name="my bot")
    program = Player(owner.url, made["token"])
    assert program.get("/api/account")["name"] == owner.name
    assert [t["name"] for t in owner.get("/api/account/tokens")] == ["my bot"]
    assert owner.http.delete(f"/api/account/tokens/{made['id']}").status_code == 204
    assert program.code("GET", "/api/account")[0] == 401
    program.close()


def test_ratings_follow_the_results(account: Maker) -> None:
    strong, weak = account(), account()
    for _ in range(2):
        game = two(strong, weak, rated=True)
        weak.post(f"/api/games/{game}/resign")
    unrated = two(strong, weak)
    strong.post(f"/api/games/{unrated}/resign")
    found = {row["name"]: row for row in strong.get("/api/ratings/ridge")}
    assert found[strong.name]["rating"] > 1700 > 1300 > found[weak.name]["rating"]
    assert found[strong.name]["games"] == 2
    assert found[strong.name]["deviation"] < 350


def test_history_statistics_and_luck(someone: Maker) -> None:
    player = someone()
    game = player.new(opponent="hotseat")
    seat = player.sit(game)
    seat.play(Random(8))
    assert [g["id"] for g in player.get("/api/history")] == [game]
    assert player.get("/api/history", title="other") == []
    (row,) = [row for row in player.get("/api/statistics/ridge") if row["scenario"] == "hill"]
    assert row["games"] >= 1
    assert sum(row["wins"].values()) == row["games"]
    luck = player.get(f"/api/games/{game}/luck")
    rolled = [
        e
        for e in player.get(f"/api/games/{game}/export")["log"]
        if e[0] == "chance" and isinstance(e[1], list)
    ]
    assert sum(side["dice"] for side in luck.values()) == 2 * len(rolled)
    assert sum(side["total"] for side in luck.values()) == sum(sum(e[1]) for e in rolled)
    for side in luck.values():
        assert side["expected"] == pytest.approx(3.5 * side["dice"])
        assert sum(side["faces"].values()) == side["dice"]
        assert side["favour"] == pytest.approx(side["total"] - side["expected"]), "in ridge high is good"
    assert player.get(f"/api/games/{game}/luck") == luck


def test_a_vacation_is_given_anew_every_year() -> None:
    born = User(id="u", name="Veteran", password="x", created=1000.0, vacation_left=2.5)
    assert with_allowance(born, 30, 1000.0 + YEAR_SECONDS - 1).vacation_left == 2.5
    later = with_allowance(born, 30, 1000.0 + 2.5 * YEAR_SECONDS)
    assert (later.vacation_left, later.vacation_year) == (30, 1000.0 + 2 * YEAR_SECONDS)
    spent = replace(later, vacation_left=1.0)
    assert with_allowance(spent, 30, 1000.0 + 2.9 * YEAR_SECONDS).vacation_left == 1.0
    assert with_allowance(spent, 30, 1000.0 + 3.1 * YEAR_SECONDS).vacation_left == 30
    guest = replace(born, password=None)
    assert with_allowance(guest, 30, 1000.0 + 2 * YEAR_SECONDS) is guest
