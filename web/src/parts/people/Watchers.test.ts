import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Watchers from './Watchers.svelte';

const zoe = { id: 'z', name: 'Zoe', portrait: 1 };
const ada = { id: 'a', name: 'Ada', portrait: 2 };
let page: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (page) await unmount(page);
});

function told(sits: boolean): string {
  page = mount(Watchers, { target: document.body, props: { attendance: { seats: [], host: 'HERE', watchers: [zoe, ada], more: 0 }, you: 'z', sits } });
  return document.body.textContent.trim();
}

it('tells a watcher which one is you', () => {
  expect(told(false)).toBe('Watching: Zoe (you), Ada');
});

it('leaves out whoever has just got a seat', () => {
  expect(told(true)).toBe('Watching: Ada');
});
