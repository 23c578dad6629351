import { colourOf, type Card, type Claimed, type Faction, type View } from '../types';

/** How a claim stands against what really was: only a view that holds everything can tell. */
export type Verdict = 'TRUE' | 'LIE' | 'WRONG' | 'OPEN';

/** Of what somebody says of himself he knows the truth; of others he may be mistaken. */
export function verdict(claim: Claimed, view: View): Verdict {
  const [first = '', second = ''] = claim.fillings;
  switch (claim.form) {
    case 'drew':
      return judged(sameColours(drawnBy(view, claim), claim.fillings), 'LIE');
    case 'passed':
      return judged(sameColours(passedBy(view, claim), claim.fillings), 'LIE');
    case 'am':
      return judged(isFaction(view, claim.by, claim.round, first), 'LIE');
    case 'is':
      return judged(isFaction(view, Number(first), claim.round, second), 'WRONG');
    default:
      return 'OPEN';
  }
}

const judged = (right: boolean | null, otherwise: Verdict): Verdict =>
  right === null ? 'OPEN' : right ? 'TRUE' : otherwise;

function drawnBy(view: View, { round, by }: Claimed): Card[] {
  const line = view.rounds[round];
  if (line?.captain === by) return line.drewC;
  if (line?.lieutenant === by) return line.drewL;
  return line?.navigator === by ? line.heldN : [];
}

function passedBy(view: View, { round, by }: Claimed): Card[] {
  const line = view.rounds[round];
  const card =
    line?.captain === by ? line.passedC : line?.lieutenant === by ? line.passedL : line?.navigator === by ? line.card : null;
  return card ? [card] : [];
}

function sameColours(cards: Card[], claimed: string[]): boolean | null {
  if (cards.length === 0) return null;
  const real = cards.map((card) => colourOf(card).toLowerCase()).sort();
  return real.join() === [...claimed].sort().join();
}

/** What somebody was at that time; who was converted later was still what the card said. */
function factionIn(view: View, seat: number, round: number): Faction | null {
  const converted = view.deeds.find((deed) => deed.type === 'Converted' && deed.on === seat);
  const mate = view.crew[seat];
  return (converted && converted.round > round ? mate?.dealt : mate?.faction) ?? null;
}

function isFaction(view: View, seat: number, round: number, claimed: string): boolean | null {
  const faction = factionIn(view, seat, round);
  return faction === null ? null : faction.toLowerCase() === claimed;
}
