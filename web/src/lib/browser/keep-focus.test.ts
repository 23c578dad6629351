import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { keepFocus } from './keep-focus';

let rest: HTMLElement;
let end: () => void;

beforeEach(() => {
  rest = added('div');
  rest.tabIndex = -1;
  end = keepFocus(() => rest.focus());
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

function added(name: string): HTMLElement {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

it('takes the focus when what had it is gone', async () => {
  const button = added('button');
  button.focus();
  button.remove();
  await eventually(() => expect(document.activeElement).toBe(rest));
});

it('leaves it to whatever takes it over', async () => {
  const button = added('button');
  const next = added('button');
  button.focus();
  button.remove();
  await Promise.resolve().then(() => next.focus());
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(next);
});

it('takes none where nothing had it', async () => {
  added('button').remove();
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(document.body);
});
