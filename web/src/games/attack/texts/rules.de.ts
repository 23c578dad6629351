import type { RulesKey } from './index';

export const rulesDe: Record<RulesKey, string> = {
  'board.label': 'Das Schiff mit seinen acht Bahnen, die Leiste des Kraken, Würfel und Karten',
  'board.keys': 'Mit den Pfeiltasten geht es von Stück zu Stück, jedes wird erklärt.',
  'part.track': 'Leiste des Kraken',
  'part.tray': 'Würfel',
  'part.hand': 'Karten von {name}',
  'part.crew': 'Karten der anderen',
  'part.cards': 'Alle Karten',
  'part.close': 'Schließen',
  'part.cardsNote': 'Welche Karten es gibt und welche noch kommen. Das darf jeder nachsehen.',
  'heap.open': 'Offen: {count}',
  'heap.unknown': 'Als Nächstes im Stapel, die Reihenfolge kennt niemand: {count}',
  'heap.known': 'Gespielt, ganz unten im Stapel, in dieser Reihenfolge: {count}',
  'heap.all': 'Alle {count} Karten',
  'hint.tentacle': '{who}: {space}. Gewürfelte Zeichen und Augen seiner Farbe bringen ihn näher.',
  'hint.krakenHere':
    'Tenny: {space}. Würfel und Grimassen bringen ihn näher. Wer ihn zurückdrängt, trifft ihn: {hits} von {goal}.',
  'hint.space.BUBBLES': 'Riff: Hier ist nichts zu treffen. Was zurückgedrängt wird, fängt hier wieder an.',
  'hint.space.CANNON': 'Kanonenzone: So weit reicht nur die Kanone.',
  'hint.space.PISTOL': 'Pistolenzone: Hier hilft die Pistole.',
  'hint.space.SABER': 'Säbelzone: die letzte Chance. Der nächste Schritt trifft das Schiff.',
  'hint.rail': 'Reling der Bahn {lane}: Sie hält einen Schlag aus, dann ist sie weg.',
  'hint.railBroken': 'Die Reling {lane} ist kaputt: Der nächste Schlag macht ein Leck. Der Hammer flickt sie.',
  'hint.hole': 'Ein Leck. Es lässt sich nie flicken; vier davon versenken das Schiff.',
  'hint.holes': 'Lecks: {count} von 4. Das vierte versenkt das Schiff.',
  'hint.area': '{area}: Wer hier steht, bewacht die zwei Bahnen daneben.',
  'hint.whirlpool': 'Strudel: Wer hineinkommt, wird ins nächste Feld getragen.',
  'hint.spot': 'Feld {spot}. Jede Grimasse bringt Tenny ein Feld weiter.',
  'hint.spotDie': 'Feld {spot}: Kommt Tenny hierher, wird dieser Würfel mitgewürfelt ({side}).',
  'hint.krakenTrack': 'Tenny, auf Feld {spot} von 8. Eine Grimasse auf dem letzten Feld holt ihn ans Schiff.',
  'hint.hits': 'Treffer: {hits} von {goal}. Der letzte gewinnt das Spiel.',
  'hint.die': 'Würfel ({side}): {face}.',
  'hint.face.STAR': 'Der Tentakel der Stern-Bahn kommt ein Feld näher.',
  'hint.face.SHELL': 'Der Tentakel der Muschel-Bahn kommt ein Feld näher.',
  'hint.face.CRAB': 'Der Tentakel der Krabben-Bahn kommt ein Feld näher.',
  'hint.face.FISH': 'Der Tentakel der Fisch-Bahn kommt ein Feld näher.',
  'hint.face.BLANK': 'Nichts bewegt sich.',
  'hint.face.EYE': 'Alle Tentakel dieser Farbe kommen ein Feld näher.',
  'hint.symbol.MOVE': 'Stiefel: ins Feld nebenan gehen.',
  'hint.symbol.CANNON': 'Kanone: eine Figur in der Kanonenzone deiner zwei Bahnen zurückdrängen.',
  'hint.symbol.PISTOL': 'Pistole: eine Figur in der Pistolenzone deiner zwei Bahnen zurückdrängen.',
  'hint.symbol.SABER': 'Säbel: eine Figur in der Säbelzone deiner zwei Bahnen zurückdrängen.',
  'hint.symbol.REPAIR': 'Hammer: eine kaputte Reling deines Feldes flicken.',
  'hint.symbol.WILD': 'Joker: eine der fünf Aktionen nach Wahl.',
  'hint.symbol.FUNNY_FACE': 'Grimasse: Ist die Karte fertig, wird Tenny wütender und rückt eins vor.',
  'hint.card': 'Karte von {pirate}: {symbols}. Nutze davon, was du willst, in jeder Reihenfolge.',
  'hint.power.ASTRID': 'Astrid ist flott: Sie nutzt ein Symbol ihrer Karte zweimal, nur nicht die Grimasse.',
  'hint.power.BILLY':
    'Billy liebt Kanonen: Sein Schuss darf auch alle anderen Tentakel aus der Kanonenzone dieser Seite fegen.',
  'hint.power.ELENA': 'Elena schießt nie daneben: Ihre Pistole reicht in jede Pistolenzone, egal wo sie steht.',
  'hint.power.SAMUEL': 'Samuel kann sich gut verstecken: jedes Auge, das er würfelt, darf er übergehen.',
  'hint.tenCards': '{pirate}, mit zehn eigenen Karten.',
  'hint.pirate': '{pirate} ({name}), {area}.',
  'hint.inForce': 'Jetzt gilt das Talent von {pirate}.',
  'hint.pile': 'Stapel von {name}: {count} Karten, davon {unknown} in einer Reihenfolge, die niemand kennt. Ein Klick zeigt alle Karten.',
  'hint.double': 'Noch zu haben: Ein Symbol dieser Karte darf zweimal benutzt werden.',
  'hint.doubled': 'Verbraucht: Ein Symbol dieser Karte wurde zweimal benutzt.',
  'picture.won': 'Tenny schwimmt mit Pflastern auf dem Kopf davon; an Bord jubelt die Crew.',
  'picture.sunk':
    'Das Schiff ist gesunken; die Crew sitzt unter einer Palme auf einer winzigen Insel und Tenny grinst.',

  'how.goal.title': 'Rettet zusammen das Schiff',
  'how.goal':
    'Ihr seid eine Crew und gewinnt oder verliert gemeinsam. Trefft ihr den Kraken Tenny dreimal, dann flieht er. Schlagen er und seine Tentakel vier Lecks, dann sinkt das Schiff.',
  'how.setup.title': 'Bevor ihr ablegt',
  'how.setup':
    'Acht Tentakel warten im Riff: vier rote links, vier violette rechts. Jede Bahn schützt eine Reling. Der Reihe nach nehmt ihr euch einen Piraten und stellt ihn auf eins der vier Felder an Deck; mehrere dürfen sich ein Feld teilen. Jeder Pirat hat zehn Karten. Sie werden gemischt: Zwei liegen offen, acht sind der Stapel.',
  'how.first':
    'Das Los bestimmt, wer beginnt; dann geht es reihum. Ein roter und ein violetter Würfel sind vom ersten Zug an im Spiel. Die anderen vier warten auf Tennys Leiste.',
  'how.turn.title': 'Dein Zug: erst das Meer, dann du',
  'how.roll':
    'Alle Würfel im Spiel werden geworfen. Ein Zeichen ruft den Tentakel seiner Farbe in der Bahn mit diesem Zeichen: ein Feld auf das Schiff zu. Eine leere Seite ruft niemanden. Ein Auge ruft alle Tentakel seiner Farbe.',
  'how.several':
    'Mehrere Würfel, mehrere Schritte: Ein Tentakel kommt für jeden Würfel seiner Farbe mit seinem Zeichen ein Feld näher, und eins für jedes Auge. Bleiben nach einem Schlag noch Schritte, geht es vom Riff aus weiter.',
  'how.strike':
    'Was aus der Säbelzone weiter muss, schlägt zu. Eine stehende Reling zerbricht; wo keine steht, gibt es ein Leck. Danach ist die Figur wieder im Riff.',
  'how.holes': 'Lecks bleiben: Nichts schließt sie je wieder, und ein Feld kann mehrere haben.',
  'how.card':
    'Vor dir liegen zwei offene Karten. Such dir eine aus und nutze ihre Symbole, so viele du willst und in jeder Reihenfolge. Danach kommt sie unter deinen Stapel und die nächste wird aufgedeckt.',
  'how.forced':
    'Symbole dürfen ungenutzt bleiben, die Grimasse nicht: Hat deine Karte eine, dann folgt sie am Ende, ob du willst oder nicht.',
  'how.zones.title': 'Die richtige Waffe',
  'how.zones':
    'Dein Pirat bewacht die zwei Bahnen neben seinem Feld an Deck. Was dort kommt, muss zurück ins Riff, wenn du die Waffe für diese Entfernung hast. Im Riff ist nichts zu treffen.',
  'how.areas':
    'Das Deck ist ein Quadrat aus vier Feldern, und jedes bewacht zwei Bahnen. Ein Stiefel bringt dich auf das Feld nebenan, längs oder quer über das Schiff, nie schräg.',
  'how.symbols.title': 'Die Symbole',
  'how.kraken.title': 'Tenny',
  'how.kraken':
    'Nach jeder Karte mit Grimasse rückt Tenny auf seiner Leiste ein Feld vor. Liegt dort ein Würfel, wird er ab jetzt mitgewürfelt. Nach dem letzten Feld holt die nächste Grimasse ihn her: Wer sie gespielt hat, wählt den Tentakel, den er ersetzt.',
  'how.krakenHere':
    'Er nimmt für immer den Platz dieses Tentakels ein, mit seiner Farbe und seinem Zeichen, genau da, wo der war. Er schwimmt und schlägt wie er, und bei jeder Grimasse ein Feld mehr. Drängt ihn zurück wie einen Tentakel, und das ist ein Treffer; dann beginnt er wieder im Riff.',
  'how.powers.title': 'Vier Piraten, vier Talente',
  'how.end.title': 'Das Ende',
  'how.end':
    'Mit dem dritten Treffer auf Tenny habt ihr sofort gewonnen, mit dem vierten Leck sofort verloren. Ihr gewinnt oder verliert alle zusammen.',
  'how.example.title': 'Ein Zug als Beispiel',
  'how.example.roll':
    'Der Wurf: ein roter Stern und ein violettes Auge. Der Tentakel der roten Sternbahn rückt in die Pistolenzone vor. Alle violetten Tentakel kommen ein Feld näher.',
  'how.example.walk':
    'Billy steht hinten links. Er spielt die Karte mit Stiefel, Pistole, Kanone und Grimasse und geht nach vorn: Jetzt gehören ihm die roten Bahnen Stern und Muschel.',
  'how.example.shot':
    'Seine Pistole treibt den Tentakel der roten Sternbahn zurück ins Riff. Die Kanone findet nichts in ihrer Zone und bleibt ungenutzt.',
  'how.example.face':
    'Dann folgt die Grimasse: Tenny rückt auf seiner Leiste ein Feld vor. Dort wartet ein Würfel, und der wird ab jetzt mitgeworfen.',
  'how.variants.title': 'Leichter, schwerer, allein',
  'how.young':
    'Junge Crews lassen die Talente weg oder gewinnen mit einem einzigen Treffer. Beides lässt sich einzeln wählen.',
  'how.whirlpools':
    'Alte Seebären spielen mit ein bis vier Strudeln. Wer beginnt, legt sie vor dem ersten Wurf, jeden auf ein eigenes Feld, nie ins Riff. Was auf einen Strudel kommt, wird auf das nächste Feld getragen, notfalls über mehrere hinweg; aus der Säbelzone heraus ist das ein Schlag. Auf dem Rückweg tun sie nichts.',
  'how.solo':
    'Wer allein fährt, führt zwei Piraten. Ihre zwanzig Karten sind ein Stapel, zwei liegen offen. Eine Karte bewegt und bewaffnet ihren eigenen Piraten. Es gilt das Talent des Piraten auf dem Rücken der obersten Karte, den ganzen Zug lang, egal wer handelt.',
  'how.twoHands':
    'Oder du spielst allein mit zwei Händen: zwei Piraten, jeder mit seinen zehn Karten und eigenen Zügen.',
  'how.figures.title': 'Nachgebildete Zahlen',
  'how.figures':
    'Manches stand nur auf Bildern der Spielregel, die verloren sind. Nachgebildet sind hier die Symbole auf den vierzig Karten, die acht Felder der Leiste und wo ihre Würfel warten, und der Anfang mit allen Tentakeln im Riff.',
};
