import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Table } from '../table/table.svelte';
import { viewerOf } from '../../fixtures/cards';
import TakeBackButton from '../../parts/moves/TakeBackButton.svelte';

it('leaves a button the focus, and does nothing at a click, until it is of use again', async () => {
  const ask = vi.fn();
  const props = $state({ table: { asking: false, ask } as unknown as Table, viewer: { ...viewerOf(0, ''), mayTakeBack: true } });
  const shown = mount(TakeBackButton, { target: document.body, props });
  flushSync();
  const button = document.querySelector('button')!;
  button.focus();
  props.table = { asking: true, ask } as unknown as Table;
  flushSync();
  expect([button.disabled, button.getAttribute('aria-disabled'), document.activeElement === button]).toEqual([false, 'true', true]);
  button.click();
  expect(ask).not.toHaveBeenCalled();
  props.table = { asking: false, ask } as unknown as Table;
  flushSync();
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  button.click();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'TakeBack', seat: 0 });
  await unmount(shown);
});
