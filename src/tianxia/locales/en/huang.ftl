### HUANG

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

huang-prompt-action-first = Choose your first action
huang-prompt-action-first-why = Two actions. Pick a tile, a leader, or one of the other actions.
huang-prompt-action-second = Choose your second action
huang-prompt-action-second-why = Your last action this turn. The same one again is fine.
huang-prompt-tile = Place { $tile-a }
huang-prompt-tile-why = Marked spaces are allowed; the number shows who scores what.
huang-prompt-leader = Position { $leader-the }
huang-prompt-leader-why = It needs a governor beside it, on empty land.
huang-prompt-leader-onboard-why = Move it to another space, or withdraw it.
huang-prompt-pagoda-offer = Build { $pagoda-a }?
huang-prompt-pagoda-offer-why = Your tile completes a triangle. The pagoda costs nothing.
huang-prompt-pagoda-offer-blue-why = Your farmer completes a triangle. If you build, the row of farmers ends here.
huang-prompt-pagoda-triangle = Choose the triangle
huang-prompt-pagoda-triangle-why =
    { $n ->
        [one] { $n } triangle is possible.
       *[other] { $n } triangles are possible, you may build on one.
    }
huang-prompt-pagoda-source = Which pagoda moves here?
huang-prompt-pagoda-source-why = None of this colour is left in the supply.
huang-prompt-palace-or = Pagoda or palace?
huang-prompt-palace-or-why = Your governor completes both shapes, but allows only one building.
huang-prompt-market = Take a market tile?
huang-prompt-market-why = Your trader lets you take one. The others see which.
huang-prompt-chain = Place another farmer?
huang-prompt-chain-why = Beside the farmer you just placed, in the same action. You have { $n } left.
huang-prompt-riot-pay = How do you pay?
huang-prompt-riot-pay-why = Two farmers, or one with your blue leader, who stays in reserve.
huang-prompt-riot-target = Which tile do you remove?
huang-prompt-riot-target-why = Any tile on the board. Buildings on it fall; leaders without a governor go home.
huang-prompt-pay-pagoda = How do you pay?
huang-prompt-pay-pagoda-why = Two traders, or one with your green leader, who stays in reserve.
huang-prompt-pagoda-where = Where do you build?
huang-prompt-pagoda-where-why = Any triangle without a building, anywhere on the board.
huang-prompt-replace = Which tiles do you replace?
huang-prompt-replace-why = Up to six. They leave the game face down.
huang-prompt-replace-last-why =
    { $n ->
        [one] Careful: only { $n } tile is left in the bag. If you draw more, the game ends.
       *[other] Careful: only { $n } tiles are left in the bag. If you draw more, the game ends.
    }
huang-prompt-replace-empty-why = Careful: the bag is empty. Replacing even one tile ends the game.
huang-prompt-revolt-attack = How many governors do you add?
huang-prompt-revolt-attack-why = You attack: { $own } against { $other }. You need more than a tie; { $player } answers after you.
huang-prompt-revolt-defend = How many governors do you add?
huang-prompt-revolt-defend-why = You defend: { $own } against { $other }. A tie is enough for you, and you decide last.
huang-prompt-war-support = Whom do you support?
# $standings: list of "Qin 4" items
huang-prompt-war-support-why = { $standings }. One side only: soldiers from your hand and your red leader in reserve.
huang-prompt-war-support-unifier-why = { $standings }. You decide last, and at a tie you choose the winner.
# the same title; shown only to the one asked
huang-prompt-war-support-none-why = { $standings }. You have nothing to send; confirm, and nobody learns it.
huang-prompt-war-soldiers = How many soldiers to { $side }?
huang-prompt-war-tie = Who wins the war?
huang-prompt-war-tie-why = { $sides } are level at { $n }. You placed the tile, so you choose.
huang-prompt-war-losses = Which soldiers pay?
huang-prompt-war-losses-why =
    { $n ->
        [one] { $side } won and still owes { $n } soldier. A pagoda on it falls. In the order of the map, from the upper left.
       *[other] { $side } won and still owes { $n } soldiers. Pagodas on them fall. In the order of the map, from the upper left.
    }
huang-prompt-bandits-losses = Which soldiers do you remove?
huang-prompt-bandits-losses-why =
    { $n ->
        [one] Beating the bandits costs { $n } more soldier. Your new tile is safe. In the order of the map, from the upper left.
       *[other] Beating the bandits costs { $n } more soldiers. Your new tile is safe. In the order of the map, from the upper left.
    }
huang-prompt-granaries = Which granary stays?
huang-prompt-granaries-why =
    { $n ->
        [one] Your blue leader may take { $n } granary, 2 blue points. One stays.
       *[other] Your blue leader may take { $n } granaries, 2 blue points each. One stays.
    }
huang-prompt-endturn = End your turn?
huang-prompt-endturn-why = Both actions are done. After drawing, nothing can be undone.
# only where hands and market together need more than the bag holds
huang-prompt-endturn-last-why = Drawing up takes { $need } tiles and the bag holds { $have }: this ends the game.
# cardboard game typed in
huang-prompt-chance-start = Who begins?
# cardboard game typed in
huang-prompt-chance-hand = Which tile did { $player } draw?
# cardboard game typed in
huang-prompt-chance-market = Which tile joins the market?
# cardboard game typed in
huang-prompt-chance-short = Which tile left the bag?
# cardboard game typed in
huang-prompt-chance-bandits = Which camp, how many bandits?
huang-prompt-wait-action = { $player } is choosing an action.
huang-prompt-wait-pagoda = { $player } is deciding on a pagoda.
huang-prompt-wait-market = { $player } is at the market.
huang-prompt-wait-chain = { $player } may place another farmer.
huang-prompt-wait-revolt = { $player } is adding governors to the revolt.
huang-prompt-wait-war-support = { $player } is deciding whom to support.
huang-prompt-wait-war-tie = { $player } chooses the winner of the war.
huang-prompt-wait-war-losses = { $player } chooses the soldiers who pay.
huang-prompt-wait-bandits = { $player } chooses the soldiers lost to the bandits.
huang-prompt-wait-granaries = { $player } is deciding on the granaries.

