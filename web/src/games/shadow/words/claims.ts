import { FORMS, WORDS } from '../../../wire/shadow.claims';
import type { NameOf } from '../../game';
import type { Key } from '../texts';
import type { Claimed } from '../types';
import type { T } from './names';

/** A claim as its speaker said it, in the language of the reader. */
export function claimText(claim: Claimed, t: T, nameOf: NameOf): string {
  const form = FORMS.find((one) => one === claim.form);
  const parts = Object.fromEntries(claim.fillings.map((filling, index) => [index, wordFor(filling, t, nameOf)]));
  return form ? t(`claim.${form}` satisfies Key, parts) : Object.values(parts).join(', ');
}

function wordFor(filling: string, t: T, nameOf: NameOf): string {
  const word = WORDS.find((one) => one === filling);
  return word ? t(`word.${word}` satisfies Key) : nameOf(Number(filling));
}
