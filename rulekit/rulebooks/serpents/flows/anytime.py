"""What no phase and nobody's turn ties down: Praetor of Rome, wherever the table waits for somebody (ruling O-03)."""

from __future__ import annotations

from rulekit.engine.flow import Flow
from rulekit.rulebooks.serpents.moves.houses import Praetor, varinia

# A commitment in the fist or a throw of dice is no moment to speak in.
ASKING = ("floor", "choice", "window")


def rome_may_be_called(flow: Flow) -> None:
    """Let Varinia call on Rome at every step of a flow that asks somebody; whose turn it is does not change."""
    asking = tuple(name for name, kind in flow.graph.nodes(data="kind") if kind in ASKING)
    flow.offer(Praetor, asking, "=", who=varinia, free=True)
