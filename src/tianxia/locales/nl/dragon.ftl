### In the Year of the Dragon

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

dragon-prompt-chance = De tafel wordt klaargelegd
dragon-prompt-agree = Welke supergebeurtenis hebben jullie afgesproken?
dragon-prompt-agree-why = Ze komt in maand 7, na de gebeurtenis.

dragon-prompt-draft = Kies je eerste twee personen
dragon-prompt-draft-why = Twee jongeren van verschillende soort, en geen paar dat al genomen is.
dragon-prompt-draft-place = Kies een paleis
dragon-prompt-draft-place-why = Voor { $person-a }. Ze mogen allebei in hetzelfde wonen.
dragon-prompt-action = Kies een actie of pas
dragon-prompt-action-why = Op een groep met een draak betaal je eerst 3 yuan.
dragon-prompt-action-free-why = Hier staat nog geen draak: het kost niets.
dragon-prompt-action-fee-why = Hier staat al een draak: eerst 3 yuan, dan houd je er { $left } over.
dragon-prompt-confirm-tax = { $n } yuan innen?
dragon-prompt-confirm-tax-why = { $card } van de kaart, { $people } van je belastingontvangers.
dragon-prompt-confirm-build =
    { $n ->
        [one] { $n } paleisonderdeel bouwen?
       *[other] { $n } paleisonderdelen bouwen?
    }
dragon-prompt-confirm-build-why = { $card } van de kaart, { $people } van je handarbeiders.
dragon-prompt-confirm-harvest =
    { $n ->
        [one] { $n } rijstzak oogsten?
       *[other] { $n } rijstzakken oogsten?
    }
dragon-prompt-confirm-harvest-why = { $card } van de kaart, { $people } van je landbouwers.
dragon-prompt-confirm-fireworks =
    { $n ->
        [one] { $n } vuurpijl maken?
       *[other] { $n } vuurpijlen maken?
    }
dragon-prompt-confirm-fireworks-why = { $card } van de kaart, { $people } van je vuurwerkmakers.
dragon-prompt-confirm-parade =
    { $n ->
        [one] { $n } veld vooruit?
       *[other] { $n } velden vooruit?
    }
dragon-prompt-confirm-parade-why = Naar veld { $space }: zoals het nu staat nummer { $rank } in de volgende fase.
dragon-prompt-confirm-study =
    { $n ->
        [one] { $n } punt krijgen?
       *[other] { $n } punten krijgen?
    }
dragon-prompt-confirm-study-why = { $card } van de kaart, { $people } van je geleerden.
dragon-prompt-confirm-pass = Passen en { $n } yuan nemen?
dragon-prompt-confirm-pass-why = Je hebt er { $yuan }; passen vult aan tot 3.
dragon-prompt-confirm-pass-nothing = Passen zonder winst?
dragon-prompt-confirm-pass-nothing-why = Je hebt al 3 yuan of meer, dus er verandert niets.
dragon-prompt-build =
    { $n ->
        [one] Bouw { $n } paleisonderdeel
       *[other] Bouw { $n } paleisonderdelen
    }
dragon-prompt-build-why = Bouw een paleis hoger of begin een nieuw, hoogstens drie etages.
dragon-prompt-privilege = Welk privilege?
dragon-prompt-privilege-why = Klein: 2 yuan, 1 punt per maand. Groot: { $price } yuan, 2 punten per maand.
dragon-prompt-wall = Welk muurdeel?
dragon-prompt-wall-why = Elk voordeel is er één keer. Het wordt deel { $n } van de muur.
dragon-prompt-card = Speel een personenkaart
dragon-prompt-card-why = Daarna neem je een persoon van die soort.
dragon-prompt-wild = Wie roept het vraagteken?
dragon-prompt-wild-why = Elke soort die nog in voorraad is.
dragon-prompt-age = Jonger of ouder?
dragon-prompt-age-why = Jonger: { $young } velden vooruit. Ouder: maar { $old }, wel één symbool meer.
dragon-prompt-place = Kies een paleis
dragon-prompt-place-why = Voor { $person-a }. Elk paleis met een vrije etage is mogelijk.
dragon-prompt-swap = Ruilen of weigeren?
dragon-prompt-swap-why = Er is geen etage vrij. Wijs aan wie vertrekt, of weiger de nieuwe en ga niet vooruit.
dragon-prompt-feed =
    { $n ->
        [one] Kies een paleis voor je laatste rijst
       *[other] Kies een paleis dat rijst krijgt (nog { $n })
    }
dragon-prompt-feed-why =
    { $unfed ->
        [one] { $unfed } paleis blijft zonder, en iemand daaruit vertrekt.
       *[other] { $unfed } paleizen blijven zonder, en uit elk vertrekt iemand.
    }
dragon-prompt-release-tribute =
    { $n ->
        [one] Keizerstol: ontsla een persoon
       *[other] Keizerstol: ontsla { $n } personen
    }
dragon-prompt-release-tribute-why = Voor elke yuan die ontbrak één persoon.
dragon-prompt-release-drought = Droogte: ontsla een persoon uit paleis { $palace }
dragon-prompt-release-drought-why = Dit paleis heeft geen rijst.
dragon-prompt-release-mongols = Mongolenstorm: ontsla een persoon
dragon-prompt-release-mongols-why = Je hebt de minste helmen.
dragon-prompt-release-contagion =
    { $n ->
        [one] Ziekte: ontsla een persoon
       *[other] Ziekte: ontsla { $n } personen
    }
dragon-prompt-release-contagion-why = Drie personen, voor elke vijzel één minder.
dragon-prompt-release-wall = Gat in de muur: ontsla een persoon
dragon-prompt-release-wall-why = De muur heeft een gat en jij hebt de minste delen.
dragon-prompt-release-earthquake =
    { $n ->
        [one] Aardbeving: ontsla een persoon uit paleis { $palace }
       *[other] Aardbeving: ontsla { $n } personen uit paleis { $palace }
    }
