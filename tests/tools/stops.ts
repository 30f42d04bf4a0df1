/** How to stop what has been started, last first. One that fails does not keep the others running. */
export class Stops {
  #steps: (() => unknown)[] = [];

  add(stop: () => unknown): void {
    this.#steps.push(stop);
  }

  /** Throws the errors of the steps that failed, after all of them. */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    }
    throwAll(errors);
  }

  /** Starts several things. If one fails, it stops those before it. */
  async guard<Started>(start: () => Promise<Started>): Promise<Started> {
    try {
      return await start();
    } catch (error) {
      await this.run().catch((another: unknown) => throwAll([error, another]));
      throw error;
    }
  }
}

function throwAll(errors: readonly unknown[]): void {
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join("\n"));
  for (const error of errors) throw error;
}
