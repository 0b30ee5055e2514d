### Everything around the games, and the command line

## home

home-tagline = Drie bordspellen uit het oude China, één digitale tafel.
home-play-now = Nu spelen
home-play-bots = Tegen bots spelen
home-play-friends = Met vrienden spelen
home-learn = Een spel leren
home-learn-time = Ongeveer { $minutes } minuten, met een gids erbij
home-continue = Ga verder waar je was
home-your-turn =
    { $n ->
        [one] Aan { $n } tafel ben je aan de beurt.
       *[other] Aan { $n } tafels ben je aan de beurt.
    }
home-nothing-waiting = Niemand wacht op je. Tijd voor een nieuw spel?
home-open-tables =
    { $n ->
        [one] { $n } tafel met een vrije plaats
       *[other] { $n } tafels met een vrije plaats
    }
home-watch = Een spel bekijken
home-no-account-needed = Je hebt geen account nodig. Een naam is genoeg.
home-greeting = Fijn dat je er weer bent, { $name }.
home-game-length = { $min }–{ $max } minuten
home-game-seats = { $min }–{ $max } spelers
home-type-in = Een spel van je keukentafel invoeren

## lobby

lobby-title = Lobby
lobby-your-tables = Jouw tafels
lobby-open-tables = Open tafels
lobby-running = Lopende spellen
lobby-none = Er is nu geen open tafel. Open jij de eerste?
lobby-none-for-filter = Geen tafel past bij je filter.
lobby-filter-all = Alle spellen
lobby-filter-live = Live
lobby-filter-days = Dagen per zet
lobby-seats-free =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
lobby-join = Ga zitten
lobby-watch = Meekijken
lobby-host = Geopend door { $name }
lobby-people-online =
    { $n ->
        [one] { $n } persoon online
       *[other] { $n } mensen online
    }
lobby-join-failed-full = Iemand was je voor: de laatste plaats is weg.

## table

table-new = Nieuwe tafel
table-choose-game = Welk spel?
table-players = Hoeveel aan tafel?
table-with-bots = Vul lege plaatsen met bots
table-create = Tafel openen
table-public = Open voor iedereen
table-public-help = De tafel staat in de lobby; iedereen mag gaan zitten.
table-private = Alleen op uitnodiging
table-private-help = Alleen wie je link heeft, vindt de tafel.
table-name = Naam van de tafel
table-name-default = Tafel van { $name }
table-start-seat = Wie begint
table-start-seat-random = Wordt geloot
table-start-seat-chosen = { $name } begint
table-seat-order-random = Plaatsen loten
table-allow-undo = Terugnemen
table-allow-undo-free = Vrij, zolang er niets verborgens is onthuld
table-allow-undo-ask = Ook verder terug, als iedereen het goedvindt
table-allow-undo-never = Nooit: gezet is gezet
table-spectators = Toeschouwers
table-spectators-on = Welkom; ze zien alleen wat iedereen ziet
table-spectators-off = Geen toeschouwers
table-hints = Tips
table-hints-on = Toegestaan; het spel telt niet voor de rating
table-hints-off = Uit
table-open-scores = Open scores
table-open-scores-help = Toont wat een oplettende speler had kunnen bijhouden.
table-rated = Spel voor de rating
table-rated-help = Telt voor je rating. Zonder tips en zonder terugnemen in overleg.
table-advanced = Meer opties
table-seed = Schudden met een eigen startwaarde
table-seed-help = Dezelfde startwaarde geeft hetzelfde spel. Zulke spellen tellen nooit voor de rating.
table-summary = { $game }, { $seats } plaatsen, { $clock }
table-conflict = { $option } en { $other } gaan niet samen: { $reason }
table-remember = Deze opties onthouden
table-close = Deze tafel sluiten

## option

option-edition = Editie
option-edition-2007 = 2007: een groot privilege kost 6
option-edition-2017 = 2017: een groot privilege kost 7
option-great-wall = Met de uitbreiding ‘De Chinese Muur’
option-super-event = Supergebeurtenis
option-super-event-none = Geen
option-super-event-random = Wordt geloot
option-super-event-agreed = Kies er samen een
option-map = Kaart
option-map-warring-states = Strijdende Staten
option-map-18-kingdoms = 18 Koninkrijken
option-bandits = Met gewetenloze bandieten
option-palace = Met het keizerlijk paleis
option-short = Kort spel
option-short-help = Met z’n tweeën: 24 tegels blijven ongezien in de doos.
option-dragon-dynasty = Drakendynastie: een vijfde plaats
option-reason-bandits-map = op de kaart van de 18 Koninkrijken wonen geen bandieten
option-reason-short-seats = het korte spel kan alleen met z’n tweeën

## seat

seat-free = Vrije plaats
seat-sit = Hier gaan zitten
seat-stand-up = Opstaan
seat-you = Jij
seat-bot = Bot
seat-add-bot = Zet hier een bot
seat-remove-bot = Bot wegsturen
seat-swap = Vragen om van plaats te ruilen
seat-swap-asked = { $name } wil graag met je van plaats ruilen.
seat-ready = Klaar
seat-not-ready = Nog niet klaar
seat-kick = { $name } vragen op te staan
seat-kicked = De host heeft je gevraagd deze tafel te verlaten.
seat-turn = { $name } is aan zet
seat-your-turn = Jij bent aan de beurt
seat-thinking = { $name } denkt na

## bot

bot-title = Tegen wie speel je?
bot-intro = Vijf figuren, vijf trappen van het hofexamen. Ze zien alleen wat jij op hun plaats zou zien.
bot-level = Niveau { $level } van 5
bot-1-name = Papier
bot-1-rank = Dorpsschool
bot-1-character = Leert nog het penseel vast te houden en is blij met elk spel met jou.
bot-2-name = Penseel
bot-2-rank = Districtsexamen
bot-2-character = Kent de regels uit het hoofd en pakt wat voor het grijpen ligt.
bot-3-name = Inkt
bot-3-rank = Provinciaal examen
bot-3-character = Plant een beurt vooruit en geeft weinig weg.
bot-4-name = Inktsteen
bot-4-rank = Hoofdstedelijk examen
bot-4-character = Weegt af wat je zou kunnen verbergen en laat je voor haast duur betalen.
bot-5-name = Jade
bot-5-rank = Paleisexamen
bot-5-character = Heeft elk boek in de zaal gelezen en vergeeft geen enkele fout.
bot-strength = Verslaat het niveau eronder in ongeveer { $percent }% van de spellen.
bot-speed = Tempo van de bots
bot-fair = Bots spieken niet: ze krijgen hetzelfde te zien als een mens op die plaats.

