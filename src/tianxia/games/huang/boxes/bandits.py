"""Rogue Bandits: who camps where, what may be placed beside them, and how they are beaten (huang.bandits.tile)."""

from tianxia.core.chance import list_outcome
from tianxia.core.compiled import rule
from tianxia.core.fields import Actions, Weights
from tianxia.core.notes import note, noting
from tianxia.games.huang.atlas import CAMPS, MOST_BANDITS
from tianxia.games.huang.board import beside, is_first_of_its_group, leader_in, leaders_of, soldiers_in, would_clash
from tianxia.games.huang.conflicts import find_sides, forget_sides, lose_soldier
from tianxia.games.huang.endings import ask, score
from tianxia.games.huang.state import NO_ONE, Huang, Step
from tianxia.games.huang.tables import ANY_SHARE, AROUND, BANDITS, BANDITS_ON, CAMP, Colour, Piece
from tianxia.games.huang.telling import name_of, note_bandits
from tianxia.games.huang.words import Note

# ---------------------------------------------------------------- Set-up


@rule
def bandits_at(s: Huang, at: int) -> int:
    """How many bandits lie on a hex."""
    piece = s.piece[at]
    return piece - BANDITS if piece > BANDITS else 0


@rule
def not_yet_a_number(s: Huang, bandits: int) -> int:
    """huang.bandits.setup: tiles with so many bandits that have not been turned for their number."""
    count = 0
    for camp in range(CAMPS):
        at = CAMP[s.board, camp]
        count += (BANDITS_ON[s.board, camp] == bandits) & (s.piece[at] == Piece.EMPTY) & (s.at != at)
    return count


@rule
def lying(s: Huang, bandits: int) -> int:
    """How many tiles with so many bandits lie on camps."""
    count = 0
    for camp in range(CAMPS):
        count += s.piece[CAMP[s.board, camp]] == BANDITS + bandits
    return count


@rule
def list_camps(s: Huang, outcomes: Actions, weights: Weights) -> int:
    """huang.bandits.setup: a tile is turned for its number; one that lies on a camp by now cannot be turned.

    Of the tiles with as many bandits as this one, some lie on camps, and nobody has looked which: their numbers are of
    no use any more. So this one can still be turned with the chance that it is not among them.
    """
    count = 0
    for camp in range(CAMPS):
        bandits = BANDITS_ON[s.board, camp]
        possible = not_yet_a_number(s, bandits)
        if s.piece[CAMP[s.board, camp]] == Piece.EMPTY:
            share = ANY_SHARE * (possible - lying(s, bandits)) // possible
            count = list_outcome(outcomes, weights, count, camp, share)
    return count


@rule
def list_bandits(s: Huang, outcomes: Actions, weights: Weights) -> int:
    """huang.bandits.setup: another tile is turned, and lies on the camp."""
    count = 0
    for bandits in range(1, MOST_BANDITS + 1):
        left = not_yet_a_number(s, bandits) - lying(s, bandits)
        count = list_outcome(outcomes, weights, count, bandits, left)
    return count


# ---------------------------------------------------------------- Placing beside them


@rule
def bandits_beside(s: Huang, at: int) -> int:
    """huang.bandits.limits: how many bandits a hex touches, those of two camps together."""
    count = 0
    for way in range(AROUND):
        count += bandits_at(s, beside(s, at, way))
    return count


@rule
def soldiers_beside(s: Huang, at: int) -> int:
    """huang.bandits.tile: the soldiers of all states that a hex touches, taken together."""
    count = 0
    for way in range(AROUND):
        group = s.group[beside(s, at, way)]
        if is_first_of_its_group(s, at, way) and leaders_of(s, group) > 0:
            count += soldiers_in(s, group)
    return count


@rule
def may_attack(s: Huang, at: int) -> bool:
    """huang.bandits.tile: a tile may lie beside bandits if it joins enough soldiers of states, and starts no war.

    There are as many soldiers only where there is a state, for there are bandits.
    """
    bandits = bandits_beside(s, at)
    if bandits == 0:
        return True
    return would_clash(s, at) == 0 and soldiers_beside(s, at) >= bandits


# ---------------------------------------------------------------- Beating them


@rule
def attack_bandits(s: Huang, at: int) -> None:
    """huang.bandits.win: no point for the tile; the red leader's owner gets a point for each bandit beside it.

    The states are kept apart until their soldiers are lost, as in a war: the new tile is not among these.
    """
    s.at = at
    find_sides(s, at)
    s.owed = bandits_beside(s, at)
    scorer = NO_ONE
    for side in range(s.sides):
        scorer = max(scorer, leader_in(s, s.side[side], Colour.RED))
    if scorer != NO_ONE:
        score(s, scorer, Colour.RED, s.owed)
    if noting(s):
        note_bandits(s, s.owed, soldiers_beside(s, at), scorer)
    ask(s, Step.BANDIT_LOSSES, s.turn)


@rule
def lose_to_bandits(s: Huang, at: int) -> None:
    """huang.bandits.win: a soldier of the states that were joined goes to the box; with the last one the bandits."""
    if noting(s):
        note(s, Note.BANDITS_LOSSES, s.turn, name_of(s, at))
    lose_soldier(s, at)
    s.lost = at
    s.owed -= 1
    if s.owed == 0:
        drive_bandits_out(s)


@rule
def drive_bandits_out(s: Huang) -> None:
    """huang.bandits.win: their spaces are empty land, and the tile joins the states for good."""
    for way in range(AROUND):
        there = beside(s, s.at, way)
        if bandits_at(s, there) > 0:
            s.piece[there] = Piece.EMPTY
            s.camps -= 1
            if noting(s):
                note(s, Note.BANDITS_GONE, name_of(s, there))
    forget_sides(s)
