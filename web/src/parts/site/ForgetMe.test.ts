import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { namesOf } from '../../lib/words/names';
import { settings } from '../../lib/browser/settings.svelte';
import type { SeatTold } from '../../wire/table';
import ForgetMe from './ForgetMe.svelte';

const forgetMe = vi.hoisted(() => vi.fn());
vi.mock('../../lib/server/api', () => ({ api: { forgetMe } }));
const unsubscribe = vi.hoisted(() => vi.fn());
vi.mock('../../lib/server/web-push', () => ({ unsubscribe }));

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  settings.setLanguage('en');
  forgetMe.mockReset();
});

function shown() {
  const done = vi.fn();
  const part = mount(ForgetMe, { target: document.body, props: { done } });
  leave = () => void unmount(part);
  flushSync();
  return done;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('who wants to be forgotten', () => {
  it('is told what happens, and asked once more', async () => {
    forgetMe.mockResolvedValue({ tables: 2 });
    const done = shown();
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.body.textContent).toContain('There is no way back.');
    expect(forgetMe).not.toHaveBeenCalled();

    document.querySelector('button')?.click();
    await eventually(() => expect(done).toHaveBeenCalledOnce());
    expect(forgetMe).toHaveBeenCalledOnce();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('learns when it did not work, and can try again', async () => {
    forgetMe.mockRejectedValue(new Error('offline'));
    const done = shown();
    document.querySelector('button')?.click();
    await settled();
    flushSync();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('try again');
    expect(document.querySelector('button')?.getAttribute('aria-disabled')).toBeNull();
    expect(done).not.toHaveBeenCalled();
  });
});

describe('who has left', () => {
  const gone = (seat: number): SeatTold => ({
    seat,
    sitter: { type: 'Human', person: { id: `p${seat}`, name: '' } },
    yours: false,
  });

  it('has no name, in the language of the reader', () => {
    expect(namesOf([gone(0)])(0)).toBe('somebody who left');
    settings.setLanguage('de');
    expect(namesOf([gone(0)])(0)).toBe('jemand, der gegangen ist');
    expect(namesOf([gone(0), gone(1)])(1)).toBe('jemand, der gegangen ist 2');
  });
});
