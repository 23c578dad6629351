import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { ClaimForm } from '../../wire/table';
import { fillingText, piecesOf } from '../../lib/words/claims';

/** A claim that typed words may mean. */
export interface MeantClaim {
  form: string;
  fillings: string[];
}

interface Typed {
  words: string[];
  game: AnyGame;
  nameOf: NameOf;
  /** The seats that a claim can be about. */
  others: number[];
}

/** Shorter words, such as articles, tell forms apart too little. */
const TELLING = 3;
/** So many claims are offered. */
const MOST = 2;
/** How much less fitting the second one may be. */
const NEARLY = 2;

/**
 * The claims that come nearest to a typed sentence, the best one first; none where it names nothing that fills a blank. It goes by
 * words that the forms and the sentence share, so it may miss what is meant: a person looks at the claim before making it.
 */
export function claimsIn(sentence: string, forms: ClaimForm[], game: AnyGame, nameOf: NameOf, others: number[]): MeantClaim[] {
  const typed: Typed = { words: wordsOf(sentence), game, nameOf, others };
  const found = forms
    .flatMap((form) => fitOf(form, typed))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return found.filter(({ score }) => score >= (found[0]?.score ?? 0) - NEARLY).slice(0, MOST).map(({ claim }) => claim);
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Words bend at their end: "rot" is meant by "rote", "roja" by "rojo". */
function means(word: string, meant: string): boolean {
  if (meant.length < TELLING) return word === meant;
  const stem = meant.slice(0, Math.max(TELLING, meant.length - 1));
  return word.startsWith(stem) && word.length <= meant.length + 2;
}

function fitOf(form: ClaimForm, typed: Typed): { claim: MeantClaim; score: number }[] {
  const { fillings, filled } = fillingsOf(form, typed);
  if (filled === 0) return [];
  const fixed = piecesOf(form.name, form.blanks.length, typed.game).flatMap((piece) => (typeof piece === 'string' ? wordsOf(piece) : []));
  const telling = fixed.filter(({ length }) => length >= TELLING);
  const shared = telling.filter((meant) => typed.words.some((word) => means(word, meant))).length;
  const score = 3 * filled + 2 * shared - (telling.length - shared) / 2 - (form.blanks.length - filled);
  return [{ claim: { form: form.name, fillings }, score }];
}

/** The blanks in their order take what the sentence names, each name once; who says "two blue" means blue both times. */
function fillingsOf(form: ClaimForm, typed: Typed): { fillings: string[]; filled: number } {
  const left = [...typed.words];
  let filled = 0;
  const fillings = form.blanks.map((blank) => {
    const choices = blank.type === 'Word' ? blank.among : typed.others.map(String);
    const named = firstNamed(choices, blank, left, typed);
    if (named === null) return null;
    filled += 1;
    return named;
  });
  const last = fillings.findLast((one) => one !== null) ?? '';
  return { filled, fillings: fillings.map((one, index) => one ?? (isAmong(last, form.blanks[index]) ? last : '')) };
}

const isAmong = (filling: string, blank: ClaimForm.Blank | undefined): boolean => blank?.type === 'Word' && blank.among.includes(filling);

/** The choice that is named first; its words are taken out of those that are left. */
function firstNamed(choices: string[], blank: ClaimForm.Blank, left: string[], { game, nameOf }: Typed): string | null {
  const called = (choice: string) => wordsOf(blank.type === 'Player' ? nameOf(Number(choice)) : fillingText(choice, game, nameOf));
  const at = choices.map((choice) => ({ choice, words: called(choice), index: indexOf(called(choice), left) })).filter(({ index }) => index >= 0);
  const first = at.sort((one, other) => one.index - other.index)[0];
  if (!first) return null;
  left.splice(first.index, first.words.length);
  return first.choice;
}

function indexOf(name: string[], words: string[]): number {
  return name.length === 0 ? -1 : words.findIndex((_, at) => name.every((part, index) => means(words[at + index] ?? '', part)));
}