## button

huang-button-place = Place here
huang-button-leader = Set here
huang-button-withdraw = Withdraw
huang-button-riot = Peasants’ riot
huang-button-pagoda-paid = Build a pagoda
huang-button-replace = Replace tiles
huang-button-replace-n =
    { $n ->
        [one] Replace { $n } tile
       *[other] Replace { $n } tiles
    }
huang-button-pass = Pass
huang-button-build = Build
huang-button-nopagoda = No pagoda
huang-button-pay-tiles = Pay { $tiles }
huang-button-pay-leader = Pay { $tiles } with the leader
huang-button-take = Take it
huang-button-nomarket = Take nothing
huang-button-nochain = No more farmers
huang-button-add-none = Add none
huang-button-add = Add { $n }
huang-button-add-leader = Add { $n } and the yellow leader
huang-button-add-onlyleader = Only the yellow leader
huang-button-send-none = Send nobody
huang-button-send = Send { $n } to { $side }
huang-button-send-leader = Send { $n } and the red leader to { $side }
huang-button-send-onlyleader = Red leader to { $side }
huang-button-winner = { $side } wins
huang-button-keep = This one stays
huang-button-nogranaries = Take none
huang-button-endturn = End turn

## preview: what a move would do

# short: "+1 red" is drawn on the space
huang-preview-point = { $player }: { $points }
huang-preview-nopoint-state = No point: it would not belong to a state.
huang-preview-nopoint-leader = No point: neither a leader of this colour nor a yellow one.
huang-preview-unite = Unites { $states } in peace.
huang-preview-war = War: { $standings }. Hands may add to every side.
huang-preview-war-nothing = No point, no pagoda, no market tile: the war is all it does.
huang-preview-revolt = Revolt against { $player }: { $own } against { $other }, before governors from hands.
huang-preview-triangle = Completes a triangle: you may build { $pagoda-a }.
huang-preview-bandits = Defeats { $bandits }; { $points } for { $player }; you remove { $soldiers }.
huang-preview-bandits-nobody = Defeats { $bandits }; no red leader, so no points; you remove { $soldiers }.
huang-preview-riot = Sends home: { $leaders }.
huang-preview-split = Breaks the state into { $n } parts.

## log: what happened

huang-log-start = A new game of HUANG: { $n } players, { $map }.
huang-log-options = Options: { $options }.
huang-log-dynasty = { $player } leads the { $dynasty } dynasty.
huang-log-capitals = A governor takes office in each of the { $n } capitals.
huang-log-granaries = A granary stands in each of the { $n } capitals.
huang-log-short = Short game: { $n } tiles leave the bag unseen.
huang-log-camp =
    { $n ->
        [one] { $bandits } settles in camp { $camp }, on { $hex }.
       *[other] { $bandits } settle in camp { $camp }, on { $hex }.
    }
huang-log-hand = { $player } draws six tiles.
# only to the one who draws
huang-log-hand-own = You draw { $tiles }.
huang-log-market-first = The market opens with { $tiles }.
huang-log-first = The lot falls on { $player }, who begins.
# heading in the log; $turn counts this player’s turns
huang-log-turn = { $player }, turn { $turn }
huang-log-leader-place = { $player } places { $leader-the } on { $hex }, in { $state }.
huang-log-leader-found = { $player } places { $leader-the } on { $hex }: { $state } comes into being.
huang-log-leader-move = { $player } moves { $leader-the } from { $from } to { $hex }, in { $state }.
huang-log-leader-withdraw = { $player } withdraws { $leader-the } from { $hex }.
huang-log-leader-unite = The leader unites { $states } in peace.
huang-log-leader-home = Without a governor, { $player }’s { $leader } returns to reserve.
huang-log-split = { $state } falls apart into { $n } parts.
huang-log-split-parts = What was linked falls apart into { $n } parts.
huang-log-group = A part without a leader is left as a loose group.
huang-log-tile = { $player } places { $tile-a } on { $hex }.
huang-log-tile-in = { $player } places { $tile-a } on { $hex }, in { $state }.
huang-log-point-match = { $player } gets { $points }: { $leader-nom-the } is in { $state }.
huang-log-point-yellow = { $player } gets { $points }, with the yellow leader; { $state } has no { $leader }.
huang-log-nopoint-state = Nobody scores: the tile belongs to no state.
huang-log-nopoint-leader = Nobody scores: { $state } has no { $leader } and no yellow leader.
huang-log-nopoint-white = Nobody scores: { $state } has neither a white nor a yellow leader.
# a governor was placed
huang-log-nopoint-yellow = Nobody scores: { $state } has no yellow leader.
huang-log-unite = The tile unites { $states } in peace.
huang-log-join = A loose group joins { $state }.
huang-log-market-take = { $player } takes { $tile-a } from the market.
huang-log-market-none = { $player } leaves the market alone.
huang-log-market-empty = The market is empty: nothing to take.
huang-log-chain = In the same action { $player } places another farmer, on { $hex }.
huang-log-chain-end-pagoda = The row of farmers ends with the pagoda.
huang-log-chain-end-war = The row of farmers ends with the war.
huang-log-pagoda-free = { $player } builds { $pagoda-a } on { $hexes }, free of charge.
huang-log-pagoda-paid = { $player } discards { $traders } and builds { $pagoda-a } on { $hexes }.
huang-log-pagoda-paid-leader = With { $traders } and the green leader in reserve, { $player } builds { $pagoda-a } on { $hexes }.
huang-log-pagoda-moved = It comes from { $hexes }: none was left in the supply.
huang-log-pagoda-declined = { $player } builds no pagoda.
huang-log-pagoda-falls = The { $pagoda } on { $hexes } falls and goes to the supply.
huang-log-palace-free = { $player } builds the palace on { $hexes }, free of charge.
huang-log-palace-paid = { $player } discards { $traders } and builds the palace on { $hexes }.
huang-log-palace-paid-leader = With { $traders } and the green leader in reserve, { $player } builds the palace on { $hexes }.
huang-log-palace-moved = The palace moves here from { $hexes }.
huang-log-palace-falls = The palace on { $hexes } falls and goes to the supply.
huang-log-riot = { $player } discards { $farmers } for a riot: { $tile-nom-the } on { $hex } is gone.
huang-log-riot-leader = With { $farmers } and the blue leader in reserve, { $player } starts a riot: { $tile-nom-the } on { $hex } is gone.
huang-log-granary-burnt = The granary on { $hex } burns down. It is out of the game.
huang-log-replace =
    { $n ->
        [one] { $player } replaces { $n } tile.
       *[other] { $player } replaces { $n } tiles.
    }
