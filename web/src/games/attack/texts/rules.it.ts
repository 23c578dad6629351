import type { RulesKey } from './index';

export const rulesIt: Record<RulesKey, string> = {
  'board.label': 'La nave con le sue otto corsie, il percorso del Kraken, i dadi e le carte',
  'board.keys': 'Con le frecce si passa da un pezzo all’altro e ognuno viene spiegato.',
  'part.track': 'Percorso del Kraken',
  'part.tray': 'Dadi',
  'part.hand': 'Carte di {name}',
  'part.crew': 'Carte degli altri',
  'part.cards': 'Tutte le carte',
  'part.close': 'Chiudi',
  'part.cardsNote': 'Quali carte ci sono e quali devono ancora arrivare. Tutti possono guardare.',
  'heap.open': 'Scoperte: {count}',
  'heap.unknown': 'Le prossime del mazzo, in un ordine che nessuno conosce: {count}',
  'heap.known': 'Giocate, in fondo al mazzo, in quest’ordine: {count}',
  'heap.all': 'Tutte le {count} carte',
  'hint.tentacle': '{who}: {space}. I segni e gli occhi del suo colore lo avvicinano.',
  'hint.krakenHere':
    'Il Kraken: {space}. Dadi e smorfie lo avvicinano. Respingerlo vuol dire colpirlo: {hits} di {goal}.',
  'hint.space.BUBBLES': 'Bolle: qui non si colpisce nulla. Chi viene respinto riparte da qui.',
  'hint.space.CANNON': 'Zona cannoni: così lontano arriva solo il cannone.',
  'hint.space.PISTOL': 'Zona pistole: qui serve la pistola.',
  'hint.space.SABER': 'Zona sciabole: l’ultima occasione. Il passo dopo colpisce la nave.',
  'hint.rail': 'Parapetto della corsia {lane}: ferma un colpo e poi non c’è più.',
  'hint.railBroken':
    'Il parapetto della corsia {lane} è rotto: il prossimo colpo apre una falla. Il martello lo ripara.',
  'hint.hole': 'Una falla. Non si ripara mai; con quattro la nave affonda.',
  'hint.holes': 'Falle: {count} di 4. La quarta affonda la nave.',
  'hint.area': '{area}: i pirati che stanno qui sorvegliano le due corsie accanto.',
  'hint.whirlpool': 'Vortice: chi ci entra finisce nello spazio seguente.',
  'hint.spot': 'Casella {spot}. Ogni smorfia fa avanzare il Kraken di una casella.',
  'hint.spotDie': 'Casella {spot}: quando arriva il Kraken, questo dado {side} si aggiunge al lancio.',
  'hint.krakenTrack': 'Il Kraken, casella {spot} di 8. Una smorfia sull’ultima casella lo porta alla nave.',
  'hint.hits': 'Colpi: {hits} di {goal}. Con l’ultimo si vince.',
  'hint.die': 'Dado {side}: {face}.',
  'hint.face.STAR': 'Il tentacolo della corsia Stella si avvicina di uno spazio.',
  'hint.face.SHELL': 'Il tentacolo della corsia Conchiglia si avvicina di uno spazio.',
  'hint.face.CRAB': 'Il tentacolo della corsia Granchio si avvicina di uno spazio.',
  'hint.face.FISH': 'Il tentacolo della corsia Pesce si avvicina di uno spazio.',
  'hint.face.BLANK': 'Non si muove nulla.',
  'hint.face.EYE': 'Tutti i tentacoli di questo colore si avvicinano di uno spazio.',
  'hint.symbol.MOVE': 'Stivale: spostati nella zona accanto.',
  'hint.symbol.CANNON': 'Cannone: respingi una figura nella zona cannoni delle tue due corsie.',
  'hint.symbol.PISTOL': 'Pistola: respingi una figura nella zona pistole delle tue due corsie.',
  'hint.symbol.SABER': 'Sciabola: respingi una figura nella zona sciabole delle tue due corsie.',
  'hint.symbol.REPAIR': 'Martello: ripara un parapetto rotto della tua zona.',
  'hint.symbol.WILD': 'Jolly: una delle cinque azioni, a scelta.',
  'hint.symbol.FUNNY_FACE': 'Smorfia: finita la carta, il Kraken si arrabbia di più e avanza di un passo.',
  'hint.card': 'Carta di {pirate}: {symbols}. Usa quello che vuoi, nell’ordine che vuoi.',
  'hint.power.ASTRID': 'Astrid è svelta: usa due volte un simbolo della sua carta, ma non la smorfia.',
  'hint.power.BILLY':
    'Billy adora i cannoni: il suo colpo può spazzare via anche gli altri tentacoli della zona cannoni di quel lato.',
  'hint.power.ELENA': 'Elena non sbaglia mai: la sua pistola arriva in ogni zona pistole, ovunque lei sia.',
  'hint.power.SAMUEL': 'Samuel sa nascondersi: può ignorare ogni occhio che lancia.',
  'hint.tenCards': '{pirate}, con dieci carte proprie.',
  'hint.pirate': '{pirate} ({name}), {area}.',
  'hint.inForce': 'Ora vale il talento di {pirate}.',
  'hint.pile': 'Mazzo di {name}: {count} carte, {unknown} delle quali in un ordine che nessuno conosce. Un clic mostra tutte le carte.',
  'hint.double': 'Ancora disponibile: un simbolo di questa carta si può usare due volte.',
  'hint.doubled': 'Già usato: un simbolo di questa carta è servito due volte.',
  'picture.won': 'Il Kraken se ne va con i cerotti in testa; a bordo la ciurma fa festa.',
  'picture.sunk': 'La nave è affondata; la ciurma siede sotto una palma su un’isola minuscola e il Kraken sogghigna.',

  'how.goal.title': 'Salvate la nave insieme',
  'how.goal':
    'Siete una sola ciurma: si vince o si perde tutti insieme. Colpite il Kraken tre volte e fuggirà. Se lui e i suoi tentacoli aprono quattro falle, la nave affonda.',
  'how.setup.title': 'Prima di salpare',
  'how.setup':
    'Otto tentacoli aspettano sulle loro bolle: quattro rossi a sinistra, quattro viola a destra. Un parapetto protegge ogni corsia. A turno ognuno prende un pirata e lo mette in una delle quattro zone del ponte; più pirati possono stare nella stessa zona. Ogni pirata ha dieci carte. Si mescolano: due sono scoperte, otto formano il mazzo.',
  'how.first':
    'La sorte dice chi comincia, poi si gioca a turno. Un dado rosso e uno viola sono in gioco dal primo turno. Gli altri quattro aspettano sul percorso del Kraken.',
  'how.turn.title': 'Il tuo turno: prima il mare, poi tu',
  'how.roll':
    'Si lanciano tutti i dadi in gioco. Un segno chiama il tentacolo del suo colore nella corsia con quel segno: uno spazio verso la nave. Una faccia vuota non chiama nessuno. Un occhio chiama tutti i tentacoli del suo colore.',
  'how.several':
    'Più dadi, più passi: un tentacolo avanza di uno spazio per ogni dado del suo colore con il suo segno, e di uno per ogni occhio. Se dopo un colpo gli restano passi, riparte dalle sue bolle.',
  'how.strike':
    'Chi deve avanzare dalla zona sciabole colpisce. Un parapetto in piedi si rompe; dove non c’è, si apre una falla. Poi la figura torna sulle sue bolle.',
  'how.holes': 'Le falle restano: nulla le chiude mai, e una zona può averne più di una.',
  'how.card':
    'Davanti a te ci sono due carte scoperte. Scegline una e usa i suoi simboli, quanti vuoi e in qualsiasi ordine. Poi va sotto il tuo mazzo e si scopre la seguente.',
  'how.forced':
    'I simboli possono restare inutilizzati, la smorfia no: se la tua carta ne ha una, arriva quando hai finito, che ti piaccia o no.',
  'how.zones.title': 'L’arma giusta',
  'how.zones':
    'Il tuo pirata sorveglia le due corsie accanto alla sua zona del ponte. Chi arriva di lì torna alle bolle, se hai l’arma per quella distanza. Sulle bolle non si colpisce nulla.',
  'how.areas':
    'Il ponte è un quadrato di quattro zone, e ognuna sorveglia due corsie. Uno stivale porta alla zona accanto, per il lungo o per il largo della nave, mai in diagonale.',
  'how.symbols.title': 'I simboli',
  'how.kraken.title': 'Il Kraken',
  'how.kraken':
    'Dopo ogni carta con una smorfia il Kraken avanza di una casella sul suo percorso. Se lì aspetta un dado, si aggiunge al lancio per sempre. Dopo l’ultima casella, la smorfia seguente lo fa arrivare: chi l’ha giocata sceglie il tentacolo che sostituisce.',
  'how.krakenHere':
    'Prende per sempre il posto di quel tentacolo, con il suo colore e il suo segno, proprio dov’era. Nuota e colpisce come lui, e avanza di uno spazio in più per ogni smorfia. Respingetelo come un tentacolo ed è un colpo a segno; poi riparte dalle bolle.',
  'how.powers.title': 'Quattro pirati, quattro talenti',
  'how.end.title': 'La fine',
  'how.end':
    'Con il terzo colpo al Kraken vincete subito, con la quarta falla perdete subito. Vincete o perdete tutti insieme.',
  'how.example.title': 'Un turno di esempio',
  'how.example.roll':
    'Il lancio: una stella rossa e un occhio viola. Il tentacolo della stella rossa arriva nella zona pistole. Tutti i tentacoli viola avanzano di uno spazio.',
  'how.example.walk':
    'Billy è dietro a sinistra. Gioca la carta con stivale, pistola, cannone e smorfia, e si sposta davanti a sinistra: ora sono sue le corsie rosse della stella e della conchiglia.',
  'how.example.shot':
    'La sua pistola respinge il tentacolo della stella rossa alle bolle. Il cannone non trova nulla nella sua zona e resta inutilizzato.',
  'how.example.face':
    'Poi arriva la smorfia: il Kraken avanza di una casella sul suo percorso. Lì aspetta un dado, e da ora si lancia anche quello.',
  'how.variants.title': 'Più facile, più difficile, da soli',
  'how.young':
    'I più piccoli giocano senza talenti o vincono con un solo colpo. Le due cose si possono scegliere separatamente.',
  'how.whirlpools':
    'I lupi di mare giocano con uno fino a quattro vortici. Chi comincia li mette prima del primo lancio, ognuno su uno spazio diverso, mai sulle bolle. Chi arriva su un vortice è portato allo spazio seguente, sopra più d’uno se serve; oltre la zona sciabole è un colpo alla nave. Sulla via del ritorno non fanno nulla.',
  'how.solo':
    'Da soli si guidano due pirati. Le loro venti carte formano un solo mazzo e due sono scoperte. Una carta muove e arma il suo pirata. Vale il talento del pirata sul dorso della carta in cima, per tutto il turno, chiunque agisca.',
  'how.twoHands': 'Oppure giochi da solo con due mani: due pirati, ognuno con le sue dieci carte e i suoi turni.',
  'how.figures.title': 'Cifre ricostruite',
  'how.figures':
    'Alcune cose stavano solo in immagini del regolamento che sono andate perdute. Qui sono ricostruiti i simboli delle quaranta carte, le otto caselle del percorso e dove aspettano i suoi dadi, e la partenza con tutti i tentacoli sulle bolle.',
};
