import { getContext, setContext } from 'svelte';
import { lookOf, type Look } from './looks';

/** The face of whoever holds a seat; null where nobody does. */
export type PortraitOf = (seat: number) => Look | null;

const KEY = Symbol('portraits');

/** Gives all parts below this component the faces of the table. */
export function providePortraits(portraitOf: PortraitOf): void {
  setContext(KEY, portraitOf);
}

/** The faces of the table; where a board stands alone, those of the bots. */
export function usePortraits(): PortraitOf {
  return getContext<PortraitOf | undefined>(KEY) ?? lookOf;
}
