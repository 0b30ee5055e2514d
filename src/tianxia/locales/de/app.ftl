### Everything around the games, and the command line

## home

home-tagline = Drei Brettspiele aus dem alten China, ein digitaler Tisch.
home-play-now = Jetzt spielen
home-play-bots = Gegen Bots spielen
home-play-friends = Im Freundeskreis spielen
home-learn = Ein Spiel lernen
home-learn-time = Etwa { $minutes } Minuten, mit Begleitung
home-continue = Mach weiter, wo du warst
home-your-turn =
    { $n ->
        [one] An { $n } Tisch bist du am Zug.
       *[other] An { $n } Tischen bist du am Zug.
    }
home-nothing-waiting = Niemand wartet auf dich. Zeit für eine neue Partie?
home-open-tables =
    { $n ->
        [one] { $n } Tisch mit freiem Platz
       *[other] { $n } Tische mit freiem Platz
    }
home-watch = Bei einer Partie zuschauen
home-no-account-needed = Du brauchst kein Konto. Ein Name genügt.
home-greeting = Schön, dass du wieder da bist, { $name }.
home-game-length = { $min }–{ $max } Minuten
home-game-seats = { $min }–{ $max } Personen
home-type-in = Eine Partie vom Küchentisch eingeben

## lobby

lobby-title = Lobby
lobby-your-tables = Deine Tische
lobby-open-tables = Offene Tische
lobby-running = Laufende Partien
lobby-none = Gerade ist kein Tisch offen. Mach den ersten auf.
lobby-none-for-filter = Zu deinem Filter passt kein Tisch.
lobby-filter-all = Alle Spiele
lobby-filter-live = Live
lobby-filter-days = Tage pro Zug
lobby-seats-free =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
lobby-join = Platz nehmen
lobby-watch = Zuschauen
lobby-host = Eröffnet von { $name }
lobby-people-online =
    { $n ->
        [one] { $n } Person online
       *[other] { $n } Personen online
    }
lobby-join-failed-full = Jemand war schneller: Der letzte Platz ist weg.

## table

table-new = Neuer Tisch
table-choose-game = Welches Spiel?
table-players = Wie viele am Tisch?
table-with-bots = Leere Plätze mit Bots besetzen
table-create = Tisch eröffnen
table-public = Offen für alle
table-public-help = Der Tisch steht in der Lobby, alle dürfen sich setzen.
table-private = Nur mit Einladung
table-private-help = Nur wer deinen Link hat, findet den Tisch.
table-name = Name des Tisches
table-name-default = Tisch von { $name }
table-start-seat = Wer anfängt
table-start-seat-random = Wird ausgelost
table-start-seat-chosen = { $name } fängt an
table-seat-order-random = Plätze auslosen
table-allow-undo = Zurücknehmen
table-allow-undo-free = Frei, solange nichts Verborgenes ans Licht kam
table-allow-undo-ask = Auch weiter zurück, wenn alle zustimmen
table-allow-undo-never = Nie: Gezogen ist gezogen
table-spectators = Zuschauende
table-spectators-on = Willkommen; sie sehen nur, was alle sehen
table-spectators-off = Niemand schaut zu
table-hints = Tipps
table-hints-on = Erlaubt; die Partie wird nicht gewertet
table-hints-off = Aus
table-open-scores = Offene Punkte
table-open-scores-help = Zeigt, was man mit gutem Gedächtnis mitzählen könnte.
table-rated = Gewertete Partie
table-rated-help = Zählt für deine Wertungszahl. Ohne Tipps und ohne Zurücknehmen nach Absprache.
table-advanced = Weitere Einstellungen
table-seed = Mit eigenem Startwert mischen
table-seed-help = Gleicher Startwert, gleiche Partie. Solche Partien werden nie gewertet.
table-summary = { $game }, { $seats } Plätze, { $clock }
table-conflict = { $option } und { $other } passen nicht zusammen: { $reason }
table-remember = Diese Einstellungen merken
table-close = Diesen Tisch schließen

## option

option-edition = Ausgabe
option-edition-2007 = 2007: Ein großes Privileg kostet 6
option-edition-2017 = 2017: Ein großes Privileg kostet 7
option-great-wall = Mit der Erweiterung „Die Chinesische Mauer“
option-super-event = Super-Ereignis
option-super-event-none = Keines
option-super-event-random = Wird ausgelost
option-super-event-agreed = Gemeinsam eines wählen
option-map = Karte
option-map-warring-states = Streitende Reiche
option-map-18-kingdoms = 18 Königreiche
option-bandits = Mit skrupellosen Banditen
option-palace = Mit dem kaiserlichen Palast
option-short = Kurzes Spiel
option-short-help = Zu zweit: 24 Plättchen bleiben ungesehen in der Schachtel.
option-dragon-dynasty = Drachen-Dynastie: ein fünfter Platz
option-reason-bandits-map = auf der Karte der 18 Königreiche gibt es keine Banditen
option-reason-short-seats = das kurze Spiel geht nur zu zweit

## seat

seat-free = Freier Platz
seat-sit = Hier hinsetzen
seat-stand-up = Aufstehen
seat-you = Du
seat-bot = Bot
seat-add-bot = Bot hierher setzen
seat-remove-bot = Bot wegschicken
seat-swap = Um Platztausch bitten
seat-swap-asked = { $name } möchte mit dir den Platz tauschen.
seat-ready = Bereit
seat-not-ready = Noch nicht bereit
seat-kick = { $name } vom Tisch bitten
seat-kicked = Die Tischleitung hat dich gebeten, diesen Tisch zu verlassen.
seat-turn = { $name } ist am Zug
seat-your-turn = Du bist am Zug
seat-thinking = { $name } überlegt

## bot

bot-title = Gegen wen spielst du?
bot-intro = Fünf Gestalten, fünf Stufen der Hofprüfung. Sie sehen nur, was du auf ihrem Platz sehen würdest.
bot-level = Stufe { $level } von 5
bot-1-name = Papier
bot-1-rank = Dorfschule
bot-1-character = Lernt noch, den Pinsel zu halten, und freut sich über jede Partie mit dir.
bot-2-name = Pinsel
bot-2-rank = Kreisprüfung
bot-2-character = Kann die Regeln auswendig und nimmt, was gerade vor ihm liegt.
bot-3-name = Tusche
bot-3-rank = Provinzprüfung
bot-3-character = Plant einen Zug voraus und verschenkt wenig.
bot-4-name = Tuschestein
bot-4-rank = Hauptstadtprüfung
bot-4-character = Wägt ab, was du verbergen könntest, und lässt dich für Eile teuer bezahlen.
bot-5-name = Jade
bot-5-rank = Palastprüfung
bot-5-character = Hat jedes Buch der Halle gelesen und verzeiht keinen deiner Fehler.
bot-strength = Schlägt die Stufe darunter in etwa { $percent } % der Partien.
bot-speed = Tempo der Bots
bot-fair = Bots schummeln nicht: Sie sehen genau das, was eine Person auf diesem Platz sähe.

