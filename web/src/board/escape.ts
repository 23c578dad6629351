/** How to close what lies open, the newest last. */
const open: { close: () => void }[] = [];

/** A dialog of the page is closed by the browser itself, and what lies under it stays. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

function hear(event: KeyboardEvent): void {
  const top = open.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top || isDialogOpen()) return;
  event.preventDefault();
  top.close();
}

/**
 * Lets Escape close what has just opened, wherever the focus is: one press closes only what opened last. Gives the function that
 * forgets it again, for an effect that runs while it is open.
 */
export function onEscape(close: () => void): () => void {
  const one = { close };
  if (open.length === 0) window.addEventListener('keydown', hear);
  open.push(one);
  return () => {
    if (open.includes(one)) open.splice(open.indexOf(one), 1);
    if (open.length === 0) window.removeEventListener('keydown', hear);
  };
}
