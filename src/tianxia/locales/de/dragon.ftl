### In the Year of the Dragon

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

dragon-prompt-chance = Der Tisch wird hergerichtet
dragon-prompt-agree = Auf welches Super-Ereignis habt ihr euch geeinigt?
dragon-prompt-agree-why = Es kommt in Monat 7, nach dem Ereignis.

dragon-prompt-draft = Wähle deine ersten zwei Personen
dragon-prompt-draft-why = Zwei jüngere verschiedener Art, und kein Paar, das schon vergeben ist.
dragon-prompt-draft-place = Wähle einen Palast
dragon-prompt-draft-place-why = Für { $person-a }. Beide dürfen im selben wohnen.
dragon-prompt-action = Wähle eine Aktion oder verzichte
dragon-prompt-action-why = Auf einer Gruppe mit Drachen zahlst du zuerst 3 Yuan.
dragon-prompt-action-free-why = Hier steht noch kein Drache: Es kostet nichts.
dragon-prompt-action-fee-why = Hier steht schon ein Drache: zuerst 3 Yuan, dann bleiben dir { $left }.
dragon-prompt-confirm-tax = { $n } Yuan einnehmen?
dragon-prompt-confirm-tax-why = { $card } von der Karte, { $people } von deinen Steuereintreibern.
dragon-prompt-confirm-build =
    { $n ->
        [one] { $n } Palastteil bauen?
       *[other] { $n } Palastteile bauen?
    }
dragon-prompt-confirm-build-why = { $card } von der Karte, { $people } von deinen Handwerkern.
dragon-prompt-confirm-harvest =
    { $n ->
        [one] { $n } Reissack ernten?
       *[other] { $n } Reissäcke ernten?
    }
dragon-prompt-confirm-harvest-why = { $card } von der Karte, { $people } von deinen Bauern.
dragon-prompt-confirm-fireworks =
    { $n ->
        [one] { $n } Rakete herstellen?
       *[other] { $n } Raketen herstellen?
    }
dragon-prompt-confirm-fireworks-why = { $card } von der Karte, { $people } von deinen Feuerwerkern.
dragon-prompt-confirm-parade =
    { $n ->
        [one] { $n } Feld vorrücken?
       *[other] { $n } Felder vorrücken?
    }
dragon-prompt-confirm-parade-why = Auf Feld { $space }: nach jetzigem Stand Stelle { $rank } in der nächsten Phase.
dragon-prompt-confirm-study =
    { $n ->
        [one] { $n } Punkt erhalten?
       *[other] { $n } Punkte erhalten?
    }
dragon-prompt-confirm-study-why = { $card } von der Karte, { $people } von deinen Gelehrten.
dragon-prompt-confirm-pass = Verzichten und { $n } Yuan nehmen?
dragon-prompt-confirm-pass-why = Du hast { $yuan }; verzichten stockt auf 3 auf.
dragon-prompt-confirm-pass-nothing = Ohne Gewinn verzichten?
dragon-prompt-confirm-pass-nothing-why = Du hast schon 3 Yuan oder mehr, es ändert sich nichts.
dragon-prompt-build =
    { $n ->
        [one] Verbaue { $n } Palastteil
       *[other] Verbaue { $n } Palastteile
    }
dragon-prompt-build-why = Baue einen Palast aus oder beginne einen neuen, höchstens drei Stockwerke.
dragon-prompt-privilege = Welches Privileg?
dragon-prompt-privilege-why = Klein: 2 Yuan, 1 Punkt im Monat. Groß: { $price } Yuan, 2 Punkte im Monat.
dragon-prompt-wall = Welches Mauerteil?
dragon-prompt-wall-why = Jede Vergünstigung gibt es einmal. Es wird Teil { $n } der Mauer.
dragon-prompt-card = Spiele eine Personenkarte
dragon-prompt-card-why = Danach nimmst du eine Person dieser Art.
dragon-prompt-wild = Wen ruft das Fragezeichen?
dragon-prompt-wild-why = Jede Art, die noch im Vorrat ist.
dragon-prompt-age = Jünger oder älter?
dragon-prompt-age-why = Jünger: { $young } Felder vor. Älter: nur { $old }, aber ein Symbol mehr.
dragon-prompt-place = Wähle einen Palast
dragon-prompt-place-why = Für { $person-a }. Jeder Palast mit freiem Stockwerk ist möglich.
dragon-prompt-swap = Austauschen oder abweisen?
dragon-prompt-swap-why = Kein Stockwerk ist frei. Zeige auf die Person, die geht, oder weise die neue ab und rücke nicht vor.
dragon-prompt-feed =
    { $n ->
        [one] Wähle einen Palast für deinen letzten Reis
       *[other] Wähle einen Palast, der Reis bekommt (noch { $n })
    }
dragon-prompt-feed-why =
    { $unfed ->
        [one] { $unfed } Palast bleibt ohne, und jemand von dort geht.
       *[other] { $unfed } Paläste bleiben ohne, und aus jedem geht jemand.
    }
dragon-prompt-release-tribute =
    { $n ->
        [one] Kaisertribut: Entlasse eine Person
       *[other] Kaisertribut: Entlasse { $n } Personen
    }
dragon-prompt-release-tribute-why = Für jeden Yuan, der fehlte, eine Person.
dragon-prompt-release-drought = Dürre: Entlasse eine Person aus Palast { $palace }
dragon-prompt-release-drought-why = Dieser Palast hat keinen Reis.
dragon-prompt-release-mongols = Mongolensturm: Entlasse eine Person
dragon-prompt-release-mongols-why = Du hast die wenigsten Helme.
dragon-prompt-release-contagion =
    { $n ->
        [one] Krankheit: Entlasse eine Person
       *[other] Krankheit: Entlasse { $n } Personen
    }
dragon-prompt-release-contagion-why = Drei Personen, für jeden Mörser eine weniger.
dragon-prompt-release-wall = Lücke in der Mauer: Entlasse eine Person
dragon-prompt-release-wall-why = Die Mauer hat eine Lücke, und du hast die wenigsten Teile.
dragon-prompt-release-earthquake =
    { $n ->
        [one] Erdbeben: Entlasse eine Person aus Palast { $palace }
       *[other] Erdbeben: Entlasse { $n } Personen aus Palast { $palace }
    }
