import type { AnyGame } from '../../games';
import type { SaidTold } from '../../wire/table';
import { temperOf } from './cast';
import { findSaying } from './sayings.svelte';

/** The key of the sentence in which each bot makes its claim, by the number of what it said. */
export type Wordings = ReadonlyMap<number, string>;

/**
 * Bots have several sentences for a form: those of their temper and those of all. The number of the entry chooses one, so that all pages
 * show the same, but never that of the bot that made such a claim before.
 *
 * @param said in any order; people's words are left alone
 */
export function wordingsOf(said: SaidTold[], game: AnyGame): Wordings {
  const wordings = new Map<number, string>();
  const last = new Map<string, string>();
  for (const { number, seat, person, saying } of said.toSorted((one, other) => one.number - other.number)) {
    if (saying.type !== 'Claim' || seat === null || person.id !== '' || wordings.has(number)) continue;
    const pool = sentencesOf(saying.form, temperOf(seat), game);
    const chosen = number % Math.max(1, pool.length);
    const key = pool[chosen] === last.get(saying.form) ? pool[(chosen + 1) % pool.length] : pool[chosen];
    if (key === undefined) continue;
    wordings.set(number, key);
    last.set(saying.form, key);
  }
  return wordings;
}

/** The texts `claim.<form>.<temper>` and `claim.<form>`, each followed by its `.2`, `.3` and so on. */
function sentencesOf(form: string, temper: string, game: AnyGame): string[] {
  return [`claim.${form}.${temper}`, `claim.${form}`].flatMap((key) => {
    const keys: string[] = [];
    for (let next = key, count = 2; findSaying(game, next) !== null; next = `${key}.${count++}`) keys.push(next);
    return keys;
  });
}
