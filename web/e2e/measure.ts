import { expect, type Page, test } from './base';

/** Laptops and desks: the column stands beside the stage. */
export const WIDE = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** The letters of a board are never smaller on a laptop. */
export const SMALLEST = 12;
/** The row of moves under the stage has room for two rows of buttons, in pixels. */
export const HIGHEST_ROW = 78;
/** A mouse hits what is so high, in pixels. */
export const LEAST_TARGET = 32;
export const named = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

/** The page as it is laid out now. */
export function measure(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    const inStage = [...document.querySelectorAll<HTMLElement>('[data-stage] *')];
    const scrolls = inStage.filter(
      (it) => it.scrollHeight > it.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(it).overflowY),
    );
    const hasLetters = (it: Element) => [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const drawnSize = (it: Element) => {
      const scale = it instanceof SVGGraphicsElement ? it.getScreenCTM() : null;
      return parseFloat(getComputedStyle(it).fontSize) * (scale ? Math.hypot(scale.a, scale.b) : 1);
    };
    const letters = inStage.filter((it) => hasLetters(it) && it.checkVisibility()).map(drawnSize);
    const targets = [...document.querySelectorAll('.hand button, .side :is(.head, .foot) button')].filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().height);
    return {
      lowestTarget: Math.min(...targets),
      stage: boxOf('[data-stage]')!,
      board: boxOf('[data-board]'),
      guide: boxOf('[data-guide]'),
      newest: boxOf('[role=log] > :last-child'),
      row: boxOf('.hand.sheet'),
      form: boxOf('.foot .panel'),
      end: boxOf('.end.sheet'),
      overhang: { x: root.scrollWidth - innerWidth, y: root.scrollHeight - innerHeight },
      scrolls: scrolls.map((it) => `${it.className}: ${it.scrollHeight} in ${it.clientHeight}`),
      smallest: Math.min(...letters),
      window: { width: innerWidth, height: innerHeight },
    };
  });
}

export type Measured = Awaited<ReturnType<typeof measure>>;

export function isWholeInTheWindow({ stage, board = stage, window }: Measured): void {
  for (const box of [stage, board]) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(window.width + 0.5);
    expect(box.bottom).toBeLessThanOrEqual(window.height + 0.5);
  }
}

/** Looks at a page in this size, by day and by night: the layout may not depend on it. */
export async function inEachLight(page: Page, size: { width: number; height: number }, look: (it: Measured) => void): Promise<void> {
  await page.setViewportSize(size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(async () => (await measure(page)).overhang.x, `${named(size)}, ${colorScheme}`).toBeLessThanOrEqual(0);
    await test.step(`${named(size)}, ${colorScheme}`, () =>
      // A board learns of a new size a moment after the window.
      expect(async () => look(await measure(page))).toPass(),
    );
  }
}

/** What stands on the stage now is whole beside the board on laptops and desks; a square board has so many pixels at least. */
export async function isWholeOnAWideScreen(page: Page, { square = 0 }): Promise<void> {
  for (const size of WIDE) {
    await inEachLight(page, size, (it) => {
      isWholeInTheWindow(it);
      expect(it.overhang.y).toBeLessThanOrEqual(0);
      expect(it.scrolls).toEqual([]);
      expect(it.smallest).toBeGreaterThanOrEqual(SMALLEST);
      if (it.board) expect(Math.min(it.board.width, it.board.height)).toBeGreaterThanOrEqual(square);
      if (it.row) expect(it.row.height).toBeLessThanOrEqual(HIGHEST_ROW);
    });
  }
  await page.setViewportSize(WIDE[0]!);
}
