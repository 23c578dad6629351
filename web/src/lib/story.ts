import type { AnyGame } from '../games';
import type { NameOf } from '../games/game';
import type { Happening, SeatTold } from '../wire/table';
import { speaking, t } from './i18n.svelte';
import { namesOf, sitterName } from './names';

export interface Line {
  key: string;
  text: string;
}

/** A happening as a sentence; empty where it is not worth one. */
function sentenceOf(happening: Happening, game: AnyGame, nameOf: NameOf): string {
  switch (happening.type) {
    case 'SeatChanged':
      return seatSentence(happening);
    case 'Began':
      return t('story.began');
    case 'InGame':
      return game.sentence(happening.event, speaking(game.texts), nameOf);
    case 'TookBack':
      return t('story.tookBack', { name: nameOf(happening.seat) });
    case 'RanOutOfTime':
      return t('story.ranOut', { name: nameOf(happening.seat) });
    case 'Finished':
      return t('story.finished');
    case 'WentOn':
      return t('story.wentOn');
    case 'Spoke':
      return '';
  }
}

/**
 * What was heard, as the sentences that are worth reading. Whoever held a seat then is named, not who holds it today.
 *
 * @param seats as they are now: for a story whose beginning is not known yet
 */
export function linesOf(heard: { key: string; happening: Happening }[], game: AnyGame, seats: SeatTold[]): Line[] {
  let then = seats;
  let nameOf = namesOf(then);
  return heard
    .map(({ key, happening }) => {
      if (happening.type === 'SeatChanged') {
        then = then.map((seat) => (seat.seat === happening.seat.seat ? happening.seat : seat));
        nameOf = namesOf(then);
      }
      return { key, text: sentenceOf(happening, game, nameOf) };
    })
    .filter(({ text }) => text);
}

function seatSentence(happening: Happening.SeatChanged): string {
  const { seat, sitter } = happening.seat;
  const number = seat + 1;
  return sitter.type === 'Nobody'
    ? t('story.left', { number })
    : t('story.sat', { name: sitterName(sitter), number });
}