dragon-prompt-release-earthquake-why = Het is te klein geworden voor iedereen erin.
dragon-prompt-earthquake =
    { $n ->
        [one] Aardbeving: haal nog een etage weg
       *[other] Aardbeving: haal { $n } etages weg
    }
dragon-prompt-earthquake-why = Wie er niet meer in past, moet daarna weg.
dragon-prompt-flood =
    { $n ->
        [one] Geef { $n } stuk af
       *[other] Geef { $n } stuks af
    }
dragon-prompt-flood-why = De helft van alles, naar beneden afgerond: eerst yuan, dan rijst, dan vuurpijlen, in elke verdeling.
dragon-prompt-tornado = Leg twee personenkaarten af
dragon-prompt-tornado-why = De andere twee zijn voor maand 8 en 9.
dragon-prompt-sunrise = Kies een jongere persoon
dragon-prompt-sunrise-why = Een kaart is niet nodig. Soorten die bij deze zonsopgang al genomen zijn, kun je niet meer kiezen.
dragon-prompt-charter = Noem een soort aan je hof
dragon-prompt-charter-why = Je krijgt wat de symbolen waard zijn, zonder basiswaarde van een kaart.
dragon-prompt-wait = Wachten op { $player }
dragon-prompt-wait-why = In deze fase ben je nummer { $rank }.
dragon-prompt-watch = { $player } moet nu kiezen
# $points: dragon.count.point
dragon-prompt-over = Het jaar is voorbij
# $points: dragon.count.point
dragon-prompt-over-why = { $player } wint met { $points-dat }.

## forecast: under a month, what its event would do now

dragon-forecast-lose =
    { $n ->
        [one] −{ $n } persoon
       *[other] −{ $n } personen
    }
dragon-forecast-points =
    { $n ->
        [one] +{ $n } punt
       *[other] +{ $n } punten
    }
dragon-forecast-tribute-ready = 4 yuan klaar
dragon-forecast-tribute-missing =
    { $n ->
        [one] { $n } yuan tekort
       *[other] { $n } yuan tekort
    }
dragon-forecast-rice-ready = genoeg rijst
dragon-forecast-rice-missing =
    { $n ->
        [one] { $n } rijstzak tekort
       *[other] { $n } rijstzakken tekort
    }
dragon-forecast-safe = niemand vertrekt
dragon-forecast-decay =
    { $n ->
        [one] { $n } paleis zou vervallen
       *[other] { $n } paleizen zouden vervallen
    }

## log: what happened

dragon-log-start = In het Jaar van de Draak, editie { $edition }.
dragon-log-start-boxes = Met: { $boxes }.
dragon-log-start-seat = { $player } kiest als eerste, daarna met de klok mee.
dragon-log-row = Maand { $month }: { $event }.
dragon-log-row-shift = { $event } zou twee keer na elkaar komen en schuift door naar maand { $month }.
dragon-log-row-repair = De laatste twee gebeurtenissen zouden gelijk zijn, dus maand 10 en 11 wisselen.
dragon-log-super-drawn = Getrokken voor maand 7: { $super }.
dragon-log-super-chosen = Gekozen voor maand 7: { $super }.
dragon-log-draft = { $player } begint met { $first-a } en { $second-a }.
dragon-log-draft-place = { $player } geeft { $person-a } een plek in paleis { $palace }.
dragon-log-draft-move = { $player } begint op veld { $space }: { $a } + { $b }.
dragon-log-month = Maand { $month }: { $event }
dragon-log-order = Volgorde: { $players }.
dragon-log-deal = De actiekaarten liggen in { $n } groepen.
dragon-log-dragon = { $player } zet de draak op groep { $group }: { $action }.
dragon-log-fee = { $player } betaalt 3 yuan, want er staat al een draak.
dragon-log-tax = { $player } int { $n } yuan: { $card } van de kaart, { $people } van belastingontvangers.
dragon-log-tax-plain = { $player } int { $n } yuan.
dragon-log-build =
    { $n ->
        [one] { $player } bouwt { $n } paleisonderdeel: { $card } van de kaart, { $people } van handarbeiders.
       *[other] { $player } bouwt { $n } paleisonderdelen: { $card } van de kaart, { $people } van handarbeiders.
    }
# $floors: dragon.count.floor
dragon-log-raise = { $player } bouwt paleis { $palace } uit: { $floors }.
# $floors: dragon.count.floor
dragon-log-found = { $player } begint paleis { $palace }: { $floors }.
dragon-log-harvest =
    { $n ->
        [one] { $player } oogst { $n } rijstzak: { $card } van de kaart, { $people } van landbouwers.
       *[other] { $player } oogst { $n } rijstzakken: { $card } van de kaart, { $people } van landbouwers.
    }
dragon-log-fireworks =
    { $n ->
        [one] { $player } maakt { $n } vuurpijl: { $card } van de kaart, { $people } van vuurwerkmakers.
       *[other] { $player } maakt { $n } vuurpijlen: { $card } van de kaart, { $people } van vuurwerkmakers.
    }
dragon-log-parade =
    { $n ->
        [one] { $player } houdt een parade en gaat { $n } veld vooruit, naar veld { $space }: { $card } van de kaart, { $people } van krijgers.
       *[other] { $player } houdt een parade en gaat { $n } velden vooruit, naar veld { $space }: { $card } van de kaart, { $people } van krijgers.
    }
dragon-log-study =
    { $n ->
        [one] { $player } studeert: { $n } punt, { $card } van de kaart, { $people } van geleerden.
       *[other] { $player } studeert: { $n } punten, { $card } van de kaart, { $people } van geleerden.
    }
