import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually';
import { inEffects } from '../fixtures/effects.svelte';
import { Later } from './later.svelte';

interface Following {
  later: Later<string>;
  to(value: string): void;
  still(): void;
  leave(): void;
}

function following(): Following {
  let value = $state('before');
  let atOnce = $state(false);
  let later: Later<string> | undefined;
  const leave = inEffects(() => {
    later = new Later(
      () => value,
      () => atOnce,
      2,
    );
  });
  flushSync();
  const change = (then: () => void) => {
    then();
    flushSync();
  };
  return { later: later!, to: (next) => change(() => (value = next)), still: () => change(() => (atOnce = true)), leave };
}

it('follows some frames later', async () => {
  const { later, to, leave } = following();
  to('after');
  expect(later.value).toBe('before');
  await eventually(() => expect(later.value).toBe('after'));
  leave();
});

it('is never behind where nothing moves, also when that is said in between', () => {
  const { later, to, still, leave } = following();
  to('after');
  expect(later.value).toBe('before');
  still();
  expect(later.value).toBe('after');
  to('last');
  expect(later.value).toBe('last');
  leave();
});
