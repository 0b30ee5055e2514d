### In the Year of the Dragon

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

dragon-prompt-chance = The table is being laid
dragon-prompt-agree = Which super-event have you agreed on?
dragon-prompt-agree-why = It comes in month 7, after the event.

dragon-prompt-draft = Choose your first two people
dragon-prompt-draft-why = Two young people of different kinds, and not a pair that is taken.
dragon-prompt-draft-place = Choose a palace
dragon-prompt-draft-place-why = For { $person-a }. Both may live in the same one.
dragon-prompt-action = Choose an action, or pass
dragon-prompt-action-why = On a group with a dragon you pay 3 yuan first.
dragon-prompt-action-free-why = No dragon is here yet: it is free.
dragon-prompt-action-fee-why = A dragon is already here: 3 yuan first, { $left } will be left.
dragon-prompt-confirm-tax = Take { $n } yuan?
dragon-prompt-confirm-tax-why = { $card } from the card, { $people } from your tax collectors.
dragon-prompt-confirm-build =
    { $n ->
        [one] Build { $n } palace floor?
       *[other] Build { $n } palace floors?
    }
dragon-prompt-confirm-build-why = { $card } from the card, { $people } from your craftsmen.
dragon-prompt-confirm-harvest =
    { $n ->
        [one] Harvest { $n } rice?
       *[other] Harvest { $n } rice?
    }
dragon-prompt-confirm-harvest-why = { $card } from the card, { $people } from your farmers.
dragon-prompt-confirm-fireworks =
    { $n ->
        [one] Make { $n } rocket?
       *[other] Make { $n } rockets?
    }
dragon-prompt-confirm-fireworks-why = { $card } from the card, { $people } from your fireworkers.
dragon-prompt-confirm-parade =
    { $n ->
        [one] Move { $n } space forward?
       *[other] Move { $n } spaces forward?
    }
dragon-prompt-confirm-parade-why = To space { $space }: as things stand, number { $rank } in the next phase.
dragon-prompt-confirm-study =
    { $n ->
        [one] Score { $n } point?
       *[other] Score { $n } points?
    }
dragon-prompt-confirm-study-why = { $card } from the card, { $people } from your scholars.
dragon-prompt-confirm-pass = Pass and take { $n } yuan?
dragon-prompt-confirm-pass-why = You have { $yuan }; passing raises it to 3.
dragon-prompt-confirm-pass-nothing = Pass without gain?
dragon-prompt-confirm-pass-nothing-why = You already have 3 yuan or more, so nothing changes.
dragon-prompt-build =
    { $n ->
        [one] Place { $n } palace floor
       *[other] Place { $n } palace floors
    }
dragon-prompt-build-why = Raise a palace or begin a new one, three floors at most.
dragon-prompt-privilege = Which privilege?
dragon-prompt-privilege-why = Small: 2 yuan, 1 point a month. Large: { $price } yuan, 2 points a month.
dragon-prompt-wall = Which wall piece?
dragon-prompt-wall-why = Each bonus can be used once. It will be piece { $n } of the wall.
dragon-prompt-card = Play a person card
dragon-prompt-card-why = You then take a person of that kind.
dragon-prompt-wild = Whom does the question mark call?
dragon-prompt-wild-why = Any kind that is still in the supply.
dragon-prompt-age = Young or old?
dragon-prompt-age-why = Young: { $young } spaces forward. Old: only { $old }, but one symbol more.
dragon-prompt-place = Choose a palace
dragon-prompt-place-why = For { $person-a }. Every palace with a free floor is possible.
dragon-prompt-swap = Swap or turn away?
dragon-prompt-swap-why = No floor is free. Point at the one who leaves, or turn the new person away without moving forward.
dragon-prompt-feed =
    { $n ->
        [one] Choose a palace for your last rice
       *[other] Choose a palace that gets rice ({ $n } left)
    }
dragon-prompt-feed-why =
    { $unfed ->
        [one] { $unfed } palace goes without, and one of its people leaves.
       *[other] { $unfed } palaces go without, and one person leaves each of them.
    }
dragon-prompt-release-tribute =
    { $n ->
        [one] Tribute: release a person
       *[other] Tribute: release { $n } people
    }
dragon-prompt-release-tribute-why = One person for each yuan that was missing.
dragon-prompt-release-drought = Drought: release a person from palace { $palace }
dragon-prompt-release-drought-why = This palace has no rice.
dragon-prompt-release-mongols = Mongol invasion: release a person
dragon-prompt-release-mongols-why = You have the fewest helmets.
dragon-prompt-release-contagion =
    { $n ->
        [one] Contagion: release a person
       *[other] Contagion: release { $n } people
    }
dragon-prompt-release-contagion-why = Three people, less one for each mortar you had.
dragon-prompt-release-wall = Gap in the wall: release a person
dragon-prompt-release-wall-why = The wall has a gap and you own the fewest pieces.
dragon-prompt-release-earthquake =
    { $n ->
        [one] Earthquake: release a person from palace { $palace }
       *[other] Earthquake: release { $n } people from palace { $palace }
    }
