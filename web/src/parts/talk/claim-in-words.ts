import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { ClaimForm } from '../../wire/table';
import { fillingText } from '../../lib/words/claims';
import { placeOf, wordsOf, type Place } from './typed-words';

/** A claim that typed words may mean. */
export interface MeantClaim {
  form: string;
  fillings: string[];
}

export interface Listening {
  game: AnyGame;
  nameOf: NameOf;
  /** The seats that a claim can be about. */
  others: number[];
  /** What people type who mean a form or a filling, in their language: see `GameClient.hearing`. */
  hearing: Record<string, string>;
}

/** So many claims are offered. */
const MOST = 2;
/** How much less fitting the second one may be. */
const NEARLY = 1;

/**
 * The claims that come nearest to a typed sentence, the best one first; a blank that it does not name is empty. It goes by words alone,
 * so it may miss what is meant: a person reads the claim before making it.
 */
export function claimsIn(sentence: string, forms: ClaimForm[], listening: Listening): MeantClaim[] {
  const words = wordsOf(sentence);
  const asking = forms.find(({ name }) => name === listening.game.asking);
  if (asking && isQuestion(sentence, words, listening)) return question(asking, words, listening);
  const found = forms
    .filter((form) => form !== asking)
    .flatMap((form) => statement(form, words, listening))
    .sort((one, other) => other.score - one.score);
  return found.filter(({ score }) => score >= (found[0]?.score ?? 0) - NEARLY).slice(0, MOST).map(({ claim }) => claim);
}

/** It ends like a question, or begins like one, be it after a name. */
function isQuestion(sentence: string, words: string[], { game, hearing, nameOf, others }: Listening): boolean {
  if (/[?？]\s*$/.test(sentence)) return true;
  const named = others.map((seat) => placeOf([nameOf(seat)], words, 'exactly')).find((place) => place?.at === 0);
  const begins = named ? words.slice(named.length) : words;
  return placeOf(waysOf(hearing[`form.${game.asking}`]), begins)?.at === 0;
}

/** Whom it asks what; nothing where it names several, or neither a player nor what is asked. */
function question(form: ClaimForm, words: string[], listening: Listening): MeantClaim[] {
  const named = listening.others.filter((seat) => placeOf([listening.nameOf(seat)], words, 'exactly'));
  const fillings = form.blanks.map((blank) => (blank.type === 'Player' ? `${named[0] ?? ''}` : (topic(blank.among, words, listening) ?? '')));
  return named.length > 1 || fillings.every((filling) => filling === '') ? [] : [{ form: form.name, fillings }];
}

/** The word of which the most is typed. */
function topic(among: string[], words: string[], listening: Listening): string | null {
  const found = among.flatMap((word) => {
    const place = placeOf(namesOf(word, listening), words);
    return place ? [{ word, place }] : [];
  });
  return found.sort((one, other) => other.place.length - one.place.length || one.place.at - other.place.at)[0]?.word ?? null;
}

function statement(form: ClaimForm, words: string[], listening: Listening): { claim: MeantClaim; score: number }[] {
  const ways = waysOf(listening.hearing[`form.${form.name}`]);
  const told = placeOf(ways, words)?.typed ?? 0;
  const fillings = fillingsOf(form, words, listening);
  const open = fillings.filter((filling) => filling === '').length;
  const isNamed = form.blanks.every((blank, index) => blank.type === 'Word' || fillings[index] !== '') && (open < fillings.length || fillings.length === 0);
  const isMeant = ways.length > 0 ? told > 0 : open === 0 && fillings.length > 0;
  return isNamed && isMeant ? [{ claim: { form: form.name, fillings }, score: 2 * told + 3 * (fillings.length - open) - 2 * open }] : [];
}

/** The blanks in their order take what the sentence names, each name once; who says "two blue" means blue both times. */
function fillingsOf(form: ClaimForm, words: string[], listening: Listening): string[] {
  const left = [...words];
  const fillings = form.blanks.map((blank) => firstNamed(blank, left, listening) ?? '');
  const last = fillings.findLast((one) => one !== '') ?? '';
  const isTwice = placeOf(waysOf(listening.hearing.twice), words) !== null;
  return fillings.map((one, index) => one || (isTwice && isAmong(last, form.blanks[index]) ? last : ''));
}

const isAmong = (filling: string, blank: ClaimForm.Blank | undefined): boolean => blank?.type === 'Word' && blank.among.includes(filling);

/** What is named first, and of two the one with more words; they are taken out of those that are left. */
function firstNamed(blank: ClaimForm.Blank, left: string[], listening: Listening): string | null {
  const found = (blank.type === 'Word' ? blank.among : listening.others.map(String)).flatMap((choice): { choice: string; place: Place }[] => {
    const place = blank.type === 'Player' ? placeOf([listening.nameOf(Number(choice))], left, 'exactly') : placeOf(namesOf(choice, listening), left);
    return place ? [{ choice, place }] : [];
  });
  const first = found.sort((one, other) => one.place.at - other.place.at || other.place.length - one.place.length)[0];
  if (!first) return null;
  left.splice(first.place.at, first.place.length, '');
  return first.choice;
}

const namesOf = (word: string, { game, nameOf, hearing }: Listening): string[] => [fillingText(word, game, nameOf), ...waysOf(hearing[`word.${word}`])];

const waysOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((way) => way.trim() !== '');
