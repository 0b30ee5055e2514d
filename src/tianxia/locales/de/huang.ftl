### HUANG

## prompt: the question to the player; .why is its line of reason; wait is what the others read meanwhile

huang-prompt-action-first = Wähle deine erste Aktion
huang-prompt-action-first-why = Zwei Aktionen. Nimm ein Plättchen, einen Anführer oder eine der anderen Aktionen.
huang-prompt-action-second = Wähle deine zweite Aktion
huang-prompt-action-second-why = Deine letzte Aktion in diesem Zug. Dieselbe noch einmal ist erlaubt.
huang-prompt-tile = Platziere { $tile-a }
huang-prompt-tile-why = Markierte Felder sind erlaubt; die Zahl zeigt, wer wie viel bekommt.
huang-prompt-leader = Positioniere { $leader-the }
huang-prompt-leader-why = Er braucht einen Gouverneur neben sich, auf leerem Land.
huang-prompt-leader-onboard-why = Bewege ihn auf ein anderes Feld oder ziehe ihn zurück.
huang-prompt-pagoda-offer = Hier { $pagoda-a } errichten?
huang-prompt-pagoda-offer-why = Dein Plättchen schließt ein Dreieck. Die Pagode ist umsonst.
huang-prompt-pagoda-offer-blue-why = Dein Bauer schließt ein Dreieck. Wenn du baust, endet die Bauernkette hier.
huang-prompt-pagoda-triangle = Wähle das Dreieck
huang-prompt-pagoda-triangle-why =
    { $n ->
        [one] { $n } Dreieck ist möglich.
       *[other] { $n } Dreiecke sind möglich, auf einem darfst du bauen.
    }
huang-prompt-pagoda-source = Welche Pagode zieht hierher?
huang-prompt-pagoda-source-why = Im Vorrat ist keine dieser Farbe mehr.
huang-prompt-palace-or = Pagode oder Palast?
huang-prompt-palace-or-why = Dein Gouverneur vollendet beide Formen, erlaubt aber nur ein Gebäude.
huang-prompt-market = Ein Marktplättchen nehmen?
huang-prompt-market-why = Dein Kaufmann erlaubt dir eines. Die anderen sehen, welches.
huang-prompt-chain = Noch einen Bauern platzieren?
huang-prompt-chain-why = Neben den zuletzt gelegten Bauern, in derselben Aktion. Du hast noch { $n }.
huang-prompt-riot-pay = Womit bezahlst du den Aufstand?
huang-prompt-riot-pay-why = Zwei Bauern, oder einer mit deinem blauen Anführer, der in Reserve bleibt.
huang-prompt-riot-target = Welches Plättchen entfernst du?
huang-prompt-riot-target-why = Ein beliebiges auf dem Brett. Gebäude darauf fallen; Anführer ohne Gouverneur gehen in die Reserve.
huang-prompt-pay-pagoda = Womit bezahlst du die Pagode?
huang-prompt-pay-pagoda-why = Zwei Kaufleute, oder einer mit deinem grünen Anführer, der in Reserve bleibt.
huang-prompt-pagoda-where = Wo baust du?
huang-prompt-pagoda-where-why = Jedes Dreieck ohne Gebäude, überall auf dem Brett.
huang-prompt-replace = Welche Plättchen ersetzt du?
huang-prompt-replace-why = Bis zu sechs. Sie verlassen das Spiel verdeckt.
huang-prompt-replace-last-why =
    { $n ->
        [one] Achtung: Im Beutel ist nur noch { $n } Plättchen. Ziehst du mehr, endet das Spiel.
       *[other] Achtung: Im Beutel sind nur noch { $n } Plättchen. Ziehst du mehr, endet das Spiel.
    }
huang-prompt-replace-empty-why = Achtung: Der Beutel ist leer. Schon ein ersetztes Plättchen beendet das Spiel.
huang-prompt-revolt-attack = Wie viele Gouverneure gibst du dazu?
huang-prompt-revolt-attack-why = Du greifst an: { $own } zu { $other }. Gleichstand reicht dir nicht; { $player } antwortet nach dir.
huang-prompt-revolt-defend = Wie viele Gouverneure gibst du dazu?
huang-prompt-revolt-defend-why = Du verteidigst: { $own } zu { $other }. Gleichstand genügt dir, und du entscheidest zuletzt.
huang-prompt-war-support = Wen unterstützt du?
# $standings: list of "Qin 4" items
huang-prompt-war-support-why = { $standings }. Nur eine Seite: Soldaten aus deiner Hand und dein roter Anführer in Reserve.
huang-prompt-war-support-unifier-why = { $standings }. Du entscheidest zuletzt und wählst bei Gleichstand den Sieger.
# the same title; shown only to the one asked
huang-prompt-war-support-none-why = { $standings }. Du hast nichts zu schicken; bestätige, und niemand erfährt es.
huang-prompt-war-soldiers = Wie viele Soldaten für { $side }?
huang-prompt-war-tie = Wer gewinnt den Krieg?
huang-prompt-war-tie-why = { $sides } liegen mit { $n } gleichauf. Du hast das Plättchen gelegt, also wählst du.
huang-prompt-war-losses = Welche Soldaten zahlen?
huang-prompt-war-losses-why =
    { $n ->
        [one] { $side } hat gewonnen und schuldet noch { $n } Soldaten. Eine Pagode darauf fällt. In der Reihenfolge der Karte, von links oben an.
       *[other] { $side } hat gewonnen und schuldet noch { $n } Soldaten. Pagoden darauf fallen. In der Reihenfolge der Karte, von links oben an.
    }
huang-prompt-bandits-losses = Welche Soldaten entfernst du?
huang-prompt-bandits-losses-why =
    { $n ->
        [one] Der Sieg über die Banditen kostet noch { $n } Soldaten. Dein neues Plättchen ist sicher. In der Reihenfolge der Karte, von links oben an.
       *[other] Der Sieg über die Banditen kostet noch { $n } Soldaten. Dein neues Plättchen ist sicher. In der Reihenfolge der Karte, von links oben an.
    }
huang-prompt-granaries = Welcher Kornspeicher bleibt?
huang-prompt-granaries-why =
    { $n ->
        [one] Dein blauer Anführer darf { $n } Kornspeicher nehmen, 2 blaue Punkte. Einer bleibt.
       *[other] Dein blauer Anführer darf { $n } Kornspeicher nehmen, je 2 blaue Punkte. Einer bleibt.
    }
