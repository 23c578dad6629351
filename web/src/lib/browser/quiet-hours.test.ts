import { expect, it } from 'vitest';
import { isQuiet, minuteOf } from './quiet-hours.svelte';

const at = (time: string) => new Date(`2026-01-01T${time}:00`);

it('knows the night, with midnight in it', () => {
  const night = { from: '22:00', to: '07:00' };
  expect(isQuiet(night, at('21:59'))).toBe(false);
  expect(isQuiet(night, at('22:00'))).toBe(true);
  expect(isQuiet(night, at('06:59'))).toBe(true);
  expect(isQuiet(night, at('07:00'))).toBe(false);
});

it('knows an afternoon, and no quiet hours at all', () => {
  expect(isQuiet({ from: '13:00', to: '15:00' }, at('14:00'))).toBe(true);
  expect(isQuiet({ from: '13:00', to: '15:00' }, at('15:00'))).toBe(false);
  expect(isQuiet(null, at('03:00'))).toBe(false);
});

it('counts the minutes of a day', () => expect(minuteOf('22:30')).toBe(1350));
