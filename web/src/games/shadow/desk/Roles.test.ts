import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import { underway } from '../fixtures/views';
import { texts } from '../texts';
import type { View } from '../types';
import Roles from './Roles.svelte';

describe('the roles after a game', () => {
  it('tells of somebody else’s conversion, and does not call the reader', async () => {
    const view: View = underway();
    const crew = view.crew.map((mate, seat) => (seat === 2 ? { ...mate, faction: 'CULTIST' as const, dealt: 'SAILOR' as const } : mate));
    const props = { view: { ...view, crew }, t: translator(texts, 'en'), nameOf: (seat: number) => `N${seat}` };
    const roles = mount(Roles, { target: document.body, props });
    flushSync();
    const card = document.querySelectorAll('li')[2]?.textContent ?? '';
    expect(card).toContain('Dealt as Sailor');
    expect(card).not.toMatch(/\byou/i);
    await unmount(roles);
  });
});