dragon-prompt-release-earthquake-why = Er ist für alle darin zu klein geworden.
dragon-prompt-earthquake =
    { $n ->
        [one] Erdbeben: Nimm noch ein Stockwerk weg
       *[other] Erdbeben: Nimm { $n } Stockwerke weg
    }
dragon-prompt-earthquake-why = Wer nicht mehr hineinpasst, muss danach gehen.
dragon-prompt-flood =
    { $n ->
        [one] Gib { $n } Ding ab
       *[other] Gib { $n } Dinge ab
    }
dragon-prompt-flood-why = Die Hälfte von allem, abgerundet: erst Yuan, dann Reis, dann Raketen, in beliebiger Mischung.
dragon-prompt-tornado = Wirf zwei Personenkarten ab
dragon-prompt-tornado-why = Die anderen zwei sind für die Monate 8 und 9.
dragon-prompt-sunrise = Wähle eine jüngere Person
dragon-prompt-sunrise-why = Eine Karte brauchst du nicht. Arten, die bei diesem Sonnenaufgang schon genommen sind, kannst du nicht mehr wählen.
dragon-prompt-charter = Nenne eine Art an deinem Hof
dragon-prompt-charter-why = Du erhältst, was ihre Symbole wert sind, ohne Grundwert einer Karte.
dragon-prompt-wait = Warten auf { $player }
dragon-prompt-wait-why = In dieser Phase bist du an Stelle { $rank }.
dragon-prompt-watch = Jetzt entscheidet { $player }
# $points: dragon.count.point
dragon-prompt-over = Das Jahr ist vorüber
# $points: dragon.count.point
dragon-prompt-over-why = { $player } gewinnt mit { $points-dat }.

## forecast: under a month, what its event would do now

dragon-forecast-lose =
    { $n ->
        [one] −{ $n } Person
       *[other] −{ $n } Personen
    }
dragon-forecast-points =
    { $n ->
        [one] +{ $n } Punkt
       *[other] +{ $n } Punkte
    }
dragon-forecast-tribute-ready = 4 Yuan bereit
dragon-forecast-tribute-missing =
    { $n ->
        [one] { $n } Yuan fehlt
       *[other] { $n } Yuan fehlen
    }
dragon-forecast-rice-ready = genug Reis
dragon-forecast-rice-missing =
    { $n ->
        [one] { $n } Reissack fehlt
       *[other] { $n } Reissäcke fehlen
    }
dragon-forecast-safe = niemand geht
dragon-forecast-decay =
    { $n ->
        [one] { $n } Palast würde verfallen
       *[other] { $n } Paläste würden verfallen
    }

## log: what happened

dragon-log-start = Im Jahr des Drachen, Ausgabe { $edition }.
dragon-log-start-boxes = Mit: { $boxes }.
dragon-log-start-seat = { $player } wählt zuerst, dann im Uhrzeigersinn.
dragon-log-row = Monat { $month }: { $event }.
dragon-log-row-shift = { $event } käme zweimal hintereinander und rückt weiter zu Monat { $month }.
dragon-log-row-repair = Die letzten beiden Ereignisse wären gleich, deshalb tauschen die Monate 10 und 11.
dragon-log-super-drawn = Für Monat 7 gezogen: { $super }.
dragon-log-super-chosen = Für Monat 7 gewählt: { $super }.
dragon-log-draft = { $player } beginnt: { $first } und { $second }.
dragon-log-draft-place = { $player } bringt { $person-a } in Palast { $palace } unter.
dragon-log-draft-move = { $player } beginnt auf Feld { $space }: { $a } + { $b }.
dragon-log-month = Monat { $month }: { $event }
dragon-log-order = Reihenfolge: { $players }.
dragon-log-deal = Die Aktionskarten liegen in { $n } Gruppen.
dragon-log-dragon = { $player } stellt den Drachen auf Gruppe { $group }: { $action }.
dragon-log-fee = { $player } zahlt 3 Yuan, denn dort steht schon ein Drache.
dragon-log-tax = { $player } nimmt { $n } Yuan ein: { $card } von der Karte, { $people } von Steuereintreibern.
dragon-log-tax-plain = { $player } nimmt { $n } Yuan ein.
dragon-log-build =
    { $n ->
        [one] { $player } baut { $n } Palastteil: { $card } von der Karte, { $people } von Handwerkern.
       *[other] { $player } baut { $n } Palastteile: { $card } von der Karte, { $people } von Handwerkern.
    }
# $floors: dragon.count.floor
dragon-log-raise = { $player } baut Palast { $palace } aus: { $floors }.
# $floors: dragon.count.floor
dragon-log-found = { $player } beginnt Palast { $palace }: { $floors }.
dragon-log-harvest =
    { $n ->
        [one] { $player } erntet { $n } Reissack: { $card } von der Karte, { $people } von Bauern.
       *[other] { $player } erntet { $n } Reissäcke: { $card } von der Karte, { $people } von Bauern.
    }
dragon-log-fireworks =
    { $n ->
        [one] { $player } stellt { $n } Rakete her: { $card } von der Karte, { $people } von Feuerwerkern.
       *[other] { $player } stellt { $n } Raketen her: { $card } von der Karte, { $people } von Feuerwerkern.
    }
dragon-log-parade =
    { $n ->
        [one] { $player } hält eine Heerschau ab und rückt { $n } Feld vor, auf Feld { $space }: { $card } von der Karte, { $people } von Kriegern.
       *[other] { $player } hält eine Heerschau ab und rückt { $n } Felder vor, auf Feld { $space }: { $card } von der Karte, { $people } von Kriegern.
    }
dragon-log-study =
    { $n ->
        [one] { $player } studiert: { $n } Punkt, { $card } von der Karte, { $people } von Gelehrten.
       *[other] { $player } studiert: { $n } Punkte, { $card } von der Karte, { $people } von Gelehrten.
    }
