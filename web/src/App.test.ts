import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { eventually } from './fixtures/eventually';
import App from './App.svelte';

vi.hoisted(() => history.replaceState(null, '', '/nowhere'));
vi.mock('./lib/server/api', () => ({ api: new Proxy({}, { get: () => () => new Promise(() => undefined) }), ApiError: Error }));

it('gives the focus to the page when what had it is gone, on every page', async () => {
  const app = mount(App, { target: document.body });
  flushSync();
  const main = document.querySelector('main')!;
  const button = document.createElement('button');
  main.append(button);
  button.focus();
  button.remove();
  await eventually(() => expect(document.activeElement).toBe(main));
  await unmount(app);
});