dragon-log-privilege-small = { $player } koopt een klein privilege voor 2 yuan.
dragon-log-privilege-large = { $player } koopt een groot privilege voor { $price } yuan.
dragon-log-topup = { $player } past en neemt { $n } yuan, aangevuld tot 3.
dragon-log-pass = { $player } past; met { $yuan } yuan verandert er niets.
# $bonus: dragon.part.bonus.*
dragon-log-wall = { $player } plaatst deel { $n } van de muur: { $bonus }.
dragon-log-card = { $player } speelt de kaart ‘{ $card }’.
dragon-log-wild = { $player } speelt een vraagteken en roept { $person-a }.
dragon-log-recruit = { $player } haalt { $person-a } naar paleis { $palace }.
dragon-log-move =
    { $n ->
        [one] { $player } gaat { $n } veld vooruit, naar veld { $space }.
       *[other] { $player } gaat { $n } velden vooruit, naar veld { $space }.
    }
dragon-log-ontop = { $player } komt bovenop de schijf van { $other } en is nu vóór { $other } aan de beurt.
dragon-log-nobody = Van deze soort is niemand meer over: { $player } is de kaart voor niets kwijt.
dragon-log-nobody-at-all = Er is helemaal niemand meer over: { $player } is de kaart voor niets kwijt.
dragon-log-swap = { $player } ontslaat { $old-a } en haalt daarvoor { $person-a } naar paleis { $palace }.
dragon-log-refuse = { $player } heeft geen plaats, weigert { $person-a } en blijft op veld { $space }.
dragon-log-last-of-kind = Dat was de laatste: { $person }.
dragon-log-no-phase = Niemand heeft nog een kaart: de fase persoon vervalt.
dragon-log-event = Gebeurtenis: { $event }
dragon-log-peace = Rust: er gebeurt niets.
dragon-log-tribute = { $player } betaalt de keizer 4 yuan.
dragon-log-tribute-short =
    { $n ->
        [one] { $player } betaalt { $paid } yuan; { $missing } ontbreekt, dus één persoon moet weg.
       *[other] { $player } betaalt { $paid } yuan; { $missing } ontbreken, dus { $n } personen moeten weg.
    }
# $rice: dragon.count.rice
dragon-log-drought-fed =
    { $n ->
        [one] { $player } voedt { $n } paleis; over: { $rice }.
       *[other] { $player } voedt { $n } paleizen; over: { $rice }.
    }
dragon-log-drought-short =
    { $n ->
        [one] { $player } geeft alle rijst af ({ $spent }); { $n } paleis krijgt niets.
       *[other] { $player } geeft alle rijst af ({ $spent }); { $n } paleizen krijgen niets.
    }
dragon-log-drought-none =
    { $n ->
        [one] { $player } heeft geen rijst; { $n } paleis krijgt niets.
       *[other] { $player } heeft geen rijst; { $n } paleizen krijgen niets.
    }
dragon-log-drought-unfed = { $player } laat paleis { $palace } zonder rijst.
dragon-log-drought-empty = { $player } heeft geen bewoond paleis en heeft geen rijst nodig.
dragon-log-festival-first = { $player } heeft de meeste vuurpijlen ({ $n }): 6 punten.
# $rockets: dragon.count.rocket
dragon-log-festival-first-tied = { $players } staan met elk { $rockets } samen bovenaan: elk 6 punten.
# $rockets: dragon.count.rocket
dragon-log-festival-second = { $player } komt op de tweede plaats ({ $rockets }): 3 punten.
# $rockets: dragon.count.rocket
dragon-log-festival-second-tied = { $players } delen met elk { $rockets } de tweede plaats: elk 3 punten.
dragon-log-festival-back =
    { $n ->
        [one] { $player } geeft { $n } vuurpijl af, de helft naar boven afgerond; { $left } over.
       *[other] { $player } geeft { $n } vuurpijlen af, de helft naar boven afgerond; { $left } over.
    }
dragon-log-festival-none = Niemand heeft een vuurpijl: een donker feest, geen punten.
dragon-log-mongols =
    { $n ->
        [one] { $player } krijgt { $n } punt voor één helm.
       *[other] { $player } krijgt { $n } punten voor evenveel helmen.
    }
dragon-log-mongols-zero = { $player } heeft geen helm en krijgt niets.
dragon-log-mongols-fewest = De minste helmen ({ $n }), elk één persoon weg: { $players }.
dragon-log-mongols-all = Iedereen heeft evenveel helmen: iedereen ontslaat één persoon.
# $mortars: dragon.count.mortar
dragon-log-contagion =
    { $n ->
        [one] { $player } heeft { $mortars }: één persoon moet weg.
       *[other] { $player } heeft { $mortars }: { $n } personen moeten weg.
    }
# $mortars: dragon.count.mortar
dragon-log-contagion-safe = { $player } heeft { $mortars } en verliest niemand.
dragon-log-release = { $player } ontslaat { $person-a } uit paleis { $palace }.
dragon-log-release-all = { $player } heeft niemand meer om te ontslaan; de rest is kwijtgescholden.
# $floors: dragon.count.floor
dragon-log-decay = { $player }: paleis { $palace } staat leeg en vervalt tot { $floors }.
dragon-log-decay-gone = { $player }: het onbewoonde paleis { $palace } verdwijnt.
dragon-log-score =
    { $n ->
        [one] { $player } krijgt { $n } punt: { $palaces } voor paleizen, { $ladies } voor hofdames, { $privileges } voor privileges.
       *[other] { $player } krijgt { $n } punten: { $palaces } voor paleizen, { $ladies } voor hofdames, { $privileges } voor privileges.
    }
dragon-log-score-zero = { $player } krijgt deze maand niets.
# $points: dragon.count.point
dragon-log-final-people =
    { $n ->
        [one] { $player }: { $n } persoon, { $points }.
       *[other] { $player }: { $n } personen, { $points }.
    }
# $buddhas: dragon.count.buddha, $floors: dragon.count.floor
dragon-log-final-monk =
    { $n ->
        [one] { $player }: monnik, { $buddhas } × { $floors }: { $n } punt.
       *[other] { $player }: monnik, { $buddhas } × { $floors }: { $n } punten.
    }
