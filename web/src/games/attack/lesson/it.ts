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
      'E nessuno era alla corsia conchiglia rossa: il tentacolo ha rotto il parapetto. Un martello su una carta lo ripara. Il prossimo colpo lì apre una falla, e le falle restano per sempre.',
    later: 'Ogni smorfia avvicina il Kraken. Saltiamo qualche turno: avete combattuto bene, e lui è alla fine del suo percorso.',
    comes:
      'Ancora una smorfia, ed eccolo! Il Kraken emerge di persona al posto di un tentacolo, e tu scegli dove. Prendi la corsia conchiglia viola: la sorvegli tu.',
    ready: 'Nuota come un tentacolo ed è già nella zona pistole. Si vince colpendo lui. Scegli la carta con stivale, pistola e sciabola.',
    hit: 'Spara al Kraken!',
    done:
      'Colpito, il Kraken fugge: la vostra ciurma ha vinto! Nel gioco completo servono tre colpi, e ogni pirata ha un talento. Decidete chi sorveglia quale lato, e buona fortuna!',
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
