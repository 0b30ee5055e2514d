### HUANG

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

huang-prompt-action-first = Kies je eerste actie
huang-prompt-action-first-why = Twee acties. Kies een tegel, een leider of een van de andere acties.
huang-prompt-action-second = Kies je tweede actie
huang-prompt-action-second-why = Je laatste actie deze beurt. Nog eens dezelfde mag ook.
huang-prompt-tile = Leg { $tile-a }
huang-prompt-tile-why = Gemarkeerde velden mogen; het getal laat zien wie wat krijgt.
huang-prompt-leader = Positioneer { $leader-the }
huang-prompt-leader-why = Hij heeft een gouverneur naast zich nodig, op leeg land.
huang-prompt-leader-onboard-why = Verplaats hem naar een ander veld of trek hem terug.
huang-prompt-pagoda-offer = Hier { $pagoda-a } bouwen?
huang-prompt-pagoda-offer-why = Je tegel voltooit een driehoek. De pagode is gratis.
huang-prompt-pagoda-offer-blue-why = Je boer voltooit een driehoek. Bouw je, dan stopt de boerenreeks hier.
huang-prompt-pagoda-triangle = Kies de driehoek
huang-prompt-pagoda-triangle-why =
    { $n ->
        [one] { $n } driehoek is mogelijk.
       *[other] { $n } driehoeken zijn mogelijk, op één mag je bouwen.
    }
huang-prompt-pagoda-source = Welke pagode komt hierheen?
huang-prompt-pagoda-source-why = Van deze kleur ligt er geen meer in de voorraad.
huang-prompt-palace-or = Pagode of paleis?
huang-prompt-palace-or-why = Je gouverneur voltooit beide vormen, maar geeft recht op één gebouw.
huang-prompt-market = Een markttegel nemen?
huang-prompt-market-why = Je handelaar geeft je er een. De anderen zien welke.
huang-prompt-chain = Nog een boer leggen?
huang-prompt-chain-why = Naast de boer die je net legde, in dezelfde actie. Je hebt er nog { $n }.
huang-prompt-riot-pay = Hoe betaal je de opstand?
huang-prompt-riot-pay-why = Twee boeren, of één met je blauwe leider, die in reserve blijft.
huang-prompt-riot-target = Welke tegel haal je weg?
huang-prompt-riot-target-why = Elke tegel op het bord. Gebouwen erop vallen; leiders zonder gouverneur gaan naar de reserve.
huang-prompt-pay-pagoda = Hoe betaal je de pagode?
huang-prompt-pay-pagoda-why = Twee handelaren, of één met je groene leider, die in reserve blijft.
huang-prompt-pagoda-where = Waar bouw je?
huang-prompt-pagoda-where-why = Elke driehoek zonder gebouw, waar ook op het bord.
huang-prompt-replace = Welke tegels vervang je?
huang-prompt-replace-why = Hoogstens zes. Ze gaan gedekt uit het spel.
huang-prompt-replace-last-why =
    { $n ->
        [one] Let op: er zit nog maar { $n } tegel in de zak. Trek je er meer, dan eindigt het spel.
       *[other] Let op: er zitten nog maar { $n } tegels in de zak. Trek je er meer, dan eindigt het spel.
    }
huang-prompt-replace-empty-why = Let op: de zak is leeg. Vervang je ook maar één tegel, dan eindigt het spel.
huang-prompt-revolt-attack = Hoeveel gouverneurs voeg je toe?
huang-prompt-revolt-attack-why = Je valt aan: { $own } tegen { $other }. Gelijk is niet genoeg; { $player } antwoordt na jou.
huang-prompt-revolt-defend = Hoeveel gouverneurs voeg je toe?
huang-prompt-revolt-defend-why = Je verdedigt: { $own } tegen { $other }. Gelijk is genoeg voor jou, en jij beslist als laatste.
huang-prompt-war-support = Wie steun je?
# $standings: list of "Qin 4" items
huang-prompt-war-support-why = { $standings }. Eén partij: soldaten uit je hand en je rode leider in reserve.
huang-prompt-war-support-unifier-why = { $standings }. Jij beslist als laatste, en bij gelijke stand kies jij de winnaar.
# the same title; shown only to the one asked
huang-prompt-war-support-none-why = { $standings }. Je hebt niets te sturen; bevestig, en niemand komt het te weten.
huang-prompt-war-soldiers = Hoeveel soldaten naar { $side }?
huang-prompt-war-tie = Wie wint de oorlog?
huang-prompt-war-tie-why = { $sides } staan gelijk op { $n }. Jij legde de tegel, dus jij kiest.
huang-prompt-war-losses = Welke soldaten betalen?
huang-prompt-war-losses-why =
    { $n ->
        [one] { $side } won en moet nog { $n } soldaat betalen. Een pagode erop valt. In de volgorde van de kaart, vanaf linksboven.
       *[other] { $side } won en moet nog { $n } soldaten betalen. Pagodes erop vallen. In de volgorde van de kaart, vanaf linksboven.
    }
huang-prompt-bandits-losses = Welke soldaten haal je weg?
huang-prompt-bandits-losses-why =
    { $n ->
        [one] De zege op de bandieten kost nog { $n } soldaat. Je nieuwe tegel is veilig. In de volgorde van de kaart, vanaf linksboven.
       *[other] De zege op de bandieten kost nog { $n } soldaten. Je nieuwe tegel is veilig. In de volgorde van de kaart, vanaf linksboven.
    }
huang-prompt-granaries = Welke graanschuur blijft?
huang-prompt-granaries-why =
    { $n ->
        [one] Je blauwe leider mag { $n } graanschuur nemen, 2 blauwe punten. Eén blijft.
       *[other] Je blauwe leider mag { $n } graanschuren nemen, elk 2 blauwe punten. Eén blijft.
    }
huang-prompt-endturn = Je beurt beëindigen?
huang-prompt-endturn-why = Beide acties zijn klaar. Na het trekken kun je niets meer terugnemen.
# only where hands and market together need more than the bag holds
huang-prompt-endturn-last-why = Voor het aanvullen zijn er te weinig tegels ({ $need } nodig, { $have } in de zak): daarmee eindigt het spel.
# cardboard game typed in
huang-prompt-chance-start = Wie begint?
# cardboard game typed in
huang-prompt-chance-hand = Welke tegel trok { $player }?
# cardboard game typed in
huang-prompt-chance-market = Welke tegel komt op de markt?
# cardboard game typed in
huang-prompt-chance-short = Welke tegel ging uit de zak?
# cardboard game typed in
huang-prompt-chance-bandits = Welk kamp, hoeveel bandieten?
huang-prompt-wait-action = { $player } kiest een actie.
huang-prompt-wait-pagoda = { $player } beslist over een pagode.
huang-prompt-wait-market = { $player } is op de markt.
huang-prompt-wait-chain = { $player } mag nog een boer leggen.
huang-prompt-wait-revolt = { $player } voegt gouverneurs toe aan de revolte.
huang-prompt-wait-war-support = { $player } beslist over steun.
huang-prompt-wait-war-tie = { $player } kiest de winnaar van de oorlog.
huang-prompt-wait-war-losses = { $player } kiest de soldaten die betalen.
huang-prompt-wait-bandits = { $player } kiest de soldaten die tegen de bandieten sneuvelen.
huang-prompt-wait-granaries = { $player } beslist over de graanschuren.

