import type { coachEn } from './coach.en';

export const coachEs: Record<keyof typeof coachEn, string> = {
  'refusal.lesson': 'De momento haz lo que pide la lección. En una partida de verdad eliges tú.',
  'learn.silent': 'En una lección no escucha nadie más.',
  'coach.title': 'Un consejo para tu primera partida',
  'coach.ok': 'Entendido',
  'coach.off': 'Sin más consejos',
};
