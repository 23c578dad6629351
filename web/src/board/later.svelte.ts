import { untrack } from 'svelte';

/** Calls a function in each of so many frames, from the next one on. Returns a function that calls it off. */
export function eachFrame(count: number, call: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    count -= 1;
    call();
    if (count > 0) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Calls a function once, in the frame after so many others. Returns a function that calls it off. */
export function afterFrames(count: number, then: () => void): () => void {
  return eachFrame(count + 1, () => {
    count -= 1;
    if (count < 0) then();
  });
}

/**
 * A value that follows another one some frames later, for as long as the component lives: what draws it leaves those frames to what is
 * seen to move. Where `atOnce` says so, as where nothing moves, it is never behind.
 */
export class Later<T> {
  private known = $state.raw() as T;

  constructor(
    private readonly source: () => T,
    private readonly atOnce: () => boolean,
    frames = 1,
  ) {
    this.known = untrack(source);
    $effect(() => {
      const value = source();
      const take = () => void (this.known = value);
      return untrack(atOnce) ? take() : afterFrames(frames, take);
    });
  }

  readonly value: T = $derived.by(() => (this.atOnce() ? this.source() : this.known));
}
