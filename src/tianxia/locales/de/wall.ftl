### Great Wall of China

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

wall-prompt-claim-which = Du führst in { $section } mit { $total }. Welches Kärtchen nimmst du?
wall-prompt-claim-where = Auf welche deiner Karten kommt die { $tile }? Diese Karte ist dann vor Drachen sicher.
wall-prompt-claim-equal = Du führst in { $section } mit { $total }. Beide Kärtchen sind { $tile } wert, also wähle nur die Karte, die eines davon trägt.
wall-prompt-action2 = Zweite Aktion: legen oder ziehen.
wall-prompt-action2-rider = Zweite Aktion: legen oder ziehen. Ein Reiter darf vorher los, ohne Kosten.
wall-prompt-action3 = Dritte Aktion: legen oder ziehen.
wall-prompt-action3-rider = Dritte Aktion: legen oder ziehen. Soll noch ein Reiter los, dann jetzt.
wall-prompt-must-lay = Dein Stapel ist leer, also musst du legen.
wall-prompt-must-draw = Deine Hand ist leer, also musst du ziehen.
wall-prompt-must-ride = Du hast nur noch Reiter und kannst nicht ziehen: Einer muss los. Das gilt als deine zweite Aktion.
wall-prompt-ride-or-lapse = Zu legen oder zu ziehen gibt es nichts mehr, nur ein Reiter ist noch da. Jetzt losschicken oder die dritte Aktion verfallen lassen?
wall-prompt-lay-where = Wohin legst du { $cards }?
wall-prompt-lay-how-many = Wie viele davon mit dieser einen Aktion?
wall-prompt-rider-where = Wohin reitet der Reiter?
wall-prompt-dragon-where = Wo landet der Drache: am Ende einer Reihe oder auf einer Karte?
wall-prompt-dragon-confirm = Soll dein Drache { $card-the } von { $owner } in { $section }, Platz { $place }, zudecken?
wall-prompt-draw-confirm = Eine Karte ziehen? Das lässt sich nicht zurücknehmen.
wall-prompt-wait-claim = { $player } wählt ein Kärtchen in { $section }.
wall-prompt-wait-action = { $player } ist mit Legen oder Ziehen dran.
wall-prompt-final = Schlusswertung: kein Legen und kein Ziehen mehr.

## button

wall-button-lay = Legen
wall-button-draw = Karte ziehen
wall-button-ride = Reiten
wall-button-cover = Zudecken
wall-button-take = Die { $tile } nehmen
wall-button-lapse = Verfallen lassen

## preview: what a move would do

wall-preview-lead = Du würdest in { $section } mit { $total } zu { $rival-total } führen.
wall-preview-tie = Du lägst mit { $rival } gleichauf bei { $total }; dann führt niemand.
wall-preview-behind = Du hättest { $total }; { $rival } liegt mit { $rival-total } vorn.
wall-preview-alone = Du wärst hier allein und würdest mit jeder Summe führen.
wall-preview-next-turn = Ändert sich nichts, nimmst du hier zu Beginn deines nächsten Zuges ein Kärtchen.
wall-preview-claim-keeps = Mit der { $tile } fällst du auf { $total } und führst weiter.
wall-preview-claim-loses = Mit der { $tile } fällst du auf { $total }; die Führung ist weg.
wall-preview-noble = Jede sichtbare Karte in { $section } würde 1 zählen.
wall-preview-noble-freed = Ohne diesen Adligen bekommen die Karten in { $section } ihre Werte zurück.

## log: what happened

wall-log-start =
    { $n ->
        [one] { $start } fängt an. Die Mauer hat { $n } Abschnitt.
       *[other] { $start } fängt an. Die Mauer hat { $n } Abschnitte.
    }
wall-log-setup-tiles = An { $section } liegen die Kärtchen { $tile-a } und { $tile-b } aus.
wall-log-setup-hands = Alle haben fünf Karten auf der Hand und fünfzehn im Stapel.
wall-log-pair-out = Zweimal { $tile } an { $section }: Zu zweit scheiden gleiche Kärtchen aus.
wall-log-turn = Zug { $number }: { $player }
wall-log-lay = { $player } legt { $cards } an { $section } und hat dort jetzt { $total }.
wall-log-noble = { $player } legt einen Adligen an { $section }: Jede sichtbare Karte dort zählt jetzt 1.
wall-log-noble-second = { $player } legt noch einen Adligen an { $section }. Die Karten dort zählen schon 1.
wall-log-soldier =
    { $n ->
        [one] Dieser Kämpfer zählt { $value }, denn links von ihm ist { $n } der eigenen Farbe sichtbar.
       *[other] Dieser Kämpfer zählt { $value }, denn links von ihm sind { $n } der eigenen Farbe sichtbar.
    }
