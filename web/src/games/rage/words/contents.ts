import type { NameOf } from '../../game';
import { laneOf, type ShipView, type Space, type View } from '../types';
import { capital, shipName, spaceName, type T } from './names';

/** A ship and how it fares, as one explanation. */
export function shipHint(ship: ShipView, view: View, t: T, nameOf: NameOf): string {
  const fares = t(ship.space ? 'hint.ship' : 'hint.sunk', {
    name: nameOf(ship.seat),
    ship: shipName(ship.seat, t),
    damage: ship.damage,
    most: ship.sinksAt,
    cards: ship.cards,
    wins: ship.wins,
    goal: view.goal,
  });
  return ship.wrecked > 0 ? `${fares} ${t('hint.destroyed', { place: ship.wrecked })}` : fares;
}

/** What a token that lies face down can be. */
function unseenTokens(view: View, t: T): string {
  return t('hint.tokens', { tokens: view.tokens.map(({ damage, unseen }) => `${damage}: ${unseen}`).join(', ') });
}

function debrisHint(space: Space, view: View, t: T): string {
  const token = view.debris.find((each) => each.space === space);
  if (!token) return t('hint.reef');
  if (token.damage !== null) return t('hint.debris.up', { damage: token.damage });
  return `${t('hint.debris.down')} ${unseenTokens(view, t)}`;
}

/** What lies on a space and what that means, as one explanation. */
export function contents(space: Space, view: View, t: T, nameOf: NameOf): string {
  const barrels = view.barrels.find((each) => each.space === space)?.count ?? 0;
  return [
    `${capital(spaceName(space, t))}.`,
    ...view.ships.filter((ship) => ship.space === space).map((ship) => shipHint(ship, view, t, nameOf)),
    barrels > 0 ? t('hint.barrels', { barrels }) : '',
    laneOf(space) > view.lanes ? debrisHint(space, view, t) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
