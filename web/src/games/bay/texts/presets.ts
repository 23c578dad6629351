import type { Texts } from '../../../texts/translation';

const en = {
  'preset.calm': 'Calm water',
  'preset.calm.help': 'If bots play, they are easy to beat. Good for a first game and for children.',
  'preset.standard': 'As in the box',
  'preset.standard.help': 'Bots that know how to sail.',
  'preset.rough': 'Rough water',
  'preset.rough.help': 'Bots that think ahead: for those who know the bay well.',
};

export type PresetKey = keyof typeof en;

const fr: Record<PresetKey, string> = {
  'preset.calm': 'Mer calme',
  'preset.calm.help': 'Si des bots jouent, ils sont faciles à battre. Parfait pour débuter et pour les enfants.',
  'preset.standard': 'Comme dans la boîte',
  'preset.standard.help': 'Des bots qui savent naviguer.',
  'preset.rough': 'Gros temps',
  'preset.rough.help': 'Des bots qui voient loin : pour qui connaît bien la baie.',
};

const de: Record<PresetKey, string> = {
  'preset.calm': 'Ruhige See',
  'preset.calm.help': 'Wo Bots mitspielen, sind sie leicht zu schlagen. Gut für das erste Spiel und für Kinder.',
  'preset.standard': 'Wie in der Schachtel',
  'preset.standard.help': 'Bots, die segeln können.',
  'preset.rough': 'Raue See',
  'preset.rough.help': 'Bots, die weit vorausdenken: für alle, die die Bucht gut kennen.',
};

const es: Record<PresetKey, string> = {
  'preset.calm': 'Mar en calma',
  'preset.calm.help': 'Si juegan bots, es fácil ganarles. Ideal para empezar y para niños.',
  'preset.standard': 'Como en la caja',
  'preset.standard.help': 'Bots que saben navegar.',
  'preset.rough': 'Mar revuelto',
  'preset.rough.help': 'Bots que piensan por adelantado: para quien conoce bien la bahía.',
};

const it: Record<PresetKey, string> = {
  'preset.calm': 'Mare calmo',
  'preset.calm.help': 'Se giocano dei bot, sono facili da battere. Ideale per iniziare e per i bambini.',
  'preset.standard': 'Come nella scatola',
  'preset.standard.help': 'Bot che sanno navigare.',
  'preset.rough': 'Mare mosso',
  'preset.rough.help': 'Bot che pensano in anticipo: per chi conosce bene la baia.',
};

const nl: Record<PresetKey, string> = {
  'preset.calm': 'Kalm water',
  'preset.calm.help': 'Als er bots meespelen, zijn ze makkelijk te verslaan. Goed voor een eerste spel en voor kinderen.',
  'preset.standard': 'Zoals in de doos',
  'preset.standard.help': 'Bots die kunnen zeilen.',
  'preset.rough': 'Ruw water',
  'preset.rough.help': 'Bots die vooruitdenken: voor wie de baai goed kent.',
};

/** Ways to play that a new table offers first. */
export const presetTexts: Texts<PresetKey> = { en, fr, de, es, it, nl };
