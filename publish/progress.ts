/** Runs the steps of a build one after another, with a line for each and what it took. */
export async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(44, ".")} ${seconds.padStart(5)} s`);
  return result;
}
