import { describe, expect, it } from 'vitest';
import { mountBoard, type Position } from '../../fixtures/mount-board';
import { LANGUAGES, translator } from '../../texts/translation';
import Board from './Board.svelte';
import acting from './fixtures/acting.json';
import choosing from './fixtures/choosing.json';
import { texts } from './texts';

const t = translator(texts, 'en');

const shown = (position: Position, words = t) => mountBoard(Board, position, words);

describe('the panels beside the board', () => {
  /** What stands under a heading of the overview: pictures by their names, beside them the figures. */
  function overview(title: string): string[] {
    const heading = [...document.querySelectorAll('.panel h4')].find(({ textContent }) => textContent === title);
    return [...(heading?.nextElementSibling?.children ?? [])].map((line) =>
      [...line.querySelectorAll('[role=img], strong'), line]
        .map((part) => (part === line ? line.textContent : part.getAttribute('role') && part.getAttribute('aria-label')))
        .filter(Boolean)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }

  it('shows the holds of all, the supply, what off-course ships drop and the loss chart', async () => {
    const { leave } = shown(acting);
    expect(overview('Cargo and points of all')).toEqual(
      acting.view.ships.map(({ ship, seat, rations, crew, treasure, points }) => {
        const sum = points.crew + points.treasure + points.tentacles + points.saved + points.kraken;
        return `N${seat} ${t(`vessel.${ship}` as 'vessel.CAPTAIN')} ration crew treasure ${rations} ${crew} ${treasure} ${sum}`;
      }),
    );
    expect(overview('Left in the supply')).toEqual(['tentacle 3', 'barrel bomb 4', 'smoke 5']);
    expect(overview('Off course, and what they drop')).toEqual(
      (['CONTAINER', 'PLAGUE', 'SUPPLY', 'CRUISE'] as const).map(
        (vessel, index) => `${t(`vessel.${vessel}`)} ${['treasure', 'plague crew', 'ration', 'crew'][index]}`,
      ),
    );
    expect(overview('Lost for each die')).toEqual(['ration 1-2', 'crew 3-4', 'treasure 5-6']);
    await leave();
  });

  it.each(LANGUAGES)('says on the card why the Captain begins with more: %s', async (language) => {
    const { leave } = shown({ ...acting, seat: 0, view: { ...acting.view, viewer: 0 } }, translator(texts, language));
    const card = document.querySelector('article.captain')?.textContent ?? '';
    expect(card).toContain(texts[language]['power.CAPTAIN.1.text']);
    expect(card).toMatch(/7 .* 5 .* 7 /);
    await leave();
  });

  it('compares the figures of all ships while they are chosen, and not later', async () => {
    const { leave } = shown(choosing);
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(rows).toHaveLength(6);
    expect(rows).toContainEqual(expect.stringMatching(/Pirate.*1D10.*5.*1D6\+1/));
    await leave();
    const later = shown(acting);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(0);
    await later.leave();
  });
});
