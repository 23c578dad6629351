import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { Outcome } from '../../wire/table';
import { listed, findText, t } from '../i18n/i18n.svelte';

/** Who won, in a few words. */
export function outcomeTitle(outcome: Outcome, nameOf: NameOf): string {
  if (outcome.type === 'Crew') return outcome.won ? t('end.crewWon') : t('end.crewLost');
  if (outcome.type === 'Race' && isShared(outcome)) return t('end.draw');
  const names = outcome.winners.map(nameOf);
  return names.length > 0 ? t('end.winners', { names: listed(names) }) : t('end.nobody');
}

/** How the game ended for some seats of one person: "You lost: the ship has sunk". Null where some of them won and others did not. */
export function ownResult(outcome: Outcome, seats: number[]): 'won' | 'lost' | 'draw' | null {
  if (seats.length === 0) return null;
  if (outcome.type === 'Race' && isShared(outcome)) return 'draw';
  const won = seats.filter((seat) => hasWon(outcome, seat)).length;
  return won === seats.length ? 'won' : won === 0 ? 'lost' : null;
}

export function hasWon(outcome: Outcome, seat: number): boolean {
  return outcome.type === 'Crew' ? outcome.won : outcome.winners.includes(seat);
}

/** A race that all have won is a draw. */
function isShared({ points, winners }: Outcome.Race): boolean {
  return winners.length > 1 && winners.length === points.length;
}

/** How the game ended; empty where the game has no text for this ending. */
export function endingText(outcome: Outcome, game: AnyGame): string {
  return findText(game.texts, `ending.${outcome.ending}`) ?? '';
}