## wait

wait-title = Warteraum
wait-for-players =
    { $n ->
        [one] Noch { $n } Person fehlt.
       *[other] Noch { $n } Personen fehlen.
    }
wait-for-ready = Alle sind da. Es fehlt noch das Okay von { $names }.
wait-start = Partie beginnen
wait-starts-in =
    { $n ->
        [one] Die Partie beginnt in { $n } Sekunde.
       *[other] Die Partie beginnt in { $n } Sekunden.
    }
wait-host-starts = { $name } startet die Partie.
wait-joined = { $name } hat Platz genommen.
wait-left = { $name } hat den Tisch verlassen.
wait-options-changed = Die Einstellungen haben sich geändert. Bitte bestätige noch einmal.
wait-read-rules = Lies so lange die Regeln
wait-fairness = Mischung versiegelt: { $hash }. Nach der Partie kannst du sie prüfen.

## clock

clock-title = Uhr
clock-none = Ohne Uhr
clock-live = Je { $minutes } min, dazu { $seconds } s pro Zug
clock-days =
    { $n ->
        [one] { $n } Tag pro Zug
       *[other] { $n } Tage pro Zug
    }
clock-left = Noch { $time } für { $name }
clock-low =
    { $n ->
        [one] Nur noch { $n } Sekunde.
       *[other] Nur noch { $n } Sekunden.
    }
clock-out = Die Zeit von { $name } ist abgelaufen.
clock-out-you = Deine Zeit ist abgelaufen.
clock-paused = Die Uhr steht.
clock-pause-ask = { $name } bittet um eine Pause.
clock-resume = Weiterspielen
clock-add-time =
    { $n ->
        [one] { $name } { $n } Minute schenken
       *[other] { $name } { $n } Minuten schenken
    }
clock-time-given =
    { $n ->
        [one] { $name } hat { $n } Minute dazubekommen.
       *[other] { $name } hat { $n } Minuten dazubekommen.
    }
clock-on-timeout-bot = Läuft die Zeit ab, spielt ein Bot weiter
clock-on-timeout-lose = Läuft die Zeit ab, scheidet der Platz aus
clock-vacation = Bis { $date } nicht da

## invite

invite-title = Leute einladen
invite-copy = Link kopieren
invite-copied = Link kopiert. Schick ihn allen, die mitspielen sollen.
invite-share = Teilen
invite-qr = Scannen und mitspielen
invite-text = { $name } lädt dich zu einer Partie { $game } ein: { $link }
invite-received = { $name } lädt dich zu { $game } ein.
invite-accept = Ich bin dabei
invite-decline = Diesmal nicht
invite-declined = { $name } kann diesmal nicht.
invite-expired = Diese Einladung ist abgelaufen. Bitte um einen neuen Link.
invite-used = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
invite-renew = Alten Link ungültig machen

## chat

chat-title = Chat
chat-placeholder = Sag etwas in die Runde
chat-send = Senden
chat-empty = Noch ist es still. Ein Gruß schadet nie.
chat-spectators-only = Chat der Zuschauenden. Der Tisch liest ihn erst nach der Partie.
chat-quick-hello = Hallo, gutes Spiel!
chat-quick-nice = Gut gespielt!
chat-quick-moment = Einen Moment, bitte.
chat-quick-thanks = Danke für die Partie!
chat-mute = { $name } stummschalten
chat-muted = Von { $name } siehst du keine Nachrichten mehr.
chat-report = Diese Nachricht melden
chat-reported = Danke. Jemand sieht es sich an.
chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }

## watch

watch-count =
    { $n ->
        [one] { $n } Person schaut zu
       *[other] { $n } Personen schauen zu
    }
watch-you-are = Du schaust zu. Hände und Stapel sind auch für dich verdeckt.
watch-joined = { $name } schaut zu.
watch-delayed =
    { $n ->
        [one] Du siehst diese Partie { $n } Zug später.
       *[other] Du siehst diese Partie { $n } Züge später.
    }
watch-take-seat = Ein Platz ist frei geworden. Möchtest du ihn?
watch-follow = Dem Platz von { $name } folgen
watch-not-allowed = Dieser Tisch spielt ohne Zuschauende.

## undo

undo-button = Zurücknehmen
undo-done = { $name } hat zurückgenommen: { $move }.
undo-done-you = Zurückgenommen: { $move }.
undo-redo = Wiederherstellen
undo-ask = Um Zurücknehmen bitten
undo-asked = { $name } möchte { $move } zurücknehmen. Bist du einverstanden?
undo-agree = Einverstanden
undo-refuse = Lieber nicht
undo-refused = { $name } möchte es lieber so lassen.
undo-no-revealed = Etwas Verborgenes kam ans Licht, darum bleibt dieser Zug.
undo-no-drawn = Du hast eine neue Karte gesehen. Das lässt sich nicht ungesehen machen.
undo-no-other-moved = { $name } hat inzwischen schon gezogen. Frag den Tisch, wenn du weiter zurück willst.
undo-no-not-yours = Der letzte Zug war nicht deiner.
undo-no-nothing = Es gibt noch nichts zurückzunehmen.
undo-no-off = Dieser Tisch spielt ohne Zurücknehmen.
undo-no-over = Die Partie ist vorbei. In der Analyse kannst du jeden Zug ausprobieren.

## net

net-lost = Verbindung weg. Neuer Versuch…
net-back = Du bist wieder da. Es ging nichts verloren.
net-caught-up =
    { $n ->
        [one] Während du weg warst, gab es { $n } Zug.
       *[other] Während du weg warst, gab es { $n } Züge.
    }
net-sending = Dein Zug ist unterwegs…
net-saved = Dein Zug ist gespeichert.
net-not-sent = Dein Zug kam nicht an. Sobald die Verbindung wieder steht, schicken wir ihn.
net-other-lost = { $name } ist offline.
net-other-back = { $name } ist wieder da.
net-other-device = Du hast diesen Tisch woanders geöffnet. Dieses Fenster schaut nur noch zu.
net-new-version = Eine neue Version ist da. Lade neu, wann es dir passt; deine Partie bleibt, wie sie ist.
net-restart = Der Tisch wird Zug für Zug wieder aufgebaut.