# only to the one who replaces
huang-log-replace-own = You replace { $tiles }.
huang-log-pass = { $player } passes (replaces no tiles).
# $colour: noun form (red / Rot / rood)
huang-log-revolt = Revolt in { $state }: { $attacker } attacks { $defender }, { $colour } against { $colour }.
huang-log-revolt-base = Governors beside the leaders: { $attacker } { $a }, { $defender } { $d }.
huang-log-revolt-add = { $player } adds { $governors }: { $total }.
huang-log-revolt-add-leader = { $player } adds { $governors } and the yellow leader from reserve: { $total }.
huang-log-revolt-add-onlyleader = { $player } adds the yellow leader from reserve: { $total }.
huang-log-revolt-add-none = { $player } adds nothing: { $total }.
huang-log-revolt-won = { $winner } wins the revolt, { $w } to { $l }, and gets { $points }.
huang-log-revolt-tie = A tie, { $w } to { $l }: { $winner } defends successfully and gets { $points }.
huang-log-revolt-home = { $player }’s { $leader } goes back to reserve.
huang-log-revolt-box = The governors added from hands go to the box: { $n }.
huang-log-war = War! { $player } unites { $states } with { $tile-a } on { $hex }. The tile itself scores nothing.
huang-log-war-clash = Clashing colours: { $colours }.
# $leaders: "red (Mei), blue (Amélie)"
huang-log-war-side = { $side } starts with { $soldiers }; its leaders: { $leaders }.
huang-log-war-neutral = { $side } has no clashing leader but is a side in this war all the same.
huang-log-war-send = { $player } sends { $soldiers } to { $side }: { $total }.
huang-log-war-send-leader = { $player } sends { $soldiers } and the red leader to { $side }: { $total }.
huang-log-war-send-onlyleader = { $player } sends the red leader to { $side }: { $total }.
huang-log-war-send-none = { $player } sends nobody.
huang-log-war-sum = { $side }: { $board } on the board + { $sent } sent + { $by-leaders } by red leaders = { $total }.
huang-log-war-won = { $side } wins the war.
huang-log-war-tie = { $sides } are level at { $n }. { $player } placed the tile and chooses { $side }.
huang-log-war-loses = { $side } loses { $soldiers } on the board.
huang-log-war-loses-none = { $side } has no soldiers to lose.
huang-log-war-home = { $player }’s { $leader } leaves { $side } and goes to reserve.
huang-log-war-stays = { $player }’s { $leader } clashes with nobody and stays.
huang-log-war-point =
    { $n ->
        [one] { $player } gets { $points } for the leader driven out by { $leader-the } of { $side }.
       *[other] { $player } gets { $points } for { $n } leaders driven out by { $leader-the } of { $side }.
    }
huang-log-war-nopoint = Nobody scores in { $colour }: the winner has no { $leader }.
huang-log-war-price =
    { $n ->
        [one] The strongest loser had { $n }: { $side } pays { $n } soldier.
       *[other] The strongest loser had { $n }: { $side } pays { $n } soldiers.
    }
huang-log-war-price-none = No loser had any strength: { $side } owes nothing.
huang-log-war-pay-sent = The soldiers sent to { $side } pay first: { $n }.
huang-log-war-pay-over =
    { $n ->
        [one] That is { $n } more than needed; it goes all the same.
       *[other] That is { $n } more than needed; they go all the same.
    }
huang-log-war-pay-needless = The soldiers sent to { $side } go to the box all the same: { $n }.
huang-log-war-pay-board = { $player } removes a soldier of { $side } from { $hex }.
huang-log-war-pay-short =
    { $n ->
        [one] { $side } has too few soldiers; { $n } remains unpaid, without consequence.
       *[other] { $side } has too few soldiers; { $n } remain unpaid, without consequence.
    }
