/** Reads a command's arguments; on an error prints it with the usage and exits with 2. */
export function orUsage<Result>(usage: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
