import type { Look } from '../../board/looks';
import type { PortraitOf } from '../../board/portraits';
import type { AnyGame } from '../../games';
import type { NameOf } from '../../games/game';
import type { SaidTold, Saying, SeatTold } from '../../wire/table';
import { readySigns } from '../table/deal-confirmations.svelte';
import { findFrameText } from '../i18n/i18n.svelte';
import { mannersOf } from '../bots/cast';
import { claimText } from './claims';
import { namesOf, personName } from './names';
import { namedSentences } from './story';
import { personLook, portraitsOf } from './portraits';
import { wordingsOf, type Wordings } from '../bots/wordings';
import { turnLines, type LineStep, type NumberedHappening } from './turn-lines';

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
  /** Whether a claim was true; only where that may be told. */
  isTrue?: boolean | null;
  /** Whose turn the line tells; null where it is nobody's. */
  seat: number | null;
  /** The face of who said it or whose turn it was, as it was then; null where there is none. */
  face: Look | null;
  /** What the line unfolds to; none for talk. */
  steps: LineStep[];
  /** The numbers of the steps that brought it. */
  numbers: number[];
}

/**
 * Story and talk in the order in which they came, with the names of then; a turn stands where it began.
 *
 * @param lately what was said lately: the page knows it before the story of an older table has arrived
 */
export function streamLines(told: NumberedHappening[], lately: SaidTold[], game: AnyGame, seats: SeatTold[]): StreamLine[] {
  const { items, said } = game.deal ? withoutSigns(told, lately) : { items: told, said: lately };
  const nameOf = namesOf(seats);
  const portraitOf = portraitsOf(seats);
  const turns = new Map(turnLines(items, game, seats).map((line) => [line.key, line]));
  const then = namedSentences(items, game, seats);
  const spoken = items.flatMap(({ happening }) => (happening.type === 'Spoke' ? [happening.said] : []));
  const wordings = wordingsOf([...said, ...spoken], game);
  const lines = items.flatMap(({ key, happening }, index): StreamLine[] => {
    if (happening.type === 'Spoke') return [talkLine(happening.said, game, then[index]?.nameOf ?? nameOf, then[index]?.portraitOf ?? portraitOf, wordings)];
    const turn = turns.get(key);
    return turn ? [{ ...turn, kind: 'story', speaker: null, claim: false }] : [];
  });
  const known = new Set(lines.map(({ key }) => key));
  const before = said.map((one) => talkLine(one, game, nameOf, portraitOf, wordings)).filter(({ key }) => !known.has(key));
  return [...before, ...lines];
}

/** Without what pages said for seats that know their cards. */
function withoutSigns(told: NumberedHappening[], said: SaidTold[]): { items: NumberedHappening[]; said: SaidTold[] } {
  const spoken = told.flatMap(({ happening }) => (happening.type === 'Spoke' ? [happening.said] : []));
  const signs = readySigns([...said, ...spoken]);
  return {
    items: told.filter(({ happening }) => happening.type !== 'Spoke' || !signs.has(happening.said.number)),
    said: said.filter(({ number }) => !signs.has(number)),
  };
}

/** What happened in the game and was heard, in one line for each turn, without talk. */
export function heardLines(items: NumberedHappening[], hears: (eyes: number[]) => boolean, game: AnyGame, seats: SeatTold[]): string[] {
  const heard = items.filter(({ happening }) => happening.type === 'InGame' && hears(happening.eyes));
  return streamLines(heard, [], game, seats).map(({ text }) => text);
}

/** The same lines, where claims say whether they were true. */
export function judged(lines: StreamLine[], game: AnyGame, view: unknown): StreamLine[] {
  const filed = game.claims?.(view) ?? [];
  const claims = lines.filter(({ claim }) => claim);
  return lines.map((line) => {
    const about = filed[claims.indexOf(line)];
    return line.claim && about ? { ...line, isTrue: game.isTrue?.(about, view) ?? null } : line;
  });
}

/** The line of the last turn, or of what else unfolds to its steps. */
export const lastTurn = (lines: StreamLine[]): StreamLine | undefined => lines.findLast(({ kind, steps }) => kind === 'story' && steps.length > 0);

export function filtered(lines: StreamLine[], filter: Filter): StreamLine[] {
  return filter === 'all' ? lines : lines.filter(({ kind }) => kind === filter);
}

export function talkLine(said: SaidTold, game: AnyGame, nameOf: NameOf, portraitOf: PortraitOf, wordings: Wordings): StreamLine {
  return {
    key: `said.${said.number}`,
    kind: 'talk',
    text: sayingText(said, game, nameOf, wordings.get(said.number)),
    speaker: { name: speakerName(said, nameOf), seat: said.seat },
    claim: said.saying.type === 'Claim',
    seat: null,
    face: said.seat === null ? null : said.person.id === '' ? portraitOf(said.seat) : personLook(said.person),
    steps: [],
    numbers: [],
  };
}

/** The person who said it, who may not hold the seat any more; a bot goes by the name of its seat. */
function speakerName({ seat, person }: SaidTold, nameOf: NameOf): string {
  return seat !== null && person.id === '' ? nameOf(seat) : personName(person);
}

function sayingText({ saying, seat }: SaidTold, game: AnyGame, nameOf: NameOf, wording: string | undefined): string {
  switch (saying.type) {
    case 'Words':
      return saying.text;
    case 'Emote':
      return findFrameText(`emote.${saying.name}`) ?? saying.name;
    case 'Claim':
      return claimText(saying, game, nameOf, wording);
    case 'Remark':
      return remarkText(saying, mannersOf(seat ?? 0), nameOf);
  }
}

function remarkText({ word, to }: Saying.Remark, manners: string[], nameOf: NameOf): string {
  const texts = manners.map((manner) => findFrameText(`remark.${word}.${manner}`, { name: to === null ? '' : nameOf(to) }));
  return texts.find((text) => text !== null) ?? word;
}