dragon-prompt-release-earthquake-why = It has become too small for everyone in it.
dragon-prompt-earthquake =
    { $n ->
        [one] Earthquake: take away one more floor
       *[other] Earthquake: take away { $n } floors
    }
dragon-prompt-earthquake-why = Who no longer fits must leave afterwards.
dragon-prompt-flood =
    { $n ->
        [one] Give back { $n } of your goods
       *[other] Give back { $n } of your goods
    }
dragon-prompt-flood-why = Half of all you had, rounded down: first yuan, then rice, then rockets, in any mixture.
dragon-prompt-tornado = Discard two person cards
dragon-prompt-tornado-why = The other two are for months 8 and 9.
dragon-prompt-sunrise = Choose a young person
dragon-prompt-sunrise-why = No card is needed. Kinds already taken at this sunrise cannot be chosen.
dragon-prompt-charter = Name one kind at your court
dragon-prompt-charter-why = You receive what its symbols are worth, without a card’s basic amount.
dragon-prompt-wait = Waiting for { $player }
dragon-prompt-wait-why = You are number { $rank } in this phase.
dragon-prompt-watch = It is { $player }’s decision
# $points: dragon.count.point
dragon-prompt-over = The year is over
# $points: dragon.count.point
dragon-prompt-over-why = { $player } wins with { $points-dat }.

## forecast: under a month, what its event would do now

dragon-forecast-lose =
    { $n ->
        [one] −{ $n } person
       *[other] −{ $n } people
    }
dragon-forecast-points =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
dragon-forecast-tribute-ready = 4 yuan ready
dragon-forecast-tribute-missing =
    { $n ->
        [one] { $n } yuan missing
       *[other] { $n } yuan missing
    }
dragon-forecast-rice-ready = rice enough
dragon-forecast-rice-missing =
    { $n ->
        [one] { $n } rice missing
       *[other] { $n } rice missing
    }
dragon-forecast-safe = nobody leaves
dragon-forecast-decay =
    { $n ->
        [one] { $n } palace would decay
       *[other] { $n } palaces would decay
    }

## log: what happened

dragon-log-start = In the Year of the Dragon, { $edition } edition.
dragon-log-start-boxes = With { $boxes }.
dragon-log-start-seat = { $player } chooses first, then clockwise.
dragon-log-row = Month { $month }: { $event }.
dragon-log-row-shift = { $event } would follow itself and moves on to month { $month }.
dragon-log-row-repair = The last two events would be equal, so months 10 and 11 change places.
dragon-log-super-drawn = Drawn for month 7: { $super }.
dragon-log-super-chosen = Chosen for month 7: { $super }.
dragon-log-draft = { $player } begins with { $first-a } and { $second-a }.
dragon-log-draft-place = { $player } houses { $person-a } in palace { $palace }.
dragon-log-draft-move = { $player } starts on space { $space }: { $a } + { $b }.
dragon-log-month = Month { $month }: { $event }
dragon-log-order = Order: { $players }.
dragon-log-deal = The action cards lie in { $n } groups.
dragon-log-dragon = { $player } sends the dragon to group { $group }: { $action }.
dragon-log-fee = { $player } pays 3 yuan, for a dragon is already there.
dragon-log-tax = { $player } takes { $n } yuan: { $card } from the card, { $people } from tax collectors.
dragon-log-tax-plain = { $player } takes { $n } yuan.
dragon-log-build =
    { $n ->
        [one] { $player } builds { $n } palace floor: { $card } from the card, { $people } from craftsmen.
       *[other] { $player } builds { $n } palace floors: { $card } from the card, { $people } from craftsmen.
    }
# $floors: dragon.count.floor
dragon-log-raise = { $player } raises palace { $palace } to { $floors }.
# $floors: dragon.count.floor
dragon-log-found = { $player } begins palace { $palace }: { $floors }.
dragon-log-harvest =
    { $n ->
        [one] { $player } harvests { $n } rice: { $card } from the card, { $people } from farmers.
       *[other] { $player } harvests { $n } rice: { $card } from the card, { $people } from farmers.
    }
dragon-log-fireworks =
    { $n ->
        [one] { $player } makes { $n } rocket: { $card } from the card, { $people } from fireworkers.
       *[other] { $player } makes { $n } rockets: { $card } from the card, { $people } from fireworkers.
    }
dragon-log-parade =
    { $n ->
        [one] { $player } holds a parade and moves { $n } space forward, to space { $space }: { $card } from the card, { $people } from warriors.
       *[other] { $player } holds a parade and moves { $n } spaces forward, to space { $space }: { $card } from the card, { $people } from warriors.
    }
dragon-log-study =
    { $n ->
        [one] { $player } studies: { $n } point, { $card } from the card, { $people } from scholars.
       *[other] { $player } studies: { $n } points, { $card } from the card, { $people } from scholars.
    }
