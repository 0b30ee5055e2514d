### Great Wall of China

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

wall-prompt-claim-which = You lead { $section } with { $total }. Which tile do you take?
wall-prompt-claim-where = On which of your cards does the { $tile } go? That card will be safe from dragons.
wall-prompt-claim-equal = You lead { $section } with { $total }. Both tiles are worth { $tile }, so choose only the card that will carry one.
wall-prompt-action2 = Second action: lay or draw.
wall-prompt-action2-rider = Second action: lay or draw. A rider may go ahead of it at no cost.
wall-prompt-action3 = Third action: lay or draw.
wall-prompt-action3-rider = Third action: lay or draw. If a rider is to go this turn, then now.
wall-prompt-must-lay = Your deck is empty, so you have to lay a card.
wall-prompt-must-draw = Your hand is empty, so you have to draw.
wall-prompt-must-ride = You hold nothing but riders and cannot draw: one has to ride. It counts as your second action.
wall-prompt-ride-or-lapse = Nothing left to lay or draw but a rider. Send it now, or let the third action lapse?
wall-prompt-lay-where = Where do you lay { $cards }?
wall-prompt-lay-how-many = How many of them in this one action?
wall-prompt-rider-where = Where does the rider go?
wall-prompt-dragon-where = Where does the dragon land: at the end of a row, or on a card?
wall-prompt-dragon-confirm = Cover { $card-the } of { $owner } in { $section }, place { $place }?
wall-prompt-draw-confirm = Draw a card? You cannot take that back.
wall-prompt-wait-claim = { $player } is choosing a tile in { $section }.
wall-prompt-wait-action = { $player } is about to lay or draw.
wall-prompt-final = Final scoring: no more laying, no more drawing.

## button

wall-button-lay = Lay
wall-button-draw = Draw a card
wall-button-ride = Ride
wall-button-cover = Cover it
wall-button-take = Take the { $tile }
wall-button-lapse = Let it lapse

## preview: what a move would do

wall-preview-lead = You would lead { $section } with { $total } to { $rival-total }.
wall-preview-tie = You would be level with { $rival } at { $total }; then nobody leads.
wall-preview-behind = You would have { $total }; { $rival } is ahead with { $rival-total }.
wall-preview-alone = You would be alone here and lead with any total.
wall-preview-next-turn = If nothing changes, you take a tile here when your next turn begins.
wall-preview-claim-keeps = With the { $tile } you fall to { $total } and still lead.
wall-preview-claim-loses = With the { $tile } you fall to { $total }; the lead is gone.
wall-preview-noble = Every visible card in { $section } would count 1.
wall-preview-noble-freed = Without this noble the cards in { $section } get their values back.

## log: what happened

wall-log-start =
    { $n ->
        [one] { $start } begins. The wall has { $n } section.
       *[other] { $start } begins. The wall has { $n } sections.
    }
wall-log-setup-tiles = Tiles { $tile-a } and { $tile-b } are laid out at { $section }.
wall-log-setup-hands = Everyone holds five cards and has fifteen to draw.
wall-log-pair-out = Twice { $tile } at { $section }: with two players equal tiles leave the game.
wall-log-turn = Turn { $number }: { $player }
wall-log-lay = { $player } lays { $cards } at { $section } and now has { $total } there.
wall-log-noble = { $player } lays a noble at { $section }: every visible card there now counts 1.
wall-log-noble-second = { $player } lays another noble at { $section }. The cards there already count 1.
wall-log-soldier =
    { $n ->
        [one] That soldier counts { $value }, for { $n } of the same colour is visible to its left.
       *[other] That soldier counts { $value }, for { $n } of the same colour are visible to its left.
    }
wall-log-soldiers-group = Together the soldiers of { $player } there count { $sum }.
wall-log-capped = A noble is visible in { $section }, so what lies there counts 1 per card.
wall-log-ride = { $player } sends a rider to { $section }, at no cost, and now has { $total } there.
wall-log-ride-forced = { $player } has only riders left: one rides to { $section } as the second action. Total there: { $total }.
wall-log-dragon-end = { $player } lays the dragon at the end of { $section } and now has { $total } there.
wall-log-dragon-cover = { $player }’s dragon covers { $card-the } of { $owner } in { $section }, place { $place }.
wall-log-dragon-cover-own = { $player }’s dragon covers { $card-the } in { $section }, place { $place }, a card of the same colour.
wall-log-dragon-noble-freed = No noble is visible in { $section } any more: the cards have their values back.
wall-log-dragon-noble-stays = Another noble is still visible in { $section }: every card keeps counting 1.
wall-log-dragon-soldiers =
    { $n ->
        [one] { $n } soldier to the right loses 1, because the one before it is covered.
       *[other] { $n } soldiers to the right lose 1 each, because one before them is covered.
    }
