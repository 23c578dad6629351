import type { Look } from '../../board/looks';
import type { PortraitOf } from '../../board/portraits';
import type { AnyGame } from '../../games';
import type { Chapter, NameOf } from '../../games/game';
import type { Happening, SeatTold } from '../../wire/table';
import { translatorOf, t } from '../i18n/i18n.svelte';
import { namedSentences, type KeyedHappening, type NamedSentence } from './story';
import { capitalised } from './turn-line';

/** One thing that happened in a turn, and the places of the board that it is about. */
export interface LineStep {
  key: string;
  text: string;
  places: string[];
}

/** A turn, or something else that is told as a whole: one line that unfolds to its steps. */
export interface TurnLine {
  key: string;
  text: string;
  /** Whose turn it was; null where it was nobody's. */
  seat: number | null;
  /** The face of who held that seat then. */
  face: Look | null;
  steps: LineStep[];
  /** The numbers of the steps of the table that brought it; `BEFORE_ALL_STEPS` stands for those from before the page was loaded. */
  numbers: number[];
}

/** A happening, with the number of the step that brought it where that is known. */
export interface NumberedHappening extends KeyedHappening {
  number?: number;
}

interface Group {
  key: string;
  chapter: Chapter | null;
  /** Whether it goes on with what an earlier line began. */
  continued: boolean;
  /** What happened earlier in the same chapter. */
  before: unknown[];
  events: unknown[];
  nameOf: NameOf;
  portraitOf: PortraitOf;
  steps: LineStep[];
  numbers: number[];
}

/** That people come aboard before the game begins, and that it begins, is part of the setting up. */
const OPENING: Chapter = { type: 'Opening' };

/**
 * The story, one line for each turn. Talk is not part of it, but what happens in a round after talk has a line of its own: it would
 * otherwise grow above that talk, out of sight. So it is after anything else that has a line, and in every turn after a seat
 * has changed hands: who goes on is called as they are then.
 */
export function turnLines(items: NumberedHappening[], game: AnyGame, seats: SeatTold[]): TurnLine[] {
  const sentences = namedSentences(items, game, seats);
  const groups: Group[] = [];
  const began = items.findIndex(({ happening }) => happening.type === 'Began');
  let open: Group | null = null;
  let between: Between = null;
  items.forEach((item, index) => {
    const sentence = sentences[index];
    if (between !== 'people') between = after(item.happening, sentence?.text ?? '') ?? between;
    if (!sentence || item.happening.type === 'Spoke') return;
    const chapter = game.chapter ? (index < began ? OPENING : chapterOf(item.happening, game)) : null;
    const begins = chapter !== null && !(chapter.type === 'Opening' && open?.chapter?.type === 'Opening');
    const belongs = chapter !== null || (game.chapter !== undefined && item.happening.type === 'InGame');
    const continued = !begins && belongs && sentence.text !== '' && splits(between, open?.chapter ?? null);
    let group: Group | null = begins || !belongs || continued ? null : open;
    if (!group) {
      group = groupOf(item.key, chapter, sentence, continued ? open : null);
      groups.push(group);
      if (belongs) {
        open = group;
        between = null;
      }
    }
    add(group, item, sentence, game);
  });
  const story = items.flatMap(({ happening }) => (happening.type === 'InGame' ? [happening.event] : []));
  return groups.map((group) => lineOf(group, game, story)).filter(({ text }) => text !== '');
}

/** What stands in the stream between two parts of a chapter. */
type Between = 'line' | 'people' | null;

function after({ type }: Happening, text: string): Between {
  if (type === 'SeatChanged' && text) return 'people';
  return type === 'Spoke' || (type !== 'InGame' && text) ? 'line' : null;
}

function splits(between: Between, chapter: Chapter | null): boolean {
  return chapter?.type === 'Round' ? between !== null : chapter?.type === 'Turn' && between === 'people';
}

/** The places of a line, one list for each of its steps. */
export const placesOf = (steps: LineStep[]): string[][] => steps.map(({ places }) => places).filter(({ length }) => length > 0);

function chapterOf(happening: Happening, game: AnyGame): Chapter | null {
  if (happening.type === 'Began') return OPENING;
  return happening.type === 'InGame' ? (game.chapter?.(happening.event) ?? null) : null;
}

/** @param open the group that this one goes on with, if any */
const groupOf = (key: string, chapter: Chapter | null, { nameOf, portraitOf }: NamedSentence, open: Group | null): Group => ({
  key,
  chapter: open ? open.chapter : chapter,
  continued: open !== null,
  before: open ? [...open.before, ...open.events] : [],
  nameOf,
  portraitOf,
  events: [],
  steps: [],
  numbers: [],
});

function add(group: Group, { key, number, happening }: NumberedHappening, { text }: NamedSentence, game: AnyGame): void {
  const event = happening.type === 'InGame' ? happening.event : undefined;
  if (event !== undefined) group.events.push(event);
  if (text) group.steps.push({ key, text, places: event === undefined ? [] : (game.places?.(event) ?? []) });
  if (number !== undefined && !group.numbers.includes(number)) group.numbers.push(number);
}

function lineOf(group: Group, game: AnyGame, story: unknown[]): TurnLine {
  const { key, chapter, steps, numbers } = group;
  const seat = chapter?.type === 'Turn' ? chapter.seat : null;
  const text = steps.length > 0 ? textOf(group, game, story) : '';
  const face = seat === null ? null : group.portraitOf(seat);
  return { key, text, seat, face, steps: steps.length > 1 || chapter ? steps : [], numbers };
}

function textOf({ chapter, continued, before, events, nameOf, steps }: Group, game: AnyGame, story: unknown[]): string {
  const first = steps[0]?.text ?? '';
  if (!chapter) return steps.map(({ text }) => text).join(' ');
  if (chapter.type === 'Opening') return t('story.opening');
  const briefs = game.briefs?.(events, translatorOf(game.texts), nameOf, before, story) ?? [];
  if (continued && chapter.type === 'Round') return capitalised(briefs.join(', ')) || (steps.at(-1)?.text ?? '');
  if (chapter.type === 'Round') return [first, capitalised(briefs.join(', '))].filter(Boolean).join(' ');
  return briefs.length > 0 ? `${nameOf(chapter.seat)}: ${briefs.join(', ')}` : first;
}
