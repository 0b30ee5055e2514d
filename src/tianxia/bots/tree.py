"""Information-set Monte-Carlo tree search, compiled as a whole, for any game.

Each iteration deals a world that the searching seat cannot tell from the truth, walks down the tree by what is allowed
in that world, adds a node, plays on at random, and counts what came of it for the seat that chose at each node. What
chance brings is drawn anew each time and makes no nodes; neither does a move without a choice. After what another seat
does in secret the tree goes on alike whichever move it was, for the searching seat will not know.

Only sums and square roots are reckoned with: they are the same on every machine, so a search is too.
"""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tianxia.core import compiled
from tianxia.core.chance import Generator, below, pick
from tianxia.core.compiled import ACTIONS, NOTHING, POINTS, WEIGHTS, WHOLE, WORDS, YES_OR_NO, rule
from tianxia.core.fields import CHANCE, NOBODY, SEAT, Actions, Points, Rows, Weights
from tianxia.core.game import Game, Rule
from tianxia.core.notes import UNKNOWN

NO_NODE = -1
TO_THE_END = 1 << 30  # a horizon that no game reaches

NODE = np.dtype(
    [
        ("first", "i4"),  # its first child
        ("next", "i4"),  # its next sibling
        ("action", "i4"),  # the move that leads here
        ("seat", "i4"),  # whose move that is; NOBODY where all secret moves of another seat lead to
        ("weight", "i4"),  # how much a sensible player likes it
        ("offered", "i4"),  # how often it could be chosen: not every move is allowed in every world
        ("visits", "i4"),
        ("gain", "f8"),  # the sum of what it brought that seat, each time from 0 to 1
    ]
)
FOUND = np.dtype(  # sums, for each move at the root, of what this search has seen
    [("visits", "i8"), ("won", "f8", (SEAT.size,)), ("points", "f8", (SEAT.size,))]
)

Nodes: TypeAlias = NDArray[Any]
Flags: TypeAlias = NDArray[np.bool_]

FIRST_LOOK = 0.1  # by so much less than its siblings is a move expected to bring that nobody has tried yet
ORDER = 0.25  # how much of the gain is to come before each other seat,
PROGRESS = 0.25  # and how much to have more points than could be expected before; the rest is to win


@rule
def new_node(nodes: Nodes, used: int, parent: int, action: int, seat: int, weight: int) -> None:
    """Add a child."""
    nodes[used].first = NO_NODE
    nodes[used].next = nodes[parent].first
    nodes[used].action = action
    nodes[used].seat = seat
    nodes[used].weight = weight
    nodes[used].offered = 0
    nodes[used].visits = 0
    nodes[used].gain = 0.0
    nodes[parent].first = used


@rule
def find_children(
    nodes: Nodes, parent: int, seat: int, actions: Actions, count: int, place_of: Actions, children: Actions
) -> int:
    """Put the children for moves that are allowed now into `children`, each at its move's place; return how many."""
    for place in range(count):
        place_of[actions[place]] = place
        children[place] = NO_NODE
    found = 0
    child = nodes[parent].first
    while child != NO_NODE:
        if nodes[child].seat == seat:
            place = place_of[nodes[child].action]  # of an earlier list, where the move is not in this one
            if place < count and actions[place] == nodes[child].action:
                children[place] = child
                found += 1
        child = nodes[child].next
    return found


@rule
def veiled(nodes: Nodes, used: int, parent: int, chosen: int) -> int:
    """Return the one child that all secret moves lead to, a new one at first; where there is no space, the chosen."""
    child: int = nodes[parent].first
    while child != NO_NODE:
        if nodes[child].seat == NOBODY:
            return child
        child = nodes[child].next
    if used == len(nodes):
        return chosen
    new_node(nodes, used, parent, UNKNOWN, NOBODY, 0)
    return used


