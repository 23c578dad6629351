import type { Opening, Person, TableTold } from '../../wire/table';
import type { Preset } from '../../games/game';
import { wantsGentle } from '../lesson/lesson-memory';
import type { GameTold } from '../server/api';

/** The number of seats that a form begins with: four, or the nearest that the game allows. */
export function defaultPlayers(offer: GameTold): number {
  return Math.min(offer.most, Math.max(offer.fewest, 4));
}

/** What a form begins with: the gentle set-up as it was ticked, or for a first game; else what the game says. Undefined: the standard. */
export function presetToBegin(game: string, presets: Preset[] = []): Preset | undefined {
  const gentle = presets.find((preset) => preset.gentle);
  return gentle && wantsGentle(game) ? gentle : presets.find(({ begins }) => begins);
}

/** The level that bots have until somebody chooses another: neither too easy nor too hard. */
export const USUAL_LEVEL = 'medium';

/** The opening of a table with one click: one person and bots, as usual but for what a preset says. */
export function openingWithBots(offer: GameTold, me: Person, preset?: Preset): Opening {
  const players = preset?.players ?? defaultPlayers(offer);
  const bot = { type: 'Bot' as const, level: preset?.bots ?? USUAL_LEVEL };
  return {
    game: offer.id,
    players,
    options: preset?.options ?? {},
    listed: false,
    clock: { type: 'None' },
    window: null,
    advice: null,
    seats: [{ type: 'Me', name: me.name }, ...Array.from({ length: players - 1 }, () => bot)],
  };
}

/** The same game once more: options, clock and bots as at this table, at which one person plays with bots. */
export function sameOpening(told: TableTold, me: Person): Opening {
  return {
    game: told.game,
    players: told.players,
    options: told.options,
    listed: false,
    clock: told.clock,
    window: told.window,
    advice: told.advice,
    seats: told.seats.map(({ sitter }) =>
      sitter.type === 'Machine' ? { type: 'Bot' as const, level: sitter.level } : { type: 'Me' as const, name: sitter.type === 'Human' ? sitter.person.name : me.name },
    ),
  };
}