## takeover

takeover-bot-took = { $bot } spielt jetzt für { $name }.
takeover-reason-time = weil die Zeit abgelaufen ist
takeover-reason-left = weil { $name } gegangen ist
takeover-vote =
    { $n ->
        [one] { $name } ist seit { $n } Minute weg. Soll ein Bot weiterspielen?
       *[other] { $name } ist seit { $n } Minuten weg. Soll ein Bot weiterspielen?
    }
takeover-vote-wait = Noch etwas warten
takeover-vote-bot = Einen Bot weiterspielen lassen
takeover-return = Deinen Platz zurücknehmen
takeover-returned = { $name } spielt wieder selbst. Danke, { $bot }.
takeover-for-you =
    { $n ->
        [one] { $bot } hat { $n } Zug für dich gemacht.
       *[other] { $bot } hat { $n } Züge für dich gemacht.
    }

## hint

hint-button = Tipp
hint-thinking = Ich denke nach…
hint-suggest = Ich würde erwägen: { $move }.
hint-why = Warum?
hint-close-call = Mehrere Züge sind etwa gleich gut: { $moves }.
hint-only-move = Es gibt nur einen Zug.
hint-off = An diesem Tisch gibt es keine Tipps.
hint-not-rated = Mit einem Tipp wird diese Partie nicht mehr gewertet. Möchtest du ihn trotzdem?
hint-honest = Der Tipp weiß nur, was du sehen kannst.

## replay

replay-title = Nachspielen
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-speed = Tempo { $factor }×
replay-position = Zug { $number } von { $count }
replay-view-seat = Aus Sicht von { $name }
replay-view-all = Alles offen
replay-view-own-only = Solange die Partie läuft, siehst du nur deine eigene Sicht.
replay-share-move = Link zu diesem Zug kopieren
replay-play-from-here = Ab hier weiterspielen
replay-download = Protokoll herunterladen
replay-upload = Protokoll öffnen
replay-old-rules = Gespielt nach Regelstand { $version } und genau so gezeigt.
replay-fair-ok = Mischung geprüft: Der Startwert { $seed } passt zum Siegel, das vor der Partie zu sehen war.
replay-fair-bad = Der Startwert passt nicht zum Siegel. Trau diesem Protokoll nicht.

## analysis

analysis-title = Analyse
analysis-start = Diese Partie analysieren
analysis-running = Zug { $number } von { $count } wird betrachtet…
analysis-done =
    { $n ->
        [one] Fertig. { $n } Wendepunkt gefunden.
       *[other] Fertig. { $n } Wendepunkte gefunden.
    }
analysis-chance = Gewinnchance: { $percent } %
analysis-better = { $move } wäre besser gewesen: Gewinnchance { $better } % statt { $actual } %.
analysis-best = Den besten Zug gefunden.
analysis-good = Guter Zug
analysis-slip = Kleine Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Teurer Fehler
analysis-because = Warum: { $reason }
analysis-luck = Punkte durch Ziehen und Mischen: { $points }. Durch Entscheidungen: { $rest }.
analysis-luck-lucky = Du hattest mehr Glück als in { $percent } % der Partien.
analysis-not-while-running = Die Analyse gibt es, sobald die Partie vorbei ist.
analysis-try = Hier einen anderen Zug probieren

## end

end-title = Die Partie ist vorbei
end-you-win = Du hast gewonnen. Glückwunsch!
end-winner = { $name } gewinnt: { $score }.
end-shared = { $names } teilen sich den Sieg.
end-nobody = Niemand gewinnt.
end-you-place = Du hast Rang { $place } von { $count } erreicht.
end-close = Das war knapp: Unterschied { $difference }.
end-tiebreak = Punktgleich; entschieden durch { $reason }.
end-rating-up = Deine Wertungszahl ist um { $points } auf { $rating } gestiegen.
end-rating-down = Deine Wertungszahl ist um { $points } auf { $rating } gefallen.
end-rematch = Revanche
end-rematch-offer = { $name } möchte eine Revanche.
end-rematch-next-bot = Einen stärkeren Bot probieren
end-resigned = { $name } hat aufgegeben.
end-resign-confirm = Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
end-abandoned = Der Tisch wurde vor dem Ende geschlossen. Die Partie zählt nicht.
end-to-lobby = Zurück zur Lobby

## stats

stats-title = Statistik
stats-games =
    { $n ->
        [one] { $n } Partie gespielt
       *[other] { $n } Partien gespielt
    }
stats-wins =
    { $n ->
        [one] { $n } Sieg
       *[other] { $n } Siege
    }
stats-win-rate = { $percent } % gewonnen, reiner Zufall ergäbe { $expected } %
stats-average = Punkte im Schnitt
stats-best = Bestes Ergebnis
stats-time = Zeit pro Zug
stats-by-game = Nach Spiel
stats-by-opponent = Nach Gegenüber
stats-against-level = Gegen { $bot }: { $wins } von { $count }
stats-rating = Wertungszahl { $rating }, plus oder minus { $margin }
stats-too-few =
    { $n ->
        [one] Noch { $n } Partie, dann lässt sich etwas sagen.
       *[other] Noch { $n } Partien, dann lässt sich etwas sagen.
    }
stats-empty = Noch nichts. Deine erste Partie erscheint hier.

## account

