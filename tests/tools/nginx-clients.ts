import { exchange } from "../../server/testing/exchange.ts";

/**
 * nginx then takes the address of a client from a header, as if the connection
 * came from there.
 */
export const visitedFrom = (configuration: string): string =>
  `set_real_ip_from 127.0.0.1; real_ip_header X-Client;\n${configuration}`;

const numbers = Array.from({ length: 40 }, (_, index) =>
  (index + 1).toString(16),
);
/**
 * Bytes that mean something in regular expressions or strings are among them.
 */
export const oneNetwork = numbers.map(
  (number) => `2001:db8:0a0d:0a00:${number}::0a0a`,
);
export const manyNetworks = [
  ...numbers.map((number) => `2001:db8:0a0d:${number}::1`),
  ...numbers.map((number) => `::ffff:192.0.2.${Number.parseInt(number, 16)}`),
  ...numbers.map((number) => `198.51.100.${Number.parseInt(number, 16)}`),
];

/**
 * How many of these clients get 429, with one request to the form each, all at
 * once.
 */
export async function refusedOf(
  port: number,
  addresses: readonly string[],
): Promise<number> {
  const answers = await Promise.all(
    addresses.map((address) =>
      exchange(port, "/api/contact", { headers: { "X-Client": address } }),
    ),
  );
  return answers.filter(({ status }) => status === 429).length;
}