wall-log-dragon-stack = Dragon on dragon: only the top one counts, nothing below returns.
wall-log-draw = { $player } draws a card. Left in the deck: { $n }.
wall-log-draw-you = { $player } draws { $card-a }. Left in the deck: { $n }.
wall-log-totals = Totals in { $section }: { $totals }.
wall-log-score-lead = { $player } leads { $section } with { $total }; next is { $rival } with { $rival-total }.
wall-log-score-alone = { $player } is alone in { $section } and leads with { $total }.
wall-log-score-tie = No tile in { $section }: { $player } and { $rival } are level at { $total }.
wall-log-score-behind = No tile in { $section }: { $player } has { $total }, { $rival } has { $rival-total }.
wall-log-score-absent = No tile in { $section }: { $player } has no card there.
wall-log-score-none = { $player } leads nowhere and takes nothing.
wall-log-claim-first = { $player } takes the { $tile } in { $section } and puts it on { $card-the }, place { $place }. Total there: { $before } − { $tile } = { $total }.
wall-log-claim-second = { $player } takes the { $tile } in { $section }. The { $held } on the card goes to its owner, { $owner }.
wall-log-claim-both = { $player } takes the { $tile } in { $section } as well and wins both tiles: { $tile } + { $held } = { $sum }.
wall-log-clear =
    { $n ->
        [one] { $n } card leaves the game: { $section } is cleared.
       *[other] { $n } cards leave the game: { $section } is cleared.
    }
wall-log-refill = New at { $section }: { $tile-a } and { $tile-b }.
wall-log-close = No tiles are left for { $section }. It closes.
wall-log-close-final =
    { $n ->
        [one] { $n } card leaves the game: { $section } is cleared and closes, for the final scoring brings no new tiles.
       *[other] { $n } cards leave the game: { $section } is cleared and closes, for the final scoring brings no new tiles.
    }
wall-log-supply-empty = That was the last pair. From now on a cleared section closes.
wall-log-lapse-no-cards =
    { $n ->
        [one] { $player } has no cards left; { $n } action lapses.
       *[other] { $player } has no cards left; { $n } actions lapse.
    }
wall-log-lapse-choice = { $player } keeps the rider back and lets the third action lapse.
wall-log-out = { $player } has laid all 20 cards. Everyone else has one more turn.
wall-log-out-again = { $player } is out of cards as well. The last round goes on as it was.
wall-log-last-turn = Last turn for { $player }.
wall-log-final-begin = Final scoring begins with { $player }. Nobody lays or draws any more.
wall-log-final-idle =
    { $n ->
        [one] { $player } takes nothing. One more turn without a tile ends the game.
       *[other] { $player } takes nothing. { $n } more turns without a tile end the game.
    }
wall-log-end-tile = The last tile is taken. The game ends at once.
wall-log-end-no-section = No section is open any more. The game is over.
wall-log-end-idle = A whole round without a tile. The game is over.
wall-log-end-left-held = The { $tile } on a card of { $player } in { $section } was never decided. Nobody gets it.
wall-log-end-left-free = Left over in { $section }: { $tiles }. Nobody gets that.
wall-log-end-reveal = { $player } turns over: { $sum }.
wall-log-end-reveal-none = { $player } won no tiles: 0.
wall-log-end-win = { $player } wins with { $fame } fame.
wall-log-end-shared = { $players } share the victory with { $fame } fame each.

## no: why a move is not allowed

