import type { AnyGame } from '../../games';
import type { PortraitOf } from '../../board/portraits';
import type { NameOf } from '../../games/game';
import type { Happening, SeatTold } from '../../wire/table';
import { translatorOf, t } from '../i18n/i18n.svelte';
import { namesOf, personName, sitterName } from './names';
import { portraitsOf } from './portraits';

export interface StoryLine {
  key: string;
  text: string;
}

/** What happened, as a sentence; empty where the story does not mention it. */
function sentenceOf(happening: Exclude<Happening, Happening.SeatChanged>, game: AnyGame, nameOf: NameOf): string {
  switch (happening.type) {
    case 'HostChanged':
      return t('story.host', { name: personName(happening.host) });
    case 'EyesLent':
      return t(happening.lent ? 'story.eyes' : 'story.eyes.off', { name: nameOf(happening.seat) });
    case 'Began':
      return t('story.began');
    case 'InGame':
      return game.sentence(happening.event, translatorOf(game.texts), nameOf);
    case 'TookBack':
      return t('story.tookBack', { name: nameOf(happening.seat) });
    case 'RanOutOfTime':
      return t('story.ranOut', { name: nameOf(happening.seat) });
    case 'Finished':
      return t('story.finished');
    case 'WentOn':
      return t('story.wentOn');
    case 'Closed':
      return t(`closed.${happening.why}`);
    case 'Spoke':
      return '';
  }
}

/** A happening, with its key in the lists of the page. */
export interface KeyedHappening {
  key: string;
  happening: Happening;
}

/** A happening as a sentence, and how those at the seats were called and looked when it happened. */
export interface NamedSentence extends StoryLine {
  nameOf: NameOf;
  portraitOf: PortraitOf;
}

/**
 * The story as sentences, one for each happening, empty where there is none. Each sentence names the person who held the seat at
 * that time, not the one who holds it now.
 *
 * @param seats as they are now: they stand in for those of the beginning until the story tells them
 */
export function namedSentences(items: KeyedHappening[], game: AnyGame, seats: SeatTold[]): NamedSentence[] {
  const known = new Set<number>();
  let then = seats;
  let nameOf = namesOf(then);
  let portraitOf = portraitsOf(then);
  return items.map(({ key, happening }) => {
    if (happening.type !== 'SeatChanged') return { key, text: sentenceOf(happening, game, nameOf), nameOf, portraitOf };
    const { seat } = happening.seat;
    const before = known.has(seat) ? nameOf(seat) : null;
    const text = before === null || isFree(then[seat]) ? seatSentence(happening) : changedHands(happening, before, then[seat]);
    known.add(seat);
    then = withSeat(then, happening.seat);
    nameOf = namesOf(then);
    portraitOf = portraitsOf(then);
    return { key, text, nameOf, portraitOf };
  });
}

/** The sentences of the story. */
export function storyLines(items: KeyedHappening[], game: AnyGame, seats: SeatTold[]): StoryLine[] {
  return namedSentences(items, game, seats).flatMap(({ key, text }) => (text ? [{ key, text }] : []));
}

/** The seats after all of this has happened. */
export function seatsAfter(items: KeyedHappening[], seats: SeatTold[]): SeatTold[] {
  return items.reduce((then, { happening }) => (happening.type === 'SeatChanged' ? withSeat(then, happening.seat) : then), seats);
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
    : t('story.sat', { name: sitterName(happening.seat), number });
}

/** A person who takes another name, or only another face, keeps the seat. */
function changedHands(happening: Happening.SeatChanged, before: string, then: SeatTold | undefined): string {
  const { sitter } = happening.seat;
  const same = sitter.type === 'Human' && then?.sitter.type === 'Human' && sitter.person.id === then.sitter.person.id;
  if (!same) return standsIn(happening.seat, then) ?? handedOver(happening, before);
  const name = sitterName(happening.seat);
  return name === before ? '' : t('story.renamed', { name, before });
}

/** A bot that sits in for whoever held the seat, or the person who takes it back from the bot; null where it is neither. */
function standsIn(now: SeatTold, then: SeatTold | undefined): string | null {
  const personOf = ({ sitter }: SeatTold) => (sitter.type === 'Human' ? sitter.person : null);
  if (!then) return null;
  if (now.keptFor && personOf(then)?.id === now.keptFor.id) return t('story.satIn', { name: sitterName(now) });
  if (then.keptFor && personOf(now)?.id === then.keptFor.id) return t('story.cameBack', { name: sitterName(now) });
  return null;
}

function handedOver(happening: Happening.SeatChanged, before: string): string {
  const { seat, sitter } = happening.seat;
  return sitter.type === 'Nobody'
    ? t('story.stoodUp', { name: before, number: seat + 1 })
    : t('story.tookOver', { name: sitterName(happening.seat), number: seat + 1, before });
}
