import { createContext } from 'svelte';
import type { Translate } from '../../texts/translation';
import type { NameOf } from '../game';
import type { Effects } from './effects';
import type { Voyages } from './motion/voyages.svelte';
import type { Slot } from './slots';
import type { Key } from './texts';
import type { Move, Space, Vessel, View } from './types';

/** A view, and what may be done in it. */
export interface Position {
  readonly view: View;
  readonly moves: Move[];
}

/** What the parts of one board share. */
export interface Table {
  readonly view: View;
  /** The position that has been shown to its end: words and numbers go by it. */
  readonly settled: View;
  readonly moves: Move[];
  /** The same two as the spaces explain them, as their marks and as their numbers show them: some frames behind the pieces while a scene runs. */
  readonly explained: Position;
  readonly offered: Position;
  readonly numbered: Position;
  readonly slots: Map<string, Slot>;
  readonly voyages: Voyages;
  readonly effects: Effects;
  readonly t: Translate<Key>;
  readonly nameOf: NameOf;
  /** Whose eyes these are. */
  readonly seat: number | null;
  /** The vessel whose card is open. */
  readonly shown: Vessel | null;
  readonly showsPull: boolean;
  /** The space that is pointed at. */
  readonly aimed: Space | null;
  aim(space: Space | null): void;
  show(vessel: Vessel): void;
  togglePull(): void;
  label(move: Move): string;
  /** Plays a move; `weighed` where the player has read what it runs into. */
  play(move: Move, weighed?: boolean): void;
  /** Plays what a spot of the chart offers, or asks where it is more than one thing. */
  press(spot: string): void;
  /** Asks before a way that does harm is sailed. */
  weigh(path: Space[]): void;
  /** Sails a whole way, step by step. */
  sail(path: Space[]): void;
}

export const [useTable, provideTable] = createContext<Table>();