account-title = Konto
account-guest = Du bist als Gast hier.
account-guest-name = Wie dürfen wir dich nennen?
account-keep = Mit einem Konto hast du deine Partien auf jedem Gerät.
account-create = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-name = Name
account-password = Passwort
account-password-help = Mindestens { $min } Zeichen. Ein Satz eignet sich gut.
account-password-show = Passwort zeigen
account-email = E-Mail, wenn du magst
account-email-help = Nur für ein vergessenes Passwort und, wenn du magst, um dir zu sagen, dass du am Zug bist.
account-forgot = Passwort vergessen?
account-reset-sent = Wenn wir diese Adresse kennen, ist eine Nachricht unterwegs.
account-welcome = Willkommen, { $name }. Deine Partien von diesem Gerät sind mitgekommen.
account-rename = Namen ändern
account-devices = Angemeldete Geräte
account-sign-out-all = Überall abmelden
account-token = Schlüssel für Programme
account-token-once = Kopier ihn jetzt; er wird nur dieses eine Mal gezeigt.
account-export = Alle meine Daten herunterladen
account-delete = Konto löschen
account-delete-confirm = Dein Konto endgültig löschen? Beendete Partien bleiben, aber ohne deinen Namen.
account-deleted = Dein Konto ist gelöscht. Du bist jederzeit wieder willkommen.

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-theme = Aussehen
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-auto = Wie das Gerät
settings-text-size = Schriftgröße
settings-contrast = Stärkerer Kontrast
settings-patterns = Muster zusätzlich zu Farben
settings-patterns-help = So ist jeder Platz auch ohne Farbe zu erkennen.
settings-motion = Bewegung
settings-motion-full = Alles bewegt sich
settings-motion-less = Ruhig
settings-motion-off = Nichts bewegt sich
settings-sound = Töne
settings-volume = Lautstärke
settings-notify = Melde dich, wenn ich am Zug bin
settings-notify-blocked = Der Browser lässt keine Mitteilungen zu. Das kannst du in seinen Einstellungen ändern.
settings-confirm = Vor Zügen nachfragen, die sich nicht zurücknehmen lassen
settings-legal = Zeigen, wo ich ziehen darf
settings-totals = Summen und ihre Herkunft zeigen
settings-guide = Begleitung im ersten Spiel
settings-guide-restart = Begleitung neu beginnen
settings-keyboard = Tastatur
settings-saved = Gespeichert.
settings-reset = Zurück zum Ausgangszustand

## rules

rules-title = Regeln
rules-quick = Auf einer Seite
rules-search = In den Regeln suchen
rules-none-found = Zu „{ $query }“ ist nichts zu finden.
rules-why = Warum geht das nicht?
rules-see = Regel lesen
rules-ruling = Die Spielregel schweigt hier; so haben wir entschieden.

## error

error-illegal = Das geht nicht: { $reason }
error-not-your-turn = { $name } ist am Zug.
error-stale = Die Partie ist schon weiter. Schau bitte noch einmal hin.
error-already-played = Diesen Zug gab es schon. Nichts wurde doppelt gespielt.
error-game-over = Diese Partie ist vorbei.
error-not-started = Die Partie hat noch nicht begonnen.
error-unknown-move = „{ $text }“ ist in diesem Spiel kein Zug.
error-table-not-found = Diesen Tisch gibt es nicht. Ist der Link vielleicht unvollständig?
error-table-closed = Dieser Tisch wurde geschlossen.
error-table-full = Dieser Tisch ist voll.
error-seat-taken = Dort sitzt schon jemand.
error-already-seated = Du sitzt schon an diesem Tisch.
error-host-only = Das kann nur die Tischleitung.
error-too-few-players = { $game } braucht mindestens { $min } Plätze.
error-too-many-players = { $game } bietet höchstens { $max } Plätze.
error-option-unknown = { $game } kennt die Einstellung „{ $option }“ nicht.
error-option-value = „{ $value }“ geht bei { $option } nicht. Zur Wahl stehen: { $choices }.
error-start-seat = start_seat kann nicht { $seat } sein: Bei { $seats } Plätzen sind es 0 bis { $last }.
error-option-locked = Sobald die Partie läuft, stehen die Einstellungen fest.
error-name-empty = Bitte gib einen Namen ein.
error-name-taken = { $name } ist schon vergeben. Wie wäre es mit { $suggestion }?
error-name-long =
    { $n ->
        [one] Ein Name darf höchstens { $n } Zeichen haben.
       *[other] Ein Name darf höchstens { $n } Zeichen haben.
    }
error-name-characters = Bitte nur Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe.
error-password-short =
    { $n ->
        [one] Bitte nimm mindestens { $n } Zeichen.
       *[other] Bitte nimm mindestens { $n } Zeichen.
    }
error-password-common = Dieses Passwort benutzen zu viele. Bitte wähl ein anderes.
error-sign-in = Name und Passwort passen nicht zusammen.
error-email-invalid = Das sieht nicht nach einer E-Mail-Adresse aus.
error-link-expired = Dieser Link ist abgelaufen. Wir schicken dir gern einen neuen.
error-signed-out = Du bist abgemeldet. Melde dich wieder an, deine Partien warten.
error-chat-empty = Es gibt noch nichts zu senden.
error-chat-long =
    { $n ->
        [one] { $n } Zeichen zu lang.
       *[other] { $n } Zeichen zu lang.
    }
error-too-fast =
    { $n ->
        [one] Langsam, bitte. Versuch es in { $n } Sekunde noch einmal.
       *[other] Langsam, bitte. Versuch es in { $n } Sekunden noch einmal.
    }
error-record-unreadable = Diese Datei ist kein Spielprotokoll oder in Zeile { $line } beschädigt.
error-record-illegal = Zug { $number } ({ $move }) ist nicht erlaubt: { $reason }
error-record-newer = Dieses Protokoll stammt aus einem neueren Tianxia ({ $version }). Bitte aktualisiere zuerst.
error-file-large = Diese Datei ist zu groß. Bis { $limit } geht es.
error-page-not-found = Unter dieser Adresse gibt es nichts.
error-server-busy = Gerade spielen sehr viele. Einen Moment, bitte.
error-server = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher. Für eine Meldung: { $code }
error-browser = Dieser Browser ist zu alt für den Tisch. Ein aktueller genügt.

## common

common-ok = OK
common-cancel = Abbrechen
common-back = Zurück
common-continue = Weiter
common-close = Schließen
common-save = Speichern
common-yes = Ja
common-no = Nein
common-retry = Noch einmal versuchen
common-loading = Der Tisch wird gedeckt…
common-leave-game = Die laufende Partie verlassen? Ein Bot hält dir den Platz warm.
common-log = Verlauf
common-and = { $first } und { $last }
common-minutes-ago =
    { $n ->
        [one] vor { $n } Minute
       *[other] vor { $n } Minuten
    }
common-duration-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
common-duration-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
common-duration-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
common-duration-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
common-just-now = gerade eben
common-yesterday = gestern
common-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## a11y

a11y-skip-to-board = Zum Spielplan springen
a11y-skip-to-prompt = Zur anstehenden Entscheidung springen
a11y-home = Tianxia, Startseite
a11y-main-menu = Hauptmenü
a11y-board = Spielplan von { $game }
a11y-seats = Plätze in Zugreihenfolge
a11y-seat = { $name }, { $colour }, { $score }, { $state }
a11y-seat-turn = am Zug
a11y-seat-offline = offline
a11y-hand = Deine Hand
a11y-prompt = Deine Entscheidung: { $prompt }
a11y-moves =
    { $n ->
        [one] { $n } Zug möglich
       *[other] { $n } Züge möglich
    }
