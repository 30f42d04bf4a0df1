/** Work that can wait until the pages that visitors ask for are on their way. */
export interface Turns {
  later(task: () => void): void;
  /** Notes that this turn of the event loop has accepted a connection: more may wait, a visitor's among them. */
  accepted(): void;
}

const tasksPerTurn = 4;
/** While connections keep coming, one task for so many of them: late, but not never. */
const connectionsPerTask = 32;
/** Most tasks hold a connection. Beyond so many, another is run at once. */
const mostWaiting = 4000;

/**
 * Runs tasks in their order, a few in each turn of the event loop. Node accepts one connection in a turn, so all that
 * a turn does keeps those waiting that are not yet accepted: accept a flood first, and deal with it afterwards.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let connections = 0;
  let connectionsBefore = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(runSome);
  }

  function tasksNow(): number {
    const isQuiet = connections === connectionsBefore;
    connectionsBefore = connections;
    if (isQuiet) return tasksPerTurn;
    return connections % connectionsPerTask === 0 ? 1 : 0;
  }

  function runSome(): void {
    isScheduled = false;
    for (const task of waiting.splice(0, tasksNow())) task();
    schedule();
  }

  return {
    later(task) {
      if (waiting.length >= mostWaiting) return task();
      waiting.push(task);
      schedule();
    },
    accepted() {
      connections += 1;
    },
  };
}
