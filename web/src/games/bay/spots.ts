import { keyOf, same } from './chart';
import { spaceOf } from './slots';
import type { Move, Space, Target, View } from './types';

/** The spot of the chart where a move is made by a click; what has no place of its own belongs to the ship whose turn it is. */
function spotOf(move: Move, view: View): string {
  switch (move.type) {
    case 'ChooseShip':
      return move.ship;
    case 'Sail':
    case 'TurnAbout':
      return keyOf(move.to);
    case 'DropBomb':
    case 'Lay':
      return keyOf(move.at);
    case 'Fire':
      return targetSpot(move.target, view);
    case 'FireAgain':
      return view.phase.type === 'Reloading' ? targetSpot(view.phase.target, view) : ownSpot(view);
    default:
      return ownSpot(view);
  }
}

export const KRAKEN = 'kraken';

export function targetSpot(target: Target, view: View): string {
  switch (target.type) {
    case 'OfKraken':
      return KRAKEN;
    case 'OfTentacle':
      return keyOf(target.at);
    case 'OfVessel': {
      const at = spaceOf(view, target.vessel);
      return at ? keyOf(at) : '';
    }
  }
}

function ownSpot(view: View): string {
  const at = view.ships.find(({ seat }) => seat === view.seat)?.at;
  return at ? keyOf(at) : '';
}

/** What a click on a space would mean, where nothing is offered there: a shot at what lies there, or a step. */
export function attemptAt(space: Space, view: View): Move {
  if (view.phase.type === 'Laying') return { type: 'Lay', at: space };
  const ship = view.ships.find(({ at, seat }) => seat !== view.seat && same(at, space))?.ship;
  const stray = view.offCourse.find(({ vessel }) => same(spaceOf(view, vessel), space))?.vessel;
  const vessel = ship ?? stray;
  if (vessel) return { type: 'Fire', weapon: 'GUNS', target: { type: 'OfVessel', vessel } };
  if (view.tentacles.some((at) => same(at, space))) return { type: 'Fire', weapon: 'GUNS', target: { type: 'OfTentacle', at: space } };
  return { type: 'Sail', to: space };
}

export function movesBySpot(moves: Move[], view: View): Map<string, Move[]> {
  const spots = new Map<string, Move[]>();
  for (const move of moves) {
    const spot = spotOf(move, view);
    spots.set(spot, [...(spots.get(spot) ?? []), move]);
  }
  return spots;
}

/** A shot is shown with its dice and its chance before it is made, and a step with the harm that it does. */
export function needsAsking(moves: Move[], view: View): boolean {
  return moves.length > 1 || moves.some((move) => move.type === 'Fire' || move.type === 'FireAgain' || isHarmful(move, view));
}

function isHarmful(move: Move, view: View): boolean {
  return (move.type === 'Sail' || move.type === 'TurnAbout') && view.reach.some(({ at, harm }) => harm.length > 0 && same(at, move.to));
}