wall-log-soldiers-group = Zusammen zählen die Kämpfer von { $player } dort { $sum }.
wall-log-capped = In { $section } ist ein Adliger sichtbar: Dort zählt jede Karte nur 1.
wall-log-ride = { $player } schickt einen Reiter zu { $section }, ohne Aktion, und hat dort jetzt { $total }.
wall-log-ride-forced = { $player } hat nur noch Reiter: Einer reitet als zweite Aktion zu { $section }. Summe dort: { $total }.
wall-log-dragon-end = { $player } legt den Drachen ans Ende von { $section } und hat dort jetzt { $total }.
wall-log-dragon-cover = Der Drache von { $player } deckt { $card-the } von { $owner } in { $section }, Platz { $place }, zu.
wall-log-dragon-cover-own = Der Drache von { $player } deckt in { $section }, Platz { $place }, { $card-the } der eigenen Farbe zu.
wall-log-dragon-noble-freed = In { $section } ist kein Adliger mehr sichtbar: Die Karten haben ihre Werte zurück.
wall-log-dragon-noble-stays = In { $section } ist noch ein Adliger sichtbar: Jede Karte zählt weiter 1.
wall-log-dragon-soldiers =
    { $n ->
        [one] { $n } Kämpfer weiter rechts verliert 1, weil einer vor ihm zugedeckt ist.
       *[other] { $n } Kämpfer weiter rechts verlieren je 1, weil einer vor ihnen zugedeckt ist.
    }
wall-log-dragon-stack = Drache auf Drache: Nur der oberste zählt, darunter kehrt nichts zurück.
wall-log-draw = { $player } zieht eine Karte. Noch im Stapel: { $n }.
wall-log-draw-you = { $player } zieht { $card-a }. Noch im Stapel: { $n }.
wall-log-totals = Summen in { $section }: { $totals }.
wall-log-score-lead = { $player } führt in { $section } mit { $total }; danach kommt { $rival } mit { $rival-total }.
wall-log-score-alone = { $player } ist in { $section } allein und führt mit { $total }.
wall-log-score-tie = Kein Kärtchen in { $section }: { $player } und { $rival } liegen gleichauf bei { $total }.
wall-log-score-behind = Kein Kärtchen in { $section }: { $player } hat { $total }, { $rival } hat { $rival-total }.
wall-log-score-absent = Kein Kärtchen in { $section }: { $player } hat dort keine Karte.
wall-log-score-none = { $player } führt nirgends und nimmt nichts.
wall-log-claim-first = { $player } nimmt die { $tile } in { $section } und legt sie auf { $card-the }, Platz { $place }. Summe dort: { $before } − { $tile } = { $total }.
wall-log-claim-second = { $player } nimmt die { $tile } in { $section }. Die { $held } auf der Karte geht an { $owner }.
wall-log-claim-both = { $player } nimmt in { $section } auch die { $tile } und gewinnt beide Kärtchen: { $tile } + { $held } = { $sum }.
wall-log-clear =
    { $n ->
        [one] { $n } Karte verlässt das Spiel: { $section } ist abgeräumt.
       *[other] { $n } Karten verlassen das Spiel: { $section } ist abgeräumt.
    }
wall-log-refill = Neu an { $section }: { $tile-a } und { $tile-b }.
wall-log-close = Für { $section } sind keine Kärtchen mehr da. Der Abschnitt schließt.
wall-log-close-final =
    { $n ->
        [one] { $n } Karte verlässt das Spiel: { $section } ist abgeräumt und schließt, denn die Schlusswertung bringt keine neuen Kärtchen.
       *[other] { $n } Karten verlassen das Spiel: { $section } ist abgeräumt und schließt, denn die Schlusswertung bringt keine neuen Kärtchen.
    }
wall-log-supply-empty = Das war das letzte Paar. Ab jetzt schließt jeder abgeräumte Abschnitt.
wall-log-lapse-no-cards =
    { $n ->
        [one] { $player } hat keine Karten mehr; { $n } Aktion verfällt.
       *[other] { $player } hat keine Karten mehr; { $n } Aktionen verfallen.
    }