dragon-log-privilege-small = { $player } kauft ein kleines Privileg für 2 Yuan.
dragon-log-privilege-large = { $player } kauft ein großes Privileg für { $price } Yuan.
dragon-log-topup = { $player } verzichtet und nimmt { $n } Yuan, aufgestockt auf 3.
dragon-log-pass = { $player } verzichtet; bei { $yuan } Yuan ändert sich nichts.
# $bonus: dragon.part.bonus.*
dragon-log-wall = { $player } setzt Teil { $n } der Mauer: { $bonus }.
dragon-log-card = { $player } spielt die Karte „{ $card }“.
dragon-log-wild = { $player } spielt ein Fragezeichen und ruft { $person-a }.
dragon-log-recruit = { $player } holt { $person-a } in Palast { $palace }.
dragon-log-move =
    { $n ->
        [one] { $player } rückt { $n } Feld vor, auf Feld { $space }.
       *[other] { $player } rückt { $n } Felder vor, auf Feld { $space }.
    }
dragon-log-ontop = { $player } landet auf der Scheibe von { $other } und ist jetzt vor { $other } dran.
dragon-log-nobody = Von dieser Art ist niemand mehr da: Die Karte von { $player } ist umsonst verbraucht.
dragon-log-nobody-at-all = Es ist überhaupt niemand mehr da: Die Karte von { $player } ist umsonst verbraucht.
dragon-log-swap = { $player } entlässt { $old-a } und holt dafür { $person-a } in Palast { $palace }.
dragon-log-refuse = { $player } hat keinen Platz, weist { $person-a } ab und bleibt auf Feld { $space }.
dragon-log-last-of-kind = Das war das letzte Plättchen: { $person }.
dragon-log-no-phase = Niemand hat mehr eine Karte: Die Phase Person entfällt.
dragon-log-event = Ereignis: { $event }
dragon-log-peace = Ruhe: Nichts geschieht.
dragon-log-tribute = { $player } zahlt dem Kaiser 4 Yuan.
dragon-log-tribute-short =
    { $n ->
        [one] { $player } zahlt { $paid } Yuan; { $missing } fehlt, also muss eine Person gehen.
       *[other] { $player } zahlt { $paid } Yuan; { $missing } fehlen, also müssen { $n } Personen gehen.
    }
# $rice: dragon.count.rice
dragon-log-drought-fed =
    { $n ->
        [one] { $player } versorgt { $n } Palast; übrig: { $rice }.
       *[other] { $player } versorgt { $n } Paläste; übrig: { $rice }.
    }
dragon-log-drought-short =
    { $n ->
        [one] { $player } gibt allen Reis ab ({ $spent }); { $n } Palast bleibt ohne.
       *[other] { $player } gibt allen Reis ab ({ $spent }); { $n } Paläste bleiben ohne.
    }
dragon-log-drought-none =
    { $n ->
        [one] { $player } hat keinen Reis; { $n } Palast bleibt ohne.
       *[other] { $player } hat keinen Reis; { $n } Paläste bleiben ohne.
    }
dragon-log-drought-unfed = { $player } lässt Palast { $palace } ohne Reis.
dragon-log-drought-empty = { $player } hat keinen bewohnten Palast und braucht keinen Reis.
dragon-log-festival-first = { $player } hat die meisten Raketen ({ $n }): 6 Punkte.
# $rockets: dragon.count.rocket
dragon-log-festival-first-tied = { $players } liegen mit je { $rockets } gemeinsam vorn: je 6 Punkte.
# $rockets: dragon.count.rocket
dragon-log-festival-second = { $player } kommt an zweiter Stelle ({ $rockets }): 3 Punkte.
# $rockets: dragon.count.rocket
dragon-log-festival-second-tied = { $players } teilen sich mit je { $rockets } die zweite Stelle: je 3 Punkte.
dragon-log-festival-back =
    { $n ->
        [one] { $player } gibt { $n } Rakete ab, die Hälfte aufgerundet; { $left } übrig.
       *[other] { $player } gibt { $n } Raketen ab, die Hälfte aufgerundet; { $left } übrig.
    }
dragon-log-festival-none = Niemand hat eine Rakete: ein dunkles Fest, keine Punkte.
dragon-log-mongols =
    { $n ->
        [one] { $player } erhält { $n } Punkt für einen Helm.
       *[other] { $player } erhält { $n } Punkte für ebenso viele Helme.
    }
dragon-log-mongols-zero = { $player } hat keinen Helm und erhält nichts.
dragon-log-mongols-fewest = Die wenigsten Helme ({ $n }), je eine Person muss gehen: { $players }.
dragon-log-mongols-all = Alle haben gleich viele Helme: Alle entlassen eine Person.
# $mortars: dragon.count.mortar
dragon-log-contagion =
    { $n ->
        [one] { $player } hat { $mortars }: Eine Person muss gehen.
       *[other] { $player } hat { $mortars }: { $n } Personen müssen gehen.
    }
# $mortars: dragon.count.mortar
dragon-log-contagion-safe = { $player } hat { $mortars } und verliert niemanden.
dragon-log-release = { $player } entlässt { $person-a } aus Palast { $palace }.
dragon-log-release-all = { $player } hat niemanden mehr zu entlassen; der Rest ist erlassen.
# $floors: dragon.count.floor
dragon-log-decay = { $player }: Palast { $palace } steht leer und verfällt, übrig: { $floors }.
dragon-log-decay-gone = { $player }: Der unbewohnte Palast { $palace } verschwindet.
dragon-log-score =
    { $n ->
        [one] { $player } erhält { $n } Punkt: { $palaces } für Paläste, { $ladies } für Hofdamen, { $privileges } für Privilegien.
       *[other] { $player } erhält { $n } Punkte: { $palaces } für Paläste, { $ladies } für Hofdamen, { $privileges } für Privilegien.
    }
dragon-log-score-zero = { $player } erhält diesen Monat nichts.
# $points: dragon.count.point
dragon-log-final-people =
    { $n ->
        [one] { $player }: { $n } Person, { $points }.
       *[other] { $player }: { $n } Personen, { $points }.
    }
