import type { Headers } from "../../server/site/headers.ts";

export const headersInLowerCase = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