## button

huang-button-place = Hier leggen
huang-button-leader = Hier neerzetten
huang-button-withdraw = Terugtrekken
huang-button-riot = Boerenopstand
huang-button-pagoda-paid = Pagode bouwen
huang-button-replace = Tegels vervangen
huang-button-replace-n =
    { $n ->
        [one] { $n } tegel vervangen
       *[other] { $n } tegels vervangen
    }
huang-button-pass = Passen
huang-button-build = Bouwen
huang-button-nopagoda = Geen pagode
huang-button-pay-tiles = { $tiles } betalen
huang-button-pay-leader = { $tiles } met de leider
huang-button-take = Nemen
huang-button-nomarket = Niets nemen
huang-button-nochain = Geen boeren meer
huang-button-add-none = Niets toevoegen
huang-button-add = { $n } toevoegen
huang-button-add-leader = { $n } en de gele leider
huang-button-add-onlyleader = Alleen de gele leider
huang-button-send-none = Niemand sturen
huang-button-send = { $n } naar { $side }
huang-button-send-leader = { $n } en de rode leider naar { $side }
huang-button-send-onlyleader = Rode leider naar { $side }
huang-button-winner = { $side } wint
huang-button-keep = Deze blijft
huang-button-nogranaries = Geen nemen
huang-button-endturn = Beurt beëindigen

## preview: what a move would do

# short: "+1 red" is drawn on the space
huang-preview-point = { $player }: { $points }
huang-preview-nopoint-state = Geen punt: hij hoort dan bij geen staat.
huang-preview-nopoint-leader = Geen punt: geen leider van deze kleur en geen gele.
huang-preview-unite = Verenigt { $states } in vrede.
huang-preview-war = Oorlog: { $standings }. Uit de handen kan elke partij steun krijgen.
huang-preview-war-nothing = Geen punt, geen pagode, geen markttegel: hij brengt alleen de oorlog.
huang-preview-revolt = Revolte tegen { $player }: { $own } tegen { $other }, zonder gouverneurs uit de handen.
huang-preview-triangle = Voltooit een driehoek: je mag { $pagoda-a } bouwen.
huang-preview-bandits = Verslaat { $bandits }; { $points } voor { $player }; jij haalt { $soldiers } weg.
huang-preview-bandits-nobody = Verslaat { $bandits }; geen rode leider, dus geen punten; jij haalt { $soldiers } weg.
huang-preview-riot = Naar de reserve gaan: { $leaders }.
huang-preview-split = De staat valt uiteen in { $n } delen.

## log: what happened

huang-log-start = Een nieuw spel HUANG: { $n } spelers, { $map }.
huang-log-options = Opties: { $options }.
huang-log-dynasty = { $player } leidt de dynastie { $dynasty }.
huang-log-capitals = In elk van de { $n } hoofdsteden komt een gouverneur.
huang-log-granaries = In elk van de { $n } hoofdsteden staat een graanschuur.
huang-log-short = Kort spel: { $n } tegels gaan ongezien uit de zak.
huang-log-camp =
    { $n ->
        [one] Kamp { $camp } op { $hex }: hier zit nu { $bandits }.
       *[other] Kamp { $camp } op { $hex }: hier zitten nu { $bandits }.
    }
huang-log-hand = { $player } trekt zes tegels.
# only to the one who draws
huang-log-hand-own = Je trekt { $tiles }.
huang-log-market-first = De markt opent met { $tiles }.
huang-log-first = Het lot beslist: { $player } begint.
# heading in the log; $turn counts this player’s turns
huang-log-turn = { $player }, beurt { $turn }
huang-log-leader-place = { $player } plaatst { $leader-the } op { $hex }, in { $state }.
huang-log-leader-found = { $player } plaatst { $leader-the } op { $hex }: { $state } ontstaat.
huang-log-leader-move = { $player } verplaatst { $leader-the } van { $from } naar { $hex }, in { $state }.
huang-log-leader-withdraw = { $player } trekt { $leader-the } terug van { $hex }.
huang-log-leader-unite = De leider verenigt { $states } in vrede.
huang-log-leader-home = Zonder gouverneur gaat { $leader-nom-the } van { $player } terug naar de reserve.
huang-log-split = { $state } valt uiteen in { $n } delen.
huang-log-split-parts = Wat verbonden was, valt uiteen in { $n } delen.
huang-log-group = Een deel zonder leider blijft achter als losse groep.
huang-log-tile = { $player } legt { $tile-a } op { $hex }.
huang-log-tile-in = { $player } legt { $tile-a } op { $hex }, in { $state }.
huang-log-point-match = { $player } krijgt { $points }: { $leader-nom-the } staat in { $state }.
huang-log-point-yellow = { $player } krijgt { $points } met de gele leider; in { $state } staat geen { $leader }.
huang-log-nopoint-state = Niemand scoort: de tegel hoort bij geen staat.
huang-log-nopoint-leader = Niemand scoort: in { $state } staat geen { $leader } en geen gele leider.
huang-log-nopoint-white = Niemand scoort: in { $state } staat geen witte en geen gele leider.
# a governor was placed
huang-log-nopoint-yellow = Niemand scoort: in { $state } staat geen gele leider.
huang-log-unite = De tegel verenigt { $states } in vrede.
huang-log-join = Een losse groep sluit zich aan bij { $state }.
huang-log-market-take = { $player } neemt { $tile-a } van de markt.
huang-log-market-none = { $player } neemt niets van de markt.
huang-log-market-empty = De markt is leeg: er valt niets te nemen.
huang-log-chain = In dezelfde actie legt { $player } nog een boer, op { $hex }.
huang-log-chain-end-pagoda = Met de pagode stopt de boerenreeks.
huang-log-chain-end-war = Met de oorlog stopt de boerenreeks.
huang-log-pagoda-free = { $player } bouwt { $pagoda-a } op { $hexes }, gratis.
huang-log-pagoda-paid = { $player } legt { $traders } af en bouwt { $pagoda-a } op { $hexes }.
huang-log-pagoda-paid-leader = Met { $traders } en de groene leider in reserve bouwt { $player } { $pagoda-a } op { $hexes }.
huang-log-pagoda-moved = Ze komt van { $hexes }: in de voorraad lag er geen meer.
huang-log-pagoda-declined = { $player } bouwt geen pagode.
huang-log-pagoda-falls = Op { $hexes } valt { $pagoda-nom-the }; ze gaat naar de voorraad.
huang-log-palace-free = { $player } bouwt het paleis op { $hexes }, gratis.
huang-log-palace-paid = { $player } legt { $traders } af en bouwt het paleis op { $hexes }.
huang-log-palace-paid-leader = Met { $traders } en de groene leider in reserve bouwt { $player } het paleis op { $hexes }.
huang-log-palace-moved = Het paleis verhuist van { $hexes } hierheen.
huang-log-palace-falls = Het paleis op { $hexes } valt en gaat naar de voorraad.
huang-log-riot = { $player } legt { $farmers } af voor een opstand: { $tile-nom-the } op { $hex } is weg.
huang-log-riot-leader = Met { $farmers } en de blauwe leider in reserve begint { $player } een opstand: { $tile-nom-the } op { $hex } is weg.
huang-log-granary-burnt = De graanschuur op { $hex } brandt af en is uit het spel.
huang-log-replace =
    { $n ->
        [one] { $player } vervangt { $n } tegel.
       *[other] { $player } vervangt { $n } tegels.
    }
