import type { RulesKey } from './index';

export const rulesEs: Record<RulesKey, string> = {
  'board.label': 'La nave con sus ocho carriles, el recorrido del kraken, los dados y las cartas',
  'board.keys': 'Con las flechas se va de pieza en pieza y cada una se explica.',
  'part.track': 'Recorrido del kraken',
  'part.tray': 'Dados',
  'part.hand': 'Cartas de {name}',
  'part.crew': 'Cartas de los demás',
  'part.cards': 'Todas las cartas',
  'part.close': 'Cerrar',
  'part.cardsNote': 'Qué cartas hay y cuáles están por venir. Todos pueden mirarlo.',
  'heap.open': 'A la vista: {count}',
  'heap.unknown': 'Las siguientes del mazo, en un orden que nadie conoce: {count}',
  'heap.known': 'Jugadas, al fondo del mazo, en este orden: {count}',
  'heap.all': 'Las {count} cartas',
  'hint.tentacle': '{who}: {space}. Los signos y los ojos de su color lo acercan.',
  'hint.krakenHere':
    'Bikolor: {space}. Los dados y las muecas lo acercan. Rechazarlo es darle un golpe: {hits} de {goal}.',
  'hint.space.BUBBLES': 'Burbujas: aquí nada se puede alcanzar. Lo que se rechaza vuelve a empezar aquí.',
  'hint.space.CANNON': 'Zona de cañones: solo el cañón llega tan lejos.',
  'hint.space.PISTOL': 'Zona de pistolas: aquí sirve la pistola.',
  'hint.space.SABER': 'Zona de sables: la última oportunidad. El paso siguiente golpea la nave.',
  'hint.rail': 'Barandilla del carril {lane}: aguanta un golpe y desaparece.',
  'hint.railBroken': 'La barandilla del carril {lane} está rota: el próximo golpe abre un boquete. El martillo la repara.',
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
  'hint.symbol.MOVE': 'Bota: desplazarse a la zona de al lado.',
  'hint.symbol.CANNON': 'Cañón: rechazar una figura en la zona de cañones de tus dos carriles.',
  'hint.symbol.PISTOL': 'Pistola: rechazar una figura en la zona de pistolas de tus dos carriles.',
  'hint.symbol.SABER': 'Sable: rechazar una figura en la zona de sables de tus dos carriles.',
  'hint.symbol.REPAIR': 'Martillo: reparar una barandilla rota de tu zona.',
  'hint.symbol.WILD': 'Comodín: una de las cinco acciones, la que prefieras.',
  'hint.symbol.FUNNY_FACE': 'Mueca: al acabar la carta, Bikolor se enfada más y avanza un paso.',
  'hint.card': 'Carta de {pirate}: {symbols}. Usa lo que quieras, en el orden que quieras.',
  'hint.power.ASTRID': 'Yolanda es muy ágil: usa dos veces un símbolo de su carta, menos la mueca.',
  'hint.power.BILLY':
    'A Ricardo le encantan los cañones: su disparo también puede barrer los demás tentáculos de la zona de cañones de ese lado.',
  'hint.power.ELENA': 'Elena nunca falla: su pistola llega a todas las zonas de pistolas, esté donde esté.',
  'hint.power.SAMUEL': 'Samuel se esconde muy bien: puede ignorar cada ojo que saca.',
  'hint.tenCards': '{pirate}, con diez cartas propias.',
  'hint.pirate': '{pirate} ({name}), {area}.',
  'hint.inForce': 'Ahora vale el talento de {pirate}.',
  'hint.pile': 'Mazo de {name}: {count} cartas, {unknown} de ellas en un orden que nadie conoce. Un clic muestra todas las cartas.',
  'hint.double': 'Aún disponible: un símbolo de esta carta se puede usar dos veces.',
  'hint.doubled': 'Gastado: un símbolo de esta carta ya se ha usado dos veces.',
  'picture.won': 'Bikolor se aleja con tiritas en la cabeza; a bordo la tripulación lo celebra.',
  'picture.sunk': 'La nave se ha hundido; la tripulación está bajo una palmera en una isla diminuta y Bikolor se ríe.',

  'how.goal.title': 'Salvad la nave juntos',
  'how.goal':
    'Sois una sola tripulación: ganáis o perdéis todos a la vez. Si dais tres golpes a Bikolor el kraken, huye. Si él y sus tentáculos abren cuatro boquetes, la nave se hunde.',
  'how.setup.title': 'Antes de zarpar',
  'how.setup':
    'Ocho tentáculos esperan en sus burbujas: cuatro rojos a la izquierda y cuatro morados a la derecha. Una barandilla protege cada carril. Por turnos, cada uno toma un pirata y lo pone en una de las cuatro zonas de la cubierta; varios pueden compartir zona. Cada pirata tiene diez cartas. Se barajan: dos quedan a la vista y ocho forman el montón.',
  'how.first':
    'El azar dice quién empieza, y se sigue por turnos. Un dado rojo y uno morado están en juego desde el primer turno. Los otros cuatro esperan en el recorrido de Bikolor.',
  'how.turn.title': 'Tu turno: primero el mar, luego tú',
  'how.roll':
    'Se tiran todos los dados en juego. Un signo llama al tentáculo de su color en el carril de ese signo: una casilla hacia la nave. Una cara vacía no llama a nadie. Un ojo llama a todos los tentáculos de su color.',
  'how.several':
    'Varios dados, varios pasos: un tentáculo avanza una casilla por cada dado de su color con su signo, y otra por cada ojo. Si tras un golpe le quedan pasos, sigue desde sus burbujas.',
  'how.strike':
    'Lo que tiene que seguir desde la zona de sables golpea. Si hay barandilla, se rompe; si no la hay, se abre un boquete. Después la figura vuelve a sus burbujas.',
  'how.holes': 'Los boquetes se quedan: nada los cierra nunca, y una zona puede tener varios.',
  'how.card':
    'Tienes dos cartas descubiertas. Elige una y usa sus símbolos, cuantos quieras y en cualquier orden. Después va debajo de tu montón y se descubre la siguiente.',
  'how.forced':
    'Puedes dejar símbolos sin usar, pero no la mueca: si tu carta la tiene, llega cuando terminas, te guste o no.',
  'how.zones.title': 'El arma justa',
  'how.zones':
    'Tu pirata vigila los dos carriles que hay junto a su zona de la cubierta. Lo que llega por ahí vuelve a sus burbujas si tienes el arma de esa distancia. En las burbujas no se puede dar a nada.',
  'how.areas':
    'La cubierta es un cuadrado de cuatro zonas, y cada una vigila dos carriles. Una bota lleva a la zona de al lado, a lo largo o a lo ancho de la nave, nunca en diagonal.',
  'how.symbols.title': 'Los símbolos',
  'how.kraken.title': 'Bikolor',
  'how.kraken':
    'Tras cada carta con mueca, Bikolor avanza una casilla en su recorrido. Si allí espera un dado, se une a la tirada para siempre. Después de la última casilla, la siguiente mueca lo trae: quien la jugó elige el tentáculo al que sustituye.',
  'how.krakenHere':
    'Ocupa para siempre el lugar de ese tentáculo, con su color y su signo, justo donde estaba. Nada y golpea como él, y avanza una casilla más por cada mueca. Rechazadlo como a un tentáculo y será un golpe certero; luego empieza otra vez desde las burbujas.',
  'how.powers.title': 'Cuatro piratas, cuatro talentos',
  'how.end.title': 'El final',
  'how.end':
    'Con el tercer golpe a Bikolor ganáis al instante; con el cuarto boquete perdéis al instante. Ganáis o perdéis todos juntos.',
  'how.example.title': 'Un turno de ejemplo',
  'how.example.roll':
    'La tirada: una estrella roja y un ojo morado. El tentáculo de la estrella roja llega a la zona de pistolas. Todos los tentáculos morados avanzan una casilla.',
  'how.example.walk':
    'Billy está detrás a la izquierda. Juega la carta con bota, pistola, cañón y mueca, y se desplaza hacia delante: ahora son suyos los carriles rojos de la estrella y la concha.',
  'how.example.shot':
    'Su pistola devuelve el tentáculo de la estrella roja a sus burbujas. El cañón no encuentra nada en su zona y queda sin usar.',
  'how.example.face':
    'Después viene la mueca: Bikolor avanza una casilla en su recorrido. Allí espera un dado, y desde ahora también se tira.',
  'how.variants.title': 'Más fácil, más difícil, en solitario',
  'how.young':
    'Los más pequeños juegan sin talentos o ganan con un solo golpe. Cada cosa se puede elegir por separado.',
  'how.whirlpools':
    'Los lobos de mar juegan con uno a cuatro remolinos. Quien empieza los pone antes de la primera tirada, cada uno en una casilla distinta, nunca en burbujas. Lo que llega a un remolino es llevado a la casilla siguiente, por encima de varios si hace falta; más allá de la zona de sables eso es un golpe. De vuelta no hacen nada.',
  'how.solo':
    'En solitario llevas dos piratas. Sus veinte cartas son un solo montón y dos quedan a la vista. Una carta mueve y arma a su propio pirata. Vale el talento del pirata del dorso de la carta de arriba, durante todo el turno, actúe quien actúe.',
  'how.twoHands': 'O juegas solo a dos manos: dos piratas, cada uno con sus diez cartas y sus propios turnos.',
  'how.figures.title': 'Cifras reconstruidas',
  'how.figures':
    'Algunas cosas solo estaban en imágenes del reglamento que se han perdido. Aquí están reconstruidos los símbolos de las cuarenta cartas, las ocho casillas del recorrido y dónde esperan sus dados, y la salida con todos los tentáculos en sus burbujas.',
};
