/** The pages, each with what its address names. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'how'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'luck' }
  | { page: 'import' }
  | { page: 'notFound' };

const SHAPES: [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/([a-z]+)$/, (game) => ({ page: 'new', game })],
  [/^\/t\/(\w+)$/, (id) => ({ page: 'table', id })],
  [/^\/t\/(\w+)\/screen$/, (id) => ({ page: 'screen', id })],
  [/^\/t\/(\w+)\/replay$/, (id) => ({ page: 'replay', id })],
  [/^\/how\/([a-z]+)$/, (game) => ({ page: 'how', game })],
  [/^\/learn\/([a-z]+)$/, (game) => ({ page: 'learn', game })],
  [/^\/luck$/, () => ({ page: 'luck' })],
  [/^\/import$/, () => ({ page: 'import' })],
];

export function routeOf(path: string): Route {
  for (const [shape, route] of SHAPES) {
    const match = shape.exec(path);
    if (match) return route(match[1] ?? '');
  }
  return { page: 'notFound' };
}

/** The page that is open, and the query of its address. */
class Router {
  route = $state<Route>(routeOf(location.pathname));
  query = $state(new URLSearchParams(location.search));

  start(): void {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.onClick(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    const route = routeOf(location.pathname);
    // Where only the query differs, the page stays mounted.
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.query = new URLSearchParams(location.search);
  }

  /** Opens links within the site without loading a document; the browser handles all others, and clicks with a modifier key. */
  private onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
