"""Laws of chance. What the weights should be, a game's golden tests say; here it is seen that they are kept."""

from collections import Counter

import numpy as np

from tianxia.core.chance import new_generator, pick
from tianxia.core.conformance.statistics import far_from
from tianxia.core.conformance.table import Table
from tianxia.core.fields import CHANCE

DRAWS = 400  # at each of the positions that are looked at


def outcomes_come_as_their_weights_say(table: Table) -> None:
    """The generator brings each outcome as often as its weight says, and nothing else."""
    for state in table.walk(share=0.1):
        if state.seat == CHANCE:
            weights, generator = np.array(state.weights, np.int32), new_generator(table.dice.getrandbits(128), 0)
            drawn = Counter(int(pick(generator, weights, len(weights))) for _ in range(DRAWS))
            table.require(set(drawn) <= set(range(len(weights))), f"outcomes {sorted(drawn)} of {len(weights)} came")
            odd = far_from([drawn[place] for place in range(len(weights))], state.weights)
            table.require(not odd, f"drawn {dict(drawn)} times with the weights {state.weights}")


def chance_hangs_on_nothing_but_the_position(table: Table) -> None:
    """Asked twice, a position lists the same moves, outcomes and weights, and is not changed by being asked."""
    for state in table.walk():
        actions, weights = np.zeros(table.game.width, np.int32), np.zeros(table.game.width, np.int32)
        before = state.to_bytes()
        if state.seat == CHANCE:
            count = table.game.chance(state.position, actions, weights)
            table.require(weights[:count].tolist() == state.weights, "the weights are others when asked again")
        elif not state.over:
            count = table.game.legal(state.position, actions)
        else:
            count = 0
        table.require(actions[:count].tolist() == state.actions, "the list is another when asked again")
        _ = state.scores, state.standing
        table.require(state.to_bytes() == before, "a question has changed the position")
