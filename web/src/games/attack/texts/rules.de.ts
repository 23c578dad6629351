import type { RulesKey } from './index';

export const rulesDe: Record<RulesKey, string> = {
  'board.label': 'Das Schiff mit seinen acht Bahnen, die Leiste des Kraken, Würfel und Karten',
  'board.keys': 'Mit den Pfeiltasten geht es von Stück zu Stück, jedes wird erklärt.',
  'part.track': 'Leiste des Kraken',
  'part.tray': 'Würfel',
  'part.hand': 'Karten von {name}',
  'part.crew': 'Karten der anderen',
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
  'hint.symbol.REPAIR': 'Hammer: eine kaputte Reling deines Feldes wieder aufstellen.',
  'hint.symbol.WILD': 'Joker: eine der fünf Aktionen nach Wahl.',
  'hint.symbol.FUNNY_FACE': 'Grimasse: Ist die Karte fertig, wird Tenny wütender und rückt eins vor.',
  'hint.card': 'Karte von {pirate}: {symbols}. Nutze davon, was du willst, in jeder Reihenfolge.',
  'hint.power.ASTRID': 'Astrid ist flott: Sie nutzt ein Symbol ihrer Karte zweimal, nur nicht die Grimasse.',
  'hint.power.BILLY':
    'Billy liebt Kanonen: Sein Schuss darf auch alle anderen Tentakel aus der Kanonenzone dieser Seite fegen.',
  'hint.power.ELENA': 'Elena schießt nie daneben: Ihre Pistole reicht in jede Pistolenzone, egal wo sie steht.',
  'hint.power.SAMUEL': 'Samuel kann sich gut verstecken: Augen, die er würfelt, darf er übergehen.',
  'hint.pirate': '{pirate}, {area}.',
  'hint.inForce': 'Jetzt gilt die Fähigkeit von {pirate}.',
  'picture.won': 'Tenny schwimmt mit Pflastern auf dem Kopf davon; an Bord jubelt die Crew.',
  'picture.sunk':
    'Das Schiff ist gesunken; die Crew sitzt unter einer Palme auf einer winzigen Insel und Tenny grinst.',

  'how.goal.title': 'Rettet zusammen das Schiff',
  'how.goal':
    'Ihr seid eine Crew und gewinnt oder verliert gemeinsam. Trefft ihr den Kraken Tenny dreimal, dann flieht er. Schlagen er und seine Tentakel vier Lecks, dann sinkt das Schiff.',
  'how.turn.title': 'Dein Zug: erst das Meer, dann du',
  'how.roll':
    'Alle Würfel im Spiel werden geworfen. Ein Zeichen ruft den Tentakel seiner Farbe in der Bahn mit diesem Zeichen: ein Feld auf das Schiff zu. Eine leere Seite ruft niemanden. Ein Auge ruft alle Tentakel seiner Farbe.',
  'how.strike':
    'Was aus der Säbelzone weiter muss, schlägt zu. Eine stehende Reling zerbricht; wo keine steht, gibt es ein Leck. Danach ist die Figur wieder im Riff.',
  'how.card':
    'Vor dir liegen zwei offene Karten. Such dir eine aus und nutze ihre Symbole, so viele du willst und in jeder Reihenfolge. Danach kommt sie unter deinen Stapel und die nächste wird aufgedeckt.',
  'how.zones.title': 'Die richtige Waffe',
  'how.zones':
    'Dein Pirat bewacht die zwei Bahnen neben seinem Feld an Deck. Was dort kommt, muss zurück ins Riff, wenn du die Waffe für diese Entfernung hast. Im Riff ist nichts zu treffen.',
  'how.symbols.title': 'Die Symbole',
  'how.kraken.title': 'Tenny',
  'how.kraken':
    'Nach jeder Karte mit Grimasse rückt Tenny auf seiner Leiste ein Feld vor. Liegt dort ein Würfel, wird er ab jetzt mitgewürfelt. Nach dem letzten Feld holt die nächste Grimasse ihn her: Wer sie gespielt hat, wählt den Tentakel, den er ersetzt.',
  'how.krakenHere':
    'Von da an schwimmt er wie dieser Tentakel, und bei jeder Grimasse ein Feld mehr. Jedes Mal, wenn ihr ihn zurückdrängt, ist das ein Treffer.',
  'how.powers.title': 'Vier Piraten, vier Talente',
  'how.variants.title': 'Leichter, schwerer, allein',
  'how.variants':
    'Junge Crews lassen die Talente weg oder gewinnen mit einem Treffer. Alte Seebären legen ein bis vier Strudel ins Meer. Wer allein fährt, führt zwei Piraten mit einem gemeinsamen Stapel; es gilt das Talent des Piraten, der oben auf dem Stapel liegt.',
};
