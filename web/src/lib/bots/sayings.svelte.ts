import type { AnyGame } from '../../games';
import type { Texts } from '../../texts/translation';
import { findText } from '../i18n/i18n.svelte';

let known = $state.raw<ReadonlyMap<AnyGame, Texts<string>>>(new Map());
const asked = new Set<AnyGame>();

/** The text of a claim: one of those that only bots use, which are loaded when they are first looked for, or one of the game. */
export function findSaying(game: AnyGame, key: string): string | null {
  if (game.sayings && !asked.has(game)) {
    asked.add(game);
    void game.sayings().then((texts) => (known = new Map([...known, [game, texts]])));
  }
  return findText(known.get(game), key) ?? findText(game.texts, key);
}