# $goods: dragon.count.rice, dragon.count.rocket, as far as there are any
dragon-log-final-sell = { $player } verkoopt { $goods } voor { $n } yuan.
dragon-log-final-money =
    { $n ->
        [one] { $player }: { $yuan } yuan, dat is { $n } punt.
       *[other] { $player }: { $yuan } yuan, dat zijn { $n } punten.
    }
dragon-log-final-total =
    { $n ->
        [one] { $player } eindigt met { $n } punt.
       *[other] { $player } eindigt met { $n } punten.
    }
dragon-log-win = { $player } wint.
dragon-log-win-track = Gelijke stand: { $player } wint, verder naar voren op de personenpuntentabel.
dragon-log-win-stack = Gelijke stand: { $player } wint, op veld { $space } hoger in de stapel.
# $pieces: dragon.count.wall
dragon-log-wall-holds = De muur houdt stand: { $pieces } voor maand { $month }.
# $own: dragon.count.wall
dragon-log-wall-points =
    { $n ->
        [one] { $player } krijgt { $n } punt voor { $own }.
       *[other] { $player } krijgt { $n } punten voor { $own }.
    }
# $pieces: dragon.count.wall
dragon-log-wall-gap = De muur heeft een gat: { $pieces }, maar het is maand { $month }.
dragon-log-wall-fewest = De minste muurdelen ({ $n }), elk één persoon weg: { $players }.
dragon-log-wall-all = Iedereen heeft evenveel delen: iedereen ontslaat één persoon.
dragon-log-wall-final = De muur wordt voor de laatste keer geteld.
dragon-log-super = Supergebeurtenis: { $super }
# $persons: dragon.count.person
dragon-log-lantern = { $player } krijgt { $n } punten voor { $persons }.
dragon-log-buddha =
    { $n ->
        [one] { $player } krijgt { $n } punt voor monniken: { $sum }.
       *[other] { $player } krijgt { $n } punten voor monniken: { $sum }.
    }
# Buddha without monks, lantern without people
dragon-log-nothing = { $player } heeft niets dat telt.
# $floors: dragon.count.floor
dragon-log-earthquake = { $player } verliest een etage van paleis { $palace }; over: { $floors }.
dragon-log-earthquake-gone =
    { $n ->
        [one] { $player }: paleis { $palace } stort in, en { $n } persoon vertrekt.
       *[other] { $player }: paleis { $palace } stort in, en { $n } personen vertrekken.
    }
dragon-log-earthquake-gone-empty = { $player }: het onbewoonde paleis { $palace } stort in.
dragon-log-flood = { $player } geeft de helft van { $total } af, naar beneden afgerond: { $goods }.
dragon-log-flood-none = { $player } heeft te weinig om iets af te geven.
dragon-log-eclipse = De zon wordt donker: { $event } voor de tweede keer.
dragon-log-volcano = Alle personenschijven gaan naar veld 0; de volgorde blijft.
dragon-log-tornado = { $player } legt { $first } en { $second } af.
dragon-log-sunrise = { $player } begroet bij zonsopgang { $person-a }.
dragon-log-sunrise-none = Voor { $player } is er bij deze zonsopgang geen soort over.
dragon-log-assassination =
    { $n ->
        [one] { $player } verliest { $n } privilege.
       *[other] { $player } verliest { $n } privileges.
    }
dragon-log-assassination-none = { $player } heeft geen privilege te verliezen.
dragon-log-charter = { $player } gebruikt de vrijbrief voor { $kind-plural }: { $gain }.
dragon-log-charter-monks =
    { $n ->
        [one] { $player } gebruikt de vrijbrief voor monniken en krijgt { $n } punt: { $sum }.
       *[other] { $player } gebruikt de vrijbrief voor monniken en krijgt { $n } punten: { $sum }.
    }
dragon-log-charter-healers = { $player } noemt heelmeesters; de vrijbrief levert voor hen niets op.
dragon-log-charter-skip = { $player } heeft geen personen en wordt overgeslagen.

## no: why a move is not allowed

dragon-no-not-your-turn = { $player } is aan de beurt.
dragon-no-not-now = Dat hoort bij een andere fase. Nu: { $phase }.
dragon-no-game-over = Het jaar is voorbij.
dragon-no-draft-same = De twee moeten van verschillende soort zijn.
dragon-no-draft-old = Je eerste twee personen moeten jongeren zijn.
dragon-no-draft-taken = Precies dit paar heeft { $player } al.
dragon-no-draft-two = Kies twee personen, niet { $n }.
dragon-no-palace-full =
    { $n ->
        [one] Paleis { $palace } heeft { $n } etage, en die is bezet.
       *[other] Paleis { $palace } heeft { $n } etages, en die zijn bezet.
    }
dragon-no-no-palace = Een paleis { $palace } heb je niet.
dragon-no-fee = Er staat een draak: je hebt eerst 3 yuan nodig en je hebt er { $yuan }.
dragon-no-fee-income = De toeslag komt vóór de actie; de opbrengst kan die niet betalen.
dragon-no-one-action = Je hebt deze maand al een actie gedaan.
dragon-no-privilege-none = Het kleine privilege kost 2 yuan, je hebt er { $yuan }.
dragon-no-privilege-fee = Na de toeslag heb je nog { $yuan } yuan, en het kleine privilege kost 2.
dragon-no-privilege-large = Het grote privilege kost { $price } yuan, je hebt er { $yuan }.
dragon-no-privilege-large-fee = Na de toeslag heb je nog { $yuan } yuan, en het grote privilege kost { $price }.
dragon-no-privilege-one = Eén privilege per actie.
dragon-no-build-height = Paleis { $palace } heeft al drie etages.
dragon-no-build-left =
    { $n ->
        [one] { $n } paleisonderdeel is nog niet gebouwd; ze moeten allemaal gebruikt worden.
       *[other] { $n } paleisonderdelen zijn nog niet gebouwd; ze moeten allemaal gebruikt worden.
    }