# only to the one who replaces
huang-log-replace-own = Je vervangt { $tiles }.
huang-log-pass = { $player } past (vervangt geen tegels).
# $colour: noun form (red / Rot / rood)
huang-log-revolt = Revolte in { $state }: { $attacker } valt { $defender } aan, { $colour } tegen { $colour }.
huang-log-revolt-base = Gouverneurs naast de leiders: { $attacker } { $a }, { $defender } { $d }.
huang-log-revolt-add = { $player } voegt { $governors } toe: { $total }.
huang-log-revolt-add-leader = { $player } voegt { $governors } en de gele leider uit de reserve toe: { $total }.
huang-log-revolt-add-onlyleader = { $player } voegt de gele leider uit de reserve toe: { $total }.
huang-log-revolt-add-none = { $player } voegt niets toe: { $total }.
huang-log-revolt-won = { $winner } wint de revolte met { $w } tegen { $l } en krijgt { $points }.
huang-log-revolt-tie = Gelijk, { $w } tegen { $l }: { $winner } houdt stand en krijgt { $points }.
huang-log-revolt-home = { $leader-cap-the } van { $player } moet terug naar de reserve.
huang-log-revolt-box = In de doos gaan de gouverneurs uit de handen: { $n }.
huang-log-war = Oorlog! { $player } verenigt { $states } met { $tile-a } op { $hex }. De tegel zelf levert geen punt op.
huang-log-war-clash = Botsende kleuren: { $colours }.
# $leaders: "red (Mei), blue (Amélie)"
huang-log-war-side = { $side } begint met { $soldiers }; leiders: { $leaders }.
huang-log-war-neutral = { $side } heeft geen botsende leider, maar is toch partij in deze oorlog.
huang-log-war-send = { $player } stuurt { $soldiers } naar { $side }: { $total }.
huang-log-war-send-leader = { $player } stuurt { $soldiers } en de rode leider naar { $side }: { $total }.
huang-log-war-send-onlyleader = { $player } stuurt de rode leider naar { $side }: { $total }.
huang-log-war-send-none = { $player } stuurt niemand.
huang-log-war-sum = { $side }: { $board } op het bord + { $sent } gestuurd + { $by-leaders } door rode leiders = { $total }.
huang-log-war-won = { $side } wint de oorlog.
huang-log-war-tie = { $sides } staan gelijk op { $n }. { $player } legde de tegel en kiest { $side }.
huang-log-war-loses = { $side } verliest { $soldiers } op het bord.
huang-log-war-loses-none = { $side } heeft geen soldaten te verliezen.
huang-log-war-home = { $leader-cap-the } van { $player } wordt uit { $side } verdreven en gaat naar de reserve.
huang-log-war-stays = { $leader-cap-the } van { $player } botst met niemand en blijft.
huang-log-war-point =
    { $n ->
        [one] { $player } krijgt { $points }: { $leader-nom-the } van { $side } heeft zijn tegenstander verdreven.
       *[other] { $player } krijgt { $points }: { $leader-nom-the } van { $side } heeft { $n } tegenstanders verdreven.
    }
huang-log-war-nopoint = Niemand scoort in { $colour }: bij de winnaar staat geen { $leader }.
huang-log-war-price =
    { $n ->
        [one] De sterkste verliezer had { $n }: { $side } betaalt { $n } soldaat.
       *[other] De sterkste verliezer had { $n }: { $side } betaalt { $n } soldaten.
    }
huang-log-war-price-none = Geen verliezer had kracht: { $side } is niets verschuldigd.
huang-log-war-pay-sent = Eerst betalen de soldaten die naar { $side } gestuurd zijn: { $n }.
huang-log-war-pay-over =
    { $n ->
        [one] Dat is er { $n } meer dan nodig; die gaat toch.
       *[other] Dat zijn er { $n } meer dan nodig; ze gaan toch.
    }
huang-log-war-pay-needless = De soldaten die naar { $side } gestuurd zijn, gaan toch in de doos: { $n }.
huang-log-war-pay-board = { $player } verwijdert een soldaat van { $side } op { $hex }.
huang-log-war-pay-short =
    { $n ->
        [one] { $side } heeft niet genoeg soldaten; { $n } blijft onbetaald, zonder gevolg.
       *[other] { $side } heeft niet genoeg soldaten; { $n } blijven onbetaald, zonder gevolg.
    }