# $buddhas: dragon.count.buddha, $floors: dragon.count.floor
dragon-log-final-monk =
    { $n ->
        [one] { $player }: Mönch, { $buddhas } × { $floors }: { $n } Punkt.
       *[other] { $player }: Mönch, { $buddhas } × { $floors }: { $n } Punkte.
    }
# $goods: dragon.count.rice, dragon.count.rocket, as far as there are any
dragon-log-final-sell = { $player } verkauft { $goods } für { $n } Yuan.
dragon-log-final-money =
    { $n ->
        [one] { $player }: { $yuan } Yuan, das macht { $n } Punkt.
       *[other] { $player }: { $yuan } Yuan, das macht { $n } Punkte.
    }
dragon-log-final-total =
    { $n ->
        [one] { $player } beendet das Jahr mit { $n } Punkt.
       *[other] { $player } beendet das Jahr mit { $n } Punkten.
    }
dragon-log-win = { $player } gewinnt.
dragon-log-win-track = Gleichstand: { $player } gewinnt, weiter vorn auf der Personenleiste.
dragon-log-win-stack = Gleichstand: { $player } gewinnt, auf Feld { $space } höher im Stapel.
# $pieces: dragon.count.wall
dragon-log-wall-holds = Die Mauer hält: { $pieces } für Monat { $month }.
# $own: dragon.count.wall
dragon-log-wall-points =
    { $n ->
        [one] { $player } erhält { $n } Punkt für { $own }.
       *[other] { $player } erhält { $n } Punkte für { $own }.
    }
# $pieces: dragon.count.wall
dragon-log-wall-gap = Die Mauer hat eine Lücke: { $pieces }, aber es ist Monat { $month }.
dragon-log-wall-fewest = Die wenigsten Mauerteile ({ $n }), je eine Person muss gehen: { $players }.
dragon-log-wall-all = Alle haben gleich viele Teile: Alle entlassen eine Person.
dragon-log-wall-final = Die Mauer wird zum letzten Mal gewertet.
dragon-log-super = Super-Ereignis: { $super }
# $persons: dragon.count.person
dragon-log-lantern = { $player } erhält { $n } Punkte für { $persons }.
dragon-log-buddha =
    { $n ->
        [one] { $player } erhält { $n } Punkt für Mönche: { $sum }.
       *[other] { $player } erhält { $n } Punkte für Mönche: { $sum }.
    }
# Buddha without monks, lantern without people
dragon-log-nothing = { $player } hat nichts, was zählt.
# $floors: dragon.count.floor
dragon-log-earthquake = { $player } verliert ein Stockwerk von Palast { $palace }; übrig: { $floors }.
dragon-log-earthquake-gone =
    { $n ->
        [one] { $player }: Palast { $palace } stürzt ein und mit ihm geht { $n } Person.
       *[other] { $player }: Palast { $palace } stürzt ein und mit ihm gehen { $n } Personen.
    }
dragon-log-earthquake-gone-empty = { $player }: Der unbewohnte Palast { $palace } stürzt ein.
dragon-log-flood = { $player } gibt die Hälfte von { $total } ab, abgerundet: { $goods }.
dragon-log-flood-none = { $player } hat zu wenig, um etwas abzugeben.
dragon-log-eclipse = Die Sonne verfinstert sich: { $event } ein zweites Mal.
dragon-log-volcano = Alle Personenscheiben gehen auf Feld 0; die Reihenfolge bleibt.
dragon-log-tornado = { $player } wirft ab: { $first } und { $second }.
dragon-log-sunrise = { $player } begrüßt bei Sonnenaufgang { $person-a }.
dragon-log-sunrise-none = Für { $player } ist bei diesem Sonnenaufgang keine Art übrig.
dragon-log-assassination =
    { $n ->
        [one] { $player } verliert { $n } Privileg.
       *[other] { $player } verliert { $n } Privilegien.
    }
dragon-log-assassination-none = { $player } hat kein Privileg zu verlieren.
dragon-log-charter = { $player } nutzt den Freibrief für { $kind-plural }: { $gain }.
dragon-log-charter-monks =
    { $n ->
        [one] { $player } nutzt den Freibrief für Mönche und erhält { $n } Punkt: { $sum }.
       *[other] { $player } nutzt den Freibrief für Mönche und erhält { $n } Punkte: { $sum }.
    }
dragon-log-charter-healers = { $player } nennt Heiler; für sie bringt der Freibrief nichts.
dragon-log-charter-skip = { $player } hat keine Personen und wird übersprungen.

## no: why a move is not allowed

dragon-no-not-your-turn = { $player } ist dran.
dragon-no-not-now = Das gehört in eine andere Phase. Jetzt: { $phase }.
dragon-no-game-over = Das Jahr ist vorüber.
dragon-no-draft-same = Die beiden müssen von verschiedener Art sein.
dragon-no-draft-old = Die ersten zwei Personen müssen jüngere sein.
dragon-no-draft-taken = Genau dieses Paar hat schon { $player }.
dragon-no-draft-two = Wähle zwei Personen, nicht { $n }.
dragon-no-palace-full =
    { $n ->
        [one] Palast { $palace } hat { $n } Stockwerk, und das ist belegt.
       *[other] Palast { $palace } hat { $n } Stockwerke, und alle sind belegt.
    }
dragon-no-no-palace = Einen Palast { $palace } hast du nicht.
dragon-no-fee = Dort steht ein Drache: Du brauchst zuerst 3 Yuan und hast { $yuan }.
dragon-no-fee-income = Die Gebühr kommt vor der Aktion; ihr Ertrag kann sie nicht bezahlen.
dragon-no-one-action = Du hast diesen Monat schon gehandelt.
dragon-no-privilege-none = Das kleine Privileg kostet 2 Yuan, du hast { $yuan }.
dragon-no-privilege-fee = Nach der Gebühr hättest du { $yuan } Yuan, und das kleine Privileg kostet 2.
dragon-no-privilege-large = Das große Privileg kostet { $price } Yuan, du hast { $yuan }.
dragon-no-privilege-large-fee = Nach der Gebühr hättest du { $yuan } Yuan, und das große Privileg kostet { $price }.
dragon-no-privilege-one = Ein Privileg je Aktion.
dragon-no-build-height = Palast { $palace } hat schon drei Stockwerke.
dragon-no-build-left =
    { $n ->
        [one] { $n } Palastteil ist noch nicht verbaut; alle müssen verbaut werden.
       *[other] { $n } Palastteile sind noch nicht verbaut; alle müssen verbaut werden.
    }
