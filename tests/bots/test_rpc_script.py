"""What the script of rpc prefers, and how it puts its other answers in order for those who search."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.games.rpc.doctrine import doctrine, order_of, ordering
from grognard.games.rpc.doctrine_commander import Commander
from grognard.games.rpc.state import State
from tests.bots.games import positions
from tests.rpc.test_s11_improvement import GUNS, OURS, redeployment


def asked(*kinds: str) -> list[tuple[State, Choose]]:
    """Positions of games in which such a decision waits."""
    games = [game.clone() for game, _ in positions("rpc", "hooge", 150, seed=6)]
    return [(game.state, game.pending) for game in games if game.pending and game.pending.kind in kinds]


def test_the_first_of_all_options_is_the_scripts_answer() -> None:
    for g, question in asked("command-choose", "command-add", "actor-choose", "action-choose", "step-choose"):
        ranked = ordering(g, question, "")
        assert ranked[0] == doctrine(g, question)
        assert sorted(o.id for o in ranked) == sorted(o.id for o in question.options)


def test_other_orders_come_before_the_same_order_in_other_words() -> None:
    """Whichever company of a mass is named first, the mass is the same: a search needs one of them."""
    met = 0
    for g, question in asked("command-choose"):
        commander = Commander(g, question, "")
        orders = [order_of(commander, option) for option in ordering(g, question, "")]
        different = len(set(orders))
        assert len(set(orders[:different])) == different
        met += different < len(orders)
    assert met, "no mass could be commanded in more than one way"


def test_to_add_nobody_is_the_first_alternative_to_adding_somebody() -> None:
    for g, question in asked("command-add"):
        ranked = [option.id for option in ordering(g, question, "") if option.id != "back"]
        if len(ranked) > 1:
            assert "done" in ranked[:2]


def test_a_gun_may_stay_where_it_stands() -> None:
    scene = redeployment(GUNS, OURS).german("redeploy-choose", "G")
    question = scene.expect("german", "redeploy-hex").pending
    assert question.find("pass") is not None
    ranked = ordering(scene.g, question, "")
    assert ranked[0] == doctrine(scene.g, question)
    assert sorted(o.id for o in ranked) == sorted(o.id for o in question.options)
