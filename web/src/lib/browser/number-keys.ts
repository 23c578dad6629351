import { isTyping } from './typing';

/** The number of a key from 1 to 9 that is pressed alone and not into a field; null for all others. */
export function numberKey(event: KeyboardEvent): number | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return null;
  return /^[1-9]$/.test(event.key) ? Number(event.key) : null;
}
