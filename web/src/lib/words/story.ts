import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { Happening, SeatTold } from '../../wire/table';
import { speaking, t } from '../i18n/i18n.svelte';
import { namesOf, sitterName } from './names';

export interface Line {
  key: string;
  text: string;
}

/** A happening as a sentence; empty where it is not worth one. */
function sentenceOf(happening: Exclude<Happening, Happening.SeatChanged>, game: AnyGame, nameOf: NameOf): string {
  switch (happening.type) {
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

type Told = { key: string; happening: Happening }[];

/**
 * What was heard, as the sentences that are worth reading. Whoever held a seat then is named, not who holds it today.
 *
 * @param seats as they are now: for a story whose beginning is not known yet
 */
export function linesOf(heard: Told, game: AnyGame, seats: SeatTold[]): Line[] {
  const known = new Set<number>();
  let then = seats;
  let nameOf = namesOf(then);
  return heard
    .map(({ key, happening }) => {
      if (happening.type !== 'SeatChanged') return { key, text: sentenceOf(happening, game, nameOf) };
      const { seat } = happening.seat;
      const before = known.has(seat) ? nameOf(seat) : null;
      const text = before === null || isFree(then[seat]) ? seatSentence(happening) : handedOver(happening, before);
      known.add(seat);
      then = withSeat(then, happening.seat);
      nameOf = namesOf(then);
      return { key, text };
    })
    .filter(({ text }) => text);
}

/** Who sat where after all that was heard. */
export function seatsThen(heard: Told, seats: SeatTold[]): SeatTold[] {
  return heard.reduce((then, { happening }) => (happening.type === 'SeatChanged' ? withSeat(then, happening.seat) : then), seats);
}

function withSeat(seats: SeatTold[], changed: SeatTold): SeatTold[] {
  return seats.map((seat) => (seat.seat === changed.seat ? changed : seat));
}

function isFree(seat: SeatTold | undefined): boolean {
  return seat?.sitter.type === 'Nobody';
}

function seatSentence(happening: Happening.SeatChanged): string {
  const { seat, sitter } = happening.seat;
  const number = seat + 1;
  return sitter.type === 'Nobody'
    ? t('story.left', { number })
    : t('story.sat', { name: sitterName(sitter), number });
}

function handedOver(happening: Happening.SeatChanged, before: string): string {
  const { seat, sitter } = happening.seat;
  return sitter.type === 'Nobody'
    ? t('story.stoodUp', { name: before, number: seat + 1 })
    : t('story.tookOver', { name: sitterName(sitter), number: seat + 1, before });
}
