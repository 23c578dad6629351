import type { Texts } from '../../../texts/translation';

const en = {
  'preset.firstStorm': 'First storm',
  'preset.firstStorm.help': 'If bots play, they are easy to beat. Good for a first game and for children.',
  'preset.standard': 'As in the box',
  'preset.standard.help': 'Bots that know what a card can do.',
  'preset.fullStorm': 'Full storm',
  'preset.fullStorm.help': 'Bots that think ahead and miss no chance to push you.',
};

export type PresetKey = keyof typeof en;

const fr: Record<PresetKey, string> = {
  'preset.firstStorm': 'Premier orage',
  'preset.firstStorm.help': 'Si des bots jouent, ils sont faciles à battre. Parfait pour débuter et pour les enfants.',
  'preset.standard': 'Comme dans la boîte',
  'preset.standard.help': 'Des bots qui savent ce que vaut une carte.',
  'preset.fullStorm': 'Grosse tempête',
  'preset.fullStorm.help': 'Des bots qui voient loin et ne ratent aucune occasion de te pousser.',
};

const de: Record<PresetKey, string> = {
  'preset.firstStorm': 'Erster Sturm',
  'preset.firstStorm.help': 'Wo Bots mitspielen, sind sie leicht zu schlagen. Gut für das erste Spiel und für Kinder.',
  'preset.standard': 'Wie in der Schachtel',
  'preset.standard.help': 'Bots, die wissen, was eine Karte kann.',
  'preset.fullStorm': 'Voller Sturm',
  'preset.fullStorm.help': 'Bots, die vorausdenken und keine Gelegenheit auslassen, dich zu schubsen.',
};

const es: Record<PresetKey, string> = {
  'preset.firstStorm': 'Primera tormenta',
  'preset.firstStorm.help': 'Si juegan bots, es fácil ganarles. Ideal para empezar y para niños.',
  'preset.standard': 'Como en la caja',
  'preset.standard.help': 'Bots que saben lo que vale una carta.',
  'preset.fullStorm': 'Gran tempestad',
  'preset.fullStorm.help': 'Bots que piensan por adelantado y no pierden ocasión de empujarte.',
};

const it: Record<PresetKey, string> = {
  'preset.firstStorm': 'Prima tempesta',
  'preset.firstStorm.help': 'Se giocano dei bot, sono facili da battere. Ideale per iniziare e per i bambini.',
  'preset.standard': 'Come nella scatola',
  'preset.standard.help': 'Bot che sanno che cosa può fare una carta.',
  'preset.fullStorm': 'Gran burrasca',
  'preset.fullStorm.help': 'Bot che pensano in anticipo e non perdono occasione di spingerti.',
};

const nl: Record<PresetKey, string> = {
  'preset.firstStorm': 'Eerste storm',
  'preset.firstStorm.help': 'Als er bots meespelen, zijn ze makkelijk te verslaan. Goed voor een eerste spel en voor kinderen.',
  'preset.standard': 'Zoals in de doos',
  'preset.standard.help': 'Bots die weten wat een kaart kan.',
  'preset.fullStorm': 'Volle storm',
  'preset.fullStorm.help': 'Bots die vooruitdenken en geen kans missen om je te duwen.',
};

/** Ways to play that a new table offers first. */
export const presetTexts: Texts<PresetKey> = { en, fr, de, es, it, nl };
