import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { button, leave, one, page, sitDown } from '../../fixtures/play-area';
import { currentPerson } from '../../lib/server/current-person.svelte';
import type { TableTold, ViewerTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({
  api: { socketAddress: () => '', me: () => Promise.resolve(null), story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) },
}));

const free = { words: true, emotes: true, claims: [] };
const silent = { words: false, emotes: false, claims: [] };

function watch(talk: ViewerTold['talk'], more: Partial<TableTold>) {
  const told = tableOf(one(0), [{ ...viewerOf(null, 'CARD'), talk }], more);
  sitDown({ ...told, seats: told.seats.map((seat) => ({ ...seat, yours: false })) });
}

describe('the line to write of somebody who looks on', () => {
  beforeEach(() => void (currentPerson.person = null));
  afterEach(() => leave());
  const foot = () => document.querySelector('.foot')!;

  it('says at a listed table that a name is needed, and asks for it there', async () => {
    watch(silent, { you: null, listed: true });
    expect(foot().textContent).toContain('you need a name');
    expect(page()).not.toContain('only the crew talks');
    foot().querySelector('button')!.click();
    await eventually(() => expect(currentPerson.question).not.toBeNull());
    currentPerson.question!.answer(null);
    flushSync();
  });

  it('says at another table that only the crew talks, with a name or without', () => {
    watch(silent, { you: null, listed: false });
    expect(foot().textContent).toContain('only the crew talks');
    expect(foot().querySelector('button')).toBeNull();
    leave();
    watch(silent, { you: 'dora', listed: true });
    expect(foot().textContent).toContain('only the crew talks');
  });

  it('is there with a name', () => {
    watch(free, { you: 'dora', listed: true });
    expect(button('Send')).toBeDefined();
  });
});