huang-prompt-endturn = Zug beenden?
huang-prompt-endturn-why = Beide Aktionen sind erledigt. Nach dem Ziehen lässt sich nichts zurücknehmen.
# only where hands and market together need more than the bag holds
huang-prompt-endturn-last-why = Zum Nachziehen fehlen Plättchen ({ $need } nötig, { $have } im Beutel): Damit endet das Spiel.
# cardboard game typed in
huang-prompt-chance-start = Wer beginnt?
# cardboard game typed in
huang-prompt-chance-hand = Welches Plättchen hat { $player } gezogen?
# cardboard game typed in
huang-prompt-chance-market = Welches Plättchen kommt zum Markt?
# cardboard game typed in
huang-prompt-chance-short = Welches Plättchen verließ den Beutel?
# cardboard game typed in
huang-prompt-chance-bandits = Welches Lager, wie viele Banditen?
huang-prompt-wait-action = { $player } wählt eine Aktion.
huang-prompt-wait-pagoda = { $player } entscheidet über eine Pagode.
huang-prompt-wait-market = { $player } ist auf dem Markt.
huang-prompt-wait-chain = { $player } darf noch einen Bauern platzieren.
huang-prompt-wait-revolt = { $player } gibt Gouverneure zur Revolte.
huang-prompt-wait-war-support = { $player } entscheidet über Unterstützung.
huang-prompt-wait-war-tie = { $player } bestimmt den Sieger des Krieges.
huang-prompt-wait-war-losses = { $player } wählt die Soldaten, die zahlen.
huang-prompt-wait-bandits = { $player } wählt die Soldaten, die gegen die Banditen fallen.
huang-prompt-wait-granaries = { $player } entscheidet über die Kornspeicher.

## button

huang-button-place = Hier platzieren
huang-button-leader = Hierher stellen
huang-button-withdraw = Zurückziehen
huang-button-riot = Bauernaufstand
huang-button-pagoda-paid = Pagode errichten
huang-button-replace = Plättchen ersetzen
huang-button-replace-n =
    { $n ->
        [one] { $n } Plättchen ersetzen
       *[other] { $n } Plättchen ersetzen
    }
huang-button-pass = Passen
huang-button-build = Errichten
huang-button-nopagoda = Keine Pagode
huang-button-pay-tiles = { $tiles } zahlen
huang-button-pay-leader = { $tiles } und Anführer
huang-button-take = Nehmen
huang-button-nomarket = Nichts nehmen
huang-button-nochain = Keine weiteren Bauern
huang-button-add-none = Nichts dazugeben
huang-button-add = { $n } dazugeben
huang-button-add-leader = { $n } und den gelben Anführer
huang-button-add-onlyleader = Nur den gelben Anführer
huang-button-send-none = Niemanden schicken
huang-button-send = { $n } für { $side }
huang-button-send-leader = { $n } und den roten Anführer für { $side }
huang-button-send-onlyleader = Roten Anführer für { $side }
huang-button-winner = { $side } gewinnt
huang-button-keep = Dieser bleibt
huang-button-nogranaries = Keinen nehmen
huang-button-endturn = Zug beenden

## preview: what a move would do

# short: "+1 red" is drawn on the space
huang-preview-point = { $player }: { $points }
huang-preview-nopoint-state = Kein Punkt: Es gehörte zu keinem Reich.
huang-preview-nopoint-leader = Kein Punkt: weder ein Anführer dieser Farbe noch ein gelber.
huang-preview-unite = Vereint { $states } friedlich.
huang-preview-war = Krieg: { $standings }. Aus den Händen kann jede Seite Hilfe bekommen.
huang-preview-war-nothing = Kein Punkt, keine Pagode, kein Marktplättchen: Es löst nur den Krieg aus.
huang-preview-revolt = Revolte gegen { $player }: { $own } zu { $other }, ohne Gouverneure aus den Händen.
huang-preview-triangle = Schließt ein Dreieck: Du darfst { $pagoda-a } errichten.
huang-preview-bandits = Besiegt { $bandits }; { $points } für { $player }; du entfernst { $soldiers }.
huang-preview-bandits-nobody = Besiegt { $bandits }; kein roter Anführer, also keine Punkte; du entfernst { $soldiers }.
huang-preview-riot = In die Reserve gehen: { $leaders }.
huang-preview-split = Das Reich zerfällt in { $n } Teile.

## log: what happened

huang-log-start = Ein neues Spiel HUANG: { $n } am Tisch, { $map }.
huang-log-options = Optionen: { $options }.
huang-log-dynasty = { $player } führt die Dynastie { $dynasty }.
huang-log-capitals = In jede der { $n } Hauptstädte zieht ein Gouverneur ein.
huang-log-granaries = In jeder der { $n } Hauptstädte steht ein Kornspeicher.
huang-log-short = Kurzes Spiel: { $n } Plättchen verlassen ungesehen den Beutel.
huang-log-camp =
    { $n ->
        [one] Lager { $camp } auf { $hex }: Hier haust jetzt { $bandits-nom }.
       *[other] Lager { $camp } auf { $hex }: Hier hausen jetzt { $bandits-nom }.
    }
huang-log-hand = { $player } zieht sechs Plättchen.
# only to the one who draws
huang-log-hand-own = Du ziehst { $tiles }.
huang-log-market-first = Der Markt öffnet mit: { $tiles-nom }.
huang-log-first = Das Los sagt: { $player } beginnt.
# heading in the log; $turn counts this player’s turns
huang-log-turn = { $player }, Zug { $turn }
huang-log-leader-place = { $player } platziert { $leader-the } auf { $hex }, in { $state }.
huang-log-leader-found = { $player } platziert { $leader-the } auf { $hex }: Es entsteht { $state }.
huang-log-leader-move = { $player } bewegt { $leader-the } von { $from } nach { $hex }, in { $state }.
huang-log-leader-withdraw = { $player } zieht { $leader-the } von { $hex } zurück.
huang-log-leader-unite = Der Anführer vereint { $states } friedlich.
huang-log-leader-home = Ohne Gouverneur kehrt { $leader-nom-the } von { $player } in die Reserve zurück.
huang-log-split = { $state } zerfällt in { $n } Teile.
huang-log-split-parts = Was verbunden war, zerfällt in { $n } Teile.
huang-log-group = Ein Teil ohne Anführer bleibt als lose Gruppe zurück.
huang-log-tile = { $player } platziert { $tile-a } auf { $hex }.
huang-log-tile-in = { $player } platziert { $tile-a } auf { $hex }, in { $state }.
huang-log-point-match = { $player } erhält { $points }: { $leader-cap-the } steht in { $state }.
huang-log-point-yellow = { $player } erhält { $points } durch den gelben Anführer; in { $state } steht kein { $leader }.
huang-log-nopoint-state = Niemand punktet: Das Plättchen gehört zu keinem Reich.
huang-log-nopoint-leader = Niemand punktet: In { $state } steht weder ein { $leader } noch ein gelber.
huang-log-nopoint-white = Niemand punktet: In { $state } steht weder ein weißer noch ein gelber Anführer.
# a governor was placed
huang-log-nopoint-yellow = Niemand punktet: In { $state } steht kein gelber Anführer.
huang-log-unite = Das Plättchen vereint { $states } friedlich.
huang-log-join = Eine lose Gruppe schließt sich an: { $state } wächst.
huang-log-market-take = { $player } nimmt { $tile-a } vom Markt.
huang-log-market-none = { $player } nimmt nichts vom Markt.
huang-log-market-empty = Der Markt ist leer: Es gibt nichts zu nehmen.
huang-log-chain = In derselben Aktion platziert { $player } noch einen Bauern, auf { $hex }.
huang-log-chain-end-pagoda = Mit der Pagode endet die Bauernkette.
huang-log-chain-end-war = Mit dem Krieg endet die Bauernkette.
huang-log-pagoda-free = { $player } errichtet { $pagoda-a } auf { $hexes }, umsonst.
huang-log-pagoda-paid = { $player } legt { $traders } ab und errichtet { $pagoda-a } auf { $hexes }.
huang-log-pagoda-paid-leader = Mit { $traders } und dem grünen Anführer in Reserve errichtet { $player } { $pagoda-a } auf { $hexes }.
huang-log-pagoda-moved = Sie kommt von { $hexes }: Im Vorrat war keine mehr.
huang-log-pagoda-declined = { $player } verzichtet auf die Pagode.
huang-log-pagoda-falls = Auf { $hexes } fällt { $pagoda-nom-the } und kommt in den Vorrat.
huang-log-palace-free = { $player } errichtet den Palast auf { $hexes }, umsonst.
huang-log-palace-paid = { $player } legt { $traders } ab und errichtet den Palast auf { $hexes }.
huang-log-palace-paid-leader = Mit { $traders } und dem grünen Anführer in Reserve errichtet { $player } den Palast auf { $hexes }.
huang-log-palace-moved = Der Palast zieht von { $hexes } hierher.
huang-log-palace-falls = Der Palast auf { $hexes } fällt und kommt in den Vorrat.
huang-log-riot = { $player } legt { $farmers } für einen Aufstand ab: { $tile-cap-the } auf { $hex } ist weg.
huang-log-riot-leader = Mit { $farmers } und dem blauen Anführer in Reserve löst { $player } einen Aufstand aus: { $tile-cap-the } auf { $hex } ist weg.
huang-log-granary-burnt = Der Kornspeicher auf { $hex } brennt nieder und ist aus dem Spiel.
huang-log-replace =
    { $n ->
        [one] { $player } ersetzt { $n } Plättchen.
       *[other] { $player } ersetzt { $n } Plättchen.
    }
