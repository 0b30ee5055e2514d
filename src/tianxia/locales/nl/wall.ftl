### Great Wall of China

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

wall-prompt-claim-which = Je leidt in { $section } met { $total }. Welke tegel neem je?
wall-prompt-claim-where = Op welke van je kaarten komt de { $tile }? Die kaart is dan veilig voor draken.
wall-prompt-claim-equal = Je leidt in { $section } met { $total }. Beide tegels zijn { $tile } waard, dus kies alleen de kaart die er een draagt.
wall-prompt-action2 = Tweede actie: aanleggen of trekken.
wall-prompt-action2-rider = Tweede actie: aanleggen of trekken. Een ruiter mag eerst, zonder kosten.
wall-prompt-action3 = Derde actie: aanleggen of trekken.
wall-prompt-action3-rider = Derde actie: aanleggen of trekken. Moet er deze beurt nog een ruiter op pad, dan nu.
wall-prompt-must-lay = Je stapel is leeg, dus je moet aanleggen.
wall-prompt-must-draw = Je hand is leeg, dus je moet trekken.
wall-prompt-must-ride = Je hebt alleen nog ruiters en kunt niet trekken: een ervan moet op pad. Dat geldt als je tweede actie.
wall-prompt-ride-or-lapse = Aanleggen of trekken kan niet meer, er is alleen nog een ruiter. Nu op pad sturen of de derde actie laten vervallen?
wall-prompt-lay-where = Waar leg je { $cards } aan?
wall-prompt-lay-how-many = Hoeveel ervan met deze ene actie?
wall-prompt-rider-where = Waar rijdt de ruiter heen?
wall-prompt-dragon-where = Waar landt de draak: aan het eind van een rij of op een kaart?
wall-prompt-dragon-confirm = Moet je draak { $card-the } van { $owner } in { $section }, plaats { $place }, bedekken?
wall-prompt-draw-confirm = Een kaart trekken? Dat kun je niet terugnemen.
wall-prompt-wait-claim = { $player } kiest een tegel in { $section }.
wall-prompt-wait-action = { $player } is aan de beurt om aan te leggen of te trekken.
wall-prompt-final = Slotwaardering: niet meer aanleggen, niet meer trekken.

## button

wall-button-lay = Aanleggen
wall-button-draw = Kaart trekken
wall-button-ride = Rijden
wall-button-cover = Bedekken
wall-button-take = Neem de { $tile }
wall-button-lapse = Laten vervallen

## preview: what a move would do

wall-preview-lead = Je zou in { $section } leiden met { $total } tegen { $rival-total }.
wall-preview-tie = Je zou gelijkstaan met { $rival } op { $total }; dan leidt niemand.
wall-preview-behind = Je zou { $total } hebben; { $rival } ligt voor met { $rival-total }.
wall-preview-alone = Je zou hier alleen zijn en met elk totaal leiden.
wall-preview-next-turn = Verandert er niets, dan neem je hier aan het begin van je volgende beurt een tegel.
wall-preview-claim-keeps = Met de { $tile } zak je naar { $total } en leid je nog steeds.
wall-preview-claim-loses = Met de { $tile } zak je naar { $total }; de leiding ben je kwijt.
wall-preview-noble = Elke zichtbare kaart in { $section } zou 1 tellen.
wall-preview-noble-freed = Zonder deze edele krijgen de kaarten in { $section } hun waarde terug.

## log: what happened

wall-log-start =
    { $n ->
        [one] { $start } begint. De muur heeft { $n } muurdeel.
       *[other] { $start } begint. De muur heeft { $n } muurdelen.
    }
wall-log-setup-tiles = Bij { $section } liggen de tegels { $tile-a } en { $tile-b }.
wall-log-setup-hands = Iedereen heeft vijf kaarten in de hand en vijftien in de stapel.
wall-log-pair-out = Tweemaal { $tile } bij { $section }: met z’n tweeën gaan gelijke tegels uit het spel.
wall-log-turn = Beurt { $number }: { $player }
wall-log-lay = { $player } legt { $cards } aan bij { $section } en heeft daar nu { $total }.
wall-log-noble = { $player } legt een edele aan bij { $section }: elke zichtbare kaart daar telt nu 1.
wall-log-noble-second = { $player } legt nog een edele aan bij { $section }. De kaarten daar tellen al 1.
wall-log-soldier =
    { $n ->
        [one] Deze soldaat telt { $value }, want links ervan is er { $n } van de eigen kleur zichtbaar.
       *[other] Deze soldaat telt { $value }, want links ervan zijn er { $n } van de eigen kleur zichtbaar.
    }
