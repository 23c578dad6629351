import type { Claimed, View } from '../types';
import { verdict } from './truth';

/** How much a lie weighs: one about oneself more than one about cards. */
const WEIGHT: Record<string, number> = { 'i-am': 3, found: 2, drew: 2, 'drew-three': 2, 'passed-on': 2, mermaid: 2, 'top-card': 1 };

/**
 * The biggest lies of a game that is over, the biggest first. Of two that weigh the same, the later one is bigger: more hung on it.
 * Whoever says the same lie again has lied once.
 */
export function biggestLies(view: View, most = 3): Claimed[] {
  const lies = view.claims.filter((claim) => verdict(claim, view) === 'LIE');
  const byWeight = [...lies].sort((one, other) => (WEIGHT[other.form] ?? 0) - (WEIGHT[one.form] ?? 0) || other.round - one.round);
  const told = new Set<string>();
  return byWeight
    .filter((claim) => {
      const same = claim.form === 'i-am' ? `${claim.by} ${claim.form}` : `${claim.by} ${claim.form} ${claim.round}`;
      return !told.has(same) && told.add(same);
    })
    .slice(0, most);
}