dragon-log-privilege-small = { $player } buys a small privilege for 2 yuan.
dragon-log-privilege-large = { $player } buys a large privilege for { $price } yuan.
dragon-log-topup = { $player } passes and takes { $n } yuan, up to 3.
dragon-log-pass = { $player } passes; with { $yuan } yuan nothing changes.
# $bonus: dragon.part.bonus.*
dragon-log-wall = { $player } sets piece { $n } of the wall: { $bonus }.
dragon-log-card = { $player } plays the card “{ $card }”.
dragon-log-wild = { $player } plays a question mark and calls { $person-a }.
dragon-log-recruit = { $player } brings { $person-a } to palace { $palace }.
dragon-log-move =
    { $n ->
        [one] { $player } moves { $n } space, to space { $space }.
       *[other] { $player } moves { $n } spaces, to space { $space }.
    }
dragon-log-ontop = { $player } lands on top of { $other }’s marker and now goes before { $other }.
dragon-log-nobody = Nobody of this kind is left: { $player } has spent the card for nothing.
dragon-log-nobody-at-all = Nobody at all is left: { $player } has spent the card for nothing.
dragon-log-swap = { $player } releases { $old-a } and gives the place in palace { $palace } to { $person-a }.
dragon-log-refuse = { $player } has no room, turns { $person-a } away and stays on space { $space }.
dragon-log-last-of-kind = That was the last { $person } of this game.
dragon-log-no-phase = Nobody has a card left: the person phase is skipped.
dragon-log-event = Event: { $event }
dragon-log-peace = Peace: nothing happens.
dragon-log-tribute = { $player } pays the emperor 4 yuan.
dragon-log-tribute-short =
    { $n ->
        [one] { $player } pays { $paid } yuan; { $missing } is missing, so one person must leave.
       *[other] { $player } pays { $paid } yuan; { $missing } are missing, so { $n } people must leave.
    }
# $rice: dragon.count.rice
dragon-log-drought-fed =
    { $n ->
        [one] { $player } feeds { $n } palace; left: { $rice }.
       *[other] { $player } feeds { $n } palaces; left: { $rice }.
    }
dragon-log-drought-short =
    { $n ->
        [one] { $player } gives all { $spent } rice; { $n } palace goes without.
       *[other] { $player } gives all { $spent } rice; { $n } palaces go without.
    }
dragon-log-drought-none =
    { $n ->
        [one] { $player } has no rice; { $n } palace goes without.
       *[other] { $player } has no rice; { $n } palaces go without.
    }
dragon-log-drought-unfed = { $player } leaves palace { $palace } without rice.
dragon-log-drought-empty = { $player } has no inhabited palace and needs no rice.
dragon-log-festival-first = { $player } has the most rockets ({ $n }): 6 points.
# $rockets: dragon.count.rocket
dragon-log-festival-first-tied = { $players } tie for first with { $rockets } each: 6 points each.
# $rockets: dragon.count.rocket
dragon-log-festival-second = { $player } comes second with { $rockets }: 3 points.
# $rockets: dragon.count.rocket
dragon-log-festival-second-tied = { $players } tie for second with { $rockets } each: 3 points each.
dragon-log-festival-back =
    { $n ->
        [one] { $player } gives back { $n } rocket, half rounded up; { $left } left.
       *[other] { $player } gives back { $n } rockets, half rounded up; { $left } left.
    }
dragon-log-festival-none = Nobody has a rocket: a dark festival, and no points.
dragon-log-mongols =
    { $n ->
        [one] { $player } scores { $n } point for one helmet.
       *[other] { $player } scores { $n } points for as many helmets.
    }
dragon-log-mongols-zero = { $player } has no helmet and scores nothing.
dragon-log-mongols-fewest = Fewest helmets ({ $n }), one person each must leave: { $players }.
dragon-log-mongols-all = All have equally many helmets: everybody releases one person.
# $mortars: dragon.count.mortar
dragon-log-contagion =
    { $n ->
        [one] { $player } has { $mortars }: one person must leave.
       *[other] { $player } has { $mortars }: { $n } people must leave.
    }
# $mortars: dragon.count.mortar
dragon-log-contagion-safe = { $player } has { $mortars } and loses nobody.
dragon-log-release = { $player } releases { $person-a } from palace { $palace }.
dragon-log-release-all = { $player } has nobody left to release; the rest is forgiven.
# $floors: dragon.count.floor
dragon-log-decay = { $player }: palace { $palace } stands empty and decays to { $floors }.
dragon-log-decay-gone = { $player }: the empty palace { $palace } disappears.
dragon-log-score =
    { $n ->
        [one] { $player } scores { $n } point: { $palaces } for palaces, { $ladies } for court ladies, { $privileges } for privileges.
       *[other] { $player } scores { $n } points: { $palaces } for palaces, { $ladies } for court ladies, { $privileges } for privileges.
    }
dragon-log-score-zero = { $player } scores nothing this month.
# $points: dragon.count.point
dragon-log-final-people =
    { $n ->
        [one] { $player }: { $n } person, { $points }.
       *[other] { $player }: { $n } people, { $points }.
    }
