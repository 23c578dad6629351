import type { NameOf } from '../../game';
import type { Card, Line, View } from '../types';
import { deedSecret, deedSentence } from './deeds';
import { foundIn } from './logbook';
import { cardName, cardNames, type T } from './names';

/** What everybody knows of a round, sentence by sentence; the first round is number one. */
export function openStory(view: View, round: number, t: T, nameOf: NameOf): string[] {
  const line = view.rounds[round - 1];
  if (!line) return [];
  return [
    teamSentence(line, t, nameOf),
    gunsSentence(line, t, nameOf),
    line.card ? t('round.sailed', { card: cardName(line.card, t) }) : '',
    line.end && line.end !== 'SAILED' ? t(`round.${line.end}`) : '',
    ...view.deeds.filter((deed) => deed.round === round).map((deed) => deedSentence(deed, t, nameOf)),
  ].filter(Boolean);
}

function teamSentence(line: Line, t: T, nameOf: NameOf): string {
  return [
    `${t('post.CAPTAIN')}: ${nameOf(line.captain)}`,
    ...(line.lieutenant === null ? [] : [`${t('post.LIEUTENANT')}: ${nameOf(line.lieutenant)}`]),
    ...(line.navigator === null ? [] : [`${t('post.NAVIGATOR')}: ${nameOf(line.navigator)}`]),
  ].join(' · ');
}

function gunsSentence(line: Line, t: T, nameOf: NameOf): string {
  const shown = line.guns.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} (${count})`] : []));
  return shown.length > 0 ? t('round.guns', { names: shown.join(', ') }) : '';
}

/**
 * What was hidden in a round, as far as the view has it: for a seat what it found out, after the game all of it.
 */
export function hiddenStory(view: View, round: number, t: T, nameOf: NameOf): string[] {
  const line = view.rounds[round - 1];
  if (!line) return [];
  return [
    drew(line.captain, line.drewC, line.passedC, t, nameOf),
    thrownAgain(line.againC, t),
    line.lieutenant === null ? '' : drew(line.lieutenant, line.drewL, line.passedL, t, nameOf),
    thrownAgain(line.againL, t),
    line.navigator === null || foundIn(line).length === 0
      ? ''
      : t('secret.held', { name: nameOf(line.navigator), cards: cardNames(foundIn(line), t) }),
    ...view.deeds.filter((deed) => deed.round === round).map((deed) => deedSecret(deed, t, nameOf)),
  ].filter(Boolean);
}

const thrownAgain = (cards: Card[], t: T): string =>
  cards.length > 0 ? t('secret.again', { cards: cardNames(cards, t) }) : '';

function drew(seat: number, cards: Card[], passed: Card | null, t: T, nameOf: NameOf): string {
  if (cards.length === 0) return '';
  const parts = { name: nameOf(seat), cards: cardNames(cards, t) };
  return passed ? t('secret.drewAndPassed', { ...parts, card: cardName(passed, t) }) : t('secret.drew', parts);
}
