const shortestMs = 5000;
const longestMs = 24 * 60 * 60 * 1000;
/** Spread over a good week, most of it at one attempt a day. */
const mostAttempts = 24;

/**
 * How long to wait after a failed attempt: from 5 s, doubling, to 24 h, and anywhere in the upper half
 * of that, so that many failures do not come back as one. Null when it is time to give up.
 */
export function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number | null {
  if (attempts >= mostAttempts) return null;
  const full = Math.min(shortestMs * 2 ** (attempts - 1), longestMs);
  const jittered = full / 2 + (full / 2) * random();
  return Math.min(Math.max(jittered, shortestMs, retryAfterMs), longestMs);
}
