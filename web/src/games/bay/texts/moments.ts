import type { Texts } from '../../../texts/translation';

const en = {
  'moment.vortex': 'The vortex turns',
  'moment.swallowed': 'Swallowed!',
  'moment.saved': 'A ship is saved!',
  'moment.wounded': 'The Kraken is wounded!',
  'moment.killed': 'The Kraken is beaten!',
};

export type MomentKey = keyof typeof en;

const fr: Record<MomentKey, string> = {
  'moment.vortex': 'Le tourbillon tourne',
  'moment.swallowed': 'Avalé !',
  'moment.saved': 'Un bateau est sauvé !',
  'moment.wounded': 'Le Kraken est blessé !',
  'moment.killed': 'Le Kraken est vaincu !',
};

const de: Record<MomentKey, string> = {
  'moment.vortex': 'Der Strudel zieht',
  'moment.swallowed': 'Verschlungen!',
  'moment.saved': 'Ein Schiff ist gerettet!',
  'moment.wounded': 'Der Krake ist verwundet!',
  'moment.killed': 'Der Krake ist besiegt!',
};

const es: Record<MomentKey, string> = {
  'moment.vortex': 'El remolino gira',
  'moment.swallowed': '¡Engullido!',
  'moment.saved': '¡Un barco a salvo!',
  'moment.wounded': '¡El Kraken está herido!',
  'moment.killed': '¡El Kraken ha caído!',
};

const it: Record<MomentKey, string> = {
  'moment.vortex': 'Il vortice gira',
  'moment.swallowed': 'Inghiottita!',
  'moment.saved': 'Una nave è salva!',
  'moment.wounded': 'Il Kraken è ferito!',
  'moment.killed': 'Il Kraken è sconfitto!',
};

const nl: Record<MomentKey, string> = {
  'moment.vortex': 'De draaikolk trekt',
  'moment.swallowed': 'Opgeslokt!',
  'moment.saved': 'Een schip is gered!',
  'moment.wounded': 'De Kraken is gewond!',
  'moment.killed': 'De Kraken is verslagen!',
};

/** The titles of moments. */
export const moments: Texts<MomentKey> = { en, fr, de, es, it, nl };
