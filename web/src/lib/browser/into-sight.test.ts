import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringIntoSight, scrollNeeded } from './into-sight';

const room = { top: 150, bottom: 750 };

describe('what is spoken about is brought into sight', () => {
  it('stays where it is when it is seen', () => {
    expect(scrollNeeded({ top: 200, bottom: 300 }, room)).toBe(0);
  });

  it('comes out from under the moves', () => {
    expect(scrollNeeded({ top: 600, bottom: 800 }, room)).toBe(58);
  });

  it('comes out from under the words', () => {
    expect(scrollNeeded({ top: 100, bottom: 300 }, room)).toBe(-58);
  });

  it('shows its top where it is higher than the room', () => {
    expect(scrollNeeded({ top: 200, bottom: 900 }, room)).toBe(42);
    expect(scrollNeeded({ top: 100, bottom: 900 }, room)).toBe(-58);
  });
});

describe('a table on a phone', () => {
  const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('scrolls its page until a card lies above the moves', () => {
    document.body.innerHTML = '<div class="guide"><p data-guide></p></div><div data-stage><div data-scrolls><i data-place="card"></i></div></div><div data-hand></div>';
    const boxes: Record<string, DOMRect> = { '[data-guide]': box(44, 148), '[data-place]': box(620, 760), '[data-hand]': box(740, 844) };
    for (const [css, found] of Object.entries(boxes)) {
      vi.spyOn(document.querySelector(css)!, 'getBoundingClientRect').mockReturnValue(found);
    }
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    bringIntoSight([...document.querySelectorAll('[data-place]')]);
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ top: 28 }));
  });
});
