import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../server/api';
import { refusalText } from './refusals';
import { settings } from '../browser/settings.svelte';

afterEach(() => settings.setLanguage('en'));

it('tells a refusal in the language of the page', () => {
  settings.setLanguage('de');
  expect(refusalText(new ApiError(409, 'started', 'The game has started already.'))).toBe('Die Partie hat schon begonnen.');
  expect(refusalText(new ApiError(0, 'offline', ''))).toBe('Der Server ist nicht zu erreichen.');
});

it('leaves what only the server can say in its own words', () => {
  expect(refusalText(new ApiError(400, 'unfit', 'A clock has 5 seconds to a day.'))).toBe('A clock has 5 seconds to a day.');
});
