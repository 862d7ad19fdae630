"""Red Poppies Campaigns as the engine sees it."""

from __future__ import annotations

from grognard.engine.title import Title
from grognard.games.rpc.areas import SIDES
from grognard.games.rpc.charts import CHARTS
from grognard.games.rpc.describe import describe
from grognard.games.rpc.doctrine import PLANS, QUIET, doctrine, ordering
from grognard.games.rpc.doctrine_harm import activation, harms
from grognard.games.rpc.document import setting
from grognard.games.rpc.evaluate import MARGIN, MARGINS, VARIED, closing, evaluate
from grognard.games.rpc.form import Document
from grognard.games.rpc.rolls import ROLLS
from grognard.games.rpc.rules.s05_sequence import play
from grognard.games.rpc.scenario import scenario_document, scenarios
from grognard.games.rpc.start import begin
from grognard.games.rpc.state import State, clone
from grognard.games.rpc.view import deal_anew, has_secrets, pieces, text_board, view
from grognard.games.rpc.write import UNDER_WAY, write

TITLE = Title(
    id="rpc",
    name={"en": "Red Poppies Campaigns", "fr": "Red Poppies Campaigns"},
    package="grognard.games.rpc",
    state_type=State,
    scenarios=scenarios,
    scenario_document=scenario_document,
    form=Document,
    begin=begin,
    main=play,
    clone=clone,
    setting=setting,
    sides=lambda state: SIDES,
    view=view,
    deal_anew=deal_anew,
    secrets=has_secrets,
    pieces=pieces,
    text_board=text_board,
    evaluate=evaluate,
    margin=MARGIN,
    margins=MARGINS,
    varied=VARIED,
    closing=closing,
    doctrine=doctrine,
    ordering=ordering,
    plans=PLANS,
    quiet=QUIET,
    activation=activation,
    harms=harms,
    describe=describe,
    rolls=ROLLS,
    charts=CHARTS,
    write=write,
    under_way=UNDER_WAY,
)