wall-no-score-first = Choose your tile first. Laying and drawing come after the scoring.
wall-no-refuse = You lead { $section }, so you have to take a tile.
wall-no-tie = You do not lead { $section }: { $rival } has { $total } too.
wall-no-behind = You do not lead { $section }: you have { $total }, { $rival } has { $rival-total }.
wall-no-absent = You have no card in { $section }, so there is nothing to take.
wall-no-not-now = Tiles are only taken when your turn begins.
wall-no-one-per-turn = You already took a tile from { $section } this turn. The other has to wait.
wall-no-tile-covered = That card is covered. A tile goes on a visible card.
wall-no-tile-not-yours = That card belongs to { $owner }. Your tile goes on one of yours.
wall-no-tile-other-section = The tile belongs to { $section }. Choose a card there.
wall-no-mixed = Only cards of one type go together. These are { $types }.
wall-no-same-number = Both count { $value }, but they are different types. That takes two actions.
wall-no-two-sections = One action goes to one section. Use your two actions for two sections.
wall-no-not-in-hand = There is no { $card } in your hand.
wall-no-too-many =
    { $n ->
        [one] You only hold { $n } of these.
       *[other] You only hold { $n } of these.
    }
wall-no-closed = This section is closed: there are no tiles left to win.
wall-no-right-end = New cards join at the right end. Only a dragon may go on top of a card.
wall-no-draw-empty = Your deck is empty. Lay a card from your hand.
wall-no-lay-empty = Your hand is empty. Draw a card.
wall-no-pass = You cannot pass while you can lay or draw.
wall-no-lapse = The action only lapses when you can neither lay nor draw. You still can.
wall-no-must-ride = You hold a rider and cannot do anything else, so one rider has to go.
wall-no-rider-none = You have no rider in hand.
wall-no-final = In the final scoring nobody lays or draws any more.
wall-no-rider-scoring = Riders wait until your scoring is finished.
wall-no-rider-third = A rider cannot be your third action. Send it before that, free of charge.
wall-no-rider-after = After the third action it is too late for riders. Next turn.
wall-no-rider-two = Riders go one at a time, even to the same section.
wall-no-dragon-tile = This card carries the { $tile }, and a tile keeps dragons away.
wall-no-dragon-buried = That card is already covered. A dragon lands on what is visible.
wall-no-dragon-free = A dragon costs an action; only riders go free.
wall-no-cover-not-dragon = Only a dragon covers another card.
wall-no-done = Your three actions are done.
wall-no-no-section =
    { $n ->
        [one] There is no { $section }: the wall has only { $n } section.
       *[other] There is no { $section }: the wall has only { $n } sections.
    }
wall-no-place = There is no card at place { $place } in { $section }.
wall-no-tile-not-there = There is no { $tile } to take in { $section }.

## info: what a mark on the table means

wall-info-noble-visible = Noble visible: everything counts 1
wall-info-protected = Protected by the { $tile }
wall-info-supply =
    { $n ->
        [one] { $n } tile still face down
       *[other] { $n } tiles still face down
    }
wall-info-your-fame = Your fame, hidden from the others: { $sum }
wall-info-claim-next = { $player } takes a tile here next turn if nothing changes.

## label: headings and small print on the table

wall-label-deck = Still to draw: { $cards }
wall-label-onto = Dragon onto a card in { $section }
wall-label-outlook = After the move you : strongest rival. { $crown } you would lead, { $level } level.

## part: pieces that fill a place

wall-part-none = none
wall-part-lead = { $total } to { $rival-total }, you lead
wall-part-level = { $total } to { $rival-total }, level
wall-part-behind = { $total } to { $rival-total }, behind
wall-part-alone = { $total }, alone

## a11y: for screen readers

wall-a11y-section = Section { $number }: free tiles { $tiles }. Row from left: { $row }. Totals: { $totals }. { $lead }
wall-a11y-card = Place { $place }: { $card }, { $player }, counts { $value }
wall-a11y-card-tile = Place { $place }: { $card }, { $player }, counts { $value }, carries the { $tile }
wall-a11y-card-over = Place { $place }: dragon, { $player }, counts { $value }; under it { $under }
wall-a11y-card-over-tile = Place { $place }: dragon, { $player }, counts { $value }, carries the { $tile }; under it { $under }
wall-a11y-player = { $player }: { $hand } in hand, { $deck } in the deck, tiles won: { $won }
wall-a11y-leader = { $player } leads.
wall-a11y-no-leader = Nobody leads.
wall-a11y-hand = Your hand: { $cards }

