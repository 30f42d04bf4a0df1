import autocannon from "autocannon";

export interface Load {
  route: string;
  encoding: string;
  requestsPerSecond: number;
  p99Milliseconds: number;
  errors: number;
}

/** Requests one page repeatedly on 32 connections. */
export async function loadPage(origin: string, route: string, encoding: string, seconds = 5): Promise<Load> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url: origin + route,
    connections: 32,
    duration: seconds,
    headers: { "accept-encoding": encoding },
  });
  return {
    route,
    encoding,
    requestsPerSecond: Math.round(requests.average),
    p99Milliseconds: latency.p99,
    errors: errors + non2xx,
  };
}
