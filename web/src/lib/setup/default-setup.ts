import type { Opening, Person } from '../../wire/table';
import type { GameTold } from '../server/api';

/** The number of seats that a form begins with: four, or the nearest that the game allows. */
export function defaultPlayers(offer: GameTold): number {
  return Math.min(offer.most, Math.max(offer.fewest, 4));
}

/** The level that bots have until somebody chooses another: neither too easy nor too hard. */
export const USUAL_LEVEL = 'medium';

/** The opening of a table with one click: one person and bots. */
export function openingWithBots(offer: GameTold, me: Person): Opening {
  const players = defaultPlayers(offer);
  const bot = { type: 'Bot' as const, level: USUAL_LEVEL };
  return {
    game: offer.id,
    players,
    options: {},
    listed: false,
    clock: { type: 'None' },
    window: null,
    advice: null,
    seats: [{ type: 'Me', name: me.name }, ...Array.from({ length: players - 1 }, () => bot)],
  };
}
