const TOO_MANY = 429;
const MOST_TRIES = 6;
const SECOND = 1000;

const isBusy = (problem: unknown) => problem instanceof Error && 'status' in problem && problem.status === TOO_MANY;

/**
 * Asks, and retries a little later while the server answers that this address asks too much: when a game begins, all pages of a house
 * ask at the same moment. Each page waits for another time, or they would ask at the same moment again.
 */
export async function retryWhileBusy<T>(ask: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (tries <= 1 || !isBusy(problem)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, SECOND * (1 + Math.random())));
    return retryWhileBusy(ask, tries - 1);
  }
}
