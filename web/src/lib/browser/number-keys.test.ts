// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { numberKey } from './number-keys';

it('hears the keys 1 to 9 that are pressed alone', () => {
  expect(numberKey(new KeyboardEvent('keydown', { key: '3' }))).toBe(3);
  expect(numberKey(new KeyboardEvent('keydown', { key: '0' }))).toBeNull();
  expect(numberKey(new KeyboardEvent('keydown', { key: 'f' }))).toBeNull();
  expect(numberKey(new KeyboardEvent('keydown', { key: '3', ctrlKey: true }))).toBeNull();
  expect(numberKey(new KeyboardEvent('keydown', { key: '3', repeat: true }))).toBeNull();
});