# only to the one who replaces
huang-log-replace-own = Du ersetzt { $tiles }.
huang-log-pass = { $player } passt (ersetzt keine Plättchen).
# $colour: noun form (red / Rot / rood)
huang-log-revolt = Revolte in { $state }: { $attacker } greift { $defender } an, { $colour } gegen { $colour }.
huang-log-revolt-base = Gouverneure neben den Anführern: { $attacker } { $a }, { $defender } { $d }.
huang-log-revolt-add = { $player } gibt { $governors } dazu: { $total }.
huang-log-revolt-add-leader = { $player } gibt { $governors } und den gelben Anführer aus der Reserve dazu: { $total }.
huang-log-revolt-add-onlyleader = { $player } gibt den gelben Anführer aus der Reserve dazu: { $total }.
huang-log-revolt-add-none = { $player } gibt nichts dazu: { $total }.
huang-log-revolt-won = { $winner } gewinnt die Revolte mit { $w } zu { $l } und erhält { $points }.
huang-log-revolt-tie = Gleichstand, { $w } zu { $l }: { $winner } verteidigt sich und erhält { $points }.
huang-log-revolt-home = { $leader-cap-the } von { $player } muss zurück in die Reserve.
huang-log-revolt-box = In die Schachtel gehen die Gouverneure aus den Händen: { $n }.
huang-log-war = Krieg! { $player } vereint { $states } mit { $tile-dat-a } auf { $hex }. Das Plättchen selbst bringt keinen Punkt.
huang-log-war-clash = Streitende Farben: { $colours }.
# $leaders: "red (Mei), blue (Amélie)"
huang-log-war-side = { $side } beginnt mit { $soldiers }; Anführer: { $leaders }.
huang-log-war-neutral = { $side } hat keinen streitenden Anführer, ist aber trotzdem Seite in diesem Krieg.
huang-log-war-send = { $player } unterstützt { $side } mit { $soldiers }: { $total }.
huang-log-war-send-leader = { $player } unterstützt { $side } mit { $soldiers } und dem roten Anführer: { $total }.
huang-log-war-send-onlyleader = { $player } unterstützt { $side } mit dem roten Anführer: { $total }.
huang-log-war-send-none = { $player } schickt niemanden.
huang-log-war-sum = { $side }: { $board } auf dem Brett + { $sent } geschickt + { $by-leaders } durch rote Anführer = { $total }.
huang-log-war-won = { $side } gewinnt den Krieg.
huang-log-war-tie = { $sides } liegen mit { $n } gleichauf. { $player } hat das Plättchen gelegt und wählt: { $side }.
huang-log-war-loses = { $side } verliert { $soldiers } auf dem Brett.
huang-log-war-loses-none = { $side } hat keine Soldaten zu verlieren.
huang-log-war-home = { $leader-cap-the } von { $player } wird aus { $side } vertrieben und geht in die Reserve.
huang-log-war-stays = { $leader-cap-the } von { $player } streitet mit niemandem und bleibt.
huang-log-war-point =
    { $n ->
        [one] { $player } erhält { $points }: { $leader-cap-the } von { $side } hat seinen Gegner vertrieben.
       *[other] { $player } erhält { $points }: { $leader-cap-the } von { $side } hat { $n } Gegner vertrieben.
    }
huang-log-war-nopoint = Niemand punktet in { $colour }: Beim Sieger steht kein { $leader }.
huang-log-war-price =
    { $n ->
        [one] Die stärkste unterlegene Seite hatte { $n }: { $side } zahlt { $n } Soldaten.
       *[other] Die stärkste unterlegene Seite hatte { $n }: { $side } zahlt { $n } Soldaten.
    }
huang-log-war-price-none = Keine unterlegene Seite hatte Stärke: { $side } schuldet nichts.
huang-log-war-pay-sent = Zuerst zahlen die Soldaten, die { $side } geschickt wurden: { $n }.
huang-log-war-pay-over =
    { $n ->
        [one] Das ist { $n } mehr als nötig; er geht trotzdem.
       *[other] Das sind { $n } mehr als nötig; sie gehen trotzdem.
    }
huang-log-war-pay-needless = Die Soldaten, die { $side } geschickt wurden, gehen trotzdem in die Schachtel: { $n }.
huang-log-war-pay-board = { $player } entfernt einen Soldaten von { $side } auf { $hex }.
huang-log-war-pay-short =
    { $n ->
        [one] { $side } hat nicht genug Soldaten; { $n } bleibt unbezahlt, ohne Folgen.
       *[other] { $side } hat nicht genug Soldaten; { $n } bleiben unbezahlt, ohne Folgen.
    }
