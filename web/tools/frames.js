/**
 * Measures what the main thread of a page does in each frame of a moment, and what of it would be too much on a slow machine.
 * A server must run (./kraken serve), with the usual pace of bots. The last number says how many games are measured, 1 without it:
 *
 *   node tools/frames.js http://127.0.0.1:8080 bay vortex 3
 *   node tools/frames.js http://127.0.0.1:8080 rage attack
 *   node tools/frames.js http://127.0.0.1:8080 attack surfaced
 *   node tools/frames.js http://127.0.0.1:8080 shadow ritual
 *
 * It plays against bots until the moment has come, so it may take some minutes, and a new game where one ends without it. The trace
 * tells the processor time of scripts, style, layout and paint, not the time that passed: another program on the machine changes
 * little. It is multiplied by SLOWDOWN (4). What the graphics card does is not in it. Measured is from the frame that brings the moment
 * to a quarter of a second after it has gone, when the board shows what came of it.
 */
import { chromium } from '@playwright/test';
import { framesOf, KINDS, total } from './frames/frame-times.js';
import { traceMoment } from './frames/moment-trace.js';

const [address, game, scene, games = '1'] = process.argv.slice(2);
const slowdown = Number(process.env['SLOWDOWN'] ?? 4);
const FRAME = 1000 / 60;
/** Of 60 frames a second, a machine with time to spare draws more. */
const FEW = 45;

if (!address || !game || !scene) {
  console.error('Say where the server is, which game, and which moment: http://127.0.0.1:8080 bay vortex');
  process.exit(2);
}

const ms = (time) => `${(time * slowdown).toFixed(1)} ms`;
const isLate = (frame) => total(frame) * slowdown > FRAME;

function quantile(frames, share) {
  const totals = frames.map(total).sort((one, other) => one - other);
  return totals[Math.min(totals.length - 1, Math.floor(totals.length * share))] ?? 0;
}

/** What a frame did, in the kinds of work that took longest. */
function work(frame) {
  const kinds = Object.keys(KINDS).filter((kind) => frame[kind] * slowdown >= 0.1).sort((one, other) => frame[other] - frame[one]);
  return `${kinds.map((kind) => `${kind} ${ms(frame[kind])}`).join(', ')}; style of ${frame.elements} elements`;
}

function tell(frames, seconds, name) {
  const late = frames.filter(isLate);
  console.log(`${name}: ${frames.length} frames, ${seconds.toFixed(2)} s; a frame: median ${ms(quantile(frames, 0.5))}, 95 % ${ms(quantile(frames, 0.95))}, longest ${ms(quantile(frames, 1))}; over ${FRAME.toFixed(1)} ms: ${late.length}`);
  if (frames.length < seconds * FEW) console.log(`  The machine was busy and drew few frames: what belongs to several counts for one.`);
  for (const frame of late) {
    console.log(`  frame ${frame.number} (${frame.part}, ${frame.at.toFixed(0)} ms after the beginning): ${ms(total(frame))}: ${work(frame)}`);
  }
}

const browser = await chromium.launch({ executablePath: process.env['KRAKEN_CHROMIUM'] ?? '/usr/bin/chromium' });
const all = [];
console.log(`${game}, ${scene}: processor time of the main thread times ${slowdown}`);
for (let number = 1; number <= Number(games); number += 1) {
  const { events, begins, ends, until } = await traceMoment(browser, { address, game, scene });
  const frames = framesOf(events, { begins, ends, until });
  tell(frames, (ends.ts - begins.ts) / 1e6, `game ${number}`);
  all.push(...frames);
}
await browser.close();
if (Number(games) > 1) {
  console.log(`${games} games: ${all.length} frames; median ${ms(quantile(all, 0.5))}, longest ${ms(quantile(all, 1))}; over ${FRAME.toFixed(1)} ms: ${all.filter(isLate).length}`);
}
console.log(`mean of a frame: ${Object.keys(KINDS).map((kind) => `${kind} ${ms(all.reduce((sum, frame) => sum + frame[kind], 0) / all.length)}`).join(', ')}`);