wall-log-lapse-choice = { $player } hält den Reiter zurück und lässt die dritte Aktion verfallen.
wall-log-out = { $player } hat alle 20 Karten gelegt. Alle anderen haben noch einen Zug.
wall-log-out-again = Auch { $player } hat keine Karten mehr. Die letzte Runde läuft weiter wie bisher.
wall-log-last-turn = Letzter Zug für { $player }.
wall-log-final-begin = Die Schlusswertung beginnt bei { $player }. Niemand legt oder zieht noch.
wall-log-final-idle =
    { $n ->
        [one] { $player } nimmt nichts. Noch ein Zug ohne Kärtchen, und das Spiel ist aus.
       *[other] { $player } nimmt nichts. Noch { $n } Züge ohne Kärtchen, und das Spiel ist aus.
    }
wall-log-end-tile = Das letzte Kärtchen ist genommen. Das Spiel endet sofort.
wall-log-end-no-section = Kein Abschnitt ist mehr offen. Das Spiel ist aus.
wall-log-end-idle = Eine ganze Runde ohne Kärtchen. Das Spiel ist aus.
wall-log-end-left-held = Um die { $tile } auf einer Karte von { $player } in { $section } ist nie entschieden worden. Niemand bekommt sie.
wall-log-end-left-free = In { $section } übrig: { $tiles }. Das bekommt niemand.
wall-log-end-reveal = { $player } deckt auf: { $sum }.
wall-log-end-reveal-none = { $player } hat keine Kärtchen gewonnen: 0.
wall-log-end-win = { $player } gewinnt mit { $fame } Ruhm.
wall-log-end-shared = { $players } teilen sich den Sieg mit je { $fame } Ruhm.

## no: why a move is not allowed

wall-no-score-first = Wähl zuerst dein Kärtchen. Gelegt und gezogen wird nach der Wertung.
wall-no-refuse = Du führst in { $section }, also musst du ein Kärtchen nehmen.
wall-no-tie = Du führst in { $section } nicht: { $rival } hat auch { $total }.
wall-no-behind = Du führst in { $section } nicht: Du hast { $total }, { $rival } hat { $rival-total }.
wall-no-absent = Du hast in { $section } keine Karte, also gibt es nichts zu nehmen.
wall-no-not-now = Kärtchen nimmst du nur zu Beginn deines Zuges.
wall-no-one-per-turn = Aus { $section } hast du in diesem Zug schon ein Kärtchen genommen. Das andere muss warten.
wall-no-tile-covered = Diese Karte ist zugedeckt. Ein Kärtchen kommt auf eine sichtbare.
wall-no-tile-not-yours = Diese Karte gehört { $owner }. Dein Kärtchen kommt auf eine von deinen.
wall-no-tile-other-section = Das Kärtchen gehört zu { $section }. Wähl dort eine Karte.
wall-no-mixed = Nur Karten einer Sorte gehen zusammen. Das hier sind { $types }.
wall-no-same-number = Beide zählen { $value }, sind aber verschiedene Sorten. Das kostet zwei Aktionen.
wall-no-two-sections = Eine Aktion gilt einem Abschnitt. Für zwei Abschnitte nimm zwei Aktionen.
wall-no-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
wall-no-too-many =
    { $n ->
        [one] Davon hast du nur { $n } auf der Hand.
       *[other] Davon hast du nur { $n } auf der Hand.
    }
