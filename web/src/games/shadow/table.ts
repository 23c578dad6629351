import { createContext } from 'svelte';
import type { Translate } from '../../texts/translation';
import type { NameOf } from '../game';
import type { Effects } from './effects';
import type { Layout } from './layout';
import type { Notes } from './desk/notes.svelte';
import type { Key } from './texts';
import { isAimed, type Card, type Hex, type Move, type View } from './types';

/** What the parts of one board share. */
export interface Table {
  readonly view: View;
  /** What words, numbers and badges go by: the position that has been shown to its end. */
  readonly settled: View;
  readonly layout: Layout;
  readonly effects: Effects;
  readonly notes: Notes;
  readonly t: Translate<Key>;
  readonly nameOf: NameOf;
  /** The offered move that a click on this player's portrait makes, if there is one. */
  aimedAt(seat: number): Move | undefined;
  /** Where players are chosen and this one cannot be: the move that is not offered, so that the server says why. */
  attemptAt(seat: number): Move | undefined;
  /** The offered move that a click on the nth card in hand makes. */
  withCard(index: number): Move | undefined;
  /** The hex that the card which is pointed at leads to. */
  readonly lit: Hex | null;
  /** Points at a card in hand, or at none. */
  point(card: Card | null): void;
  label(move: Move): string;
  play(move: Move): void;
  /** Opens what is known of a player. */
  open(seat: number): void;
}

export const [useTable, provideTable] = createContext<Table>();

/**
 * What a portrait offers. Never the choices of a ritual: there the pages of all who are asked look alike, so the leader
 * chooses where everybody else only seems to.
 */
export function moveAt(moves: Move[], seat: number): Move | undefined {
  return moves.find((move) => isAimed(move) && move.seat === seat);
}

/** What a portrait would mean while others of the crew can be chosen. */
export function attemptAt(moves: Move[], seat: number): Move | undefined {
  const choice = moves.find(isAimed);
  return choice && { ...choice, seat };
}

export function moveWith(moves: Move[], view: View, index: number): Move | undefined {
  const card = view.own?.hand[index];
  return moves.find((move) => (move.type === 'PassOn' || move.type === 'Sail') && move.card === card);
}
