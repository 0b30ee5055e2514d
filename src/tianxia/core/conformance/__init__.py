"""The laws that every game keeps, and one call that checks them all.

    from tianxia.core import conformance
    conformance.check(GAME)

It plays random games for every number of seats and every value of an option (every set of options where these are few,
or with `together=2` every two values together), looks at many thousands of positions, and raises `BrokenLaw` at the
first that breaks a law: it says which law, what was seen, and the seed, the options and the moves that lead there.
To look for one thing: `check(GAME, "undo_returns_the_same_bytes")`; to look longer: `games=20`.

A law is a function on a `Table`. Whoever writes a new one adds it to `LAWS`, and every game is held to it.
"""

from collections.abc import Callable
from typing import TypeAlias

from tianxia.core.conformance import chances, hidden, judgement, malformed, moves, positions, records, texts, twins
from tianxia.core.conformance.table import BrokenLaw, Table, tables
from tianxia.core.game import Game

__all__ = ["LAWS", "BrokenLaw", "Law", "Table", "check", "tables"]

Law: TypeAlias = Callable[[Table], None]

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        moves.list_is_empty_exactly_at_the_end,
        moves.seat_is_asked_only_where_it_has_a_choice,
        moves.every_listed_move_applies,
        moves.notation_and_parse_are_inverse,
        moves.nobody_plays_out_of_turn,
        moves.every_game_ends,
        positions.what_is_impossible_never_comes,
        positions.dict_and_back_is_the_same_position,
        positions.edited_dict_is_refused_or_can_be_played,
        positions.moves_played_again_give_the_same_bytes,
        records.record_replays_to_the_same_bytes,
        records.changed_record_does_not_verify,
        positions.copy_stepped_leaves_its_parent_alone,
        positions.undo_returns_the_same_bytes,
        positions.one_seed_is_one_game,
        hidden.view_shows_nothing_hidden,
        hidden.seat_cannot_tell_a_world_from_the_truth,
        hidden.planes_read_the_view_alone,
        hidden.log_tells_nothing_hidden,
        hidden.moves_tell_nothing_hidden,
        hidden.world_is_a_game_like_the_true_one,
        hidden.every_world_comes_up,
        hidden.worlds_are_dealt_as_games_are,
        chances.outcomes_come_as_their_weights_say,
        chances.chance_hangs_on_nothing_but_the_position,
        judgement.moves_are_weighed_by_what_the_mover_knows,
        judgement.worth_ends_as_the_scores,
        texts.prompt_is_there_for_everybody,
        texts.move_is_refused_with_a_reason_exactly_where_it_is_not_listed,
        texts.notes_fit_and_are_told,
        malformed.refused_move_changes_nothing,
        malformed.broken_dict_is_refused,
        records.broken_record_is_refused,
        malformed.broken_options_are_refused,
        twins.interpreted_and_compiled_are_the_same,
        twins.card_and_processor_play_the_same,
    )
}


def check(game: Game, *laws: str, games: int = 1, seed: int = 1, together: int = 1) -> int:
    """Hold a game to these laws, or to all; return how many positions were looked at.

    `games` is how many random games each law plays at each table, and `seed` the first one's; `together` is how many
    values of options are tried with one another where not all sets can be.
    """
    looked_at = 0
    for name in laws or LAWS:
        for table in tables(game, games, seed, together):
            try:
                LAWS[name](table)
            except Exception as error:
                notes = "".join(f"\n{note}" for note in getattr(error, "__notes__", ()))
                what = f"{error}" if isinstance(error, BrokenLaw) else f"{type(error).__name__}: {error}"
                raise BrokenLaw(table.report(name.replace("_", " "), what + notes)) from error
            looked_at += table.looked_at
    return looked_at