dragon-no-build-more =
    { $n ->
        [one] Du hast nur { $n } Palastteil zu verbauen.
       *[other] Du hast nur { $n } Palastteile zu verbauen.
    }
dragon-no-build-move = Was schon steht, wird nicht umgebaut.
dragon-no-no-site = Für noch einen Palast ist kein Platz.
dragon-no-wall-not-used = An diesem Tisch wird ohne die Chinesische Mauer gespielt.
dragon-no-wall-full = Die Mauer hat schon alle zwölf Teile.
dragon-no-wall-none = Du hast kein Mauerteil mehr.
dragon-no-wall-used = Diese Vergünstigung hast du schon genutzt.
dragon-no-card-hand = Diese Karte hast du nicht mehr.
dragon-no-card-must = Du musst eine Karte spielen.
dragon-no-card-first = Spiele zuerst eine Personenkarte; wer gerufen ist, zieht danach ein.
dragon-no-kind-gone = Von dieser Art ist niemand mehr da: { $kind }.
dragon-no-young-gone = Von dieser Art sind nur noch ältere da.
dragon-no-old-gone = Von dieser Art sind nur noch jüngere da.
dragon-no-say-age = Davon ist noch jemand da: Sag, ob jünger oder älter.
dragon-no-wild-somebody = Es ist noch jemand da: Sag, wen das Fragezeichen ruft.
dragon-no-no-old = Diese Art gibt es nur jünger.
dragon-no-wrong-kind = Deine Karte ruft eine andere Art: { $kind }.
dragon-no-must-house = Solange ein Stockwerk frei ist, muss die neue Person einziehen: kein Austausch, kein Abweisen.
dragon-no-swap-same = Die neue Person bezieht genau den Platz der entlassenen.
dragon-no-no-moving = Personen ziehen nicht von einem Palast in den anderen.
dragon-no-no-release = Freiwillig darfst du niemanden entlassen.
dragon-no-no-saving = Was du hast, musst du zuerst zahlen; niemand geht, um es zu sparen.
dragon-no-not-yours = Diese Person wohnt nicht bei dir.
dragon-no-unfed-number =
    { $n ->
        [one] Genau { $n } Palast bleibt ohne; all dein Reis muss verbraucht werden.
       *[other] Genau { $n } Paläste bleiben ohne; all dein Reis muss verbraucht werden.
    }
dragon-no-unfed-empty = In Palast { $palace } wohnt niemand; er braucht keinen Reis.
dragon-no-feed-order = Die Paläste bekommen ihren Reis der Reihe nach; Palast { $palace } ist schon vorbei.
dragon-no-release-palace = Wer geht, muss aus Palast { $palace } kommen.
dragon-no-release-must = Jemand muss gehen.
dragon-no-quake-must =
    { $n ->
        [one] { $n } Stockwerk muss noch weg.
       *[other] { $n } Stockwerke müssen noch weg.
    }
dragon-no-flood-must = Du musst noch { $n } abgeben.
dragon-no-flood-have = So viel davon hast du nicht.
dragon-no-flood-order = Erst Yuan, dann Reis, dann Raketen: Davon kannst du nichts mehr abgeben.
dragon-no-flood-rest = Mit dem, was danach kommt, kämst du nicht mehr auf { $n }.
dragon-no-tornado-two = Genau zwei Karten müssen weg.
dragon-no-sunrise-old = Der Sonnenaufgang bringt nur jüngere Personen.
dragon-no-sunrise-taken = Diese Art ist bei diesem Sonnenaufgang schon genommen.
dragon-no-sunrise-gone = Davon ist niemand Jüngeres mehr da: { $kind }.
dragon-no-charter-own = Von dieser Art wohnt niemand bei dir.
dragon-no-charter-must = Du hast Personen, also musst du eine Art nennen.

## label: headings on the table

dragon-label-people-left = Noch im Vorrat
dragon-label-your-palaces = Deine Paläste
dragon-label-your-hand = Deine Hand
dragon-label-store = Vorrat
dragon-label-each-month = Jeden Monat
dragon-label-discarded = Gespielte Karten
dragon-label-released = Entlassen
dragon-label-new-palace = Neuer Palast
dragon-label-free = frei
dragon-label-confirm = Bestätigen
dragon-label-undo = Zurücknehmen
dragon-label-forecast = Käme es jetzt
dragon-label-small = klein
dragon-label-large = groß
dragon-label-total = Summe
dragon-label-points = Punkte
dragon-label-per-month = im Monat
dragon-label-cards = Karten
dragon-label-sources = Woher die Punkte kamen
dragon-label-source-palaces = Paläste
dragon-label-source-ladies = Hofdamen
dragon-label-source-privileges = Privilegien
dragon-label-source-persons = Personen
dragon-label-source-monks = Mönche
dragon-label-source-money = Geld
dragon-label-source-study = Studium
dragon-label-source-festival = Drachenfeste
dragon-label-source-mongols = Mongolen
dragon-label-source-wall = Mauer
dragon-label-source-super = Super-Ereignis
dragon-label-forecast-key = − Personen gehen, + Punkte
dragon-label-people-left-key = Noch im Vorrat, jung und alt (+)
dragon-label-fee-first = Zuerst { $n } Yuan:
dragon-label-nobody-left = niemand mehr da
# names that fit into a room of a palace, and may be typed
dragon-label-short-craftsman = Handw
dragon-label-short-lady = Dame
dragon-label-short-tax = Steuer
dragon-label-short-fireworker = Feuer
dragon-label-short-warrior = Krieger
dragon-label-short-monk = Mönch
dragon-label-short-healer = Heiler
dragon-label-short-farmer = Bauer
dragon-label-short-scholar = Gelehrt
# words of the notation, as they may be typed
dragon-label-typed-draft = nimm
dragon-label-typed-card = Karte
dragon-label-typed-person = Person
dragon-label-typed-new = neu
dragon-label-typed-lower = senke
dragon-label-typed-give = gib
dragon-label-typed-wild = Fragezeichen
dragon-label-typed-for = statt
dragon-label-typed-track = Felder
dragon-label-typed-points = Punkte

