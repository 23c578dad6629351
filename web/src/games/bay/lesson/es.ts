export const es = {
  lesson: {
    goal:
      'Navega por la bahía y reúne puntos: la tripulación vale 2, un tesoro 1. Cada cual por su cuenta. Quien tenga más puntos al acabarse el reloj gana.',
    ship: 'Cada barco tiene dos poderes. Coge el Capitán: empieza con más carga.',
    bay: 'Esta es la bahía desde arriba. En medio espera el Kraken, alrededor están sus tentáculos. Has sacado 1 y 2: tres pasos.',
    sail: 'Cada paso avanza una casilla, en sentido horario: recto o al anillo de al lado. Navega paso a paso a la casilla marcada.',
    tentacle: 'También tienes dos acciones por turno. Hay un tentáculo justo a tu lado. Dispárale: con 4 o más aciertas, y es un punto.',
    rival: '¡Un punto! Tu segunda acción: el otro barco también está a tiro. Se dispara alrededor, pero no recto hacia delante.',
    lay: '¡Tocado! El barco pierde dos cargas y tú dices dónde flotan. Pon la tripulación en la casilla marcada; el tesoro se va por el otro lado del barco.',
    end: 'Ya no te quedan pasos ni acciones. Termina tu turno y fíjate: después de todos llega el remolino.',
    vortex:
      'El remolino arrastra a todos: dos casillas atrás y una hacia dentro, dos veces. Ahora estás más cerca del Kraken. ¡A quien se adentra demasiado se lo traga!',
    fetch: 'Tienes once pasos. Navega hacia fuera y recoge la tripulación: coges lo que atraviesas. Sigue las marcas.',
    points:
      'Tripulación a bordo: 2 puntos más. Guarda también raciones: sin ellas el barco es lento. Sigue con los siete pasos que quedan y mira qué trae el remolino.',
    tie:
      'El Portacontenedores va a la deriva: entró por la flecha y acabaría en la boca. Navega a su casilla. Cuesta una acción, y lo llevas a remolque.',
    tow: 'Ahora llévalo a casa. Tu muelle está en el borde, justo después de la flecha. Sigue las marcas.',
    red:
      '¡Salvado: 3 puntos! También puedes disparar al propio Kraken, desde los dos anillos rojos del centro. Pero sal antes de acabar el turno: desde ahí el remolino te arrastra a su boca.',
    done: 'Ya sabes navegar. Todo se explica si lo señalas, y la página avisa antes de un paso que hace daño.',
    'done.touch':
      'Ya sabes navegar. Todo se explica si mantienes el dedo encima, y la página avisa antes de un paso que hace daño.',
  },
  coach: {
    goal: 'Ten más puntos cuando se acabe el reloj: tripulación 2, tesoro 1, tentáculo 1, barco salvado 3.',
    Choosing: 'Cualquier barco puede ganar. Para empezar, coge el Capitán, que lleva más carga.',
    ChoosingHouseBoat: 'Cualquier barco puede ganar. Para empezar, coge la Casa Flotante: la tripulación apestada no le hace daño.',
    ChoosingMerchant: 'Cualquier barco puede ganar. Para empezar, coge el Mercader: puede repetir un disparo fallado.',
    ChoosingFree: 'Cualquier barco puede ganar. Lee los dos poderes de los que quedan y coge el que te guste.',
    Acting: 'Da todos tus pasos y usa dos acciones cuando quieras. Quédate fuera: el remolino te mete dos anillos cada ronda.',
    Laying: 'Tú dices dónde flota la carga perdida. Ponla donde puedas recogerla pronto.',
    Salvaging: 'Has caído sobre una carga. Cógela, salvo que sean apestados: cuestan toda tu tripulación.',
    Hauling: 'Remolcas un barco. Llévalo a tu muelle por 3 puntos, o suéltalo para ir más rápido.',
  },
};
