/**
 * Measures what the main thread of a page does in each frame of a moment, and what of it would be too much on a slow machine.
 * A server must run (./kraken serve), with the usual pace of bots:
 *
 *   node tools/frames.js http://127.0.0.1:8080 bay vortex
 *   node tools/frames.js http://127.0.0.1:8080 rage attack
 *
 * It plays against bots until the moment has come, so it may take some minutes. The trace tells the processor time of scripts, style,
 * layout and paint, not the time that passed: another program on the machine changes nothing. It is multiplied by SLOWDOWN (4). What the
 * graphics card does is not in it.
 */
import { chromium } from '@playwright/test';

const [address, game, scene] = process.argv.slice(2);
const slowdown = Number(process.env['SLOWDOWN'] ?? 4);
const FRAME = 1000 / 60;
const LONGEST = 15 * 60_000;

if (!address || !game || !scene) {
  console.error('Say where the server is, which game, and which moment: http://127.0.0.1:8080 bay vortex');
  process.exit(2);
}

const browser = await chromium.launch({ executablePath: process.env['KRAKEN_CHROMIUM'] ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
await page.addInitScript(() => localStorage.setItem('kraken.pace', 'brisk'));
await page.goto(`${address}/how/${game}`);
await page.getByRole('button', { name: 'Play now' }).first().click();
await page.locator('[data-stage]').waitFor();

/** Marks the moment in the trace, and clicks through the game until it has passed. */
const isOver = page.evaluate(async ([wanted, longest]) => {
  const until = performance.now() + longest;
  const isVisible = (it) => it.checkVisibility();
  const find = (css) => [...document.querySelectorAll(css)].filter(isVisible);
  const isThere = () => document.querySelector(`[data-moment="${wanted}"]`) !== null;
  while (!isThere() && performance.now() < until) {
    // A question before a costly move, an order of actions that is laid out on the board, or else a listed move.
    const asked = find('dialog[open] button.primary')[0] ?? find('.foot button.primary')[0];
    const target = asked ?? find('section.moves button.move:not([aria-disabled=true])').at(-1);
    if (!document.querySelector('[data-busy]')) target?.click();
    await new Promise(requestAnimationFrame);
  }
  performance.mark('moment begins');
  while (isThere()) await new Promise((later) => setTimeout(later, 20));
  performance.mark('moment ends');
}, [scene, LONGEST]);

const devtools = await page.context().newCDPSession(page);
const events = [];
devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await devtools.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: { recordMode: 'recordContinuously', includedCategories: ['devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'] },
});
await isOver;
const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
await devtools.send('Tracing.end');
await ended;
await browser.close();

const [begins, ends] = ['moment begins', 'moment ends'].map((name) => events.find((event) => event.name === name));
if (!begins || !ends) throw new Error(`The moment "${scene}" did not come within ${LONGEST / 60_000} minutes: play on, or name another one.`);
const inMoment = events.filter(({ pid, tid, ts }) => pid === begins.pid && tid === begins.tid && ts >= begins.ts && ts <= ends.ts);
const starts = inMoment.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
const KINDS = {
  scripts: ['FunctionCall', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'EvaluateScript'],
  garbage: ['MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'UpdateLayerTree'],
};
const kindOf = (name) => Object.keys(KINDS).find((kind) => KINDS[kind].includes(name));

/** Processor time in ms of each frame, by kind. What is done within something else counts for its own kind alone. */
const frames = starts.map((from, index) => {
  const to = starts[index + 1] ?? ends.ts;
  const frame = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  const around = [];
  const parts = inMoment.filter(({ name, ts }) => kindOf(name) && ts >= from && ts < to);
  for (const { name, ts, dur = 0, tdur = 0 } of parts.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (around.length > 0 && around.at(-1).until <= ts) around.pop();
    const outer = around.at(-1);
    if (outer) frame[outer.kind] -= tdur / 1000;
    const kind = kindOf(name);
    frame[kind] += tdur / 1000;
    around.push({ kind, until: ts + dur });
  }
  return frame;
});
const sum = (frame) => Object.values(frame).reduce((one, other) => one + other, 0);
const totals = frames.map(sum).sort((one, other) => one - other);
const at = (share) => ((totals[Math.min(totals.length - 1, Math.floor(totals.length * share))] ?? 0) * slowdown).toFixed(1);
const mean = (kind) => ((frames.reduce((all, frame) => all + frame[kind], 0) / frames.length) * slowdown).toFixed(2);
console.log(`${game}, ${scene}: ${frames.length} frames in ${((ends.ts - begins.ts) / 1e6).toFixed(2)} s; processor time of the main thread times ${slowdown}:`);
const lateAt = frames.flatMap((frame, index) => (sum(frame) * slowdown > FRAME ? [index + 1] : []));
console.log(`  a frame: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; over ${FRAME.toFixed(1)} ms: ${lateAt.length}${lateAt.length > 0 ? ` (frames ${lateAt.join(', ')})` : ''}`);
console.log(`  mean: ${Object.keys(KINDS).map((kind) => `${kind} ${mean(kind)} ms`).join(', ')}`);
for (const index of lateAt) {
  const late = frames[index - 1];
  console.log(`  frame ${index}: ${Object.keys(KINDS).map((kind) => `${kind} ${(late[kind] * slowdown).toFixed(1)} ms`).join(', ')}`);
}
