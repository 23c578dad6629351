const TOO_MANY = 429;
const MOST_TRIES = 6;
const SECOND = 1000;

const isBusy = (problem: unknown) => problem instanceof Error && 'status' in problem && problem.status === TOO_MANY;

/**
 * Asks again a little later where the server has too much to do for this address: when a game begins, all pages of a house ask at
 * the same moment. The wait differs from page to page, or they would meet again.
 */
export async function patiently<T>(ask: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (tries <= 1 || !isBusy(problem)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, SECOND * (1 + Math.random())));
    return patiently(ask, tries - 1);
  }
}
