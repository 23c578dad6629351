/** Puts a mark on the icon of the tab while somebody here is waited for. */
export function markTab(waited: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = waited ? '/icon-turn.svg' : '/icon.svg';
}
