let shown = 0;

/**
 * An attachment for what has a bar of its own, or will have one in a moment: while any of it is there, the page goes without the header
 * and the footer of the site. A rule of style with `:has` would be asked again at every change of a table.
 */
export function ownBar(): () => void {
  const count = (change: number) => {
    shown += change;
    document.documentElement.classList.toggle('own-bar', shown > 0);
  };
  count(1);
  return () => count(-1);
}
