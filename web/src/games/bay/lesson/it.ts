export const it = {
  lesson: {
    goal:
      'Naviga nella baia e raccogli punti: l’equipaggio vale 2, un tesoro 1. Ognuno per sé. Chi ha più punti quando finisce la clessidra vince.',
    ship: 'Ogni nave ha due poteri. Prendi il Capitano: comincia con più carico.',
    bay: 'Questa è la baia dall’alto. In mezzo aspetta il Kraken, intorno ci sono i suoi tentacoli. Hai fatto 1 e 2: tre passi.',
    sail: 'Ogni passo va una casella avanti, in senso orario: dritto o nella corsia accanto. Naviga passo a passo alla casella segnata.',
    tentacle: 'Hai anche due azioni per turno. Un tentacolo è proprio accanto a te. Spara: con 4 o più colpisci, ed è un punto.',
    rival: 'Un punto! La tua seconda azione: anche l’altra nave è a tiro. Si spara tutt’intorno, ma non dritto davanti.',
    lay: 'Colpito! La nave perde due carichi e tu dici dove galleggiano. Metti l’equipaggio sulla casella segnata; il tesoro va via dall’altro lato della nave.',
    end: 'Passi e azioni sono finiti. Termina il turno e guarda bene: dopo il turno di tutti arriva il vortice.',
    vortex:
      'Il vortice tira tutte le navi: due caselle indietro e una in dentro, due volte. Ora sei più vicino al Kraken. Chi va troppo in dentro viene inghiottito!',
    fetch: 'Hai undici passi. Vai verso l’esterno e prendi l’equipaggio: prendi ciò che attraversi. Segui i segni.',
    points:
      'Equipaggio a bordo: 2 punti in più. Conserva anche le razioni: senza, la nave è lenta. Prosegui con i sette passi rimasti e guarda che cosa porta il vortice.',
    tie:
      'La Portacontainer è fuori rotta: è entrata dalla freccia e finirebbe nelle fauci. Vai sulla sua casella. Costa un’azione, e la prendi a rimorchio.',
    tow: 'Ora portala a casa. Il tuo molo è sul bordo, subito dopo la freccia. Segui i segni.',
    red:
      'Salva: 3 punti! Puoi anche sparare al Kraken stesso, dalle due corsie rosse al centro. Ma esci prima della fine del turno: da lì il vortice ti trascina nelle fauci.',
    done: 'Ora sai navigare. Tutto si spiega quando lo indichi, e la pagina avverte prima di un passo che fa danno.',
    'done.touch':
      'Ora sai navigare. Tutto si spiega se ci tieni il dito, e la pagina avverte prima di un passo che fa danno.',
  },
  coach: {
    goal: 'Abbi più punti quando la clessidra è vuota: equipaggio 2, tesoro 1, tentacolo 1, nave salvata 3.',
    Choosing: 'Ogni nave può vincere. Per iniziare prendi il Capitano, che ha più carico.',
    ChoosingHouseBoat: 'Ogni nave può vincere. Per iniziare prendi la Casa Galleggiante: l’equipaggio appestato non le fa danno.',
    ChoosingMerchant: 'Ogni nave può vincere. Per iniziare prendi il Mercante: può ritentare un colpo mancato.',
    ChoosingFree: 'Ogni nave può vincere. Leggi i due poteri di quelle libere e prendi quella che ti piace.',
    Acting: 'Fai tutti i passi e usa due azioni quando vuoi. Stai all’esterno: il vortice ti tira in dentro di due corsie a giro.',
    Laying: 'Decidi tu dove galleggia il carico perso. Mettilo dove puoi prenderlo presto.',
    Salvaging: 'Sei finito su un carico. Prendilo, a meno che siano appestati: costano tutto l’equipaggio.',
    Hauling: 'Rimorchi una nave. Portala al tuo molo per 3 punti, o mollala per essere più veloce.',
  },
};