huang-log-war-box = Auch die Soldaten für die Unterlegenen kommen in die Schachtel: { $n }.
huang-log-war-end = Der Krieg ist vorbei. { $tile-cap-the } auf { $hex } bleibt liegen.
huang-log-bandits = { $player } platziert { $tile-a } auf { $hex } und greift { $bandits } an. Das Plättchen selbst bringt keinen Punkt.
huang-log-bandits-soldiers = { $player } führt { $soldiers } von { $states } ins Feld.
huang-log-bandits-points = { $player } erhält { $points } durch den roten Anführer.
huang-log-bandits-nobody = Niemand punktet: In { $states } steht kein roter Anführer.
huang-log-bandits-losses = { $player } entfernt einen Soldaten auf { $hex }.
huang-log-bandits-gone = Die Banditen sind besiegt, { $hex } ist frei.
huang-log-pagoda-score = { $player } erhält { $points } für { $pagodas } in { $state }, durch { $leader-the }.
huang-log-granaries-take = { $player } nimmt { $granaries } in { $state }; der auf { $hex } bleibt.
huang-log-granaries-none = { $player } lässt die Kornspeicher in { $state } stehen.
huang-log-draw = { $player } zieht ein Plättchen und hat { $n } auf der Hand.
# only to the one who draws
huang-log-draw-own = Du ziehst { $tile-a }.
huang-log-draw-palace = { $player } hat den Palast und zieht ein Plättchen über sechs hinaus.
# only to the one who draws
huang-log-draw-palace-own = Mit dem Palast ziehst du über sechs hinaus: { $tile-a }.
huang-log-market-fill = Neu auf dem Markt: { $tile }.
huang-log-bag-zero = Der Beutel ist leer. Das nächste Plättchen, das gezogen werden muss, beendet das Spiel.
huang-log-end-replace = Der Beutel ist leer: { $player } kann nicht genug neue Plättchen ziehen. Das Spiel ist aus.
huang-log-end-hand = Der Beutel ist leer: { $player } kann nicht nachziehen. Das Spiel ist aus.
huang-log-end-market = Der Beutel ist leer: Der Markt kann nicht gefüllt werden. Das Spiel ist aus.
huang-log-end-screens = Die Sichtschirme fallen.
huang-log-end-points = { $player }: Gelb { $y }, Rot { $r }, Blau { $b }, Grün { $g }, Weiß { $w }.
huang-log-end-granaries = { $player } erhält { $n } Blau für { $granaries }.
# $additions: "+3 blue, +1 yellow"
huang-log-end-white = Die weißen Punkte helfen: { $additions }.
huang-log-end-score = Ergebnis von { $player }: { $n }; alle vier Farben, die niedrigste zuerst: { $vector }.
huang-log-end-winner = { $player } gewinnt mit { $n }.
huang-log-end-tie-second = { $players } liegen mit { $n } gleichauf. Es entscheidet die { $place }: { $winner } gewinnt mit { $w } zu { $l }.
huang-log-end-tie-white = { $players } sind in allen vier Farben gleichauf. { $winner } gewinnt mit weniger weißen Punkten: { $w } zu { $l }.
huang-log-end-nobody = { $players } sind in allem gleichauf, auch bei den weißen Punkten. Niemand gewinnt.

## no: why a move is not allowed

huang-no-turn = { $player } ist am Zug.
huang-no-decision = Zuerst entscheidet { $player }.
huang-no-unfinished = Zuerst muss geklärt sein, was deine Aktion ausgelöst hat.
huang-no-over = Das Spiel ist zu Ende.
huang-no-notnow = Das ist jetzt nicht gefragt.
huang-no-space = Dieses Feld gibt es auf dieser Karte nicht.
huang-no-hand = Du hast { $tile-no } auf der Hand.
huang-no-hand-few = Du hast nur { $tiles } auf der Hand.
huang-no-occupied-tile = Hier liegt schon ein Plättchen.
huang-no-occupied-leader = Hier steht ein Anführer.
huang-no-occupied-bandits = Hier hausen Banditen.
huang-no-river = Das ist Fluss: Hier dürfen nur Bauern liegen.
huang-no-land = Bauern dürfen nur auf Fluss liegen.
huang-no-leader-river = Auf einem Fluss kann kein Anführer stehen.
huang-no-leader-governor = Kein Gouverneur daneben: Ein Anführer braucht einen.
huang-no-leader-unite = Das würde { $states } vereinen, mit zwei { $leader-dat-plural } im Konflikt. Das kann nur ein Plättchen.
huang-no-leader-bandits = Daneben sind Banditen: Hierher traut sich kein Anführer.
huang-no-leader-same = Er steht schon hier.
huang-no-leader-reserve = Er ist schon in Reserve.
huang-no-leader-other = Dieser Anführer gehört { $player }.
huang-no-bandits-state = Neben Banditen muss ein Plättchen auch ein Reich berühren; dieses berührt keines.
huang-no-bandits-strength = Zu wenige Soldaten gegen die Banditen: { $need } nötig, { $have } da.
huang-no-bandits-war = Neben Banditen darf ein Plättchen keinen Krieg auslösen.
huang-no-chain-far = Der nächste Bauer muss neben dem letzten auf { $hex } liegen.
huang-no-chain-colour = In dieser Aktion dürfen nur noch Bauern folgen.
# blue leader on the board
huang-no-riot-farmers = Kostet 2 Bauern, du hast { $n }.
huang-no-riot-farmer = Kostet mindestens 1 Bauern, auch mit deinem blauen Anführer.
huang-no-riot-noleader = Dein blauer Anführer steht auf dem Brett und kann nicht helfen.
huang-no-riot-tile = Auf dem Brett liegt kein Plättchen.
huang-no-riot-leader = Ein Aufstand entfernt Plättchen, keine Anführer.
huang-no-riot-bandits = Banditen fürchten keinen Aufstand: Wähle ein Plättchen.
huang-no-riot-market = Der Markt ist tabu: Wähle ein Plättchen auf dem Brett.
huang-no-riot-empty = Hier liegt kein Plättchen.
# green leader on the board
huang-no-pagoda-traders = Kostet 2 Kaufleute, du hast { $n }.
huang-no-pagoda-trader = Kostet mindestens 1 Kaufmann, auch mit deinem grünen Anführer.
huang-no-pagoda-noleader = Dein grüner Anführer steht auf dem Brett und kann nicht helfen.
huang-no-pagoda-none = Auf dem Brett gibt es kein freies Dreieck.
huang-no-pagoda-shape = Eine Pagode braucht drei Plättchen einer Farbe, jedes neben den anderen.
huang-no-pagoda-building = Eines dieser Plättchen trägt schon { $building }.
huang-no-pagoda-overlap = Eine Pagode kann nicht auf Plättchen rücken, auf denen sie schon steht.
huang-no-pagoda-blue = Auf diesem Brett gibt es keine blauen Pagoden.
huang-no-pagoda-source = Im Vorrat ist noch eine; nimm die.
huang-no-pagoda-one = Ein Plättchen erlaubt nur ein Gebäude.
huang-no-pagoda-other = Das gelegte Plättchen schließt diese Form nicht.
huang-no-pagoda-lift = Dort steht keine Pagode dieser Farbe.
huang-no-pagoda-war = Ein Plättchen, das einen Krieg auslöst, bringt keine Pagode.
huang-no-palace-shape = Der Palast braucht vier Gouverneure in einer Raute.
huang-no-palace-off = Diese Partie wird ohne den kaiserlichen Palast gespielt.
huang-no-replace-six = Du darfst höchstens sechs Plättchen ersetzen.
huang-no-market-empty = Der Markt ist leer.
huang-no-market-none = Auf dem Markt gibt es { $tile-no }.
huang-no-market-now = Vom Markt darfst du nur nehmen, wenn du gerade einen Kaufmann platziert hast.
huang-no-revolt-governors =
    { $n ->
        [one] Du hast nur { $n } Gouverneur auf der Hand.
       *[other] Du hast nur { $n } Gouverneure auf der Hand.
    }
