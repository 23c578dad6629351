import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import ContactDialog from './ContactDialog.svelte';

const api = vi.hoisted(() => ({ contact: vi.fn(), setContact: vi.fn() }));
vi.mock('../../lib/server/api', () => ({ api }));

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  vi.clearAllMocks();
});

async function show(kept: unknown) {
  api.contact.mockResolvedValue(kept);
  const onsaved = vi.fn();
  const page = mount(ContactDialog, { target: document.body, props: { table: 'x', onsaved } });
  leave = () => void unmount(page);
  expect(document.querySelector('form')).toBeNull(); // nothing that is typed is written over
  await eventually(() => (flushSync(), expect(document.querySelector('form')).not.toBeNull()));
  return onsaved;
}

const field = (words: string) => [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(words))?.querySelector<HTMLInputElement>('input, select');
function fill(words: string, value: string, event = 'input') {
  const input = field(words)!;
  input.value = value;
  input.dispatchEvent(new Event(event, { bubbles: true }));
  flushSync();
}
const save = () => document.querySelector('form')!.requestSubmit();
const says = (words: string) => eventually(() => (flushSync(), expect(document.querySelector('[role=status]')?.textContent).toBe(words)));

it.each([
  ['SLACK', 'https://hooks.slack.com/services/T/B/x'],
  ['NTFY', 'https://ntfy.sh/kraken'],
])('posts turns to %s', async (kind, address) => {
  api.setContact.mockResolvedValue({});
  const onsaved = await show({ call: null, webhook: null });
  expect(field('Address of the webhook')).toBeUndefined();
  fill('Post turns to', kind, 'change');
  fill('Address of the webhook', address);
  save();
  await says('Saved');
  expect(api.setContact).toHaveBeenCalledExactlyOnceWith('x', { call: null, webhook: { kind, address }, language: 'en' });
  expect(onsaved).toHaveBeenCalledOnce();
});

it('shows what was set, and ends it', async () => {
  api.setContact.mockResolvedValue({});
  await show({ call: 'https://meet.example', webhook: { kind: 'NTFY', address: 'https://ntfy.sh/kraken' } });
  await eventually(() => (flushSync(), expect(field('Address of the webhook')?.value).toBe('https://ntfy.sh/kraken')));
  fill('Post turns to', '', 'change');
  save();
  await says('Saved');
  expect(api.setContact).toHaveBeenCalledExactlyOnceWith('x', { call: 'https://meet.example', webhook: null, language: 'en' });
});

it('says where the server does not take it', async () => {
  api.setContact.mockRejectedValue(new Error('unfit'));
  const onsaved = await show({ call: null, webhook: null });
  fill('Link of a voice call', 'https://localhost/');
  save();
  await says('That did not work. Both addresses must begin with https:// and be reachable from everywhere.');
  expect(onsaved).not.toHaveBeenCalled();
});
