import type { Page } from '@playwright/test';
import { texts as attack } from '../src/games/attack/lesson';
import { texts as bay } from '../src/games/bay/lesson';
import { texts as rage } from '../src/games/rage/lesson';
import { texts as shadow } from '../src/games/shadow/lesson';
import { learnTexts } from '../src/texts/learn';
import type { Language } from '../src/texts/translation';

/** The words of every lesson. */
const lessonTexts = { attack, bay, rage, shadow };

export type TaughtGame = keyof typeof lessonTexts;
export const TAUGHT = Object.keys(lessonTexts) as TaughtGame[];

/** The plate of a lesson with one text in it. */
export interface Plate {
  key: string;
  height: number;
  /** Whether something is wider than the plate. */
  overflows: boolean;
}

/** What the plate of a step with a move measures with each text of a lesson and its buttons in a language, as the page at hand draws it. */
export function platesOf(page: Page, game: TaughtGame, language: Language): Promise<Plate[]> {
  const own = learnTexts[language];
  const words = {
    back: own['learn.back'],
    show: own['learn.showMe'],
    leave: own['learn.leave'],
    move: own['learn.yourMove'],
    progress: own['learn.progress'].replace('{step}', '20').replace('{steps}', '21'),
  };
  return page.evaluate(
    ({ texts, words }) => {
      const plate = document.querySelector('[data-guide]')!;
      const text = plate.querySelector('p')!;
      const row = plate.querySelector('.row')!;
      const [back, show] = row.querySelectorAll('button');
      back!.textContent = words.back;
      show!.textContent = words.show;
      row.querySelector('a')!.textContent = words.leave;
      row.querySelector('span')!.textContent = words.progress;
      return texts.map(([key, said]) => {
        text.textContent = `${said.replace(/\{seat\d\}/g, 'Hendrik')} ${words.move}`;
        const overflows = [plate, text, row].some((one) => one.scrollWidth > one.clientWidth);
        return { key, height: plate.getBoundingClientRect().height, overflows };
      });
    },
    { texts: Object.entries<string>(lessonTexts[game][language]), words },
  );
}