huang-log-war-box = Soldiers sent to the losers go to the box: { $n }.
huang-log-war-end = The war is over. { $tile-cap-the } on { $hex } stays.
huang-log-bandits = { $player } places { $tile-a } on { $hex } and attacks { $bandits }. The tile itself scores nothing.
huang-log-bandits-soldiers = { $player } leads { $soldiers } of { $states }.
huang-log-bandits-points = { $player } gets { $points } with the red leader.
huang-log-bandits-nobody = Nobody scores: there is no red leader in { $states }.
huang-log-bandits-losses = { $player } removes a soldier from { $hex }.
huang-log-bandits-gone = The bandits are beaten, { $hex } is free.
huang-log-pagoda-score = { $player } gets { $points } for { $pagodas } in { $state }, with the { $leader }.
huang-log-granaries-take = { $player } takes { $granaries } in { $state }; the one on { $hex } stays.
huang-log-granaries-none = { $player } leaves the granaries in { $state }.
huang-log-draw = { $player } draws a tile and holds { $n }.
# only to the one who draws
huang-log-draw-own = You draw { $tile-a }.
huang-log-draw-palace = { $player } has the palace and draws a tile beyond six.
# only to the one who draws
huang-log-draw-palace-own = With the palace you draw beyond six: { $tile-a }.
huang-log-market-fill = New at the market: { $tile-a }.
huang-log-bag-zero = The bag is empty. The next tile that has to be drawn ends the game.
huang-log-end-replace = The bag is empty: { $player } cannot draw enough new tiles. The game is over.
huang-log-end-hand = The bag is empty: { $player } cannot draw up. The game is over.
huang-log-end-market = The bag is empty: the market cannot be filled. The game is over.
huang-log-end-screens = The screens come down.
huang-log-end-points = { $player }: yellow { $y }, red { $r }, blue { $b }, green { $g }, white { $w }.
huang-log-end-granaries = { $player } adds { $n } blue for { $granaries }.
# $additions: "+3 blue, +1 yellow"
huang-log-end-white = The white points help: { $additions }.
huang-log-end-score = { $player }’s score is { $n }; all four colours, lowest first: { $vector }.
huang-log-end-winner = { $player } wins with { $n }.
huang-log-end-tie-second = { $players } are level at { $n }. The { $place } decides: { $winner } wins, { $w } to { $l }.
huang-log-end-tie-white = { $players } are level in all four colours. { $winner } wins with fewer white points: { $w } to { $l }.
huang-log-end-nobody = { $players } are level in everything, white points too. Nobody wins.

## no: why a move is not allowed

huang-no-turn = It is { $player }’s turn.
huang-no-decision = First { $player } has to decide.
huang-no-unfinished = First finish what your action set off.
huang-no-over = The game is over.
huang-no-notnow = That is not asked now.
huang-no-space = There is no such space on this map.
huang-no-hand = You have { $tile-no } in hand.
huang-no-hand-few = You have only { $tiles } in hand.
huang-no-occupied-tile = There is a tile here already.
huang-no-occupied-leader = A leader stands here.
huang-no-occupied-bandits = Bandits occupy this space.
huang-no-river = This is river: only farmers may lie here.
huang-no-land = Farmers only go on river.
huang-no-leader-river = Leaders cannot stand on a river.
huang-no-leader-governor = No governor beside it: a leader needs one.
huang-no-leader-unite = This would unite { $states } with two { $leader-plural } in conflict. Only a tile can do that.
huang-no-leader-bandits = Bandits are beside this space: no leader dares to stand here.
huang-no-leader-same = It already stands here.
huang-no-leader-reserve = It is in reserve already.
huang-no-leader-other = This leader belongs to { $player }.
huang-no-bandits-state = Beside bandits a tile must also touch a state; this one would touch none.
huang-no-bandits-strength = Too few soldiers against the bandits: { $need } needed, { $have } there.
huang-no-bandits-war = Beside bandits a tile may not start a war.
huang-no-chain-far = The next farmer must lie beside the one you just placed, on { $hex }.
huang-no-chain-colour = Only farmers may follow in this action.
# blue leader on the board
huang-no-riot-farmers = Needs 2 farmers, you have { $n }.
huang-no-riot-farmer = Needs at least 1 farmer, even with your blue leader.
huang-no-riot-noleader = Your blue leader is on the board and cannot help.
huang-no-riot-tile = There is no tile on the board.
huang-no-riot-leader = A riot removes tiles, not leaders.
huang-no-riot-bandits = Bandits do not fear a riot: choose a tile.
huang-no-riot-market = The market is out of reach: choose a tile on the board.
huang-no-riot-empty = There is no tile here.
# green leader on the board
huang-no-pagoda-traders = Needs 2 traders, you have { $n }.
huang-no-pagoda-trader = Needs at least 1 trader, even with your green leader.
huang-no-pagoda-noleader = Your green leader is on the board and cannot help.
huang-no-pagoda-none = There is no free triangle on the board.
huang-no-pagoda-shape = A pagoda needs three tiles of one colour, each beside the others.
huang-no-pagoda-building = One of these tiles already carries { $building }.
huang-no-pagoda-overlap = A pagoda cannot shift onto tiles it stands on.
huang-no-pagoda-blue = There are no blue pagodas on this board.
huang-no-pagoda-source = There is still one in the supply; take that one.
huang-no-pagoda-one = One tile allows one building only.
huang-no-pagoda-other = The tile you placed does not complete this one.
huang-no-pagoda-lift = No pagoda of this colour stands there.
huang-no-pagoda-war = A tile that starts a war builds no pagoda.
huang-no-palace-shape = The palace needs four governors in a rhombus.
huang-no-palace-off = This game is played without the Imperial Palace.
huang-no-replace-six = You may replace six tiles at most.
huang-no-market-empty = The market is empty.
huang-no-market-none = There is { $tile-no } in the market.
huang-no-market-now = You may take a market tile only after placing a trader.
huang-no-revolt-governors =
    { $n ->
        [one] You have only { $n } governor in hand.
       *[other] You have only { $n } governors in hand.
    }
huang-no-revolt-leader = Your yellow leader is on the board and gives no bonus.
huang-no-war-soldiers =
    { $n ->
        [one] You have only { $n } soldier in hand.
       *[other] You have only { $n } soldiers in hand.
    }
huang-no-war-leader = Your red leader is on the board and cannot be sent.
huang-no-war-oneside = You may support one side only.
huang-no-war-side = There is no such side in this war.
huang-no-war-nobody = Whoever sends nobody names no side.
huang-no-war-winner = Choose among the strongest sides.
huang-no-war-losses-side = Only soldiers of { $side } pay.
huang-no-war-losses-tile = The uniting tile cannot be lost in this war.
huang-no-bandits-losses = Remove soldiers of the states you joined, not the new tile.
huang-no-losses-order = Soldiers are named in the order of the map, from the top left on, and enough must follow.
huang-no-granaries-all = All but one, or none.
huang-no-granaries-here = No granary of your blue leader’s state stands here.
huang-no-options-board = Rogue Bandits and 18 Kingdoms cannot be combined.
huang-no-options-bandits = There are no bandit camps on this map.
huang-no-options-short = The short game is for exactly two players.
huang-no-options-five = Five players need the Dragon Dynasty.