huang-log-war-box = Soldaten die naar de verliezers gestuurd zijn, gaan in de doos: { $n }.
huang-log-war-end = De oorlog is voorbij. { $tile-cap-the } op { $hex } blijft liggen.
huang-log-bandits = { $player } legt { $tile-a } op { $hex } en valt { $bandits } aan. De tegel zelf levert geen punt op.
huang-log-bandits-soldiers = { $player } brengt { $soldiers } van { $states } in het veld.
huang-log-bandits-points = { $player } krijgt { $points } met de rode leider.
huang-log-bandits-nobody = Niemand scoort: in { $states } staat geen rode leider.
huang-log-bandits-losses = { $player } verwijdert een soldaat op { $hex }.
huang-log-bandits-gone = De bandieten zijn verslagen, { $hex } is vrij.
huang-log-pagoda-score = { $player } krijgt { $points } voor { $pagodas } in { $state }, met { $leader-the }.
huang-log-granaries-take = { $player } neemt { $granaries } in { $state }; die op { $hex } blijft.
huang-log-granaries-none = { $player } laat de graanschuren in { $state } staan.
huang-log-draw = { $player } trekt een tegel en heeft er { $n } in de hand.
# only to the one who draws
huang-log-draw-own = Je trekt { $tile-a }.
huang-log-draw-palace = { $player } heeft het paleis en trekt een tegel boven de zes.
# only to the one who draws
huang-log-draw-palace-own = Met het paleis trek je boven de zes: { $tile-a }.
huang-log-market-fill = Nieuw op de markt: { $tile-a }.
huang-log-bag-zero = De zak is leeg. De eerstvolgende tegel die getrokken moet worden, beëindigt het spel.
huang-log-end-replace = De zak is leeg: { $player } kan niet genoeg nieuwe tegels trekken. Het spel is uit.
huang-log-end-hand = De zak is leeg: { $player } kan niet aanvullen. Het spel is uit.
huang-log-end-market = De zak is leeg: de markt kan niet worden aangevuld. Het spel is uit.
huang-log-end-screens = De schermen gaan weg.
huang-log-end-points = { $player }: geel { $y }, rood { $r }, blauw { $b }, groen { $g }, wit { $w }.
huang-log-end-granaries = { $player } krijgt { $n } blauw voor { $granaries }.
# $additions: "+3 blue, +1 yellow"
huang-log-end-white = De witte punten helpen: { $additions }.
huang-log-end-score = De score van { $player } is { $n }; alle vier de kleuren, de laagste eerst: { $vector }.
huang-log-end-winner = { $player } wint met { $n }.
huang-log-end-tie-second = { $players } staan gelijk op { $n }. De { $place } beslist: { $winner } wint met { $w } tegen { $l }.
huang-log-end-tie-white = { $players } staan in alle vier de kleuren gelijk. { $winner } wint met minder witte punten: { $w } tegen { $l }.
huang-log-end-nobody = { $players } staan in alles gelijk, ook in witte punten. Niemand wint.

## no: why a move is not allowed

huang-no-turn = { $player } is aan de beurt.
huang-no-decision = Eerst moet { $player } beslissen.
huang-no-unfinished = Handel eerst af wat je actie losmaakte.
huang-no-over = Het spel is afgelopen.
huang-no-notnow = Dat wordt nu niet gevraagd.
huang-no-space = Dit veld is er niet op deze kaart.
huang-no-hand = Je hebt { $tile-no } in je hand.
huang-no-hand-few = Je hebt maar { $tiles } in de hand.
huang-no-occupied-tile = Hier ligt al een tegel.
huang-no-occupied-leader = Hier staat een leider.
huang-no-occupied-bandits = Hier zitten bandieten.
huang-no-river = Dit is rivier: hier mogen alleen boeren liggen.
huang-no-land = Boeren mogen alleen op rivier liggen.
huang-no-leader-river = Op een rivier kan geen leider staan.
huang-no-leader-governor = Geen gouverneur ernaast: een leider heeft er een nodig.
huang-no-leader-unite = Dit zou { $states } verenigen met twee { $leader-plural } in conflict. Dat kan alleen een tegel.
huang-no-leader-bandits = Hiernaast zitten bandieten: hier durft geen leider te staan.
huang-no-leader-same = Hij staat hier al.
huang-no-leader-reserve = Hij is al in reserve.
huang-no-leader-other = Deze leider is van { $player }.
huang-no-bandits-state = Naast bandieten moet een tegel ook aan een staat grenzen; deze raakt er geen.
huang-no-bandits-strength = Te weinig soldaten tegen de bandieten: { $need } nodig, { $have } aanwezig.
huang-no-bandits-war = Naast bandieten mag een tegel geen oorlog veroorzaken.
huang-no-chain-far = De volgende boer moet naast de vorige liggen, die op { $hex }.
huang-no-chain-colour = In deze actie mogen alleen nog boeren volgen.
# blue leader on the board
huang-no-riot-farmers = Kost 2 boeren, je hebt er { $n }.
huang-no-riot-farmer = Kost minstens 1 boer, ook met je blauwe leider.
huang-no-riot-noleader = Je blauwe leider staat op het bord en kan niet helpen.
huang-no-riot-tile = Er ligt geen tegel op het bord.
huang-no-riot-leader = Een opstand haalt tegels weg, geen leiders.
huang-no-riot-bandits = Bandieten vrezen geen opstand: kies een tegel.
huang-no-riot-market = De markt is buiten bereik: kies een tegel op het bord.
huang-no-riot-empty = Hier ligt geen tegel.
# green leader on the board
huang-no-pagoda-traders = Kost 2 handelaren, je hebt er { $n }.
huang-no-pagoda-trader = Kost minstens 1 handelaar, ook met je groene leider.
huang-no-pagoda-noleader = Je groene leider staat op het bord en kan niet helpen.
huang-no-pagoda-none = Er is geen vrije driehoek op het bord.
huang-no-pagoda-shape = Een pagode heeft drie tegels van één kleur nodig, elk naast de andere.
huang-no-pagoda-building = Een van deze tegels draagt al { $building }.
huang-no-pagoda-overlap = Een pagode kan niet opschuiven naar tegels waar ze al op staat.
huang-no-pagoda-blue = Op dit bord zijn er geen blauwe pagodes.
huang-no-pagoda-source = Er ligt er nog een in de voorraad; neem die.
huang-no-pagoda-one = Eén tegel geeft recht op één gebouw.
huang-no-pagoda-other = De geplaatste tegel maakt deze vorm niet af.
huang-no-pagoda-lift = Daar staat geen pagode van deze kleur.
huang-no-pagoda-war = Een tegel die oorlog veroorzaakt, levert geen pagode op.
huang-no-palace-shape = Het paleis heeft vier gouverneurs in een ruit nodig.
huang-no-palace-off = Dit spel wordt zonder het keizerlijk paleis gespeeld.
huang-no-replace-six = Je mag hoogstens zes tegels vervangen.
huang-no-market-empty = De markt is leeg.
huang-no-market-none = Er ligt { $tile-no } op de markt.
huang-no-market-now = Van de markt mag je alleen nemen als je net een handelaar hebt gelegd.
huang-no-revolt-governors =
    { $n ->
        [one] Je hebt maar { $n } gouverneur in je hand.
       *[other] Je hebt maar { $n } gouverneurs in je hand.
    }
huang-no-revolt-leader = Je gele leider staat op het bord en geeft geen bonus.
huang-no-war-soldiers =
    { $n ->
        [one] Je hebt maar { $n } soldaat in je hand.
       *[other] Je hebt maar { $n } soldaten in je hand.
    }
