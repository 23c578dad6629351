import type { RulesKey } from './index';

export const rulesEs: Record<RulesKey, string> = {
  'board.label': 'La bahía desde arriba',
  'board.keys': 'Las flechas van de pieza en pieza, Intro juega.',
  'part.showPull': 'Ver la corriente',
  'part.zoom': 'De cerca',
  'part.cancel': 'Cancelar',
  'part.close': 'Ver la bahía',
  'part.ships': 'Barcos',
  'part.ask': '¿Qué quieres hacer aquí?',
  'part.steps': 'Pasos',
  'part.actions': 'Acciones',
  'part.compare': 'Comparación de los barcos',
  'part.attack': 'Ataque',
  'part.defence': 'Defensa',
  'part.tow': 'Remolque',
  'part.points': 'Puntos por ahora',
  'part.take': 'Tomar este barco',
  'part.towing': 'Remolca: {ship}',
  'part.slowed': 'Cadenas en la jarcia: {steps} pasos menos en el próximo turno.',
  'part.hungry': 'Sin raciones: velocidad de remolque y solo 1 acción.',
  'part.swallowed': 'Tragado por el Kraken.',
  'part.hit': '¡Tocado!',
  'part.missed': 'Falló',
  'part.holds': 'Carga y puntos de todos',
  'part.supply': 'Queda en la reserva',
  'part.lossChart': 'Se pierde por cada dado',
  'part.drops': 'A la deriva, y lo que sueltan',
  'part.sailAnyway': 'Navegar de todos modos',
  'part.count': 'Se cuentan los puntos',
  'part.skip': 'Mostrar todo',
  'points.crew': 'Tripulación, 2 cada una',
  'points.treasure': 'Tesoros, 1 cada uno',
  'points.tentacles': 'Tentáculos, 1 cada uno',
  'points.saved': 'Barcos salvados, 3 cada uno',
  'points.kraken': 'Kraken muerto, 5',
  'picture.calm': 'El barco ganador vuelve a casa; la boca del Kraken queda muy atrás.',

  'hint.pier': 'Muelle: {ship}. Un barco remolcado hasta aquí está a salvo: 3 puntos.',
  'hint.kraken':
    'El Kraken, vida {health}. Solo se le ataca desde los dos anillos rojos. Cada herida hace surgir un tentáculo, mientras queden.',
  'hint.time':
    'El reloj de arena marca {time}. Baja tras cada ronda; en 0 termina la partida. En 13, 11, 9 y 7 entra un barco a la deriva.',
  'hint.health': 'Vida del Kraken: {health}. En 0 termina la partida, y el último golpe vale 5 puntos.',
  'hint.red': 'Anillo rojo: quien acaba aquí su turno es arrastrado a la boca, salvo que un humo en el camino se lo lleve.',
  'hint.arrow': 'Por aquí entran los barcos a la deriva.',
  'hint.tentacle': 'Tentáculo: chocar con él cuesta dos cargas. Destruido vale un punto.',
  'hint.BARREL': 'Barril bomba: el próximo barco aquí pierde dos cargas; un tentáculo muere.',
  'hint.SMOKE': 'Humo: quien entra sale en otro sitio al azar y no navega más este turno. Soltado sobre un tentáculo, se lo lleva.',
  'hint.due': 'Actúa al final de la ronda, si aún hay alguien aquí.',
  'hint.cargo.RATION': 'Ración a flote: pasa por encima para tomarla. Sin raciones un barco es lento.',
  'hint.cargo.CREW': 'Tripulación en el agua: pasa por encima para tomarla; 2 puntos al final.',
  'hint.cargo.TREASURE': 'Tesoro a flote: pasa por encima para tomarlo; 1 punto al final.',
  'hint.cargo.PLAGUE':
    'Apestado: pasa por encima y pierdes toda tu tripulación. Si el remolino o el humo te deja encima, puedes dejarlo. La Casa Flotante lo cura.',
  'hint.ship': '{ship} ({name}): raciones {rations}, tripulación {crew}, tesoros {treasure}, puntos {points}.',
  'hint.defence': 'Para acertar: {defence} o más.',
  'hint.stray': '{ship}, a la deriva. Si lo tocan suelta dos: {cargo}. Navega a su casilla, por una acción, y lo remolcas.',
  'hint.attack': 'Ataque: el dado de sus cañones. La defensa del blanco o más es un acierto.',
  'hint.tow': 'Remolque: lo que se tira en vez de dos dados mientras el barco remolca o no tiene raciones.',
  'hint.hold.RATION': 'Raciones a bordo: sin ellas un barco navega a velocidad de remolque y tiene una acción.',
  'hint.hold.CREW': 'Tripulación a bordo: 2 puntos cada una al final.',
  'hint.hold.TREASURE': 'Tesoros a bordo: 1 punto cada uno al final.',
  'hint.points': 'Puntos por ahora. Al final ganan los que más tengan; un barco tragado no puede ganar.',
  'hint.steps': 'Pasos que quedan: hay que navegar toda la tirada.',
  'hint.actions': 'Acciones que quedan: para un ataque, un poder del barco o un remolque, cuando quieras.',
  'hint.loss': 'Dos dados dicen qué cuesta una pérdida. {dice}: {cargo}.',

  'power.CAPTAIN.1': 'Patrocinio',
  'power.CAPTAIN.1.text': 'La ciudad paga: empieza con dos más de cada carga: 7 tripulantes, 5 raciones, 7 tesoros.',
  'power.CAPTAIN.2': 'Cadena de remolque',
  'power.CAPTAIN.2.text': 'Remolca a 1D6+6.',
  'power.EXPLORER.1': 'Gran navegante',
  'power.EXPLORER.1.text': 'Una vez por turno, por una acción, puede virar al cambiar de anillo. El rumbo dura hasta que vire de nuevo.',
  'power.EXPLORER.2': 'Bala de cadena',
  'power.EXPLORER.2.text':
    'Un disparo a un barco de jugador: no cuesta carga, pero sí dos pasos de su próximo viaje. Dos aciertos, cuatro; siempre queda uno.',
  'power.FISHERMAN.1': 'Enemigos natos',
  'power.FISHERMAN.1.text': 'Cada acierto hiere al Kraken dos veces.',
  'power.FISHERMAN.2': 'Barriles bomba',
  'power.FISHERMAN.2.text': 'Por una acción suelta un barril detrás o al lado del barco.',
  'power.HOUSE_BOAT.1': 'Refugio',
  'power.HOUSE_BOAT.1.text': 'Los apestados subidos a bordo se vuelven tripulación sana.',
  'power.HOUSE_BOAT.2': 'Nube de humo',
  'power.HOUSE_BOAT.2.text': 'Por una acción suelta humo detrás o al lado del barco.',
  'power.MERCHANT.1': 'Codicia',
  'power.MERCHANT.1.text': 'Por una acción, un tesoro recién pescado, y aún a bordo, cuenta doble.',
  'power.MERCHANT.2': 'Segundo cañón',
  'power.MERCHANT.2.text': 'Una vez por turno, tras fallar, otro disparo con 1D6 al mismo blanco.',
  'power.PIRATE.1': 'Abordaje',
  'power.PIRATE.1.text': 'Elige una de las dos cargas que pierde un barco.',
  'power.PIRATE.2': 'Cañón de proa',
  'power.PIRATE.2.text': 'Por una acción, un disparo con 1D6 hacia delante, donde no alcanza otro cañón; no al Kraken.',

  'how.goal.title': 'Hazte rico y sigue a flote',
  'how.goal':
    'Navega por la bahía, pesca carga, lucha contra el Kraken y ayuda a los barcos a la deriva. Cuando el reloj o el Kraken llegan a 0, gana quien tiene más puntos.',
  'how.setup.title': 'Cómo empieza',
  'how.setup':
    'La suerte decide quién empieza. Desde ahí, por orden de asiento, cada cual elige un barco, amarrado en su muelle con 5 tripulantes, 3 raciones y 5 tesoros; el Capitán tiene dos más de cada. Después surgen 12 tentáculos al azar: un dado da el anillo y otros dos la casilla, contada en sentido horario. Donde ya hay un barco o un tentáculo se tira otra vez.',
  'how.order': 'Los turnos siguen siempre el mismo orden, ronda tras ronda; se salta a quien está fuera.',
  'how.sail.title': 'Tu turno: navega',
  'how.sail':
    'Tira dos dados y navega esos pasos en el sentido del reloj. Cada paso va una casilla adelante, en tu anillo o en el de al lado; nunca de lado, nunca atrás, nunca a través de un barco. Hay que navegar toda la tirada, salvo que haya un barco en cada casilla de delante.',
  'how.sail.red':
    'Los dos anillos rojos tienen solo seis casillas. De una casilla roja se pasa a la siguiente, en el rojo o hacia fuera, un anillo cada vez. A quien termina su turno en el rojo lo arrastra el remolino a la boca.',
  'how.act.title': 'Dos acciones, cuando quieras',
  'how.act':
    'Antes, entre o después de los pasos: atacar, usar un poder de tu barco o atar un remolque. Sin raciones tienes una acción y navegas a velocidad de remolque.',
  'how.attack.title': 'Atacar',
  'how.attack':
    'Puedes atacar barcos y tentáculos en las casillas de alrededor, pero no justo delante: ahí solo llega el cañón de proa del Pirata. Tira el dado de tu barco: la defensa del blanco o más es un acierto. Nadie dispara a su remolque.',
  'how.loss':
    'Quien es alcanzado, o choca con un tentáculo o un barril, tira dos dados y pierde una carga por cada uno: 1-2 ración, 3-4 tripulación, 5-6 tesoro; lo que no lleva no cuesta nada. El atacante coloca cada pieza en una casilla libre alrededor del barco, delante de ninguno; sin atacante decide el azar. Una pieza se pierde si no hay casilla libre, o si ya flotan todas sus fichas: 18 de cada carga, 12 de apestados. Un barco a la deriva suelta dos de lo suyo.',
  'how.vortex.title': 'El remolino',
  'how.vortex':
    'Tras el turno de todos, el reloj baja uno y todos los barcos son arrastrados a la vez: dos casillas atrás y una hacia dentro, y otra vez lo mismo. Lo que hay en medio los golpea, y el humo los saca del remolino; no recogen carga. Si dos quieren la misma casilla, pasa el que está más adentro, luego el anterior en el orden; el otro sigue en cuanto puede. Tras los anillos rojos espera la boca: fuera de la partida, y un barco a la deriva se pierde.',
  'how.tow.title': 'A la deriva',
  'how.tow':
    'En 13, 11, 9 y 7 entra un barco por la flecha blanca y es arrastrado al momento. Navega a su casilla, por una acción, y queda atado. La velocidad de remolque se tira enseguida: seguís juntos hasta donde permitan esa tirada y tus pasos restantes, y a esa velocidad desde el próximo turno. En tu muelle está salvado. Por el camino, tentáculos y barriles golpean al remolcado, el humo mueve a los dos, la peste solo te toca a ti, y quien te dispara elige uno de los dos. En tu turno puedes soltar el cabo gratis, incluso antes de tirar.',
  'how.strays':
    'Llegan en este orden: el Portacontenedores a las 13 suelta tesoro cuando le dan, el Barco de la Peste a las 11 apestados, el Barco de Víveres a las 9 raciones, el Crucero a las 7 tripulación.',
  'how.cargo':
    'Tomas aquello por lo que pasas, también un apestado: cuesta toda tu tripulación. Si el remolino o el humo te dejó sobre carga, decides al empezar tu turno: tomarla o dejarla.',
  'how.kraken.title': 'Luchar contra el Kraken',
  'how.kraken':
    'Desde cualquier casilla roja puedes disparar al Kraken. Cada acierto le quita una de sus 15 vidas, dos si es el Pescador, y hace surgir otros tantos tentáculos al azar, mientras queden de los 12. Quien quita la última gana 5 puntos y la partida acaba al instante. Sal del rojo antes de acabar tu turno.',
  'how.bombs.title': 'Barriles y humo',
  'how.bombs':
    'Hay seis de cada. Una bomba queda detrás del barco o a un lado; donde ya hay carga o bomba, en la casilla siguiente. En una casilla con barco o tentáculo actúa al final de la ronda, antes del remolino, bajo quien esté allí; si no hay nadie, se queda y espera. Un barril cuesta dos cargas y mata un tentáculo para el Pescador; el humo coloca un barco, o un tentáculo, al azar.',
  'how.random':
    'Al azar quiere decir: un dado da el anillo, otros dos la casilla. Donde hay otro barco se vuelve a tirar; el humo lo lleva a otro lugar, un tentáculo o un barril le cuesta dos cargas. Un tentáculo se vuelve a tirar donde hay un barco, un tentáculo o humo.',
  'how.end.title': 'El final',
  'how.end':
    'La partida acaba al instante cuando la vida del Kraken o el reloj llega a 0. El reloj empieza en 15, así que hay 15 rondas como mucho; tras la última nadie es arrastrado y el rojo es seguro. Quien fue tragado ha perdido carga y puntos y no puede ganar. Gana quien más puntos tiene; los empates comparten. Si todos son tragados gana el Kraken y nadie más. Un barco que queda solo juega hasta el final.',
  'how.example.title': 'Un turno, por ejemplo',
  'how.example.sail':
    'El Capitán saca 1 y 3: cuatro pasos. Uno por el anillo, dos hacia dentro y uno hacia fuera; cada uno avanza una casilla.',
  'how.example.red':
    'Salir del rojo: de las tres casillas del anillo 6 que toca una roja, solo se alcanza la más adelantada. Luego el Pirata sigue por fuera.',
  'how.example.turn': 'El Explorador vira: un paso adelante al anillo vecino, por una acción, y desde ahí con el remolino.',
  'how.figures.title': 'Cifras reconstruidas',
  'how.figures':
    'Las reglas no dan todas las cifras de cartas y tablero. Están reconstruidas, y ajustadas con muchas partidas: dados de ataque y defensas, velocidades de remolque salvo la del Capitán, lugar de muelles y flecha, y cómo tocan las casillas rojas el anillo 6.',
  'how.pieces.title': 'En el agua',
  'how.ships.title': 'Seis barcos, dos poderes cada uno',
  'how.points.title': 'Puntos',
};
