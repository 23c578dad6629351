import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { Recap } from './recap.svelte';
import { inEffects } from '../../fixtures/effects.svelte';
import { Table } from './table.svelte';

const item = (number: number) => ({ key: `${number}`, number, happening: { type: 'InGame' as const, eyes: [], event: { number } } });

/** The page of a table is opened; the story arrives a moment later. */
function open(story: number[], isOver = false) {
  const table = new Table('x');
  let recap: Recap | undefined;
  const close = inEffects(() => {
    recap = new Recap(table, () => isOver);
  });
  flushSync();
  table.story = story.map(item);
  table.storyIsLoaded = true;
  flushSync();
  return { table, recap: recap!, close };
}

describe('whoever comes back to a table', () => {
  beforeEach(() => localStorage.clear());

  it('is told nothing at the first visit', () => {
    const { recap, close } = open([1, 2]);
    expect(recap.missed).toEqual([]);
    close();
  });

  it('is told what has happened since, until it was read', () => {
    open([1, 2]).close();
    const { table, recap, close } = open([1, 2, 3, 4]);
    expect(recap.missed.map(({ number }) => number)).toEqual([3, 4]);
    table.story = [...table.story, item(5)];
    flushSync();
    expect(recap.missed.map(({ number }) => number)).toEqual([3, 4]);
    recap.dismiss();
    expect(recap.missed).toEqual([]);
    close();
    const again = open([1, 2, 3, 4, 5]);
    expect(again.recap.missed).toEqual([]);
    again.close();
  });

  it('is told nothing of a game that is over and was seen', () => {
    open([1, 2], true).close();
    const { recap, close } = open([1, 2, 3]);
    expect(recap.missed).toEqual([]);
    close();
  });
});