## wait

wait-title = Wachtruimte
wait-for-players =
    { $n ->
        [one] We wachten nog op { $n } persoon.
       *[other] We wachten nog op { $n } mensen.
    }
wait-for-ready = Iedereen is er. We wachten nog op het akkoord van { $names }.
wait-start = Spel beginnen
wait-starts-in =
    { $n ->
        [one] Het spel begint over { $n } seconde.
       *[other] Het spel begint over { $n } seconden.
    }
wait-host-starts = { $name } start het spel.
wait-joined = { $name } is gaan zitten.
wait-left = { $name } heeft de tafel verlaten.
wait-options-changed = De opties zijn veranderd. Bevestig nog een keer.
wait-read-rules = Lees intussen de regels
wait-fairness = Het schudden is verzegeld: { $hash }. Na het spel kun je het controleren.

## clock

clock-title = Klok
clock-none = Zonder klok
clock-live = Elk { $minutes } min, plus { $seconds } s per zet
clock-days =
    { $n ->
        [one] { $n } dag per zet
       *[other] { $n } dagen per zet
    }
clock-left = Nog { $time } voor { $name }
clock-low =
    { $n ->
        [one] Nog maar { $n } seconde.
       *[other] Nog maar { $n } seconden.
    }
clock-out = De tijd van { $name } is op.
clock-out-you = Je tijd is op.
clock-paused = De klok staat stil.
clock-pause-ask = { $name } vraagt om een pauze.
clock-resume = Verderspelen
clock-add-time =
    { $n ->
        [one] Geef { $name } { $n } minuut extra
       *[other] Geef { $name } { $n } minuten extra
    }
clock-time-given =
    { $n ->
        [one] { $name } heeft er { $n } minuut bij gekregen.
       *[other] { $name } heeft er { $n } minuten bij gekregen.
    }
clock-on-timeout-bot = Is de tijd op, dan speelt een bot verder
clock-on-timeout-lose = Is de tijd op, dan valt de plaats uit
clock-vacation = Weg tot { $date }

## invite

invite-title = Mensen uitnodigen
invite-copy = Link kopiëren
invite-copied = Link gekopieerd. Stuur hem naar wie er mee mag doen.
invite-share = Delen
invite-qr = Scan om mee te doen
invite-text = { $name } nodigt je uit voor een spel { $game }: { $link }
invite-received = { $name } nodigt je uit voor { $game }.
invite-accept = Ik doe mee
invite-decline = Deze keer niet
invite-declined = { $name } kan deze keer niet.
invite-expired = Deze uitnodiging is verlopen. Vraag om een nieuwe link.
invite-used = Aan deze tafel zijn alle plaatsen bezet. Je kunt meekijken.
invite-renew = Oude link ongeldig maken

## chat

chat-title = Chat
chat-placeholder = Zeg iets tegen de tafel
chat-send = Versturen
chat-empty = Nog stil hier. Een groet kan nooit kwaad.
chat-spectators-only = Chat van de toeschouwers. De tafel leest hem pas na het spel.
chat-quick-hello = Hallo, veel plezier!
chat-quick-nice = Goed gespeeld!
chat-quick-moment = Een momentje, graag.
chat-quick-thanks = Bedankt voor het spel!
chat-mute = { $name } dempen
chat-muted = Je ziet geen berichten meer van { $name }.
chat-report = Dit bericht melden
chat-reported = Bedankt. Er kijkt iemand naar.
chat-unread =
    { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }

## watch

watch-count =
    { $n ->
        [one] { $n } persoon kijkt mee
       *[other] { $n } mensen kijken mee
    }
watch-you-are = Je kijkt mee. Handen en stapels blijven ook voor jou verborgen.
watch-joined = { $name } kijkt mee.
watch-delayed =
    { $n ->
        [one] Je ziet dit spel { $n } zet later.
       *[other] Je ziet dit spel { $n } zetten later.
    }
watch-take-seat = Er is een plaats vrij. Wil je die?
watch-follow = De plaats van { $name } volgen
watch-not-allowed = Deze tafel speelt zonder toeschouwers.

## undo

undo-button = Terugnemen
undo-done = { $name } heeft teruggenomen: { $move }.
undo-done-you = Teruggenomen: { $move }.
undo-redo = Opnieuw doen
undo-ask = Vragen om terug te nemen
undo-asked = { $name } wil { $move } graag terugnemen. Vind je dat goed?
undo-agree = Goed
undo-refuse = Liever niet
undo-refused = { $name } laat het liever zo.
undo-no-revealed = Er is iets verborgens onthuld, dus deze zet blijft staan.
undo-no-drawn = Je hebt een nieuwe kaart gezien. Dat kun je niet meer ongezien maken.
undo-no-other-moved = { $name } heeft intussen al gezet. Vraag het de tafel als je verder terug wilt.
undo-no-not-yours = De laatste zet was niet van jou.
undo-no-nothing = Er valt nog niets terug te nemen.
undo-no-off = Deze tafel speelt zonder terugnemen.
undo-no-over = Het spel is afgelopen. In de analyse kun je elke zet uitproberen.

## net

net-lost = Verbinding weg. Nieuwe poging…
net-back = Je bent er weer. Er is niets verloren gegaan.
net-caught-up =
    { $n ->
        [one] Terwijl je weg was, was er { $n } zet.
       *[other] Terwijl je weg was, waren er { $n } zetten.
    }
net-sending = Je zet is onderweg…
net-saved = Je zet is opgeslagen.
net-not-sent = Je zet is niet aangekomen. Zodra de verbinding er weer is, sturen we hem.
net-other-lost = { $name } is offline.
net-other-back = { $name } is er weer.
net-other-device = Je hebt deze tafel ergens anders geopend. Dit venster kijkt alleen nog mee.
net-new-version = Er is een nieuwe versie. Herlaad wanneer het je uitkomt; je spel blijft zoals het is.
net-restart = De tafel wordt zet voor zet weer opgebouwd.