a11y-move-field = Zug eintippen, zum Beispiel { $example }
a11y-possible = möglich
a11y-not-possible = nicht möglich: { $reason }
a11y-selected = ausgewählt
a11y-last-move = Letzter Zug: { $move }
a11y-log = Verlauf, Neuestes zuerst
a11y-clock = { $name }: noch { $time }
a11y-undo = Letzten Zug zurücknehmen
a11y-hint = Tipp zeigen
a11y-rules = Regeln öffnen
a11y-chat = Chat öffnen
a11y-settings = Einstellungen öffnen
a11y-close-panel = Dieses Feld schließen
a11y-zoom-in = Größer
a11y-zoom-out = Kleiner
a11y-keys = Pfeiltasten bewegen, Eingabe wählt, Escape bricht ab, U nimmt zurück, H gibt einen Tipp, ? zeigt alle Tasten.
a11y-your-turn-now = Du bist am Zug. { $prompt }
a11y-evaluation = Gewinnchancen: { $list }
a11y-replay-slider = Zug beim Nachspielen
a11y-language-now = Die Sprache ist jetzt Deutsch.

## cli

cli-about = Drei Brettspiele aus dem alten China: spielen, studieren, vermessen.
cli-commands = Befehle
cli-usage = Aufruf
cli-arguments = Angaben
cli-games = Spiele
cli-more = Mehr zu einem Befehl: { $example }
cli-options = Optionen
cli-examples = Beispiele
cli-play-help = Gegen Bots spielen, hier im Terminal.
cli-serve-help = Den Tisch für andere betreiben, auf diesem Rechner oder einem Server.
cli-simulate-help = Viele Partien nach Zufall spielen und die Ergebnisse berichten.
cli-arena-help = Bots gegeneinander antreten lassen und ihre Wertungszahlen berechnen.
cli-lab-help = Zeigen, was eine Regel bewirkt: mit anderen Zahlen spielen und vergleichen.
cli-bench-help = Messen, wie schnell die Regeln hier laufen.
cli-replay-help = Ein Spielprotokoll Zug für Zug zeigen.
cli-verify-help = Ein Protokoll prüfen: jeder Zug erlaubt, Mischung wie versiegelt, Ergebnis richtig.
cli-rules-help = Die Regeln eines Spiels ausgeben: auf einer Seite, einen Absatz oder alle.
cli-games-help = Die Spiele mit Plätzen und Einstellungen auflisten.
cli-maps-help = Die Karten von HUANG auflisten oder eine zeichnen.
cli-option-json = Für Programme ausgeben (JSON) statt für Menschen.
cli-option-lang = Sprache: en, de oder nl.
cli-option-quiet = Nur das Ergebnis ausgeben.
cli-option-version = Die Version ausgeben und aufhören.
cli-option-help = Diese Hilfe zeigen und aufhören.
cli-option-game = Welches Spiel: { $choices }.
cli-option-set = Eine Einstellung des Spiels setzen, zum Beispiel { $example }; mehrfach möglich.
cli-option-seats = Anzahl der Plätze (Vorgabe { $default }).
cli-option-seed = Startwert fürs Mischen und Ziehen; gleicher Startwert, gleiche Partie.
cli-option-games = Wie viele Partien (Vorgabe { $default }).
cli-option-bots = Ein Bot je Platz, zum Beispiel { $example }.
cli-option-level = Stufe der Bots, 1 bis 5 (Vorgabe { $default }).
cli-option-seat = Einen eigenen Bot auf einen Platz setzen, zum Beispiel { $example }; mehrfach möglich.
cli-option-workers = Wie viele Prozessorkerne mitrechnen (Vorgabe: alle).
cli-option-device = Wo gerechnet wird: cpu oder gpu.
cli-option-output = Die Protokolle in diesen Ordner schreiben.
cli-option-arena-bots = Die Bots, die gegeneinander antreten, zum Beispiel { $example }.
cli-option-vary = Was verändert wird, eine Einstellung oder eine Zahl aus der Spielregel: { $example }; auch mehrmals.
cli-option-lab-games = Wie viele Partien jeder Variante (Vorgabe { $default }).
cli-option-gauntlet = Diesen Bot gegen jeden der anderen antreten lassen, und sonst niemanden.
cli-option-arena-games = Wie viele Partien an jedem Tisch (Vorgabe { $default }).
cli-option-sprt = Aufhören, sobald klar ist, ob der erste Bot höchstens den ersten oder mindestens den zweiten Anteil gewinnt, zum Beispiel { $example }.
cli-option-results = Jede Partie nach ihrem Ende in diese Datei schreiben, je eine Zeile JSON.
cli-option-page = Eine Seite mit Bildern in diese Datei schreiben.
cli-option-resume = Mit der Arena weitermachen, die diese Datei geschrieben hat.
cli-option-on = Auf einem Ray-Cluster spielen, zum Beispiel { $example }.
cli-option-host = Adresse, auf der gelauscht wird (Vorgabe { $default }).
cli-option-port = Port, auf dem gelauscht wird (Vorgabe { $default }).
cli-option-store = Wo die Tische liegen: eine Datei oder eine Datenbankadresse.
cli-option-no-browser = Den Browser nicht öffnen.
cli-option-time = Bedenkzeit pro Zug in Sekunden (Vorgabe { $default }).
cli-option-from-move = Bei diesem Zug anfangen.
cli-option-seat-view = Nur zeigen, was dieser Platz sehen konnte.
cli-option-paragraph = Kennung eines Absatzes, zum Beispiel { $example }.
cli-option-full = Alle Regeln ausgeben.
cli-option-terminal = Im Terminal spielen, ohne Browser.
cli-option-plain = Einfache Zeilen statt Zeichnungen, für Bildschirmleser.
cli-option-load = Diese gespeicherte Partie weiterspielen.
cli-option-gpu = Auf der Grafikkarte messen.
cli-option-file = Ein Spielprotokoll.
cli-option-files = Spielprotokolle oder Ordner mit Protokollen.
cli-option-map = Eine Karte, mit Namen oder als Datei (.json).
cli-option-svg = Die Karte als Bild in diese Datei schreiben.
cli-play-ready = Der Tisch ist gedeckt: { $url }
cli-play-stop = Mit Strg+C wird abgeräumt. Deine Partien bleiben erhalten.
cli-play-no-browser = Es ließ sich kein Browser öffnen. Bitte öffne diese Adresse selbst: { $url }
cli-play-already = Hier läuft schon ein Tisch: { $url }
cli-compile-first = Erster Start: Die Regeln werden für diesen Rechner übersetzt. Das passiert nur einmal.
cli-compile-progress = { $game } wird übersetzt: { $done } von { $count }
cli-serve-ready = Erreichbar unter { $url }
cli-serve-restored =
    { $n ->
        [one] { $n } laufende Partie wiederhergestellt.
       *[other] { $n } laufende Partien wiederhergestellt.
    }
