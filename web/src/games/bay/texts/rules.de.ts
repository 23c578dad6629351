import type { RulesKey } from './index';

export const rulesDe: Record<RulesKey, string> = {
  'board.label': 'Die Bucht von oben',
  'board.keys': 'Pfeiltasten wandern von Teil zu Teil, Enter spielt.',
  'part.showPull': 'Sog zeigen',
  'part.zoom': 'Näher',
  'part.cancel': 'Abbrechen',
  'part.close': 'Zur Bucht',
  'part.ships': 'Schiffe',
  'part.ask': 'Was willst du hier tun?',
  'part.steps': 'Schritte',
  'part.actions': 'Aktionen',
  'part.compare': 'Alle Schiffe im Vergleich',
  'part.attack': 'Angriff',
  'part.defence': 'Abwehr',
  'part.tow': 'Schlepptempo',
  'part.points': 'Punkte bisher',
  'part.take': 'Dieses Schiff nehmen',
  'part.towing': 'Im Schlepp: {ship}',
  'part.slowed': 'Ketten in der Takelage: nächster Zug {steps} Schritte weniger.',
  'part.hungry': 'Kein Proviant: Schlepptempo und nur 1 Aktion.',
  'part.swallowed': 'Vom Kraken verschlungen.',
  'part.hit': 'Treffer!',
  'part.missed': 'Daneben',
  'part.holds': 'Ladung und Punkte aller',
  'part.supply': 'Noch im Vorrat',
  'part.lossChart': 'Verlust je Würfel',
  'part.drops': 'Vom Kurs ab, und was sie verlieren',
  'part.sailAnyway': 'Trotzdem dorthin segeln',
  'part.count': 'Die Punkte werden gezählt',
  'part.skip': 'Alles zeigen',
  'points.crew': 'Mannschaft, je 2',
  'points.treasure': 'Schätze, je 1',
  'points.tentacles': 'Tentakel, je 1',
  'points.saved': 'Gerettete Schiffe, je 3',
  'points.kraken': 'Kraken getötet, 5',
  'picture.calm': 'Das Schiff der Sieger läuft heim; weit hinten bleibt das Maul des Kraken.',

  'hint.pier': 'Heimatsteg: {ship}. Wer hierher ein Schiff schleppt, rettet es: 3 Punkte.',
  'hint.kraken':
    'Der Krake, Leben {health}. Nur aus den beiden roten Ringen kann man ihn angreifen. Jede Wunde bringt einen neuen Tentakel, solange welche übrig sind.',
  'hint.time':
    'Die Sanduhr steht auf {time}. Nach jeder Runde sinkt sie; bei 0 ist das Spiel aus. Bei 13, 11, 9 und 7 treibt ein Schiff herein.',
  'hint.health': 'Leben des Kraken: {health}. Bei 0 ist das Spiel aus, und der letzte Treffer bringt 5 Punkte.',
  'hint.red': 'Roter Ring: Wer hier seinen Zug beendet, wird ins Maul gezogen, falls nicht Rauch auf dem Weg das Schiff fortträgt.',
  'hint.arrow': 'Hier treiben Schiffe vom Kurs ab herein.',
  'hint.tentacle': 'Tentakel: Wer hineinfährt, verliert zwei Ladungen. Vernichtet bringt er einen Punkt.',
  'hint.BARREL': 'Fassbombe: Das nächste Schiff hier verliert zwei Ladungen, ein Tentakel stirbt.',
  'hint.SMOKE':
    'Rauch: Wer hineinsegelt, kommt irgendwo zufällig heraus und segelt in diesem Zug nicht weiter. Auf einen Tentakel gelegt, trägt er ihn fort.',
  'hint.due': 'Wirkt am Ende der Runde, wenn dann noch jemand hier ist.',
  'hint.cargo.RATION': 'Treibender Proviant: hindurchsegeln und mitnehmen. Ohne Proviant ist ein Schiff langsam.',
  'hint.cargo.CREW': 'Mannschaft im Wasser: hindurchsegeln und mitnehmen; am Ende 2 Punkte.',
  'hint.cargo.TREASURE': 'Treibender Schatz: hindurchsegeln und mitnehmen; am Ende 1 Punkt.',
  'hint.cargo.PLAGUE':
    'Pestkranke: Wer hindurchsegelt, verliert alle Mannschaft. Wen Sog oder Rauch darauf absetzen, der darf sie lassen. Das Hausboot heilt sie.',
  'hint.ship': '{ship} ({name}): Proviant {rations}, Mannschaft {crew}, Schätze {treasure}, Punkte {points}.',
  'hint.defence': 'Ein Treffer braucht {defence} oder mehr.',
  'hint.stray': '{ship}, vom Kurs ab. Getroffen verliert es zwei: {cargo}. Segle für eine Aktion auf sein Feld, dann ist es im Schlepp.',
  'hint.attack': 'Angriff: der Würfel der Kanonen. Die Abwehr des Ziels oder mehr ist ein Treffer.',
  'hint.tow': 'Schlepptempo: wird statt zweier Würfel geworfen, solange das Schiff schleppt oder keinen Proviant hat.',
  'hint.hold.RATION': 'Proviant an Bord: Ohne ihn segelt ein Schiff im Schlepptempo und hat eine Aktion.',
  'hint.hold.CREW': 'Mannschaft an Bord: am Ende je 2 Punkte.',
  'hint.hold.TREASURE': 'Schätze an Bord: am Ende je 1 Punkt.',
  'hint.points': 'Punkte bisher. Am Ende gewinnen die meisten; wer verschlungen wurde, kann nicht gewinnen.',
  'hint.steps': 'Schritte übrig: Der ganze Wurf muss gesegelt werden.',
  'hint.actions': 'Aktionen übrig: für einen Angriff, eine Fähigkeit des Schiffs oder ein Schlepptau, wann du willst.',
  'hint.loss': 'Zwei Würfel sagen, was ein Verlust kostet. {dice}: {cargo}.',

  'power.CAPTAIN.1': 'Gönner',
  'power.CAPTAIN.1.text': 'Die Stadt zahlt: beginnt mit je zwei Ladungen mehr, also 7 Mannschaft, 5 Proviant, 7 Schätzen.',
  'power.CAPTAIN.2': 'Schleppkette',
  'power.CAPTAIN.2.text': 'Schleppt mit 1W6+6.',
  'power.EXPLORER.1': 'Meistersegler',
  'power.EXPLORER.1.text': 'Darf einmal im Zug für eine Aktion beim Ringwechsel wenden. Die Richtung bleibt, bis er wieder wendet.',
  'power.EXPLORER.2': 'Kettenkugel',
  'power.EXPLORER.2.text':
    'Ein Schuss auf ein Spielerschiff: keine Ladung, aber zwei Schritte der nächsten Fahrt. Zwei Treffer kosten vier; ein Schritt bleibt immer.',
  'power.FISHERMAN.1': 'Erzfeinde',
  'power.FISHERMAN.1.text': 'Ein Treffer verwundet den Kraken zweimal.',
  'power.FISHERMAN.2': 'Fassbomben',
  'power.FISHERMAN.2.text': 'Wirft für eine Aktion ein Fass hinter oder neben das Boot.',
  'power.HOUSE_BOAT.1': 'Sicherer Hafen',
  'power.HOUSE_BOAT.1.text': 'Pestkranke werden an Bord zu gesunder Mannschaft.',
  'power.HOUSE_BOAT.2': 'Rauchwolke',
  'power.HOUSE_BOAT.2.text': 'Legt für eine Aktion Rauch hinter oder neben das Boot.',
  'power.MERCHANT.1': 'Gier',
  'power.MERCHANT.1.text': 'Für eine Aktion zählt ein eben gefischter Schatz, der noch an Bord ist, doppelt.',
  'power.MERCHANT.2': 'Zweitgeschütz',
  'power.MERCHANT.2.text': 'Einmal im Zug nach einem Fehlschuss noch ein Schuss mit 1W6 auf dasselbe Ziel.',
  'power.PIRATE.1': 'Entern',
  'power.PIRATE.1.text': 'Wählt eine der zwei Ladungen, die ein Schiff verliert.',
  'power.PIRATE.2': 'Buggeschütz',
  'power.PIRATE.2.text': 'Für eine Aktion ein Schuss mit 1W6 geradeaus, wohin kein anderes Geschütz reicht; nicht auf den Kraken.',

  'how.goal.title': 'Reich werden und nicht untergehen',
  'how.goal':
    'Segelt um die Bucht, fischt Ladung aus dem Wasser, bekämpft den Kraken und helft Schiffen, die vom Kurs abgekommen sind. Steht die Sanduhr oder der Krake auf 0, gewinnt, wer die meisten Punkte hat.',
  'how.setup.title': 'Wie es beginnt',
  'how.setup':
    'Das Los nennt, wer beginnt. Von dort an wählt der Reihe nach jeder ein Schiff; es liegt am Heimatsteg mit 5 Mannschaft, 3 Proviant und 5 Schätzen, der Kapitän hat von allem zwei mehr. Dann tauchen 12 Tentakel zufällig auf: Ein Würfel nennt den Ring, zwei weitere das Feld, im Uhrzeigersinn gezählt. Wo schon ein Schiff oder Tentakel ist, wird neu gewürfelt.',
  'how.order': 'Die Züge gehen Runde für Runde in derselben Reihenfolge; wer ausgeschieden ist, wird übergangen.',
  'how.sail.title': 'Dein Zug: segeln',
  'how.sail':
    'Wirf zwei Würfel und segle so viele Schritte im Uhrzeigersinn. Jeder Schritt führt ein Feld vorwärts, im selben Ring oder in den nächsten daneben; nie seitwärts, nie zurück, nie durch ein Schiff. Der ganze Wurf wird gesegelt, außer wenn auf jedem Feld voraus ein Schiff liegt.',
  'how.sail.red':
    'Die zwei roten Ringe innen haben nur sechs Felder. Von einem roten Feld geht es zum nächsten, im Roten oder hinaus, jeweils um einen Ring. Wer seinen Zug im Roten beendet, den zieht der Sog ins Maul.',
  'how.act.title': 'Zwei Aktionen, wann du willst',
  'how.act':
    'Vor, zwischen oder nach den Schritten: angreifen, eine Fähigkeit des Schiffs nutzen oder ein Schlepptau festmachen. Ohne Proviant hast du eine Aktion und segelst im Schlepptempo.',
  'how.attack.title': 'Angriff',
  'how.attack':
    'Du kannst Schiffe und Tentakel auf den Feldern um dich herum angreifen, aber nicht geradeaus: Dorthin reicht nur das Buggeschütz des Piraten. Wirf den Würfel deines Schiffs: Die Abwehr des Ziels oder mehr ist ein Treffer. Auf den eigenen Schlepp feuert niemand.',
  'how.loss':
    'Wer getroffen wird oder in einen Tentakel oder ein Fass fährt, wirft zwei Würfel und verliert je eine Ladung: 1-2 Proviant, 3-4 Mannschaft, 5-6 Schatz; was nicht an Bord ist, kostet nichts. Der Angreifer legt jedes Stück auf ein freies Feld um das Schiff, vor keines der beiden; ohne Angreifer entscheidet der Zufall. Ein Stück ist verloren, wenn kein Feld frei ist oder alle seine Marker schon schwimmen: je 18, Pestkranke 12. Ein Schiff vom Kurs ab verliert zwei seiner Art.',
  'how.vortex.title': 'Der Sog',
  'how.vortex':
    'Wenn alle am Zug waren, sinkt die Sanduhr um eins, und alle Schiffe werden zugleich gezogen: zwei Felder zurück und eines hinein, dann noch einmal. Was dazwischen liegt, trifft sie, und Rauch holt sie aus dem Sog; Ladung nehmen sie dabei nicht auf. Wollen zwei auf dasselbe Feld, geht das weiter innen vor, dann das frühere in der Zugfolge; das andere folgt, sobald es kann. Hinter den roten Ringen wartet das Maul: Wer hineingerät, ist ausgeschieden, und ein Schiff vom Kurs ab ist verloren.',
  'how.tow.title': 'Vom Kurs ab',
  'how.tow':
    'Bei 13, 11, 9 und 7 treibt am weißen Pfeil ein Schiff herein und wird sogleich gezogen. Segle für eine Aktion auf sein Feld, und es ist festgemacht. Das Schlepptempo wird sofort gewürfelt: Ihr segelt zusammen weiter, so weit dieser Wurf und deine übrigen Schritte beide reichen, ab dem nächsten Zug im Schlepptempo. An deinem Heimatsteg ist es gerettet. Unterwegs treffen Tentakel und Fässer das geschleppte Schiff, Rauch versetzt beide, Pest trifft nur dich, und wer auf dich feuert, wählt eines von beiden. In deinem Zug kannst du das Tau umsonst lösen, auch schon vor dem Wurf.',
  'how.strays':
    'Sie kommen in dieser Reihenfolge: Das Containerschiff bei 13 verliert Schätze, wenn es getroffen wird, das Pestschiff bei 11 Pestkranke, das Versorgungsschiff bei 9 Proviant, das Kreuzfahrtschiff bei 7 Mannschaft.',
  'how.cargo':
    'Du nimmst, wodurch du segelst, auch Pestkranke: Sie kosten alle Mannschaft. Haben Sog oder Rauch dich auf Ladung abgesetzt, entscheidest du zu Beginn deines Zugs: nehmen oder lassen.',
  'how.kraken.title': 'Gegen den Kraken',
  'how.kraken':
    'Von jedem roten Feld kannst du auf den Kraken feuern. Jeder Treffer nimmt eines seiner 15 Leben, beim Fischer zwei, und bringt ebenso viele neue Tentakel zufällig herauf, solange welche der 12 übrig sind. Wer das letzte Leben nimmt, erhält 5 Punkte, und das Spiel ist sofort aus. Verlass das Rote, ehe dein Zug endet.',
  'how.bombs.title': 'Fässer und Rauch',
  'how.bombs':
    'Von beidem gibt es sechs. Eine Bombe liegt hinter dem Schiff oder auf einer Seite; wo schon Ladung oder eine Bombe ist, auf dem nächsten Feld dahinter. Auf einem Feld mit Schiff oder Tentakel wirkt sie am Ende der Runde, vor dem Sog, unter dem, der dann dort ist; ist niemand da, bleibt sie liegen. Ein Fass kostet zwei Ladungen und tötet einen Tentakel für den Fischer; Rauch setzt ein Schiff oder einen Tentakel zufällig um.',
  'how.random':
    'Zufällig heißt: Ein Würfel nennt den Ring, zwei weitere das Feld. Wo ein anderes Schiff liegt, wird neu gewürfelt; Rauch trägt das Schiff gleich weiter, ein Tentakel oder ein Fass kostet es zwei Ladungen. Ein Tentakel wird neu gewürfelt, wo ein Schiff, ein Tentakel oder Rauch ist.',
  'how.end.title': 'Das Ende',
  'how.end':
    'Das Spiel endet sofort, wenn das Leben des Kraken oder die Sanduhr auf 0 steht. Die Sanduhr beginnt bei 15, also gibt es höchstens 15 Runden; nach der letzten wird niemand mehr gezogen, und das Rote ist ungefährlich. Wer verschlungen wurde, hat Ladung und Punkte verloren und kann nicht gewinnen. Die meisten Punkte gewinnen, bei Gleichstand gemeinsam. Sind alle verschlungen, gewinnt der Krake und sonst niemand. Ein Schiff, das allein bleibt, spielt bis zum Ende.',
  'how.example.title': 'Ein Zug als Beispiel',
  'how.example.sail': 'Der Kapitän wirft 1 und 3: vier Schritte. Einen im Ring, zwei nach innen, einen hinaus; jeder ein Feld vorwärts.',
  'how.example.red':
    'Aus dem Roten: Von den drei Feldern des Rings 6, die ein rotes Feld berührt, ist nur das vorderste erreichbar. Dann segelt der Pirat draußen weiter.',
  'how.example.turn': 'Der Entdecker wendet: ein Schritt vorwärts in den nächsten Ring, für eine Aktion, und von dort an mit dem Sog.',
  'how.figures.title': 'Nachgebildete Zahlen',
  'how.figures':
    'Die Regeln nennen nicht alle Zahlen von Karten und Plan. Nachgebildet und in vielen Partien abgestimmt sind: Angriffswürfel und Abwehr, alle Schlepptempi außer dem des Kapitäns, die Lage von Stegen und Pfeil und wie die roten Felder Ring 6 berühren.',
  'how.pieces.title': 'Im Wasser',
  'how.ships.title': 'Sechs Schiffe mit je zwei Fähigkeiten',
  'how.points.title': 'Punkte',
};
