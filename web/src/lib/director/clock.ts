/** What the director takes its time from; tests bring one of their own. */
export interface Clock {
  /** Calls back once after so many milliseconds, unless it is cancelled. */
  after(milliseconds: number, call: () => void): () => void;
}

export const browserClock: Clock = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
