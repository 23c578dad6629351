import type { Opening } from '../../wire/table';
import type { GameTold, Me } from '../server/api';

/** How many sit down where nobody has said otherwise. */
export function usualPlayers(offer: GameTold): number {
  return Math.min(offer.most, Math.max(offer.fewest, 4));
}

/** The best bot there is: the last of the levels. */
export function usualLevel(offer: GameTold): string {
  return offer.levels.at(-1) ?? 'greedy';
}

/** A table with one click: me and bots. */
export function withBots(offer: GameTold, me: Me): Opening {
  const players = usualPlayers(offer);
  const bot = { type: 'Bot' as const, level: usualLevel(offer) };
  return {
    game: offer.id,
    players,
    options: {},
    listed: false,
    clock: { type: 'None' },
    window: null,
    seats: [{ type: 'Me', name: me.name }, ...Array.from({ length: players - 1 }, () => bot)],
  };
}