## takeover

takeover-bot-took = { $bot } speelt nu voor { $name }.
takeover-reason-time = omdat de tijd op was
takeover-reason-left = omdat { $name } is weggegaan
takeover-vote =
    { $n ->
        [one] { $name } is al { $n } minuut weg. Moet een bot verderspelen?
       *[other] { $name } is al { $n } minuten weg. Moet een bot verderspelen?
    }
takeover-vote-wait = Nog even wachten
takeover-vote-bot = Een bot verder laten spelen
takeover-return = Je plaats terugnemen
takeover-returned = { $name } speelt weer zelf. Bedankt, { $bot }.
takeover-for-you =
    { $n ->
        [one] { $bot } heeft { $n } zet voor je gedaan.
       *[other] { $bot } heeft { $n } zetten voor je gedaan.
    }

## hint

hint-button = Tip
hint-thinking = Even nadenken…
hint-suggest = Ik zou overwegen: { $move }.
hint-why = Waarom?
hint-close-call = Meerdere zetten zijn ongeveer even goed: { $moves }.
hint-only-move = Er is maar één zet.
hint-off = Aan deze tafel zijn er geen tips.
hint-not-rated = Met een tip telt dit spel niet meer voor de rating. Wil je hem toch?
hint-honest = De tip weet alleen wat jij kunt zien.

## replay

replay-title = Naspelen
replay-first = Naar het begin
replay-previous = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het einde
replay-play = Vanzelf afspelen
replay-pause = Pauzeren
replay-speed = Tempo { $factor }×
replay-position = Zet { $number } van { $count }
replay-view-seat = Gezien vanaf de plaats van { $name }
replay-view-all = Alles open
replay-view-own-only = Zolang het spel loopt, zie je alleen wat jij kunt zien.
replay-share-move = Link naar deze zet kopiëren
replay-play-from-here = Vanaf hier verderspelen
replay-download = Verslag downloaden
replay-upload = Verslag openen
replay-old-rules = Gespeeld met regelversie { $version }; precies zo getoond als er gespeeld is.
replay-fair-ok = Het schudden is gecontroleerd: de startwaarde { $seed } past bij het zegel dat voor het spel te zien was.
replay-fair-bad = De startwaarde past niet bij het zegel. Vertrouw dit verslag niet.

## analysis

analysis-title = Analyse
analysis-start = Dit spel analyseren
analysis-running = Zet { $number } van { $count } wordt bekeken…
analysis-done =
    { $n ->
        [one] Klaar. { $n } keerpunt gevonden.
       *[other] Klaar. { $n } keerpunten gevonden.
    }
analysis-chance = Winstkans: { $percent }%
analysis-better = { $move } was beter geweest: winstkans { $better }% in plaats van { $actual }%.
analysis-best = De beste zet gevonden.
analysis-good = Goede zet
analysis-slip = Kleine onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Dure fout
analysis-because = Waarom: { $reason }
analysis-luck = Punten door trekken en schudden: { $points }. Door beslissingen: { $rest }.
analysis-luck-lucky = Je had meer geluk dan in { $percent }% van de spellen.
analysis-not-while-running = De analyse komt zodra het spel is afgelopen.
analysis-try = Probeer hier een andere zet

## end

end-title = Het spel is afgelopen
end-you-win = Je hebt gewonnen. Gefeliciteerd!
end-winner = { $name } wint met { $score }.
end-shared = { $names } delen de overwinning.
end-nobody = Niemand wint.
end-you-place = Je eindigde als nummer { $place } van { $count }.
end-close = Dat was spannend: verschil { $difference }.
end-tiebreak = Gelijk in punten; beslist door { $reason }.
end-rating-up = Je rating is met { $points } gestegen naar { $rating }.
end-rating-down = Je rating is met { $points } gedaald naar { $rating }.
end-rematch = Revanche
end-rematch-offer = { $name } wil graag een revanche.
end-rematch-next-bot = Een sterkere bot proberen
end-resigned = { $name } heeft opgegeven.
end-resign-confirm = Dit spel opgeven? Dat kun je niet terugnemen.
end-abandoned = De tafel is voor het einde gesloten. Het spel telt niet.
end-to-lobby = Terug naar de lobby

## stats

stats-title = Statistieken
stats-games =
    { $n ->
        [one] { $n } spel gespeeld
       *[other] { $n } spellen gespeeld
    }
stats-wins =
    { $n ->
        [one] { $n } keer gewonnen
       *[other] { $n } keer gewonnen
    }
stats-win-rate = { $percent }% gewonnen, puur toeval zou { $expected }% geven
stats-average = Gemiddelde score
stats-best = Beste score
stats-time = Tijd per zet
stats-by-game = Per spel
stats-by-opponent = Per tegenstander
stats-against-level = Tegen { $bot }: { $wins } van { $count }
stats-rating = Rating { $rating }, plus of min { $margin }
stats-too-few =
    { $n ->
        [one] Nog { $n } spel en er valt iets te zeggen.
       *[other] Nog { $n } spellen en er valt iets te zeggen.
    }
stats-empty = Nog niets. Je eerste spel verschijnt hier.

## account

account-title = Account
account-guest = Je bent hier als gast.
account-guest-name = Hoe mogen we je noemen?
account-keep = Maak een account om je spellen op elk apparaat te hebben.
account-create = Account aanmaken
account-sign-in = Inloggen
account-sign-out = Uitloggen
account-name = Naam
account-password = Wachtwoord
account-password-help = Minstens { $min } tekens. Een zin werkt goed.
account-password-show = Wachtwoord tonen
account-email = E-mail, als je wilt
account-email-help = Alleen voor een vergeten wachtwoord en, als je wilt, om te zeggen dat je aan de beurt bent.
account-forgot = Wachtwoord vergeten?
account-reset-sent = Als we dit adres kennen, is er een bericht onderweg.
account-welcome = Welkom, { $name }. Je spellen van dit apparaat zijn meegekomen.
account-rename = Naam wijzigen
account-devices = Ingelogde apparaten
account-sign-out-all = Overal uitloggen
account-token = Sleutel voor programma’s
account-token-once = Kopieer hem nu; hij wordt alleen deze keer getoond.
account-export = Al mijn gegevens downloaden
account-delete = Account verwijderen
account-delete-confirm = Je account voorgoed verwijderen? Afgelopen spellen blijven bestaan, zonder je naam.
account-deleted = Je account is verwijderd. Je bent altijd weer welkom.

