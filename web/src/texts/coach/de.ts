import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'refusal.lesson': 'Mach erst einmal, was die Lektion sagt. Im echten Spiel bist du frei.',
  'learn.silent': 'In einer Lektion hört sonst niemand zu.',
  'coach.title': 'Ein Tipp für dein erstes Spiel',
  'coach.ok': 'Verstanden',
  'coach.okNext': 'Verstanden, weiter',
  'coach.off': 'Keine Tipps mehr',
  'coach.unfold': 'Den ganzen Tipp zeigen',
  'coach.fold': 'Nur den Anfang des Tipps zeigen',
  'coach.mayAsk': 'Unsicher? Frag, was die Bots tun würden. Wie oft du fragst, steht am Ende da.',
  'coach.would': 'An deiner Stelle würde ich das wählen: {move}.',
  'coach.because': 'Dafür spricht: {reasons}.',
};
