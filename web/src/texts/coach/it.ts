import type { en } from './en';

export const it: Record<keyof typeof en, string> = {
  'refusal.lesson': 'Per ora fai quello che chiede la lezione. In una partita vera sei libero.',
  'learn.silent': 'In una lezione non ascolta nessun altro.',
  'coach.title': 'Un consiglio per la tua prima partita',
  'coach.ok': 'Capito',
  'coach.okNext': 'Capito, avanti',
  'coach.off': 'Niente più consigli',
  'coach.unfold': 'Mostra tutto il consiglio',
  'coach.fold': 'Mostra l’inizio del consiglio',
  'coach.mayAsk': 'Non sei sicuro? Chiedi che cosa farebbero i bot. Alla fine si dice quante volte hai chiesto.',
  'coach.would': 'Al tuo posto sceglierei questo: {move}.',
  'coach.because': 'A favore: {reasons}.',
};