## a11y: the table in plain lines, for screen readers

dragon-a11y-month = Monat { $month }, { $event }, käme es jetzt: { $effects }.
dragon-a11y-group = Gruppe { $group }: { $cards }. Drachen hier: { $players }.
dragon-a11y-court = { $player }: { $goods }; nächste Wertung { $income }. Paläste: { $palaces }.
dragon-a11y-free = { $n } frei
dragon-a11y-nothing = nichts
dragon-a11y-wall = Teile in der Mauer: { $n } von höchstens 12 ({ $built }).

## option: what is chosen before the game; .help explains it

dragon-option-edition = Ausgabe
dragon-option-edition-2017 = 2017 (großes Privileg 7 Yuan)
dragon-option-edition-2007 = 2007 (großes Privileg 6 Yuan)
dragon-option-great-wall = Mit der Chinesischen Mauer
dragon-option-super-event = Super-Ereignis
dragon-option-super-event-off = keines
dragon-option-super-event-random = zufällig
dragon-option-super-event-agreed = gewählt
dragon-option-start-seat = Startplatz
dragon-option-start-seat-random = zufällig
dragon-option-final-wall = Letzte Mauer-Wertung
dragon-option-final-wall-after-round = nach der Wertung von Monat 12
dragon-option-final-wall-in-event = in der Ereignisphase von Monat 12
dragon-option-month7-decay = Verfall im Monat 7
dragon-option-month7-decay-after = einmal, nach dem Super-Ereignis
dragon-option-month7-decay-before = einmal, vor dem Super-Ereignis
dragon-option-month7-decay-both = davor und danach
dragon-option-event-row = Ereignisjahr
dragon-option-event-row-random = zufällig

## count: a noun with its number

dragon-count-yuan =
    { $n ->
        [one] { $n } Yuan
       *[other] { $n } Yuan
    }
dragon-count-rice =
    { $n ->
        [one] { $n } Reissack
       *[other] { $n } Reissäcke
    }
dragon-count-rocket =
    { $n ->
        [one] { $n } Rakete
       *[other] { $n } Raketen
    }
dragon-count-floor =
    { $n ->
        [one] { $n } Stockwerk
       *[other] { $n } Stockwerke
    }
dragon-count-piece =
    { $n ->
        [one] { $n } Palastteil
       *[other] { $n } Palastteile
    }
dragon-count-palace =
    { $n ->
        [one] { $n } Palast
       *[other] { $n } Paläste
    }
dragon-count-person =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
dragon-count-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
    .dat =
        { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkten
        }
dragon-count-space =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
dragon-count-helmet =
    { $n ->
        [one] { $n } Helm
       *[other] { $n } Helme
    }
dragon-count-mortar =
    { $n ->
        [one] { $n } Mörser
       *[other] { $n } Mörser
    }
dragon-count-buddha =
    { $n ->
        [one] { $n } Buddha
       *[other] { $n } Buddhas
    }
dragon-count-dragon =
    { $n ->
        [one] { $n } Drache
       *[other] { $n } Drachen
    }
dragon-count-lady =
    { $n ->
        [one] { $n } Hofdame
       *[other] { $n } Hofdamen
    }
dragon-count-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
dragon-count-wall =
    { $n ->
        [one] { $n } Mauerteil
       *[other] { $n } Mauerteile
    }

## part: pieces that fill a hole in other messages

dragon-part-bonus-rice = 1 Reissack
dragon-part-bonus-rocket = 1 Rakete
dragon-part-bonus-floor = 1 Palastteil
dragon-part-bonus-yuan = 2 Yuan
dragon-part-bonus-track = 3 Felder vor
dragon-part-bonus-points = 3 Punkte

## term: nouns with their forms, verbs (do, does), adjectives (is)

# English plural 'people' in sentences
dragon-term-person = Person
    .plural = Personen
    .a = eine Person
    .the = die Person
# colour beige in print
dragon-term-person-craftsman = Handwerker
    .plural = Handwerker
    .a = einen Handwerker
    .the = den Handwerker
# orange, Dutch book: oker
dragon-term-person-lady = Hofdame
    .plural = Hofdamen
    .a = eine Hofdame
    .the = die Hofdame
# yellow
dragon-term-person-tax = Steuereintreiber
    .plural = Steuereintreiber
    .a = einen Steuereintreiber
    .the = den Steuereintreiber
# also known in English as pyrotechnist or firework maker
dragon-term-person-fireworker = Feuerwerker
    .plural = Feuerwerker
    .a = einen Feuerwerker
    .the = den Feuerwerker
dragon-term-person-fireworker-young = jüngerer Feuerwerker
    .plural = jüngere Feuerwerker
    .a = einen jüngeren Feuerwerker
    .the = den jüngeren Feuerwerker
dragon-term-person-fireworker-old = älterer Feuerwerker
    .plural = ältere Feuerwerker
    .a = einen älteren Feuerwerker
    .the = den älteren Feuerwerker
# red
dragon-term-person-warrior = Krieger
    .plural = Krieger
    .a = einen Krieger
    .the = den Krieger
dragon-term-person-warrior-young = jüngerer Krieger
    .plural = jüngere Krieger
    .a = einen jüngeren Krieger
    .the = den jüngeren Krieger
dragon-term-person-warrior-old = älterer Krieger
    .plural = ältere Krieger
    .a = einen älteren Krieger
    .the = den älteren Krieger
# brown
dragon-term-person-monk = Mönch
    .plural = Mönche
    .a = einen Mönch
    .the = den Mönch
dragon-term-person-monk-young = jüngerer Mönch
    .plural = jüngere Mönche
    .a = einen jüngeren Mönch
    .the = den jüngeren Mönch
dragon-term-person-monk-old = älterer Mönch
    .plural = ältere Mönche
    .a = einen älteren Mönch
    .the = den älteren Mönch