huang-no-revolt-leader = Dein gelber Anführer steht auf dem Brett und gibt keinen Bonus.
huang-no-war-soldiers =
    { $n ->
        [one] Du hast nur { $n } Soldaten auf der Hand.
       *[other] Du hast nur { $n } Soldaten auf der Hand.
    }
huang-no-war-leader = Dein roter Anführer steht auf dem Brett und kann nicht helfen.
huang-no-war-oneside = Du darfst nur eine Seite unterstützen.
huang-no-war-side = Diese Seite gibt es in diesem Krieg nicht.
huang-no-war-nobody = Wer niemanden schickt, nennt keine Seite.
huang-no-war-winner = Wähle eine der stärksten Seiten.
huang-no-war-losses-side = Nur Soldaten von { $side } zahlen.
huang-no-war-losses-tile = Das vereinende Plättchen kann in diesem Krieg nicht verloren gehen.
huang-no-bandits-losses = Entferne Soldaten der verbundenen Reiche, nicht das neue Plättchen.
huang-no-losses-order = Soldaten werden in der Reihenfolge der Karte genannt, von links oben an, und es müssen genug folgen.
huang-no-granaries-all = Alle bis auf einen, oder keinen.
huang-no-granaries-here = Hier steht kein Kornspeicher aus dem Reich deines blauen Anführers.
huang-no-options-board = Skrupellose Banditen und 18 Königreiche passen nicht zusammen.
huang-no-options-bandits = Auf dieser Karte gibt es keine Banditen-Lager.
huang-no-options-short = Das kurze Spiel ist für genau zwei.
huang-no-options-five = Zu fünft braucht ihr die Drachen-Dynastie.

## label: headings on the table

huang-label-actions =
    { $n ->
        [one] Noch { $n } Aktion
       *[other] Noch { $n } Aktionen
    }
huang-label-hand = Deine Plättchen
huang-label-reserve = Anführer in Reserve
huang-label-market = Markt
huang-label-bag =
    { $n ->
        [one] { $n } Plättchen im Beutel
       *[other] { $n } Plättchen im Beutel
    }
huang-label-points = Deine Punkte
huang-label-lowest = Die niedrigste zählt: { $n }
huang-label-tiles-other =
    { $n ->
        [one] { $player }: { $n } Plättchen
       *[other] { $player }: { $n } Plättchen
    }
huang-label-strength = Stärke
huang-label-supply = Im Vorrat
huang-label-known = Hat sicher
huang-label-log = Verlauf

## info: what a mark or a number means

huang-info-map-warring-states = Der gedruckte Spielplan lag nicht vor. Umriss, Flüsse und die Lage der sieben Hauptstädte gelten als Abschrift, die andere gemacht haben und die nie mit dem Druck verglichen wurde. Die Namen der Hauptstädte, die zehn Lager und die Zahlen der Banditen sind eine Rekonstruktion von Tianxia.
huang-info-map-18-kingdoms = Der gedruckte Spielplan lag nicht vor. Der Umriss der Vorderseite ist auch hier angenommen. Flüsse und Hauptstädte sind eine Rekonstruktion von Tianxia nach der Geschichte: die achtzehn Königreiche von 206 v. Chr. und West-Chu, und keine drei Flussfelder im Dreieck, wie es die Regeln wollen.

## a11y: for screen readers

huang-a11y-player = { $player }: Plättchen auf der Hand { $n }. Anführer auf dem Brett: { $leaders }; in Reserve: { $reserve }.
huang-a11y-known = Sicher auf der Hand: { $tiles }.
huang-a11y-state = { $state }: { $soldiers }; Anführer { $leaders }.
huang-a11y-row = Reihe { $row }: { $list }.

## typed: the words of a move as people write them, one word each

huang-typed-leader = Anführer
huang-typed-withdraw = zurück
huang-typed-riot = Aufstand
huang-typed-with = mit
huang-typed-pagoda = Pagode
huang-typed-palace = Palast
huang-typed-no = keine
huang-typed-lift = versetze
huang-typed-replace = ersetze
huang-typed-nothing = nichts
huang-typed-take = nimm
huang-typed-stop = genug
huang-typed-commit = gib
huang-typed-war = Krieg
huang-typed-left = links
huang-typed-middle = Mitte
huang-typed-right = rechts
huang-typed-win = Sieg
huang-typed-lose = verliere
huang-typed-keep = behalte
huang-typed-all = alle

## menu: the list of legal moves in the terminal

huang-menu-tile = Ein Plättchen platzieren
huang-menu-leader = Einen Anführer positionieren
huang-menu-other = Oder
huang-menu-point = { $points } für { $player }
huang-menu-war = Krieg
huang-menu-revolt = Revolte
huang-menu-bandits = Banditen
# where a tile does nothing at once
huang-menu-spaces =
    { $n ->
        [one] { $n } Feld ohne Punkt
       *[other] { $n } Felder ohne Punkt
    }
huang-menu-riot =
    { $n ->
        [one] Bauernaufstand gegen das einzige Plättchen auf dem Brett: „{ $example }“
       *[other] Bauernaufstand gegen eines von { $n } Plättchen, etwa „{ $example }“
    }
# $n: how many at most
huang-menu-replace = Bis zu { $n } Plättchen ersetzen, etwa „{ $example }“
# strengths in a revolt after this answer
huang-menu-stands = { $own } gegen { $other }

## option: what is chosen before the game; .help explains it

huang-option-bandits = Skrupellose Banditen
huang-option-bandits-help = Fünf Lager zu erobern: rote Punkte um den Preis von Soldaten.
huang-option-kingdoms = 18 Königreiche
huang-option-kingdoms-help = Die Rückseite des Brettes: 19 Hauptstädte mit Kornspeichern, keine blauen Pagoden.
huang-option-palace = Kaiserlicher Palast
huang-option-palace-help = Ein Palast auf vier Gouverneuren: Sein gelber Anführer zieht auf sieben nach.
huang-option-dragon = Drachen-Dynastie
huang-option-dragon-help = Eine fünfte Person spielt mit.
huang-option-short = Kurzes Spiel
huang-option-short-help = Zu zweit: 24 Plättchen weniger.

## count: a noun with its number

huang-count-points-yellow =
    { $n ->
        [one] { $n } gelben Punkt
       *[other] { $n } gelbe Punkte
    }
huang-count-points-red =
    { $n ->
        [one] { $n } roten Punkt
       *[other] { $n } rote Punkte
    }
huang-count-points-blue =
    { $n ->
        [one] { $n } blauen Punkt
       *[other] { $n } blaue Punkte
    }
huang-count-points-green =
    { $n ->
        [one] { $n } grünen Punkt
       *[other] { $n } grüne Punkte
    }
huang-count-points-white =
    { $n ->
        [one] { $n } weißen Punkt
       *[other] { $n } weiße Punkte
    }
huang-count-tiles-yellow =
    { $n ->
        [one] { $n } Gouverneur
       *[other] { $n } Gouverneure
    }
    .nom =
        { $n ->
            [one] { $n } Gouverneur
           *[other] { $n } Gouverneure
        }
huang-count-tiles-red =
    { $n ->
        [one] { $n } Soldaten
       *[other] { $n } Soldaten
    }
    .nom =
        { $n ->
            [one] { $n } Soldat
           *[other] { $n } Soldaten
        }
