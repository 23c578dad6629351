import { api, type ListFilter, type ListName, type TableSummary } from './api';

/** A list of tables as far as this page has read it. */
export class TableList {
  tables = $state.raw<TableSummary[]>([]);
  /** Where the next page begins; empty where there is none. */
  private next = $state('');
  private pages = 1;

  constructor(
    private readonly name: ListName,
    private readonly filter: () => ListFilter,
  ) {}

  get hasMore(): boolean {
    return this.next !== '';
  }

  /** Reads the pages that are shown anew; where the server does not answer, the list stays as it is. */
  async refresh(): Promise<void> {
    const filter = { ...this.filter() };
    let tables: TableSummary[] = [];
    let next = '';
    for (let page = 0; page < this.pages && (page === 0 || next !== ''); page++) {
      const read = await api.list(this.name, filter, next).catch(() => null);
      if (!read || !isSame(filter, this.filter())) return;
      tables = [...tables, ...read.tables];
      next = read.next ?? '';
    }
    this.tables = tables;
    this.next = next;
  }

  async more(): Promise<void> {
    this.pages++;
    await this.refresh();
  }

  /** Begins with the first page again, as after a change of the filter. */
  async restart(): Promise<void> {
    this.pages = 1;
    await this.refresh();
  }
}

/** Whether the answer is still wanted: the reader may have changed the filter meanwhile. */
function isSame(one: ListFilter, other: ListFilter): boolean {
  return one.game === other.game && one.seats === other.seats;
}
