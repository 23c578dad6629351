import type { RulesKey } from './index';

export const rulesNl: Record<RulesKey, string> = {
  'board.label': 'De baai van boven',
  'board.keys': 'Pijltjestoetsen gaan van stuk naar stuk, Enter speelt.',
  'part.showPull': 'Toon de stroom',
  'part.zoom': 'Dichterbij',
  'part.cancel': 'Annuleren',
  'part.close': 'Naar de baai',
  'part.ships': 'Schepen',
  'part.ask': 'Wat wil je hier doen?',
  'part.steps': 'Stappen',
  'part.actions': 'Acties',
  'part.compare': 'Alle schepen vergeleken',
  'part.attack': 'Aanval',
  'part.defence': 'Verdediging',
  'part.tow': 'Sleepsnelheid',
  'part.points': 'Punten tot nu toe',
  'part.take': 'Neem dit schip',
  'part.towing': 'Op sleeptouw: {ship}',
  'part.slowed': 'Kettingen in het want: volgende beurt {steps} stappen minder.',
  'part.hungry': 'Geen rantsoenen: sleepsnelheid en maar 1 actie.',
  'part.swallowed': 'Verzwolgen door de Kraken.',
  'part.hit': 'Raak!',
  'part.missed': 'Mis',
  'part.holds': 'Lading en punten van allen',
  'part.supply': 'Nog in de voorraad',
  'part.lossChart': 'Verlies per steen',
  'part.drops': 'Uit koers, en wat ze verliezen',
  'part.sailAnyway': 'Toch daarheen varen',
  'part.count': 'De punten worden geteld',
  'part.skip': 'Toon alles',
  'points.crew': 'Bemanning, elk 2',
  'points.treasure': 'Schatten, elk 1',
  'points.tentacles': 'Tentakels, elk 1',
  'points.saved': 'Geredde schepen, elk 3',
  'points.kraken': 'Kraken gedood, 5',
  'picture.calm': 'Het winnende schip vaart naar huis; de muil van de Kraken blijft ver achter.',

  'hint.pier': 'Thuissteiger: {ship}. Een schip dat hierheen gesleept wordt is gered: 3 punten.',
  'hint.kraken':
    'De Kraken, leven {health}. Alleen vanuit de twee rode banen is hij aan te vallen. Elke wond brengt een nieuwe tentakel, zolang er nog zijn.',
  'hint.time':
    'De zandloper staat op {time}. Na elke ronde zakt hij; bij 0 is het spel uit. Bij 13, 11, 9 en 7 drijft een schip binnen.',
  'hint.health': 'Leven van de Kraken: {health}. Bij 0 is het spel uit, en de laatste klap is 5 punten waard.',
  'hint.red': 'Rode baan: wie hier zijn beurt eindigt, wordt in de muil getrokken, tenzij rook onderweg het schip wegvoert.',
  'hint.arrow': 'Hier drijven schepen uit koers binnen.',
  'hint.tentacle': 'Tentakel: ertegenaan varen kost twee ladingen. Vernietigd is hij een punt waard.',
  'hint.BARREL': 'Vatbom: het volgende schip hier verliest twee ladingen, een tentakel sterft.',
  'hint.SMOKE':
    'Rook: wie erin vaart, komt ergens willekeurig uit en vaart deze beurt niet verder. Op een tentakel gelegd voert hij die weg.',
  'hint.due': 'Werkt aan het eind van de ronde, als er dan nog iemand is.',
  'hint.cargo.RATION': 'Drijvend rantsoen: vaar erdoor om het te pakken. Zonder rantsoenen is een schip traag.',
  'hint.cargo.CREW': 'Bemanning in het water: vaar erdoor om die te pakken; 2 punten aan het eind.',
  'hint.cargo.TREASURE': 'Drijvende schat: vaar erdoor om hem te pakken; 1 punt aan het eind.',
  'hint.cargo.PLAGUE':
    'Pestlijder: vaar erdoor en je verliest al je bemanning. Zet de maalstroom of rook je erop neer, dan mag je hem laten. De Woonboot geneest hem.',
  'hint.ship': '{ship} ({name}): rantsoenen {rations}, bemanning {crew}, schatten {treasure}, punten {points}.',
  'hint.defence': 'Raak bij {defence} of meer.',
  'hint.stray': '{ship}, uit koers. Geraakt verliest het er twee: {cargo}. Vaar voor een actie op zijn vak en je sleept het.',
  'hint.attack': 'Aanval: de dobbelsteen van de kanonnen. De verdediging van het doel of meer is raak.',
  'hint.tow': 'Sleepsnelheid: wordt gegooid in plaats van twee dobbelstenen zolang het schip sleept of geen rantsoenen heeft.',
  'hint.hold.RATION': 'Rantsoenen aan boord: zonder vaart een schip op sleepsnelheid en heeft het één actie.',
  'hint.hold.CREW': 'Bemanning aan boord: elk 2 punten aan het eind.',
  'hint.hold.TREASURE': 'Schatten aan boord: elk 1 punt aan het eind.',
  'hint.points': 'Punten tot nu toe. Aan het eind winnen de meeste; wie verzwolgen is, kan niet winnen.',
  'hint.steps': 'Stappen over: de hele worp moet gevaren worden.',
  'hint.actions': 'Acties over: voor een aanval, een gave van het schip of een sleeptouw, wanneer je wilt.',
  'hint.loss': 'Twee dobbelstenen zeggen wat een verlies kost. {dice}: {cargo}.',

  'power.CAPTAIN.1': 'Sponsors',
  'power.CAPTAIN.1.text': 'De stad betaalt: begint met van alles twee meer, dus 7 bemanning, 5 rantsoenen, 7 schatten.',
  'power.CAPTAIN.2': 'Sleepketting',
  'power.CAPTAIN.2.text': 'Sleept met 1D6+6.',
  'power.EXPLORER.1': 'Meesterzeiler',
  'power.EXPLORER.1.text': 'Mag eens per beurt, voor een actie, keren bij een baanwissel. De richting blijft tot hij weer keert.',
  'power.EXPLORER.2': 'Kettingkogel',
  'power.EXPLORER.2.text':
    'Een schot op een spelersschip: geen lading, wel twee stappen van de volgende vaart. Twee treffers kosten er vier; één stap blijft altijd.',
  'power.FISHERMAN.1': 'Aartsvijanden',
  'power.FISHERMAN.1.text': 'Een treffer verwondt de Kraken twee keer.',
  'power.FISHERMAN.2': 'Vatbommen',
  'power.FISHERMAN.2.text': 'Werpt voor een actie een vat achter of naast de boot.',
  'power.HOUSE_BOAT.1': 'Veilig huis',
  'power.HOUSE_BOAT.1.text': 'Pestlijders worden aan boord gezonde bemanning.',
  'power.HOUSE_BOAT.2': 'Rookwolk',
  'power.HOUSE_BOAT.2.text': 'Legt voor een actie rook achter of naast de boot.',
  'power.MERCHANT.1': 'Hebzucht',
  'power.MERCHANT.1.text': 'Voor een actie telt een pas opgeviste schat, die nog aan boord is, dubbel.',
  'power.MERCHANT.2': 'Tweede kanon',
  'power.MERCHANT.2.text': 'Eén keer per beurt na een misser nog een schot met 1D6 op hetzelfde doel.',
  'power.PIRATE.1': 'Enteren',
  'power.PIRATE.1.text': 'Kiest een van de twee ladingen die een schip verliest.',
  'power.PIRATE.2': 'Boegkanon',
  'power.PIRATE.2.text': 'Voor een actie een schot met 1D6 recht vooruit, waar geen ander kanon reikt; niet op de Kraken.',

  'how.goal.title': 'Word rijk en blijf drijven',
  'how.goal':
    'Vaar door de baai, vis lading op, bevecht de Kraken en help schepen die uit koers zijn. Staat de zandloper of de Kraken op 0, dan wint wie de meeste punten heeft.',
  'how.setup.title': 'Het begin',
  'how.setup':
    'Het lot bepaalt wie begint. Vanaf daar kiest ieder om de beurt een schip; het ligt aan zijn steiger met 5 bemanning, 3 rantsoenen en 5 schatten, de Kapitein heeft van alles twee meer. Dan duiken 12 tentakels willekeurig op: één steen geeft de baan, twee andere het vak, met de klok mee geteld. Waar al een schip of tentakel is, wordt opnieuw gegooid.',
  'how.order': 'De beurten gaan ronde na ronde in dezelfde volgorde; wie uit het spel is, wordt overgeslagen.',
  'how.sail.title': 'Jouw beurt: zeilen',
  'how.sail':
    'Gooi twee dobbelstenen en zeil zoveel stappen met de klok mee. Elke stap gaat één vak vooruit, in je baan of in die ernaast; nooit opzij, nooit terug, nooit door een schip. De hele worp wordt gezeild, tenzij op elk vak vooruit een schip ligt.',
  'how.sail.red':
    'De twee rode banen hebben maar zes vakken. Van een rood vak ga je naar het volgende, in het rood of naar buiten, één baan tegelijk. Wie zijn beurt in het rood eindigt, wordt de muil in getrokken.',
  'how.act.title': 'Twee acties, wanneer je wilt',
  'how.act':
    'Vóór, tussen of na de stappen: aanvallen, een gave van je schip gebruiken of een sleeptouw vastmaken. Zonder rantsoenen heb je één actie en zeil je met sleepsnelheid.',
  'how.attack.title': 'Aanvallen',
  'how.attack':
    'Je kunt schepen en tentakels op de vakken rondom aanvallen, maar niet recht vooruit: daar reikt alleen het boegkanon van de Piraat. Gooi de steen van je schip: de verdediging van het doel of meer is raak. Niemand vuurt op de eigen sleep.',
  'how.loss':
    'Wie geraakt wordt, of op een tentakel of vat vaart, gooit twee stenen en verliest per steen één lading: 1-2 rantsoen, 3-4 bemanning, 5-6 schat; wat er niet is, kost niets. De aanvaller legt elk stuk op een vrij vak rond het schip, voor geen van beide; zonder aanvaller beslist het toeval. Een stuk is weg als er geen vak vrij is, of als al zijn fiches al drijven: 18 van elke lading, 12 pestlijders. Een schip uit koers verliest twee van zijn soort.',
  'how.vortex.title': 'De maalstroom',
  'how.vortex':
    'Na ieders beurt daalt de zandloper met één en worden alle schepen tegelijk getrokken: twee vakken terug en één naar binnen, en dan nog eens. Wat ertussen ligt, treft ze, en rook haalt ze uit de maalstroom; lading nemen ze niet op. Willen er twee op hetzelfde vak, dan gaat wie verder naar binnen ligt voor, daarna de eerdere in de volgorde; de ander volgt zodra het kan. Achter de rode banen wacht de muil: uit het spel, en een schip uit koers is verloren.',
  'how.tow.title': 'Uit koers',
  'how.tow':
    'Bij 13, 11, 9 en 7 drijft bij de witte pijl een schip binnen en wordt meteen getrokken. Vaar voor een actie op zijn vak en het ligt vast. De sleepsnelheid wordt meteen gegooid: samen vaar je verder zover die worp en je resterende stappen beide toelaten, en vanaf de volgende beurt op sleepsnelheid. Aan je steiger is het gered. Onderweg treffen tentakels en vaten het gesleepte schip, rook verplaatst beide, pest treft alleen jou, en wie op je vuurt kiest een van beide. In je beurt mag je het touw gratis lossen, ook al voor de worp.',
  'how.strays':
    'Ze komen in deze volgorde: het Containerschip bij 13 verliest schatten als het geraakt wordt, het Pestschip bij 11 pestlijders, het Voorraadschip bij 9 rantsoenen, het Cruiseschip bij 7 bemanning.',
  'how.cargo':
    'Je neemt waar je doorheen vaart, ook pestlijders: die kosten al je bemanning. Heeft de maalstroom of rook je op lading neergezet, dan beslis je aan het begin van je beurt: nemen of laten.',
  'how.kraken.title': 'Tegen de Kraken',
  'how.kraken':
    'Vanaf elk rood vak kun je op de Kraken vuren. Elke treffer kost een van zijn 15 levens, bij de Visser twee, en brengt evenveel nieuwe tentakels willekeurig boven, zolang er van de 12 over zijn. Wie het laatste leven neemt, krijgt 5 punten en het spel is meteen uit. Verlaat het rood voor je beurt eindigt.',
  'how.bombs.title': 'Vaten en rook',
  'how.bombs':
    'Van elk zijn er zes. Een bom ligt achter het schip of aan een kant; waar al lading of een bom is, op het volgende vak. Op een vak met een schip of tentakel werkt ze aan het eind van de ronde, voor de maalstroom, onder wie daar dan is; is er niemand, dan blijft ze liggen. Een vat kost twee ladingen en doodt een tentakel voor de Visser; rook zet een schip of tentakel willekeurig neer.',
  'how.random':
    'Willekeurig betekent: één dobbelsteen noemt de baan, twee andere het vak. Ligt daar een ander schip, dan wordt opnieuw gegooid; rook voert het schip verder, een tentakel of een vat kost het twee ladingen. Een tentakel wordt opnieuw gegooid waar een schip, een tentakel of rook is.',
  'how.end.title': 'Het einde',
  'how.end':
    'Het spel eindigt meteen als het leven van de Kraken of de zandloper op 0 staat. De zandloper begint op 15, dus er zijn hooguit 15 rondes; na de laatste wordt niemand getrokken en is het rood veilig. Wie verzwolgen is, heeft lading en punten verloren en kan niet winnen. De meeste punten winnen, bij gelijke stand samen. Is iedereen verzwolgen, dan wint de Kraken en niemand anders. Een schip dat alleen overblijft, speelt door tot het eind.',
  'how.example.title': 'Een beurt als voorbeeld',
  'how.example.sail': 'De Kapitein gooit 1 en 3: vier stappen. Een in de baan, twee naar binnen, een naar buiten; elk één vak vooruit.',
  'how.example.red':
    'Uit het rood: van de drie vakken van baan 6 die een rood vak raakt, is alleen het verste vooruit bereikbaar. Dan vaart de Piraat buiten verder.',
  'how.example.turn': 'De Ontdekker keert: één stap vooruit naar de volgende baan, voor een actie, en vandaar met de maalstroom mee.',
  'how.figures.title': 'Gereconstrueerde getallen',
  'how.figures':
    'De regels noemen niet alle getallen van kaarten en bord. Gereconstrueerd, en met veel partijen afgestemd, zijn: aanvalsstenen en verdediging, alle sleepsnelheden behalve die van de Kapitein, de plaats van steigers en pijl, en hoe de rode vakken baan 6 raken.',
  'how.pieces.title': 'In het water',
  'how.ships.title': 'Zes schepen, elk twee gaven',
  'how.points.title': 'Punten',
};
