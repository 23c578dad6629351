import type { Texts } from '../../../texts/translation';

const en = {
  'preset.young': 'Young crew',
  'preset.young.help': 'One hit drives Tootone away, and pirates have no talents. Good for a first game and for children.',
  'preset.standard': 'As in the box',
  'preset.standard.help': 'Three hits to win, and each pirate has a talent.',
  'preset.oldHands': 'Old hands',
  'preset.oldHands.help': 'Two whirlpools bring the tentacles nearer still.',
};

export type PresetKey = keyof typeof en;

const fr: Record<PresetKey, string> = {
  'preset.young': 'Petits matelots',
  'preset.young.help': 'Un seul coup chasse Bikolor, et les pirates n’ont pas de talents. Parfait pour débuter et pour les enfants.',
  'preset.standard': 'Comme dans la boîte',
  'preset.standard.help': 'Trois coups pour gagner, et chaque pirate a un talent.',
  'preset.oldHands': 'Vieux loups de mer',
  'preset.oldHands.help': 'Deux tourbillons rapprochent encore les tentacules.',
};

const de: Record<PresetKey, string> = {
  'preset.young': 'Junge Crew',
  'preset.young.help': 'Ein Treffer verjagt Tenny, und Piraten haben keine Talente. Gut für das erste Spiel und für Kinder.',
  'preset.standard': 'Wie in der Schachtel',
  'preset.standard.help': 'Drei Treffer zum Sieg, und jeder Pirat hat ein Talent.',
  'preset.oldHands': 'Alte Seebären',
  'preset.oldHands.help': 'Zwei Strudel bringen die Tentakel noch näher.',
};

const es: Record<PresetKey, string> = {
  'preset.young': 'Tripulación joven',
  'preset.young.help': 'Un solo golpe echa a Bikolor y los piratas no tienen talentos. Ideal para empezar y para niños.',
  'preset.standard': 'Como en la caja',
  'preset.standard.help': 'Tres golpes para ganar, y cada pirata tiene un talento.',
  'preset.oldHands': 'Lobos de mar',
  'preset.oldHands.help': 'Dos remolinos acercan aún más los tentáculos.',
};

const it: Record<PresetKey, string> = {
  'preset.young': 'Ciurma giovane',
  'preset.young.help': 'Un solo colpo caccia il Kraken e i pirati non hanno talenti. Ideale per iniziare e per i bambini.',
  'preset.standard': 'Come nella scatola',
  'preset.standard.help': 'Tre colpi per vincere, e ogni pirata ha un talento.',
  'preset.oldHands': 'Lupi di mare',
  'preset.oldHands.help': 'Due vortici avvicinano ancora di più i tentacoli.',
};

const nl: Record<PresetKey, string> = {
  'preset.young': 'Jonge bemanning',
  'preset.young.help': 'Eén treffer verjaagt Tootone en piraten hebben geen talenten. Goed voor een eerste spel en voor kinderen.',
  'preset.standard': 'Zoals in de doos',
  'preset.standard.help': 'Drie treffers om te winnen, en elke piraat heeft een talent.',
  'preset.oldHands': 'Oude rotten',
  'preset.oldHands.help': 'Twee draaikolken brengen de tentakels nog dichterbij.',
};

/** Ways to play that a new table offers first. */
export const presetTexts: Texts<PresetKey> = { en, fr, de, es, it, nl };
