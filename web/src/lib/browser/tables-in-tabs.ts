const NAME = 'kraken.table.';

/** Tells the other pages of this browser that a page is open at a table; gives a function that ends it. */
export function markInTab(table: string): () => void {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  void navigator.locks?.request(NAME + table, { mode: 'shared' }, () => held).catch(() => undefined);
  return end;
}

/** The tables at which pages of this browser are open; none where the browser does not say. */
export async function tablesInTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(NAME) ? [name.slice(NAME.length)] : [])));
}