huang-no-war-leader = Je rode leider staat op het bord en kan niet helpen.
huang-no-war-oneside = Je mag maar één partij steunen.
huang-no-war-side = Die partij is er niet in deze oorlog.
huang-no-war-nobody = Wie niemand stuurt, noemt geen partij.
huang-no-war-winner = Kies een van de sterkste partijen.
huang-no-war-losses-side = Alleen soldaten van { $side } betalen.
huang-no-war-losses-tile = De verbindende tegel kan in deze oorlog niet verloren gaan.
huang-no-bandits-losses = Haal soldaten van de verbonden staten weg, niet de nieuwe tegel.
huang-no-losses-order = Soldaten worden genoemd in de volgorde van de kaart, van linksboven af, en er moeten er genoeg volgen.
huang-no-granaries-all = Op één na allemaal, of geen.
huang-no-granaries-here = Hier staat geen graanschuur uit de staat van je blauwe leider.
huang-no-options-board = Gewetenloze bandieten en 18 Koninkrijken gaan niet samen.
huang-no-options-bandits = Op deze kaart zijn geen bandietenkampen.
huang-no-options-short = Het korte spel is voor precies twee spelers.
huang-no-options-five = Met vijf spelers heb je de Drakendynastie nodig.

## label: headings on the table

huang-label-actions =
    { $n ->
        [one] Nog { $n } actie
       *[other] Nog { $n } acties
    }
huang-label-hand = Je tegels
huang-label-reserve = Leiders in reserve
huang-label-market = Markt
huang-label-bag =
    { $n ->
        [one] { $n } tegel in de zak
       *[other] { $n } tegels in de zak
    }
huang-label-points = Je punten
huang-label-lowest = De laagste telt: { $n }
huang-label-tiles-other =
    { $n ->
        [one] { $player }: { $n } tegel
       *[other] { $player }: { $n } tegels
    }
huang-label-strength = Kracht
huang-label-supply = In de voorraad
huang-label-known = Heeft zeker
huang-label-log = Verloop

## info: what a mark or a number means

huang-info-map-warring-states = Het gedrukte bord was niet bij de hand. Omtrek, rivieren en de plaatsen van de zeven hoofdsteden gelden als een afschrift dat anderen hebben gemaakt en dat nooit met de druk is vergeleken. De namen van de hoofdsteden, de tien kampen en de aantallen bandieten zijn een reconstructie van Tianxia.
huang-info-map-18-kingdoms = Het gedrukte bord was niet bij de hand. Aangenomen is dat de omtrek die van de voorkant is. Rivieren en hoofdsteden zijn een reconstructie van Tianxia naar de geschiedenis: de achttien koninkrijken van 206 v. Chr. en West-Chu, en geen drie riviervelden in een driehoek, zoals de regels het willen.

## a11y: for screen readers

huang-a11y-player = { $player }: tegels in de hand { $n }. Leiders op het bord: { $leaders }; in reserve: { $reserve }.
huang-a11y-known = Zeker in de hand: { $tiles }.
huang-a11y-state = { $state }: { $soldiers }; leiders { $leaders }.
huang-a11y-row = Rij { $row }: { $list }.

## typed: the words of a move as people write them, one word each

huang-typed-leader = leider
huang-typed-withdraw = terug
huang-typed-riot = opstand
huang-typed-with = met
huang-typed-pagoda = pagode
huang-typed-palace = paleis
huang-typed-no = geen
huang-typed-lift = verplaats
huang-typed-replace = vervang
huang-typed-nothing = niets
huang-typed-take = neem
huang-typed-stop = genoeg
huang-typed-commit = geef
huang-typed-war = oorlog
huang-typed-left = links
huang-typed-middle = midden
huang-typed-right = rechts
huang-typed-win = winst
huang-typed-lose = verlies
huang-typed-keep = houd
huang-typed-all = alle

## menu: the list of legal moves in the terminal

huang-menu-tile = Een tegel plaatsen
huang-menu-leader = Een leider positioneren
huang-menu-other = Of
huang-menu-point = { $points } voor { $player }
huang-menu-war = oorlog
huang-menu-revolt = revolte
huang-menu-bandits = bandieten
# where a tile does nothing at once
huang-menu-spaces =
    { $n ->
        [one] { $n } veld zonder punt
       *[other] { $n } velden zonder punt
    }
huang-menu-riot =
    { $n ->
        [one] Boerenopstand tegen de enige tegel op het bord: ‘{ $example }’
       *[other] Boerenopstand tegen een van { $n } tegels, zoals ‘{ $example }’
    }
# $n: how many at most
huang-menu-replace = Tot { $n } tegels vervangen, zoals ‘{ $example }’
# strengths in a revolt after this answer
huang-menu-stands = { $own } tegen { $other }

## option: what is chosen before the game; .help explains it

huang-option-bandits = Gewetenloze bandieten
huang-option-bandits-help = Vijf kampen te veroveren: rode punten, ten koste van soldaten.
huang-option-kingdoms = 18 Koninkrijken
huang-option-kingdoms-help = De achterkant van het bord: 19 hoofdsteden met graanschuren, geen blauwe pagodes.
huang-option-palace = Keizerlijk paleis
huang-option-palace-help = Een paleis op vier gouverneurs: zijn gele leider vult aan tot zeven.
huang-option-dragon = Drakendynastie
huang-option-dragon-help = Een vijfde speler doet mee.
huang-option-short = Kort spel
huang-option-short-help = Voor twee: 24 tegels minder.

## count: a noun with its number

huang-count-points-yellow =
    { $n ->
        [one] { $n } geel punt
       *[other] { $n } gele punten
    }
huang-count-points-red =
    { $n ->
        [one] { $n } rood punt
       *[other] { $n } rode punten
    }
huang-count-points-blue =
    { $n ->
        [one] { $n } blauw punt
       *[other] { $n } blauwe punten
    }
huang-count-points-green =
    { $n ->
        [one] { $n } groen punt
       *[other] { $n } groene punten
    }
huang-count-points-white =
    { $n ->
        [one] { $n } wit punt
       *[other] { $n } witte punten
    }
huang-count-tiles-yellow =
    { $n ->
        [one] { $n } gouverneur
       *[other] { $n } gouverneurs
    }
    .nom =
        { $n ->
            [one] { $n } gouverneur
           *[other] { $n } gouverneurs
        }
huang-count-tiles-red =
    { $n ->
        [one] { $n } soldaat
       *[other] { $n } soldaten
    }
    .nom =
        { $n ->
            [one] { $n } soldaat
           *[other] { $n } soldaten
        }
huang-count-tiles-blue =
    { $n ->
        [one] { $n } boer
       *[other] { $n } boeren
    }
    .nom =
        { $n ->
            [one] { $n } boer
           *[other] { $n } boeren
        }
