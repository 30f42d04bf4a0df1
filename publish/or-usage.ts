const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : error;

/**
 * Runs a command. Its errors are for the person who gave it: the message says
 * what to do, and no stack is printed.
 */
export async function orMessage(
  run: () => Promise<unknown>,
  failed = 1,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = failed;
  }
}

/**
 * Reads a command's arguments; on an error prints it with the usage and exits
 * with 2.
 */
export function orUsage<Result>(usage: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    process.exit(2);
  }
}
