/** What this browser remembers. Where it must not, everything works for the length of the visit. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`kraken.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`kraken.${key}`, value);
  } catch {
    // a browser that keeps nothing
  }
}

/** A value that must be one of several words; anything else is as if it had not been kept. */
export function rememberedAmong<T extends string>(key: string, among: readonly T[]): T | null {
  const value = remembered(key);
  return among.find((word) => word === value) ?? null;
}
