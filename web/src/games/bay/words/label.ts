import type { Move, MoveOf, View } from '../types';
import { spaceOf } from '../slots';
import { same } from '../chart';
import { acting, attackOf, harmOf, shipName, spaceName, targetName, type T } from './names';

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

/** A step, with what it ties and what it runs into. */
function sailLabel({ to }: MoveOf<'Sail'>, view: View, t: T): string {
  const alongside = view.offCourse.some(({ vessel }) => same(spaceOf(view, vessel), to));
  const step = t(alongside ? 'move.SailAlongside' : 'move.Sail', { space: spaceName(to, t) });
  const harm = harmOf(to, view, t);
  return harm ? t('move.WithHarm', { move: step, harm }) : step;
}

/** A move as the words on its button. */
export function label(move: Move, view: View, t: T): string {
  switch (move.type) {
    case 'ChooseShip':
      return t('move.ChooseShip', { ship: shipName(move.ship, t) });
    case 'Sail':
      return sailLabel(move, view, t);
    case 'TurnAbout':
      return t('move.TurnAbout', { space: spaceName(move.to, t) });
    case 'Lay':
      return t('move.Lay', { cargo: view.phase.type === 'Laying' ? t(`cargo.${view.phase.cargo}`) : '', space: spaceName(move.at, t) });
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
    case 'TakeUp':
    case 'LeaveIt':
    case 'DoubleTreasure':
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
    case 'Lay':
      return t('group.fire');
    case 'DropBomb':
    case 'TakeUp':
    case 'LeaveIt':
    case 'DoubleTreasure':
    case 'CastOff':
    case 'Haul':
      return t('group.action');
    case 'EndTurn':
      return t('group.end');
  }
}
