import type { Deed, Line, View } from '../types';

export interface Fitting {
  form: string;
  fillings: string[];
}

/**
 * The claim that everybody waits for now: what this seat has just seen, or else whom it trusts. It follows from posts and deeds that
 * everybody knows, so it tells nothing to somebody who looks over a shoulder.
 */
export function fittingClaim(view: View): Fitting {
  const me = typeof view.viewer === 'number' ? view.viewer : -1;
  const seen = [aboutDeed(view, me), aboutCards(view, me)].find((claim) => claim !== null && !isMade(view, me, claim));
  return seen ?? trust(view, me);
}

const isMade = ({ claims, rounds }: View, me: number, { form }: Fitting) =>
  claims.some((claim) => claim.by === me && claim.form === form && claim.round >= rounds.length - 1);

function aboutDeed({ deeds, rounds }: View, me: number): Fitting | null {
  const mine = deeds.flatMap((deed) => (deed.round === rounds.length ? claimsOf(deed, me) : []));
  return mine.at(-1) ?? null;
}

/** Of deeds that everybody knows to have been done; what the cult does in the dark counts for nothing here. */
function claimsOf(deed: Deed, me: number): Fitting[] {
  switch (deed.type) {
    case 'Searched':
      return deed.by === me ? [{ form: 'he-is', fillings: [String(deed.on)] }] : [];
    case 'Heard':
      return deed.by === me ? [{ form: 'mermaid', fillings: [] }] : [];
    case 'Looked':
      return deed.by === me ? [{ form: 'top-card', fillings: [] }] : [];
    default:
      return [];
  }
}

/** The last navigation, of this round or of the one before. */
export function aboutCards({ rounds }: View, me: number): Fitting | null {
  const last = rounds.slice(-2).findLast(({ card }) => card !== null);
  const form = last ? formOf(last, me) : null;
  return form ? { form, fillings: [] } : null;
}

function formOf({ navigator, captain, lieutenant, drewC, drewL }: Line, me: number): string | null {
  if (navigator === me) return 'found';
  if (captain === me) return drewC.length === 3 ? 'drew-three' : 'drew';
  if (lieutenant === me) return drewL.length === 3 ? 'drew-three' : 'drew';
  return null;
}

/** Trust in somebody else of the team, or in the next at the table. */
function trust({ captain, rounds, crew }: View, me: number): Fitting {
  const line = rounds.at(-1);
  const others = [line?.navigator, line?.lieutenant, captain, ...crew.keys()];
  return { form: 'trust', fillings: [String(others.find((seat) => typeof seat === 'number' && seat !== me))] };
}
