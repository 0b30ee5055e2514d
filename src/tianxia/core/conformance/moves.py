"""Laws of moves: who is asked, what is listed, how it is written, and that it all comes to an end."""

from tianxia.core.conformance.table import RandomPlayers, Table, accepted
from tianxia.core.fields import CHANCE
from tianxia.core.state import State

ODDLY = (str.upper, str.title, "  {}\t".format, lambda text: text.replace(" ", "   "))  # how people type a move
TRIED = 12  # of the moves of a position; all of them where there are no more


def list_is_empty_exactly_at_the_end(table: Table) -> None:
    """There are moves exactly as long as the game is not over; the list has no doubles and only numbers in range."""
    game = table.game
    for state in table.walk():
        actions = state.actions
        table.require(bool(actions) != state.over, f"{len(actions)} moves are listed, and over is {state.over}")
        table.require(state.over == (state.seat is None), f"the seat is {state.seat}, and over is {state.over}")
        table.require(len(set(actions)) == len(actions), f"a move is listed twice: {actions}")
        if state.seat == CHANCE:
            limit = game.num_outcomes
            table.require(len(state.weights) == len(actions), "not every outcome has a weight")
            table.require(min(state.weights) > 0, f"an outcome that cannot come is listed: {state.weights}")
            table.require(sum(state.weights) < 1 << 31, "the weights together are too heavy for the generator")
        else:
            limit = game.num_actions
            table.require(not state.weights, "a seat's moves have weights")
        table.require(all(0 <= action < limit for action in actions), f"a move is out of range: {actions}")


def seat_is_asked_only_where_it_has_a_choice(table: Table) -> None:
    """A seat is asked when it has two moves or more, or when not asking would give a secret away."""
    for state in table.walk():
        if state.over or state.seat == CHANCE:
            continue
        asked = len(state.actions) > 1 or bool(table.game.must_ask(state.position))
        table.require(asked, f"seat {state.seat} is asked, and has a single move")
        table.require(state.seat in range(table.seats), f"seat {state.seat} does not exist")


def every_listed_move_applies(table: Table) -> None:
    """Every listed move can be played, and leads to a position that can be."""
    for state in table.walk(share=0.15):
        for action in table.dice.sample(state.actions, min(TRIED, len(state.actions))):
            after = state.copy()
            after.play(action)
            reason = table.game.impossible(after.position)
            table.require(reason is None, f"{state.notation(action)} leads to what cannot be: {reason}")


def notation_and_parse_are_inverse(table: Table) -> None:
    """A move's notation is its own among the moves of a position, and reads as that move, oddly typed too."""
    for state in table.walk():
        written = {action: state.notation(action) for action in state.actions}
        table.require(len(set(written.values())) == len(written), f"two moves are written alike: {written}")
        for action, text in written.items():
            read = table.game.parse(state.position, text)
            table.require(read == action, f'{action} is written "{text}", which is read as {read}')
        for action, text in list(written.items())[:3]:
            for oddly in ODDLY:
                read = table.game.parse(state.position, oddly(text))
                table.require(read == action, f'"{oddly(text)}" should be read as {action}, not {read}')


def every_game_ends(table: Table) -> None:
    """Random games end, from wherever another seed takes over."""
    for state in table.walk(share=0.02):
        other = state.copy()
        RandomPlayers(table.dice.getrandbits(64)).finish(table, other)
        table.require(len(other.scores) == table.seats, "not every seat has points")
        table.require(set(other.winners) <= set(range(table.seats)), f"{other.winners} are no seats")


def nobody_plays_out_of_turn(table: Table) -> None:
    """A move is refused from another seat, after the end, and where it is not listed, and then changes nothing."""
    limit = max(table.game.num_actions, table.game.num_outcomes)
    for state in table.walk(share=0.3):
        before = kept(state)
        for action in (*state.actions[:2], table.dice.randrange(limit), table.dice.randrange(limit)):
            for seat in range(table.seats):
                if seat == state.seat and action in state.actions:
                    continue
                played = accepted(lambda state=state, action=action, seat=seat: state.play(action, seat))  # type: ignore[misc]
                table.require(not played, f"seat {seat} could play {action}")
        table.require(kept(state) == before, "a refused move has changed the game")


def kept(state: State) -> tuple[object, ...]:
    """Return all of a game that a refused move must leave alone."""
    return state.to_bytes(), list(state.moves), state.told(None), list(state.actions), list(state.weights)