huang-count-tiles-blue =
    { $n ->
        [one] { $n } Bauern
       *[other] { $n } Bauern
    }
    .nom =
        { $n ->
            [one] { $n } Bauer
           *[other] { $n } Bauern
        }
huang-count-tiles-green =
    { $n ->
        [one] { $n } Kaufmann
       *[other] { $n } Kaufleute
    }
    .nom =
        { $n ->
            [one] { $n } Kaufmann
           *[other] { $n } Kaufleute
        }
huang-count-tiles-white =
    { $n ->
        [one] { $n } Handwerker
       *[other] { $n } Handwerker
    }
    .nom =
        { $n ->
            [one] { $n } Handwerker
           *[other] { $n } Handwerker
        }
huang-count-tiles-any =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
huang-count-pagodas =
    { $n ->
        [one] { $n } Pagode
       *[other] { $n } Pagoden
    }
huang-count-granaries =
    { $n ->
        [one] { $n } Kornspeicher
       *[other] { $n } Kornspeicher
    }
huang-count-bandits =
    { $n ->
        [one] { $n } Banditen
       *[other] { $n } Banditen
    }
    .nom =
        { $n ->
            [one] { $n } Bandit
           *[other] { $n } Banditen
        }

## part: pieces that fill a hole in other messages

huang-part-nobody = niemanden
# name of a state that holds a capital; several: joined with a hyphen; works after in/for/to
huang-part-state-capital = { $capital }
# name of a state without a capital; a proper name, so with a capital letter everywhere
huang-part-state-letter = Reich { $letter }
# items of $standings
huang-part-standing = { $side } { $n }
# items of $leaders; colour noun
huang-part-leader-of = { $colour } ({ $player })
huang-part-place-second = zweitniedrigste Farbe
huang-part-place-third = drittniedrigste Farbe
huang-part-place-fourth = höchste Farbe
huang-part-building-pagoda = eine Pagode
huang-part-building-granary = einen Kornspeicher
huang-part-building-palace = den Palast

## term: nouns with their forms, verbs (do, does), adjectives (is)

huang-term-game = HUANG
# as a noun, also after a number
huang-term-colour-yellow = Gelb
# as a noun, also after a number
huang-term-colour-red = Rot
# as a noun, also after a number
huang-term-colour-blue = Blau
# as a noun, also after a number
huang-term-colour-green = Grün
# as a noun, also after a number
huang-term-colour-white = Weiß
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-yellow = gelb
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-red = rot
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-blue = blau
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-green = grün
# German and Dutch inflect: use the whole phrases below
huang-term-colour-adj-white = weiß
huang-term-tile-yellow = Gouverneur
    .plural = Gouverneure
    .a = einen Gouverneur
    .the = den Gouverneur
    .nom-the = der Gouverneur
    .cap-the = Der Gouverneur
    .dat-a = einem Gouverneur
    .no = keinen Gouverneur
huang-term-tile-red = Soldat
    .plural = Soldaten
    .a = einen Soldaten
    .the = den Soldaten
    .nom-the = der Soldat
    .cap-the = Der Soldat
    .dat-a = einem Soldaten
    .no = keinen Soldaten
huang-term-tile-blue = Bauer
    .plural = Bauern
    .a = einen Bauern
    .the = den Bauern
    .nom-the = der Bauer
    .cap-the = Der Bauer
    .dat-a = einem Bauern
    .no = keinen Bauern
huang-term-tile-green = Kaufmann
    .plural = Kaufleute
    .a = einen Kaufmann
    .the = den Kaufmann
    .nom-the = der Kaufmann
    .cap-the = Der Kaufmann
    .dat-a = einem Kaufmann
    .no = keinen Kaufmann
huang-term-tile-white = Handwerker
    .plural = Handwerker
    .a = einen Handwerker
    .the = den Handwerker
    .nom-the = der Handwerker
    .cap-the = Der Handwerker
    .dat-a = einem Handwerker
    .no = keinen Handwerker
huang-term-leader-yellow = gelber Anführer
    .plural = gelbe Anführer
    .a = einen gelben Anführer
    .the = den gelben Anführer
    .nom-the = der gelbe Anführer
    .cap-the = Der gelbe Anführer
    .dat-plural = gelben Anführern
huang-term-leader-red = roter Anführer
    .plural = rote Anführer
    .a = einen roten Anführer
    .the = den roten Anführer
    .nom-the = der rote Anführer
    .cap-the = Der rote Anführer
    .dat-plural = roten Anführern
huang-term-leader-blue = blauer Anführer
    .plural = blaue Anführer
    .a = einen blauen Anführer
    .the = den blauen Anführer
    .nom-the = der blaue Anführer
    .cap-the = Der blaue Anführer
    .dat-plural = blauen Anführern
huang-term-leader-green = grüner Anführer
    .plural = grüne Anführer
    .a = einen grünen Anführer
    .the = den grünen Anführer
    .nom-the = der grüne Anführer
    .cap-the = Der grüne Anführer
    .dat-plural = grünen Anführern
huang-term-leader-white = weißer Anführer
    .plural = weiße Anführer
    .a = einen weißen Anführer
    .the = den weißen Anführer
    .nom-the = der weiße Anführer
    .cap-the = Der weiße Anführer
    .dat-plural = weißen Anführern
huang-term-pagoda-yellow = gelbe Pagode
    .plural = gelbe Pagoden
    .a = eine gelbe Pagode
    .the = die gelbe Pagode
    .nom-the = die gelbe Pagode
huang-term-pagoda-red = rote Pagode
    .plural = rote Pagoden
    .a = eine rote Pagode
    .the = die rote Pagode
    .nom-the = die rote Pagode
huang-term-pagoda-blue = blaue Pagode
    .plural = blaue Pagoden
    .a = eine blaue Pagode
    .the = die blaue Pagode
    .nom-the = die blaue Pagode
huang-term-pagoda-green = grüne Pagode
    .plural = grüne Pagoden
    .a = eine grüne Pagode
    .the = die grüne Pagode
    .nom-the = die grüne Pagode
huang-term-pagoda-white = weiße Pagode
    .plural = weiße Pagoden
    .a = eine weiße Pagode
    .the = die weiße Pagode
    .nom-the = die weiße Pagode
huang-term-point-yellow = gelber Punkt
    .plural = gelbe Punkte
    .a = einen gelben Punkt
    .the = den gelben Punkt
    .nom-the = der gelbe Punkt
huang-term-point-red = roter Punkt
    .plural = rote Punkte
    .a = einen roten Punkt
    .the = den roten Punkt
    .nom-the = der rote Punkt
huang-term-point-blue = blauer Punkt
    .plural = blaue Punkte
    .a = einen blauen Punkt
    .the = den blauen Punkt
    .nom-the = der blaue Punkt
huang-term-point-green = grüner Punkt
    .plural = grüne Punkte
    .a = einen grünen Punkt
    .the = den grünen Punkt
    .nom-the = der grüne Punkt
huang-term-point-white = weißer Punkt
    .plural = weiße Punkte
    .a = einen weißen Punkt
    .the = den weißen Punkt
    .nom-the = der weiße Punkt
