import { createContext } from 'svelte';
import type { Translate } from '../../texts/translation';
import type { NameOf } from '../game';
import type { Arranging } from './arranging.svelte';
import type { Chain } from './motion/chain.svelte';
import type { Key } from './texts';
import type { Card, Move, Preview, View } from './types';

/** What the parts of one board share. */
export interface Table {
  readonly view: View;
  /** What words and figures go by: the last view that has been shown to its end, with the damage and the rage that are drawn. */
  readonly counted: View;
  readonly chain: Chain;
  readonly arranging: Arranging;
  /** How many lanes are drawn. */
  readonly drawn: number;
  /** How the order that is being arranged ends. */
  readonly preview: Preview | null;
  readonly t: Translate<Key>;
  readonly nameOf: NameOf;
  /** On a phone, where the panel lies below the sea. */
  readonly narrow: boolean;
  /** In a low window, where the panel is beside the sea. */
  readonly low: boolean;
  /** The same, where there is room for signs only. */
  readonly lean: boolean;
  /** Brings the sea into sight, where the page has to be scrolled for it. */
  watch(smoothly?: boolean): void;
  /** Sends a move that is not offered, so that the server says why. */
  attempt(move: Move): void;
  /** Plays the card in the order that is laid out; where that sinks the own ship, the page asks first. */
  confirm(then: () => void): void;
  /** Whether this card can be chosen now. */
  offered(card: Card): boolean;
}

export const [useTable, provideTable] = createContext<Table>();