huang-count-tiles-green =
    { $n ->
        [one] { $n } handelaar
       *[other] { $n } handelaren
    }
    .nom =
        { $n ->
            [one] { $n } handelaar
           *[other] { $n } handelaren
        }
huang-count-tiles-white =
    { $n ->
        [one] { $n } ambachtsman
       *[other] { $n } ambachtslieden
    }
    .nom =
        { $n ->
            [one] { $n } ambachtsman
           *[other] { $n } ambachtslieden
        }
huang-count-tiles-any =
    { $n ->
        [one] { $n } tegel
       *[other] { $n } tegels
    }
huang-count-pagodas =
    { $n ->
        [one] { $n } pagode
       *[other] { $n } pagodes
    }
huang-count-granaries =
    { $n ->
        [one] { $n } graanschuur
       *[other] { $n } graanschuren
    }
huang-count-bandits =
    { $n ->
        [one] { $n } bandiet
       *[other] { $n } bandieten
    }
    .nom =
        { $n ->
            [one] { $n } bandiet
           *[other] { $n } bandieten
        }

## part: pieces that fill a hole in other messages

huang-part-nobody = niemand
# name of a state that holds a capital; several: joined with a hyphen; works after in/for/to
huang-part-state-capital = { $capital }
# name of a state without a capital; a proper name, so with a capital letter everywhere
huang-part-state-letter = Staat { $letter }
# items of $standings
huang-part-standing = { $side } { $n }
# items of $leaders; colour noun
huang-part-leader-of = { $colour } ({ $player })
huang-part-place-second = op één na laagste kleur
huang-part-place-third = op twee na laagste kleur
huang-part-place-fourth = hoogste kleur
huang-part-building-pagoda = een pagode
huang-part-building-granary = een graanschuur
huang-part-building-palace = het paleis

## term: nouns with their forms, verbs (do, does), adjectives (is)

huang-term-game = HUANG
# as a noun, also after a number
huang-term-colour-yellow = geel
# as a noun, also after a number
huang-term-colour-red = rood
# as a noun, also after a number
huang-term-colour-blue = blauw
# as a noun, also after a number
huang-term-colour-green = groen
# as a noun, also after a number
huang-term-colour-white = wit
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-yellow = geel
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-red = rood
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-blue = blauw
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-green = groen
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-white = wit
huang-term-tile-yellow = gouverneur
    .plural = gouverneurs
    .a = een gouverneur
    .the = de gouverneur
    .nom-the = de gouverneur
    .cap-the = De gouverneur
    .dat-a = een gouverneur
    .no = geen gouverneur
huang-term-tile-red = soldaat
    .plural = soldaten
    .a = een soldaat
    .the = de soldaat
    .nom-the = de soldaat
    .cap-the = De soldaat
    .dat-a = een soldaat
    .no = geen soldaat
huang-term-tile-blue = boer
    .plural = boeren
    .a = een boer
    .the = de boer
    .nom-the = de boer
    .cap-the = De boer
    .dat-a = een boer
    .no = geen boer
huang-term-tile-green = handelaar
    .plural = handelaren
    .a = een handelaar
    .the = de handelaar
    .nom-the = de handelaar
    .cap-the = De handelaar
    .dat-a = een handelaar
    .no = geen handelaar
huang-term-tile-white = ambachtsman
    .plural = ambachtslieden
    .a = een ambachtsman
    .the = de ambachtsman
    .nom-the = de ambachtsman
    .cap-the = De ambachtsman
    .dat-a = een ambachtsman
    .no = geen ambachtsman
huang-term-leader-yellow = gele leider
    .plural = gele leiders
    .a = een gele leider
    .the = de gele leider
    .nom-the = de gele leider
    .cap-the = De gele leider
    .dat-plural = gele leiders
huang-term-leader-red = rode leider
    .plural = rode leiders
    .a = een rode leider
    .the = de rode leider
    .nom-the = de rode leider
    .cap-the = De rode leider
    .dat-plural = rode leiders
huang-term-leader-blue = blauwe leider
    .plural = blauwe leiders
    .a = een blauwe leider
    .the = de blauwe leider
    .nom-the = de blauwe leider
    .cap-the = De blauwe leider
    .dat-plural = blauwe leiders
huang-term-leader-green = groene leider
    .plural = groene leiders
    .a = een groene leider
    .the = de groene leider
    .nom-the = de groene leider
    .cap-the = De groene leider
    .dat-plural = groene leiders
huang-term-leader-white = witte leider
    .plural = witte leiders
    .a = een witte leider
    .the = de witte leider
    .nom-the = de witte leider
    .cap-the = De witte leider
    .dat-plural = witte leiders
huang-term-pagoda-yellow = gele pagode
    .plural = gele pagodes
    .a = een gele pagode
    .the = de gele pagode
    .nom-the = de gele pagode
huang-term-pagoda-red = rode pagode
    .plural = rode pagodes
    .a = een rode pagode
    .the = de rode pagode
    .nom-the = de rode pagode
huang-term-pagoda-blue = blauwe pagode
    .plural = blauwe pagodes
    .a = een blauwe pagode
    .the = de blauwe pagode
    .nom-the = de blauwe pagode
huang-term-pagoda-green = groene pagode
    .plural = groene pagodes
    .a = een groene pagode
    .the = de groene pagode
    .nom-the = de groene pagode
huang-term-pagoda-white = witte pagode
    .plural = witte pagodes
    .a = een witte pagode
    .the = de witte pagode
    .nom-the = de witte pagode
huang-term-point-yellow = geel punt
    .plural = gele punten
    .a = een geel punt
    .the = het gele punt
    .nom-the = het gele punt
huang-term-point-red = rood punt
    .plural = rode punten
    .a = een rood punt
    .the = het rode punt
    .nom-the = het rode punt
huang-term-point-blue = blauw punt
    .plural = blauwe punten
    .a = een blauw punt
    .the = het blauwe punt
    .nom-the = het blauwe punt
huang-term-point-green = groen punt
    .plural = groene punten
    .a = een groen punt
    .the = het groene punt
    .nom-the = het groene punt
huang-term-point-white = wit punt
    .plural = witte punten
    .a = een wit punt
    .the = het witte punt
    .nom-the = het witte punt
# what the points stand for
huang-term-meaning-yellow = orde
# what the points stand for
huang-term-meaning-red = macht
# what the points stand for
huang-term-meaning-blue = voedsel
# what the points stand for
huang-term-meaning-green = handel
# what the points stand for
huang-term-meaning-white = welvaart
huang-term-dynasty-tiger = Tijger
    .plural = Tijgers
    .a = een Tijger
    .the = de Tijger
    .nom-the = de Tijger
