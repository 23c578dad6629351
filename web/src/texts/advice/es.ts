import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'advice.ask': '¿Qué harías tú?',
  'advice.title': 'Lo que harían los bots',
  'advice.chance': 'Probabilidad de ganar: {percent} %',
  'advice.asGood': 'igual de bueno',
  'advice.won': 'así está prácticamente ganado',
  'advice.only': 'no hay nada mejor que hacer',
  'advice.free': 'casi da igual: elige lo que más te guste',
  'advice.best': 'deja la mejor probabilidad',
  'advice.smaller': 'deja menos probabilidades',
  'advice.close': 'Cerrar los consejos',
  'advice.thinking': 'Los bots están pensando …',
  'advice.asked': '{name} pidió consejo {count} veces',
  'advice.askedOnce': '{name} pidió consejo una vez',
  'new.advice': 'Consejos de los bots',
  'new.advice.usual': 'Como siempre',
  'new.advice.on': 'Permitidos',
  'new.advice.off': 'No permitidos',
  'new.advice.help': 'Como siempre: permitidos cuando todos juegan juntos o alguien juega solo contra bots. Al final se dice cuántas veces preguntó cada uno.',
};
