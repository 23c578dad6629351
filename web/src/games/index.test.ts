import { expect, it } from 'vitest';
import { gameClient } from '.';
import { texts } from './attack/texts';

it('a game is found by its id, with its words', async () => {
  expect((await gameClient('attack'))?.texts).toBe(texts);
  expect(await gameClient('unheard')).toBeNull();
});
