import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { Happening, SaidTold, Saying, SeatTold } from '../../wire/table';
import { findFrameText } from '../i18n/i18n.svelte';
import { claimText } from './claims';
import { namesOf, personName } from './names';
import { storyLines } from './story';

/** What the stream shows: everything, or one kind of line. */
export const FILTERS = ['all', 'talk', 'story'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Speaker {
  name: string;
  /** Null for a watcher. */
  seat: number | null;
}

/** A line of the stream: something that happened, or something that somebody said. */
export interface StreamLine {
  key: string;
  kind: 'story' | 'talk';
  text: string;
  /** Who said it; null in the story. */
  speaker: Speaker | null;
  claim: boolean;
}

type Told = { key: string; happening: Happening }[];

/**
 * Story and talk in the order in which they came.
 *
 * @param said what was said lately: the page knows it before the story of an older table has arrived
 */
export function streamLines(items: Told, said: SaidTold[], game: AnyGame, seats: SeatTold[]): StreamLine[] {
  const nameOf = namesOf(seats);
  const told = new Map(storyLines(items, game, seats).map((line) => [line.key, line.text]));
  const lines = items.flatMap(({ key, happening }): StreamLine[] => {
    if (happening.type === 'Spoke') return [talkLine(happening.said, game, nameOf)];
    const text = told.get(key);
    return text ? [{ key, kind: 'story', text, speaker: null, claim: false }] : [];
  });
  const known = new Set(lines.map(({ key }) => key));
  const before = said.map((one) => talkLine(one, game, nameOf)).filter(({ key }) => !known.has(key));
  return [...before, ...lines];
}

export function filtered(lines: StreamLine[], filter: Filter): StreamLine[] {
  return filter === 'all' ? lines : lines.filter(({ kind }) => kind === filter);
}

function talkLine(said: SaidTold, game: AnyGame, nameOf: NameOf): StreamLine {
  return {
    key: `said.${said.number}`,
    kind: 'talk',
    text: sayingText(said.saying, game, nameOf),
    speaker: { name: speakerName(said, nameOf), seat: said.seat },
    claim: said.saying.type === 'Claim',
  };
}

/** The person who said it, who may not hold the seat any more; a bot goes by the name of its seat. */
function speakerName({ seat, person }: SaidTold, nameOf: NameOf): string {
  return seat !== null && person.id === '' ? nameOf(seat) : personName(person);
}

function sayingText(saying: Saying, game: AnyGame, nameOf: NameOf): string {
  switch (saying.type) {
    case 'Words':
      return saying.text;
    case 'Emote':
      return findFrameText(`emote.${saying.name}`) ?? saying.name;
    case 'Claim':
      return claimText(saying, game, nameOf);
  }
}
