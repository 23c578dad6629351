import type { Texts } from '../../../texts/translation';

const en = {
  'moment.attack': 'The Kraken rages!',
  'moment.sunk': 'A ship sinks!',
  'moment.closed': 'A lane closes',
  'costly.sinks': 'This sinks your own ship: the round is over for you.',
};

export type MomentKey = keyof typeof en;

const fr: Record<MomentKey, string> = {
  'moment.attack': 'Le Kraken enrage !',
  'moment.sunk': 'Un bateau coule !',
  'moment.closed': 'Un couloir se ferme',
  'costly.sinks': 'Votre propre bateau coule : la manche est finie pour vous.',
};

const de: Record<MomentKey, string> = {
  'moment.attack': 'Der Krake tobt!',
  'moment.sunk': 'Ein Schiff sinkt!',
  'moment.closed': 'Eine Bahn schließt sich',
  'costly.sinks': 'Damit sinkt dein eigenes Schiff: Die Runde ist für dich vorbei.',
};

const es: Record<MomentKey, string> = {
  'moment.attack': '¡El Kraken enfurece!',
  'moment.sunk': '¡Un barco se hunde!',
  'moment.closed': 'Se cierra un carril',
  'costly.sinks': 'Así se hunde tu propio barco: la ronda se acaba para ti.',
};

const it: Record<MomentKey, string> = {
  'moment.attack': 'Il Kraken è furioso!',
  'moment.sunk': 'Una nave affonda!',
  'moment.closed': 'Una corsia si chiude',
  'costly.sinks': 'Così affonda la tua nave: per te il round è finito.',
};

const nl: Record<MomentKey, string> = {
  'moment.attack': 'De Kraken raast!',
  'moment.sunk': 'Een schip zinkt!',
  'moment.closed': 'Een baan gaat dicht',
  'costly.sinks': 'Zo zinkt je eigen schip: de ronde is voor jou voorbij.',
};

/** The titles of moments, and the question before a move that sinks one's own ship. */
export const moments: Texts<MomentKey> = { en, fr, de, es, it, nl };
