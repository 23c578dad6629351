/** Whether a key goes to somebody who writes or chooses, or to a dialog: then it is no shortcut of the page. */
export function isTyping(on: EventTarget | null): boolean {
  return on instanceof Element && on.closest('input, select, textarea, dialog, [role="dialog"]') !== null;
}
