import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { leave, one, sitDown } from '../../fixtures/play-area';
import type { TableTold } from '../../wire/table';

vi.mock('../../lib/server/api', () => ({ api: { socketAddress: () => '', story: () => Promise.reject(new Error('offline')), contact: () => Promise.reject(new Error('offline')) } }));

afterEach(() => leave());

const sign = () => [...document.querySelectorAll('[role=status]')].some((status) => status.textContent?.trim() === 'Mute now');

/** Anne's page; she may use words or not, and everybody is asked for silence or nobody is. */
function table({ words, silence }: { words: boolean; silence: boolean }): TableTold {
  const anne = viewerOf(0, 'ANNES-CARD', ['a']);
  const told = tableOf(one(0), [{ ...anne, talk: { ...anne.talk, words } }]);
  return { ...told, play: { ...told.play!, silence } };
}

describe('“Mute now”', () => {
  it('asks the one whom the rules silence, and nobody when all may talk', () => {
    const { goOn } = sitDown(table({ words: true, silence: false }));
    expect(sign()).toBe(false);
    goOn(table({ words: false, silence: false }));
    expect(sign()).toBe(true);
    goOn(table({ words: true, silence: false }));
    expect(sign()).toBe(false);
  });

  it('asks everybody while all eyes are closed', () => {
    sitDown(table({ words: true, silence: true }));
    expect(sign()).toBe(true);
  });
});
