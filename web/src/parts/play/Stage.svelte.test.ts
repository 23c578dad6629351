import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import Stage from './Stage.svelte';

let leave: () => void = () => undefined;
afterEach(() => leave());

const children = createRawSnippet(() => ({ render: () => '<button>a piece</button>' }));

/** Motion of a piece, as far as the stage has to do with it. */
const motion = (playState: AnimationPlayState) => {
  const one = { playState, pause: vi.fn(() => (one.playState = 'paused')), play: vi.fn(() => (one.playState = 'running')) };
  return one;
};

it('lets the board stand still while a moment covers it, and go on afterwards', async () => {
  const [sea, wreck] = [motion('running'), motion('finished')];
  Object.assign(Element.prototype, { getAnimations: () => [sea, wreck] });
  const props = $state({ children, covered: false });
  const shown = mount(Stage, { target: document.body, props });
  leave = () => {
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    void unmount(shown);
  };
  flushSync();
  expect(sea.playState).toBe('running');
  props.covered = true;
  flushSync();
  await eventually(() => expect(sea.playState).toBe('paused'));
  props.covered = false;
  flushSync();
  expect(sea.playState).toBe('running');
  expect(wreck.play).not.toHaveBeenCalled();
});
