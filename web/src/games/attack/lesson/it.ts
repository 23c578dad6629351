export const it = {
  lesson: {
    goal:
      'Il Kraken attacca la vostra nave! Siete una sola ciurma: si vince o si perde insieme. Quattro falle e la nave affonda. Cacciatelo prima.',
    pirate: 'Prima ti serve un pirata. Prendi Astrid.',
    deck: 'Dove deve stare? Clicca la zona del ponte che è segnata: davanti, a sinistra.',
    roll:
      'Ogni turno comincia con il mare. Sono stati lanciati due dadi. La stella rossa ha chiamato il tentacolo rosso della corsia stella: si è avvicinato di uno spazio.',
    zones:
      'Una corsia ha tre zone. Da lontano serve il cannone, poi la pistola, poi la sciabola. La tua pirata sorveglia le due corsie accanto a lei.',
    card: 'Ora tocca a te. Delle tue due carte scoperte ne giochi una. Scegli quella con stivale, cannone e pistola.',
    fire: 'Il tentacolo è nella zona cannoni e la tua carta ha un cannone. Clicca il tentacolo per sparare!',
    end: 'È tornato da dove era venuto. Non devi usare tutti i simboli. Finisci la carta e guarda che cosa fa Billy.',
    eye:
      'A Billy è uscito un occhio: tutti i tentacoli viola si sono avvicinati. Ha sparato a due. La stella viola è già nella zona pistole, dall’altra parte della nave.',
    face: 'Gioca la carta con stivale, pistola, sciabola e smorfia.',
    walk: 'Lo stivale ti porta nella zona accanto. Attraversa il ponte fino alla zona segnata.',
    pistol: 'Ora queste due corsie sono tue. Usa la pistola contro il tentacolo stella viola.',
    end2: 'La tua carta ha una smorfia. Arriva alla fine, che tu voglia o no: fa arrabbiare il Kraken. Finisci la carta.',
    track:
      'Due smorfie, la tua e quella di Billy: il Kraken è avanzato di due caselle sul suo percorso. Lì aspettava un dado. D’ora in poi se ne lanciano tre.',
    rail:
      'E nessuno era alla corsia conchiglia rossa: il tentacolo ha colpito e rotto il parapetto. Il prossimo colpo lì apre una falla. Le falle restano per sempre.',
    wildCard: 'Gioca la carta con stivale, martello e jolly.',
    wild: 'Il jolly è quello che ti serve. Qui un cannone: respingi il tentacolo conchiglia viola.',
    back: 'Ora torna al parapetto rotto.',
    repair: 'Il martello ripara un parapetto della tua zona. Clicca il parapetto rotto.',
    kraken:
      'Alla fine del percorso il Kraken arriva di persona, al posto di un tentacolo. Respingetelo allo stesso modo: è un colpo a segno. Con tre si vince; ai più piccoli ne basta uno.',
    done:
      'È tutto quello che serve. Più avanti, senza «Ciurma giovane», ogni pirata ha anche un suo talento. Decidete chi sorveglia quale lato, e buona fortuna!',
  },
  coach: {
    goal: 'Tutti insieme contro il Kraken: colpitelo prima che apra quattro falle nella nave.',
    Taking: 'Ogni pirata ha un talento. Indica un pirata per leggerlo, poi prendi quello che ti piace.',
    'Taking.touch': 'Ogni pirata ha un talento. Tieni il dito su un pirata per leggerlo, poi prendi quello che ti piace.',
    TakingPlain: 'Prendi il pirata che ti piace. Le carte cambiano un po’; in questa partita nessuno ha un talento.',
    Boarding: 'Mettiti dove non c’è nessuno: ogni zona sorveglia due corsie.',
    Choosing: 'Guarda prima quale tentacolo è più vicino, poi scegli la carta con l’arma giusta.',
    Acting: 'Usa i simboli nell’ordine che vuoi. Camminare prima può portarti un tentacolo a tiro.',
    Eyes: 'Il talento di Samuel: può ignorare un occhio, e nessun tentacolo si muove per quello.',
    Surfacing: 'Arriva il Kraken! Scegli un tentacolo che potrete raggiungere presto: colpirlo lì fa vincere.',
  },
};