wall-log-soldiers-group = Samen tellen de soldaten van { $player } daar { $sum }.
wall-log-capped = In { $section } is een edele zichtbaar: daar telt elke kaart maar 1.
wall-log-ride = { $player } stuurt een ruiter naar { $section }, zonder actie, en heeft daar nu { $total }.
wall-log-ride-forced = { $player } heeft alleen nog ruiters: een ervan rijdt als tweede actie naar { $section }. Totaal daar: { $total }.
wall-log-dragon-end = { $player } legt de draak aan het eind van { $section } en heeft daar nu { $total }.
wall-log-dragon-cover = De draak van { $player } bedekt { $card-the } van { $owner } in { $section }, plaats { $place }.
wall-log-dragon-cover-own = De draak van { $player } bedekt in { $section }, plaats { $place }, { $card-the } van de eigen kleur.
wall-log-dragon-noble-freed = In { $section } is geen edele meer zichtbaar: de kaarten hebben hun waarde terug.
wall-log-dragon-noble-stays = In { $section } is nog een edele zichtbaar: elke kaart blijft 1 tellen.
wall-log-dragon-soldiers =
    { $n ->
        [one] { $n } soldaat verder naar rechts verliest 1, omdat er links een eigen soldaat is bedekt.
       *[other] { $n } soldaten verder naar rechts verliezen elk 1, omdat er links een eigen soldaat is bedekt.
    }
wall-log-dragon-stack = Draak op draak: alleen de bovenste telt, eronder keert niets terug.
wall-log-draw = { $player } trekt een kaart. Nog in de stapel: { $n }.
wall-log-draw-you = { $player } trekt { $card-a }. Nog in de stapel: { $n }.
wall-log-totals = Totalen in { $section }: { $totals }.
wall-log-score-lead = { $player } leidt in { $section } met { $total }; daarna komt { $rival } met { $rival-total }.
wall-log-score-alone = { $player } is alleen in { $section } en leidt met { $total }.
wall-log-score-tie = Geen tegel in { $section }: { $player } en { $rival } staan gelijk op { $total }.
wall-log-score-behind = Geen tegel in { $section }: { $player } heeft { $total }, { $rival } heeft { $rival-total }.
wall-log-score-absent = Geen tegel in { $section }: { $player } heeft daar geen kaart.
wall-log-score-none = { $player } leidt nergens en neemt niets.
wall-log-claim-first = { $player } neemt de { $tile } in { $section } en legt die op { $card-the }, plaats { $place }. Totaal daar: { $before } − { $tile } = { $total }.
wall-log-claim-second = { $player } neemt de { $tile } in { $section }. De { $held } op de kaart gaat naar { $owner }.
wall-log-claim-both = { $player } neemt in { $section } ook de { $tile } en wint beide tegels: { $tile } + { $held } = { $sum }.
wall-log-clear =
    { $n ->
        [one] { $n } kaart gaat uit het spel: { $section } is leeggeruimd.
       *[other] { $n } kaarten gaan uit het spel: { $section } is leeggeruimd.
    }
wall-log-refill = Nieuw bij { $section }: { $tile-a } en { $tile-b }.
wall-log-close = Voor { $section } zijn er geen tegels meer. Het muurdeel sluit.
wall-log-close-final =
    { $n ->
        [one] { $n } kaart gaat uit het spel: { $section } is leeggeruimd en sluit, want de slotwaardering brengt geen nieuwe tegels.
       *[other] { $n } kaarten gaan uit het spel: { $section } is leeggeruimd en sluit, want de slotwaardering brengt geen nieuwe tegels.
    }