# what the points stand for
huang-term-meaning-yellow = Ordnung
# what the points stand for
huang-term-meaning-red = Macht
# what the points stand for
huang-term-meaning-blue = Nahrung
# what the points stand for
huang-term-meaning-green = Handel
# what the points stand for
huang-term-meaning-white = Wohlstand
huang-term-dynasty-tiger = Tiger
    .plural = Tiger
    .a = einen Tiger
    .the = den Tiger
    .nom-the = der Tiger
huang-term-dynasty-rabbit = Hase
    .plural = Hasen
    .a = einen Hasen
    .the = den Hasen
    .nom-the = der Hase
huang-term-dynasty-rat = Ratte
    .plural = Ratten
    .a = eine Ratte
    .the = die Ratte
    .nom-the = die Ratte
huang-term-dynasty-goat = Ziege
    .plural = Ziegen
    .a = eine Ziege
    .the = die Ziege
    .nom-the = die Ziege
huang-term-dynasty-dragon = Drache
    .plural = Drachen
    .a = einen Drachen
    .the = den Drachen
    .nom-the = der Drache
huang-term-dynasty = Dynastie
    .plural = Dynastien
    .a = eine Dynastie
    .the = die Dynastie
    .nom-the = die Dynastie
# German: prefer the name, "wer ..." or "die Person"
huang-term-player = Spieler
    .plural = Spieler
    .a = einen Spieler
    .the = den Spieler
    .nom-the = der Spieler
# German: always plural, or the name
huang-term-opponent = andere Person
    .plural = andere
    .a = eine andere Person
    .the = die andere Person
    .nom-the = die andere Person
huang-term-leader = Anführer
    .plural = Anführer
    .a = einen Anführer
    .the = den Anführer
    .nom-the = der Anführer
huang-term-tile = Plättchen
    .plural = Plättchen
    .a = ein Plättchen
    .the = das Plättchen
    .nom-the = das Plättchen
# tile or leader
huang-term-piece = Stein
    .plural = Steine
    .a = einen Stein
    .the = den Stein
    .nom-the = der Stein
huang-term-board = Brett
    .plural = Bretter
    .a = ein Brett
    .the = das Brett
    .nom-the = das Brett
huang-term-map = Karte
    .plural = Karten
    .a = eine Karte
    .the = die Karte
    .nom-the = die Karte
# front of the board
huang-term-map-front = Streitende Reiche
# back of the board; also the option
huang-term-map-back = 18 Königreiche
huang-term-space = Feld
    .plural = Felder
    .a = ein Feld
    .the = das Feld
    .nom-the = das Feld
huang-term-land = Land
huang-term-river = Fluss
    .plural = Flüsse
    .a = einen Fluss
    .the = den Fluss
    .nom-the = der Fluss
huang-term-space-land = Landfeld
    .plural = Landfelder
    .a = ein Landfeld
    .the = das Landfeld
    .nom-the = das Landfeld
huang-term-space-river = Flussfeld
    .plural = Flussfelder
    .a = ein Flussfeld
    .the = das Flussfeld
    .nom-the = das Flussfeld
huang-term-capital = Hauptstadt
    .plural = Hauptstädte
    .a = eine Hauptstadt
    .the = die Hauptstadt
    .nom-the = die Hauptstadt
huang-term-neighbour = Nachbar
    .plural = Nachbarn
    .a = einen Nachbarn
    .the = den Nachbarn
    .nom-the = der Nachbar
huang-term-link = Verbindung
    .plural = Verbindungen
    .a = eine Verbindung
    .the = die Verbindung
    .nom-the = die Verbindung
huang-term-state = Reich
    .plural = Reiche
    .a = ein Reich
    .the = das Reich
    .nom-the = das Reich
huang-term-group = lose Gruppe
    .plural = lose Gruppen
    .a = eine lose Gruppe
    .the = die lose Gruppe
    .nom-the = die lose Gruppe
huang-term-triangle = Dreieck
    .plural = Dreiecke
    .a = ein Dreieck
    .the = das Dreieck
    .nom-the = das Dreieck
huang-term-rhombus = Raute
    .plural = Rauten
    .a = eine Raute
    .the = die Raute
    .nom-the = die Raute
huang-term-building = Gebäude
    .plural = Gebäude
    .a = ein Gebäude
    .the = das Gebäude
    .nom-the = das Gebäude
huang-term-pagoda = Pagode
    .plural = Pagoden
    .a = eine Pagode
    .the = die Pagode
    .nom-the = die Pagode
huang-term-granary = Kornspeicher
    .plural = Kornspeicher
    .a = einen Kornspeicher
    .the = den Kornspeicher
    .nom-the = der Kornspeicher
huang-term-palace = Kaiserlicher Palast
    .plural = Kaiserliche Paläste
    .a = einen Kaiserlichen Palast
    .the = den Kaiserlichen Palast
    .nom-the = der Kaiserliche Palast
huang-term-palace-short = Palast
    .plural = Paläste
    .a = einen Palast
    .the = den Palast
    .nom-the = der Palast
# where pagodas wait
huang-term-supply = Vorrat
    .plural = Vorräte
    .a = einen Vorrat
    .the = den Vorrat
    .nom-the = der Vorrat
# where leaders wait: in reserve, in Reserve, in reserve
huang-term-reserve = Reserve
    .plural = Reserven
    .a = eine Reserve
    .the = die Reserve
    .nom-the = die Reserve
huang-term-bag = Beutel
    .plural = Beutel
    .a = einen Beutel
    .the = den Beutel
    .nom-the = der Beutel
huang-term-box = Schachtel
    .plural = Schachteln
    .a = eine Schachtel
    .the = die Schachtel
    .nom-the = die Schachtel
huang-term-screen = Sichtschirm
    .plural = Sichtschirme
    .a = einen Sichtschirm
    .the = den Sichtschirm
    .nom-the = der Sichtschirm
huang-term-hand = Hand
    .plural = Hände
    .a = eine Hand
    .the = die Hand
    .nom-the = die Hand
huang-term-market = Markt
    .plural = Märkte
    .a = einen Markt
    .the = den Markt
    .nom-the = der Markt
huang-term-market-tile = Marktplättchen
    .plural = Marktplättchen
    .a = ein Marktplättchen
    .the = das Marktplättchen
    .nom-the = das Marktplättchen
huang-term-marker = Vereinigungsmarker
    .plural = Vereinigungsmarker
    .a = einen Vereinigungsmarker
    .the = den Vereinigungsmarker
    .nom-the = der Vereinigungsmarker
huang-term-unifying = vereinendes Plättchen
    .plural = vereinende Plättchen
    .a = ein vereinendes Plättchen
    .the = das vereinende Plättchen
    .nom-the = das vereinende Plättchen
# prefer the name
huang-term-unifier = wer vereint hat
huang-term-turn = Zug
    .plural = Züge
    .a = einen Zug
    .the = den Zug
    .nom-the = der Zug
huang-term-round = Runde
    .plural = Runden
    .a = eine Runde
    .the = die Runde
    .nom-the = die Runde
huang-term-action = Aktion
    .plural = Aktionen
    .a = eine Aktion
    .the = die Aktion
    .nom-the = die Aktion
