import type { Texts } from '../../../texts/translation';

const en = {
  'moment.attack': 'The Kraken rages!',
  'moment.sunk': 'A ship sinks!',
  'moment.closed': 'A lane closes',
};

export type MomentKey = keyof typeof en;

const fr: Record<MomentKey, string> = {
  'moment.attack': 'Le Kraken enrage !',
  'moment.sunk': 'Un bateau coule !',
  'moment.closed': 'Un couloir se ferme',
};

const de: Record<MomentKey, string> = {
  'moment.attack': 'Der Krake tobt!',
  'moment.sunk': 'Ein Schiff sinkt!',
  'moment.closed': 'Eine Bahn schließt sich',
};

const es: Record<MomentKey, string> = {
  'moment.attack': '¡El Kraken enfurece!',
  'moment.sunk': '¡Un barco se hunde!',
  'moment.closed': 'Se cierra un carril',
};

const it: Record<MomentKey, string> = {
  'moment.attack': 'Il Kraken è furioso!',
  'moment.sunk': 'Una nave affonda!',
  'moment.closed': 'Una corsia si chiude',
};

const nl: Record<MomentKey, string> = {
  'moment.attack': 'De Kraken raast!',
  'moment.sunk': 'Een schip zinkt!',
  'moment.closed': 'Een baan gaat dicht',
};

/** The titles of moments. */
export const moments: Texts<MomentKey> = { en, fr, de, es, it, nl };
