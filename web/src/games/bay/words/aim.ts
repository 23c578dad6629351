import { keyOf } from '../chart';
import { spaceOf } from '../slots';
import type { Move, Space, Target, View } from '../types';

/** The places of the board that a move is about: where the ship sails, what it shoots at, where something is laid. */
export function aim(move: Move, view: View): string[] {
  const here = key(view.ships.find(({ seat }) => seat === view.seat)?.at);
  switch (move.type) {
    case 'Sail':
    case 'TurnAbout':
      return [...here, keyOf(move.to)];
    case 'Fire':
      return [...here, ...targetOf(move.target, view)];
    case 'FireAgain':
      return view.phase.type === 'Reloading' ? [...here, ...targetOf(view.phase.target, view)] : here;
    case 'DropBomb':
    case 'Lay':
      return [keyOf(move.at)];
    case 'TakeUp':
    case 'LeaveIt':
    case 'CastOff':
    case 'Haul':
      return here;
    case 'ChooseShip':
    case 'HoldFire':
    case 'Name':
    case 'LetDiceDecide':
    case 'DoubleTreasure':
    case 'EndTurn':
      return [];
  }
}

const key = (space: Space | null | undefined) => (space ? [keyOf(space)] : []);

function targetOf(target: Target, view: View): string[] {
  switch (target.type) {
    case 'OfKraken':
      return ['maw'];
    case 'OfTentacle':
      return [keyOf(target.at)];
    case 'OfVessel':
      return key(spaceOf(view, target.vessel));
  }
}