wall-log-supply-empty = Dat was het laatste paar. Vanaf nu sluit elk leeggeruimd muurdeel.
wall-log-lapse-no-cards =
    { $n ->
        [one] { $player } heeft geen kaarten meer; { $n } actie vervalt.
       *[other] { $player } heeft geen kaarten meer; { $n } acties vervallen.
    }
wall-log-lapse-choice = { $player } houdt de ruiter achter de hand en laat de derde actie vervallen.
wall-log-out = { $player } heeft alle 20 kaarten gelegd. Alle anderen hebben nog één beurt.
wall-log-out-again = Ook { $player } is door de kaarten heen. De laatste ronde gaat gewoon door.
wall-log-last-turn = Laatste beurt voor { $player }.
wall-log-final-begin = De slotwaardering begint bij { $player }. Niemand legt nog aan of trekt nog.
wall-log-final-idle =
    { $n ->
        [one] { $player } neemt niets. Nog één beurt zonder tegel en het spel is uit.
       *[other] { $player } neemt niets. Nog { $n } beurten zonder tegel en het spel is uit.
    }
wall-log-end-tile = De laatste tegel is genomen. Het spel eindigt meteen.
wall-log-end-no-section = Er is geen muurdeel meer open. Het spel is uit.
wall-log-end-idle = Een hele ronde zonder tegel. Het spel is uit.
wall-log-end-left-held = Over de { $tile } op een kaart van { $player } in { $section } is nooit beslist. Niemand krijgt hem.
wall-log-end-left-free = Over in { $section }: { $tiles }. Dat krijgt niemand.
wall-log-end-reveal = { $player } draait om: { $sum }.
wall-log-end-reveal-none = { $player } heeft geen tegels gewonnen: 0.
wall-log-end-win = { $player } wint met { $fame } roem.
wall-log-end-shared = { $players } delen de overwinning met elk { $fame } roem.

## no: why a move is not allowed

wall-no-score-first = Kies eerst je tegel. Aanleggen en trekken komen na de waardering.
wall-no-refuse = Je leidt in { $section }, dus je moet een tegel nemen.
wall-no-tie = Je leidt niet in { $section }: { $rival } heeft ook { $total }.
wall-no-behind = Je leidt niet in { $section }: jij hebt { $total }, { $rival } heeft { $rival-total }.
wall-no-absent = Je hebt geen kaart in { $section }, dus er valt niets te nemen.
wall-no-not-now = Tegels neem je alleen aan het begin van je beurt.
wall-no-one-per-turn = Uit { $section } heb je deze beurt al een tegel genomen. De andere moet wachten.
wall-no-tile-covered = Die kaart is bedekt. Een tegel komt op een zichtbare kaart.
wall-no-tile-not-yours = Die kaart is van { $owner }. Jouw tegel komt op een van jouw kaarten.
wall-no-tile-other-section = De tegel hoort bij { $section }. Kies daar een kaart.
wall-no-mixed = Alleen kaarten van één soort gaan samen. Dit zijn { $types }.
wall-no-same-number = Ze tellen allebei { $value }, maar het zijn verschillende soorten. Dat kost twee acties.
wall-no-two-sections = Eén actie geldt voor één muurdeel. Gebruik voor twee muurdelen twee acties.
wall-no-not-in-hand = Deze kaart heb je niet in de hand: { $card }.
wall-no-too-many =
    { $n ->
        [one] Daarvan heb je er maar { $n } in de hand.
       *[other] Daarvan heb je er maar { $n } in de hand.
    }
