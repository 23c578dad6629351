import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../../texts/translation';
import { underway } from '../fixtures/views';
import { texts } from '../texts';
import type { Move, View } from '../types';
import Ritual from './Ritual.svelte';

const t = translator(texts, 'en');
const shut: (() => Promise<void>)[] = [];

function shown(view: View, moves: Move[], busy = false) {
  const onMove = vi.fn();
  const props = { view, moves, busy, onMove, t, nameOf: (seat: number) => `N${seat}` };
  const ritual = mount(Ritual, { target: document.body, props });
  flushSync();
  shut.push(() => unmount(ritual));
  return onMove;
}
afterEach(async () => {
  await Promise.all(shut.splice(0).map((close) => close()));
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name)) as HTMLButtonElement;

describe('a ritual', () => {
  const view: View = { ...underway(), phase: 'CONVERSION' };
  const choose = (name: string) => {
    button(name).click();
    flushSync();
    button('Done').click();
  };

  it('looks the same to the leader and to all others, and only the choice of the leader is sent', () => {
    const closed = shown(view, [{ type: 'CloseEyes' }]);
    const others = document.querySelector('section')?.textContent;
    choose('N4');
    expect(closed).toHaveBeenCalledWith({ type: 'CloseEyes' });
    void shut.splice(0).map((close) => close());
    document.body.innerHTML = '';
    const converted = shown(view, [1, 2, 4].map((seat) => ({ type: 'Convert', seat })));
    expect(document.querySelector('section')?.textContent).toBe(others);
    choose('N4');
    expect(converted).toHaveBeenCalledWith({ type: 'Convert', seat: 4 });
  });

  it('says why a leader cannot convert somebody twice, and takes another choice', () => {
    const onMove = shown(view, [1, 4].map((seat) => ({ type: 'Convert', seat })));
    choose('N2');
    flushSync();
    expect(onMove).not.toHaveBeenCalled();
    expect(document.querySelector('[role=alert]')?.textContent).toBe('N2 already follows the cult. Choose another player.');
    choose('N4');
    flushSync();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'Convert', seat: 4 });
  });

  it('hands out three guns by three taps', () => {
    const onMove = shown({ ...view, phase: 'STASH' }, [{ type: 'Stash', first: 0, second: 3, third: 3 }]);
    ['N3', 'N0', 'N3'].forEach((name) => {
      button(name).click();
      flushSync();
    });
    button('Done').click();
    expect(onMove).toHaveBeenCalledWith({ type: 'Stash', first: 0, second: 3, third: 3 });
  });
});

describe('the keys of a ritual', () => {
  const view: View = { ...underway(), phase: 'CONVERSION' };
  const number = (key: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    flushSync();
  };

  it('choose somebody and are done, in the order of the buttons', () => {
    const onMove = shown(view, [{ type: 'Convert', seat: 4 }]);
    const names = [...document.querySelectorAll('section [data-key]')].map((one) => one.textContent?.trim());
    expect(names).toEqual(['N1', 'N2', 'N4', 'Done, eyes closed']);
    ['3', '4'].forEach(number);
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'Convert', seat: 4 });
  });

  it('do nothing before somebody is chosen', () => {
    const onMove = shown(view, [{ type: 'CloseEyes' }]);
    number('4');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('end with Enter, since a large crew has more buttons than there are keys', () => {
    const onMove = shown(view, [{ type: 'Convert', seat: 4 }]);
    number('Enter');
    expect(onMove).not.toHaveBeenCalled();
    number('3');
    number('Enter');
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ type: 'Convert', seat: 4 });
  });

  it('are at hand: the ritual takes the focus, but from nobody who is busy', () => {
    shown(view, [{ type: 'CloseEyes' }]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('A ritual of the cult');
    void shut.splice(0).map((close) => close());
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    shown(view, [{ type: 'CloseEyes' }]);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
