import type { Texts } from '../../../texts/translation';

const en = {
  'moment.guns': 'Show your guns!',
  'moment.mutiny': 'Mutiny!',
  'moment.sails': 'The ship sails',
  'moment.search': 'A cabin is searched',
  'moment.overboard': 'Overboard!',
  'moment.ritual': 'A ritual in the dark',
  'moment.end': 'The voyage is over',
};

export type MomentKey = keyof typeof en;

const fr: Record<MomentKey, string> = {
  'moment.guns': 'Montrez vos armes !',
  'moment.mutiny': 'Mutinerie !',
  'moment.sails': 'Le navire avance',
  'moment.search': 'Une cabine est fouillée',
  'moment.overboard': 'Par-dessus bord !',
  'moment.ritual': 'Un rituel dans la nuit',
  'moment.end': 'Le voyage est fini',
};

const de: Record<MomentKey, string> = {
  'moment.guns': 'Zeigt die Pistolen!',
  'moment.mutiny': 'Meuterei!',
  'moment.sails': 'Das Schiff segelt',
  'moment.search': 'Eine Kajüte wird durchsucht',
  'moment.overboard': 'Über Bord!',
  'moment.ritual': 'Ein Ritual im Dunkeln',
  'moment.end': 'Die Fahrt ist zu Ende',
};

const es: Record<MomentKey, string> = {
  'moment.guns': '¡Mostrad las pistolas!',
  'moment.mutiny': '¡Motín!',
  'moment.sails': 'El barco navega',
  'moment.search': 'Se registra un camarote',
  'moment.overboard': '¡Al agua!',
  'moment.ritual': 'Un ritual en la oscuridad',
  'moment.end': 'El viaje ha terminado',
};

const it: Record<MomentKey, string> = {
  'moment.guns': 'Mostrate le pistole!',
  'moment.mutiny': 'Ammutinamento!',
  'moment.sails': 'La nave salpa',
  'moment.search': 'Si perquisisce una cabina',
  'moment.overboard': 'In mare!',
  'moment.ritual': 'Un rito nel buio',
  'moment.end': 'Il viaggio è finito',
};

const nl: Record<MomentKey, string> = {
  'moment.guns': 'Toon je pistolen!',
  'moment.mutiny': 'Muiterij!',
  'moment.sails': 'Het schip vaart',
  'moment.search': 'Een hut wordt doorzocht',
  'moment.overboard': 'Overboord!',
  'moment.ritual': 'Een ritueel in het donker',
  'moment.end': 'De reis is voorbij',
};

/** The titles of moments. */
export const moments: Texts<MomentKey> = { en, fr, de, es, it, nl };