cli-serve-public-warning = Wer { $host } erreicht, erreicht auch diesen Server. Setz HTTPS davor.
cli-serve-stopping = Laufendes wird noch beendet, dann ist Schluss.
cli-serve-stopped = Beendet. Jeder bestätigte Zug ist gespeichert.
cli-serve-migrated = Speicher auf den neuen Stand gebracht, von Version { $old } auf { $new }.
cli-simulate-progress = { $done } von { $count } Partien, { $rate } Entscheidungen pro Sekunde
cli-simulate-title = { $game }: { $seats } Plätze, alle Züge nach Zufall, Startwert { $seed }
cli-simulate-wins = Wer von welchem Platz gewinnt (geteilte Siege zählen anteilig; mit 95 % Sicherheit zwischen)
cli-simulate-shared = Geteilte Siege: { $percent } %
cli-simulate-scores = Punkte
cli-simulate-lengths = Längen
cli-simulate-decisions = Entscheidungen
cli-simulate-all = alle
cli-column-seat = Platz
cli-column-wins = Siege
cli-column-from = von
cli-column-to = bis
cli-column-mean = Mittel
cli-column-spread = Streuung
cli-column-least = min
cli-column-quarter = ¼
cli-column-half = ½
cli-column-three-quarters = ¾
cli-column-most = max
cli-simulate-sources = Woher die Punkte kamen
cli-column-source = Herkunft
cli-column-points = Punkte
cli-column-share = Anteil
cli-column-winners = Sieger
cli-simulate-done =
    { $n ->
        [one] { $n } Partie in { $seconds } s.
       *[other] { $n } Partien in { $seconds } s.
    }
cli-simulate-length = Länge einer Partie: im Schnitt { $average } Entscheidungen, { $min } bis { $max }
cli-simulate-written =
    { $n ->
        [one] { $n } Protokoll nach { $path } geschrieben
       *[other] { $n } Protokolle nach { $path } geschrieben
    }
cli-arena-match = { $first } gegen { $second }: { $wins } von { $count } gewonnen, { $percent } % (± { $margin })
cli-arena-rating = { $bot }: Wertungszahl { $rating } ± { $margin } nach { $count } Partien
cli-arena-clear = { $first } ist stärker, ohne vernünftigen Zweifel.
cli-arena-unclear = Noch nicht zu entscheiden. Etwa { $count } weitere Partien würden reichen.
cli-bench-line = { $game }, { $seats } Plätze: { $rate } Entscheidungen pro Sekunde und Kern
cli-bench-gpu = { $game } auf { $device }: { $rate } Entscheidungen pro Sekunde
cli-bench-progress = Wird gemessen: { $game }
cli-bench-decisions = Entscheidungen pro Sekunde
cli-bench-games = Partien pro Sekunde
cli-bench-state = Größe einer Stellung
cli-bench-first = Erster Start auf neuem Rechner
cli-bench-start = Jeder weitere Start
cli-bench-runs = Median aus { $count }, von { $low } bis { $high }
cli-bench-noisy = Dieser Rechner ist beschäftigt; die Zahlen schwanken um { $percent } %.
cli-bench-slower = { $percent } % langsamer als beim letzten Mal.
cli-replay-move = { $number }. { $name }: { $move }
cli-replay-chance = Zufall
cli-replay-hidden = verdeckt
cli-replay-keys = Leertaste: nächster Zug. b: zurück. q: beenden.
cli-replay-result = Ergebnis: { $scores }
cli-verify-ok =
    { $n ->
        [one] Alles in Ordnung: { $n } Zug, Mischung und Ergebnis stimmen.
       *[other] Alles in Ordnung: { $n } Züge, Mischung und Ergebnis stimmen.
    }
cli-verify-illegal = Zug { $number } ({ $move }) verletzt eine Regel: { $reason }
cli-verify-seal = Der Startwert passt nicht zum Siegel { $hash }.
cli-verify-result = Im Protokoll steht { $claimed }, nachgespielt ergibt sich { $found }.
cli-verify-not-over = Im Protokoll steht ein Ergebnis, aber nach seinem letzten Zug ist die Partie nicht zu Ende.
cli-verify-no-result = Nach dem letzten Zug ist die Partie zu Ende, und im Protokoll steht kein Ergebnis.
cli-verify-deal = Zug { $number } ({ $move }) ist nicht, was der Startwert bringt: { $dealt }.
cli-verify-final = Züge und Ende passen nicht zusammen: Nach dem Abschluss wurde etwas geändert.
cli-verify-unsealed = Alles in Ordnung, soweit man sehen kann: Züge { $n }, Ergebnis richtig. Das Protokoll hat keinen Startwert, also lässt sich die Mischung nicht prüfen.
cli-verify-line = Zeile { $line }: { $reason }
cli-verify-folder = { $good } von { $count } Protokollen sind in Ordnung.
cli-rules-not-found = Einen Absatz { $id } gibt es nicht. Ähnlich: { $suggestions }
cli-rules-hint = Der Absatz hinter einer Zeile, zum Beispiel: { $example }
cli-games-seats = { $min } bis { $max } Plätze
cli-games-option = { $option }: { $choices } (Vorgabe { $default })
cli-maps-counts = Felder { $spaces }, davon Fluss { $rivers }; Hauptstädte { $capitals }, Lager { $camps }
cli-maps-legend = Jedes Feld zeigt seinen Namen. { $river } Fluss, { $capital } Hauptstadt, eine Zahl: ein Banditenlager.
cli-maps-capitals = Hauptstädte: { $list }.
cli-maps-camps = Lager: { $list }.
cli-maps-narrow = Dieses Fenster ist zu schmal für die Karte; --svg zeichnet sie als Bild.
cli-maps-written = Die Karte ist gezeichnet: { $path }
cli-maps-unknown = Es gibt keine Karte „{ $map }“. Zur Auswahl: { $choices }.
cli-error-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Meintest du { $suggestion }?
cli-error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $choices }.
cli-error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $choices }.
cli-error-bots-seats = Angegebene Bots: { $bots }, Plätze: { $seats }. Beides muss übereinstimmen.
cli-error-file = { $path } lässt sich nicht lesen: { $reason }
cli-error-write = { $path } lässt sich nicht schreiben: { $reason }
cli-error-port = Port { $port } ist belegt. Versuch es mit --port { $free }.
cli-error-store = Der Speicher { $store } lässt sich nicht öffnen: { $reason }
cli-error-number = { $option } braucht eine Zahl von { $min } bis { $max }, nicht „{ $value }“.
cli-error-seed = Ein Startwert ist eine ganze Zahl von höchstens 128 Bit, nicht „{ $value }“.
cli-error-set = Einstellungen eines Spiels gibst du als name=wert an, nicht „{ $value }“.
cli-error-load-with = --load setzt den Tisch so fort, wie er gespeichert wurde; { $option } kannst du dazu nicht angeben.
cli-error-game-option = { $game } kennt die Einstellung „{ $option }“ nicht. Zur Wahl stehen: { $choices }.
cli-error-lang = Die Sprache „{ $lang }“ gibt es nicht. Zur Wahl stehen: { $choices }.
cli-error-missing = Es fehlt noch: { $what }. Mehr: { $help }
cli-error-argument = „{ $text }“ wird hier nicht verstanden. Was geht: { $help }
cli-error-needs-value = Nach { $option } fehlt ein Wert.
cli-error-share = { $option } braucht zwei Zahlen zwischen 0 und 1, die kleinere zuerst, nicht „{ $value }“.
cli-error-vary = Was verändert wird, schreibst du als NAME=4,5,6, nicht „{ $value }“.
cli-error-exists = { $path } gibt es schon. Damit weitermachen: { $command }
cli-error-resume = Was { $path } spielt, steht darin; { $option } geht nicht außerdem.
cli-error-no-records = In { $path } liegt kein Protokoll.
cli-error-no-gpu = Keine passende Grafikkarte gefunden. Es braucht eine von NVIDIA und ein Zusatzpaket: { $command }
cli-error-extra = Dafür fehlt ein Zusatzpaket: { $command }
cli-interrupted = Abgebrochen. Fertiges bleibt erhalten.
cli-elapsed = Bisher { $elapsed }, noch etwa { $left }