huang-term-dynasty-rabbit = Konijn
    .plural = Konijnen
    .a = een Konijn
    .the = het Konijn
    .nom-the = het Konijn
huang-term-dynasty-rat = Rat
    .plural = Ratten
    .a = een Rat
    .the = de Rat
    .nom-the = de Rat
huang-term-dynasty-goat = Geit
    .plural = Geiten
    .a = een Geit
    .the = de Geit
    .nom-the = de Geit
huang-term-dynasty-dragon = Draak
    .plural = Draken
    .a = een Draak
    .the = de Draak
    .nom-the = de Draak
huang-term-dynasty = dynastie
    .plural = dynastieën
    .a = een dynastie
    .the = de dynastie
    .nom-the = de dynastie
# German: prefer the name, "wer ..." or "die Person"
huang-term-player = speler
    .plural = spelers
    .a = een speler
    .the = de speler
    .nom-the = de speler
# German: always plural, or the name
huang-term-opponent = tegenstander
    .plural = tegenstanders
    .a = een tegenstander
    .the = de tegenstander
    .nom-the = de tegenstander
huang-term-leader = leider
    .plural = leiders
    .a = een leider
    .the = de leider
    .nom-the = de leider
huang-term-tile = tegel
    .plural = tegels
    .a = een tegel
    .the = de tegel
    .nom-the = de tegel
# tile or leader
huang-term-piece = stuk
    .plural = stukken
    .a = een stuk
    .the = het stuk
    .nom-the = het stuk
huang-term-board = bord
    .plural = borden
    .a = een bord
    .the = het bord
    .nom-the = het bord
huang-term-map = kaart
    .plural = kaarten
    .a = een kaart
    .the = de kaart
    .nom-the = de kaart
# front of the board
huang-term-map-front = Strijdende Staten
# back of the board; also the option
huang-term-map-back = 18 Koninkrijken
huang-term-space = veld
    .plural = velden
    .a = een veld
    .the = het veld
    .nom-the = het veld
huang-term-land = land
huang-term-river = rivier
    .plural = rivieren
    .a = een rivier
    .the = de rivier
    .nom-the = de rivier
huang-term-space-land = landveld
    .plural = landvelden
    .a = een landveld
    .the = het landveld
    .nom-the = het landveld
huang-term-space-river = rivierveld
    .plural = riviervelden
    .a = een rivierveld
    .the = het rivierveld
    .nom-the = het rivierveld
huang-term-capital = hoofdstad
    .plural = hoofdsteden
    .a = een hoofdstad
    .the = de hoofdstad
    .nom-the = de hoofdstad
huang-term-neighbour = buur
    .plural = buren
    .a = een buur
    .the = de buur
    .nom-the = de buur
huang-term-link = verbinding
    .plural = verbindingen
    .a = een verbinding
    .the = de verbinding
    .nom-the = de verbinding
huang-term-state = staat
    .plural = staten
    .a = een staat
    .the = de staat
    .nom-the = de staat
huang-term-group = losse groep
    .plural = losse groepen
    .a = een losse groep
    .the = de losse groep
    .nom-the = de losse groep
huang-term-triangle = driehoek
    .plural = driehoeken
    .a = een driehoek
    .the = de driehoek
    .nom-the = de driehoek
huang-term-rhombus = ruit
    .plural = ruiten
    .a = een ruit
    .the = de ruit
    .nom-the = de ruit
huang-term-building = gebouw
    .plural = gebouwen
    .a = een gebouw
    .the = het gebouw
    .nom-the = het gebouw
huang-term-pagoda = pagode
    .plural = pagodes
    .a = een pagode
    .the = de pagode
    .nom-the = de pagode
huang-term-granary = graanschuur
    .plural = graanschuren
    .a = een graanschuur
    .the = de graanschuur
    .nom-the = de graanschuur
huang-term-palace = Keizerlijk paleis
    .plural = Keizerlijke paleizen
    .a = een Keizerlijk paleis
    .the = het Keizerlijk paleis
    .nom-the = het Keizerlijk paleis
huang-term-palace-short = paleis
    .plural = paleizen
    .a = een paleis
    .the = het paleis
    .nom-the = het paleis
# where pagodas wait
huang-term-supply = voorraad
    .plural = voorraden
    .a = een voorraad
    .the = de voorraad
    .nom-the = de voorraad
# where leaders wait: in reserve, in Reserve, in reserve
huang-term-reserve = reserve
    .plural = reserves
    .a = een reserve
    .the = de reserve
    .nom-the = de reserve
huang-term-bag = zak
    .plural = zakken
    .a = een zak
    .the = de zak
    .nom-the = de zak
huang-term-box = doos
    .plural = dozen
    .a = een doos
    .the = de doos
    .nom-the = de doos
huang-term-screen = scherm
    .plural = schermen
    .a = een scherm
    .the = het scherm
    .nom-the = het scherm
huang-term-hand = hand
    .plural = handen
    .a = een hand
    .the = de hand
    .nom-the = de hand
huang-term-market = markt
    .plural = markten
    .a = een markt
    .the = de markt
    .nom-the = de markt
huang-term-market-tile = markttegel
    .plural = markttegels
    .a = een markttegel
    .the = de markttegel
    .nom-the = de markttegel
huang-term-marker = eenwordingsfiche
    .plural = eenwordingsfiches
    .a = een eenwordingsfiche
    .the = het eenwordingsfiche
    .nom-the = het eenwordingsfiche
huang-term-unifying = verbindende tegel
    .plural = verbindende tegels
    .a = een verbindende tegel
    .the = de verbindende tegel
    .nom-the = de verbindende tegel
# prefer the name
huang-term-unifier = wie verenigt
huang-term-turn = beurt
    .plural = beurten
    .a = een beurt
    .the = de beurt
    .nom-the = de beurt
huang-term-round = ronde
    .plural = rondes
    .a = een ronde
    .the = de ronde
    .nom-the = de ronde
huang-term-action = actie
    .plural = acties
    .a = een actie
    .the = de actie
    .nom-the = de actie
huang-term-riot = boerenopstand
    .plural = boerenopstanden
    .a = een boerenopstand
    .the = de boerenopstand
    .nom-the = de boerenopstand
huang-term-replacement = vervanging
    .a = een vervanging
    .the = de vervanging
    .nom-the = de vervanging
huang-term-conflict = conflict
    .plural = conflicten
    .a = een conflict
    .the = het conflict
    .nom-the = het conflict
huang-term-revolt = revolte
    .plural = revoltes
    .a = een revolte
    .the = de revolte
    .nom-the = de revolte
