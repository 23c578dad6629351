export const it = {
  lesson: {
    goal: 'Le navi girano intorno a un Kraken furioso, ognuno per sé. L’ultima a galla vince la manche. Con 5 danni una nave affonda.',
    sea: 'Sei in alto, proprio davanti al Kraken. Il tuo rivale è dietro. Le navi vanno sempre in senso orario.',
    lanes: 'Gli anelli sono corsie. In dentro c’è il Kraken, in fuori gli scogli. Con due navi sono aperte due corsie.',
    first:
      'Prendi la carta avanti, in dentro, fuoco. Si fanno tutte e tre, nell’ordine che vuoi. Lasciale così e gioca. Le sagome mostrano dove finisci.',
    fired:
      'I tuoi cannoni colpiscono navi una corsia più in dentro o in fuori. Eri accanto al Kraken: hai colpito anche lui e la sua furia è salita di uno.',
    rival: 'Il tuo rivale è sceso nella corsia interna, proprio davanti a te. È la tua occasione!',
    ram: 'Gioca avanti, avanti, fuoco. Chi è sulla tua strada viene spinto un settore avanti e una corsia in dentro: contro il Kraken.',
    rammed: 'Fa male: 1 danno sul fianco del Kraken, poi 2 davanti. Da dietro non costa nulla, ma lo fa infuriare.',
    rage:
      'Il tuo rivale ha sparato due volte al Kraken. Guarda l’occhio: la furia è a 5 su 6. Quando è piena, i tentacoli colpiscono ogni settore.',
    strike:
      'Ora usa il Kraken. Scegli la tua ultima carta e mettila in questo ordine: ruota a destra, tentacoli, avanti. Una freccia anticipa un’azione di un posto.',
    'strike.order':
      'Prima ruota a destra, poi tentacoli, poi avanti. Metti il resto in questo ordine e gioca, o clicca un’azione dopo l’altra.',
    struck: 'Hai girato il Kraken verso il tuo rivale e i tentacoli hanno colpito: 1 danno in più, e la nave è finita una corsia in fuori. La tua mano è vuota; quando tutti hanno giocato, ognuno riceve tre carte.',
    sink: 'Quattro danni: ancora uno e questa nave affonda. Ogni affondamento chiude la corsia esterna, e lo spazio si stringe.',
    reef: 'Le corsie scure sono chiuse dai detriti. Chi ci va contro rimbalza. Una volta scoperti, possono anche fare danni.',
    signs: 'Altre carte riparano la tua nave, o lasciano un barile in fiamme: chi ci naviga dentro prende 1 danno.',
    done:
      'Ora sai come funziona: scegli una carta, ordinala, guarda le sagome, gioca. Vinci tre manche, due in quattro, e la partita è tua.',
  },
  coach: {
    goal: 'Sii l’ultima nave a galla: spingi gli altri contro il Kraken e stai lontano dal suo davanti.',
    Choosing: 'Scegli una carta e guarda le sagome prima di giocarla: un altro ordine può finire in modo molto diverso.',
    Acting: 'Va fatto anche il resto della carta. Puoi ancora cambiare l’ordine.',
    rage: 'Il Kraken sta per scatenarsi. Sparare dalla corsia interna può farlo esplodere: colpisce ogni settore.',
  },
};
