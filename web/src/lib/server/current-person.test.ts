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

  it('is told to the server at a table under the random name, and under the first own one', async () => {
    vi.resetModules();
    vi.spyOn((await import('./api')).api, 'me').mockResolvedValue(null);
    vi.spyOn((await import('./api')).api, 'rename').mockImplementation((name: string) => Promise.resolve({ id: 'mia', name }));
    const { currentPerson } = await import('./current-person.svelte');
    const heard = vi.fn();
    currentPerson.onFirstName(heard);
    await currentPerson.withPassingName();
    expect(heard).toHaveBeenCalledTimes(1);
    await currentPerson.rename('Mia');
    await currentPerson.rename('Mia the Second');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
