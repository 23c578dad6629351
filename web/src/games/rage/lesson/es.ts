export const es = {
  lesson: {
    goal:
      'Los barcos dan vueltas a un Kraken furioso, y cada cual va por su cuenta. El último a flote gana la ronda. Con 5 de daño un barco se hunde.',
    sea: 'Estás arriba, justo delante del Kraken. Tu rival está detrás. Los barcos navegan siempre en sentido horario.',
    lanes: 'Los anillos son calles. Hacia dentro está el Kraken, hacia fuera el arrecife. Con dos barcos hay dos calles abiertas.',
    first:
      'Coge la carta avanzar, hacia dentro, fuego. Se hacen las tres acciones, en el orden que quieras. Déjalas así y juega. Las siluetas muestran dónde acabas.',
    fired: 'Tus cañones dan a barcos una calle más adentro o más afuera. Estabas junto al Kraken: también le diste, y su furia subió uno.',
    rival: 'Tu rival ha bajado a la calle interior, justo delante de ti. ¡Es tu oportunidad!',
    ram: 'Juega avanzar, avanzar, fuego. Quien te estorba sale empujado una sección más y una calle hacia dentro: contra el Kraken.',
    rammed: 'Eso duele: 1 de daño por el costado del Kraken y luego 2 por delante. Por detrás no cuesta nada, pero lo enfurece.',
    rage:
      'Tu rival ha disparado dos veces al Kraken. Mira su ojo: la furia está en 5 de 6. Cuando se llena, los tentáculos golpean todas las secciones.',
    strike:
      'Ahora usa al Kraken. Elige tu última carta y ponla en este orden: girar a la derecha, tentáculos, avanzar. Una flecha adelanta una acción un puesto.',
    'strike.order':
      'Primero girar a la derecha, luego tentáculos, luego avanzar. Pon el resto en este orden y juégalo, o pulsa una acción tras otra.',
    struck: 'Has girado al Kraken hacia tu rival y los tentáculos han golpeado: 1 de daño más, y el barco ha salido una calle hacia fuera. Tu mano está vacía; cuando lo están todas, hay cartas nuevas.',
    sink: 'Cuatro de daño: uno más y este barco se hunde. Cada hundimiento cierra la calle exterior, y hay menos sitio.',
    reef: 'Las calles oscuras están cerradas por escombros. Quien choca con ellos rebota. Una vez descubiertos, también pueden hacer daño.',
    signs: 'Otras cartas reparan tu barco o dejan un barril en llamas: quien navega hasta él recibe 1 de daño.',
    done:
      'Ya sabes cómo va: elige una carta, ordénala, mira las siluetas y juega. Gana tres rondas, o dos entre cuatro, y la partida es tuya.',
  },
  coach: {
    goal: 'Sé el último barco a flote: empuja a los demás contra el Kraken y evita su frente.',
    Choosing: 'Elige una carta y mira las siluetas antes de jugarla: otro orden puede acabar de forma muy distinta.',
    Acting: 'El resto de la carta también hay que hacerlo. Aún puedes cambiar el orden.',
    rage: 'El Kraken está a punto de estallar. Disparar desde la calle interior puede provocarlo: golpea todas las secciones.',
  },
};
