/** Work that can wait until pages are served. */
export interface Turns {
  later(task: () => void): void;
  /** Records that this turn of the event loop accepted a connection: more may be waiting. */
  accepted(): void;
}

const tasksPerTurn = 4;
/** While connections keep arriving, one task per this many: late, but not never. */
const connectionsPerTask = 32;
/** Most tasks hold a connection. Beyond this many, the next one runs immediately. */
const mostWaiting = 4000;

/**
 * Runs tasks in order, a few per turn of the event loop. Node accepts one connection per turn, so everything a turn
 * does delays connections that are not yet accepted: accept a flood first, handle it afterwards.
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
