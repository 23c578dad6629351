import type { en } from './en';

export const it: Record<keyof typeof en, string> = {
  'advice.ask': 'Tu cosa faresti?',
  'advice.title': 'Che cosa farebbero i bot',
  'advice.chance': 'Probabilità di vincere: {percent} %',
  'advice.asGood': 'altrettanto buono',
  'advice.won': 'così è praticamente vinta',
  'advice.only': 'non c’è niente di meglio da fare',
  'advice.free': 'quasi nessuna differenza: scegli quello che ti piace',
  'advice.best': 'lascia la probabilità migliore',
  'advice.smaller': 'lascia meno probabilità',
  'advice.close': 'Chiudi i consigli',
  'advice.thinking': 'I bot stanno pensando …',
  'advice.asked': '{name} ha chiesto consiglio {count} volte',
  'advice.askedOnce': '{name} ha chiesto consiglio una volta',
  'new.advice': 'Consigli dei bot',
  'new.advice.usual': 'Come al solito',
  'new.advice.on': 'Permessi',
  'new.advice.off': 'Non permessi',
  'new.advice.help': 'Come al solito: permessi quando si gioca tutti insieme o da soli contro i bot. Alla fine si dice quante volte ognuno ha chiesto.',
};
