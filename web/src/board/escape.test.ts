import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEscape } from './escape';

let open: string[] = [];
let leave: (() => void)[] = [];

function opens(name: string) {
  const forget = onEscape(() => {
    open = open.filter((other) => other !== name);
    forget();
  });
  open.push(name);
  leave.push(forget);
}
const press = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  open = [];
});
afterEach(() => {
  leave.forEach((forget) => forget());
  leave = [];
  document.body.replaceChildren();
});

it('Escape closes what opened last, one thing with each press, wherever the focus is', () => {
  opens('coach');
  opens('menu');
  opens('tip');
  press();
  expect(open).toEqual(['coach', 'menu']);
  press();
  expect(open).toEqual(['coach']);
});

it('Escape is left to the browser where nothing is open', () => {
  opens('tip');
  expect(press().defaultPrevented).toBe(true);
  expect(press().defaultPrevented).toBe(false);
});

it('a dialog comes first: the browser closes it, and what lies under it stays', () => {
  opens('menu');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  expect(press().defaultPrevented).toBe(false);
  expect(open).toEqual(['menu']);
  dialog.close();
  press();
  expect(open).toEqual([]);
});