## label: headings on the table

huang-label-actions =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
huang-label-hand = Your tiles
huang-label-reserve = Leaders in reserve
huang-label-market = Market
huang-label-bag =
    { $n ->
        [one] { $n } tile in the bag
       *[other] { $n } tiles in the bag
    }
huang-label-points = Your points
huang-label-lowest = Lowest counts: { $n }
huang-label-tiles-other =
    { $n ->
        [one] { $player }: { $n } tile
       *[other] { $player }: { $n } tiles
    }
huang-label-strength = Strength
huang-label-supply = In the supply
huang-label-known = Surely holds
huang-label-log = Log

## info: what a mark or a number means

huang-info-map-warring-states = The printed board was not at hand. Outline, rivers and the sites of the seven capitals are presumed to be a transcription of it, made by others and never compared with the print. The names of the capitals, the ten camps and the numbers of bandits are Tianxia’s reconstruction.
huang-info-map-18-kingdoms = The printed board was not at hand. The outline is assumed to be that of the front. Rivers and capitals are Tianxia’s reconstruction from history: the eighteen kingdoms of 206 BC and Western Chu, and no three river spaces in a triangle, as the rules want it.

## a11y: for screen readers

huang-a11y-player = { $player }: tiles in hand { $n }. Leaders on the board: { $leaders }; in reserve: { $reserve }.
huang-a11y-known = Surely in hand: { $tiles }.
huang-a11y-state = { $state }: { $soldiers }; leaders { $leaders }.
huang-a11y-row = Row { $row }: { $list }.

## typed: the words of a move as people write them, one word each

huang-typed-leader = leader
huang-typed-withdraw = withdraw
huang-typed-riot = riot
huang-typed-with = with
huang-typed-pagoda = pagoda
huang-typed-palace = palace
huang-typed-no = no
huang-typed-lift = lift
huang-typed-replace = replace
huang-typed-nothing = nothing
huang-typed-take = take
huang-typed-stop = stop
huang-typed-commit = commit
huang-typed-war = war
huang-typed-left = left
huang-typed-middle = middle
huang-typed-right = right
huang-typed-win = win
huang-typed-lose = lose
huang-typed-keep = keep
huang-typed-all = all

## menu: the list of legal moves in the terminal

huang-menu-tile = Place a tile
huang-menu-leader = Position a leader
huang-menu-other = Or
huang-menu-point = { $points } for { $player }
huang-menu-war = war
huang-menu-revolt = revolt
huang-menu-bandits = bandits
# where a tile does nothing at once
huang-menu-spaces =
    { $n ->
        [one] { $n } space without a point
       *[other] { $n } spaces without a point
    }
huang-menu-riot =
    { $n ->
        [one] Peasants’ riot against the only tile on the board: “{ $example }”
       *[other] Peasants’ riot against any of { $n } tiles, such as “{ $example }”
    }
# $n: how many at most
huang-menu-replace = Replace up to { $n } tiles, such as “{ $example }”
# strengths in a revolt after this answer
huang-menu-stands = { $own } against { $other }

## option: what is chosen before the game; .help explains it

huang-option-bandits = Rogue Bandits
huang-option-bandits-help = Five camps to conquer: red points, at the price of soldiers.
huang-option-kingdoms = 18 Kingdoms
huang-option-kingdoms-help = The back of the board: 19 capitals with granaries, no blue pagodas.
huang-option-palace = Imperial Palace
huang-option-palace-help = A palace on four governors: its yellow leader draws up to seven.
huang-option-dragon = Dragon Dynasty
huang-option-dragon-help = A fifth player joins.
huang-option-short = Short game
huang-option-short-help = For two: 24 tiles fewer.

## count: a noun with its number

huang-count-points-yellow =
    { $n ->
        [one] { $n } yellow point
       *[other] { $n } yellow points
    }
huang-count-points-red =
    { $n ->
        [one] { $n } red point
       *[other] { $n } red points
    }
huang-count-points-blue =
    { $n ->
        [one] { $n } blue point
       *[other] { $n } blue points
    }
huang-count-points-green =
    { $n ->
        [one] { $n } green point
       *[other] { $n } green points
    }
huang-count-points-white =
    { $n ->
        [one] { $n } white point
       *[other] { $n } white points
    }
huang-count-tiles-yellow =
    { $n ->
        [one] { $n } governor
       *[other] { $n } governors
    }
    .nom =
        { $n ->
            [one] { $n } governor
           *[other] { $n } governors
        }
huang-count-tiles-red =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
    .nom =
        { $n ->
            [one] { $n } soldier
           *[other] { $n } soldiers
        }
huang-count-tiles-blue =
    { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }
    .nom =
        { $n ->
            [one] { $n } farmer
           *[other] { $n } farmers
        }
huang-count-tiles-green =
    { $n ->
        [one] { $n } trader
       *[other] { $n } traders
    }
    .nom =
        { $n ->
            [one] { $n } trader
           *[other] { $n } traders
        }
huang-count-tiles-white =
    { $n ->
        [one] { $n } artisan
       *[other] { $n } artisans
    }
    .nom =
        { $n ->
            [one] { $n } artisan
           *[other] { $n } artisans
        }
huang-count-tiles-any =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
huang-count-pagodas =
    { $n ->
        [one] { $n } pagoda
       *[other] { $n } pagodas
    }
huang-count-granaries =
    { $n ->
        [one] { $n } granary
       *[other] { $n } granaries
    }
huang-count-bandits =
    { $n ->
        [one] { $n } bandit
       *[other] { $n } bandits
    }
    .nom =
        { $n ->
            [one] { $n } bandit
           *[other] { $n } bandits
        }

## part: pieces that fill a hole in other messages

