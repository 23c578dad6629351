import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'refusal.lesson': 'De momento haz lo que pide la lección. En una partida de verdad eliges tú.',
  'learn.silent': 'En una lección no escucha nadie más.',
  'coach.title': 'Un consejo para tu primera partida',
  'coach.ok': 'Entendido',
  'coach.okNext': 'Entendido, sigue',
  'coach.off': 'Sin más consejos',
  'coach.unfold': 'Mostrar todo el consejo',
  'coach.fold': 'Mostrar el principio del consejo',
  'coach.mayAsk': '¿Dudas? Pregunta qué harían los bots. Al final se dice cuántas veces has preguntado.',
  'coach.would': 'En tu lugar, yo elegiría esto: {move}.',
  'coach.because': 'A su favor: {reasons}.',
};
