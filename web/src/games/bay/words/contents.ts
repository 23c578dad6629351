import type { NameOf } from '../../game';
import { isRed, keyOf } from '../chart';
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

/** The name of a space, what lies on it and what that means, as one explanation: for each space of a position. */
export function contentsOf(view: View, t: T, nameOf: NameOf): (space: Space) => string {
  const lying = new Map<string, string[]>();
  const add = (at: Space | null, words: () => string[]) => {
    if (at) lying.set(keyOf(at), [...(lying.get(keyOf(at)) ?? []), ...words()]);
  };
  view.ships.forEach((ship) => add(ship.at, () => shipHint(ship, view, t, nameOf)));
  view.offCourse.forEach((stray) => add(stray.at, () => strayHint(stray, view, t)));
  view.tentacles.forEach((at) => add(at, () => [t('hint.tentacle'), hitWith(view.defences.tentacle, t)]));
  view.bombs.forEach(({ at, bomb, due }) => add(at, () => [t(`hint.${bomb}`), due ? t('hint.due') : '']));
  view.afloat.forEach(({ at, cargo }) => add(at, () => [t(`hint.cargo.${cargo}`)]));
  return (space) =>
    [
      `${capital(spaceName(space, t))}.`,
      isRed(space.lane) ? t('hint.red') : '',
      space.lane === 1 && space.number === 12 ? t('hint.arrow') : '',
      ...(lying.get(keyOf(space)) ?? []),
    ]
      .filter(Boolean)
      .join(' ');
}
