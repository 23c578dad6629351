import type { en } from './en';

export const nl: Record<keyof typeof en, string> = {
  'refusal.lesson': 'Doe nu even wat de les vraagt. In een echt spel ben je vrij.',
  'learn.silent': 'In een les luistert verder niemand mee.',
  'coach.title': 'Een tip voor je eerste spel',
  'coach.ok': 'Begrepen',
  'coach.okNext': 'Begrepen, verder',
  'coach.off': 'Geen tips meer',
  'coach.unfold': 'De hele tip tonen',
  'coach.fold': 'Het begin van de tip tonen',
  'coach.mayAsk': 'Twijfel je? Vraag wat de bots zouden doen. Hoe vaak je het vraagt, staat aan het eind.',
  'coach.would': 'In jouw plaats zou ik dit kiezen: {move}.',
  'coach.because': 'Wat ervoor spreekt: {reasons}.',
};
