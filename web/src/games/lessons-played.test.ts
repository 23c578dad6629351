import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { tableOf } from '../fixtures/cards';
import { lessonSteps } from '../fixtures/lesson-script';
import { settings } from '../lib/browser/settings.svelte';
import { findTextForScreen } from '../lib/i18n/i18n.svelte';
import { lt } from '../lib/i18n/learn';
import { Lesson } from '../lib/lesson/lesson.svelte';
import LessonStrip from '../parts/learn/LessonStrip.svelte';
import { LANGUAGES, type Language } from '../texts/translation';
import type { GameLesson } from './game';

const lessons = import.meta.glob<GameLesson>('./*/lesson/index.ts', { eager: true });
const ids = Object.keys(lessons).map((path) => path.split('/')[1]!);

/** The crew that texts may name. */
const NAMES = { seat1: 'Ben', seat2: 'Cara', seat3: 'Dan', seat4: 'Eve' };
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

class Learner {
  readonly lesson: Lesson;
  readonly read: string[] = [];
  private readonly socket;

  constructor(private readonly game: string) {
    const script = { table: tableOf({ type: 'One', seat: 0 }, []), story: { number: 0, happenings: [] }, steps: lessonSteps(game) };
    this.lesson = new Lesson(script, { name: 'Ada', portrait: 1 }, 0, () => undefined);
    this.socket = this.lesson.openSocket();
  }

  look(): () => void {
    const { texts } = lessons[`./${this.game}/lesson/index.ts`]!;
    const textOf = (key: string) => findTextForScreen(texts, key, NAMES) ?? '';
    const end = createRawSnippet(() => ({ render: () => '<i id="end"></i>' }));
    const strip = mount(LessonStrip, { target: document.body, props: { lesson: this.lesson, textOf, resting: true, end } });
    flushSync();
    return () => void unmount(strip);
  }

  /** Reads a step, does what it asks for, and answers whether there is another. */
  step(): boolean {
    this.read.push(document.querySelector('p')!.textContent.trim());
    const { step, isLast, index } = this.lesson;
    if (isLast) return false;
    if (step.act === null) button(lt('learn.next'))!.click();
    else if (index % 2 === 0) button(lt('learn.showMe'))!.click();
    else this.socket.send(JSON.stringify({ type: 'Ask', request: { id: '1', command: step.act } }));
    flushSync();
    expect(this.lesson.index).toBe(index + 1);
    return true;
  }
}

let leave: () => void;
afterEach(() => {
  leave();
  settings.setLanguage('en');
});

const pairs = ids.flatMap((game) => LANGUAGES.map((language): [string, Language] => [game, language]));

describe('a learner', () => {
  it.each(pairs)('comes to the end of the lesson of %s in %s, and reads every step', (game, language) => {
    settings.setLanguage(language);
    const learner = new Learner(game);
    leave = learner.look();
    while (learner.step());
    expect(learner.read).toHaveLength(learner.lesson.length);
    for (const words of learner.read) expect(words).toMatch(/^[^{}]{10,}$/);
    expect(document.querySelector('#end')).not.toBeNull();
  });
});