huang-part-nobody = nobody
# name of a state that holds a capital; several: joined with a hyphen; works after in/for/to
huang-part-state-capital = { $capital }
# name of a state without a capital; a proper name, so with a capital letter everywhere
huang-part-state-letter = State { $letter }
# items of $standings
huang-part-standing = { $side } { $n }
# items of $leaders; colour noun
huang-part-leader-of = { $colour } ({ $player })
huang-part-place-second = second lowest colour
huang-part-place-third = third lowest colour
huang-part-place-fourth = highest colour
huang-part-building-pagoda = a pagoda
huang-part-building-granary = a granary
huang-part-building-palace = the palace

## term: nouns with their forms, verbs (do, does), adjectives (is)

huang-term-game = HUANG
# as a noun, also after a number
huang-term-colour-yellow = yellow
# as a noun, also after a number
huang-term-colour-red = red
# as a noun, also after a number
huang-term-colour-blue = blue
# as a noun, also after a number
huang-term-colour-green = green
# as a noun, also after a number
huang-term-colour-white = white
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-yellow = yellow
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-red = red
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-blue = blue
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-green = green
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-white = white
huang-term-tile-yellow = governor
    .plural = governors
    .a = a governor
    .the = the governor
    .nom-the = the governor
    .cap-the = The governor
    .dat-a = a governor
    .no = no governor
huang-term-tile-red = soldier
    .plural = soldiers
    .a = a soldier
    .the = the soldier
    .nom-the = the soldier
    .cap-the = The soldier
    .dat-a = a soldier
    .no = no soldier
huang-term-tile-blue = farmer
    .plural = farmers
    .a = a farmer
    .the = the farmer
    .nom-the = the farmer
    .cap-the = The farmer
    .dat-a = a farmer
    .no = no farmer
huang-term-tile-green = trader
    .plural = traders
    .a = a trader
    .the = the trader
    .nom-the = the trader
    .cap-the = The trader
    .dat-a = a trader
    .no = no trader
huang-term-tile-white = artisan
    .plural = artisans
    .a = an artisan
    .the = the artisan
    .nom-the = the artisan
    .cap-the = The artisan
    .dat-a = an artisan
    .no = no artisan
huang-term-leader-yellow = yellow leader
    .plural = yellow leaders
    .a = a yellow leader
    .the = the yellow leader
    .nom-the = the yellow leader
    .cap-the = The yellow leader
    .dat-plural = yellow leaders
huang-term-leader-red = red leader
    .plural = red leaders
    .a = a red leader
    .the = the red leader
    .nom-the = the red leader
    .cap-the = The red leader
    .dat-plural = red leaders
huang-term-leader-blue = blue leader
    .plural = blue leaders
    .a = a blue leader
    .the = the blue leader
    .nom-the = the blue leader
    .cap-the = The blue leader
    .dat-plural = blue leaders
huang-term-leader-green = green leader
    .plural = green leaders
    .a = a green leader
    .the = the green leader
    .nom-the = the green leader
    .cap-the = The green leader
    .dat-plural = green leaders
huang-term-leader-white = white leader
    .plural = white leaders
    .a = a white leader
    .the = the white leader
    .nom-the = the white leader
    .cap-the = The white leader
    .dat-plural = white leaders
huang-term-pagoda-yellow = yellow pagoda
    .plural = yellow pagodas
    .a = a yellow pagoda
    .the = the yellow pagoda
    .nom-the = the yellow pagoda
huang-term-pagoda-red = red pagoda
    .plural = red pagodas
    .a = a red pagoda
    .the = the red pagoda
    .nom-the = the red pagoda
huang-term-pagoda-blue = blue pagoda
    .plural = blue pagodas
    .a = a blue pagoda
    .the = the blue pagoda
    .nom-the = the blue pagoda
huang-term-pagoda-green = green pagoda
    .plural = green pagodas
    .a = a green pagoda
    .the = the green pagoda
    .nom-the = the green pagoda
huang-term-pagoda-white = white pagoda
    .plural = white pagodas
    .a = a white pagoda
    .the = the white pagoda
    .nom-the = the white pagoda
huang-term-point-yellow = yellow point
    .plural = yellow points
    .a = a yellow point
    .the = the yellow point
    .nom-the = the yellow point
huang-term-point-red = red point
    .plural = red points
    .a = a red point
    .the = the red point
    .nom-the = the red point
huang-term-point-blue = blue point
    .plural = blue points
    .a = a blue point
    .the = the blue point
    .nom-the = the blue point
huang-term-point-green = green point
    .plural = green points
    .a = a green point
    .the = the green point
    .nom-the = the green point
huang-term-point-white = white point
    .plural = white points
    .a = a white point
    .the = the white point
    .nom-the = the white point
# what the points stand for
huang-term-meaning-yellow = order
# what the points stand for
huang-term-meaning-red = might
# what the points stand for
huang-term-meaning-blue = food
# what the points stand for
huang-term-meaning-green = trade
# what the points stand for
huang-term-meaning-white = wealth
huang-term-dynasty-tiger = Tiger
    .plural = Tigers
    .a = a Tiger
    .the = the Tiger
    .nom-the = the Tiger
huang-term-dynasty-rabbit = Rabbit
    .plural = Rabbits
    .a = a Rabbit
    .the = the Rabbit
    .nom-the = the Rabbit
huang-term-dynasty-rat = Rat
    .plural = Rats
    .a = a Rat
    .the = the Rat
    .nom-the = the Rat
huang-term-dynasty-goat = Goat
    .plural = Goats
    .a = a Goat
    .the = the Goat
    .nom-the = the Goat
huang-term-dynasty-dragon = Dragon
    .plural = Dragons
    .a = a Dragon
    .the = the Dragon
    .nom-the = the Dragon
huang-term-dynasty = dynasty
    .plural = dynasties
    .a = a dynasty
    .the = the dynasty
    .nom-the = the dynasty