# $buddhas: dragon.count.buddha, $floors: dragon.count.floor
dragon-log-final-monk =
    { $n ->
        [one] { $player }: a monk with { $buddhas } in { $floors }: { $n } point.
       *[other] { $player }: a monk with { $buddhas } in { $floors }: { $n } points.
    }
# $goods: dragon.count.rice, dragon.count.rocket, as far as there are any
dragon-log-final-sell = { $player } sells { $goods } for { $n } yuan.
dragon-log-final-money =
    { $n ->
        [one] { $player }: { $yuan } yuan make { $n } point.
       *[other] { $player }: { $yuan } yuan make { $n } points.
    }
dragon-log-final-total =
    { $n ->
        [one] { $player } ends with { $n } point.
       *[other] { $player } ends with { $n } points.
    }
dragon-log-win = { $player } wins.
dragon-log-win-track = { $player } wins the tie, being further ahead on the person track.
dragon-log-win-stack = { $player } wins the tie, being higher in the stack on space { $space }.
# $pieces: dragon.count.wall
dragon-log-wall-holds = The wall holds: { $pieces } for month { $month }.
# $own: dragon.count.wall
dragon-log-wall-points =
    { $n ->
        [one] { $player } scores { $n } point for { $own }.
       *[other] { $player } scores { $n } points for { $own }.
    }
# $pieces: dragon.count.wall
dragon-log-wall-gap = The wall has a gap: { $pieces }, but this is month { $month }.
dragon-log-wall-fewest = Fewest wall pieces ({ $n }), one person each must leave: { $players }.
dragon-log-wall-all = All own equally many pieces: everybody releases one person.
dragon-log-wall-final = The wall is counted for the last time.
dragon-log-super = Super-event: { $super }
# $persons: dragon.count.person
dragon-log-lantern = { $player } scores { $n } points for { $persons }.
dragon-log-buddha =
    { $n ->
        [one] { $player } scores { $n } point for monks: { $sum }.
       *[other] { $player } scores { $n } points for monks: { $sum }.
    }
# Buddha without monks, lantern without people
dragon-log-nothing = { $player } has nothing to count.
# $floors: dragon.count.floor
dragon-log-earthquake = { $player } loses a floor of palace { $palace }; left: { $floors }.
dragon-log-earthquake-gone =
    { $n ->
        [one] { $player }: palace { $palace } collapses with { $n } person in it.
       *[other] { $player }: palace { $palace } collapses with { $n } people in it.
    }
dragon-log-earthquake-gone-empty = { $player }: the empty palace { $palace } collapses.
dragon-log-flood = { $player } gives back half of { $total }, rounded down: { $goods }.
dragon-log-flood-none = { $player } has too little to give anything back.
dragon-log-eclipse = The sun goes dark: { $event } a second time.
dragon-log-volcano = All markers go back to space 0; the order stays.
dragon-log-tornado = { $player } discards { $first } and { $second }.
dragon-log-sunrise = { $player } greets the sunrise with { $person-a }.
dragon-log-sunrise-none = No kind is left for { $player } at this sunrise.
dragon-log-assassination =
    { $n ->
        [one] { $player } loses { $n } privilege.
       *[other] { $player } loses { $n } privileges.
    }
dragon-log-assassination-none = { $player } has no privilege to lose.
dragon-log-charter = { $player } uses the charter for { $kind-plural }: { $gain }.
dragon-log-charter-monks =
    { $n ->
        [one] { $player } uses the charter for monks and scores { $n } point: { $sum }.
       *[other] { $player } uses the charter for monks and scores { $n } points: { $sum }.
    }
dragon-log-charter-healers = { $player } names healers; the charter brings them nothing.
dragon-log-charter-skip = { $player } has no people and is passed over.

## no: why a move is not allowed

dragon-no-not-your-turn = It is { $player }’s turn.
dragon-no-not-now = That belongs to another phase. Now: { $phase }.
dragon-no-game-over = The year is over.
dragon-no-draft-same = The two people must be of different kinds.
dragon-no-draft-old = Your first two people must be young.
dragon-no-draft-taken = { $player } already has exactly this pair.
dragon-no-draft-two = Choose two people, not { $n }.
dragon-no-palace-full =
    { $n ->
        [one] Palace { $palace } has { $n } floor and it is taken.
       *[other] Palace { $palace } has { $n } floors and all are taken.
    }
dragon-no-no-palace = You have no palace { $palace }.
dragon-no-fee = A dragon is there: you need 3 yuan first, you have { $yuan }.
dragon-no-fee-income = The fee comes before the action; its income cannot pay it.
dragon-no-one-action = You have already acted this month.
dragon-no-privilege-none = The small privilege costs 2 yuan, you have { $yuan }.
dragon-no-privilege-fee = After the fee you would have { $yuan } yuan, and the small privilege costs 2.
dragon-no-privilege-large = The large privilege costs { $price } yuan, you have { $yuan }.
dragon-no-privilege-large-fee = After the fee you would have { $yuan } yuan, and the large privilege costs { $price }.
dragon-no-privilege-one = One privilege for each action.
dragon-no-build-height = Palace { $palace } already has three floors.
dragon-no-build-left =
    { $n ->
        [one] { $n } palace floor is not placed yet; all must be used.
       *[other] { $n } palace floors are not placed yet; all must be used.
    }
