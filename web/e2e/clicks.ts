import type { Page } from '@playwright/test';

/** The elements that a selector finds; where words are given, those that hold them. */
export interface Sight {
  css: string;
  /** A regular expression, as text: it is sent to the page. */
  words?: string;
  /** Whether the last of them is meant, not the first. */
  last?: boolean;
}

/** Waits until the page shows this, looking from now on: also where it is gone again before anybody could ask. */
export function shows(page: Page, css: string): Promise<void> {
  return page.evaluate(
    (css) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(look);
        function look() {
          if (document.querySelector(css) === null) return;
          observer.disconnect();
          done();
        }
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      }),
    css,
  );
}

interface Course {
  /** The end: one of these is seen. */
  until: Sight[];
  /** The first of these that is there is clicked, frame by frame. */
  click: Sight[];
  /** Must not be in the page on the way, not even hidden. */
  never?: Sight[];
  /** An end, too: so many clicks were made. */
  clicks?: number;
}

/**
 * Clicks its way through a game. The page itself looks and clicks in one task, so that nothing can change between the two;
 * and it clicks only what nothing else covers. Answers how often each sight was clicked.
 */
export function clickUntil(page: Page, course: Course): Promise<number[]> {
  return page.evaluate(async ({ until, click, never = [], clicks: most }) => {
    const all = ({ css, words = '' }: Sight) =>
      [...document.querySelectorAll<HTMLElement>(css)].filter((one) => new RegExp(words).test(one.textContent.trim()));
    const find = (sight: Sight) => all(sight).filter((one) => one.checkVisibility()).at(sight.last ? -1 : 0);
    const isOnTop = (one: Element) => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const clicks = click.map(() => 0);
    let made = 0;
    while (!until.some(find) && made !== most) {
      const [wrong] = never.flatMap(all);
      if (wrong) throw new Error(`This must not be in the page: ${wrong.outerHTML}`);
      const index = click.findIndex(find);
      const target = index < 0 ? undefined : find(click[index]!);
      if (target && isOnTop(target)) {
        clicks[index]! += 1;
        made += 1;
        target.click();
      }
      await new Promise(requestAnimationFrame);
    }
    return clicks;
  }, course);
}