# blue
dragon-term-person-healer = Heiler
    .plural = Heiler
    .a = einen Heiler
    .the = den Heiler
dragon-term-person-healer-young = jüngerer Heiler
    .plural = jüngere Heiler
    .a = einen jüngeren Heiler
    .the = den jüngeren Heiler
dragon-term-person-healer-old = älterer Heiler
    .plural = ältere Heiler
    .a = einen älteren Heiler
    .the = den älteren Heiler
# green
dragon-term-person-farmer = Bauer
    .plural = Bauern
    .a = einen Bauern
    .the = den Bauern
dragon-term-person-farmer-young = jüngerer Bauer
    .plural = jüngere Bauern
    .a = einen jüngeren Bauern
    .the = den jüngeren Bauern
dragon-term-person-farmer-old = älterer Bauer
    .plural = ältere Bauern
    .a = einen älteren Bauern
    .the = den älteren Bauern
# white
dragon-term-person-scholar = Gelehrter
    .plural = Gelehrte
    .a = einen Gelehrten
    .the = den Gelehrten
dragon-term-person-scholar-young = jüngerer Gelehrter
    .plural = jüngere Gelehrte
    .a = einen jüngeren Gelehrten
    .the = den jüngeren Gelehrten
dragon-term-person-scholar-old = älterer Gelehrter
    .plural = ältere Gelehrte
    .a = einen älteren Gelehrten
    .the = den älteren Gelehrten
# what a question-mark card calls
dragon-term-person-any = beliebige Person
    .a = eine beliebige Person
dragon-term-age-young = jünger
dragon-term-age-old = älter
dragon-term-age-young-short = jung
dragon-term-age-old-short = alt
dragon-term-action-tax = Steuer
dragon-term-action-build = Bau
dragon-term-action-harvest = Ernte
# English box: Firework display
dragon-term-action-fireworks = Feuerwerk
dragon-term-action-parade = Heerschau
# English box: Research
dragon-term-action-study = Studium
dragon-term-action-privilege = Privileg
dragon-term-action-wall = Mauerbau
dragon-term-action-pass = Verzichten
dragon-term-action-parade-short = Heerschau
dragon-term-event-peace = Ruhe
dragon-term-event-tribute = Kaisertribut
dragon-term-event-drought = Dürre
dragon-term-event-festival = Drachenfest
dragon-term-event-mongols = Mongolensturm
dragon-term-event-contagion = Krankheit
# for the row of twelve months
dragon-term-event-tribute-short = Tribut
# for the row of twelve months
dragon-term-event-festival-short = Fest
# for the row of twelve months
dragon-term-event-mongols-short = Mongolen
# no Dutch rulebook read has the expansions: Dutch names are ours
dragon-term-super-event = Super-Ereignis
    .plural = Super-Ereignisse
dragon-term-super-lantern = Laternenfest
dragon-term-super-buddha = Buddha
dragon-term-super-earthquake = Erdbeben
dragon-term-super-flood = Flut
dragon-term-super-eclipse = Sonnenfinsternis
dragon-term-super-volcano = Vulkanausbruch
dragon-term-super-tornado = Wirbelsturm
dragon-term-super-sunrise = Sonnenaufgang
dragon-term-super-assassination = Attentat
dragon-term-super-charter = Freibrief
# does not change in the plural
dragon-term-yuan = Yuan
    .plural = Yuan
    .a = einen Yuan
    .the = den Yuan
# English counts without a plural: 3 rice; store label: de Reis, nl rijst
dragon-term-rice = Reissack
    .plural = Reissäcke
    .a = einen Reissack
    .the = den Reissack
dragon-term-rocket = Rakete
    .plural = Raketen
    .a = eine Rakete
    .the = die Rakete
# of a palace that stands
dragon-term-floor = Stockwerk
    .plural = Stockwerke
    .a = ein Stockwerk
    .the = das Stockwerk
# as taken from the supply
dragon-term-floor-piece = Palastteil
    .plural = Palastteile
    .a = ein Palastteil
    .the = das Palastteil
dragon-term-palace = Palast
    .plural = Paläste
    .a = einen Palast
    .the = den Palast
dragon-term-privilege = Privileg
    .plural = Privilegien
    .a = ein Privileg
    .the = das Privileg
dragon-term-privilege-small = kleines Privileg
    .plural = kleine Privilegien
    .a = ein kleines Privileg
    .the = das kleine Privileg
dragon-term-privilege-large = großes Privileg
    .plural = große Privilegien
    .a = ein großes Privileg
    .the = das große Privileg
# short: en pt, de SP, nl ZP
dragon-term-point = Siegpunkt
    .plural = Siegpunkte
    .a = einen Siegpunkt
    .the = den Siegpunkt
dragon-term-person-card = Personenkarte
    .plural = Personenkarten
    .a = eine Personenkarte
    .the = die Personenkarte
dragon-term-wild-card = Fragezeichenkarte
    .plural = Fragezeichenkarten
    .a = eine Fragezeichenkarte
    .the = die Fragezeichenkarte
dragon-term-action-card = Aktionskarte
    .plural = Aktionskarten
    .a = eine Aktionskarte
    .the = die Aktionskarte
# of action cards
dragon-term-group = Gruppe
    .plural = Gruppen
    .a = eine Gruppe
    .the = die Gruppe
# the figure, and the symbol on fans and privileges
dragon-term-dragon = Drache
    .plural = Drachen
    .a = einen Drachen
    .the = den Drachen
# on the person track; short: Scheibe, schijf
dragon-term-marker = Personenscheibe
    .plural = Personenscheiben
    .a = eine Personenscheibe
    .the = die Personenscheibe
# German book also: Personenpunkteleiste; short: track, Leiste, tabel
dragon-term-track = Personenleiste
    .plural = Personenleisten
    .a = eine Personenleiste
    .the = die Personenleiste
# on the track
dragon-term-space = Feld
    .plural = Felder
    .a = ein Feld
    .the = das Feld
dragon-term-stack = Stapel
    .plural = Stapel
    .a = einen Stapel
    .the = den Stapel
