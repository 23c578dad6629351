import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../texts/translation';
import { lessonSteps } from '../fixtures/lesson-script';
import { areComplete } from '../fixtures/complete-texts';
import type { GameLesson } from './game';
import { gameClient } from '.';

const lessons = import.meta.glob<GameLesson>('./*/lesson/index.ts', { eager: true });
/** How many words a newcomer reads in a minute, and how long one looks for a place, clicks on it and sees what comes of that. */
const WORDS_A_MINUTE = 150;
const SECONDS_A_STEP = 5;

/** The minutes of a whole lesson in one language: each text is read once, however many steps it stands for. */
function minutesOf(game: string, texts: Record<string, string>): number {
  const steps = lessonSteps(game);
  const words = [...new Set(steps.map(({ say }) => say))].flatMap((say) => texts[say]!.split(/\s+/));
  return words.length / WORDS_A_MINUTE + (steps.length * SECONDS_A_STEP) / 60;
}

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

  it('takes as many minutes as is said before it', async () => {
    const minutes = LANGUAGES.map((language) => minutesOf(game, texts[language]));
    const mean = minutes.reduce((sum, each) => sum + each, 0) / minutes.length;
    expect((await gameClient(game))!.facts.lesson).toBe(Math.round(mean));
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
