import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inEffects } from '../../fixtures/effects.svelte';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { quietHours } from './quiet-hours.svelte';
import { alertToTurn } from './turn-alert.svelte';
import { Table } from '../table/table.svelte';

const HERE = tableOf({ type: 'One', seat: 0 }, [viewerOf(0, 'CARD', ['a'])]);

/** A page, of which the test says when it is awaited and when it asks; `told` and `refused` stand for the two. */
function openPage() {
  const table = new Table('x');
  const rings = vi.fn();
  const close = inEffects(() =>
    alertToTurn({ awaited: () => table.told !== null, asked: () => table.storyIsLoaded, notify: () => undefined, ringBell: rings }),
  );
  const tell = (awaited: boolean, asked: boolean) => ((table.told = awaited ? HERE : null), (table.storyIsLoaded = asked), flushSync());
  flushSync();
  return { rings, close, tell };
}

const look = (visibility: 'hidden' | 'visible') => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

describe('the bell', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('rings for those who look when the page asks, and not before', () => {
    look('visible');
    const { rings, close, tell } = openPage();
    tell(true, false);
    expect(rings).not.toHaveBeenCalled();
    tell(true, true);
    expect(rings).toHaveBeenCalledTimes(1);
    close();
  });

  it('rings with the notification for those who do not look, and not again when they have come back', () => {
    look('hidden');
    const { rings, close, tell } = openPage();
    tell(true, false);
    expect(rings).toHaveBeenCalledTimes(1);
    look('visible');
    tell(true, true);
    expect(rings).toHaveBeenCalledTimes(1);
    tell(false, false);
    tell(true, true);
    expect(rings).toHaveBeenCalledTimes(2);
    close();
  });

  it('rings once where notification and question come together, and for each new turn', () => {
    look('hidden');
    const { rings, close, tell } = openPage();
    tell(true, true);
    expect(rings).toHaveBeenCalledTimes(1);
    tell(false, false);
    tell(true, false);
    expect(rings).toHaveBeenCalledTimes(2);
    close();
  });

  it('alerts nobody in their quiet hours', () => {
    look('hidden');
    vi.spyOn(quietHours, 'now', 'get').mockReturnValue(true);
    const { rings, close, tell } = openPage();
    tell(true, false);
    expect(rings).not.toHaveBeenCalled();
    close();
  });
});
