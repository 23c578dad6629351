import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';

describe('the person of this browser', () => {
  beforeEach(() => {
    vi.spyOn(api, 'me').mockResolvedValue(null);
    vi.spyOn(api, 'rename').mockImplementation((name: string) => Promise.resolve({ id: 'mia', name }));
  });

  it('is known to every page from the first name on, without another visit', async () => {
    const { currentPerson } = await import('./current-person.svelte');
    expect(await currentPerson.load()).toBeNull();
    await currentPerson.withAnyName();
    expect(await currentPerson.load()).toMatchObject({ id: 'mia' });
    await currentPerson.rename('Mia');
    expect(await currentPerson.load()).toEqual({ id: 'mia', name: 'Mia' });
  });
});
