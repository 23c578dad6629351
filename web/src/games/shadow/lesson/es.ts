export const es = {
  lesson: {
    goal:
      'Un barco, tres bandos secretos. Los marineros quieren ir al este, los piratas al oeste y el culto al norte, al Kraken. Nadie sabe quién es quién. Ahora verás tu carta.',
    sides:
      'Eres pirata. Ganas si el barco llega a la cala roja, al oeste. Las cartas rojas llevan allí, las azules al este, las amarillas al norte.',
    mate: 'Los piratas se conocen: {seat2} también lo es. ¡Que no se note! Los demás no conocen a nadie.',
    captain: '{seat3} manda y nombra ahora un equipo: teniente y navegante. Estos tres elegirán el rumbo.',
    team:
      '¡Ni un pirata en el equipo! Pero antes se vota: todos menos quien manda eligen en secreto cuántas pistolas mostrar. Tres en total son un motín: quien manda cae.',
    vote: 'Quien muestra más pistolas toma el mando. ¡Muestra las tres!',
    mutiny: '¡Motín! Ahora mandas tú. Las pistolas mostradas se pierden: piénsalo bien antes de mostrarlas.',
    lieutenant: 'Nombra a tu equipo. De teniente, {seat2}, el otro pirata.',
    navigator: 'De navegante, {seat1}. Alguien de quien los demás se fían queda bien, y solo recibe lo que le paséis.',
    cards: 'Esta vez nadie mostró pistolas: tu equipo puede navegar. {seat2} y tú robáis dos cartas cada uno y las miráis en secreto.',
    pass: 'Estas son las tuyas. Una pasa al navegante y la otra va al mar, y nadie la ve. Eres pirata: pasa la roja.',
    sailed:
      'El navegante recibe una carta de cada uno de vosotros y navega con una de ellas. Las dos eran rojas: {seat1} no tuvo elección, ¡rumbo al oeste!',
    effect: 'Cada carta tiene además un efecto, que ves en su mitad inferior. Esta era la botella: todos bebieron, y ahora manda {seat1}.',
    lie: 'Todos quieren saber qué robaste. ¡Miente! Abre «¿Qué afirmas?» y afirma: rojo y rojo.',
    claims:
      'Dos rojas, mala suerte: ¿quién lo desmiente? {seat1} dijo la verdad, y {seat3} no se fía igualmente. Todo queda anotado: miente con cuidado.',
    search: 'En una cerradura, quien manda registra un camarote: solo él ve qué es ese jugador. Lo que cuente a los demás puede ser mentira.',
    cult: 'Alguien dirige el culto, que quiere ir al Kraken. Cada carta amarilla trae un ritual que puede ganar a alguien para el culto.',
    fed: 'Con algunos hallazgos quien manda debe arrojar a alguien al Kraken. Si es el líder del culto, el culto gana al momento. ¡Cuidado!',
    wins: 'Así sigue, y todo capitán puede caer. En la cala roja ganan los piratas; en la bahía azul, los marineros; con el Kraken, el culto. Entonces todos ven quién era quién.',
    done:
      'Así es el juego: equipo, votación, cartas y charla. Mira quién nombra a quién y qué dicen de sus cartas. ¡Suerte, seas quien seas!',
  },
  coach: {
    goal: 'Mantén «mi carta» para ver tu bando. Los marineros ganan al este, los piratas al oeste, el culto al norte.',
    LIEUTENANT: 'Mandas tú: nombra a dos de fiar, o a quienes quieras poner a prueba. Tu teniente roba cartas como tú.',
    LOYALTY: '¿Te gusta este equipo? No muestres pistolas. Si el motín triunfa, las mostradas se gastan; si no, vuelven.',
    PASSING_ON: 'Pasa una carta; la otra se tira y nadie la ve. Después todos preguntarán qué robaste.',
    NAVIGATING: 'Eres navegante: sigue una de las dos cartas. Si las dos son malas para ti, puedes saltar por la borda: entonces miras, y ganas con tu bando.',
    TOKEN: 'El barco ha encontrado algo. Tú eliges a quién le toca; señala el signo para leer qué hace.',
    'TOKEN.touch':
      'El barco ha encontrado algo. Tú eliges a quién le toca; mantén el dedo sobre el signo para leer qué hace.',
  },
};