# German: prefer the name, "wer ..." or "die Person"
huang-term-player = player
    .plural = players
    .a = a player
    .the = the player
    .nom-the = the player
# German: always plural, or the name
huang-term-opponent = opponent
    .plural = opponents
    .a = an opponent
    .the = the opponent
    .nom-the = the opponent
huang-term-leader = leader
    .plural = leaders
    .a = a leader
    .the = the leader
    .nom-the = the leader
huang-term-tile = tile
    .plural = tiles
    .a = a tile
    .the = the tile
    .nom-the = the tile
# tile or leader
huang-term-piece = piece
    .plural = pieces
    .a = a piece
    .the = the piece
    .nom-the = the piece
huang-term-board = board
    .plural = boards
    .a = a board
    .the = the board
    .nom-the = the board
huang-term-map = map
    .plural = maps
    .a = a map
    .the = the map
    .nom-the = the map
# front of the board
huang-term-map-front = Warring States
# back of the board; also the option
huang-term-map-back = 18 Kingdoms
huang-term-space = space
    .plural = spaces
    .a = a space
    .the = the space
    .nom-the = the space
huang-term-land = land
huang-term-river = river
    .plural = rivers
    .a = a river
    .the = the river
    .nom-the = the river
huang-term-space-land = land space
    .plural = land spaces
    .a = a land space
    .the = the land space
    .nom-the = the land space
huang-term-space-river = river space
    .plural = river spaces
    .a = a river space
    .the = the river space
    .nom-the = the river space
huang-term-capital = capital
    .plural = capitals
    .a = a capital
    .the = the capital
    .nom-the = the capital
huang-term-neighbour = neighbour
    .plural = neighbours
    .a = a neighbour
    .the = the neighbour
    .nom-the = the neighbour
huang-term-link = link
    .plural = links
    .a = a link
    .the = the link
    .nom-the = the link
huang-term-state = state
    .plural = states
    .a = a state
    .the = the state
    .nom-the = the state
huang-term-group = loose group
    .plural = loose groups
    .a = a loose group
    .the = the loose group
    .nom-the = the loose group
huang-term-triangle = triangle
    .plural = triangles
    .a = a triangle
    .the = the triangle
    .nom-the = the triangle
huang-term-rhombus = rhombus
    .plural = rhombuses
    .a = a rhombus
    .the = the rhombus
    .nom-the = the rhombus
huang-term-building = building
    .plural = buildings
    .a = a building
    .the = the building
    .nom-the = the building
huang-term-pagoda = pagoda
    .plural = pagodas
    .a = a pagoda
    .the = the pagoda
    .nom-the = the pagoda
huang-term-granary = granary
    .plural = granaries
    .a = a granary
    .the = the granary
    .nom-the = the granary
huang-term-palace = Imperial Palace
    .plural = Imperial Palaces
    .a = an Imperial Palace
    .the = the Imperial Palace
    .nom-the = the Imperial Palace
huang-term-palace-short = palace
    .plural = palaces
    .a = a palace
    .the = the palace
    .nom-the = the palace
# where pagodas wait
huang-term-supply = supply
    .plural = supplies
    .a = a supply
    .the = the supply
    .nom-the = the supply
# where leaders wait: in reserve, in Reserve, in reserve
huang-term-reserve = reserve
    .plural = reserves
    .a = a reserve
    .the = the reserve
    .nom-the = the reserve
huang-term-bag = bag
    .plural = bags
    .a = a bag
    .the = the bag
    .nom-the = the bag
huang-term-box = box
    .plural = boxes
    .a = a box
    .the = the box
    .nom-the = the box
huang-term-screen = screen
    .plural = screens
    .a = a screen
    .the = the screen
    .nom-the = the screen
huang-term-hand = hand
    .plural = hands
    .a = a hand
    .the = the hand
    .nom-the = the hand
huang-term-market = market
    .plural = markets
    .a = a market
    .the = the market
    .nom-the = the market
huang-term-market-tile = market tile
    .plural = market tiles
    .a = a market tile
    .the = the market tile
    .nom-the = the market tile
huang-term-marker = unification marker
    .plural = unification markers
    .a = a unification marker
    .the = the unification marker
    .nom-the = the unification marker
huang-term-unifying = uniting tile
    .plural = uniting tiles
    .a = a uniting tile
    .the = the uniting tile
    .nom-the = the uniting tile
# prefer the name
huang-term-unifier = unifier
huang-term-turn = turn
    .plural = turns
    .a = a turn
    .the = the turn
    .nom-the = the turn
huang-term-round = round
    .plural = rounds
    .a = a round
    .the = the round
    .nom-the = the round
huang-term-action = action
    .plural = actions
    .a = an action
    .the = the action
    .nom-the = the action
huang-term-riot = peasants’ riot
    .plural = peasants’ riots
    .a = a peasants’ riot
    .the = the peasants’ riot
    .nom-the = the peasants’ riot
huang-term-replacement = replacement
    .a = a replacement
    .the = the replacement
    .nom-the = the replacement
huang-term-conflict = conflict
    .plural = conflicts
    .a = a conflict
    .the = the conflict
    .nom-the = the conflict
huang-term-revolt = revolt
    .plural = revolts
    .a = a revolt
    .the = the revolt
    .nom-the = the revolt
huang-term-war = war
    .plural = wars
    .a = a war
    .the = the war
    .nom-the = the war
huang-term-side = side
    .plural = sides
    .a = a side
    .the = the side
    .nom-the = the side
huang-term-attack = attack
    .plural = attacks
    .a = an attack
    .the = the attack
    .nom-the = the attack
# German: prefer "der Angriff" or the name
huang-term-attacker = attacker
    .plural = attackers
    .a = an attacker
    .the = the attacker
    .nom-the = the attacker
huang-term-defence = defence
    .plural = defences
    .a = a defence
    .the = the defence
    .nom-the = the defence
# German: prefer "die Verteidigung" or the name
huang-term-defender = defender
    .plural = defenders
    .a = a defender
    .the = the defender
    .nom-the = the defender
