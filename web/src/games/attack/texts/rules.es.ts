import type { RulesKey } from './index';

export const rulesEs: Record<RulesKey, string> = {
  'board.label': 'La nave con sus ocho carriles, el recorrido del kraken, los dados y las cartas',
  'board.keys': 'Con las flechas se va de pieza en pieza y cada una se explica.',
  'part.track': 'Recorrido del kraken',
  'part.tray': 'Dados',
  'part.hand': 'Cartas de {name}',
  'part.crew': 'Cartas de los demás',
  'hint.tentacle': '{who}: {space}. Los signos y los ojos de su color lo acercan.',
  'hint.krakenHere':
    'Bikolor: {space}. Los dados y las muecas lo acercan. Rechazarlo es darle un golpe: {hits} de {goal}.',
  'hint.space.BUBBLES': 'Burbujas: aquí nada se puede alcanzar. Lo que se rechaza vuelve a empezar aquí.',
  'hint.space.CANNON': 'Zona de cañones: solo el cañón llega tan lejos.',
  'hint.space.PISTOL': 'Zona de pistolas: aquí sirve la pistola.',
  'hint.space.SABER': 'Zona de sables: la última oportunidad. El paso siguiente golpea la nave.',
  'hint.rail': 'Barandilla del carril {lane}: aguanta un golpe y desaparece.',
  'hint.railBroken':
    'La barandilla del carril {lane} está rota: el próximo golpe abre un boquete. El martillo la arregla.',
  'hint.hole': 'Un boquete. No tiene arreglo; con cuatro se hunde la nave.',
  'hint.holes': 'Boquetes: {count} de 4. El cuarto hunde la nave.',
  'hint.area': '{area}: los piratas de aquí vigilan los dos carriles de al lado.',
  'hint.whirlpool': 'Remolino: lo que entra sale en la casilla siguiente.',
  'hint.spot': 'Casilla {spot}. Cada mueca hace avanzar a Bikolor una casilla.',
  'hint.spotDie': 'Casilla {spot}: cuando llega Bikolor, este dado {side} se une a la tirada.',
  'hint.krakenTrack': 'Bikolor, casilla {spot} de 8. Una mueca en la última casilla lo trae hasta la nave.',
  'hint.hits': 'Golpes: {hits} de {goal}. Con el último se gana la partida.',
  'hint.die': 'Dado {side}: {face}.',
  'hint.face.STAR': 'El tentáculo del carril Estrella se acerca una casilla.',
  'hint.face.SHELL': 'El tentáculo del carril Concha se acerca una casilla.',
  'hint.face.CRAB': 'El tentáculo del carril Cangrejo se acerca una casilla.',
  'hint.face.FISH': 'El tentáculo del carril Pez se acerca una casilla.',
  'hint.face.BLANK': 'No se mueve nada.',
  'hint.face.EYE': 'Todos los tentáculos de este color se acercan una casilla.',
  'hint.symbol.MOVE': 'Bota: pasar a la zona de al lado.',
  'hint.symbol.CANNON': 'Cañón: rechazar una figura en la zona de cañones de tus dos carriles.',
  'hint.symbol.PISTOL': 'Pistola: rechazar una figura en la zona de pistolas de tus dos carriles.',
  'hint.symbol.SABER': 'Sable: rechazar una figura en la zona de sables de tus dos carriles.',
  'hint.symbol.REPAIR': 'Martillo: levantar otra vez una barandilla rota de tu zona.',
  'hint.symbol.WILD': 'Comodín: una de las cinco acciones, la que prefieras.',
  'hint.symbol.FUNNY_FACE': 'Mueca: al acabar la carta, Bikolor se enfada más y avanza un paso.',
  'hint.card': 'Carta de {pirate}: {symbols}. Usa lo que quieras, en el orden que quieras.',
  'hint.power.ASTRID': 'Yolanda es muy ágil: usa dos veces un símbolo de su carta, menos la mueca.',
  'hint.power.BILLY':
    'A Ricardo le encantan los cañones: su disparo también puede barrer los demás tentáculos de la zona de cañones de ese lado.',
  'hint.power.ELENA': 'Elena nunca falla: su pistola llega a todas las zonas de pistolas, esté donde esté.',
  'hint.power.SAMUEL': 'Samuel se esconde muy bien: puede no hacer caso de los ojos que saca.',
  'hint.pirate': '{pirate}, {area}.',
  'hint.inForce': 'Ahora vale la habilidad de {pirate}.',
  'picture.won': 'Bikolor se aleja con tiritas en la cabeza; a bordo la tripulación lo celebra.',
  'picture.sunk': 'La nave se ha hundido; la tripulación está bajo una palmera en una isla diminuta y Bikolor se ríe.',

  'how.goal.title': 'Salvad la nave juntos',
  'how.goal':
    'Sois una sola tripulación: ganáis o perdéis todos a la vez. Si dais tres golpes a Bikolor el kraken, huye. Si él y sus tentáculos abren cuatro boquetes, la nave se hunde.',
  'how.turn.title': 'Tu turno: primero el mar, luego tú',
  'how.roll':
    'Se tiran todos los dados en juego. Un signo llama al tentáculo de su color en el carril de ese signo: una casilla hacia la nave. Una cara vacía no llama a nadie. Un ojo llama a todos los tentáculos de su color.',
  'how.strike':
    'Lo que tiene que seguir desde la zona de sables golpea. Si hay barandilla, se rompe; si no la hay, se abre un boquete. Después la figura vuelve a sus burbujas.',
  'how.card':
    'Tienes dos cartas descubiertas. Elige una y usa sus símbolos, cuantos quieras y en cualquier orden. Después va debajo de tu montón y se descubre la siguiente.',
  'how.zones.title': 'El arma justa',
  'how.zones':
    'Tu pirata vigila los dos carriles que hay junto a su zona de la cubierta. Lo que llega por ahí vuelve a sus burbujas si tienes el arma de esa distancia. En las burbujas no se puede dar a nada.',
  'how.symbols.title': 'Los símbolos',
  'how.kraken.title': 'Bikolor',
  'how.kraken':
    'Tras cada carta con mueca, Bikolor avanza una casilla en su recorrido. Si allí espera un dado, se une a la tirada para siempre. Después de la última casilla, la siguiente mueca lo trae: quien la jugó elige el tentáculo al que sustituye.',
  'how.krakenHere':
    'Desde entonces nada como ese tentáculo, y una casilla más por cada mueca. Cada vez que lo rechazáis es un golpe.',
  'how.powers.title': 'Cuatro piratas, cuatro talentos',
  'how.variants.title': 'Más fácil, más difícil, en solitario',
  'how.variants':
    'Los más pequeños juegan sin talentos o ganan con un golpe. Los lobos de mar ponen de uno a cuatro remolinos. En solitario llevas dos piratas con un solo montón; vale el talento del pirata que esté encima del montón.',
};
