import type { RulesKey } from './index';

export const rulesIt: Record<RulesKey, string> = {
  'board.label': 'La baia dall’alto',
  'board.keys': 'Le frecce vanno da un pezzo all’altro, Invio gioca.',
  'part.showPull': 'Mostra la corrente',
  'part.zoom': 'Da vicino',
  'part.cancel': 'Annulla',
  'part.close': 'Guarda la baia',
  'part.ships': 'Navi',
  'part.ask': 'Che cosa vuoi fare qui?',
  'part.steps': 'Passi',
  'part.actions': 'Azioni',
  'part.compare': 'Le navi a confronto',
  'part.attack': 'Attacco',
  'part.defence': 'Difesa',
  'part.tow': 'Rimorchio',
  'part.points': 'Punti finora',
  'part.take': 'Prendi questa nave',
  'part.towing': 'Rimorchia: {ship}',
  'part.slowed': 'Catene nel sartiame: {steps} passi in meno nel prossimo turno.',
  'part.hungry': 'Senza razioni: velocità di rimorchio e 1 sola azione.',
  'part.swallowed': 'Inghiottito dal Kraken.',
  'part.hit': 'Colpito!',
  'part.missed': 'Mancato',
  'part.holds': 'Carichi e punti di tutti',
  'part.supply': 'Restano nella riserva',
  'part.lossChart': 'Si perde per ogni dado',
  'part.drops': 'Fuori rotta, e cosa perdono',
  'part.sailAnyway': 'Navigare comunque',
  'part.count': 'Si contano i punti',
  'part.skip': 'Mostra tutto',
  'points.crew': 'Equipaggio, 2 ciascuno',
  'points.treasure': 'Tesori, 1 ciascuno',
  'points.tentacles': 'Tentacoli, 1 ciascuno',
  'points.saved': 'Navi salvate, 3 ciascuna',
  'points.kraken': 'Kraken ucciso, 5',
  'picture.calm': 'La nave vincente torna a casa; le fauci del Kraken restano lontane.',

  'hint.pier': 'Molo: {ship}. Una nave rimorchiata fin qui è salva: 3 punti.',
  'hint.kraken':
    'Il Kraken, vita {health}. Lo si attacca solo dalle due corsie rosse. Ogni ferita fa emergere un tentacolo, finché ce ne sono.',
  'hint.time':
    'La clessidra segna {time}. Scende dopo ogni giro; a 0 la partita finisce. A 13, 11, 9 e 7 entra una nave fuori rotta.',
  'hint.health': 'Vita del Kraken: {health}. A 0 la partita finisce, e l’ultimo colpo vale 5 punti.',
  'hint.red': 'Corsia rossa: chi finisce qui il turno è trascinato nelle fauci, se il fumo lungo la via non lo porta altrove.',
  'hint.arrow': 'Da qui entrano le navi fuori rotta.',
  'hint.tentacle': 'Tentacolo: urtarlo costa due carichi. Distrutto vale un punto.',
  'hint.BARREL': 'Barile esplosivo: la prossima nave qui perde due carichi; un tentacolo muore.',
  'hint.SMOKE': 'Fumo: chi vi entra esce altrove a caso e in questo turno non naviga oltre. Lasciato su un tentacolo, lo porta via.',
  'hint.due': 'Agisce alla fine del giro, se qualcuno è ancora qui.',
  'hint.cargo.RATION': 'Razione a galla: passaci sopra per prenderla. Senza razioni una nave è lenta.',
  'hint.cargo.CREW': 'Equipaggio in acqua: passaci sopra per prenderlo; 2 punti alla fine.',
  'hint.cargo.TREASURE': 'Tesoro a galla: passaci sopra per prenderlo; 1 punto alla fine.',
  'hint.cargo.PLAGUE':
    'Appestato: passaci sopra e perdi tutto l’equipaggio. Se il vortice o il fumo ti ci posa, puoi lasciarlo. La Casa Galleggiante lo guarisce.',
  'hint.ship': '{ship} ({name}): razioni {rations}, equipaggio {crew}, tesori {treasure}, punti {points}.',
  'hint.defence': 'Per colpire: {defence} o più.',
  'hint.stray': '{ship}, fuori rotta. Se colpita ne perde due: {cargo}. Vai sulla sua casella, per un’azione, e la rimorchi.',

  'power.CAPTAIN.1': 'Mecenati',
  'power.CAPTAIN.1.text': 'La città paga: comincia con due in più di ogni carico: 7 uomini, 5 razioni, 7 tesori.',
  'power.CAPTAIN.2': 'Catena da rimorchio',
  'power.CAPTAIN.2.text': 'Rimorchia a 1D6+6.',
  'power.EXPLORER.1': 'Abile navigatore',
  'power.EXPLORER.1.text': 'Una volta per turno, per un’azione, può virare cambiando corsia. La direzione resta finché non vira ancora.',
  'power.EXPLORER.2': 'Palla incatenata',
  'power.EXPLORER.2.text':
    'Un tiro a una nave di un giocatore: niente carico, ma due passi in meno al prossimo viaggio. Due colpi, quattro; uno resta sempre.',
  'power.FISHERMAN.1': 'Nemici nati',
  'power.FISHERMAN.1.text': 'Ogni colpo a segno ferisce il Kraken due volte.',
  'power.FISHERMAN.2': 'Barili esplosivi',
  'power.FISHERMAN.2.text': 'Con un’azione lancia un barile dietro o accanto alla barca.',
  'power.HOUSE_BOAT.1': 'Rifugio',
  'power.HOUSE_BOAT.1.text': 'Gli appestati presi a bordo diventano equipaggio sano.',
  'power.HOUSE_BOAT.2': 'Nube di fumo',
  'power.HOUSE_BOAT.2.text': 'Con un’azione lascia fumo dietro o accanto alla barca.',
  'power.MERCHANT.1': 'Avidità',
  'power.MERCHANT.1.text': 'Per un’azione, un tesoro appena ripescato, e ancora a bordo, vale doppio.',
  'power.MERCHANT.2': 'Secondo cannone',
  'power.MERCHANT.2.text': 'Una volta per turno, dopo un colpo mancato, un altro tiro con 1D6.',
  'power.PIRATE.1': 'Arrembaggio',
  'power.PIRATE.1.text': 'Sceglie uno dei due carichi che una nave perde.',
  'power.PIRATE.2': 'Cannone di prua',
  'power.PIRATE.2.text': 'Per un’azione, un tiro con 1D6 dritto davanti, dove nessun altro cannone arriva; non al Kraken.',

  'how.goal.title': 'Diventa ricco e resta a galla',
  'how.goal':
    'Naviga nella baia, ripesca carichi, combatti il Kraken e aiuta le navi fuori rotta. Quando la clessidra o il Kraken arrivano a 0, vince chi ha più punti.',
  'how.setup.title': 'Come si comincia',
  'how.setup':
    'La sorte decide chi comincia. Da lì, in ordine di posto, ognuno sceglie una nave, ormeggiata al suo molo con 5 uomini, 3 razioni e 5 tesori; il Capitano ha due in più di tutto. Poi emergono 12 tentacoli a caso: un dado dà la corsia, altri due la casella, contata in senso orario. Dove c’è già una nave o un tentacolo si ritira.',
  'how.order': 'I turni seguono sempre lo stesso ordine, giro dopo giro; chi è fuori viene saltato.',
  'how.sail.title': 'Il tuo turno: naviga',
  'how.sail':
    'Tira due dadi e naviga altrettanti passi in senso orario. Ogni passo va avanti di una casella, nella tua corsia o in quella accanto; mai di lato, mai indietro, mai attraverso una nave. Va navigato tutto il tiro.',
  'how.sail.red':
    'Le due corsie rosse hanno solo sei caselle. Da una casella rossa si va alla successiva, nel rosso o verso l’esterno, una corsia alla volta. Chi finisce il turno nel rosso è trascinato nelle fauci.',
  'how.act.title': 'Due azioni, quando vuoi',
  'how.act':
    'Prima, tra o dopo i passi: attaccare, usare un potere della nave o legare un rimorchio. Senza razioni hai un’azione e navighi a velocità di rimorchio.',
  'how.attack.title': 'Attacca',
  'how.attack':
    'Puoi attaccare navi e tentacoli sulle caselle intorno, ma non dritto davanti: lì arriva solo il cannone di prua del Pirata. Tira il dado della tua nave: la difesa del bersaglio o più è un colpo a segno. Nessuno spara al proprio rimorchio.',
  'how.loss':
    'Chi è colpito, o urta un tentacolo o un barile, tira due dadi e perde un carico per ciascuno: 1-2 razione, 3-4 equipaggio, 5-6 tesoro; ciò che non ha non costa nulla. L’attaccante posa ogni pezzo su una casella libera attorno alla nave, davanti a nessuna delle due; senza attaccante decide il caso. Una nave fuori rotta ne perde due del suo tipo.',
  'how.vortex.title': 'Il vortice',
  'how.vortex':
    'Dopo il turno di tutti la clessidra scende di uno e tutte le navi sono tirate insieme: due caselle indietro e una in dentro, poi ancora. Ciò che sta in mezzo le colpisce; non raccolgono carichi. Se due vogliono la stessa casella, passa quella più interna, poi la prima nell’ordine; l’altra segue appena può. Dietro le corsie rosse attendono le fauci: fuori dal gioco.',
  'how.tow.title': 'Fuori rotta',
  'how.tow':
    'A 13, 11, 9 e 7 una nave entra dalla freccia bianca ed è subito tirata. Vai sulla sua casella, per un’azione, ed è legata. La velocità di rimorchio si tira subito: proseguite insieme fin dove lo permettono quel tiro e i passi rimasti, e a quella velocità dal turno dopo. Al tuo molo è salva. Lungo la via tentacoli e barili colpiscono la nave rimorchiata, il fumo sposta entrambe, la peste colpisce solo te, e chi ti spara sceglie una delle due. Nel tuo turno puoi mollare la cima gratis, anche prima del tiro.',
  'how.strays':
    'Arrivano in quest’ordine: la Portacontainer a 13 perde tesori quando è colpita, la Nave della Peste a 11 appestati, la Nave Viveri a 9 razioni, la Nave da Crociera a 7 equipaggio.',
  'how.cargo':
    'Prendi ciò su cui passi, anche un appestato: costa tutto l’equipaggio. Se il vortice o il fumo ti ha posato su un carico, decidi all’inizio del turno: prenderlo o lasciarlo.',
  'how.kraken.title': 'Combattere il Kraken',
  'how.kraken':
    'Da ogni casella rossa puoi sparare al Kraken. Ogni colpo toglie una delle sue 15 vite, due per il Pescatore, e fa emergere altrettanti tentacoli a caso, finché ne restano dei 12. Chi toglie l’ultima guadagna 5 punti e la partita finisce subito. Esci dal rosso prima che finisca il turno.',
  'how.bombs.title': 'Barili e fumo',
  'how.bombs':
    'Ce ne sono sei per tipo. Una bomba sta dietro la nave o su un lato; dove c’è già un carico o una bomba, sulla casella dopo. Su una casella con nave o tentacolo agisce a fine giro, prima del vortice, sotto chi vi si trova allora; se non c’è nessuno, resta e attende. Un barile costa due carichi e uccide un tentacolo per il Pescatore; il fumo colloca una nave, o un tentacolo, a caso.',
  'how.random':
    'A caso vuol dire: un dado dice la corsia, altri due la casella. Dove c’è un’altra nave si tira di nuovo; il fumo la porta altrove, un tentacolo o un barile le costa due carichi. Un tentacolo si tira di nuovo dove c’è una nave, un tentacolo o del fumo.',
  'how.end.title': 'La fine',
  'how.end':
    'La partita finisce subito quando la vita del Kraken o la clessidra è a 0. La clessidra parte da 15, quindi al più 15 giri; dopo l’ultimo nessuno è tirato e il rosso è sicuro. Chi è stato inghiottito ha perso carico e punti e non può vincere. Vince chi ha più punti, a pari merito si condivide. Se tutti sono inghiottiti vince il Kraken e nessun altro. Una nave rimasta sola gioca fino alla fine.',
  'how.example.title': 'Un turno, per esempio',
  'how.example.sail': 'Il Capitano tira 1 e 3: quattro passi. Uno nella corsia, due in dentro, uno in fuori; ciascuno una casella avanti.',
  'how.example.red':
    'Uscire dal rosso: delle tre caselle della corsia 6 che una rossa tocca, si raggiunge solo la più avanti. Poi il Pirata prosegue fuori.',
  'how.example.turn': 'L’Esploratore vira: un passo avanti nella corsia vicina, per un’azione, e da lì col vortice.',
  'how.figures.title': 'Cifre ricostruite',
  'how.figures':
    'Le regole non danno tutte le cifre di carte e tabellone. Sono ricostruite, e tarate con molte partite: dadi d’attacco e difese, velocità di rimorchio tranne quella del Capitano, posto di moli e freccia, e come le caselle rosse toccano la corsia 6.',
  'how.pieces.title': 'In acqua',
  'how.ships.title': 'Sei navi, due poteri ciascuna',
  'how.points.title': 'Punti',
};
