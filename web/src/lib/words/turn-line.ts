import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { EyesTold, PlayTold } from '../../wire/table';
import { listed, t, translatorOf } from '../i18n/i18n.svelte';
import { outcomeTitle } from './outcome';

/** A line that calls the seat that these eyes belong to: it is to decide. */
export function callLine(eyes: EyesTold, game: AnyGame, nameOf: NameOf): string {
  const name = eyes.seat === null ? '' : nameOf(eyes.seat);
  const what = game.asked?.(eyes.view, translatorOf(game.texts)) ?? '';
  return what ? t('turn.mine', { name, what }) : t('turn.mine.plain', { name });
}

/** One line that says what the game waits for, and from whom. */
export function turnLine(play: PlayTold, eyes: EyesTold | undefined, game: AnyGame, nameOf: NameOf): string {
  switch (play.turn.type) {
    case 'One': {
      const name = nameOf(play.turn.seat);
      const what = eyes ? game.awaited(eyes.view, translatorOf(game.texts)) : '';
      return what ? t('turn.wait', { name, what }) : t('turn.plain', { name });
    }
    case 'Together':
      if (play.turn.window || play.turn.awaited.length === 0) return t('turn.window');
      return t('turn.together', { names: listed(play.turn.awaited.map(nameOf)) });
    case 'Sea':
      return t('turn.sea');
    case 'Over':
      return play.outcome ? outcomeTitle(play.outcome, nameOf) : t('turn.over');
  }
}