## arena: what comes of matches between bots

arena-title = { $game }: Bots unter sich
arena-played =
    { $n ->
        [one] { $n } Partie auf { $seats } Plätzen. Verteilungen: { $deals }, jede von jedem Platz aus gespielt. Startwert: { $seed }.
       *[other] { $n } Partien auf { $seats } Plätzen. Verteilungen: { $deals }, jede von jedem Platz aus gespielt. Startwert: { $seed }.
    }
arena-unfinished = Nicht zu Ende: { $done } von { $count } Partien sind gespielt.
arena-nothing = Noch ist keine Partie gespielt.
arena-variant = Das ist nicht das echte Spiel: { $numbers }.
arena-leads = { $bot } liegt vorn mit der Wertungszahl { $rating } ({ $low } bis { $high }).
arena-ratings = Wertungszahlen
arena-ratings-note = Wer 400 Punkte über einem anderen steht, liegt zehnmal so oft vorn; der Mittelwert ist 1500. Der Strich über dem Ende zeigt, wo die Wahrheit in 95 von 100 Fällen liegt.
arena-against = Wer schlägt wen
arena-against-note = Wie oft der Bot der Zeile vor dem Bot der Spalte landet; Gleichstand zählt halb. Darunter, wo die Wahrheit in 95 von 100 Fällen liegt.
arena-wins = Gewonnene Partien
arena-wins-note = Geteilte Siege zählen anteilig. Die gepunktete Linie ist ein gleicher Anteil.
arena-scores = Punktestände
arena-scores-note = Wie oft welcher Punktestand erreicht wurde. Die gepunktete Linie ist der Mittelwert.
arena-seats = Siege nach Platz
arena-seats-note = Alle Bots zusammen. Die gepunktete Linie ist ein gleicher Anteil.
arena-seat = Platz { $number }
arena-winning = Wer gewann, hatte im Mittel { $mean } Punkte ({ $low } bis { $high }).
arena-length = Länge einer Partie
arena-length-note = Entscheidungen aller Plätze zusammen.
arena-decisions = Entscheidungen
arena-sources = Woher die Punkte kamen
arena-sources-note = Punkte in einer Partie, im Mittel.
arena-openings = Erste Züge
arena-openings-note = Womit Plätze am häufigsten begannen, und wie oft sie dann gewannen.
arena-failures = Bots, die versagt haben
arena-failed =
    { $n ->
        [one] { $bot } hat { $n } Partie durch Versagen verloren: { $reason }
       *[other] { $bot } hat { $n } Partien durch Versagen verloren: { $reason }
    }
arena-tests = Die Frage
arena-test-at-least = { $bot } gegen { $others }: gewinnt mindestens { $high } %. Verteilungen: { $deals }, gewonnen: { $share } %.
arena-test-at-most = { $bot } gegen { $others }: gewinnt höchstens { $low } %. Verteilungen: { $deals }, gewonnen: { $share } %.
arena-test-open = { $bot } gegen { $others }: ob höchstens { $low } % oder mindestens { $high } %, ist noch nicht klar. Verteilungen: { $deals }, gewonnen: { $share } %.
arena-mean = Mittel { $mean }
arena-between = { $low } bis { $high }
arena-column-bot = Bot
arena-column-rating = Wertung
arena-column-games = Partien
arena-column-score = Punkte
arena-progress = { $done } von { $count } Partien. { $standing }
arena-results = Ergebnisse: { $path }
arena-page = Seite: { $path }
arena-made = Erstellt mit Tianxia { $version }, Regelfassung { $rules }. Einstellungen: { $options }.

## lab: what a rule does

lab-title = { $game }: was eine Regel bewirkt
lab-played =
    { $n ->
        [one] { $n } Partie auf { $seats } Plätzen, dieselben Verteilungen in jeder Variante. Bots: { $bots }. Startwert: { $seed }.
       *[other] { $n } Partien auf { $seats } Plätzen, dieselben Verteilungen in jeder Variante. Bots: { $bots }. Startwert: { $seed }.
    }
