import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { retryWhileBusy } from './retry';

const busy = () => Promise.reject(new ApiError(429, 'too-many', 'Later, please.'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again a little later where the server has too much to do', async () => {
  const ask = vi.fn<() => Promise<string>>().mockImplementationOnce(busy).mockImplementationOnce(busy).mockResolvedValue('the story');
  const answer = retryWhileBusy(ask);
  await vi.runAllTimersAsync();
  expect(await answer).toBe('the story');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('gives up where the server never has time', async () => {
  const ask = vi.fn(busy);
  const answer = retryWhileBusy(ask).catch((problem: ApiError) => problem.status);
  await vi.runAllTimersAsync();
  expect(await answer).toBe(429);
  expect(ask).toHaveBeenCalledTimes(6);
});

it('does not ask again for what is refused for good', async () => {
  const ask = vi.fn(() => Promise.reject(new ApiError(404, 'no-table', 'There is no such table.')));
  await expect(retryWhileBusy(ask)).rejects.toThrow('no such table');
  expect(ask).toHaveBeenCalledTimes(1);
});
