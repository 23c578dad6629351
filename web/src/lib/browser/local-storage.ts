/** Reads a value from this browser's storage; null where there is none, or where the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`kraken.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser's storage. Where the browser forbids it, the value lasts as long as the page. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(`kraken.${key}`, value);
  } catch {
    // The browser forbids storage.
  }
}

/** Forgets all values whose key begins like this. */
export function forgetStored(beginning: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`kraken.${beginning}`));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // The browser forbids storage.
  }
}

/** A stored value that must be one of these words; any other value counts as none. */
export function readStoredAmong<T extends string>(key: string, among: readonly T[]): T | null {
  const value = readStored(key);
  return among.find((word) => word === value) ?? null;
}