dragon-no-build-more =
    { $n ->
        [one] You have only { $n } palace floor to place.
       *[other] You have only { $n } palace floors to place.
    }
dragon-no-build-move = Floors that already stand cannot be moved.
dragon-no-no-site = There is no room for another palace.
dragon-no-wall-not-used = This table plays without the Great Wall.
dragon-no-wall-full = The wall already has all twelve pieces.
dragon-no-wall-none = You have no wall piece left.
dragon-no-wall-used = You have already used this bonus.
dragon-no-card-hand = You no longer have this card.
dragon-no-card-must = You must play a card.
dragon-no-card-first = Play a person card first; whoever it calls moves in after that.
dragon-no-kind-gone = No { $kind } is left.
dragon-no-young-gone = Of this kind only old people are left.
dragon-no-old-gone = Of this kind only young people are left.
dragon-no-say-age = Somebody of this kind is left: say whether young or old.
dragon-no-wild-somebody = Somebody is left: say whom the question mark calls.
dragon-no-no-old = This kind exists only young.
dragon-no-wrong-kind = Your card calls another kind: { $kind }.
dragon-no-must-house = While a floor is free, the new person must move in: no swap, no refusal.
dragon-no-swap-same = The new person takes exactly the place of the one who leaves.
dragon-no-no-moving = People do not move from one palace to another.
dragon-no-no-release = You may not release anyone of your own accord.
dragon-no-no-saving = What you have must be paid first; nobody leaves to save it.
dragon-no-not-yours = This person does not live with you.
dragon-no-unfed-number =
    { $n ->
        [one] Exactly { $n } palace goes without; all your rice must be used.
       *[other] Exactly { $n } palaces go without; all your rice must be used.
    }
dragon-no-unfed-empty = Nobody lives in palace { $palace }; it needs no rice.
dragon-no-feed-order = Palaces get their rice in the order of their numbers; palace { $palace } has been passed.
dragon-no-release-palace = The one who leaves must come from palace { $palace }.
dragon-no-release-must = Somebody must leave.
dragon-no-quake-must =
    { $n ->
        [one] { $n } more floor must go.
       *[other] { $n } more floors must go.
    }
dragon-no-flood-must = You still have to give back { $n }.
dragon-no-flood-have = You do not have that many.
dragon-no-flood-order = First yuan, then rice, then rockets: of this you can give back no more.
dragon-no-flood-rest = With what comes after it you could not give back { $n } in all.
dragon-no-tornado-two = Exactly two cards must go.
dragon-no-sunrise-old = The sunrise brings only young people.
dragon-no-sunrise-taken = This kind has already been taken at this sunrise.
dragon-no-sunrise-gone = No young { $kind } is left.
dragon-no-charter-own = Nobody of this kind lives with you.
dragon-no-charter-must = You have people, so you must name a kind.

## label: headings on the table

dragon-label-people-left = People left
dragon-label-your-palaces = Your palaces
dragon-label-your-hand = Your hand
dragon-label-store = Store
dragon-label-each-month = Each month
dragon-label-discarded = Cards played
dragon-label-released = Released
dragon-label-new-palace = New palace
dragon-label-free = free
dragon-label-confirm = Confirm
dragon-label-undo = Undo
dragon-label-forecast = If it came now
dragon-label-small = small
dragon-label-large = large
dragon-label-total = Total
dragon-label-points = points
dragon-label-per-month = a month
dragon-label-cards = cards
dragon-label-sources = Where the points came from
dragon-label-source-palaces = palaces
dragon-label-source-ladies = court ladies
dragon-label-source-privileges = privileges
dragon-label-source-persons = people
dragon-label-source-monks = monks
dragon-label-source-money = money
dragon-label-source-study = study
dragon-label-source-festival = festivals
dragon-label-source-mongols = Mongols
dragon-label-source-wall = wall
dragon-label-source-super = super-event
dragon-label-forecast-key = − people leave, + points
dragon-label-people-left-key = People left, young and old (+)
dragon-label-fee-first = First { $n } yuan:
dragon-label-nobody-left = nobody is left
# names that fit into a room of a palace, and may be typed
dragon-label-short-craftsman = craft
dragon-label-short-lady = lady
dragon-label-short-tax = tax
dragon-label-short-fireworker = fire
dragon-label-short-warrior = warrior
dragon-label-short-monk = monk
dragon-label-short-healer = healer
dragon-label-short-farmer = farmer
dragon-label-short-scholar = scholar
# words of the notation, as they may be typed
dragon-label-typed-draft = draft
dragon-label-typed-card = card
dragon-label-typed-person = person
dragon-label-typed-new = new
dragon-label-typed-lower = lower
dragon-label-typed-give = give
dragon-label-typed-wild = wild
dragon-label-typed-for = for
dragon-label-typed-track = spaces
dragon-label-typed-points = points

## a11y: the table in plain lines, for screen readers