huang-term-war = oorlog
    .plural = oorlogen
    .a = een oorlog
    .the = de oorlog
    .nom-the = de oorlog
huang-term-side = partij
    .plural = partijen
    .a = een partij
    .the = de partij
    .nom-the = de partij
huang-term-attack = aanval
    .plural = aanvallen
    .a = een aanval
    .the = de aanval
    .nom-the = de aanval
# German: prefer "der Angriff" or the name
huang-term-attacker = aanvaller
    .plural = aanvallers
    .a = een aanvaller
    .the = de aanvaller
    .nom-the = de aanvaller
huang-term-defence = verdediging
    .plural = verdedigingen
    .a = een verdediging
    .the = de verdediging
    .nom-the = de verdediging
# German: prefer "die Verteidigung" or the name
huang-term-defender = verdediger
    .plural = verdedigers
    .a = een verdediger
    .the = de verdediger
    .nom-the = de verdediger
huang-term-strength = kracht
    .plural = krachten
    .a = een kracht
    .the = de kracht
    .nom-the = de kracht
# soldiers and red leaders sent to a war
huang-term-support = steun
huang-term-bonus = bonus
    .plural = bonussen
    .a = een bonus
    .the = de bonus
    .nom-the = de bonus
# of a war: die siegreiche Seite, de winnende partij
huang-term-winner = winnaar
    .plural = winnaars
    .a = een winnaar
    .the = de winnaar
    .nom-the = de winnaar
huang-term-loser = verliezer
    .plural = verliezers
    .a = een verliezer
    .the = de verliezer
    .nom-the = de verliezer
huang-term-loss = verlies
    .plural = verliezen
    .a = een verlies
    .the = het verlies
    .nom-the = het verlies
# of a victory
huang-term-price = prijs
    .plural = prijzen
    .a = een prijs
    .the = de prijs
    .nom-the = de prijs
huang-term-tie = gelijke stand
    .plural = gelijke standen
    .a = een gelijke stand
    .the = de gelijke stand
    .nom-the = de gelijke stand
huang-term-point = punt
    .plural = punten
    .a = een punt
    .the = het punt
    .nom-the = het punt
huang-term-joker = joker
    .plural = jokers
    .a = een joker
    .the = de joker
    .nom-the = de joker
huang-term-score = score
    .plural = scores
    .a = een score
    .the = de score
    .nom-the = de score
huang-term-lowest = laagste kleur
huang-term-colour = kleur
    .plural = kleuren
    .a = een kleur
    .the = de kleur
    .nom-the = de kleur
huang-term-option = optie
    .plural = opties
    .a = een optie
    .the = de optie
    .nom-the = de optie
huang-term-bandit = bandiet
    .plural = bandieten
    .a = een bandiet
    .the = de bandiet
    .nom-the = de bandiet
huang-term-bandit-tile = bandietentegel
    .plural = bandietentegels
    .a = een bandietentegel
    .the = de bandietentegel
    .nom-the = de bandietentegel
huang-term-camp = bandietenkamp
    .plural = bandietenkampen
    .a = een bandietenkamp
    .the = het bandietenkamp
    .nom-the = het bandietenkamp
# German in a sentence: {player} beginnt
huang-term-start = startspeler
    .plural = startspelers
    .a = een startspeler
    .the = de startspeler
    .nom-the = de startspeler
huang-term-chain = boerenreeks
    .plural = boerenreeksen
    .a = een boerenreeks
    .the = de boerenreeks
    .nom-the = de boerenreeks
huang-term-setup = opbouw
    .plural = opbouwen
    .a = een opbouw
    .the = de opbouw
    .nom-the = de opbouw
huang-term-rule = regel
    .plural = regels
    .a = een regel
    .the = de regel
    .nom-the = de regel
huang-term-log = verloop
    .plural = verlopen
    .a = een verloop
    .the = het verloop
    .nom-the = het verloop
# a leader, any of the three ways
huang-term-do-position = positioneren
# a leader from reserve
huang-term-do-place-leader = plaatsen
# a leader on the board
huang-term-do-move = verplaatsen
huang-term-do-withdraw = terugtrekken
huang-term-do-place-tile = leggen
huang-term-do-riot = een opstand beginnen
# a tile from the board
huang-term-do-remove = weghalen
huang-term-do-discard = afleggen
# a pagoda
huang-term-do-build = bouwen
# a pagoda from elsewhere
huang-term-do-rebuild = verzetten
# a building
huang-term-do-fall = vallen
huang-term-do-replace = vervangen
# replacing zero tiles
huang-term-do-pass = passen
huang-term-do-draw = trekken
huang-term-do-refill = aanvullen
huang-term-do-take = nemen
huang-term-do-keep = houden
huang-term-do-decline = weigeren
# states
huang-term-do-unite = verenigen
# a loose group
huang-term-do-join = zich aansluiten
# a state
huang-term-do-split = uiteenvallen
# leaders of one colour
huang-term-do-clash = botsen
huang-term-do-attack = aanvallen
huang-term-do-defend = verdedigen
# governors in a revolt
huang-term-do-add = toevoegen
# soldiers to a war
huang-term-do-send = sturen
huang-term-do-support = steunen
huang-term-do-win = winnen
huang-term-do-lose = verliezen
huang-term-do-choose = kiezen
huang-term-do-pay = betalen
huang-term-do-score = scoren
# points
huang-term-do-get = krijgen
# bandits
huang-term-do-defeat = verslaan
# granaries
huang-term-do-collect = verzamelen
huang-term-do-reveal = onthullen
huang-term-do-begin = beginnen
huang-term-do-end = beëindigen
huang-term-is-empty = leeg
# preposition
huang-term-is-adjacent = naast
huang-term-is-linked = verbonden
huang-term-is-hidden = verborgen
huang-term-is-open = open
huang-term-is-facedown = gedekt
huang-term-is-free = gratis
huang-term-is-peaceful = vreedzaam
huang-term-is-inreserve = in reserve
huang-term-is-onboard = op het bord
huang-term-is-clashing = botsend
huang-term-is-winning = winnend
huang-term-is-losing = verliezend
huang-term-is-clockwise = met de klok mee
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
huang-term-kingdom-western-wei = West-Wei
huang-term-kingdom-jibei = Jibei
huang-term-kingdom-yong = Yong
huang-term-kingdom-sai = Sai
huang-term-kingdom-jiaodong = Jiaodong
huang-term-kingdom-han = Han
huang-term-kingdom-henan = Henan
huang-term-kingdom-western-chu = West-Chu
huang-term-kingdom-hanzhong = Hanzhong
huang-term-kingdom-linjiang = Linjiang
huang-term-kingdom-jiujiang = Jiujiang
huang-term-kingdom-hengshan = Hengshan
