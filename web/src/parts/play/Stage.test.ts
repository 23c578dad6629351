import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Stage from './Stage.svelte';

let leave: () => void = () => undefined;
afterEach(() => leave());

const children = createRawSnippet(() => ({ render: () => '<button>a piece</button>' }));
const frame = () => document.querySelector('.frame');

function stage(covered: boolean) {
  const shown = mount(Stage, { target: document.body, props: { children, covered } });
  leave = () => {
    leave = () => undefined;
    void unmount(shown);
  };
  flushSync();
}

it('does not draw the board while a moment covers it', () => {
  stage(false);
  expect(frame()?.classList).not.toContain('unseen');
  leave();
  stage(true);
  expect(frame()?.classList).toContain('unseen');
});
