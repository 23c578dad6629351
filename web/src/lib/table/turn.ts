import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { EyesTold, PlayTold, Turn } from '../../wire/table';
import { listed, speaking, t } from '../i18n/i18n.svelte';
import { outcomeTitle } from '../words/outcome';

/** The seats that the game waits for, as far as the viewer may know. */
export function awaitedOf(turn: Turn): number[] {
  switch (turn.type) {
    case 'One':
      return [turn.seat];
    case 'Together':
      return turn.awaited;
    case 'Sea':
    case 'Over':
      return [];
  }
}

/** Whether everybody may act or pass now. */
export function isWindow(turn: Turn): boolean {
  return turn.type === 'Together' && turn.window;
}

/** Those whom the list of the crew marks. In a window nobody: it must not look as if anybody had something to do. */
export function markedOf(turn: Turn): number[] {
  return isWindow(turn) ? [] : awaitedOf(turn);
}

/** The eyes to look through: a seat of mine that is awaited, then one that may act, then the one before. */
export function bestEyes(play: PlayTold, before: number | null): EyesTold | undefined {
  const awaited = awaitedOf(play.turn);
  const asked = play.eyes.filter((eyes) => eyes.seat !== null && awaited.includes(eyes.seat) && eyes.moves.length > 0);
  return (
    asked.find((eyes) => eyes.seat === before) ??
    asked[0] ??
    play.eyes.find((eyes) => eyes.seat === before) ??
    play.eyes[0]
  );
}

/** One line: what the game waits for, and from whom. */
export function turnLine(play: PlayTold, eyes: EyesTold | undefined, game: AnyGame, nameOf: NameOf): string {
  switch (play.turn.type) {
    case 'One': {
      const name = nameOf(play.turn.seat);
      const what = eyes ? game.awaited(eyes.view, speaking(game.texts)) : '';
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
