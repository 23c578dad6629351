import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../texts/translation';
import { lessonSteps } from '../fixtures/lesson-script';
import { areComplete } from '../fixtures/complete-texts';
import type { GameLesson } from './game';

const lessons = import.meta.glob<GameLesson>('./*/lesson/index.ts', { eager: true });
const ids = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]!);

describe.each(ids)('the lesson of %s', (game) => {
  const { texts, coach } = lessons[`./${game}/lesson/index.ts`]!;

  it('has words for every step, in every language, and none without a step', () => {
    areComplete(texts);
    const keys = Object.keys(texts.en);
    const touched = keys.filter((key) => key.endsWith('.touch'));
    expect(keys).toEqual(expect.arrayContaining(touched.map((key) => key.replace('.touch', ''))));
    expect(keys.filter((key) => !touched.includes(key)).sort()).toEqual([...new Set(lessonSteps(game).map(({ say }) => say))].sort());
  });

  it('says one idea at a time: no text is longer than a glance', () => {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(texts[language])) expect(text.length, `${language} ${key}`).toBeLessThanOrEqual(230);
    }
  });

  it('asks nobody at a screen without a pointer to point at anything', () => {
    for (const [part, key] of [texts, coach].flatMap((part) => Object.keys(part.en).map((key) => [part, key] as const))) {
      if (/ point(ing)? at /i.test(part.en[key]!)) expect(Object.keys(part.en)).toContain(`${key}.touch`);
    }
  });

  it('is followed by a coach who begins with the goal', () => {
    areComplete(coach);
    expect(Object.keys(coach.en)).toContain('goal');
  });
});