## settings

settings-title = Instellingen
settings-language = Taal
settings-language-auto = Zoals de browser
settings-theme = Weergave
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-auto = Zoals het apparaat
settings-text-size = Tekstgrootte
settings-contrast = Sterker contrast
settings-patterns = Patronen naast kleuren
settings-patterns-help = Zo is elke plaats ook zonder kleur te herkennen.
settings-motion = Beweging
settings-motion-full = Alles beweegt
settings-motion-less = Rustig
settings-motion-off = Niets beweegt
settings-sound = Geluiden
settings-volume = Volume
settings-notify = Laat het weten als ik aan de beurt ben
settings-notify-blocked = De browser staat geen meldingen toe. Dat kun je in zijn instellingen wijzigen.
settings-confirm = Vragen vóór zetten die je niet kunt terugnemen
settings-legal = Tonen waar ik mag zetten
settings-totals = Totalen tonen en waaruit ze bestaan
settings-guide = Gids bij het eerste spel
settings-guide-restart = Gids opnieuw starten
settings-keyboard = Toetsenbord
settings-saved = Opgeslagen.
settings-reset = Terug naar de standaard

## rules

rules-title = Spelregels
rules-quick = Op één pagina
rules-search = Zoeken in de spelregels
rules-none-found = Niets gevonden voor ‘{ $query }’.
rules-why = Waarom mag dat niet?
rules-see = Regel lezen
rules-ruling = De spelregels zwijgen hier; zo hebben wij beslist.

## error

error-illegal = Dat kan niet: { $reason }
error-not-your-turn = { $name } is aan de beurt.
error-stale = Het spel is al verder. Kijk even opnieuw.
error-already-played = Die zet was al gedaan. Er is niets dubbel gespeeld.
error-game-over = Dit spel is afgelopen.
error-not-started = Het spel is nog niet begonnen.
error-unknown-move = ‘{ $text }’ is geen zet in dit spel.
error-table-not-found = Deze tafel bestaat niet. Is de link misschien onvolledig?
error-table-closed = Deze tafel is gesloten.
error-table-full = Deze tafel is vol.
error-seat-taken = Daar zit al iemand.
error-already-seated = Je zit al aan deze tafel.
error-host-only = Dat kan alleen de host.
error-too-few-players = { $game } heeft minstens { $min } plaatsen nodig.
error-too-many-players = { $game } biedt hoogstens { $max } plaatsen.
error-option-unknown = { $game } kent de optie ‘{ $option }’ niet.
error-option-value = ‘{ $value }’ kan niet bij { $option }. Kies uit: { $choices }.
error-start-seat = start_seat kan niet { $seat } zijn: met { $seats } plaatsen zijn ze 0 tot { $last }.
error-option-locked = Zodra het spel loopt, liggen de opties vast.
error-name-empty = Vul een naam in.
error-name-taken = { $name } is al in gebruik. Wat dacht je van { $suggestion }?
error-name-long =
    { $n ->
        [one] Een naam mag hoogstens { $n } teken hebben.
       *[other] Een naam mag hoogstens { $n } tekens hebben.
    }
error-name-characters = Alleen letters, cijfers, spaties, streepjes en apostroffen, graag.
error-password-short =
    { $n ->
        [one] Gebruik minstens { $n } teken.
       *[other] Gebruik minstens { $n } tekens.
    }
error-password-common = Te veel mensen gebruiken dit wachtwoord. Kies een ander.
error-sign-in = Naam en wachtwoord horen niet bij elkaar.
error-email-invalid = Dat lijkt geen e-mailadres.
error-link-expired = Deze link is verlopen. We sturen je graag een nieuwe.
error-signed-out = Je bent uitgelogd. Log weer in, je spellen wachten.
error-chat-empty = Er is nog niets te versturen.
error-chat-long =
    { $n ->
        [one] { $n } teken te lang.
       *[other] { $n } tekens te lang.
    }
error-too-fast =
    { $n ->
        [one] Rustig aan. Probeer het over { $n } seconde opnieuw.
       *[other] Rustig aan. Probeer het over { $n } seconden opnieuw.
    }
error-record-unreadable = Dit bestand is geen spelverslag, of het is op regel { $line } beschadigd.
error-record-illegal = Zet { $number } ({ $move }) is niet toegestaan: { $reason }
error-record-newer = Dit verslag komt uit een nieuwere Tianxia ({ $version }). Werk eerst bij.
error-file-large = Dit bestand is te groot. Tot { $limit } mag.
error-page-not-found = Onder dit adres is niets te vinden.
error-server-busy = Er wordt nu heel veel gespeeld. Een ogenblik, graag.
error-server = Er ging bij ons iets mis. Je spel is veilig. Voor een melding: { $code }
error-browser = Deze browser is te oud voor de tafel. Een actuele is genoeg.

## common

common-ok = OK
common-cancel = Annuleren
common-back = Terug
common-continue = Verder
common-close = Sluiten
common-save = Opslaan
common-yes = Ja
common-no = Nee
common-retry = Opnieuw proberen
common-loading = De tafel wordt gedekt…
common-leave-game = Dit lopende spel verlaten? Een bot houdt je plaats warm.
common-log = Verloop
common-and = { $first } en { $last }
common-minutes-ago =
    { $n ->
        [one] { $n } minuut geleden
       *[other] { $n } minuten geleden
    }