dragon-no-build-more =
    { $n ->
        [one] Je hebt maar { $n } paleisonderdeel te bouwen.
       *[other] Je hebt maar { $n } paleisonderdelen te bouwen.
    }
dragon-no-build-move = Wat er al staat, verbouw je niet.
dragon-no-no-site = Voor nog een paleis is er geen plaats.
dragon-no-wall-not-used = Aan deze tafel wordt zonder de Chinese Muur gespeeld.
dragon-no-wall-full = De muur heeft al alle twaalf delen.
dragon-no-wall-none = Je hebt geen muurdeel meer.
dragon-no-wall-used = Dit voordeel heb je al gebruikt.
dragon-no-card-hand = Deze kaart heb je niet meer.
dragon-no-card-must = Je moet een kaart spelen.
dragon-no-card-first = Speel eerst een personenkaart; wie geroepen is, trekt daarna in.
dragon-no-kind-gone = Er is geen { $kind } meer.
dragon-no-young-gone = Van deze soort zijn er alleen nog ouderen.
dragon-no-old-gone = Van deze soort zijn er alleen nog jongeren.
dragon-no-say-age = Daarvan is er nog iemand: zeg of jong of oud.
dragon-no-wild-somebody = Er is nog iemand: zeg wie het vraagteken roept.
dragon-no-no-old = Deze soort bestaat alleen als jongere.
dragon-no-wrong-kind = Je kaart roept een andere soort: { $kind }.
dragon-no-must-house = Zolang er een etage vrij is, moet de nieuwe persoon intrekken: niet ruilen, niet weigeren.
dragon-no-swap-same = De nieuwe persoon neemt precies de plek in van wie vertrekt.
dragon-no-no-moving = Personen verhuizen niet van het ene paleis naar het andere.
dragon-no-no-release = Uit eigen beweging mag je niemand ontslaan.
dragon-no-no-saving = Wat je hebt, betaal je eerst; niemand vertrekt om het te sparen.
dragon-no-not-yours = Deze persoon woont niet bij jou.
dragon-no-unfed-number =
    { $n ->
        [one] Precies { $n } paleis krijgt niets; al je rijst moet op.
       *[other] Precies { $n } paleizen krijgen niets; al je rijst moet op.
    }
dragon-no-unfed-empty = In paleis { $palace } woont niemand; het heeft geen rijst nodig.
dragon-no-feed-order = De paleizen krijgen hun rijst op volgorde; paleis { $palace } is al voorbij.
dragon-no-release-palace = Wie vertrekt, moet uit paleis { $palace } komen.
dragon-no-release-must = Er moet iemand weg.
dragon-no-quake-must =
    { $n ->
        [one] Er moet nog { $n } etage weg.
       *[other] Er moeten nog { $n } etages weg.
    }
dragon-no-flood-must = Je moet er nog { $n } afgeven.
dragon-no-flood-have = Zoveel heb je er niet van.
dragon-no-flood-order = Eerst yuan, dan rijst, dan vuurpijlen: hiervan kun je niets meer afgeven.
dragon-no-flood-rest = Met wat daarna komt, haal je de { $n } niet meer.
dragon-no-tornado-two = Er moeten precies twee kaarten weg.
dragon-no-sunrise-old = De zonsopgang brengt alleen jongeren.
dragon-no-sunrise-taken = Deze soort is bij deze zonsopgang al genomen.
dragon-no-sunrise-gone = Er is geen jongere { $kind } meer.
dragon-no-charter-own = Van deze soort woont er niemand bij jou.
dragon-no-charter-must = Je hebt personen, dus je moet een soort noemen.

## label: headings on the table

dragon-label-people-left = Nog in voorraad
dragon-label-your-palaces = Jouw paleizen
dragon-label-your-hand = Je hand
dragon-label-store = Voorraad
dragon-label-each-month = Elke maand
dragon-label-discarded = Gespeelde kaarten
dragon-label-released = Ontslagen
dragon-label-new-palace = Nieuw paleis
dragon-label-free = vrij
dragon-label-confirm = Bevestigen
dragon-label-undo = Terugnemen
dragon-label-forecast = Als het nu kwam
dragon-label-small = klein
dragon-label-large = groot
dragon-label-total = Totaal
dragon-label-points = punten
dragon-label-per-month = per maand
dragon-label-cards = kaarten
dragon-label-sources = Waar de punten vandaan kwamen
dragon-label-source-palaces = paleizen
dragon-label-source-ladies = hofdames
dragon-label-source-privileges = privileges
dragon-label-source-persons = personen
dragon-label-source-monks = monniken
dragon-label-source-money = geld
dragon-label-source-study = studie
dragon-label-source-festival = drakenfeesten
dragon-label-source-mongols = Mongolen
dragon-label-source-wall = muur
dragon-label-source-super = supergebeurtenis
dragon-label-forecast-key = − personen vertrekken, + punten
dragon-label-people-left-key = Nog in voorraad, jong en oud (+)
dragon-label-fee-first = Eerst { $n } yuan:
dragon-label-nobody-left = niemand meer over
# names that fit into a room of a palace, and may be typed
dragon-label-short-craftsman = arbeider
dragon-label-short-lady = hofdame
dragon-label-short-tax = ontv
dragon-label-short-fireworker = vuur
dragon-label-short-warrior = krijger
dragon-label-short-monk = monnik
dragon-label-short-healer = heelm
dragon-label-short-farmer = landb
dragon-label-short-scholar = geleerde
# words of the notation, as they may be typed
dragon-label-typed-draft = neem
dragon-label-typed-card = kaart
dragon-label-typed-person = persoon
dragon-label-typed-new = nieuw
dragon-label-typed-lower = verlaag
dragon-label-typed-give = geef
dragon-label-typed-wild = vraagteken
dragon-label-typed-for = voor
dragon-label-typed-track = velden
dragon-label-typed-points = punten