dragon-term-wall = Mauer
    .plural = Mauern
    .a = eine Mauer
    .the = die Mauer
dragon-term-wall-piece = Mauerteil
    .plural = Mauerteile
    .a = ein Mauerteil
    .the = das Mauerteil
# of a wall piece
dragon-term-bonus = Vergünstigung
    .plural = Vergünstigungen
    .a = eine Vergünstigung
    .the = die Vergünstigung
dragon-term-event = Ereignis
    .plural = Ereignisse
    .a = ein Ereignis
    .the = das Ereignis
dragon-term-action = Aktion
    .plural = Aktionen
    .a = eine Aktion
    .the = die Aktion
dragon-term-month = Monat
    .plural = Monate
    .a = einen Monat
    .the = den Monat
# of people
dragon-term-kind = Art
    .plural = Arten
    .a = eine Art
    .the = die Art
dragon-term-symbol = Symbol
    .plural = Symbole
    .a = ein Symbol
    .the = das Symbol
# spaces on the track when a person arrives
dragon-term-value = Wert
    .plural = Werte
    .a = einen Wert
    .the = den Wert
# German: avoid the singular, write the name or 'wer'
dragon-term-player = mitspielende Person
    .plural = Mitspielende
    .a = eine mitspielende Person
    .the = die mitspielende Person
dragon-term-seat = Platz
    .plural = Plätze
    .a = einen Platz
    .the = den Platz
dragon-term-hand = Hand
    .plural = Hände
    .a = eine Hand
    .the = die Hand
# the 3 yuan for a group with a dragon
dragon-term-fee = Gebühr
    .plural = Gebühren
    .a = eine Gebühr
    .the = die Gebühr
dragon-term-supply = Vorrat
dragon-term-money = Geld
dragon-term-year = Jahr
dragon-term-event-row = Ereignisleiste
dragon-term-wall-scoring = Mauer-Wertung
dragon-term-order = Reihenfolge
dragon-term-inhabited = bewohnt
# of palaces
dragon-term-empty = unbewohnt
dragon-term-full = voll
dragon-term-symbol-coin = Münze
    .plural = Münzen
dragon-term-symbol-hammer = Hammer
    .plural = Hämmer
dragon-term-symbol-rice = Reissack
    .plural = Reissäcke
dragon-term-symbol-rocket = Rakete
    .plural = Raketen
dragon-term-symbol-helmet = Helm
    .plural = Helme
dragon-term-symbol-book = Buch
    .plural = Bücher
dragon-term-symbol-mortar = Mörser
    .plural = Mörser
dragon-term-symbol-buddha = Buddha
    .plural = Buddhas
dragon-term-symbol-dragon = Drache
    .plural = Drachen
dragon-term-phase = Phase
    .plural = Phasen
dragon-term-phase-setup = Aufbau
dragon-term-phase-draft = Erste zwei Personen
dragon-term-phase-action = Aktion
dragon-term-phase-person = Person
dragon-term-phase-event = Ereignis
dragon-term-phase-super = Super-Ereignis
dragon-term-phase-decay = Verfall
dragon-term-phase-scoring = Wertung
dragon-term-phase-wall = Mauer-Wertung
dragon-term-phase-last-wall = Letzte Mauer-Wertung
dragon-term-phase-final = Schlusswertung
dragon-term-phase-over = Spielende
dragon-term-game = Im Jahr des Drachen
dragon-term-box-wall = Die Chinesische Mauer
dragon-term-box-super = Die Super-Ereignisse
dragon-term-does-take = nimmt
dragon-term-do-take = Nehmen
dragon-term-does-pay = zahlt
dragon-term-do-pay = Zahlen
dragon-term-does-top-up = stockt auf
dragon-term-do-top-up = Aufstocken
dragon-term-does-pass = verzichtet
dragon-term-do-pass = Verzichten
dragon-term-does-build = baut
dragon-term-do-build = Bauen
dragon-term-does-raise = baut aus
dragon-term-do-raise = Ausbauen
dragon-term-does-found = gründet
dragon-term-do-found = Neu bauen
dragon-term-does-harvest = erntet
dragon-term-do-harvest = Ernten
dragon-term-does-score = erhält
dragon-term-do-score = Werten
dragon-term-does-study = studiert
dragon-term-do-study = Studieren
dragon-term-does-move = rückt vor
dragon-term-do-move = Vorrücken
dragon-term-does-buy = kauft
dragon-term-do-buy = Kaufen
dragon-term-does-play = spielt
dragon-term-do-play = Ausspielen
dragon-term-does-recruit = holt an den Hof
dragon-term-do-recruit = An den Hof holen
dragon-term-does-place = bringt unter
dragon-term-do-place = Einziehen lassen
dragon-term-does-swap = tauscht aus
dragon-term-do-swap = Austauschen
dragon-term-does-refuse = weist ab
dragon-term-do-refuse = Abweisen
dragon-term-does-release = entlässt
dragon-term-do-release = Entlassen
dragon-term-does-feed = versorgt
dragon-term-do-feed = Versorgen
dragon-term-does-discard = wirft ab
dragon-term-do-discard = Abwerfen
dragon-term-does-give-back = gibt ab
dragon-term-do-give-back = Abgeben
dragon-term-does-lose = verliert
dragon-term-do-lose = Verlieren
dragon-term-does-decay = verfällt
dragon-term-do-decay = Verfallen
dragon-term-does-sell = verkauft
dragon-term-do-sell = Verkaufen
dragon-term-does-win = gewinnt
dragon-term-do-win = Gewinnen
dragon-term-does-choose = wählt
dragon-term-do-choose = Wählen
dragon-term-does-land = landet
dragon-term-do-land = Landen
dragon-term-does-set-wall = setzt ein Mauerteil
dragon-term-do-set-wall = Mauerteil setzen
dragon-term-does-wait = wartet
dragon-term-do-wait = Warten
# of the players, seat by seat
dragon-term-colour-red = Rot
dragon-term-colour-yellow = Gelb
dragon-term-colour-green = Grün
dragon-term-colour-blue = Blau
dragon-term-colour-purple = Lila