@rule
def best_child(nodes: Nodes, children: Actions, count: int, curiosity: float) -> int:
    """Return the child that promises most: what it has brought, and what is hoped for where little was tried."""
    visits = 0
    gain = 0.0
    weights = 0.0
    for place in range(count):
        child = children[place]
        visits += nodes[child].visits
        gain += nodes[child].gain
        weights += nodes[child].weight
    untried = gain / visits - FIRST_LOOK if visits > 0 else 0.0
    best = NO_NODE
    highest = -1.0e9
    for place in range(count):
        child = children[place]
        tried = nodes[child].visits
        nodes[child].offered += 1
        value = nodes[child].gain / tried if tried > 0 else untried
        value += curiosity * np.sqrt(float(nodes[child].offered)) * nodes[child].weight / (weights * (1 + tried))
        if value > highest:
            highest = value
            best = child
    return best


@rule
def beats(margin: float, spread: float) -> float:
    """Return how likely who is ahead by this expects to be ahead at the end."""
    return 0.5 + 0.5 * margin / (spread + abs(margin))


@rule
def outlook(s: Any, expected: Points, spread: float, won: Points, gain: Points) -> None:
    """Say of expected points how likely each seat wins, and what part of the others it is likely to come before."""
    total = 0.0
    for seat in range(s.seats):
        won[seat] = 1.0
        gain[seat] = 0.0
        for other in range(s.seats):
            if other != seat:
                ahead = beats(expected[seat] - expected[other], spread)
                won[seat] *= ahead
                gain[seat] += ahead
        total += won[seat]
    for seat in range(s.seats):
        won[seat] /= total
        gain[seat] /= s.seats - 1


@rule
def outcome(s: Any, places: Weights, won: Points, gain: Points) -> None:
    """Say of a finished game who won, or its part of it, and what part of the others each seat came before."""
    best = 0
    for seat in range(s.seats):
        best = max(best, places[seat])
    winners = 0
    for seat in range(s.seats):
        winners += places[seat] == best
    for seat in range(s.seats):
        won[seat] = 1.0 / winners if places[seat] == best else 0.0
        ahead = 0.0
        for other in range(s.seats):
            if other != seat:
                ahead += 0.5 * (places[seat] > places[other]) + 0.5 * (places[seat] >= places[other])
        gain[seat] = ahead / (s.seats - 1)


@rule
def play_on(
    legal: Rule, chance: Rule, apply: Rule, weigh: Rule,
    s: Any, generator: Generator, actions: Actions, weights: Weights, horizon: int, is_guided: bool,
) -> None:  # fmt: skip
    """Play on at random, or as a sensible player would, until so many moves were looked at.

    Where there are few moves that goes some turns ahead; where there are hundreds it would cost much and tell little.
    """
    looked_at = 0
    while s.seat != NOBODY and (looked_at < horizon or s.seat == CHANCE):
        if s.seat == CHANCE:
            count = chance(s, actions, weights)
            apply(s, actions[pick(generator, weights, count)])
        else:
            count = legal(s, actions)
            place = 0
            if count > 1:
                looked_at += count
                if is_guided:
                    weigh(s, actions, count, weights)
                    place = pick(generator, weights, count)
                else:
                    place = below(generator, count)
            apply(s, actions[place])


