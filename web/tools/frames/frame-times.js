/** The events of a trace that are work of the main thread. */
export const KINDS = {
  scripts: ['FunctionCall', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'EvaluateScript', 'EventDispatch', 'WebSocketReceive'],
  garbage: ['MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'UpdateLayerTree'],
};
const kindOf = (name) => Object.keys(KINDS).find((kind) => KINDS[kind].includes(name));

/** The processor time of a frame, in ms. */
export const total = (frame) => Object.keys(KINDS).reduce((sum, kind) => sum + frame[kind], 0);

/** From one frame's beginning to the next one's, in ms by kind. What is done within something else counts for its own kind alone. */
function timesOf(work, from, to) {
  const frame = { ...Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0])), elements: 0 };
  const around = [];
  for (const { name, ts, dur = 0, tdur = 0, args } of work.filter(({ ts }) => ts >= from && ts < to)) {
    while (around.length > 0 && around.at(-1).until <= ts) around.pop();
    const outer = around.at(-1);
    if (outer) frame[outer.kind] -= tdur / 1000;
    const kind = kindOf(name);
    frame[kind] += tdur / 1000;
    if (kind === 'style') frame.elements += args?.elementCount ?? 0;
    around.push({ kind, until: ts + dur });
  }
  return frame;
}

/** The frames from the one that brings the moment, also where the work for it was done before that frame began. */
export function framesOf(events, { begins, ends, until }) {
  const main = events.filter(({ pid, tid }) => pid === begins.pid && tid === begins.tid);
  const work = main.filter(({ name }) => kindOf(name)).sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const starts = main.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts).sort((one, other) => one - other);
  const first = starts.findLastIndex((ts) => ts <= begins.ts);
  return starts.slice(Math.max(first, 0)).filter((ts) => ts < until.ts).map((from, index, all) => {
    const to = all[index + 1] ?? until.ts;
    const part = to <= ends.ts ? (from <= begins.ts ? 'brings the moment' : 'in the moment') : from <= ends.ts ? 'takes the moment away' : 'after the moment';
    return { number: index + 1, at: (from - begins.ts) / 1000, part, ...timesOf(work, from, to) };
  });
}
