"""What Great Wall of China asks, and why a move is not allowed now: the same facts that the rules look at."""

from tianxia.core.fields import CHANCE, NOBODY
from tianxia.core.game import Message
from tianxia.games.wall.choices import has_only_riders
from tianxia.games.wall.moves import CARRY, COVER, DRAW, LAPSE, LAY, TAKE, laid
from tianxia.games.wall.state import Step, Wall
from tianxia.games.wall.tables import ACTIONS_FROM, ACTIONS_TO, MAX_SLOTS, Card
from tianxia.games.wall.values import total


def prompt(s: Wall, reader: int | None) -> Message:
    """Say what is asked now, to the one who is asked or to one who waits."""
    if s.seat in {CHANCE, NOBODY}:
        return Message("wall.prompt.final") if s.final else Message("wall.prompt.wait.action", {"player": s.turn})
    if s.step in {Step.CLAIM, Step.CARRIER}:
        return claim_prompt(s, reader)
    if reader != s.seat:
        return Message("wall.prompt.wait.action", {"player": s.turn})
    seat = s.seat
    if has_only_riders(s, seat):
        return Message("wall.prompt.must-ride" if s.action == ACTIONS_FROM else "wall.prompt.ride-or-lapse")
    if s.deck_size[seat] == 0:
        return Message("wall.prompt.must-lay")
    return Message(f"wall.prompt.action{s.action}{'.rider' if s.hand[seat, Card.RIDER] else ''}")


def claim_prompt(s: Wall, reader: int | None) -> Message:
    """Ask for a tile, or for the card to put it on."""
    if reader != s.seat:
        return Message("wall.prompt.wait.claim", {"player": s.turn, "section": s.section})
    if s.step == Step.CLAIM:
        own = total(s, s.section, s.seat)
        return Message("wall.prompt.claim.which", {"section": s.section, "total": own})
    if s.tiles[s.section, 0] == s.taken:
        own = total(s, s.section, s.seat)
        return Message("wall.prompt.claim.equal", {"section": s.section, "total": own, "tile": s.taken})
    return Message("wall.prompt.claim.where", {"tile": s.taken})


def refusal(s: Wall, action: int) -> Message | None:
    """Return the reason why the seat to move may not do this, or nothing if it may."""
    if action < CARRY and action >= TAKE:
        return refuse_tile(s, action - TAKE)
    if CARRY <= action < LAY:
        return refuse_carrier(s, action - CARRY)
    if s.step in {Step.CLAIM, Step.CARRIER}:
        rides = LAY <= action < COVER and laid(action)[1] == Card.RIDER
        return Message("wall.no.rider.scoring" if rides else "wall.no.score-first")
    if action == DRAW:
        return None if s.deck_size[s.seat] else Message("wall.no.draw.empty")
    if action == LAPSE:
        return refuse_lapse(s)
    if action >= COVER:
        return refuse_cover(s, *divmod(action - COVER, MAX_SLOTS))
    return refuse_lay(s, *laid(action))


def refuse_tile(s: Wall, tile: int) -> Message | None:
    """A tile is taken when one leads a section with two free tiles, and only one of these."""
    if s.step == Step.CARRIER:
        return Message("wall.no.one-per-turn", {"section": s.section})
    if s.step != Step.CLAIM:
        return Message("wall.no.not-now")
    if tile in set(map(int, s.tiles[s.section])):
        return None
    return Message("wall.no.tile.not-there", {"section": s.section, "tile": tile})


def refuse_carrier(s: Wall, slot: int) -> Message | None:
    """The tile goes on a visible card of one's own in the section."""
    if s.step != Step.CARRIER:
        return Message("wall.no.score-first" if s.step == Step.CLAIM else "wall.no.not-now")
    if slot >= s.length[s.section]:
        return Message("wall.no.place", {"section": s.section, "place": slot})
    owner = int(s.owner[s.section, slot])
    return None if owner == s.seat else Message("wall.no.tile.not-yours", {"owner": owner})


def refuse_lapse(s: Wall) -> Message | None:
    """An action lapses only where nothing but a rider is left to lay."""
    if not has_only_riders(s, s.seat):
        return Message("wall.no.lapse")
    return None if s.action == ACTIONS_TO else Message("wall.no.must-ride")


def refuse_lay(s: Wall, section: int, card: Card, count: int) -> Message | None:
    """Cards are laid from the hand, at an open section; riders one at a time."""
    held = int(s.hand[s.seat, card])
    if held == 0:
        return Message("wall.no.rider.none") if card == Card.RIDER else Message("wall.no.not-in-hand", {"card": card})
    if card == Card.RIDER and count > 1:
        return Message("wall.no.rider.two")
    if count > held:
        return Message("wall.no.too-many", {"n": held})
    return refuse_section(s, section)


def refuse_cover(s: Wall, section: int, slot: int) -> Message | None:
    """A dragon lands on a visible card that carries no tile."""
    if not s.hand[s.seat, Card.DRAGON]:
        return Message("wall.no.not-in-hand", {"card": Card.DRAGON})
    reason = refuse_section(s, section)
    if reason is not None:
        return reason
    if slot >= s.length[section]:
        return Message("wall.no.place", {"section": section, "place": slot})
    if s.held[section] and s.held_slot[section] == slot:
        return Message("wall.no.dragon.tile", {"tile": int(s.held[section])})
    return None


def refuse_section(s: Wall, section: int) -> Message | None:
    """Building goes on at open sections only."""
    if section >= s.sections:
        return Message("wall.no.no-section", {"section": section, "n": s.sections})
    return None if s.tiles[section, 0] else Message("wall.no.closed")
