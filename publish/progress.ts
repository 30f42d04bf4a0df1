/**
 * Runs the steps of a build in order and prints a line with the time of each.
 */
export async function step<Result>(
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const result = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(44, ".")} ${seconds.padStart(5)} s`);
  return result;
}