lab-rehearsing = Es wird probiert, ob sich diese Varianten überhaupt spielen lassen
lab-progress = { $done } von { $count } Partien. { $variant }
lab-seats = Siege nach Platz
lab-games = Die Partien
lab-sources = Woher die Punkte kamen (je Platz und Partie, im Mittel)
lab-openings = Erste Züge: wie oft sie gewinnen
lab-score = Punkte
lab-winning = Punkte des Siegers
lab-margin = Vorsprung vor dem Zweiten
lab-shared = Geteilte Siege
lab-decisions = Entscheidungen
lab-star = ± sagt, wie weit die Wahrheit in 95 von 100 Fällen entfernt liegen kann; * steht, wo etwas mit dieser Sicherheit von „{ $base }“ abweicht.
lab-differs = { $variant }: { $figure } { $after } statt { $before }.
lab-same = Bei Plätzen, Punkten und Längen weicht nichts sicher ab. Mehr Partien zeigen vielleicht etwas.
lab-made = Erstellt mit Tianxia { $version }, Regelfassung { $rules }. Varianten sind nicht das echte Spiel.

## terminal: playing in the terminal

terminal-random = Zufall { $number }
terminal-bot-random = Zufall
terminal-bot-greedy = Gierig
terminal-me = Gast
terminal-welcome = Du spielst als { $name }. Tippe die Nummer eines Zuges oder den Zug selbst. ? erklärt, q beendet.
terminal-ask = Dein Zug
terminal-how = Eine Nummer oder in Worten, zum Beispiel „{ $example }“. ? erklärt alles.
terminal-commands = Was du tippen kannst
terminal-command-number = der Zug mit dieser Nummer
terminal-command-move = der Zug in Worten; der Anfang jedes Wortes genügt
terminal-command-explain = was du jetzt gefragt bist, und diese Liste
terminal-command-about = die Regel zu einem Zug, einer Karte, einem Wort oder Absatz
terminal-command-hint = ein Tipp: was jemand Starkes erwägen würde
terminal-command-undo = deinen letzten Zug zurücknehmen
terminal-command-log = alles, was geschah
terminal-command-table = noch einmal der Tisch
terminal-command-quick = die Regeln auf einer Seite
terminal-command-save = die Partie speichern und weiterspielen
terminal-command-verify = das Protokoll dieser Partie prüfen
terminal-command-leave = aufhören; die Partie wird gespeichert und wartet auf dich
terminal-no-undo = { $name } hat seither gezogen, darum bleibt dein Zug.
terminal-no-number =
    { $n ->
        [one] Einen Zug { $number } gibt es hier nicht, nur { $n }.
       *[other] Einen Zug { $number } gibt es hier nicht, sie gehen von 1 bis { $n }.
    }
terminal-ambiguous = „{ $text }“ kann mehrere Züge meinen: { $moves }.
terminal-paragraph = Regel: { $id }
terminal-more = Siehe auch: { $list }
terminal-saved = Gespeichert: { $path }
terminal-go-on = Weiterspielen mit: { $command }
terminal-over = Diese Partie ist zu Ende.
terminal-hint-share = bedacht
terminal-hint-wins = du gewinnst
terminal-hint-points = Unter den Namen: die Punkte, die am Ende zu erwarten sind.
terminal-hint-told = { $move }: { $share } % der Gedanken, du gewinnst { $percent } von hundert Malen. Punkte am Ende: { $points }.
terminal-hint-line = So könnte es weitergehen: { $moves }.
terminal-after = s speichert das Protokoll, v prüft es, l zeigt den Verlauf, Enter beendet.
terminal-no-terminal = Hier ist kein Terminal zum Tippen. Öffne ein Terminalfenster oder nimm aus der Ferne „ssh -t“.

## app

app-term-tianxia = Tianxia
app-term-tianxia-meaning = alles unter dem Himmel
app-term-game-dragon = Im Jahr des Drachen
app-term-game-huang = HUANG
app-term-game-wall = Chinesische Mauer
app-term-game = Spiel
    .plural = Spiele
app-term-match = Partie
    .plural = Partien
app-term-table = Tisch
    .plural = Tische
app-term-lobby = Lobby
app-term-seat = Platz
    .plural = Plätze
app-term-player = Person
    .plural = Personen
app-term-host = Tischleitung
    .plural = Tischleitungen
app-term-guest = Gast
    .plural = Gäste
app-term-spectator = zuschauende Person
    .plural = Zuschauende
app-term-opponent = Gegenüber
    .plural = Gegenüber
app-term-bot = Bot
    .plural = Bots
app-term-level = Stufe
    .plural = Stufen
app-term-turn = Zug
    .plural = Züge
app-term-move = Zug
    .plural = Züge
app-term-decision = Entscheidung
    .plural = Entscheidungen
app-term-round = Runde
    .plural = Runden
app-term-option = Einstellung
    .plural = Einstellungen
app-term-setting = Einstellung
    .plural = Einstellungen
app-term-edition = Ausgabe
    .plural = Ausgaben
app-term-expansion = Erweiterung
    .plural = Erweiterungen
app-term-invitation = Einladung
    .plural = Einladungen
app-term-link = Link
    .plural = Links
app-term-clock = Uhr
    .plural = Uhren
app-term-live = live
app-term-days-per-move = Tage pro Zug
app-term-chat = Chat
    .plural = Chats
app-term-take-back = zurücknehmen
app-term-hint = Tipp
    .plural = Tipps
app-term-rules = Regeln
app-term-ruling = Regelentscheid
    .plural = Regelentscheide
app-term-log = Verlauf
app-term-record = Protokoll
    .plural = Protokolle
app-term-replay = Nachspielen
app-term-analysis = Analyse
    .plural = Analysen
app-term-turning-point = Wendepunkt
    .plural = Wendepunkte
app-term-chance-to-win = Gewinnchance
    .plural = Gewinnchancen
app-term-luck = Glück
app-term-score = Punktestand
    .plural = Punktestände
app-term-point = Punkt
    .plural = Punkte
app-term-win = Sieg
    .plural = Siege
app-term-shared-victory = geteilter Sieg
    .plural = geteilte Siege
app-term-rating = Wertungszahl
    .plural = Wertungszahlen
app-term-rated = gewertet
app-term-rematch = Revanche
    .plural = Revanchen
app-term-account = Konto
    .plural = Konten
app-term-name = Name
    .plural = Namen
app-term-password = Passwort
    .plural = Passwörter
app-term-seed = Startwert
    .plural = Startwerte
app-term-seal = Siegel
    .plural = Siegel
app-term-shuffle = Mischung
    .plural = Mischungen
app-term-hidden = verdeckt
app-term-public = offen
app-term-guide = Begleitung
    .plural = Begleitungen
app-term-statistics = Statistik
app-term-offline = offline
app-term-language-en = Englisch
app-term-language-de = Deutsch
app-term-language-nl = Niederländisch
app-term-bot-1 = Papier
app-term-bot-2 = Pinsel
app-term-bot-3 = Tusche
app-term-bot-4 = Tuschestein
app-term-bot-5 = Jade
