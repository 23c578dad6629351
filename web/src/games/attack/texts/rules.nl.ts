import type { RulesKey } from './index';

export const rulesNl: Record<RulesKey, string> = {
  'board.label': 'Het schip met zijn acht rijen, het spoor van de Kraken, dobbelstenen en kaarten',
  'board.keys': 'Met de pijltjes ga je van stuk naar stuk en krijg je uitleg.',
  'part.track': 'Krakenspoor',
  'part.tray': 'Dobbelstenen',
  'part.hand': 'Kaarten van {name}',
  'part.crew': 'Kaarten van de anderen',
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
  'hint.symbol.REPAIR': 'Hamer: zet een kapotte reling van jouw gebied weer overeind.',
  'hint.symbol.WILD': 'Joker: een van de vijf acties naar keuze.',
  'hint.symbol.FUNNY_FACE': 'Gekke bek: is de kaart klaar, dan wordt Tootone bozer en schuift hij één op.',
  'hint.card': 'Kaart van {pirate}: {symbols}. Gebruik wat je wilt, in elke volgorde.',
  'hint.power.ASTRID': 'Astrid is vlug: ze gebruikt één symbool van haar kaart twee keer, behalve de gekke bek.',
  'hint.power.BILLY':
    'Billy is dol op kanonnen: zijn schot mag ook alle andere tentakels uit de kanonzone van die kant vegen.',
  'hint.power.ELENA': 'Helena mist nooit: haar pistool reikt tot elke pistoolzone, waar ze ook staat.',
  'hint.power.SAMUEL': 'Samuel kan zich goed verstoppen: ogen die hij dobbelt, mag hij laten voor wat ze zijn.',
  'hint.pirate': '{pirate}, {area}.',
  'hint.inForce': 'Nu geldt het talent van {pirate}.',
  'picture.won': 'Tootone zwemt weg met pleisters op zijn kop; aan boord juicht de bemanning.',
  'picture.sunk': 'Het schip is gezonken; de bemanning zit onder een palm op een piepklein eiland en Tootone grijnst.',

  'how.goal.title': 'Red samen het schip',
  'how.goal':
    'Jullie zijn één bemanning: samen win of verlies je. Raak Tootone de Kraken drie keer en hij vlucht. Slaan hij en zijn tentakels vier gaten, dan zinkt het schip.',
  'how.turn.title': 'Jouw beurt: eerst de zee, dan jij',
  'how.roll':
    'Alle dobbelstenen in het spel worden gegooid. Een teken roept de tentakel van zijn kleur in de rij met dat teken: één veld naar het schip toe. Een lege kant roept niemand. Een oog roept alle tentakels van zijn kleur.',
  'how.strike':
    'Wat vanuit de sabelzone verder moet, slaat toe. Een reling die staat, breekt; staat er geen, dan komt er een gat. Daarna is de figuur terug op haar bubbels.',
  'how.card':
    'Voor je liggen twee open kaarten. Kies er een en gebruik haar symbolen, zoveel je wilt en in elke volgorde. Daarna gaat ze onder je stapel en draai je de volgende om.',
  'how.zones.title': 'Het juiste wapen',
  'how.zones':
    'Je piraat bewaakt de twee rijen naast zijn gebied van het dek. Wat daar komt, moet terug naar zijn bubbels als jij het wapen voor die afstand hebt. Op de bubbels is niets te raken.',
  'how.symbols.title': 'De symbolen',
  'how.kraken.title': 'Tootone',
  'how.kraken':
    'Na elke kaart met een gekke bek schuift Tootone een veld op langs zijn spoor. Ligt daar een dobbelsteen, dan doet die voortaan mee. Na het laatste veld haalt de volgende gekke bek hem hierheen: wie die speelde, kiest de tentakel die hij vervangt.',
  'how.krakenHere':
    'Vanaf dan zwemt hij als die tentakel, en een veld extra bij elke gekke bek. Elke keer dat je hem terugdringt, is een treffer.',
  'how.powers.title': 'Vier piraten, vier talenten',
  'how.variants.title': 'Makkelijker, moeilijker, alleen',
  'how.variants':
    'Jonge bemanningen laten de talenten weg of winnen met één treffer. Oude zeebonken leggen één tot vier draaikolken neer. Vaar je alleen, dan leid je twee piraten met één stapel; het talent van de piraat bovenop de stapel geldt.',
};
