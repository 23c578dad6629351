import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { PlayTold, Turn, ViewerTold } from '../../wire/table';
import { listed, t, translatorOf } from '../i18n/i18n.svelte';
import { marked } from './marked-names';
import { outcomeTitle } from './outcome';

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line for the viewer whose turn it is: what there is to decide. */
export function ownTurnLine(viewer: ViewerTold, game: AnyGame, nameOf: NameOf): string {
  const name = viewer.seat === null ? '' : nameOf(viewer.seat);
  const what = game.asked?.(viewer.view, translatorOf(game.texts)) ?? '';
  return what ? t('turn.mine', { name, what }) : t('turn.mine.plain', { name });
}

/**
 * One line that says what the game waits for, and from whom. The names of those whose turn it is are marked with their seats.
 *
 * @param away the seats that it waits for and whose people are away: everybody sees that
 */
export function turnLine(play: PlayTold, viewer: ViewerTold | undefined, game: AnyGame, nameOf: NameOf, away: number[] = []): string {
  switch (play.turn.type) {
    case 'One': {
      const name = marked(nameOf)(play.turn.seat) + (away.includes(play.turn.seat) ? ` (${t('presence.AWAY')})` : '');
      const what = viewer ? game.awaited(viewer.view, translatorOf(game.texts)) : '';
      return what ? t('turn.wait', { name, what }) : t('turn.plain', { name });
    }
    case 'Together':
      if (play.turn.window || play.turn.awaited.length === 0) return t('turn.window');
      return [togetherLine(play.turn, viewer, game, nameOf), awayLine(nameOf, away), aboutLine(viewer, game, nameOf)].filter(Boolean).join(' ');
    case 'Sea':
      return t('turn.sea');
    case 'Over':
      return play.outcome ? outcomeTitle(play.outcome, nameOf) : t('turn.over');
  }
}

function togetherLine(turn: Turn.Together, viewer: ViewerTold | undefined, game: AnyGame, nameOf: NameOf): string {
  const what = viewer ? game.together?.(viewer.view, translatorOf(game.texts)) : '';
  return what || t('turn.together', { names: listed(turn.awaited.map(marked(nameOf))) });
}

/** What is decided, for those who only look on: players read it beside their choices. */
function aboutLine(viewer: ViewerTold | undefined, game: AnyGame, nameOf: NameOf): string {
  return viewer && viewer.seat === null ? (game.question?.(viewer.view, translatorOf(game.texts), nameOf) ?? '') : '';
}

function awayLine(nameOf: NameOf, away: number[]): string {
  return away.length > 0 ? t('turn.away', { names: listed(away.map(nameOf)) }) : '';
}