## a11y: the table in plain lines, for screen readers

dragon-a11y-month = Maand { $month }, { $event }, als het nu kwam: { $effects }.
dragon-a11y-group = Groep { $group }: { $cards }. Draken hier: { $players }.
dragon-a11y-court = { $player }: { $goods }; volgende telling { $income }. Paleizen: { $palaces }.
dragon-a11y-free = { $n } vrij
dragon-a11y-nothing = niets
dragon-a11y-wall = Delen in de muur: { $n } van hoogstens 12 ({ $built }).

## option: what is chosen before the game; .help explains it

dragon-option-edition = Editie
dragon-option-edition-2017 = 2017 (groot privilege 7 yuan)
dragon-option-edition-2007 = 2007 (groot privilege 6 yuan)
dragon-option-great-wall = Met de Chinese Muur
dragon-option-super-event = Supergebeurtenis
dragon-option-super-event-off = geen
dragon-option-super-event-random = willekeurig
dragon-option-super-event-agreed = gekozen
dragon-option-start-seat = Startplaats
dragon-option-start-seat-random = willekeurig
dragon-option-final-wall = Laatste muurwaardering
dragon-option-final-wall-after-round = na de waardering van maand 12
dragon-option-final-wall-in-event = in de gebeurtenisfase van maand 12
dragon-option-month7-decay = Verval in maand 7
dragon-option-month7-decay-after = één keer, na de supergebeurtenis
dragon-option-month7-decay-before = één keer, vóór de supergebeurtenis
dragon-option-month7-decay-both = ervoor en erna
dragon-option-event-row = Jaar van gebeurtenissen
dragon-option-event-row-random = willekeurig

## count: a noun with its number

dragon-count-yuan =
    { $n ->
        [one] { $n } yuan
       *[other] { $n } yuan
    }
dragon-count-rice =
    { $n ->
        [one] { $n } rijstzak
       *[other] { $n } rijstzakken
    }
dragon-count-rocket =
    { $n ->
        [one] { $n } vuurpijl
       *[other] { $n } vuurpijlen
    }
dragon-count-floor =
    { $n ->
        [one] { $n } etage
       *[other] { $n } etages
    }
dragon-count-piece =
    { $n ->
        [one] { $n } paleisonderdeel
       *[other] { $n } paleisonderdelen
    }
dragon-count-palace =
    { $n ->
        [one] { $n } paleis
       *[other] { $n } paleizen
    }
dragon-count-person =
    { $n ->
        [one] { $n } persoon
       *[other] { $n } personen
    }
dragon-count-point =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
    .dat =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
dragon-count-space =
    { $n ->
        [one] { $n } veld
       *[other] { $n } velden
    }
dragon-count-helmet =
    { $n ->
        [one] { $n } helm
       *[other] { $n } helmen
    }
dragon-count-mortar =
    { $n ->
        [one] { $n } vijzel
       *[other] { $n } vijzels
    }
dragon-count-buddha =
    { $n ->
        [one] { $n } boeddha
       *[other] { $n } boeddha’s
    }
dragon-count-dragon =
    { $n ->
        [one] { $n } draak
       *[other] { $n } draken
    }
dragon-count-lady =
    { $n ->
        [one] { $n } hofdame
       *[other] { $n } hofdames
    }
dragon-count-card =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
dragon-count-wall =
    { $n ->
        [one] { $n } muurdeel
       *[other] { $n } muurdelen
    }

## part: pieces that fill a hole in other messages

dragon-part-bonus-rice = 1 rijstzak
dragon-part-bonus-rocket = 1 vuurpijl
dragon-part-bonus-floor = 1 paleisonderdeel
dragon-part-bonus-yuan = 2 yuan
dragon-part-bonus-track = 3 velden vooruit
dragon-part-bonus-points = 3 punten

## term: nouns with their forms, verbs (do, does), adjectives (is)

# English plural 'people' in sentences
dragon-term-person = persoon
    .plural = personen
    .a = een persoon
    .the = de persoon
# colour beige in print
dragon-term-person-craftsman = handarbeider
    .plural = handarbeiders
    .a = een handarbeider
    .the = de handarbeider
# orange, Dutch book: oker
dragon-term-person-lady = hofdame
    .plural = hofdames
    .a = een hofdame
    .the = de hofdame
# yellow
dragon-term-person-tax = belastingontvanger
    .plural = belastingontvangers
    .a = een belastingontvanger
    .the = de belastingontvanger
# also known in English as pyrotechnist or firework maker
dragon-term-person-fireworker = vuurwerkmaker
    .plural = vuurwerkmakers
    .a = een vuurwerkmaker
    .the = de vuurwerkmaker
dragon-term-person-fireworker-young = jongere vuurwerkmaker
    .plural = jongere vuurwerkmakers
    .a = een jongere vuurwerkmaker
    .the = de jongere vuurwerkmaker
dragon-term-person-fireworker-old = oudere vuurwerkmaker
    .plural = oudere vuurwerkmakers
    .a = een oudere vuurwerkmaker
    .the = de oudere vuurwerkmaker
# red
dragon-term-person-warrior = krijger
    .plural = krijgers
    .a = een krijger
    .the = de krijger
dragon-term-person-warrior-young = jongere krijger
    .plural = jongere krijgers
    .a = een jongere krijger
    .the = de jongere krijger
dragon-term-person-warrior-old = oudere krijger
    .plural = oudere krijgers
    .a = een oudere krijger
    .the = de oudere krijger
# brown
dragon-term-person-monk = monnik
    .plural = monniken
    .a = een monnik
    .the = de monnik
dragon-term-person-monk-young = jongere monnik
    .plural = jongere monniken
    .a = een jongere monnik
    .the = de jongere monnik