wall-no-closed = Dit muurdeel is gesloten: er valt niets meer te winnen.
wall-no-right-end = Nieuwe kaarten komen aan het rechteruiteinde. Alleen een draak mag op een kaart.
wall-no-draw-empty = Je stapel is leeg. Leg een kaart uit je hand aan.
wall-no-lay-empty = Je hand is leeg. Trek een kaart.
wall-no-pass = Passen kan niet zolang je kunt aanleggen of trekken.
wall-no-lapse = De actie vervalt alleen als je niet kunt aanleggen en ook niet kunt trekken. Jij kunt nog.
wall-no-must-ride = Je hebt een ruiter en kunt niets anders doen, dus er moet er een op pad.
wall-no-rider-none = Je hebt geen ruiter in de hand.
wall-no-final = In de slotwaardering wordt er niet meer aangelegd of getrokken.
wall-no-rider-scoring = Ruiters wachten tot je waardering klaar is.
wall-no-rider-third = Een ruiter kan niet je derde actie zijn. Stuur hem ervoor op pad, zonder actie.
wall-no-rider-after = Na de derde actie is het te laat voor ruiters. Volgende beurt.
wall-no-rider-two = Ruiters gaan één voor één, ook naar hetzelfde muurdeel.
wall-no-dragon-tile = Deze kaart draagt de { $tile }, en een tegel houdt draken weg.
wall-no-dragon-buried = Die kaart is al bedekt. Een draak landt op wat zichtbaar is.
wall-no-dragon-free = Een draak kost een actie; alleen ruiters kosten er geen.
wall-no-cover-not-dragon = Alleen een draak bedekt een andere kaart.
wall-no-done = Je drie acties zijn voorbij.
wall-no-no-section =
    { $n ->
        [one] Er is geen { $section }: de muur heeft maar { $n } muurdeel.
       *[other] Er is geen { $section }: de muur heeft maar { $n } muurdelen.
    }
wall-no-place = In { $section } ligt er geen kaart op plaats { $place }.
wall-no-tile-not-there = In { $section } is er geen { $tile } te nemen.

## info: what a mark on the table means

wall-info-noble-visible = Edele zichtbaar: alles telt 1
wall-info-protected = Beschermd door de { $tile }
wall-info-supply =
    { $n ->
        [one] { $n } tegel nog gedekt
       *[other] { $n } tegels nog gedekt
    }
wall-info-your-fame = Je roem, verborgen voor de anderen: { $sum }
wall-info-claim-next = { $player } neemt hier volgende beurt een tegel als er niets verandert.

## label: headings and small print on the table

wall-label-deck = Nog te trekken: { $cards }
wall-label-onto = Draak op een kaart in { $section }
wall-label-outlook = Na de zet jij : sterkste tegenstander. { $crown } je zou leiden, { $level } gelijk.

## part: pieces that fill a place

wall-part-none = geen
wall-part-lead = { $total } tegen { $rival-total }, je leidt
wall-part-level = { $total } tegen { $rival-total }, gelijk
wall-part-behind = { $total } tegen { $rival-total }, erachter
wall-part-alone = { $total }, alleen

## a11y: for screen readers

wall-a11y-section = Muurdeel { $number }: vrije tegels { $tiles }. Rij van links: { $row }. Totalen: { $totals }. { $lead }
wall-a11y-card = Plaats { $place }: { $card }, { $player }, telt { $value }
wall-a11y-card-tile = Plaats { $place }: { $card }, { $player }, telt { $value }, draagt de { $tile }
wall-a11y-card-over = Plaats { $place }: draak, { $player }, telt { $value }; eronder { $under }
wall-a11y-card-over-tile = Plaats { $place }: draak, { $player }, telt { $value }, draagt de { $tile }; eronder { $under }
wall-a11y-player = { $player }: { $hand } in de hand, { $deck } in de trekstapel, gewonnen tegels: { $won }
wall-a11y-leader = { $player } leidt.
wall-a11y-no-leader = Niemand leidt.
wall-a11y-hand = Je hand: { $cards }

## count: a noun with its number

wall-count-wall =
    { $n ->
        [one] een muur
       *[other] { $n } muren
    }
wall-count-gate =
    { $n ->
        [one] een poort
       *[other] { $n } poorten
    }
wall-count-tower =
    { $n ->
        [one] een wachttoren
       *[other] { $n } wachttorens
    }
wall-count-noble =
    { $n ->
        [one] een edele
       *[other] { $n } edelen
    }
wall-count-soldier =
    { $n ->
        [one] een soldaat
       *[other] { $n } soldaten
    }
wall-count-rider =
    { $n ->
        [one] een ruiter
       *[other] { $n } ruiters
    }
