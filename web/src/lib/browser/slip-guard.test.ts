import { expect, it } from 'vitest';
import { SlipGuard } from './slip-guard';

const at = (clientX: number, timeStamp: number, detail = 1) => ({ clientX, clientY: 10, timeStamp, detail });

it('takes a click for a slip where another one made a move just before', () => {
  const guard = new SlipGuard();
  expect(guard.isSlip(at(100, 0))).toBe(false);
  guard.note(at(100, 1000));
  expect(guard.isSlip(at(110, 1200))).toBe(true);
  expect(guard.isSlip(at(300, 1200))).toBe(false);
  expect(guard.isSlip(at(110, 1700))).toBe(false);
  expect(guard.isSlip(at(110, 1200, 0))).toBe(false); // by a key
});
