/**
 * Gives the focus to `rest` when what had it is gone from the page: a reading aid and a keyboard would begin anew at the top.
 * Whatever else in the page takes the focus over comes first. Answers how to end it.
 */
export function keepFocus(rest: () => void): () => void {
  let last: EventTarget | null = null;
  const note = (event: FocusEvent) => (last = event.target);
  const isGone = () => last instanceof Node && !last.isConnected && document.activeElement === document.body;
  const check = () => {
    if (!isGone()) return;
    last = null;
    rest();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (isGone()) timer = setTimeout(check);
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** The stage of a table, or what else the page is about. */
export const focusMainPart = () => (document.querySelector<HTMLElement>('[data-stage]') ?? document.querySelector('main'))?.focus({ preventScroll: true });