wall-count-dragon =
    { $n ->
        [one] een draak
       *[other] { $n } draken
    }
wall-count-fame =
    { $n ->
        [one] { $n } roem
       *[other] { $n } roem
    }

## term: nouns with their forms, verbs (do, does), adjectives (is)

wall-term-game = Chinese Muur
wall-term-wall = muur
    .plural = muren
    .a = een muur
    .the = de muur
wall-term-gate = poort
    .plural = poorten
    .a = een poort
    .the = de poort
wall-term-tower = wachttoren
    .plural = wachttorens
    .a = een wachttoren
    .the = de wachttoren
wall-term-tower-short = toren
wall-term-noble = edele
    .plural = edelen
    .a = een edele
    .the = de edele
wall-term-soldier = soldaat
    .plural = soldaten
    .a = een soldaat
    .the = de soldaat
wall-term-rider = ruiter
    .plural = ruiters
    .a = een ruiter
    .the = de ruiter
wall-term-dragon = draak
    .plural = draken
    .a = een draak
    .the = de draak
wall-term-card = kaart
    .plural = kaarten
    .a = een kaart
    .the = de kaart
wall-term-tile = roemtegel
    .plural = roemtegels
    .a = een roemtegel
    .the = de roemtegel
wall-term-tile-short = tegel
    .plural = tegels
    .a = een tegel
    .the = de tegel
wall-term-section = muurdeel
    .plural = muurdelen
    .a = een muurdeel
    .the = het muurdeel
wall-term-section-numbered = muurdeel { $number }
wall-term-row = rij
    .plural = rijen
    .a = een rij
    .the = de rij
wall-term-place = plaats
    .plural = plaatsen
    .a = een plaats
    .the = de plaats
wall-term-right-end = rechteruiteinde
    .the = het rechteruiteinde
wall-term-deck = stapel
    .plural = stapels
    .a = een stapel
    .the = de stapel
wall-term-hand = hand
    .plural = handen
    .a = een hand
    .the = de hand
wall-term-supply = voorraad
    .the = de voorraad
wall-term-fame = roem
wall-term-total = totaal
    .plural = totalen
    .a = een totaal
    .the = het totaal
wall-term-value = waarde
    .plural = waarden
    .a = een waarde
    .the = de waarde
wall-term-lead = leiding
    .the = de leiding
wall-term-tie = gelijke stand
    .plural = gelijke standen
    .a = een gelijke stand
    .the = de gelijke stand
wall-term-rival = rivaal
    .plural = rivalen
    .a = een rivaal
    .the = de rivaal
wall-term-scoring = waardering
    .plural = waarderingen
    .a = een waardering
    .the = de waardering
wall-term-final-scoring = slotwaardering
    .the = de slotwaardering
wall-term-last-round = laatste ronde
    .the = de laatste ronde
wall-term-action = actie
    .plural = acties
    .a = een actie
    .the = de actie
wall-term-action-1 = eerste actie
wall-term-action-2 = tweede actie
wall-term-action-3 = derde actie
wall-term-free-tile = vrije tegel
    .plural = vrije tegels
    .a = een vrije tegel
    .the = de vrije tegel
wall-term-held-tile = tegel op een kaart
    .plural = tegels op kaarten
wall-term-won-tile = gewonnen tegel
    .plural = gewonnen tegels
    .a = een gewonnen tegel
    .the = de gewonnen tegel
wall-term-covered-card = bedekte kaart
    .plural = bedekte kaarten
    .a = een bedekte kaart
    .the = de bedekte kaart
wall-term-closed = gesloten
wall-term-lay = aanleggen
wall-term-draw = trekken
wall-term-cover = bedekken
wall-term-take = nemen
wall-term-ride = rijden
wall-term-lapse = laten vervallen
wall-term-colour-red = Rood
wall-term-colour-green = Groen
wall-term-colour-blue = Blauw
wall-term-colour-yellow = Geel
wall-term-colour-brown = Bruin
wall-term-place-name-1 = Westpas
wall-term-place-name-2 = Rivierbocht
wall-term-place-name-3 = Steppekam
wall-term-place-name-4 = Oostkust
