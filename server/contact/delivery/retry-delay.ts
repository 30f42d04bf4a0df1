const shortestMs = 5000;
const longestMs = 24 * 60 * 60 * 1000;
/** Spread over about a week, mostly one attempt a day. */
const mostAttempts = 24;

/**
 * The delay after a failed attempt: 5 s, doubling up to 24 h, with jitter in the upper half, so that many failures are
 * not retried at the same time. Null after the last attempt.
 */
export function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number | null {
  if (attempts >= mostAttempts) return null;
  const full = Math.min(shortestMs * 2 ** (attempts - 1), longestMs);
  const jittered = full / 2 + (full / 2) * random();
  return Math.min(Math.max(jittered, shortestMs, retryAfterMs), longestMs);
}
