import type { NameOf } from '../../game';
import { isRed, same } from '../chart';
import { cardOf, total, type ShipView, type Space, type View } from '../types';
import { capital, hitWith, shipName, spaceName, type T } from './names';

export function shipHint({ ship, seat, rations, crew, treasure, points }: ShipView, view: View, t: T, nameOf: NameOf): string[] {
  const card = cardOf(ship, view);
  const cargo = t('hint.ship', { ship: shipName(ship, t), name: nameOf(seat), rations, crew, treasure, points: total(points) });
  return card ? [cargo, hitWith(card.defence, t)] : [cargo];
}

export function strayHint({ vessel, freight }: View['offCourse'][number], view: View, t: T): string[] {
  return [t('hint.stray', { ship: shipName(vessel, t), cargo: t(`cargo.${freight}`) }), hitWith(view.defences.offCourse, t)];
}

/** The name of a space, what lies on it and what that means, as one explanation. */
export function contents(space: Space, view: View, t: T, nameOf: NameOf): string {
  const here = <Piece extends { at: Space | null }>(pieces: Piece[]) => pieces.filter(({ at }) => same(at, space));
  return [
    `${capital(spaceName(space, t))}.`,
    isRed(space.lane) ? t('hint.red') : '',
    space.lane === 1 && space.number === 12 ? t('hint.arrow') : '',
    ...here(view.ships).flatMap((ship) => shipHint(ship, view, t, nameOf)),
    ...here(view.offCourse).flatMap((stray) => strayHint(stray, view, t)),
    ...(view.tentacles.some((at) => same(at, space)) ? [t('hint.tentacle'), hitWith(view.defences.tentacle, t)] : []),
    ...here(view.bombs).flatMap(({ bomb, due }) => [t(`hint.${bomb}`), due ? t('hint.due') : '']),
    ...here(view.afloat).map(({ cargo }) => t(`hint.cargo.${cargo}`)),
  ]
    .filter(Boolean)
    .join(' ');
}
