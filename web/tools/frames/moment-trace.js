const LONGEST = 30 * 60_000;
const CATEGORIES = ['devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
const MARKS = ['moment begins', 'moment ends', 'all is seen'];

/** In the page: marks the moment in the trace, and clicks through the game until it has passed, or until the game is over. */
async function play([wanted, longest, [begins, ends, seen]]) {
  const CLICKS = ['dialog[open] button.primary', '.foot button.primary', 'section.moves:not(:has(.move)) button.primary:enabled', 'section.moves:not(:has(.move)) button:enabled'];
  const MOVES = 'section.moves button.move:not([aria-disabled=true])';
  const until = performance.now() + longest;
  const find = (css) => [...document.querySelectorAll(css)].filter((it) => it.checkVisibility());
  let isThere = false;
  const passed = new Promise((resolve) => {
    // It looks at what came and went alone: to look for the moment in all of the page would be work in each frame.
    const isMoment = (node) => node instanceof Element && node.matches(`[data-moment="${wanted}"]`);
    const observer = new MutationObserver((changes) => {
      const [came, went] = ['addedNodes', 'removedNodes'].map((kind) => changes.some((change) => [...change[kind]].some(isMoment)));
      if (isThere ? !went : !came) return;
      isThere = !isThere;
      performance.mark(isThere ? begins : ends);
      if (isThere) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  while (!isThere && find('.end.sheet').length === 0 && performance.now() < until) {
    // A question before a costly move, what is laid out on the board or chosen in a panel, or else a listed move.
    const target = CLICKS.map((css) => find(css)[0]).find((it) => it !== undefined) ?? find(MOVES).at(-1);
    if (!document.querySelector('[data-busy]')) target?.click();
    await new Promise((later) => setTimeout(later, 50));
  }
  if (!isThere) return false;
  await passed;
  await new Promise((later) => setTimeout(later, 250));
  performance.mark(seen);
  return true;
}

/** Plays games in new pages until the moment has come in one. Returns the trace, and in it the marks of the moment. */
export async function traceMoment(browser, { address, game, scene }) {
  const deadline = Date.now() + LONGEST;
  while (Date.now() < deadline) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('kraken.pace', 'brisk'));
    await page.goto(`${address}/how/${game}`);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('[data-stage]').waitFor();
    const events = await traced(page, () => page.evaluate(play, [scene, deadline - Date.now(), MARKS]));
    await page.close();
    const [begins, ends, until] = MARKS.map((name) => events.find((event) => event.name === name));
    if (until) return { events, begins, ends, until };
  }
  throw new Error(`The moment "${scene}" did not come within ${LONGEST / 60_000} minutes: try again, or name another one.`);
}

async function traced(page, work) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { recordMode: 'recordContinuously', includedCategories: CATEGORIES } });
  await work();
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  return events;
}