dragon-term-person-monk-old = oudere monnik
    .plural = oudere monniken
    .a = een oudere monnik
    .the = de oudere monnik
# blue
dragon-term-person-healer = heelmeester
    .plural = heelmeesters
    .a = een heelmeester
    .the = de heelmeester
dragon-term-person-healer-young = jongere heelmeester
    .plural = jongere heelmeesters
    .a = een jongere heelmeester
    .the = de jongere heelmeester
dragon-term-person-healer-old = oudere heelmeester
    .plural = oudere heelmeesters
    .a = een oudere heelmeester
    .the = de oudere heelmeester
# green
dragon-term-person-farmer = landbouwer
    .plural = landbouwers
    .a = een landbouwer
    .the = de landbouwer
dragon-term-person-farmer-young = jongere landbouwer
    .plural = jongere landbouwers
    .a = een jongere landbouwer
    .the = de jongere landbouwer
dragon-term-person-farmer-old = oudere landbouwer
    .plural = oudere landbouwers
    .a = een oudere landbouwer
    .the = de oudere landbouwer
# white
dragon-term-person-scholar = geleerde
    .plural = geleerden
    .a = een geleerde
    .the = de geleerde
dragon-term-person-scholar-young = jongere geleerde
    .plural = jongere geleerden
    .a = een jongere geleerde
    .the = de jongere geleerde
dragon-term-person-scholar-old = oudere geleerde
    .plural = oudere geleerden
    .a = een oudere geleerde
    .the = de oudere geleerde
# what a question-mark card calls
dragon-term-person-any = persoon naar keuze
    .a = een persoon naar keuze
dragon-term-age-young = jonger
dragon-term-age-old = ouder
dragon-term-age-young-short = jong
dragon-term-age-old-short = oud
dragon-term-action-tax = Belastingen
dragon-term-action-build = Bouw
dragon-term-action-harvest = Oogst
# English box: Firework display
dragon-term-action-fireworks = Vuurwerk
dragon-term-action-parade = Parade
# English box: Research
dragon-term-action-study = Studie
dragon-term-action-privilege = Privilege
dragon-term-action-wall = Muurbouw
dragon-term-action-pass = Passen
dragon-term-action-parade-short = Parade
dragon-term-event-peace = Rust
dragon-term-event-tribute = Keizerstol
dragon-term-event-drought = Droogte
dragon-term-event-festival = Drakenfeest
dragon-term-event-mongols = Mongolenstorm
dragon-term-event-contagion = Ziekte
# for the row of twelve months
dragon-term-event-tribute-short = Tol
# for the row of twelve months
dragon-term-event-festival-short = Feest
# for the row of twelve months
dragon-term-event-mongols-short = Mongolen
# no Dutch rulebook read has the expansions: Dutch names are ours
dragon-term-super-event = supergebeurtenis
    .plural = supergebeurtenissen
dragon-term-super-lantern = Lantaarnfeest
dragon-term-super-buddha = Boeddha
dragon-term-super-earthquake = Aardbeving
dragon-term-super-flood = Overstroming
dragon-term-super-eclipse = Zonsverduistering
dragon-term-super-volcano = Vulkaanuitbarsting
dragon-term-super-tornado = Wervelstorm
dragon-term-super-sunrise = Zonsopgang
dragon-term-super-assassination = Aanslag
dragon-term-super-charter = Vrijbrief
# does not change in the plural
dragon-term-yuan = yuan
    .plural = yuan
    .a = een yuan
    .the = de yuan
# English counts without a plural: 3 rice; store label: de Reis, nl rijst
dragon-term-rice = rijstzak
    .plural = rijstzakken
    .a = een rijstzak
    .the = de rijstzak
dragon-term-rocket = vuurpijl
    .plural = vuurpijlen
    .a = een vuurpijl
    .the = de vuurpijl
# of a palace that stands
dragon-term-floor = etage
    .plural = etages
    .a = een etage
    .the = de etage
# as taken from the supply
dragon-term-floor-piece = paleisonderdeel
    .plural = paleisonderdelen
    .a = een paleisonderdeel
    .the = het paleisonderdeel
dragon-term-palace = paleis
    .plural = paleizen
    .a = een paleis
    .the = het paleis
dragon-term-privilege = privilege
    .plural = privileges
    .a = een privilege
    .the = het privilege
dragon-term-privilege-small = klein privilege
    .plural = kleine privileges
    .a = een klein privilege
    .the = het kleine privilege
dragon-term-privilege-large = groot privilege
    .plural = grote privileges
    .a = een groot privilege
    .the = het grote privilege
# short: en pt, de SP, nl ZP
dragon-term-point = zegepunt
    .plural = zegepunten
    .a = een zegepunt
    .the = het zegepunt
dragon-term-person-card = personenkaart
    .plural = personenkaarten
    .a = een personenkaart
    .the = de personenkaart
dragon-term-wild-card = vraagtekenkaart
    .plural = vraagtekenkaarten
    .a = een vraagtekenkaart
    .the = de vraagtekenkaart
dragon-term-action-card = actiekaart
    .plural = actiekaarten
    .a = een actiekaart
    .the = de actiekaart
# of action cards
dragon-term-group = groep
    .plural = groepen
    .a = een groep
    .the = de groep
# the figure, and the symbol on fans and privileges
dragon-term-dragon = draak
    .plural = draken
    .a = een draak
    .the = de draak
# on the person track; short: Scheibe, schijf
dragon-term-marker = personenschijf
    .plural = personenschijven
    .a = een personenschijf
    .the = de personenschijf
# German book also: Personenpunkteleiste; short: track, Leiste, tabel
dragon-term-track = personenpuntentabel
    .plural = personenpuntentabellen
    .a = een personenpuntentabel
    .the = de personenpuntentabel
# on the track
dragon-term-space = veld
    .plural = velden
    .a = een veld
    .the = het veld
dragon-term-stack = stapel
    .plural = stapels
    .a = een stapel
    .the = de stapel
