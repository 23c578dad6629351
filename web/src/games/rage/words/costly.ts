import { beginsWith } from '../orders';
import type { Move, Preview, View } from '../types';
import type { T } from './names';

/** An order of the card that sinks the player's own ship where others would not: the page asks once. The rules have played it out. */
export function costlyOrder(preview: Preview | null, view: View, t: T): string | null {
  return preview && sinks(preview, view) && isAvoidable(view) ? t('costly.sinks') : null;
}

/** The same for a single action, where every order that begins with it sinks the ship. */
export function costly(move: Move, view: View, t: T): string | null {
  if (move.type === 'PlayCard') return null;
  const after = view.previews.filter((preview) => beginsWith(preview, move));
  return after.every((preview) => sinks(preview, view)) && after.length > 0 && isAvoidable(view) ? t('costly.sinks') : null;
}

/** Whoever goes down last wins the round by that. */
function sinks({ trails, winners }: Preview, { turn }: View): boolean {
  return trails.some(({ seat, sunk }) => seat === turn && sunk) && !winners.includes(turn);
}

function isAvoidable(view: View): boolean {
  const all = view.phase.type === 'Acting' ? view.previews : view.hand.flatMap(({ previews }) => previews);
  return all.some((preview) => !sinks(preview, view));
}
