import type { AnyGame } from '../../games';
import { translatorOf } from '../i18n/i18n.svelte';

/** The moves as the list shows them. */
export interface ListedMoves {
  going: unknown[];
  /** Those that end a turn or a card; they stand apart. */
  finishing: unknown[];
}

/** What harms its own player stands behind all else. Decoys stand last, whether they are offered or not, so that their place tells nothing. */
export function listedMoves(game: AnyGame, view: unknown, offered: unknown[]): ListedMoves {
  const decoys: unknown[] = game.decoys?.(view) ?? [];
  const isDecoy = (move: unknown) => decoys.some((decoy) => JSON.stringify(decoy) === JSON.stringify(move));
  const finishes = (move: unknown) => game.finishes?.(move) ?? false;
  const all = [...offered.filter((move) => (game.listed?.(move) ?? true) && !isDecoy(move)), ...decoys];
  const going = all.filter((move) => !finishes(move));
  const t = translatorOf(game.texts);
  const harms = (move: unknown) => game.harms?.(move, view, t) ?? false;
  return { going: [...going.filter((move) => !harms(move)), ...going.filter(harms)], finishing: all.filter(finishes) };
}

export function grouped(moves: unknown[], nameOf: (move: unknown) => string): [string, unknown[]][] {
  const byName = new Map<string, unknown[]>();
  for (const move of moves) {
    const name = nameOf(move);
    byName.set(name, [...(byName.get(name) ?? []), move]);
  }
  return [...byName];
}
