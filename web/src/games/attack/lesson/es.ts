export const es = {
  lesson: {
    goal:
      '¡Bikolor el kraken ataca vuestra nave! Sois una sola tripulación: ganáis o perdéis juntos. Cuatro boquetes hunden la nave. Echad a Bikolor antes.',
    pirate: 'Primero necesitas un pirata. Elige a Yolanda.',
    deck: '¿Dónde se coloca? Haz clic en la zona marcada de la cubierta: delante, a la izquierda.',
    roll:
      'Cada turno empieza con el mar. Han rodado dos dados. La estrella roja ha llamado al tentáculo rojo del carril de la estrella: se ha acercado una casilla.',
    zones:
      'Un carril tiene tres zonas. De lejos solo sirve el cañón, luego la pistola, luego el sable. Tu pirata vigila los dos carriles que tiene al lado.',
    card: 'Ahora te toca. De tus dos cartas descubiertas juegas una. Elige la de bota, cañón y pistola.',
    fire: 'El tentáculo está en la zona de cañones y tu carta tiene un cañón. ¡Haz clic en el tentáculo para disparar!',
    end: 'Ha vuelto por donde vino. No tienes que usar todos los símbolos. Termina la carta y mira qué hace Ricardo.',
    eye:
      'A Ricardo le ha salido un ojo: todos los tentáculos morados se han acercado. Ha disparado a dos. La estrella morada ya está en la zona de pistolas, al otro lado de la nave.',
    face: 'Juega la carta con bota, pistola, sable y mueca.',
    walk: 'La bota te lleva a la zona de al lado. Cruza la cubierta hasta la zona marcada.',
    pistol: 'Ahora estos dos carriles son tuyos. Usa la pistola contra el tentáculo de la estrella morada.',
    end2: 'Tu carta tiene una mueca. Llega al final, quieras o no: enfada a Bikolor. Termina la carta.',
    track:
      'Dos muecas, la tuya y la de Ricardo: Bikolor ha avanzado dos casillas en su recorrido. Allí esperaba un dado. Desde ahora se tiran tres.',
    rail:
      'Y nadie vigilaba el carril de la concha roja: el tentáculo ha roto la barandilla. Un martillo en una carta la repara. El próximo golpe ahí abre un boquete, y los boquetes son para siempre.',
    later: 'Cada mueca acerca más a Bikolor. Saltemos unos turnos: habéis luchado bien y ya está al final de su recorrido.',
    comes:
      '¡Otra mueca y aquí está! Bikolor sale en persona en lugar de un tentáculo, y tú eliges dónde. Elige el carril de la concha morada: lo vigilas tú.',
    ready: 'Nada como un tentáculo y ya está en la zona de pistolas. Se gana dándole a él. Elige la carta con bota, pistola y sable.',
    hit: '¡Dispara a Bikolor!',
    done:
      '¡Le has dado, Bikolor huye y vuestra tripulación gana! En el juego completo hacen falta tres golpes y cada pirata tiene un talento. Hablad de quién vigila cada lado, ¡y suerte!',
  },
  coach: {
    goal: 'Todos juntos contra Bikolor: dadle antes de que abra cuatro boquetes en la nave.',
    Taking: 'Cada pirata tiene un talento. Señala uno para leerlo y elige el que te guste.',
    'Taking.touch': 'Cada pirata tiene un talento. Mantén el dedo sobre uno para leerlo y elige el que te guste.',
    TakingPlain: 'Elige el pirata que te guste. Sus cartas cambian un poco; en esta partida ninguno tiene talento.',
    Boarding: 'Ponte donde no haya nadie: cada zona vigila dos carriles.',
    Choosing: 'Mira primero qué tentáculo está más cerca y elige la carta con el arma adecuada.',
    Acting: 'Usa los símbolos en el orden que quieras. Caminar primero puede poner un tentáculo a tu alcance.',
    Eyes: 'El talento de Samuel: puede ignorar un ojo, y ningún tentáculo se mueve por él.',
    Surfacing: '¡Viene Bikolor! Elige un tentáculo que podáis alcanzar pronto: dándole ahí se gana.',
  },
};
