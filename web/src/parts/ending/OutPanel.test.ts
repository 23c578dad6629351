import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cards, tableOf } from '../../fixtures/cards';
import { settings } from '../../lib/browser/settings.svelte';
import OutPanel from './OutPanel.svelte';

vi.mock('../../lib/server/api', () => ({ api: {} }));

let leave: () => void = () => undefined;
afterEach(() => leave());

it('runs fast while its player is out, and at the pace of before afterwards', async () => {
  settings.setPace('brisk');
  const panel = mount(OutPanel, { target: document.body, props: { told: tableOf({ type: 'One', seat: 2 }, []), game: cards } });
  leave = () => undefined;
  flushSync();
  const fast = () => document.querySelector<HTMLButtonElement>('.out button');
  fast()?.click();
  expect(settings.pace).toBe('once');
  fast()?.click();
  expect(settings.pace).toBe('brisk');
  fast()?.click();
  await unmount(panel);
  expect(settings.pace).toBe('brisk');
});
