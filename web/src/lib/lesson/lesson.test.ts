import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import type { LessonTold, Message, TableTold } from '../../wire/table';
import { Table } from '../table/table.svelte';
import { Lesson } from './lesson.svelte';

const viewer = (view: unknown, moves: unknown[]) => ({
  seat: 0,
  view,
  changes: null,
  moves,
  talk: { words: true, emotes: true, claims: [] },
  mayTakeBack: true,
  mayAskAdvice: true,
});

const play = (view: unknown, moves: unknown[] = [{ type: 'Left' }, { type: 'Right' }]) => ({
  turn: { type: 'One' as const, seat: 0 },
  deadline: null,
  eyes: [viewer(view, moves)],
  outcome: null,
});

const table: TableTold = {
  id: 'lesson-cards',
  number: 4,
  game: 'cards',
  edition: 1,
  players: 1,
  options: {},
  listed: false,
  clock: { type: 'None' },
  window: null,
  advice: null,
  asked: [],
  stage: 'PLAYING',
  host: { id: 'learner', name: '' },
  you: 'learner',
  seats: [{ seat: 0, sitter: { type: 'Human', person: { id: 'learner', name: '' } }, yours: true }],
  luck: { hash: '', secret: null },
  talk: [],
  play: play('start'),
  rematch: null,
  otherEdition: null,
  whyClosed: null,
} as TableTold;

const told = (number: number, view: string): Message.Step => ({
  type: 'Step',
  number,
  happenings: [{ type: 'InGame', eyes: [0], event: { to: view } }],
  play: play(view),
});

const left = { type: 'Play' as const, seat: 0, move: { type: 'Left', far: 1 } };

const script: LessonTold = {
  table,
  story: { number: 4, happenings: [{ type: 'SeatChanged', seat: table.seats[0]! }, { type: 'Began' }] },
  steps: [
    { say: 'read', point: [], act: null, then: [] },
    { say: 'go', point: ['bow'], act: left, then: [told(5, 'left'), told(6, 'answered')] },
    { say: 'end', point: [], act: null, then: [] },
  ],
};

const reached: number[] = [];

async function begin(first = 0) {
  const lesson = new Lesson(script, { name: 'Ada', portrait: 2 }, first, (index) => reached.push(index));
  const page = new Table(lesson.id, 'myself', () => lesson.openSocket(), () => lesson.story());
  page.start();
  await eventually(() => expect(page.storyIsLoaded).toBe(true));
  return { lesson, page };
}

beforeEach(() => void reached.splice(0));

describe('a lesson', () => {
  it('offers nothing while there is only something to read', async () => {
    const { page } = await begin();
    expect(page.told?.seats[0]?.sitter).toMatchObject({ person: { name: 'Ada', portrait: 2 } });
    expect(page.story[0]?.happening).toMatchObject({ seat: { sitter: { person: { name: 'Ada' } } } });
    expect(page.told?.play?.eyes[0]).toMatchObject({ view: 'start', moves: [], mayTakeBack: false, mayAskAdvice: false, talk: { words: false } });
  });

  it('offers just the move that its step asks for', async () => {
    const { lesson, page } = await begin();
    lesson.next();
    await eventually(() => expect(lesson.index).toBe(1));
    expect(page.told?.play?.eyes[0]?.moves).toEqual([left.move]);
  });

  it('refuses any other move kindly, and stays where it is', async () => {
    const { lesson, page } = await begin(1);
    expect(await page.ask({ ...left, move: { type: 'Right' } })).toMatchObject({ type: 'Refused', code: 'lesson' });
    expect(lesson.index).toBe(1);
    expect(page.told?.play?.eyes[0]?.view).toBe('start');
  });

  it('takes an emote without going on: the page says by it that the deal was seen', async () => {
    const { lesson, page } = await begin(1);
    expect(await page.ask({ type: 'Say', seat: 0, saying: { type: 'Emote', name: 'ready' } })).toMatchObject({ type: 'Done' });
    expect(lesson.index).toBe(1);
  });

  it('takes the move whatever the order of its fields, and tells what follows', async () => {
    const { lesson, page } = await begin(1);
    expect(await page.ask({ ...left, move: { far: 1, type: 'Left' } })).toMatchObject({ type: 'Done' });
    await eventually(() => expect(lesson.index).toBe(2));
    expect(page.told?.play?.eyes[0]).toMatchObject({ view: 'answered', moves: [] });
    expect(page.story.map(({ happening }) => happening.type)).toEqual(['SeatChanged', 'Began', 'InGame', 'InGame']);
    expect(reached).toEqual([2]);
    expect(lesson.isLast).toBe(true);
  });

  it('goes back, with the position and the story of then', async () => {
    const { lesson, page } = await begin(2);
    expect(page.told?.play?.eyes[0]?.view).toBe('answered');
    lesson.goTo(1);
    expect(page.told?.play?.eyes[0]).toMatchObject({ view: 'start', moves: [left.move] });
    await eventually(() => expect(page.story.map(({ happening }) => happening.type)).toEqual(['SeatChanged', 'Began']));
  });

  it('is skipped through to its end: moves are made for the learner, and what was read passes', async () => {
    const { lesson, page } = await begin();
    lesson.skip();
    expect(lesson.index).toBe(1);
    lesson.skip();
    lesson.skip(); // others still answer
    await eventually(() => expect(lesson.index).toBe(2));
    expect(page.told?.play?.eyes[0]?.view).toBe('answered');
    expect(page.story.map(({ happening }) => happening.type)).toEqual(['SeatChanged', 'Began', 'InGame', 'InGame']);
    lesson.skip();
    expect(lesson.index).toBe(2);
    expect(reached).toEqual([1, 2]);
  });

  it('counts ideas, not clicks, and goes back by ideas', async () => {
    const say = (...keys: string[]) => keys.map((key) => ({ say: key, point: [], act: null, then: [] }));
    const lesson = new Lesson({ ...script, steps: say('goal', 'sail', 'sail', 'strike', 'strike.order', 'end') }, { name: 'Ada', portrait: 2 }, 5, () => {});
    expect([lesson.ideas(), lesson.ideas(0), lesson.ideas(2), lesson.ideas(4)]).toEqual([4, 1, 2, 3]);
    for (const index of [3, 1, 0, 0]) {
      lesson.back();
      expect(lesson.index).toBe(index);
    }
  });

  it('shows at once where a leap over many turns ends, with the whole story of it', async () => {
    const steps = [{ ...script.steps[1]!, act: null, leaps: true }, script.steps[2]!];
    const lesson = new Lesson({ ...script, steps }, { name: 'Ada', portrait: 2 }, 0, () => {});
    const page = new Table(lesson.id, 'myself', () => lesson.openSocket(), () => lesson.story());
    page.start();
    await eventually(() => expect(page.storyIsLoaded).toBe(true));
    lesson.next();
    expect(lesson.index).toBe(1);
    expect(page.told?.play?.eyes[0]?.view).toBe('answered');
    await eventually(() => expect(page.story.filter(({ happening }) => happening.type === 'InGame')).toHaveLength(2));
  });

  it('begins at its last step where it was longer once', async () => {
    const { lesson } = await begin(20);
    expect(lesson.index).toBe(2);
  });
});
