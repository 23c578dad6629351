import { createContext } from 'svelte';
import type { Effects } from './effects';
import type { Layout } from './layout';
import type { Key } from './texts';
import type { Translate } from '../../texts/translation';
import type { NameOf } from '../game';
import type { Move, View } from './types';

type MoveOf<Kind extends Move['type']> = Extract<Move, { type: Kind }>;

/** What the parts of one board share. */
export interface Table {
  readonly view: View;
  readonly layout: Layout;
  readonly effects: Effects;
  readonly t: Translate<Key>;
  readonly nameOf: NameOf;
  /** The offered move of this kind that fits, if there is one. */
  offered<Kind extends Move['type']>(kind: Kind, fits?: (move: MoveOf<Kind>) => boolean): MoveOf<Kind> | undefined;
  label(move: Move): string;
  play(move: Move): void;
  /** Shows all cards. */
  lookUp(): void;
}

export const [useTable, provideTable] = createContext<Table>();

export function findMove<Kind extends Move['type']>(
  moves: Move[],
  kind: Kind,
  fits: (move: MoveOf<Kind>) => boolean = () => true,
): MoveOf<Kind> | undefined {
  return moves.find((move): move is MoveOf<Kind> => move.type === kind && fits(move as MoveOf<Kind>));
}