common-duration-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
common-duration-minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
common-duration-hours =
    { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
common-duration-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
common-just-now = zojuist
common-yesterday = gisteren
common-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

## a11y

a11y-skip-to-board = Naar het speelbord springen
a11y-skip-to-prompt = Naar je beslissing springen
a11y-home = Tianxia, startpagina
a11y-main-menu = Hoofdmenu
a11y-board = Speelbord van { $game }
a11y-seats = Plaatsen in speelvolgorde
a11y-seat = { $name }, { $colour }, { $score }, { $state }
a11y-seat-turn = aan zet
a11y-seat-offline = offline
a11y-hand = Je hand
a11y-prompt = Jouw beslissing: { $prompt }
a11y-moves =
    { $n ->
        [one] { $n } zet mogelijk
       *[other] { $n } zetten mogelijk
    }
a11y-move-field = Typ een zet, bijvoorbeeld { $example }
a11y-possible = mogelijk
a11y-not-possible = niet mogelijk: { $reason }
a11y-selected = geselecteerd
a11y-last-move = Laatste zet: { $move }
a11y-log = Verloop, nieuwste eerst
a11y-clock = { $name }: nog { $time }
a11y-undo = Laatste zet terugnemen
a11y-hint = Tip tonen
a11y-rules = Spelregels openen
a11y-chat = Chat openen
a11y-settings = Instellingen openen
a11y-close-panel = Dit paneel sluiten
a11y-zoom-in = Groter
a11y-zoom-out = Kleiner
a11y-keys = Pijltoetsen verplaatsen, Enter kiest, Escape breekt af, U neemt terug, H geeft een tip, ? toont alle toetsen.
a11y-your-turn-now = Jij bent aan de beurt. { $prompt }
a11y-evaluation = Winstkansen: { $list }
a11y-replay-slider = Zet bij het naspelen
a11y-language-now = De taal is nu Nederlands.

## cli

cli-about = Drie bordspellen uit het oude China: spelen, bestuderen, meten.
cli-commands = Opdrachten
cli-usage = Gebruik
cli-arguments = Argumenten
cli-games = Spellen
cli-more = Meer over een opdracht: { $example }
cli-options = Opties
cli-examples = Voorbeelden
cli-play-help = Tegen bots spelen, hier in de terminal.
cli-serve-help = De tafel voor anderen draaien, op deze computer of op een server.
cli-simulate-help = Veel spellen volgens toeval spelen en de uitslagen melden.
cli-arena-help = Bots tegen elkaar laten spelen en hun ratings berekenen.
cli-lab-help = Tonen wat een regel doet: met andere getallen spelen en vergelijken.
cli-bench-help = Meten hoe snel de regels hier lopen.
cli-replay-help = Een spelverslag zet voor zet tonen.
cli-verify-help = Een verslag controleren: elke zet toegestaan, schudden zoals verzegeld, uitslag juist.
cli-rules-help = De spelregels van een spel tonen: op één bladzijde, één alinea of alle.
cli-games-help = De spellen met hun plaatsen en opties opsommen.
cli-maps-help = De kaarten van HUANG opsommen of er een tekenen.
cli-option-json = Uitvoer voor programma’s (JSON) in plaats van voor mensen.
cli-option-lang = Taal: en, de of nl.
cli-option-quiet = Alleen de uitslag tonen.
cli-option-version = De versie tonen en stoppen.
cli-option-help = Deze hulp tonen en stoppen.
cli-option-game = Welk spel: { $choices }.
cli-option-set = Een optie van het spel zetten, bijvoorbeeld { $example }; mag vaker.
cli-option-seats = Aantal plaatsen (standaard { $default }).
cli-option-seed = Startwaarde voor schudden en trekken; dezelfde startwaarde geeft hetzelfde spel.
cli-option-games = Hoeveel spellen (standaard { $default }).
cli-option-bots = Eén bot per plaats, bijvoorbeeld { $example }.
cli-option-level = Niveau van de bots, 1 tot 5 (standaard { $default }).
cli-option-seat = Zet een eigen bot op een plaats, bijvoorbeeld { $example }; mag vaker.
cli-option-workers = Hoeveel processorkernen meedoen (standaard alle).
cli-option-device = Waar gerekend wordt: cpu of gpu.
cli-option-output = De verslagen in deze map schrijven.
cli-option-arena-bots = De bots die tegen elkaar spelen, bijvoorbeeld { $example }.
cli-option-vary = Wat er verandert, een optie of een getal uit de spelregels: { $example }; mag vaker.
cli-option-lab-games = Hoeveel spellen van elke variant (standaard { $default }).
cli-option-gauntlet = Deze bot tegen elk van de andere laten spelen, en verder niemand.
cli-option-arena-games = Hoeveel spellen aan elke tafel (standaard { $default }).
cli-option-sprt = Stoppen zodra duidelijk is of de eerste bot hoogstens het eerste of minstens het tweede deel wint, bijvoorbeeld { $example }.
cli-option-results = Elk spel na afloop in dit bestand schrijven, elk een regel JSON.
cli-option-page = Een bladzijde met plaatjes in dit bestand schrijven.
cli-option-resume = Verdergaan met de arena die dit bestand schreef.
cli-option-on = Op een cluster van Ray spelen, bijvoorbeeld { $example }.
cli-option-host = Adres om op te luisteren (standaard { $default }).
cli-option-port = Poort om op te luisteren (standaard { $default }).
cli-option-store = Waar de tafels worden bewaard: een bestand of een databaseadres.
cli-option-no-browser = De browser niet openen.
cli-option-time = Bedenktijd per zet in seconden (standaard { $default }).
cli-option-from-move = Bij deze zet beginnen.
cli-option-seat-view = Alleen tonen wat deze plaats kon zien.
cli-option-paragraph = Id van een alinea, bijvoorbeeld { $example }.
cli-option-full = Alle spelregels tonen.
cli-option-terminal = In de terminal spelen, zonder browser.
cli-option-plain = Gewone regels in plaats van tekeningen, voor schermlezers.
cli-option-load = Dit bewaarde spel verder spelen.
cli-option-gpu = Op de grafische kaart meten.
cli-option-file = Een spelverslag.
cli-option-files = Spelverslagen, of mappen met verslagen.
cli-option-map = Een kaart, op naam of als bestand (.json).
cli-option-svg = De kaart als plaatje in dit bestand schrijven.
cli-play-ready = De tafel staat klaar: { $url }
cli-play-stop = Met Ctrl+C ruim je de tafel af. Je spellen blijven bewaard.
cli-play-no-browser = Er kon geen browser worden geopend. Open dit adres zelf: { $url }
cli-play-already = Hier draait al een tafel: { $url }
cli-compile-first = Eerste start: de regels worden voor deze computer vertaald. Dat gebeurt maar één keer.
cli-compile-progress = { $game } wordt vertaald: { $done } van { $count }
cli-serve-ready = Bereikbaar op { $url }
cli-serve-restored =
    { $n ->
        [one] { $n } lopend spel hersteld.
       *[other] { $n } lopende spellen hersteld.
    }
cli-serve-public-warning = Wie { $host } kan bereiken, bereikt ook deze server. Zet er HTTPS voor.
cli-serve-stopping = Lopende zaken worden afgemaakt, daarna stopt de server.
cli-serve-stopped = Gestopt. Elke bevestigde zet is opgeslagen.
cli-serve-migrated = Opslag bijgewerkt, van versie { $old } naar { $new }.
cli-simulate-progress = { $done } van { $count } spellen, { $rate } beslissingen per seconde
cli-simulate-title = { $game }: { $seats } plaatsen, alle zetten volgens toeval, startwaarde { $seed }
cli-simulate-wins = Wie vanaf welke plaats wint (gedeelde winst telt naar rato; met 95% zekerheid tussen)
cli-simulate-shared = Gedeelde winst: { $percent }%
cli-simulate-scores = Scores
cli-simulate-lengths = Lengten
cli-simulate-decisions = beslissingen
cli-simulate-all = alle
cli-column-seat = plaats
cli-column-wins = winst
cli-column-from = van
cli-column-to = tot
cli-column-mean = gem.
cli-column-spread = spreiding
cli-column-least = min
cli-column-quarter = ¼
cli-column-half = ½
cli-column-three-quarters = ¾
cli-column-most = max
cli-simulate-sources = Waar de punten vandaan kwamen
cli-column-source = herkomst
cli-column-points = punten
cli-column-share = deel
cli-column-winners = winnaars
cli-simulate-done =
    { $n ->
        [one] { $n } spel in { $seconds } s.
       *[other] { $n } spellen in { $seconds } s.
    }
cli-simulate-length = Lengte van een spel: gemiddeld { $average } beslissingen, { $min } tot { $max }
cli-simulate-written =
    { $n ->
        [one] { $n } verslag naar { $path } geschreven
       *[other] { $n } verslagen naar { $path } geschreven
    }
cli-arena-match = { $first } tegen { $second }: { $wins } van { $count } gewonnen, { $percent }% (± { $margin })
cli-arena-rating = { $bot }: rating { $rating } ± { $margin } na { $count } spellen
cli-arena-clear = { $first } is sterker, zonder redelijke twijfel.
cli-arena-unclear = Nog niet te beslissen. Ongeveer { $count } spellen erbij zouden genoeg zijn.
cli-bench-line = { $game }, { $seats } plaatsen: { $rate } beslissingen per seconde per kern
cli-bench-gpu = { $game } op { $device }: { $rate } beslissingen per seconde
cli-bench-progress = Wordt gemeten: { $game }
cli-bench-decisions = Beslissingen per seconde
cli-bench-games = Spellen per seconde
cli-bench-state = Grootte van een stand
cli-bench-first = Eerste start op een nieuwe computer
cli-bench-start = Elke volgende start
cli-bench-runs = mediaan van { $count }, van { $low } tot { $high }
cli-bench-noisy = Deze computer is bezig; de cijfers schommelen { $percent }%.
cli-bench-slower = { $percent }% langzamer dan de vorige keer.
cli-replay-move = { $number }. { $name }: { $move }
cli-replay-chance = Toeval
cli-replay-hidden = gedekt
cli-replay-keys = Spatie: volgende zet. b: terug. q: stoppen.
cli-replay-result = Uitslag: { $scores }
cli-verify-ok =
    { $n ->
        [one] Alles in orde: { $n } zet, schudden en uitslag kloppen.
       *[other] Alles in orde: { $n } zetten, schudden en uitslag kloppen.
    }
cli-verify-illegal = Zet { $number } ({ $move }) overtreedt een regel: { $reason }
cli-verify-seal = De startwaarde past niet bij het zegel { $hash }.
cli-verify-result = Het verslag zegt { $claimed }, naspelen geeft { $found }.
cli-verify-not-over = In het verslag staat een uitslag, maar na de laatste zet is het spel niet afgelopen.
cli-verify-no-result = Na de laatste zet is het spel afgelopen, en in het verslag staat geen uitslag.
cli-verify-deal = Zet { $number } ({ $move }) is niet wat de startwaarde geeft: { $dealt }.
cli-verify-final = Zetten en einde passen niet bij elkaar: na het afsluiten is er iets veranderd.
cli-verify-unsealed = Alles in orde voor zover te zien: zetten { $n }, uitslag juist. Het verslag heeft geen startwaarde, dus het schudden is niet te controleren.
cli-verify-line = Regel { $line }: { $reason }
cli-verify-folder = { $good } van { $count } verslagen zijn in orde.
cli-rules-not-found = Er is geen alinea { $id }. Lijkt erop: { $suggestions }
cli-rules-hint = De alinea achter een regel, bijvoorbeeld: { $example }
cli-games-seats = { $min } tot { $max } plaatsen
cli-games-option = { $option }: { $choices } (standaard { $default })
cli-maps-counts = velden { $spaces }, waarvan rivier { $rivers }; hoofdsteden { $capitals }, kampen { $camps }
cli-maps-legend = Elk veld toont zijn naam. { $river } rivier, { $capital } hoofdstad, een getal: een bandietenkamp.
cli-maps-capitals = Hoofdsteden: { $list }.
cli-maps-camps = Kampen: { $list }.
cli-maps-narrow = Dit venster is te smal voor de kaart; --svg tekent hem als plaatje.
cli-maps-written = De kaart is getekend: { $path }
cli-maps-unknown = Er is geen kaart ‘{ $map }’. Kies uit: { $choices }.
cli-error-unknown-command = De opdracht ‘{ $command }’ bestaat niet. Bedoelde je { $suggestion }?
cli-error-unknown-game = Het spel ‘{ $game }’ bestaat niet. Kies uit: { $choices }.
cli-error-unknown-bot = De bot ‘{ $bot }’ bestaat niet. Kies uit: { $choices }.
cli-error-bots-seats = Opgegeven bots: { $bots }, plaatsen: { $seats }. Die moeten overeenkomen.
cli-error-file = { $path } is niet te lezen: { $reason }
cli-error-write = { $path } is niet te schrijven: { $reason }
cli-error-port = Poort { $port } is bezet. Probeer --port { $free }.
cli-error-store = De opslag { $store } kan niet worden geopend: { $reason }
cli-error-number = { $option } vraagt een getal van { $min } tot { $max }, niet ‘{ $value }’.
cli-error-seed = Een startwaarde is een geheel getal van hoogstens 128 bits, niet ‘{ $value }’.
cli-error-set = Opties van een spel geef je als naam=waarde, niet ‘{ $value }’.
cli-error-load-with = --load gaat verder met de tafel zoals die is bewaard; { $option } kun je daarbij niet opgeven.
cli-error-game-option = { $game } kent de optie ‘{ $option }’ niet. Kies uit: { $choices }.
cli-error-lang = De taal ‘{ $lang }’ bestaat niet. Kies uit: { $choices }.
cli-error-missing = Er ontbreekt nog: { $what }. Meer: { $help }
cli-error-argument = ‘{ $text }’ wordt hier niet begrepen. Wat wel: { $help }
cli-error-needs-value = Na { $option } ontbreekt een waarde.
cli-error-share = { $option } vraagt twee getallen tussen 0 en 1, het kleinste eerst, niet ‘{ $value }’.
cli-error-vary = Wat er verandert geef je als NAAM=4,5,6, niet ‘{ $value }’.
cli-error-exists = { $path } bestaat al. Om ermee verder te gaan: { $command }
cli-error-resume = Wat { $path } speelt, staat erin; { $option } kan er niet bij.
cli-error-no-records = In { $path } ligt geen verslag.
cli-error-no-gpu = Geen geschikte grafische kaart gevonden. Nodig zijn er een van NVIDIA en een extra pakket: { $command }
cli-error-extra = Hiervoor ontbreekt een extra pakket: { $command }
cli-interrupted = Afgebroken. Wat klaar was, blijft bewaard.
cli-elapsed = Tot nu toe { $elapsed }, nog ongeveer { $left }

## arena: what comes of matches between bots

arena-title = { $game }: bots onder elkaar
arena-played =
    { $n ->
        [one] { $n } spel op { $seats } plaatsen. Verdelingen: { $deals }, elk vanaf elke plaats gespeeld. Startgetal: { $seed }.
       *[other] { $n } spellen op { $seats } plaatsen. Verdelingen: { $deals }, elk vanaf elke plaats gespeeld. Startgetal: { $seed }.
    }
arena-unfinished = Niet afgelopen: { $done } van { $count } spellen zijn gespeeld.
arena-nothing = Er is nog geen spel gespeeld.
arena-variant = Dit is niet het echte spel: { $numbers }.
arena-leads = { $bot } ligt voor met een rating van { $rating } ({ $low } tot { $high }).
arena-ratings = Ratings
arena-ratings-note = Wie 400 punten boven een ander staat, eindigt tien keer zo vaak voor hem; het gemiddelde is 1500. De streep over het einde toont waar de waarheid in 95 van de 100 gevallen ligt.
arena-against = Wie verslaat wie
arena-against-note = Hoe vaak de bot van de rij voor de bot van de kolom eindigt; gelijk telt half. Daaronder waar de waarheid in 95 van de 100 gevallen ligt.
arena-wins = Gewonnen spellen
arena-wins-note = Gedeelde overwinningen tellen naar rato. De stippellijn is een gelijk deel.
arena-scores = Scores
arena-scores-note = Hoe vaak elke score werd gehaald. De stippellijn is het gemiddelde.
arena-seats = Overwinningen per plaats
arena-seats-note = Alle bots samen. De stippellijn is een gelijk deel.
arena-seat = Plaats { $number }
arena-winning = Wie won, had gemiddeld { $mean } punten ({ $low } tot { $high }).
arena-length = Lengte van een spel
arena-length-note = Beslissingen van alle plaatsen samen.
arena-decisions = Beslissingen
arena-sources = Waar de punten vandaan kwamen
arena-sources-note = Punten in een spel, gemiddeld.
arena-openings = Eerste zetten
arena-openings-note = Waarmee plaatsen het vaakst begonnen, en hoe vaak ze dan wonnen.
arena-failures = Bots die faalden
arena-failed =
    { $n ->
        [one] { $bot } heeft { $n } spel door falen verloren: { $reason }
       *[other] { $bot } heeft { $n } spellen door falen verloren: { $reason }
    }
arena-tests = De vraag
arena-test-at-least = { $bot } tegen { $others }: wint minstens { $high }%. Verdelingen: { $deals }, gewonnen: { $share }%.
arena-test-at-most = { $bot } tegen { $others }: wint hoogstens { $low }%. Verdelingen: { $deals }, gewonnen: { $share }%.
arena-test-open = { $bot } tegen { $others }: of het hoogstens { $low }% of minstens { $high }% is, is nog niet duidelijk. Verdelingen: { $deals }, gewonnen: { $share }%.
arena-mean = gemiddeld { $mean }
arena-between = { $low } tot { $high }
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = spellen
arena-column-score = score
arena-progress = { $done } van { $count } spellen. { $standing }
arena-results = Uitslagen: { $path }
arena-page = Bladzijde: { $path }
arena-made = Gemaakt met Tianxia { $version }, regelversie { $rules }. Opties: { $options }.

## lab: what a rule does

lab-title = { $game }: wat een regel doet
lab-played =
    { $n ->
        [one] { $n } spel op { $seats } plaatsen, dezelfde verdelingen in elke variant. Bots: { $bots }. Startgetal: { $seed }.
       *[other] { $n } spellen op { $seats } plaatsen, dezelfde verdelingen in elke variant. Bots: { $bots }. Startgetal: { $seed }.
    }
lab-rehearsing = Kijken of deze varianten wel te spelen zijn
lab-progress = { $done } van { $count } spellen. { $variant }
lab-seats = Overwinningen per plaats
lab-games = De spellen
lab-sources = Waar de punten vandaan kwamen (per plaats en spel, gemiddeld)
lab-openings = Eerste zetten: hoe vaak ze winnen
lab-score = Score
lab-winning = Score van de winnaar
lab-margin = Voorsprong op de tweede
lab-shared = Gedeelde overwinningen
lab-decisions = Beslissingen
lab-star = ± zegt hoe ver de waarheid er in 95 van de 100 gevallen naast kan liggen; * staat waar iets met die zekerheid van ‘{ $base }’ afwijkt.
lab-differs = { $variant }: { $figure } { $after } in plaats van { $before }.
lab-same = Bij plaatsen, scores en lengtes wijkt niets zeker af. Meer spellen tonen misschien iets.
lab-made = Gemaakt met Tianxia { $version }, regelversie { $rules }. Varianten zijn niet het echte spel.

## terminal: playing in the terminal

terminal-random = Toeval { $number }
terminal-bot-random = Toeval
terminal-bot-greedy = Gretig
terminal-me = Gast
terminal-welcome = Je speelt als { $name }. Typ het nummer van een zet of de zet zelf. ? legt uit, q stopt.
terminal-ask = Jouw zet
terminal-how = Een nummer, of in woorden, bijvoorbeeld ‘{ $example }’. ? legt alles uit.
terminal-commands = Wat je kunt typen
terminal-command-number = de zet met dit nummer
terminal-command-move = de zet in woorden; het begin van elk woord is genoeg
terminal-command-explain = wat je nu gevraagd wordt, en deze lijst
terminal-command-about = de regel over een zet, een kaart, een woord of een paragraaf
terminal-command-hint = een tip: wat een sterke speler zou overwegen
terminal-command-undo = je laatste zet terugnemen
terminal-command-log = alles wat er gebeurde
terminal-command-table = de tafel nog een keer
terminal-command-quick = de regels op één pagina
terminal-command-save = het spel opslaan en verder spelen
terminal-command-verify = het verslag van dit spel controleren
terminal-command-leave = stoppen; het spel wordt opgeslagen en wacht op je
terminal-no-undo = { $name } heeft intussen gezet, dus je zet blijft staan.
terminal-no-number =
    { $n ->
        [one] Een zet { $number } is er hier niet, alleen { $n }.
       *[other] Een zet { $number } is er hier niet, ze gaan van 1 tot { $n }.
    }
terminal-ambiguous = ‘{ $text }’ kan op meer zetten slaan: { $moves }.
terminal-paragraph = Regel: { $id }
terminal-more = Zie ook: { $list }
terminal-saved = Opgeslagen: { $path }
terminal-go-on = Speel verder met: { $command }
terminal-over = Dit spel is afgelopen.
terminal-hint-share = overwogen
terminal-hint-wins = jij wint
terminal-hint-points = Onder de namen: de punten die aan het eind te verwachten zijn.
terminal-hint-told = { $move }: { $share } % van de gedachten, jij wint { $percent } van de honderd keer. Punten aan het eind: { $points }.
terminal-hint-line = Zo kan het verdergaan: { $moves }.
terminal-after = s slaat het verslag op, v controleert het, l toont het verloop, Enter stopt.
terminal-no-terminal = Er is hier geen terminal om in te typen. Open een terminalvenster, of gebruik op afstand ‘ssh -t’.

## app

app-term-tianxia = Tianxia
app-term-tianxia-meaning = alles onder de hemel
app-term-game-dragon = In het Jaar van de Draak
app-term-game-huang = HUANG
app-term-game-wall = Chinese Muur
app-term-game = spel
    .plural = spellen
app-term-match = spel
    .plural = spellen
app-term-table = tafel
    .plural = tafels
app-term-lobby = lobby
app-term-seat = plaats
    .plural = plaatsen
app-term-player = speler
    .plural = spelers
app-term-host = host
    .plural = hosts
app-term-guest = gast
    .plural = gasten
app-term-spectator = toeschouwer
    .plural = toeschouwers
app-term-opponent = tegenstander
    .plural = tegenstanders
app-term-bot = bot
    .plural = bots
app-term-level = niveau
    .plural = niveaus
app-term-turn = beurt
    .plural = beurten
app-term-move = zet
    .plural = zetten
app-term-decision = beslissing
    .plural = beslissingen
app-term-round = ronde
    .plural = rondes
app-term-option = optie
    .plural = opties
app-term-setting = instelling
    .plural = instellingen
app-term-edition = editie
    .plural = edities
app-term-expansion = uitbreiding
    .plural = uitbreidingen
app-term-invitation = uitnodiging
    .plural = uitnodigingen
app-term-link = link
    .plural = links
app-term-clock = klok
    .plural = klokken
app-term-live = live
app-term-days-per-move = dagen per zet
app-term-chat = chat
    .plural = chats
app-term-take-back = terugnemen
app-term-hint = tip
    .plural = tips
app-term-rules = spelregels
app-term-ruling = uitspraak
    .plural = uitspraken
app-term-log = verloop
app-term-record = verslag
    .plural = verslagen
app-term-replay = naspelen
app-term-analysis = analyse
    .plural = analyses
app-term-turning-point = keerpunt
    .plural = keerpunten
app-term-chance-to-win = winstkans
    .plural = winstkansen
app-term-luck = geluk
app-term-score = score
    .plural = scores
app-term-point = punt
    .plural = punten
app-term-win = overwinning
    .plural = overwinningen
app-term-shared-victory = gedeelde overwinning
    .plural = gedeelde overwinningen
app-term-rating = rating
    .plural = ratings
app-term-rated = voor de rating
app-term-rematch = revanche
    .plural = revanches
app-term-account = account
    .plural = accounts
app-term-name = naam
    .plural = namen
app-term-password = wachtwoord
    .plural = wachtwoorden
app-term-seed = startwaarde
    .plural = startwaarden
app-term-seal = zegel
    .plural = zegels
app-term-shuffle = schudbeurt
    .plural = schudbeurten
app-term-hidden = verborgen
app-term-public = openbaar
app-term-guide = gids
    .plural = gidsen
app-term-statistics = statistieken
app-term-offline = offline
app-term-language-en = Engels
app-term-language-de = Duits
app-term-language-nl = Nederlands
app-term-bot-1 = Papier
app-term-bot-2 = Penseel
app-term-bot-3 = Inkt
app-term-bot-4 = Inktsteen
app-term-bot-5 = Jade