## count: a noun with its number

wall-count-wall =
    { $n ->
        [one] a wall
       *[other] { $n } walls
    }
wall-count-gate =
    { $n ->
        [one] a gate
       *[other] { $n } gates
    }
wall-count-tower =
    { $n ->
        [one] a watchtower
       *[other] { $n } watchtowers
    }
wall-count-noble =
    { $n ->
        [one] a noble
       *[other] { $n } nobles
    }
wall-count-soldier =
    { $n ->
        [one] a soldier
       *[other] { $n } soldiers
    }
wall-count-rider =
    { $n ->
        [one] a rider
       *[other] { $n } riders
    }
wall-count-dragon =
    { $n ->
        [one] a dragon
       *[other] { $n } dragons
    }
wall-count-fame =
    { $n ->
        [one] { $n } fame
       *[other] { $n } fame
    }

## term: nouns with their forms, verbs (do, does), adjectives (is)

wall-term-game = Great Wall of China
wall-term-wall = wall
    .plural = walls
    .a = a wall
    .the = the wall
wall-term-gate = gate
    .plural = gates
    .a = a gate
    .the = the gate
wall-term-tower = watchtower
    .plural = watchtowers
    .a = a watchtower
    .the = the watchtower
wall-term-tower-short = tower
wall-term-noble = noble
    .plural = nobles
    .a = a noble
    .the = the noble
wall-term-soldier = soldier
    .plural = soldiers
    .a = a soldier
    .the = the soldier
wall-term-rider = rider
    .plural = riders
    .a = a rider
    .the = the rider
wall-term-dragon = dragon
    .plural = dragons
    .a = a dragon
    .the = the dragon
wall-term-card = card
    .plural = cards
    .a = a card
    .the = the card
wall-term-tile = fame tile
    .plural = fame tiles
    .a = a fame tile
    .the = the fame tile
wall-term-tile-short = tile
    .plural = tiles
    .a = a tile
    .the = the tile
wall-term-section = section
    .plural = sections
    .a = a section
    .the = the section
wall-term-section-numbered = section { $number }
wall-term-row = row
    .plural = rows
    .a = a row
    .the = the row
wall-term-place = place
    .plural = places
    .a = a place
    .the = the place
wall-term-right-end = right end
    .the = the right end
wall-term-deck = deck
    .plural = decks
    .a = a deck
    .the = the deck
wall-term-hand = hand
    .plural = hands
    .a = a hand
    .the = the hand
wall-term-supply = supply
    .the = the supply
wall-term-fame = fame
wall-term-total = total
    .plural = totals
    .a = a total
    .the = the total
wall-term-value = value
    .plural = values
    .a = a value
    .the = the value
wall-term-lead = lead
    .the = the lead
wall-term-tie = tie
    .plural = ties
    .a = a tie
    .the = the tie
wall-term-rival = rival
    .plural = rivals
    .a = a rival
    .the = the rival
wall-term-scoring = scoring
    .plural = scorings
    .a = a scoring
    .the = the scoring
wall-term-final-scoring = final scoring
    .the = the final scoring
wall-term-last-round = last round
    .the = the last round
wall-term-action = action
    .plural = actions
    .a = an action
    .the = the action
wall-term-action-1 = first action
wall-term-action-2 = second action
wall-term-action-3 = third action
wall-term-free-tile = free tile
    .plural = free tiles
    .a = a free tile
    .the = the free tile
wall-term-held-tile = tile on a card
    .plural = tiles on cards
wall-term-won-tile = won tile
    .plural = won tiles
    .a = a won tile
    .the = the won tile
wall-term-covered-card = covered card
    .plural = covered cards
    .a = a covered card
    .the = the covered card
wall-term-closed = closed
wall-term-lay = lay
wall-term-draw = draw
wall-term-cover = cover
wall-term-take = take
wall-term-ride = ride
wall-term-lapse = lapse
wall-term-colour-red = Red
wall-term-colour-green = Green
wall-term-colour-blue = Blue
wall-term-colour-yellow = Yellow
wall-term-colour-brown = Brown
wall-term-place-name-1 = Western Pass
wall-term-place-name-2 = River Bend
wall-term-place-name-3 = Steppe Ridge
wall-term-place-name-4 = Eastern Shore
