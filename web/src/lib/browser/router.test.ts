import { afterEach, describe, expect, it } from 'vitest';
import { routeOf, router } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/attack', { page: 'new', game: 'attack' }],
    ['/t/abc234', { page: 'table', id: 'abc234' }],
    ['/t/abc234/replay', { page: 'replay', id: 'abc234' }],
    ['/how/attack', { page: 'how', game: 'attack' }],
    ['/learn/attack', { page: 'learn', game: 'attack' }],
    ['/luck', { page: 'luck' }],
    ['/t/', { page: 'notFound' }],
    ['/t/a/b', { page: 'notFound' }],
    ['/nowhere', { page: 'notFound' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('the router', () => {
  router.start();
  afterEach(() => router.go('/', true));

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    return document.querySelector('a')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  }

  it('follows a link of its own without a load', () => {
    expect(click('<a href="/t/abc?start">go</a>')).toBe(false);
    expect(router.route).toEqual({ page: 'table', id: 'abc' });
    expect(router.query.has('start')).toBe(true);
  });

  it('keeps the page where only the query changes', () => {
    router.go('/t/abc?start');
    const before = router.route;
    router.go('/t/abc', true);
    expect(router.route).toBe(before);
    expect(router.query.has('start')).toBe(false);
  });

  it('leaves files, downloads and other windows to the browser', () => {
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    click('<a href="/api/tables/x/export" download="x">save</a>');
    click('<a href="/how/attack" target="_blank">how</a>');
    click('<a href="/luck">luck</a>', { ctrlKey: true });
    removeEventListener('click', stay);
    expect(router.route).toEqual({ page: 'home' });
  });
});
