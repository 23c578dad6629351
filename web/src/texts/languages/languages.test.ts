import { expect, it, vi } from 'vitest';

it('loads the language that is asked for, and no other', async () => {
  vi.resetModules();
  const { loadTexts, texts } = await import('.');
  expect(Object.keys(texts)).toEqual([]);
  await loadTexts('de');
  expect(Object.keys(texts)).toEqual(['de']);
  expect(texts.de.close).toBe('Schließen');
});
