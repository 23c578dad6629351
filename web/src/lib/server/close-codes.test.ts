import { expect, it } from 'vitest';
import { afterClose } from './close-codes';

it.each([
  [1001, 'reconnect'],
  [1006, 'reconnect'],
  [4408, 'reconnect'],
  [1002, 'drop-pending'],
  [1003, 'drop-pending'],
  [1007, 'drop-pending'],
  [1009, 'drop-pending'],
  [1011, 'drop-pending'],
  [4429, 'wait-long'],
  [4404, 'give-up'],
  [4500, 'give-up-damaged'],
])('after %i a connection does: %s', (code, reaction) => expect(afterClose(code)).toBe(reaction));
