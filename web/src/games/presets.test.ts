import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../texts/translation';
import { levelName } from '../lib/words/titles';
import { gameClient } from './index';

const ids = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]!);

describe.each(ids)('the ways to play %s that a new table offers first', (id) => {
  it('begin with one for a first game, and each has a name and says what it means in every language', async () => {
    const client = (await gameClient(id))!;
    const presets = client.presets ?? [];
    expect(presets.map(({ gentle }) => gentle ?? false)).toEqual([true, false, false]);
    for (const language of LANGUAGES) {
      const texts = client.texts[language] as Record<string, string>;
      const names = presets.map(({ name }) => texts[`preset.${name}`]);
      expect(new Set(names).size, language).toBe(presets.length);
      expect(Math.max(...names.map((name) => name!.length)), language).toBeLessThanOrEqual(22);
      for (const { name } of presets) expect(texts[`preset.${name}.help`], `${language} ${name}`).toMatch(/\w/);
    }
  });

  it('have bots of levels that there are', async () => {
    const levels = ((await gameClient(id))!.presets ?? []).flatMap(({ bots }) => bots ?? []);
    for (const level of levels) expect(levelName(level)).not.toBe(level);
  });
});
