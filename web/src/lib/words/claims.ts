import type { AnyGame } from '../../games';
import type { FiledClaim, NameOf } from '../../games/game';
import type { Saying } from '../../wire/table';
import { findText } from '../i18n/i18n.svelte';
import { findSaying } from '../bots/sayings.svelte';
import type { StoryItem } from '../table/table.svelte';

/** A piece of a claim's sentence: words, or the blank of that number. */
export type Piece = string | number;

/** The sentence of a claim form, split at its blanks; blanks that the text does not mention stand at the end. */
export function piecesOf(form: string, blanks: number, game: AnyGame): Piece[] {
  const text = findText(game.texts, `claim.${form}`) ?? form;
  const pieces = text.split(/(\{\d+\})/).flatMap((part): Piece[] => {
    const blank = /^\{(\d+)\}$/.exec(part);
    if (blank) return [Number(blank[1])];
    return part.trim() ? [part.trim()] : [];
  });
  const named = pieces.filter((piece) => typeof piece === 'number');
  const missing = Array.from({ length: blanks }, (_, index) => index).filter((index) => !named.includes(index));
  return [...pieces, ...missing];
}

/** What fills a blank, in words: a word of the game, or else the name of a seat. */
export function fillingText(filling: string, game: AnyGame, nameOf: NameOf): string {
  return findText(game.texts, `word.${filling}`) ?? (/^\d+$/.test(filling) ? nameOf(Number(filling)) : filling);
}

/** @param wording the key of its sentence, where a bot claims it in its own words */
export function claimText(claim: Saying.Claim, game: AnyGame, nameOf: NameOf, wording = `claim.${claim.form}`): string {
  const words = claim.fillings.map((filling) => fillingText(filling, game, nameOf));
  const text = findSaying(game, wording) ?? claim.form;
  const used = new Set<number>();
  const sentence = text.replace(/\{(\d+)\}/g, (blank, index: string) => {
    used.add(Number(index));
    return words[Number(index)] ?? blank;
  });
  const left = words.filter((_, index) => !used.has(index));
  return left.length > 0 ? `${sentence}: ${left.join(', ')}` : sentence;
}

/** The sentence of a claim whose blanks are not all filled yet. */
export function openClaimText(claim: { form: string; fillings: string[] }, game: AnyGame, nameOf: NameOf): string {
  return claimText({ type: 'Claim', form: claim.form, fillings: claim.fillings.map((filling) => filling || '…') }, game, nameOf);
}

/** The claims of one round, in their order. */
export interface RoundOfClaims {
  /** Null where the game has no rounds. */
  round: number | null;
  claims: { key: string; seat: number; claim: Saying.Claim }[];
}

/** The ledger: the claims as the game files them, or else by the round in which they were made. */
export function ledgerOf(story: StoryItem[], game: AnyGame, view: unknown): RoundOfClaims[] {
  return game.claims && view ? filed(game.claims(view)) : claimsByRound(story, game);
}

function filed(claims: FiledClaim[]): RoundOfClaims[] {
  const rounds = [...new Set(claims.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => ({
    round,
    claims: claims.flatMap((one, index) =>
      one.round === round
        ? [{ key: String(index), seat: one.by, claim: { type: 'Claim' as const, form: one.form, fillings: one.fillings } }]
        : [],
    ),
  }));
}

/** All claims of the story, round by round. */
function claimsByRound(story: StoryItem[], game: AnyGame): RoundOfClaims[] {
  const rounds: RoundOfClaims[] = [];
  let round: number | null = null;
  for (const { key, happening } of story) {
    if (happening.type === 'InGame') round = game.round?.(happening.event) ?? round;
    if (happening.type !== 'Spoke' || happening.said.saying.type !== 'Claim' || happening.said.seat === null) continue;
    if (rounds.at(-1)?.round !== round || rounds.length === 0) rounds.push({ round, claims: [] });
    rounds.at(-1)?.claims.push({ key, seat: happening.said.seat, claim: happening.said.saying });
  }
  return rounds;
}
