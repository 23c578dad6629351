import type {
  ContactTold,
  ContactWish,
  Forgotten,
  GameTold,
  Health,
  LessonTold,
  MissedTold,
  Name,
  OpenedTable,
  Opening,
  Person,
  Problem,
  PushKey,
  PushWish,
  Reply,
  ReplayStep,
  ReviewTold,
  Request,
  Self,
  StoryTold,
  TablePage,
  TableSummary,
  TableTold,
} from '../../wire/table';

export type { GameTold, TableSummary };

/** The lists of tables; `mine` are those of the person of this browser. */
export type ListName = 'open' | 'live' | 'past' | 'mine';

/** Which tables a list is to show: of one game, with so many seats; empty for any. */
export interface ListFilter {
  game: string;
  seats: string;
}

/** An answer of the server that is not a success: its status, its code for translations, its English sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Whose view the server sends: that of the person of this browser, or what everybody may see (for a shared screen). */
export type ViewAs = 'myself' | 'nobody';

async function call<T>(method: string, path: string, body?: unknown, as: ViewAs = 'myself'): Promise<T> {
  const init: RequestInit = {
    method,
    headers: { accept: 'application/json' },
    credentials: as === 'nobody' ? 'omit' : 'same-origin',
  };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError(0, 'offline', 'The server cannot be reached.');
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}

async function errorOf(response: Response): Promise<ApiError> {
  const told = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return new ApiError(response.status, told.code ?? 'unknown', told.sentence ?? response.statusText);
}

/** The REST routes of the server, one function each. */
export const api = {
  me: () => call<Self>('GET', '/me').then(({ person }) => person),
  rename: (name: string, portrait: number | null = null) => call<Person>('PUT', '/me', { name, portrait } satisfies Name),
  forgetMe: () => call<Forgotten>('DELETE', '/me'),
  games: () => call<GameTold[]>('GET', '/games'),
  lesson: (game: string) => call<LessonTold>('GET', `/games/${game}/lesson`),
  list: (name: ListName, filter: ListFilter, after: string) => {
    const given = Object.entries({ ...filter, after }).filter(([, value]) => value !== '');
    return call<TablePage>('GET', `/lists/${name}?${new URLSearchParams(given)}`);
  },
  open: (opening: Opening) => call<OpenedTable>('POST', '/tables', opening),
  table: (id: string, as?: ViewAs) => call<TableTold>('GET', `/tables/${id}`, undefined, as),
  story: (id: string, as?: ViewAs) => call<StoryTold>('GET', `/tables/${id}/story`, undefined, as),
  missed: (id: string, after: number, as?: ViewAs) => call<MissedTold>('GET', `/tables/${id}/missed?after=${after}`, undefined, as),
  pushKey: () => call<PushKey>('GET', '/push'),
  subscribePush: (wish: PushWish) => call<Health>('PUT', '/push', wish),
  unsubscribePush: (endpoint: string) => call<Health>('DELETE', `/push?${new URLSearchParams({ endpoint })}`),
  contact: (id: string) => call<ContactTold>('GET', `/tables/${id}/contact`),
  setContact: (id: string, wish: ContactWish) => call<ContactTold>('PUT', `/tables/${id}/contact`, wish),
  ask: (id: string, request: Request) => call<Reply>('POST', `/tables/${id}/requests`, request),
  replay: (id: string) => call<ReplayStep[]>('GET', `/tables/${id}/replay`),
  review: (id: string) => call<ReviewTold>('GET', `/tables/${id}/review`),
  import: (exported: string) => call<OpenedTable>('POST', '/imports', exported),
  exportAddress: (id: string) => `/api/tables/${id}/export`,
  socketAddress: (id: string, after: number, as: ViewAs = 'myself') =>
    `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?after=${after}${as === 'nobody' ? '&shared' : ''}`,
};
