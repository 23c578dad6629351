import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../server/api';
import { reason } from './refusals';
import { settings } from '../browser/settings.svelte';

afterEach(() => settings.speak('en'));

it('tells a refusal in the language of the page', () => {
  settings.speak('de');
  expect(reason(new Refusal(409, 'started', 'The game has started already.'))).toBe('Die Partie hat schon begonnen.');
  expect(reason(new Refusal(0, 'offline', ''))).toBe('Der Server ist nicht zu erreichen.');
});

it('leaves what only the server can say in its own words', () => {
  expect(reason(new Refusal(400, 'unfit', 'A clock has 5 seconds to a day.'))).toBe('A clock has 5 seconds to a day.');
});