huang-term-riot = Bauernaufstand
    .plural = Bauernaufstände
    .a = einen Bauernaufstand
    .the = den Bauernaufstand
    .nom-the = der Bauernaufstand
huang-term-replacement = Ersetzen
    .a = ein Ersetzen
    .the = das Ersetzen
    .nom-the = das Ersetzen
huang-term-conflict = Konflikt
    .plural = Konflikte
    .a = einen Konflikt
    .the = den Konflikt
    .nom-the = der Konflikt
huang-term-revolt = Revolte
    .plural = Revolten
    .a = eine Revolte
    .the = die Revolte
    .nom-the = die Revolte
huang-term-war = Krieg
    .plural = Kriege
    .a = einen Krieg
    .the = den Krieg
    .nom-the = der Krieg
huang-term-side = Seite
    .plural = Seiten
    .a = eine Seite
    .the = die Seite
    .nom-the = die Seite
huang-term-attack = Angriff
    .plural = Angriffe
    .a = einen Angriff
    .the = den Angriff
    .nom-the = der Angriff
# German: prefer "der Angriff" or the name
huang-term-attacker = Angreifer
    .plural = Angreifer
    .a = einen Angreifer
    .the = den Angreifer
    .nom-the = der Angreifer
huang-term-defence = Verteidigung
    .plural = Verteidigungen
    .a = eine Verteidigung
    .the = die Verteidigung
    .nom-the = die Verteidigung
# German: prefer "die Verteidigung" or the name
huang-term-defender = Verteidiger
    .plural = Verteidiger
    .a = einen Verteidiger
    .the = den Verteidiger
    .nom-the = der Verteidiger
huang-term-strength = Stärke
    .plural = Stärken
    .a = eine Stärke
    .the = die Stärke
    .nom-the = die Stärke
# soldiers and red leaders sent to a war
huang-term-support = Unterstützung
huang-term-bonus = Bonus
    .plural = Boni
    .a = einen Bonus
    .the = den Bonus
    .nom-the = der Bonus
# of a war: die siegreiche Seite, de winnende partij
huang-term-winner = Sieger
    .plural = Sieger
    .a = einen Sieger
    .the = den Sieger
    .nom-the = der Sieger
huang-term-loser = Verlierer
    .plural = Verlierer
    .a = einen Verlierer
    .the = den Verlierer
    .nom-the = der Verlierer
huang-term-loss = Verlust
    .plural = Verluste
    .a = einen Verlust
    .the = den Verlust
    .nom-the = der Verlust
# of a victory
huang-term-price = Preis
    .plural = Preise
    .a = einen Preis
    .the = den Preis
    .nom-the = der Preis
huang-term-tie = Gleichstand
    .plural = Gleichstände
    .a = einen Gleichstand
    .the = den Gleichstand
    .nom-the = der Gleichstand
huang-term-point = Punkt
    .plural = Punkte
    .a = einen Punkt
    .the = den Punkt
    .nom-the = der Punkt
huang-term-joker = Joker
    .plural = Joker
    .a = einen Joker
    .the = den Joker
    .nom-the = der Joker
huang-term-score = Ergebnis
    .plural = Ergebnisse
    .a = ein Ergebnis
    .the = das Ergebnis
    .nom-the = das Ergebnis
huang-term-lowest = niedrigste Farbe
huang-term-colour = Farbe
    .plural = Farben
    .a = eine Farbe
    .the = die Farbe
    .nom-the = die Farbe
huang-term-option = Option
    .plural = Optionen
    .a = eine Option
    .the = die Option
    .nom-the = die Option
huang-term-bandit = Bandit
    .plural = Banditen
    .a = einen Banditen
    .the = den Banditen
    .nom-the = der Bandit
huang-term-bandit-tile = Banditen-Plättchen
    .plural = Banditen-Plättchen
    .a = ein Banditen-Plättchen
    .the = das Banditen-Plättchen
    .nom-the = das Banditen-Plättchen
huang-term-camp = Banditen-Lager
    .plural = Banditen-Lager
    .a = ein Banditen-Lager
    .the = das Banditen-Lager
    .nom-the = das Banditen-Lager
# German in a sentence: {player} beginnt
huang-term-start = Startspieler
    .plural = Startspieler
    .a = einen Startspieler
    .the = den Startspieler
    .nom-the = der Startspieler
huang-term-chain = Bauernkette
    .plural = Bauernketten
    .a = eine Bauernkette
    .the = die Bauernkette
    .nom-the = die Bauernkette
huang-term-setup = Aufbau
    .plural = Aufbauten
    .a = einen Aufbau
    .the = den Aufbau
    .nom-the = der Aufbau
huang-term-rule = Regel
    .plural = Regeln
    .a = eine Regel
    .the = die Regel
    .nom-the = die Regel
huang-term-log = Verlauf
    .plural = Verläufe
    .a = einen Verlauf
    .the = den Verlauf
    .nom-the = der Verlauf
# a leader, any of the three ways
huang-term-do-position = positionieren
# a leader from reserve
huang-term-do-place-leader = platzieren
# a leader on the board
huang-term-do-move = bewegen
huang-term-do-withdraw = zurückziehen
huang-term-do-place-tile = platzieren
huang-term-do-riot = einen Aufstand auslösen
# a tile from the board
huang-term-do-remove = entfernen
huang-term-do-discard = ablegen
# a pagoda
huang-term-do-build = errichten
# a pagoda from elsewhere
huang-term-do-rebuild = versetzen
# a building
huang-term-do-fall = fallen
huang-term-do-replace = ersetzen
# replacing zero tiles
huang-term-do-pass = passen
huang-term-do-draw = ziehen
huang-term-do-refill = nachziehen
huang-term-do-take = nehmen
huang-term-do-keep = behalten
huang-term-do-decline = verzichten
# states
huang-term-do-unite = vereinen
# a loose group
huang-term-do-join = sich anschließen
# a state
huang-term-do-split = zerfallen
# leaders of one colour
huang-term-do-clash = streiten
huang-term-do-attack = angreifen
huang-term-do-defend = verteidigen
# governors in a revolt
huang-term-do-add = dazugeben
# soldiers to a war
huang-term-do-send = schicken
huang-term-do-support = unterstützen
huang-term-do-win = gewinnen
huang-term-do-lose = verlieren
huang-term-do-choose = wählen
huang-term-do-pay = zahlen
huang-term-do-score = punkten
# points
huang-term-do-get = erhalten
# bandits
huang-term-do-defeat = besiegen
# granaries
huang-term-do-collect = einsammeln
huang-term-do-reveal = aufdecken
huang-term-do-begin = beginnen
huang-term-do-end = beenden
huang-term-is-empty = leer
# preposition
huang-term-is-adjacent = neben
huang-term-is-linked = verbunden
huang-term-is-hidden = verborgen
huang-term-is-open = offen
huang-term-is-facedown = verdeckt
huang-term-is-free = umsonst
huang-term-is-peaceful = friedlich
huang-term-is-inreserve = in Reserve
huang-term-is-onboard = auf dem Brett
huang-term-is-clashing = streitend
huang-term-is-winning = siegreich
huang-term-is-losing = unterlegen
huang-term-is-clockwise = im Uhrzeigersinn
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