dragon-a11y-month = Month { $month }, { $event }, if it came now: { $effects }.
dragon-a11y-group = Group { $group }: { $cards }. Dragons here: { $players }.
dragon-a11y-court = { $player }: { $goods }; next scoring { $income }. Palaces: { $palaces }.
dragon-a11y-free = { $n } free
dragon-a11y-nothing = nothing
dragon-a11y-wall = Pieces in the wall: { $n }, of 12 at most ({ $built }).

## option: what is chosen before the game; .help explains it

dragon-option-edition = Edition
dragon-option-edition-2017 = 2017 (large privilege 7 yuan)
dragon-option-edition-2007 = 2007 (large privilege 6 yuan)
dragon-option-great-wall = With the Great Wall
dragon-option-super-event = Super-event
dragon-option-super-event-off = none
dragon-option-super-event-random = random
dragon-option-super-event-agreed = chosen
dragon-option-start-seat = Start seat
dragon-option-start-seat-random = random
dragon-option-final-wall = Last count of the wall
dragon-option-final-wall-after-round = after the scoring of month 12
dragon-option-final-wall-in-event = in the event phase of month 12
dragon-option-month7-decay = Decay in month 7
dragon-option-month7-decay-after = once, after the super-event
dragon-option-month7-decay-before = once, before the super-event
dragon-option-month7-decay-both = before and after
dragon-option-event-row = Year of events
dragon-option-event-row-random = random

## count: a noun with its number

dragon-count-yuan =
    { $n ->
        [one] { $n } yuan
       *[other] { $n } yuan
    }
dragon-count-rice =
    { $n ->
        [one] { $n } rice
       *[other] { $n } rice
    }
dragon-count-rocket =
    { $n ->
        [one] { $n } rocket
       *[other] { $n } rockets
    }
dragon-count-floor =
    { $n ->
        [one] { $n } floor
       *[other] { $n } floors
    }
dragon-count-piece =
    { $n ->
        [one] { $n } palace floor
       *[other] { $n } palace floors
    }
dragon-count-palace =
    { $n ->
        [one] { $n } palace
       *[other] { $n } palaces
    }
dragon-count-person =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
dragon-count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .dat =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
dragon-count-space =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
dragon-count-helmet =
    { $n ->
        [one] { $n } helmet
       *[other] { $n } helmets
    }
dragon-count-mortar =
    { $n ->
        [one] { $n } mortar
       *[other] { $n } mortars
    }
dragon-count-buddha =
    { $n ->
        [one] { $n } Buddha
       *[other] { $n } Buddhas
    }
