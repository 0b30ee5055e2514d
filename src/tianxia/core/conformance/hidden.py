"""Laws of what is hidden: what a seat is shown does not depend on what it cannot know, and no world is left out.

A world is a position that a seat cannot tell from the true one. `sample_world` deals one from the view alone.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Hashable
from typing import Any

import numpy as np

from tianxia.core.chance import GUESSING, new_generator
from tianxia.core.conformance.statistics import differ
from tianxia.core.conformance.table import RandomPlayers, Reader, Table, rows_of
from tianxia.core.fields import CHANCE, OWNER, SECRET, Rows, Seen, row
from tianxia.core.state import State, View

FEW_WORLDS = 12  # of a position, so that all of them come up when many are dealt
LOOKS = 60  # worlds dealt to see whether there are few
TRIED = 2  # of such positions, at each table and for each game
MANY = 2000  # worlds dealt where there are few
OFTEN = 30  # worlds that come up so often in one stream come up in another, but for one chance in 10^12
OPENINGS = 120  # openings of each table whose hands are counted


def view_shows_nothing_hidden(table: Table) -> None:
    """A view holds nothing of what other seats own or nobody knows, and no notes."""
    for state in table.walk(share=0.3):
        for reader in table.readers:
            view = state.view(reader)
            for field in table.game.layout.fields:
                values = view.rows[field.name][0].copy()
                if field.seen is OWNER and reader is not None:
                    values[reader] = 0
                if field.seen in {OWNER, SECRET, Seen.NOTES}:
                    table.require(not values.any(), f"{field.name} shows in the view of {reader}")
                elif field.seen is Seen.PUBLIC:
                    same = np.array_equal(values, getattr(state.position, field.name))
                    table.require(same, f"{field.name} is public, and shows otherwise in the view of {reader}")


def seat_cannot_tell_a_world_from_the_truth(table: Table) -> None:
    """View, insights, legal moves, prompts, refusals and planes of a seat stay the same in every world dealt for it."""
    for state in table.walk(share=0.1):
        for reader in table.readers:
            world = state.view(reader).sample_world(table.dice.getrandbits(128), "manual")
            true, dealt = shown(table, state, reader), shown(table, world, reader)
            for what in true:
                table.require(true[what] == dealt[what], f"{reader} can tell a world from the truth by its {what}")


def shown(table: Table, state: State, reader: Reader) -> dict[str, Hashable]:
    """Return all that a reader is shown of a position."""
    game, view = table.game, state.view(reader)
    prompt = game.words.prompt(state.position, reader)
    seen: dict[str, Hashable] = {
        "view": view.rows.tobytes(),
        "turn to decide": state.seat,
        "prompt": (prompt.id, tuple(prompt.numbers.items())),
        "insights": json.dumps(view.insights()),
        "insights, read from its view": json.dumps(view.insights())
        == json.dumps(game.insights(state.position, reader)),
    }
    if reader is not None:
        seen["planes"] = planes(table, state.position, reader)
        seen["planes of its view"] = planes(table, row(view.rows), reader) == seen["planes"]
    if reader == state.seat:
        seen["legal moves"] = tuple(state.actions)
        seen["notations"] = tuple(state.notation(action) for action in state.actions)
        seen["refusals"] = refusals(state)
    return seen


def planes(table: Table, position: Any, seat: int) -> bytes:
    """Return what a learner in this seat reads."""
    out = np.zeros(table.game.num_planes, np.float32)
    table.game.planes(position, seat, out)
    return out.tobytes()


def refusals(state: State) -> tuple[Hashable, ...]:
    """Return the reason against each move, as numbers."""
    reasons = [state.refusal(action) for action in range(state.game.num_actions)]
    return tuple(None if reason is None else (reason.id, tuple(reason.numbers.items())) for reason in reasons)


def planes_read_the_view_alone(table: Table) -> None:
    """A learner's planes are the same from the view as from the whole position, finite, and all written."""
    for state in table.walk(share=0.3):
        for seat in range(table.seats):
            out = np.full(table.game.num_planes, np.nan, np.float32)
            table.game.planes(row(state.view(seat).rows), seat, out)
            table.require(np.isfinite(out).all(), f"a plane of seat {seat} is not written, or not a number")
            table.require(np.abs(out).max() <= 8, f"a plane of seat {seat} is far from -1 to 1")  # noqa: PLR2004
            table.require(out.tobytes() == planes(table, state.position, seat), f"planes of {seat} read what it cannot")


def log_tells_nothing_hidden(table: Table) -> None:
    """Where a reader's view is the same whatever chance has brought, or whichever world is true, so is the log."""
    for state in table.walk(share=0.06):
        if state.over:
            continue
        for reader in table.readers:
            world = state.view(reader).sample_world(table.dice.getrandbits(128), "manual")
            at_chance = state.seat == CHANCE
            told: dict[Hashable, object] = {}
            for start in (state, world):
                actions = start.actions if at_chance else [a for a in state.actions[:4] if a in world.actions]
                for action in actions[:8]:
                    after = start.copy()
                    known = len(after.told(reader))
                    after.play(action)
                    notes = after.told(reader)[known:]
                    same = (after.view(reader).rows.tobytes(), after.seat, None if at_chance else action)
                    what = f"{start.notation(action)} is told to {reader}, and tells a secret: {notes}"
                    table.require(told.setdefault(same, notes) == notes, what)


