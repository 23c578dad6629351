import type { Lane, Move, Pirate, View } from '../types';
import { pirateOf } from './names';

/** The places of the board that a move is about: where a pirate walks, which figure is shot at, which card or pirate is taken. */
export function aim(move: Move, view: View): string[] {
  switch (move.type) {
    case 'Board':
      return [move.area];
    case 'PlaceWhirlpool':
      return [`${move.lane}.${move.space}`];
    case 'PlayCard':
      return [move.card];
    case 'Walk':
      return [...areaOf(actingIn(view), view), move.area];
    case 'PushBack':
      return [...figureIn(move.lane, view), `${move.lane}.BUBBLES`];
    case 'Repair':
      return [`${move.lane}.rail`];
    case 'Surface':
      return figureIn(move.lane, view);
    case 'TakePirate':
      return [move.pirate];
    case 'IgnoreEye':
    case 'HeedEye':
      return ['dice'];
    case 'Sweep':
    case 'Spare':
      return [move.type];
    case 'EndCard':
      return [move.type]; // its big button, where the cards lie otherwise
  }
}

const actingIn = ({ phase }: View): Pirate | null => (phase.type === 'Acting' ? pirateOf(phase.card) : null);

function areaOf(pirate: Pirate | null, view: View): string[] {
  return view.hands.flatMap(({ pirates }) => pirates.flatMap((pawn) => (pawn.pirate === pirate && pawn.area ? [pawn.area] : [])));
}

function figureIn(lane: Lane, view: View): string[] {
  return view.lanes.filter((one) => one.lane === lane).map(({ figure }) => `${lane}.${figure}`);
}
