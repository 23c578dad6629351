import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import CopyLink from './CopyLink.svelte';

it('keeps room for the longer of its two labels', async () => {
  const link = mount(CopyLink, { target: document.body, props: { path: '/t/x', label: 'Copy the link to it' } });
  const words = () => document.querySelector<HTMLElement>('button .words')!;
  expect([words().textContent, words().dataset['other']]).toEqual(['Copy the link to it', 'Copied']);
  document.querySelector('button')?.click();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
  expect([words().textContent, words().dataset['other']]).toEqual(['Copied', 'Copy the link to it']);
  await unmount(link);
});
