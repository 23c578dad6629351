import type { Move, MoveOf, View } from '../types';
import { acting, attackOf, shipName, spaceName, targetName, type T } from './names';

function fireLabel(move: MoveOf<'Fire'>, view: View, t: T): string {
  const shot = attackOf(move, view);
  return t('move.Fire', {
    weapon: t(`weapon.${move.weapon}`),
    target: targetName(move.target, t),
    sides: shot?.sides ?? '?',
    defence: shot?.defence ?? '?',
    chance: shot?.chance ?? '?',
  });
}

function againLabel(move: Move, view: View, t: T): string {
  const shot = attackOf(move, view);
  return t('move.FireAgain', { defence: shot?.defence ?? '?', chance: shot?.chance ?? '?' });
}

/** A move as the words on its button. */
export function label(move: Move, view: View, t: T): string {
  switch (move.type) {
    case 'ChooseShip':
      return t('move.ChooseShip', { ship: shipName(move.ship, t) });
    case 'Sail':
    case 'TurnAbout':
      return t(`move.${move.type}`, { space: spaceName(move.to, t) });
    case 'Fire':
      return fireLabel(move, view, t);
    case 'FireAgain':
      return againLabel(move, view, t);
    case 'Name':
      return t('move.Name', { cargo: t(`cargo.${move.cargo}`) });
    case 'DropBomb':
      return t('move.DropBomb', {
        bomb: t(acting(view) === 'FISHERMAN' ? 'bomb.BARREL' : 'bomb.SMOKE'),
        space: spaceName(move.at, t),
      });
    case 'HoldFire':
    case 'LetDiceDecide':
    case 'DoubleTreasure':
    case 'Tow':
    case 'CastOff':
    case 'Haul':
    case 'EndTurn':
      return t(`move.${move.type}`);
  }
}

/** The heading under which the list of moves shows it. */
export function group(move: Move, t: T): string {
  switch (move.type) {
    case 'ChooseShip':
      return t('group.ship');
    case 'Sail':
    case 'TurnAbout':
      return t('group.sail');
    case 'Fire':
    case 'FireAgain':
    case 'HoldFire':
    case 'Name':
    case 'LetDiceDecide':
      return t('group.fire');
    case 'DropBomb':
    case 'DoubleTreasure':
    case 'Tow':
    case 'CastOff':
    case 'Haul':
      return t('group.action');
    case 'EndTurn':
      return t('group.end');
  }
}
