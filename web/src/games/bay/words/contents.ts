import { isRed, same } from '../chart';
import { total, type Space, type View } from '../types';
import { capital, shipName, spaceName, type T } from './names';

/** What lies on a space and what that means, as one explanation; with its name where nothing else has told it. */
export function contents(space: Space, view: View, t: T, named = true): string {
  const here = <Piece extends { at: Space | null }>(pieces: Piece[]) => pieces.filter(({ at }) => same(at, space));
  return [
    named ? `${capital(spaceName(space, t))}.` : '',
    isRed(space.lane) ? t('hint.red') : '',
    space.lane === 1 && space.number === 12 ? t('hint.arrow') : '',
    ...here(view.ships).map((ship) =>
      t('hint.ship', {
        ship: shipName(ship.ship, t),
        rations: ship.rations,
        crew: ship.crew,
        treasure: ship.treasure,
        points: total(ship.points),
      }),
    ),
    ...here(view.offCourse).map(({ vessel }) => t('hint.stray', { ship: shipName(vessel, t) })),
    view.tentacles.some((at) => same(at, space)) ? t('hint.tentacle') : '',
    ...here(view.bombs).flatMap(({ bomb, due }) => [t(`hint.${bomb}`), due ? t('hint.due') : '']),
    ...here(view.afloat).map(({ cargo }) => t(`hint.cargo.${cargo}`)),
  ]
    .filter(Boolean)
    .join(' ');
}
