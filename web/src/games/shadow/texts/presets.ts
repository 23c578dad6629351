import type { Texts } from '../../../texts/translation';

const en = {
  'preset.noCharacters': 'Without characters',
  'preset.noCharacters.help': 'Only the three teams: best for a first voyage.',
  'preset.someCharacters': 'A few characters',
  'preset.someCharacters.help': 'Six powers that are easy to use.',
  'preset.allCharacters': 'All characters',
  'preset.allCharacters.help': 'Everybody has a power of their own, for crews who know the game.',
};

export type PresetKey = keyof typeof en;

const fr: Record<PresetKey, string> = {
  'preset.noCharacters': 'Sans personnages',
  'preset.noCharacters.help': 'Seulement les trois équipes : idéal pour un premier voyage.',
  'preset.someCharacters': 'Quelques personnages',
  'preset.someCharacters.help': 'Six pouvoirs faciles à utiliser.',
  'preset.allCharacters': 'Tous les personnages',
  'preset.allCharacters.help': 'Chacun a son pouvoir, pour les équipages qui connaissent le jeu.',
};

const de: Record<PresetKey, string> = {
  'preset.noCharacters': 'Ohne Charaktere',
  'preset.noCharacters.help': 'Nur die drei Teams: am besten für die erste Fahrt.',
  'preset.someCharacters': 'Ein paar Charaktere',
  'preset.someCharacters.help': 'Sechs Fähigkeiten, die leicht zu nutzen sind.',
  'preset.allCharacters': 'Alle Charaktere',
  'preset.allCharacters.help': 'Alle haben eine eigene Fähigkeit, für Crews, die das Spiel kennen.',
};

const es: Record<PresetKey, string> = {
  'preset.noCharacters': 'Sin personajes',
  'preset.noCharacters.help': 'Solo los tres equipos: lo mejor para un primer viaje.',
  'preset.someCharacters': 'Algunos personajes',
  'preset.someCharacters.help': 'Seis poderes fáciles de usar.',
  'preset.allCharacters': 'Todos los personajes',
  'preset.allCharacters.help': 'Cada cual tiene su poder, para tripulaciones que conocen el juego.',
};

const it: Record<PresetKey, string> = {
  'preset.noCharacters': 'Senza personaggi',
  'preset.noCharacters.help': 'Solo le tre squadre: ideale per un primo viaggio.',
  'preset.someCharacters': 'Qualche personaggio',
  'preset.someCharacters.help': 'Sei poteri facili da usare.',
  'preset.allCharacters': 'Tutti i personaggi',
  'preset.allCharacters.help': 'Ognuno ha un potere, per equipaggi che conoscono il gioco.',
};

const nl: Record<PresetKey, string> = {
  'preset.noCharacters': 'Zonder personages',
  'preset.noCharacters.help': 'Alleen de drie teams: het best voor een eerste reis.',
  'preset.someCharacters': 'Een paar personages',
  'preset.someCharacters.help': 'Zes krachten die makkelijk te gebruiken zijn.',
  'preset.allCharacters': 'Alle personages',
  'preset.allCharacters.help': 'Iedereen heeft een eigen kracht, voor bemanningen die het spel kennen.',
};

/** Ways to play that a new table offers first. */
export const presetTexts: Texts<PresetKey> = { en, fr, de, es, it, nl };
