import type { AnyGame } from '../../games';
import type { SaidTold } from '../../wire/table';
import { findText } from '../i18n/i18n.svelte';

/** The seats that a claim names in its blanks, among the words of its game. */
export function namedSeats({ saying }: SaidTold, game: AnyGame): number[] {
  if (saying.type !== 'Claim') return [];
  return saying.fillings.filter((filling) => /^\d+$/.test(filling) && findText(game.texts, `word.${filling}`) === null).map(Number);
}
