import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudioContext } from '../../fixtures/fake-audio';
import { SOUNDS } from '../../games/sounds';
import { settings } from '../browser/settings.svelte';
import { SoundPlayer } from './sound-player.svelte';
import { lengthOf } from './recipes';

describe('a sound', () => {
  it.each(SOUNDS)('%s lasts less than a second', (sound) => {
    expect(lengthOf(sound)).toBeGreaterThan(0.05);
    expect(lengthOf(sound)).toBeLessThan(1);
  });
});

describe('the player of sounds', () => {
  let contexts: FakeAudioContext[];
  const playerOf = () =>
    new SoundPlayer(() => {
      contexts.push(new FakeAudioContext());
      return contexts.at(-1) as unknown as AudioContext;
    });

  beforeEach(() => {
    contexts = [];
    localStorage.clear();
    vi.stubGlobal('AudioContext', FakeAudioContext);
    settings.setMotion('full');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.setMotion('full');
    localStorage.clear();
  });

  it('is silent until the page is touched, and opens nothing before', () => {
    const page = new EventTarget();
    const player = playerOf();
    player.listen(page);
    player.play('cannon');
    expect(contexts).toEqual([]);
    page.dispatchEvent(new Event('keydown'));
    page.dispatchEvent(new Event('pointerdown'));
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.started).toEqual([]);
    player.play('cannon');
    expect(contexts[0]?.started.length).toBeGreaterThan(0);
  });

  it.each(SOUNDS)('plays %s, and every voice of it ends within a second', (sound) => {
    const player = playerOf();
    player.unlock();
    contexts[0]!.currentTime = 7;
    player.play(sound);
    const voices = contexts[0]!.started;
    expect(voices.length).toBeGreaterThan(0);
    voices.forEach(({ at, until }) => {
      expect(at).toBeGreaterThanOrEqual(7);
      expect(until).toBeGreaterThan(at);
      expect(until).toBeLessThan(8);
    });
  });

  it('plays several shots of one step as one', () => {
    const player = playerOf();
    player.unlock();
    player.play('cannon');
    const once = contexts[0]!.started.length;
    player.play('cannon');
    expect(contexts[0]!.started).toHaveLength(once);
    contexts[0]!.currentTime = 1;
    player.play('cannon');
    expect(contexts[0]!.started).toHaveLength(2 * once);
  });

  it('is off where motion is still, unless somebody asks for it', () => {
    settings.setMotion('none');
    const player = playerOf();
    player.unlock();
    player.play('dice');
    expect(player.on).toBe(false);
    expect(contexts[0]!.started).toEqual([]);
    player.setOn(true);
    player.play('dice');
    expect(contexts[0]!.started).not.toEqual([]);
    expect(playerOf().on).toBe(true);
  });

  it('is off when it is switched off, also after a reload', () => {
    const player = playerOf();
    player.unlock();
    player.setOn(false);
    player.play('dice');
    expect(contexts[0]!.started).toEqual([]);
    expect(playerOf().on).toBe(false);
  });

  it('keeps its volume, and takes no nonsense for one', () => {
    const player = playerOf();
    player.unlock();
    player.setVolume(20);
    expect(contexts[0]!.outputs[0]?.gain.value).toBeCloseTo(0.04);
    expect(playerOf().volume).toBe(20);
    localStorage.setItem('kraken.volume', 'loud');
    expect(playerOf().volume).toBe(60);
  });

  it('does nothing where the browser has no sound', () => {
    vi.stubGlobal('AudioContext', undefined);
    const player = playerOf();
    player.unlock();
    player.play('dice');
    expect(contexts).toEqual([]);
  });
});
