import type { RulesKey } from './index';

export const rulesNl: Record<RulesKey, string> = {
  'board.label': 'Het schip met zijn acht rijen, het spoor van de Kraken, dobbelstenen en kaarten',
  'board.keys': 'Met de pijltjes ga je van stuk naar stuk en krijg je uitleg.',
  'part.track': 'Krakenspoor',
  'part.tray': 'Dobbelstenen',
  'part.hand': 'Kaarten van {name}',
  'part.crew': 'Kaarten van de anderen',
  'part.cards': 'Alle kaarten',
  'part.close': 'Sluiten',
  'part.cardsNote': 'Welke kaarten er zijn en welke nog komen. Dat mag iedereen bekijken.',
  'heap.open': 'Open: {count}',
  'heap.unknown': 'De volgende van de stapel, in een volgorde die niemand kent: {count}',
  'heap.known': 'Gespeeld, onder op de stapel, in deze volgorde: {count}',
  'heap.all': 'Alle {count} kaarten',
  'hint.tentacle': '{who}: {space}. Tekens en ogen van zijn kleur brengen hem dichterbij.',
  'hint.krakenHere':
    'Tootone: {space}. Dobbelstenen en gekke bekken brengen hem dichterbij. Dring hem terug en je raakt hem: {hits} van {goal}.',
  'hint.space.BUBBLES': 'Bubbels: hier is niets te raken. Wat teruggedrongen wordt, begint hier opnieuw.',
  'hint.space.CANNON': 'Kanonzone: zo ver komt alleen het kanon.',
  'hint.space.PISTOL': 'Pistoolzone: hier helpt het pistool.',
  'hint.space.SABER': 'Sabelzone: de laatste kans. De volgende stap raakt het schip.',
  'hint.rail': 'Reling van rij {lane}: ze houdt één klap tegen en is dan weg.',
  'hint.railBroken': 'Reling {lane} is kapot: de volgende klap maakt een gat. De hamer herstelt haar.',
  'hint.hole': 'Een gat. Het is nooit te dichten; met vier gaten zinkt het schip.',
  'hint.holes': 'Gaten: {count} van 4. Door het vierde zinkt het schip.',
  'hint.area': '{area}: wie hier staat, bewaakt de twee rijen ernaast.',
  'hint.whirlpool': 'Draaikolk: wie erin komt, belandt op het volgende veld.',
  'hint.spot': 'Veld {spot}. Elke gekke bek brengt Tootone een veld verder.',
  'hint.spotDie': 'Veld {spot}: komt Tootone hier, dan dobbelt deze steen voortaan mee ({side}).',
  'hint.krakenTrack': 'Tootone, op veld {spot} van 8. Een gekke bek op het laatste veld haalt hem naar het schip.',
  'hint.hits': 'Treffers: {hits} van {goal}. De laatste wint het spel.',
  'hint.die': 'Dobbelsteen ({side}): {face}.',
  'hint.face.STAR': 'De tentakel van de sterrij komt een veld dichterbij.',
  'hint.face.SHELL': 'De tentakel van de schelprij komt een veld dichterbij.',
  'hint.face.CRAB': 'De tentakel van de krabrij komt een veld dichterbij.',
  'hint.face.FISH': 'De tentakel van de visrij komt een veld dichterbij.',
  'hint.face.BLANK': 'Er beweegt niets.',
  'hint.face.EYE': 'Alle tentakels van deze kleur komen een veld dichterbij.',
  'hint.symbol.MOVE': 'Laars: loop naar het gebied ernaast.',
  'hint.symbol.CANNON': 'Kanon: dring één figuur in de kanonzone van jouw twee rijen terug.',
  'hint.symbol.PISTOL': 'Pistool: dring één figuur in de pistoolzone van jouw twee rijen terug.',
  'hint.symbol.SABER': 'Sabel: dring één figuur in de sabelzone van jouw twee rijen terug.',
  'hint.symbol.REPAIR': 'Hamer: herstel een kapotte reling van jouw gebied.',
  'hint.symbol.WILD': 'Joker: een van de vijf acties naar keuze.',
  'hint.symbol.FUNNY_FACE': 'Gekke bek: is de kaart klaar, dan wordt Tootone bozer en schuift hij één op.',
  'hint.card': 'Kaart van {pirate}: {symbols}. Gebruik wat je wilt, in elke volgorde.',
  'hint.power.ASTRID': 'Astrid is vlug: ze gebruikt één symbool van haar kaart twee keer, behalve de gekke bek.',
  'hint.power.BILLY':
    'Billy is dol op kanonnen: zijn schot mag ook alle andere tentakels uit de kanonzone van die kant vegen.',
  'hint.power.ELENA': 'Helena mist nooit: haar pistool reikt tot elke pistoolzone, waar ze ook staat.',
  'hint.power.SAMUEL': 'Samuel kan zich goed verstoppen: elk oog dat hij dobbelt, mag hij negeren.',
  'hint.tenCards': '{pirate}, met tien eigen kaarten.',
  'hint.pirate': '{pirate} ({name}), {area}.',
  'hint.inForce': 'Nu geldt het talent van {pirate}.',
  'hint.pile': 'Trekstapel van {name}: {count} kaarten, waarvan {unknown} in een volgorde die niemand kent. Een klik toont alle kaarten.',
  'hint.double': 'Nog te gebruiken: één symbool van deze kaart mag twee keer.',
  'hint.doubled': 'Op: een symbool van deze kaart is twee keer gebruikt.',
  'picture.won': 'Tootone zwemt weg met pleisters op zijn kop; aan boord juicht de bemanning.',
  'picture.sunk': 'Het schip is gezonken; de bemanning zit onder een palm op een piepklein eiland en Tootone grijnst.',

  'how.goal.title': 'Red samen het schip',
  'how.goal':
    'Jullie zijn één bemanning: samen win of verlies je. Raak Tootone de Kraken drie keer en hij vlucht. Slaan hij en zijn tentakels vier gaten, dan zinkt het schip.',
  'how.setup.title': 'Voor je uitvaart',
  'how.setup':
    'Acht tentakels wachten op hun bubbels: vier rode links, vier paarse rechts. Elke rij heeft een reling. Om de beurt neem je een piraat en zet je hem op een van de vier gebieden van het dek; meerdere mogen samen staan. Elke piraat heeft tien kaarten. Ze worden geschud: twee liggen open, acht vormen de trekstapel.',
  'how.first':
    'Het lot bepaalt wie begint; daarna gaat het om de beurt. Eén rode en één paarse dobbelsteen doen vanaf de eerste beurt mee. De andere vier wachten op Tootones spoor.',
  'how.turn.title': 'Jouw beurt: eerst de zee, dan jij',
  'how.roll':
    'Alle dobbelstenen in het spel worden gegooid. Een teken roept de tentakel van zijn kleur in de rij met dat teken: één veld naar het schip toe. Een lege kant roept niemand. Een oog roept alle tentakels van zijn kleur.',
  'how.several':
    'Meer dobbelstenen, meer stappen: een tentakel komt één veld dichterbij voor elke dobbelsteen van zijn kleur met zijn teken, en één voor elk oog. Zijn er na een klap nog stappen over, dan gaat hij vanaf zijn bubbels verder.',
  'how.strike':
    'Wat vanuit de sabelzone verder moet, slaat toe. Een reling die staat, breekt; staat er geen, dan komt er een gat. Daarna is de figuur terug op haar bubbels.',
  'how.holes': 'Gaten blijven: niets maakt ze ooit dicht, en één gebied kan er meer hebben.',
  'how.card':
    'Voor je liggen twee open kaarten. Kies er een en gebruik haar symbolen, zoveel je wilt en in elke volgorde. Daarna gaat ze onder je stapel en draai je de volgende om.',
  'how.forced':
    'Symbolen mag je ongebruikt laten, de gekke bek niet: heeft je kaart er een, dan volgt die als je klaar bent, of je wilt of niet.',
  'how.zones.title': 'Het juiste wapen',
  'how.zones':
    'Je piraat bewaakt de twee rijen naast zijn gebied van het dek. Wat daar komt, moet terug naar zijn bubbels als jij het wapen voor die afstand hebt. Op de bubbels is niets te raken.',
  'how.areas':
    'Het dek is een vierkant van vier gebieden, en elk bewaakt twee rijen. Een laars brengt je naar het gebied ernaast, in de lengte of dwars over het schip, nooit schuin.',
  'how.symbols.title': 'De symbolen',
  'how.kraken.title': 'Tootone',
  'how.kraken':
    'Na elke kaart met een gekke bek schuift Tootone een veld op langs zijn spoor. Ligt daar een dobbelsteen, dan doet die voortaan mee. Na het laatste veld haalt de volgende gekke bek hem hierheen: wie die speelde, kiest de tentakel die hij vervangt.',
  'how.krakenHere':
    'Hij neemt voorgoed de plaats van die tentakel in, met zijn kleur en zijn teken, precies waar die was. Hij zwemt en slaat net zo, en een veld extra bij elke gekke bek. Dring hem terug als een tentakel, en dat is een treffer; dan begint hij weer bij de bubbels.',
  'how.powers.title': 'Vier piraten, vier talenten',
  'how.end.title': 'Het einde',
  'how.end':
    'Met de derde treffer op Tootone win je meteen, met het vierde gat verlies je meteen. Jullie winnen of verliezen allemaal samen.',
  'how.example.title': 'Een beurt als voorbeeld',
  'how.example.roll':
    'De worp: een rode ster en een paars oog. De tentakel van de rode ster komt in de pistoolzone. Alle paarse tentakels komen één veld dichterbij.',
  'how.example.walk':
    'Billy staat linksachter. Hij speelt de kaart met laars, pistool, kanon en een gekke bek, en loopt naar voren: nu zijn de rode rijen met ster en schelp van hem.',
  'how.example.shot':
    'Zijn pistool drijft de tentakel van de rode ster terug naar zijn bubbels. Het kanon vindt niets in zijn zone en blijft ongebruikt.',
  'how.example.face':
    'Dan volgt de gekke bek: Tootone schuift een veld op langs zijn spoor. Daar wacht een dobbelsteen, en die wordt voortaan ook gegooid.',
  'how.variants.title': 'Makkelijker, moeilijker, alleen',
  'how.young':
    'Jonge bemanningen laten de talenten weg of winnen met één treffer. Je kunt elk van de twee apart kiezen.',
  'how.whirlpools':
    'Oude zeebonken spelen met één tot vier draaikolken. Wie begint, legt ze voor de eerste worp neer, elk op een eigen veld, nooit op bubbels. Wat op een draaikolk komt, wordt naar het volgende veld gedragen, zo nodig over meerdere heen; voorbij de sabelzone is dat een klap. Op de terugweg doen ze niets.',
  'how.solo':
    'Vaar je alleen, dan leid je twee piraten. Hun twintig kaarten zijn één stapel en twee liggen open. Een kaart beweegt en bewapent haar eigen piraat. Het talent van de piraat op de rug van de bovenste kaart geldt, de hele beurt lang, wie er ook handelt.',
  'how.twoHands':
    'Of je speelt alleen met twee handen: twee piraten, elk met eigen tien kaarten en eigen beurten.',
  'how.figures.title': 'Gereconstrueerde getallen',
  'how.figures':
    'Sommige dingen stonden alleen op plaatjes van de spelregels die verloren zijn. Hier gereconstrueerd zijn de symbolen op de veertig kaarten, de acht velden van het spoor en waar de dobbelstenen wachten, en het begin met alle tentakels op hun bubbels.',
};