def moves_tell_nothing_hidden(table: Table) -> None:
    """Where two moves of another seat cannot be told apart by what a reader sees, its view does not name them."""
    for state in table.walk(share=0.03):
        if state.over or state.seat == CHANCE:
            continue
        for reader in table.readers:
            if reader == state.seat:
                continue
            seen: dict[Hashable, tuple[Hashable, object]] = {}
            for action in state.actions:
                after = state.copy()
                after.play(action)
                view = after.view(reader)
                truth, named = seen.setdefault((view.rows.tobytes(), after.seat), (after.to_bytes(), view.moves))
                what = f"{state.notation(action)} is named to {reader}, who cannot have seen which it was"
                table.require(named == view.moves or truth == after.to_bytes(), what)


def world_is_a_game_like_the_true_one(table: Table) -> None:
    """A world dealt for a seat can be, follows from the view and the seed alone, and can be played to its end."""
    for state in table.walk(share=0.03):
        for reader in table.readers:
            view, seed = state.view(reader), table.dice.getrandbits(128)
            world = view.sample_world(seed, "manual")
            reason = table.game.impossible(world.position)
            table.require(reason is None, f"a world dealt for {reader} cannot be: {reason}")
            twin = world.view(reader).sample_world(seed, "manual")
            table.require(twin.to_bytes() == world.to_bytes(), f"a world of {reader} depends on more than its view")
            RandomPlayers(seed).finish(table, world)
            reason = table.game.impossible(world.position)
            table.require(reason is None, f"a world dealt for {reader} ends as it cannot: {reason}")


def every_world_comes_up(table: Table) -> None:
    """Where few worlds agree with a view, all come up whatever the seed, and the true one is among them.

    How often each comes up the kit cannot know, for a world weighs as much as there are ways to deal it. Here: what
    comes up often with one seed comes up with another. `worlds_are_dealt_as_games_are` weighs whole hands, and a game's
    own tests count the ways.
    """
    left = TRIED * table.games
    for state in table.walk(share=0.2):
        for reader in table.readers:
            view = state.view(reader)
            true = hidden_part(table.game, rows_of(state))
            some = deal(view, 0, LOOKS)
            if len(some) > FEW_WORLDS or set(some) == {true}:
                continue
            left -= 1
            if left < 0:
                return
            first, second = deal(view, 1, MANY), deal(view, 2, MANY)
            for one, other in ((first, second), (second, first)):
                missing = [count for world, count in one.items() if count >= OFTEN and world not in other]
                table.require(not missing, f"{reader}: a world comes {missing} times with one seed, with another never")
            table.require(true in first or true in second, f"the true world is never dealt for {reader}")


def deal(view: View, seed: int, count: int) -> Counter[bytes]:
    """Deal many worlds with one seed, and count each."""
    game, generator = view.game, new_generator(seed, GUESSING)
    worlds: Counter[bytes] = Counter()
    rows, seat = view.rows.copy(), -1 if view.seat is None else view.seat
    position = row(rows)
    for _ in range(count):
        rows[:] = view.rows
        game.redeal(position, seat, generator)
        worlds[hidden_part(game, rows)] += 1
    return worlds


def hidden_part(game: Any, rows: Rows) -> bytes:
    """Return the bytes of a position that some seat does not know."""
    return b"".join(rows[field.name].tobytes() for field in game.layout.fields if field.seen in {OWNER, SECRET})


def worlds_are_dealt_as_games_are(table: Table) -> None:
    """At the first decision, where nobody has yet shown anything by playing, worlds are as likely as true games are."""
    truths: dict[Reader, list[Rows]] = defaultdict(list)
    dealt: dict[Reader, list[Rows]] = defaultdict(list)
    for seed in range(table.seed, table.seed + table.games * OPENINGS):
        state = table.state = table.new(seed, "seeded")
        table.looked_at += 1
        for reader in table.readers:
            truths[reader].append(rows_of(state))
            world = state.view(reader).sample_world(seed + (1 << 64), "manual")
            dealt[reader].append(rows_of(world))
    for reader in table.readers:
        true, worlds = np.concatenate(truths[reader]), np.concatenate(dealt[reader])
        for field in table.game.layout.fields:
            if field.seen not in {OWNER, SECRET}:
                continue
            ours = true[field.name].reshape(len(true), -1).T
            theirs = worlds[field.name].reshape(len(worlds), -1).T
            for place, (here, there) in enumerate(zip(ours, theirs, strict=True)):
                odd = differ(Counter(here.tolist()), Counter(there.tolist()))
                table.require(not odd, f"{field.name}, place {place}: {reader}'s worlds are dealt otherwise than games")