dragon-count-dragon =
    { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
dragon-count-lady =
    { $n ->
        [one] { $n } court lady
       *[other] { $n } court ladies
    }
dragon-count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
dragon-count-wall =
    { $n ->
        [one] { $n } wall piece
       *[other] { $n } wall pieces
    }

## part: pieces that fill a hole in other messages

dragon-part-bonus-rice = 1 rice
dragon-part-bonus-rocket = 1 rocket
dragon-part-bonus-floor = 1 palace floor
dragon-part-bonus-yuan = 2 yuan
dragon-part-bonus-track = 3 spaces forward
dragon-part-bonus-points = 3 points

## term: nouns with their forms, verbs (do, does), adjectives (is)

# English plural 'people' in sentences
dragon-term-person = person
    .plural = people
    .a = a person
    .the = the person
# colour beige in print
dragon-term-person-craftsman = craftsman
    .plural = craftsmen
    .a = a craftsman
    .the = the craftsman
# orange, Dutch book: oker
dragon-term-person-lady = court lady
    .plural = court ladies
    .a = a court lady
    .the = the court lady
# yellow
dragon-term-person-tax = tax collector
    .plural = tax collectors
    .a = a tax collector
    .the = the tax collector
# also known in English as pyrotechnist or firework maker
dragon-term-person-fireworker = fireworker
    .plural = fireworkers
    .a = a fireworker
    .the = the fireworker
dragon-term-person-fireworker-young = young fireworker
    .plural = young fireworkers
    .a = a young fireworker
    .the = the young fireworker
dragon-term-person-fireworker-old = old fireworker
    .plural = old fireworkers
    .a = an old fireworker
    .the = the old fireworker
# red
dragon-term-person-warrior = warrior
    .plural = warriors
    .a = a warrior
    .the = the warrior
dragon-term-person-warrior-young = young warrior
    .plural = young warriors
    .a = a young warrior
    .the = the young warrior
dragon-term-person-warrior-old = old warrior
    .plural = old warriors
    .a = an old warrior
    .the = the old warrior
# brown
dragon-term-person-monk = monk
    .plural = monks
    .a = a monk
    .the = the monk
dragon-term-person-monk-young = young monk
    .plural = young monks
    .a = a young monk
    .the = the young monk
dragon-term-person-monk-old = old monk
    .plural = old monks
    .a = an old monk
    .the = the old monk
# blue
dragon-term-person-healer = healer
    .plural = healers
    .a = a healer
    .the = the healer
dragon-term-person-healer-young = young healer
    .plural = young healers
    .a = a young healer
    .the = the young healer
dragon-term-person-healer-old = old healer
    .plural = old healers
    .a = an old healer
    .the = the old healer
# green
dragon-term-person-farmer = farmer
    .plural = farmers
    .a = a farmer
    .the = the farmer
dragon-term-person-farmer-young = young farmer
    .plural = young farmers
    .a = a young farmer
    .the = the young farmer
dragon-term-person-farmer-old = old farmer
    .plural = old farmers
    .a = an old farmer
    .the = the old farmer
# white
dragon-term-person-scholar = scholar
    .plural = scholars
    .a = a scholar
    .the = the scholar
dragon-term-person-scholar-young = young scholar
    .plural = young scholars
    .a = a young scholar
    .the = the young scholar
dragon-term-person-scholar-old = old scholar
    .plural = old scholars
    .a = an old scholar
    .the = the old scholar
# what a question-mark card calls
dragon-term-person-any = any person
    .a = any person
dragon-term-age-young = young
dragon-term-age-old = old
dragon-term-age-young-short = young
dragon-term-age-old-short = old
dragon-term-action-tax = Taxes
dragon-term-action-build = Build
dragon-term-action-harvest = Harvest
# English box: Firework display
dragon-term-action-fireworks = Fireworks
dragon-term-action-parade = Military parade
# English box: Research
dragon-term-action-study = Study
dragon-term-action-privilege = Privilege
dragon-term-action-wall = Build wall
dragon-term-action-pass = Pass
dragon-term-action-parade-short = Parade
dragon-term-event-peace = Peace
dragon-term-event-tribute = Imperial tribute
dragon-term-event-drought = Drought
dragon-term-event-festival = Dragon festival
dragon-term-event-mongols = Mongol invasion
dragon-term-event-contagion = Contagion
# for the row of twelve months
dragon-term-event-tribute-short = Tribute
# for the row of twelve months
dragon-term-event-festival-short = Festival
# for the row of twelve months
dragon-term-event-mongols-short = Mongols
# no Dutch rulebook read has the expansions: Dutch names are ours
dragon-term-super-event = super-event
    .plural = super-events
dragon-term-super-lantern = Lantern festival
dragon-term-super-buddha = Buddha
dragon-term-super-earthquake = Earthquake
dragon-term-super-flood = Flood
dragon-term-super-eclipse = Solar eclipse
dragon-term-super-volcano = Volcanic eruption
dragon-term-super-tornado = Tornado
dragon-term-super-sunrise = Sunrise
dragon-term-super-assassination = Assassination
dragon-term-super-charter = Charter
# does not change in the plural
dragon-term-yuan = yuan
    .plural = yuan
    .a = one yuan
    .the = the yuan
# English counts without a plural: 3 rice; store label: de Reis, nl rijst
dragon-term-rice = rice
    .plural = rice
    .a = one rice
    .the = the rice
dragon-term-rocket = rocket
    .plural = rockets
    .a = a rocket
    .the = the rocket
# of a palace that stands
dragon-term-floor = floor
    .plural = floors
    .a = a floor
    .the = the floor
# as taken from the supply
dragon-term-floor-piece = palace floor
    .plural = palace floors
    .a = a palace floor
    .the = the palace floor
dragon-term-palace = palace
    .plural = palaces
    .a = a palace
    .the = the palace
dragon-term-privilege = privilege
    .plural = privileges
    .a = a privilege
    .the = the privilege
dragon-term-privilege-small = small privilege
    .plural = small privileges
    .a = a small privilege
    .the = the small privilege
dragon-term-privilege-large = large privilege
    .plural = large privileges
    .a = a large privilege
    .the = the large privilege
# short: en pt, de SP, nl ZP
dragon-term-point = victory point
    .plural = victory points
    .a = a victory point
    .the = the victory point
dragon-term-person-card = person card
    .plural = person cards
    .a = a person card
    .the = the person card
dragon-term-wild-card = question-mark card
    .plural = question-mark cards
    .a = a question-mark card
    .the = the question-mark card
dragon-term-action-card = action card
    .plural = action cards
    .a = an action card
    .the = the action card
# of action cards
dragon-term-group = group
    .plural = groups
    .a = a group
    .the = the group
# the figure, and the symbol on fans and privileges
dragon-term-dragon = dragon
    .plural = dragons
    .a = a dragon
    .the = the dragon
# on the person track; short: Scheibe, schijf
dragon-term-marker = marker
    .plural = markers
    .a = a marker
    .the = the marker
# German book also: Personenpunkteleiste; short: track, Leiste, tabel
dragon-term-track = person track
    .plural = person tracks
    .a = a person track
    .the = the person track
# on the track
dragon-term-space = space
    .plural = spaces
    .a = a space
    .the = the space
dragon-term-stack = stack
    .plural = stacks
    .a = a stack
    .the = the stack
dragon-term-wall = wall
    .plural = walls
    .a = a wall
    .the = the wall
dragon-term-wall-piece = wall piece
    .plural = wall pieces
    .a = a wall piece
    .the = the wall piece
# of a wall piece
dragon-term-bonus = bonus
    .plural = bonuses
    .a = a bonus
    .the = the bonus
dragon-term-event = event
    .plural = events
    .a = an event
    .the = the event
dragon-term-action = action
    .plural = actions
    .a = an action
    .the = the action
dragon-term-month = month
    .plural = months
    .a = a month
    .the = the month
# of people
dragon-term-kind = kind
    .plural = kinds
    .a = a kind
    .the = the kind
dragon-term-symbol = symbol
    .plural = symbols
    .a = a symbol
    .the = the symbol
# spaces on the track when a person arrives
dragon-term-value = value
    .plural = values
    .a = a value
    .the = the value
# German: avoid the singular, write the name or 'wer'
dragon-term-player = player
    .plural = players
    .a = a player
    .the = the player
dragon-term-seat = seat
    .plural = seats
    .a = a seat
    .the = the seat
dragon-term-hand = hand
    .plural = hands
    .a = a hand
    .the = the hand
# the 3 yuan for a group with a dragon
dragon-term-fee = fee
    .plural = fees
    .a = a fee
    .the = the fee
dragon-term-supply = supply
dragon-term-money = money
dragon-term-year = year
dragon-term-event-row = year of events
dragon-term-wall-scoring = count of the wall
dragon-term-order = order of play
dragon-term-inhabited = inhabited
# of palaces
dragon-term-empty = empty
dragon-term-full = full
dragon-term-symbol-coin = coin
    .plural = coins
dragon-term-symbol-hammer = hammer
    .plural = hammers
dragon-term-symbol-rice = rice sack
    .plural = rice sacks
dragon-term-symbol-rocket = rocket
    .plural = rockets
dragon-term-symbol-helmet = helmet
    .plural = helmets
dragon-term-symbol-book = book
    .plural = books
dragon-term-symbol-mortar = mortar
    .plural = mortars
dragon-term-symbol-buddha = Buddha
    .plural = Buddhas
dragon-term-symbol-dragon = dragon
    .plural = dragons
dragon-term-phase = phase
    .plural = phases
dragon-term-phase-setup = Setting up
dragon-term-phase-draft = First two people
dragon-term-phase-action = Action
dragon-term-phase-person = Person
dragon-term-phase-event = Event
dragon-term-phase-super = Super-event
dragon-term-phase-decay = Decay
dragon-term-phase-scoring = Scoring
dragon-term-phase-wall = Count of the wall
dragon-term-phase-last-wall = Last count of the wall
dragon-term-phase-final = Final scoring
dragon-term-phase-over = Game over
dragon-term-game = In the Year of the Dragon
dragon-term-box-wall = The Great Wall
dragon-term-box-super = The Super-Events
dragon-term-does-take = takes
dragon-term-do-take = Take
dragon-term-does-pay = pays
dragon-term-do-pay = Pay
dragon-term-does-top-up = tops up
dragon-term-do-top-up = Top up
dragon-term-does-pass = passes
dragon-term-do-pass = Pass
dragon-term-does-build = builds
dragon-term-do-build = Build
dragon-term-does-raise = raises
dragon-term-do-raise = Raise
dragon-term-does-found = founds
dragon-term-do-found = Found
dragon-term-does-harvest = harvests
dragon-term-do-harvest = Harvest
dragon-term-does-score = scores
dragon-term-do-score = Score
dragon-term-does-study = studies
dragon-term-do-study = Study
dragon-term-does-move = moves forward
dragon-term-do-move = Move forward
dragon-term-does-buy = buys
dragon-term-do-buy = Buy
dragon-term-does-play = plays
dragon-term-do-play = Play
dragon-term-does-recruit = recruits
dragon-term-do-recruit = Recruit
dragon-term-does-place = houses
dragon-term-do-place = Move in
dragon-term-does-swap = swaps
dragon-term-do-swap = Swap
dragon-term-does-refuse = turns away
dragon-term-do-refuse = Refuse
dragon-term-does-release = releases
dragon-term-do-release = Release
dragon-term-does-feed = feeds
dragon-term-do-feed = Feed
dragon-term-does-discard = discards
dragon-term-do-discard = Discard
dragon-term-does-give-back = gives back
dragon-term-do-give-back = Give back
dragon-term-does-lose = loses
dragon-term-do-lose = Lose
dragon-term-does-decay = decays
dragon-term-do-decay = Decay
dragon-term-does-sell = sells
dragon-term-do-sell = Sell
dragon-term-does-win = wins
dragon-term-do-win = Win
dragon-term-does-choose = chooses
dragon-term-do-choose = Choose
dragon-term-does-land = lands
dragon-term-do-land = Land
dragon-term-does-set-wall = sets a wall piece
dragon-term-do-set-wall = Set a wall piece
dragon-term-does-wait = waits
dragon-term-do-wait = Wait
# of the players, seat by seat
dragon-term-colour-red = Red
dragon-term-colour-yellow = Yellow
dragon-term-colour-green = Green
dragon-term-colour-blue = Blue
dragon-term-colour-purple = Purple
