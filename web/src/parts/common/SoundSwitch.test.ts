import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { settings } from '../../lib/browser/settings.svelte';
import { soundPlayer } from '../../lib/sound/sound-player.svelte';
import SoundSwitch from './SoundSwitch.svelte';

it('is off where motion is still, can be switched on there, and stays as it was asked for', async () => {
  settings.motion = 'none';
  const shown = mount(SoundSwitch, { target: document.body });
  flushSync();
  expect(soundPlayer.on).toBe(false);
  const volume = document.querySelector('input')!;
  expect(volume.disabled).toBe(false);
  volume.value = '35';
  volume.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect([soundPlayer.on, soundPlayer.volume]).toEqual([true, 35]);
  expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
  settings.motion = 'full';
  settings.motion = 'none';
  expect(soundPlayer.on).toBe(true);
  expect([localStorage.getItem('kraken.sound'), localStorage.getItem('kraken.volume')]).toEqual(['on', '35']);
  await unmount(shown);
});
