import type { NameOf } from '../../game';
import type { Move, MoveOf, Space, Target, Vessel, View } from '../types';
import { spaceOf } from '../slots';
import { same } from '../chart';
import { ownShip, shipToward, sideOf, wayOf } from './bearings';
import { acting, attackOf, harmOf, shipName, targetName, type T } from './names';

/** Who sails a vessel, by name; null where nobody does, or where nobody can be named. */
function captainOf(vessel: Vessel, view: View, nameOf: NameOf | undefined): string | null {
  const seat = view.ships.find(({ ship }) => ship === vessel)?.seat;
  return seat === undefined || !nameOf ? null : nameOf(seat);
}

function fireLabel(move: MoveOf<'Fire'>, view: View, t: T, nameOf: NameOf | undefined): string {
  return t(move.weapon === 'GUNS' ? 'move.Fire.guns' : 'move.Fire', {
    weapon: t(`weapon.${move.weapon}`),
    target: aimedAt(move.target, view, t, nameOf),
    chance: attackOf(move, view)?.chance ?? '?',
  });
}

/** A person is called by name. A tentacle has none: it is known by the side of the ship on which it is. */
function aimedAt(target: Target, view: View, t: T, nameOf: NameOf | undefined): string {
  const own = ownShip(view);
  if (target.type === 'OfVessel') return captainOf(target.vessel, view, nameOf) ?? targetName(target, t);
  if (!own || target.type !== 'OfTentacle') return targetName(target, t);
  const side = sideOf(target.at, own, t);
  return side ? t('target.tentacle.side', { side }) : t('target.tentacle.plain');
}

function againLabel(move: Move, view: View, t: T): string {
  return t('move.FireAgain', { chance: attackOf(move, view)?.chance ?? '?' });
}

/** A step: which way, what is there, and what it runs into. The board lights up where it leads. */
function sailLabel({ to }: MoveOf<'Sail'>, view: View, t: T, nameOf: NameOf | undefined): string {
  const harm = harmOf(to, view, t);
  const step = stepLabel(to, view, t, nameOf);
  return harm ? t('move.WithHarm', { move: step, harm }) : step;
}

function stepLabel(to: Space, view: View, t: T, nameOf: NameOf | undefined): string {
  const towed = view.offCourse.find(({ vessel }) => same(spaceOf(view, vessel), to));
  if (towed) return t('move.SailAlongside', { ship: shipName(towed.vessel, t) });
  const own = ownShip(view);
  const way = t(`move.Sail.${own ? wayOf(own.at, to) : 'ahead'}`);
  const toward = shipToward(to, view);
  const cargo = view.afloat.filter(({ at, cargo: floats }) => same(at, to) && floats !== 'PLAGUE').map(({ cargo: floats }) => t(`cargo.${floats}`));
  const name = toward && captainOf(toward, view, nameOf);
  const move = name ? t('move.towardPerson', { move: way, name }) : toward ? t('move.toward', { move: way, ship: shipName(toward, t) }) : way;
  return cargo.length > 0 ? t('move.taking', { move, cargo: cargo.join(', ') }) : move;
}

/** Turning about always changes the lane. */
function aboutLabel({ to }: MoveOf<'TurnAbout'>, view: View, t: T): string {
  const own = ownShip(view);
  return t(own && wayOf(own.at, to) === 'outward' ? 'move.TurnAbout.outward' : 'move.TurnAbout.inward');
}

/** Where lost cargo is laid, as seen from the ship that lost it. */
function layLabel({ at }: MoveOf<'Lay'>, view: View, t: T): string {
  if (view.phase.type !== 'Laying') return t('move.Lay', { cargo: '', side: '', ship: '' });
  const { cargo, victim } = view.phase;
  const where = spaceOf(view, victim);
  const heading = view.ships.find(({ ship }) => ship === victim)?.heading ?? 'CLOCKWISE';
  return t('move.Lay', { cargo: t(`cargo.${cargo}`), side: where ? sideOf(at, { at: where, heading }, t) : '', ship: shipName(victim, t) });
}

/** A move as the words on its button. */
export function label(move: Move, view: View, t: T, nameOf?: NameOf): string {
  switch (move.type) {
    case 'ChooseShip':
      return t('move.ChooseShip', { ship: shipName(move.ship, t) });
    case 'Sail':
      return sailLabel(move, view, t, nameOf);
    case 'TurnAbout':
      return aboutLabel(move, view, t);
    case 'Lay':
      return layLabel(move, view, t);
    case 'Fire':
      return fireLabel(move, view, t, nameOf);
    case 'FireAgain':
      return againLabel(move, view, t);
    case 'Name':
      return t('move.Name', { cargo: t(`cargo.${move.cargo}`) });
    case 'DropBomb': {
      const own = ownShip(view);
      return t('move.DropBomb', {
        bomb: t(acting(view) === 'FISHERMAN' ? 'bomb.BARREL' : 'bomb.SMOKE'),
        side: own ? sideOf(move.at, own, t) : '',
      });
    }
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