wall-no-closed = Dieser Abschnitt ist geschlossen: Es gibt dort nichts mehr zu gewinnen.
wall-no-right-end = Neue Karten kommen ans rechte Ende. Nur ein Drache darf auf eine Karte.
wall-no-draw-empty = Dein Stapel ist leer. Lege eine Karte aus der Hand.
wall-no-lay-empty = Deine Hand ist leer. Zieh eine Karte.
wall-no-pass = Passen geht nicht, solange du legen oder ziehen kannst.
wall-no-lapse = Die Aktion verfällt nur, wenn du weder legen noch ziehen kannst. Du kannst noch.
wall-no-must-ride = Du hast einen Reiter und kannst nichts anderes tun, also muss einer los.
wall-no-rider-none = Du hast keinen Reiter auf der Hand.
wall-no-final = In der Schlusswertung wird nicht mehr gelegt und nicht mehr gezogen.
wall-no-rider-scoring = Reiter warten, bis deine Wertung fertig ist.
wall-no-rider-third = Ein Reiter kann nicht deine dritte Aktion sein. Schick ihn vorher los, ganz ohne Aktion.
wall-no-rider-after = Nach der dritten Aktion ist es für Reiter zu spät. Nächster Zug.
wall-no-rider-two = Reiter ziehen einzeln los, auch zum selben Abschnitt.
wall-no-dragon-tile = Diese Karte trägt die { $tile }, und ein Kärtchen hält Drachen fern.
wall-no-dragon-buried = Diese Karte ist schon zugedeckt. Ein Drache landet auf dem, was sichtbar ist.
wall-no-dragon-free = Ein Drache kostet eine Aktion; nur Reiter kosten keine.
wall-no-cover-not-dragon = Nur ein Drache deckt eine andere Karte zu.
wall-no-done = Deine drei Aktionen sind vorbei.
wall-no-no-section =
    { $n ->
        [one] Es gibt keinen { $section }: Die Mauer hat nur { $n } Abschnitt.
       *[other] Es gibt keinen { $section }: Die Mauer hat nur { $n } Abschnitte.
    }
wall-no-place = In { $section } liegt auf Platz { $place } keine Karte.
wall-no-tile-not-there = In { $section } gibt es keine { $tile } zu nehmen.

## info: what a mark on the table means

wall-info-noble-visible = Adliger sichtbar: alles zählt 1
wall-info-protected = Geschützt durch die { $tile }
wall-info-supply =
    { $n ->
        [one] { $n } Kärtchen noch verdeckt
       *[other] { $n } Kärtchen noch verdeckt
    }
wall-info-your-fame = Dein Ruhm, vor den anderen verborgen: { $sum }
wall-info-claim-next = { $player } nimmt hier im nächsten Zug ein Kärtchen, wenn sich nichts ändert.

## label: headings and small print on the table

wall-label-deck = Zu ziehen hast du noch: { $cards }
wall-label-onto = Drache auf eine Karte in { $section }
wall-label-outlook = Nach dem Zug du : stärkster Gegner. { $crown } du würdest führen, { $level } Gleichstand.

## part: pieces that fill a place

wall-part-none = keine
wall-part-lead = { $total } zu { $rival-total }, du führst
wall-part-level = { $total } zu { $rival-total }, Gleichstand
wall-part-behind = { $total } zu { $rival-total }, dahinter
wall-part-alone = { $total }, allein

## a11y: for screen readers

wall-a11y-section = Abschnitt { $number }: freie Kärtchen { $tiles }. Reihe von links: { $row }. Summen: { $totals }. { $lead }
wall-a11y-card = Platz { $place }: { $card }, { $player }, zählt { $value }
wall-a11y-card-tile = Platz { $place }: { $card }, { $player }, zählt { $value }, trägt die { $tile }
wall-a11y-card-over = Platz { $place }: Drache, { $player }, zählt { $value }; darunter { $under }
wall-a11y-card-over-tile = Platz { $place }: Drache, { $player }, zählt { $value }, trägt die { $tile }; darunter { $under }
wall-a11y-player = { $player }: { $hand } auf der Hand, { $deck } im Nachziehstapel, gewonnene Kärtchen: { $won }
wall-a11y-leader = { $player } führt.
wall-a11y-no-leader = Niemand führt.
wall-a11y-hand = Auf der Hand hast du: { $cards }

## count: a noun with its number

wall-count-wall =
    { $n ->
        [one] eine Mauer
       *[other] { $n } Mauern
    }
wall-count-gate =
    { $n ->
        [one] ein Tor
       *[other] { $n } Tore
    }
wall-count-tower =
    { $n ->
        [one] einen Wachtturm
       *[other] { $n } Wachttürme
    }
wall-count-noble =
    { $n ->
        [one] einen Adligen
       *[other] { $n } Adlige
    }
wall-count-soldier =
    { $n ->
        [one] einen Kämpfer
       *[other] { $n } Kämpfer
    }
wall-count-rider =
    { $n ->
        [one] einen Reiter
       *[other] { $n } Reiter
    }
wall-count-dragon =
    { $n ->
        [one] einen Drachen
       *[other] { $n } Drachen
    }
wall-count-fame =
    { $n ->
        [one] { $n } Ruhm
       *[other] { $n } Ruhm
    }