dragon-term-wall = muur
    .plural = muren
    .a = een muur
    .the = de muur
dragon-term-wall-piece = muurdeel
    .plural = muurdelen
    .a = een muurdeel
    .the = het muurdeel
# of a wall piece
dragon-term-bonus = voordeel
    .plural = voordelen
    .a = een voordeel
    .the = het voordeel
dragon-term-event = gebeurtenis
    .plural = gebeurtenissen
    .a = een gebeurtenis
    .the = de gebeurtenis
dragon-term-action = actie
    .plural = acties
    .a = een actie
    .the = de actie
dragon-term-month = maand
    .plural = maanden
    .a = een maand
    .the = de maand
# of people
dragon-term-kind = soort
    .plural = soorten
    .a = een soort
    .the = de soort
dragon-term-symbol = symbool
    .plural = symbolen
    .a = een symbool
    .the = het symbool
# spaces on the track when a person arrives
dragon-term-value = waarde
    .plural = waarden
    .a = een waarde
    .the = de waarde
# German: avoid the singular, write the name or 'wer'
dragon-term-player = speler
    .plural = spelers
    .a = een speler
    .the = de speler
dragon-term-seat = plaats
    .plural = plaatsen
    .a = een plaats
    .the = de plaats
dragon-term-hand = hand
    .plural = handen
    .a = een hand
    .the = de hand
# the 3 yuan for a group with a dragon
dragon-term-fee = toeslag
    .plural = toeslagen
    .a = een toeslag
    .the = de toeslag
dragon-term-supply = voorraad
dragon-term-money = geld
dragon-term-year = jaar
dragon-term-event-row = gebeurtenistabel
dragon-term-wall-scoring = muurwaardering
dragon-term-order = volgorde
dragon-term-inhabited = bewoond
# of palaces
dragon-term-empty = onbewoond
dragon-term-full = vol
dragon-term-symbol-coin = munt
    .plural = munten
dragon-term-symbol-hammer = hamer
    .plural = hamers
dragon-term-symbol-rice = rijstzak
    .plural = rijstzakken
dragon-term-symbol-rocket = vuurpijl
    .plural = vuurpijlen
dragon-term-symbol-helmet = helm
    .plural = helmen
dragon-term-symbol-book = boek
    .plural = boeken
dragon-term-symbol-mortar = vijzel
    .plural = vijzels
dragon-term-symbol-buddha = boeddha
    .plural = boeddha’s
dragon-term-symbol-dragon = draak
    .plural = draken
dragon-term-phase = fase
    .plural = fasen
dragon-term-phase-setup = Voorbereiding
dragon-term-phase-draft = Eerste twee personen
dragon-term-phase-action = Actie
dragon-term-phase-person = Persoon
dragon-term-phase-event = Gebeurtenis
dragon-term-phase-super = Supergebeurtenis
dragon-term-phase-decay = Verval
dragon-term-phase-scoring = Waardering
dragon-term-phase-wall = Muurwaardering
dragon-term-phase-last-wall = Laatste muurwaardering
dragon-term-phase-final = Slotwaardering
dragon-term-phase-over = Einde van het spel
dragon-term-game = In het Jaar van de Draak
dragon-term-box-wall = De Chinese Muur
dragon-term-box-super = De Supergebeurtenissen
dragon-term-does-take = neemt
dragon-term-do-take = Nemen
dragon-term-does-pay = betaalt
dragon-term-do-pay = Betalen
dragon-term-does-top-up = vult aan
dragon-term-do-top-up = Aanvullen
dragon-term-does-pass = past
dragon-term-do-pass = Passen
dragon-term-does-build = bouwt
dragon-term-do-build = Bouwen
dragon-term-does-raise = bouwt uit
dragon-term-do-raise = Uitbouwen
dragon-term-does-found = sticht
dragon-term-do-found = Nieuw bouwen
dragon-term-does-harvest = oogst
dragon-term-do-harvest = Oogsten
dragon-term-does-score = krijgt
dragon-term-do-score = Waarderen
dragon-term-does-study = studeert
dragon-term-do-study = Studeren
dragon-term-does-move = gaat vooruit
dragon-term-do-move = Vooruitgaan
dragon-term-does-buy = koopt
dragon-term-do-buy = Kopen
dragon-term-does-play = speelt
dragon-term-do-play = Uitspelen
dragon-term-does-recruit = haalt naar het hof
dragon-term-do-recruit = Naar het hof halen
dragon-term-does-place = brengt onder
dragon-term-do-place = Laten intrekken
dragon-term-does-swap = ruilt
dragon-term-do-swap = Ruilen
dragon-term-does-refuse = weigert
dragon-term-do-refuse = Weigeren
dragon-term-does-release = ontslaat
dragon-term-do-release = Ontslaan
dragon-term-does-feed = voedt
dragon-term-do-feed = Voeden
dragon-term-does-discard = legt af
dragon-term-do-discard = Afleggen
dragon-term-does-give-back = geeft af
dragon-term-do-give-back = Afgeven
dragon-term-does-lose = verliest
dragon-term-do-lose = Verliezen
dragon-term-does-decay = vervalt
dragon-term-do-decay = Vervallen
dragon-term-does-sell = verkoopt
dragon-term-do-sell = Verkopen
dragon-term-does-win = wint
dragon-term-do-win = Winnen
dragon-term-does-choose = kiest
dragon-term-do-choose = Kiezen
dragon-term-does-land = komt uit
dragon-term-do-land = Uitkomen
dragon-term-does-set-wall = plaatst een muurdeel
dragon-term-do-set-wall = Muurdeel plaatsen
dragon-term-does-wait = wacht
dragon-term-do-wait = Wachten
# of the players, seat by seat
dragon-term-colour-red = Rood
dragon-term-colour-yellow = Geel
dragon-term-colour-green = Groen
dragon-term-colour-blue = Blauw
dragon-term-colour-purple = Paars