def search(
    legal: Rule, chance: Rule, apply: Rule, must_ask: Rule, redeal: Rule, weigh: Rule, worth: Rule, standing: Rule,
    rows: Rows, nodes: Nodes, found: Nodes, used: int,
    secret: Flags, actions: Actions, weights: Weights, children: Actions, place_of: Actions, path: Actions,
    generator: Generator, seat: int, iterations: int,
    before: Points, curiosity: float, spread: float, horizon: int, is_guided: bool,
) -> int:  # fmt: skip
    """Search on from the view in the first row, the second is scratch; return how many nodes are used now.

    `before` is what each seat could expect when the search began.
    """
    places = np.zeros(SEAT.size, np.int32)
    expected = np.zeros(SEAT.size)
    won = np.zeros(SEAT.size)
    gain = np.zeros(SEAT.size)
    for _ in range(iterations):
        rows[1] = rows[0]
        s = rows[1]
        redeal(s, seat, generator)
        node = 0
        depth = 0
        is_new = False
        while s.seat != NOBODY and not is_new and depth < len(path):
            if s.seat == CHANCE:
                count = chance(s, actions, weights)
                apply(s, actions[pick(generator, weights, count)])
                continue
            count = legal(s, actions)
            if count == 1 and depth > 0 and not must_ask(s):
                apply(s, actions[0])
                continue
            if find_children(nodes, node, s.seat, actions, count, place_of, children) < count:
                if used + count > len(nodes):
                    break
                weigh(s, actions, count, weights)
                for place in range(count):
                    if children[place] == NO_NODE:
                        new_node(nodes, used, node, actions[place], s.seat, weights[place])
                        children[place] = used
                        used += 1
            mover = s.seat
            chosen = best_child(nodes, children, count, curiosity)
            is_new = nodes[chosen].visits == 0
            path[depth] = chosen
            depth += 1
            apply(s, nodes[chosen].action)
            if secret[nodes[chosen].action] and mover != seat:
                node = veiled(nodes, used, node, chosen)
                used += node == used
            else:
                node = chosen
        play_on(legal, chance, apply, weigh, s, generator, actions, weights, horizon, is_guided)
        worth(s, expected)
        if s.seat == NOBODY:
            standing(s, places)
            outcome(s, places, won, gain)
        else:
            outlook(s, expected, spread, won, gain)
        for other in range(s.seats):
            better = beats(expected[other] - before[other], spread)
            gain[other] = (1 - ORDER - PROGRESS) * won[other] + ORDER * gain[other] + PROGRESS * better
        nodes[0].visits += 1
        for step in range(depth):
            nodes[path[step]].visits += 1
            nodes[path[step]].gain += gain[nodes[path[step]].seat]
        if depth > 0:
            action = nodes[path[0]].action
            found[action].visits += 1
            for other in range(s.seats):
                found[action].won[other] += won[other]
                found[action].points[other] += expected[other]
    return used


@rule
def keep_below(nodes: Nodes, used: int, root: int, new_place: Actions) -> int:
    """Forget all but what grows from `root`, which becomes the first node; return how many nodes are left.

    A child stands after its parent, so one walk up the array finds what stays, and it can move down in place.
    """
    for node in range(root, used):
        new_place[node] = NO_NODE
    new_place[root] = 0
    kept = 0
    for node in range(root, used):
        if new_place[node] != NO_NODE:
            new_place[node] = kept
            kept += 1
            child = nodes[node].first
            while child != NO_NODE:
                new_place[child] = 0
                child = nodes[child].next
    nodes[root].next = NO_NODE
    for node in range(root, used):
        place = new_place[node]
        if place != NO_NODE:
            nodes[place] = nodes[node]
            if nodes[place].first != NO_NODE:
                nodes[place].first = new_place[nodes[place].first]
            if nodes[place].next != NO_NODE:
                nodes[place].next = new_place[nodes[place].next]
    return kept


@cache
def searcher(game: Game) -> Rule:
    """Return `search`, compiled for a game."""
    game.compile_lean(purpose="search")
    record = game.lean
    function = compiled.function_type
    node, place = compiled.record_type(NODE), compiled.record_type(FOUND)
    signature = WHOLE(
        function(WHOLE, record, ACTIONS),
        function(WHOLE, record, ACTIONS, WEIGHTS),
        function(NOTHING, record, WHOLE),
        function(YES_OR_NO, record),
        function(NOTHING, record, WHOLE, WORDS),
        function(NOTHING, record, ACTIONS, WHOLE, WEIGHTS),
        function(NOTHING, record, POINTS),
        function(NOTHING, record, WEIGHTS),
        record[::1], node[::1], place[::1], WHOLE,
        YES_OR_NO[::1], ACTIONS, WEIGHTS, ACTIONS, ACTIONS, ACTIONS, WORDS, WHOLE, WHOLE,
        POINTS, compiled.REAL, compiled.REAL, WHOLE, YES_OR_NO,
    )  # fmt: skip
    return compiled.with_rules(search, signature)
