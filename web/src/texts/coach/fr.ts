import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'refusal.lesson': 'Pour l’instant, fais ce que demande la leçon. Dans une vraie partie, tu es libre.',
  'learn.silent': 'Dans une leçon, personne d’autre n’écoute.',
  'coach.title': 'Un conseil pour ta première partie',
  'coach.ok': 'Compris',
  'coach.okNext': 'Compris, la suite',
  'coach.off': 'Plus de conseils',
  'coach.unfold': 'Montrer tout le conseil',
  'coach.fold': 'Montrer le début du conseil',
  'coach.mayAsk': 'Tu hésites ? Demande ce que feraient les robots. Le nombre de tes questions est dit à la fin.',
  'coach.would': 'À ta place, je choisirais : {move}.',
  'coach.because': 'Ce qui plaide pour : {reasons}.',
};
