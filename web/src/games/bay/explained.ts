import type { NameOf } from '../game';
import { ALL_SPACES, keyOf } from './chart';
import { wayTo } from './course';
import { attemptAt, movesBySpot, needsAsking } from './spots';
import type { Move, Space, View } from './types';
import { contentsOf } from './words/contents';
import { harmOf, spaceName, type T } from './words/names';

/** A space as something to point at: what lies there, and what a click would do. */
export interface Explained {
  space: Space;
  hint: string;
  /** What a click would mean where nothing is offered. */
  attempt: Move;
  offer: Offer | null;
}

/** What is played at a space, in words: moves of the space itself, or the way there, which may do harm. */
interface Offer {
  label: string;
  way: Space[];
  harmful: boolean;
}

interface Words {
  t: T;
  nameOf: NameOf;
  label: (move: Move) => string;
}

/**
 * Every space of a position, in the order of the chart. Those of which nothing has changed since `before` are the same objects: what
 * shows them has nothing to do.
 */
export function explained(view: View, moves: Move[], words: Words, before: Explained[] = []): Explained[] {
  const spots = movesBySpot(moves, view);
  const contents = contentsOf(view, words.t, words.nameOf);
  const sails = moves.some((move) => move.type === 'Sail');
  return ALL_SPACES.map((space, index) => {
    const here = spots.get(keyOf(space)) ?? [];
    const offer = here.length > 0 ? offered(here, view, words) : sails ? sailed(space, view, words.t) : null;
    const now = { space, hint: contents(space), attempt: attemptAt(space, view), offer };
    const known = before[index];
    return known && isSame(known, now) ? known : now;
  });
}

function isSame(one: Explained, other: Explained): boolean {
  if (one.hint !== other.hint || one.offer?.label !== other.offer?.label || one.offer?.harmful !== other.offer?.harmful) return false;
  const acts = ({ attempt, offer }: Explained) => JSON.stringify([attempt, offer?.way]);
  return acts(one) === acts(other);
}

function offered(moves: Move[], view: View, { label }: Words): Offer {
  const asks = needsAsking(moves, view);
  return { label: (asks ? moves : moves.slice(0, 1)).map(label).join('; '), way: [], harmful: false };
}

function sailed(space: Space, view: View, t: T): Offer | null {
  const way = wayTo(space, view.reach);
  if (way.length === 0) return null;
  const label = t('move.SailFar', { space: spaceName(space, t), steps: way.length });
  const harm = harmOf(space, view, t);
  return { label: harm ? t('move.WithHarm', { move: label, harm }) : label, way, harmful: harm !== '' };
}
