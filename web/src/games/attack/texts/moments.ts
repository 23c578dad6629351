import type { Texts } from '../../../texts/translation';

const en = {
  'moment.surfaced': 'The Kraken comes up!',
  'moment.hole': 'A hole in the ship!',
  'moment.hit': 'A hit on the Kraken!',
  'moment.won': 'The Kraken flees!',
  'moment.lost': 'The ship goes down!',
};

export type MomentKey = keyof typeof en;

const fr: Record<MomentKey, string> = {
  'moment.surfaced': 'Le Kraken fait surface !',
  'moment.hole': 'Un trou dans la coque !',
  'moment.hit': 'Le Kraken est touché !',
  'moment.won': 'Le Kraken s’enfuit !',
  'moment.lost': 'Le bateau coule !',
};

const de: Record<MomentKey, string> = {
  'moment.surfaced': 'Der Krake taucht auf!',
  'moment.hole': 'Ein Loch im Schiff!',
  'moment.hit': 'Der Krake ist getroffen!',
  'moment.won': 'Der Krake flieht!',
  'moment.lost': 'Das Schiff geht unter!',
};

const es: Record<MomentKey, string> = {
  'moment.surfaced': '¡El Kraken emerge!',
  'moment.hole': '¡Un agujero en el barco!',
  'moment.hit': '¡Le dimos al Kraken!',
  'moment.won': '¡El Kraken huye!',
  'moment.lost': '¡El barco se hunde!',
};

const it: Record<MomentKey, string> = {
  'moment.surfaced': 'Il Kraken emerge!',
  'moment.hole': 'Un buco nella nave!',
  'moment.hit': 'Kraken colpito!',
  'moment.won': 'Il Kraken fugge!',
  'moment.lost': 'La nave affonda!',
};

const nl: Record<MomentKey, string> = {
  'moment.surfaced': 'De Kraken komt boven!',
  'moment.hole': 'Een gat in het schip!',
  'moment.hit': 'De Kraken is geraakt!',
  'moment.won': 'De Kraken vlucht!',
  'moment.lost': 'Het schip vergaat!',
};

/** The titles of moments. */
export const moments: Texts<MomentKey> = { en, fr, de, es, it, nl };
