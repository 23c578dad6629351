import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../games';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import { TestClock } from '../../fixtures/clock';
import type { Happening, Saying, TableTold, Turn } from '../../wire/table';
import { settings } from '../browser/settings.svelte';
import { Scenes } from './scenes.svelte';
import { Table } from './table.svelte';

vi.mock('../server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')) } }));

const game = { ...cards, length: () => 1300 } as AnyGame;
const said = (text: string): Happening => ({ type: 'InGame', eyes: [], event: { text } });

describe('the scenes of a table', () => {
  let table: Table;
  let scenes: Scenes;
  let clock: TestClock;
  let seen: number[];

  const at = (number: number, card: string, turn: Turn = { type: 'One', seat: 2 }): TableTold => ({
    ...tableOf(turn, [viewerOf(0, card, [])]),
    number,
  });

  /** What the server tells. */
  function step(number: number, next: string | TableTold, ...happenings: Happening[]) {
    table.told = typeof next === 'string' ? at(number, next) : next;
    table.story = [...table.story, ...happenings.map((happening, index) => ({ key: `${number}.${index}`, number, happening }))];
    table.listener?.onStep({ number, told: table.told, happenings, own: false });
    flushSync();
  }
  const shown = () => scenes.told?.play?.eyes[0]?.view;

  beforeEach(() => {
    settings.pace = 'brisk';
    table = new Table('x');
    table.told = at(1, 'FIRST');
    seen = [];
    vi.spyOn(table, 'seen').mockImplementation((number) => void seen.push(number));
    clock = new TestClock();
    scenes = new Scenes(table, () => game, clock);
  });

  it('give the same table and the same story from beat to beat, so that nothing is worked out again', () => {
    step(2, 'SECOND', said('two'), said('three'), said('four'));
    step(3, 'THIRD', said('five'));
    const before = [scenes.told, scenes.drawn, scenes.settled, scenes.story];
    expect(scenes.beat).toEqual(said('two'));
    clock.pass(1000);
    expect(scenes.beat).toEqual(said('three'));
    [scenes.told, scenes.drawn, scenes.settled, scenes.story].forEach((one, index) => expect(one).toBe(before[index]));
  });

  it('tell what a bot says in passing when it has been shown what it is about, and people at once', () => {
    const spoke = (number: number, saying: Saying): Happening => ({ type: 'Spoke', said: { number, at: 0, seat: 1, person: { id: '', name: 'easy' }, saying } });
    const remark = spoke(3, { type: 'Remark', word: 'ouch', to: null });
    const words = spoke(4, { type: 'Words', text: 'Ahoy' });
    const talking = (number: number, ...heard: Happening[]) => ({ ...at(number, 'SECOND'), talk: heard.flatMap((one) => (one.type === 'Spoke' ? [one.said] : [])) });
    step(3, talking(3, remark), said('two'), remark);
    step(4, talking(4, remark, words), words);
    const heard = () => [scenes.settled?.talk.map(({ number }) => number), scenes.story.filter(({ happening }) => happening.type === 'Spoke').map(({ number }) => number)];
    expect(heard()).toEqual([[4], [4]]);
    clock.pass(1300);
    flushSync();
    expect(heard()).toEqual([[3, 4], [3, 4]]);
  });

  it('show one position after the other, and the story only up to there', () => {
    step(2, 'SECOND', said('two'));
    step(3, 'THIRD', said('three'));
    expect(JSON.stringify(shown())).toContain('SECOND');
    expect(scenes.isNewest).toBe(false);
    expect(scenes.story).toEqual([]);
    clock.pass(1000);
    expect(JSON.stringify(shown())).toContain('THIRD');
    expect(scenes.isNewest).toBe(true);
    expect(scenes.resting).toBe(false);
    expect(scenes.story.map(({ number }) => number)).toEqual([2]);
    clock.pass(1000);
    expect(scenes.story.map(({ number }) => number)).toEqual([2, 3]);
    expect(scenes.resting).toBe(true);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('are told in words when they are over, and asked about at once where time runs', () => {
    const words = (told: TableTold | null) => JSON.stringify(told?.play?.eyes[0]?.view);
    step(2, 'SECOND', said('two'));
    expect(words(scenes.settled)).toContain('FIRST');
    expect(words(scenes.asking)).toContain('FIRST');
    clock.pass(1000);
    expect(words(scenes.settled)).toContain('SECOND');
    const hurried = at(3, 'THIRD', { type: 'Together', asked: [0, 1], awaited: [0, 1], window: true });
    step(3, hurried, said('three'));
    expect(words(scenes.settled)).toContain('SECOND');
    expect(words(scenes.asking)).toContain('THIRD');
  });

  it('are read aloud event by event, and each only once', () => {
    const heard = () => scenes.heard.map(({ key }) => key);
    step(2, 'SECOND', said('one'), said('two'));
    step(3, 'THIRD', said('three'));
    expect(heard()).toEqual(['2.0']);
    clock.pass(1000);
    expect(heard()).toEqual(['2.0', '2.1']);
    clock.pass(1000);
    expect(heard()).toEqual(['2.0', '2.1', '3.0']);
    scenes.touch();
    scenes.again([2]);
    clock.pass(60_000);
    expect(heard()).not.toContain('2.0');
  });

  it('show what was set up, where the page sees the game begin', () => {
    seen = [];
    table.news = [{ type: 'Began' } as Happening, said('Anne begins')];
    const opening = new Scenes(table, () => game, clock);
    expect(opening.beat).toEqual(said('Anne begins'));
    expect(opening.resting).toBe(false);
    expect(seen).toEqual([0]);
    clock.pass(1000);
    expect(opening.resting).toBe(true);
    expect(seen).toEqual([0, 1]);
  });

  it('begin with the table as it is, where the page comes later', () => {
    table.news = [said('somebody moved')];
    expect(new Scenes(table, () => game, clock).resting).toBe(true);
  });

  it('keep the same events while a scene runs, so that boards do not begin anew', () => {
    step(2, 'SECOND', said('one'), said('two'));
    const before = scenes.news;
    expect(scenes.beat).toEqual(said('one'));
    clock.pass(1000);
    expect(scenes.beat).toEqual(said('two'));
    expect(scenes.news).toBe(before);
  });

  it('tell of each event when it is shown, and wait for its moment', () => {
    const heard: string[] = [];
    const end = scenes.onBeat((happening, step) => {
      heard.push(`${happening.type} of ${step.length}`);
      return 5000;
    });
    step(2, 'SECOND', said('one'), said('two'));
    expect(heard).toEqual(['InGame of 2']);
    clock.pass(5000 + 1000);
    expect(heard).toHaveLength(2);
    end();
    step(3, 'THIRD', said('three'));
    clock.pass(60_000);
    expect(heard).toHaveLength(2);
  });

  it('let the board stand while a moment opens them, and no part of the page beside it', () => {
    const card = (told: TableTold | null) => JSON.stringify(told?.play?.eyes[0]?.view);
    scenes.onBeat(() => 5000);
    step(2, 'SECOND', said('one'));
    expect(card(scenes.drawn)).toContain('FIRST');
    expect(card(scenes.told)).toContain('SECOND');
    expect(scenes.moving).toEqual([]);
    expect(scenes.news).toEqual([said('one')]);
    scenes.uncover();
    flushSync();
    expect(card(scenes.drawn)).toContain('SECOND');
    expect(scenes.moving).toEqual([said('one')]);
    expect(scenes.begun).toBe(1);
  });

  it('never hold up what people say', () => {
    step(2, 'SECOND', said('two'));
    const talk: Happening = {
      type: 'Spoke',
      said: { number: 3, seat: 0, person: { id: 'a', name: 'Anna' }, saying: { type: 'Words', text: 'Ahoy' }, at: 0 } as never,
    };
    step(3, 'SECOND', talk);
    expect(scenes.story.map(({ happening }) => happening.type)).toEqual(['Spoke']);
    clock.pass(1000);
    expect(scenes.story.map(({ happening }) => happening.type)).toEqual(['InGame', 'Spoke']);
  });

  it('can be shown again', () => {
    step(2, 'SECOND', said('two'));
    step(3, 'THIRD', said('three'));
    scenes.touch();
    expect(scenes.remembers([2])).toBe(true);
    expect(scenes.remembers([7])).toBe(false);
    scenes.again([2]);
    expect(JSON.stringify(shown())).toContain('FIRST');
    clock.pass(400);
    expect(JSON.stringify(shown())).toContain('SECOND');
    clock.pass(1000);
    expect(JSON.stringify(shown())).toContain('THIRD');
    expect(scenes.resting).toBe(true);
  });

  it('go on by themselves on a screen that was out of sight, with nobody there to say how', () => {
    const look = (visibility: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const stopWatching = scenes.watchPage(false);
    look('hidden');
    for (const number of [2, 3, 4]) step(number, `CARD ${number}`, said(`${number}`));
    expect(seen.at(-1)).toBe(4);
    expect(JSON.stringify(shown())).toContain('FIRST');
    look('visible');
    expect(JSON.stringify(shown())).toContain('CARD 4');
    expect(scenes.resting).toBe(true);
    stopWatching();
    vi.restoreAllMocks();
  });

  it('show in fast motion what happened before the page was opened, and end where the table is now', () => {
    table.told = at(4, 'NOW');
    scenes = new Scenes(table, () => game, clock);
    const earlier = (number: number, card: string) => ({ number, told: at(number, card), happenings: [said(card)], own: false });
    scenes.showEarlier(at(1, 'THEN'), [earlier(2, 'SECOND'), earlier(3, 'THIRD'), earlier(5, 'TO-COME')]);
    expect(JSON.stringify(shown())).toContain('THEN');
    expect(scenes.isNewest).toBe(false);
    clock.pass(400);
    expect(JSON.stringify(shown())).toContain('SECOND');
    expect(scenes.speed).toBe(4);
    clock.pass(325);
    expect(JSON.stringify(shown())).toContain('THIRD');
    clock.pass(325);
    expect(JSON.stringify(shown())).toContain('NOW');
    expect(scenes.resting).toBe(true);
    expect(scenes.speed).toBe(1.3);
  });

  it('move nothing at once, nor where motion is still, but are shown for a while even then', () => {
    expect(scenes.speed).toBeGreaterThan(0);
    settings.motion = 'none';
    step(2, 'SECOND', said('two'));
    expect(scenes.speed).toBe(0);
    expect(scenes.resting).toBe(false);
    settings.motion = 'full';
    settings.pace = 'once';
    expect(scenes.skipped).toBe(true);
  });
});
