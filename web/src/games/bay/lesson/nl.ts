export const nl = {
  lesson: {
    goal:
      'Vaar door de baai en verzamel punten: bemanning is 2 waard, een schat 1. Ieder voor zich. Wie de meeste punten heeft als de zandloper leeg is, wint.',
    ship: 'Elk schip heeft twee eigen gaven. Neem de Kapitein: die begint met meer lading.',
    bay: 'Dit is de baai van boven. In het midden wacht de Kraken, eromheen liggen zijn tentakels. Je gooide 1 en 2: drie stappen.',
    sail:
      'Elke stap gaat één vak vooruit, met de klok mee: rechtdoor of naar de baan ernaast. Vaar stap voor stap naar het gemarkeerde vak.',
    tentacle:
      'Je hebt in elke beurt ook twee acties. Vlak naast je ligt een tentakel. Vuur erop: met 4 of meer raak je, en dat is een punt.',
    rival: 'Een punt! Je tweede actie: het andere schip is ook binnen bereik. Je vuurt rondom, maar niet recht vooruit.',
    lay:
      'Raak! Het schip verliest twee stuks lading en jij zegt waar ze drijven. Leg de bemanning op het gemarkeerde vak; de schat drijft weg aan de andere kant van het schip.',
    end: 'Je stappen en acties zijn op. Beëindig je beurt en let op: na ieders beurt komt de maalstroom.',
    vortex:
      'De maalstroom trekt alle schepen: twee vakken terug en één naar binnen, twee keer. Je bent nu dichter bij de Kraken. Wie te ver naar binnen drijft, wordt verzwolgen!',
    fetch: 'Je gooide elf stappen. Vaar naar buiten en haal de bemanning: je pakt waar je doorheen vaart. Volg de tekens.',
    points:
      'Bemanning aan boord: 2 punten erbij. Houd ook rantsoenen over: zonder is een schip traag. Vaar verder met de zeven stappen die over zijn en kijk wat de maalstroom brengt.',
    tie:
      'Het Containerschip is uit koers: het dreef bij de pijl binnen en zou in de muil eindigen. Vaar op zijn vak. Dat kost een actie, en je neemt het op sleeptouw.',
    tow: 'Breng het nu thuis. Je steiger ligt aan de rand, net voorbij de pijl. Volg de tekens.',
    red:
      'Gered: 3 punten! Je kunt ook op de Kraken zelf vuren, vanuit de twee rode banen in het midden. Maar ga eruit voor je beurt eindigt: vandaar trekt de maalstroom je in zijn muil.',
    done: 'Nu kun je varen. Alles legt zichzelf uit als je het aanwijst, en de pagina waarschuwt voor een stap die pijn doet.',
    'done.touch':
      'Nu kun je varen. Alles legt zichzelf uit als je je vinger erop houdt, en de pagina waarschuwt voor een stap die pijn doet.',
  },
  coach: {
    goal: 'Heb de meeste punten als de zandloper leeg is: bemanning 2, schat 1, tentakel 1, een gered schip 3.',
    Choosing: 'Elk schip kan winnen. Neem voor een eerste spel de Kapitein, die met meer lading begint.',
    ChoosingHouseBoat: 'Elk schip kan winnen. Neem voor een eerste spel de Woonboot: zieke bemanning doet hem geen kwaad.',
    ChoosingMerchant: 'Elk schip kan winnen. Neem voor een eerste spel de Koopman: na een misser mag hij nog eens schieten.',
    ChoosingFree: 'Elk schip kan winnen. Lees wat de vrije schepen kunnen en neem wat je leuk vindt.',
    Acting:
      'Vaar al je stappen en gebruik twee acties wanneer je wilt. Blijf buiten: de maalstroom trekt je elke ronde twee banen naar binnen.',
    Laying: 'Jij zegt waar de verloren lading drijft. Leg haar waar je haar snel kunt halen.',
    Salvaging: 'Je bent op lading neergezet. Neem die, behalve pestlijders: die kosten je hele bemanning.',
    Hauling: 'Je sleept een schip. Houd het tot je steiger voor 3 punten, of gooi los om sneller te zijn.',
  },
};
