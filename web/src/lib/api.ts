import type {
  Opening,
  Option,
  Outcome,
  Person,
  Reply,
  ReplayStep,
  Request,
  Sitter,
  Stage,
  TableTold,
} from '../wire/table';

/** Somebody with a name. */
export type Me = Person;

/** A game as the server offers it. */
export interface GameOffer {
  id: string;
  title: string;
  fewest: number;
  most: number;
  /** By number of players. */
  options: Record<string, Option[]>;
  levels: string[];
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  stage: Stage;
  listed: boolean;
  seats: Sitter[];
  number: number;
  openedAt: number;
  lastAt: number;
  outcome: Outcome | null;
}

export interface TableLists {
  open: TableSummary[];
  live: TableSummary[];
  past: TableSummary[];
}

/** Why the server did not do what it was asked. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(0, 'offline', 'The server cannot be reached.');
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as T;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const told = (await response.json().catch(() => ({}))) as { code?: string; sentence?: string };
  return new Refusal(response.status, told.code ?? 'unknown', told.sentence ?? response.statusText);
}

/** The server's addresses, one function each. */
export const api = {
  me: (): Promise<Me | null> =>
    call<Me>('GET', '/me').catch((refusal: Refusal) => {
      if (refusal.status === 404) return null;
      throw refusal;
    }),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  games: () => call<GameOffer[]>('GET', '/games'),
  tables: () => call<TableLists>('GET', '/tables'),
  mine: () => call<TableSummary[]>('GET', '/tables/mine'),
  open: (opening: Opening) => call<{ id: string }>('POST', '/tables', opening),
  table: (id: string) => call<TableTold>('GET', `/tables/${id}`),
  ask: (id: string, request: Request) => call<Reply>('POST', `/tables/${id}/requests`, request),
  replay: (id: string) => call<ReplayStep[]>('GET', `/tables/${id}/replay`),
  import: (exported: string) => call<{ id: string }>('POST', '/imports', exported),
  exportAddress: (id: string) => `/api/tables/${id}/export`,
  socketAddress: (id: string, after: number) =>
    `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?after=${after}`,
};
