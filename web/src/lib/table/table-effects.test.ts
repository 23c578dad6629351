import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games';
import type { Sound } from '../../games/sounds';
import type { Happening, Saying } from '../../wire/table';
import { TableEffects } from './table-effects.svelte';

const game = {
  texts: {},
  sound: (event: { type: string }) => (event.type === 'secret' ? null : 'wood'),
  moments: (events: { type: string }[]) =>
    events.flatMap((event) => (event.type === 'hit' ? [{ event, scene: 'hit', title: 'Hit', seconds: 2, sound: 'cannon' }] : [])),
} as unknown as AnyGame;

/** All timers run out at once. */
function effectsOf(speed = 1) {
  const heard: Sound[] = [];
  const waiting: (() => void)[] = [];
  const effects = new TableEffects(
    () => game,
    () => speed,
    { play: (sound) => heard.push(sound) },
    (_, then) => {
      waiting.push(then);
      return () => waiting.splice(waiting.indexOf(then), 1);
    },
  );
  const runOut = () => waiting.splice(0).forEach((then) => then());
  return { effects, heard, runOut };
}

const spoke = (saying: Saying): Happening => ({
  type: 'Spoke',
  said: { number: 1, at: 0, person: { id: 'a', name: 'Anne' }, seat: 0, saying },
});

describe('the effects of a step', () => {
  it('come one after the other where events are shown so', () => {
    const { effects, heard, runOut } = effectsOf();
    const step = [{ type: 'move' }, { type: 'hit' }, { type: 'secret' }];
    effects.beat(step[0], step);
    expect(heard).toEqual(['wood']);
    expect(effects.moments.current).toBeNull();
    effects.beat(step[1], step);
    expect(effects.moments.current?.scene).toBe('hit');
    effects.beat(step[2], step);
    expect(heard).toEqual(['wood', 'cannon']);
    runOut();
    expect(effects.moments.current).toBeNull();
  });

  it('are heard but not seen where motion is still', () => {
    const { effects, heard } = effectsOf(0);
    const hit = { type: 'hit' };
    effects.beat(hit, [hit]);
    expect(effects.moments.current).toBeNull();
    expect(heard).toEqual(['cannon']);
  });

  it('are none for what makes no sound', () => {
    const { effects, heard } = effectsOf();
    const secret = { type: 'secret' };
    effects.beat(secret, [secret]);
    expect(heard).toEqual([]);
    expect(effects.moments.current).toBeNull();
  });

  it('are a sound for a claim, and none for words', () => {
    const { effects, heard } = effectsOf();
    effects.hear([spoke({ type: 'Words', text: 'Ahoy' })]);
    expect(heard).toEqual([]);
    effects.hear([spoke({ type: 'Claim', form: 'sailor', fillings: [] })]);
    expect(heard).toEqual(['claim']);
  });
});