## term: nouns with their forms, verbs (do, does), adjectives (is)

wall-term-game = Chinesische Mauer
wall-term-wall = Mauer
    .plural = Mauern
    .a = eine Mauer
    .the = die Mauer
wall-term-gate = Tor
    .plural = Tore
    .a = ein Tor
    .the = das Tor
wall-term-tower = Wachtturm
    .plural = Wachttürme
    .a = einen Wachtturm
    .the = den Wachtturm
wall-term-tower-short = Turm
wall-term-noble = Adliger
    .plural = Adlige
    .a = einen Adligen
    .the = den Adligen
wall-term-soldier = Kämpfer
    .plural = Kämpfer
    .a = einen Kämpfer
    .the = den Kämpfer
wall-term-rider = Reiter
    .plural = Reiter
    .a = einen Reiter
    .the = den Reiter
wall-term-dragon = Drache
    .plural = Drachen
    .a = einen Drachen
    .the = den Drachen
wall-term-card = Karte
    .plural = Karten
    .a = eine Karte
    .the = die Karte
wall-term-tile = Ruhmeskärtchen
    .plural = Ruhmeskärtchen
    .a = ein Ruhmeskärtchen
    .the = das Ruhmeskärtchen
wall-term-tile-short = Kärtchen
    .plural = Kärtchen
    .a = ein Kärtchen
    .the = das Kärtchen
wall-term-section = Bauabschnitt
    .plural = Bauabschnitte
    .a = einen Bauabschnitt
    .the = den Bauabschnitt
wall-term-section-numbered = Abschnitt { $number }
wall-term-row = Reihe
    .plural = Reihen
    .a = eine Reihe
    .the = die Reihe
wall-term-place = Platz
    .plural = Plätze
    .a = einen Platz
    .the = den Platz
wall-term-right-end = rechtes Ende
    .the = das rechte Ende
wall-term-deck = Stapel
    .plural = Stapel
    .a = einen Stapel
    .the = den Stapel
wall-term-hand = Hand
    .plural = Hände
    .a = eine Hand
    .the = die Hand
wall-term-supply = Vorrat
    .the = den Vorrat
wall-term-fame = Ruhm
wall-term-total = Summe
    .plural = Summen
    .a = eine Summe
    .the = die Summe
wall-term-value = Wert
    .plural = Werte
    .a = einen Wert
    .the = den Wert
wall-term-lead = Führung
    .the = die Führung
wall-term-tie = Gleichstand
    .plural = Gleichstände
    .a = einen Gleichstand
    .the = den Gleichstand
wall-term-rival = Rivale
    .plural = Rivalen
    .a = einen Rivalen
    .the = den Rivalen
wall-term-scoring = Wertung
    .plural = Wertungen
    .a = eine Wertung
    .the = die Wertung
wall-term-final-scoring = Schlusswertung
    .the = die Schlusswertung
wall-term-last-round = letzte Runde
    .the = die letzte Runde
wall-term-action = Aktion
    .plural = Aktionen
    .a = eine Aktion
    .the = die Aktion
wall-term-action-1 = erste Aktion
wall-term-action-2 = zweite Aktion
wall-term-action-3 = dritte Aktion
wall-term-free-tile = freies Kärtchen
    .plural = freie Kärtchen
    .a = ein freies Kärtchen
    .the = das freie Kärtchen
wall-term-held-tile = Kärtchen auf einer Karte
    .plural = Kärtchen auf Karten
wall-term-won-tile = gewonnenes Kärtchen
    .plural = gewonnene Kärtchen
    .a = ein gewonnenes Kärtchen
    .the = das gewonnene Kärtchen
wall-term-covered-card = zugedeckte Karte
    .plural = zugedeckte Karten
    .a = eine zugedeckte Karte
    .the = die zugedeckte Karte
wall-term-closed = geschlossen
wall-term-lay = legen
wall-term-draw = ziehen
wall-term-cover = zudecken
wall-term-take = nehmen
wall-term-ride = reiten
wall-term-lapse = verfallen lassen
wall-term-colour-red = Rot
wall-term-colour-green = Grün
wall-term-colour-blue = Blau
wall-term-colour-yellow = Gelb
wall-term-colour-brown = Braun
wall-term-place-name-1 = Westpass
wall-term-place-name-2 = Flussbogen
wall-term-place-name-3 = Steppenkamm
wall-term-place-name-4 = Ostküste