huang-term-strength = strength
    .plural = strengths
    .a = a strength
    .the = the strength
    .nom-the = the strength
# soldiers and red leaders sent to a war
huang-term-support = support
huang-term-bonus = bonus
    .plural = bonuses
    .a = a bonus
    .the = the bonus
    .nom-the = the bonus
# of a war: die siegreiche Seite, de winnende partij
huang-term-winner = winner
    .plural = winners
    .a = a winner
    .the = the winner
    .nom-the = the winner
huang-term-loser = loser
    .plural = losers
    .a = a loser
    .the = the loser
    .nom-the = the loser
huang-term-loss = loss
    .plural = losses
    .a = a loss
    .the = the loss
    .nom-the = the loss
# of a victory
huang-term-price = price
    .plural = prices
    .a = a price
    .the = the price
    .nom-the = the price
huang-term-tie = tie
    .plural = ties
    .a = a tie
    .the = the tie
    .nom-the = the tie
huang-term-point = point
    .plural = points
    .a = a point
    .the = the point
    .nom-the = the point
huang-term-joker = joker
    .plural = jokers
    .a = a joker
    .the = the joker
    .nom-the = the joker
huang-term-score = score
    .plural = scores
    .a = a score
    .the = the score
    .nom-the = the score
huang-term-lowest = lowest colour
huang-term-colour = colour
    .plural = colours
    .a = a colour
    .the = the colour
    .nom-the = the colour
huang-term-option = option
    .plural = options
    .a = an option
    .the = the option
    .nom-the = the option
huang-term-bandit = bandit
    .plural = bandits
    .a = a bandit
    .the = the bandit
    .nom-the = the bandit
huang-term-bandit-tile = bandit tile
    .plural = bandit tiles
    .a = a bandit tile
    .the = the bandit tile
    .nom-the = the bandit tile
huang-term-camp = bandit camp
    .plural = bandit camps
    .a = a bandit camp
    .the = the bandit camp
    .nom-the = the bandit camp
# German in a sentence: {player} beginnt
huang-term-start = starting player
    .plural = starting players
    .a = a starting player
    .the = the starting player
    .nom-the = the starting player
huang-term-chain = row of farmers
    .plural = rows of farmers
    .a = a row of farmers
    .the = the row of farmers
    .nom-the = the row of farmers
huang-term-setup = set-up
    .plural = set-ups
    .a = a set-up
    .the = the set-up
    .nom-the = the set-up
huang-term-rule = rule
    .plural = rules
    .a = a rule
    .the = the rule
    .nom-the = the rule
huang-term-log = log
    .plural = logs
    .a = a log
    .the = the log
    .nom-the = the log
# a leader, any of the three ways
huang-term-do-position = position
# a leader from reserve
huang-term-do-place-leader = place
# a leader on the board
huang-term-do-move = move
huang-term-do-withdraw = withdraw
huang-term-do-place-tile = place
huang-term-do-riot = start a riot
# a tile from the board
huang-term-do-remove = remove
huang-term-do-discard = discard
# a pagoda
huang-term-do-build = build
# a pagoda from elsewhere
huang-term-do-rebuild = move
# a building
huang-term-do-fall = fall
huang-term-do-replace = replace
# replacing zero tiles
huang-term-do-pass = pass
huang-term-do-draw = draw
huang-term-do-refill = draw up
huang-term-do-take = take
huang-term-do-keep = keep
huang-term-do-decline = decline
# states
huang-term-do-unite = unite
# a loose group
huang-term-do-join = join
# a state
huang-term-do-split = fall apart
# leaders of one colour
huang-term-do-clash = clash
huang-term-do-attack = attack
huang-term-do-defend = defend
# governors in a revolt
huang-term-do-add = add
# soldiers to a war
huang-term-do-send = send
huang-term-do-support = support
huang-term-do-win = win
huang-term-do-lose = lose
huang-term-do-choose = choose
huang-term-do-pay = pay
huang-term-do-score = score
# points
huang-term-do-get = get
# bandits
huang-term-do-defeat = defeat
# granaries
huang-term-do-collect = collect
huang-term-do-reveal = reveal
huang-term-do-begin = begin
huang-term-do-end = end
huang-term-is-empty = empty
# preposition
huang-term-is-adjacent = beside
huang-term-is-linked = linked
huang-term-is-hidden = hidden
huang-term-is-open = face up
huang-term-is-facedown = face down
huang-term-is-free = free of charge
huang-term-is-peaceful = peaceful
huang-term-is-inreserve = in reserve
huang-term-is-onboard = on the board
huang-term-is-clashing = clashing
huang-term-is-winning = winning
huang-term-is-losing = losing
huang-term-is-clockwise = clockwise
huang-term-capital-qin = Qin
huang-term-capital-chu = Chu
huang-term-capital-qi = Qi
huang-term-capital-yan = Yan
huang-term-capital-han = Han
huang-term-capital-wei = Wei
huang-term-capital-zhao = Zhao
huang-term-kingdom-dai = Dai
huang-term-kingdom-yan = Yan
huang-term-kingdom-liaodong = Liaodong
huang-term-kingdom-changshan = Changshan
huang-term-kingdom-zhai = Zhai
huang-term-kingdom-yin = Yin
huang-term-kingdom-qi = Qi
huang-term-kingdom-western-wei = Western Wei
huang-term-kingdom-jibei = Jibei
huang-term-kingdom-yong = Yong
huang-term-kingdom-sai = Sai
huang-term-kingdom-jiaodong = Jiaodong
huang-term-kingdom-han = Han
huang-term-kingdom-henan = Henan
huang-term-kingdom-western-chu = Western Chu
huang-term-kingdom-hanzhong = Hanzhong
huang-term-kingdom-linjiang = Linjiang
huang-term-kingdom-jiujiang = Jiujiang
huang-term-kingdom-hengshan = Hengshan
