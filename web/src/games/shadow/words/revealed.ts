import type { FiledClaim } from '../../game';
import type { Line, View } from '../types';
import { verdict } from './truth';

/** The view with everybody's card and the cards of the bridge, as far as those know them who hold them. */
export function revealed(view: View, seats: View[]): View {
  return {
    ...view,
    crew: view.crew.map((mate, seat) => {
      const own = seats.find(({ viewer }) => viewer === seat)?.crew[seat];
      return own ? { ...mate, dealt: own.dealt, faction: own.faction, character: own.character ?? mate.character, seen: true } : mate;
    }),
    rounds: view.rounds.map((line, index) => seats.reduce((known, { rounds }) => moreOf(known, rounds[index]), line)),
  };
}

/** What one view knows of a round and another does not. */
function moreOf(known: Line, other: Line | undefined): Line {
  if (!other) return known;
  return {
    ...known,
    drewC: known.drewC.length > 0 ? known.drewC : other.drewC,
    drewL: known.drewL.length > 0 ? known.drewL : other.drewL,
    heldN: known.heldN.length > 0 ? known.heldN : other.heldN,
    passedC: known.passedC ?? other.passedC,
    passedL: known.passedL ?? other.passedL,
  };
}

export function isTrue(claim: FiledClaim, view: View): boolean | null {
  const found = verdict(claim, view);
  return found === 'OPEN' ? null : found === 'TRUE';
}
