import { useEffect, useState } from "react";
import { readBranch } from "./publish-server.ts";
import type { BranchState, Outcome } from "./publish-types.ts";
import { readState } from "./server.ts";
import type { State } from "./types.ts";
import { useAnswer } from "./use-answer.ts";

const MINUTE = 60_000;

/** The branch that is edited, and what came of keeping or sending. */
export interface Publishing {
  branch: BranchState | undefined;
  outcome: Outcome | undefined;
  /** Keeps or sends something, and shows the page as it is then. */
  run(act: () => Promise<Outcome>): Promise<void>;
}

/** Counts up each minute, and when somebody comes back to the window. */
function useEachMinute(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const next = () => {
      if (!document.hidden) setCount((before) => before + 1);
    };
    const timer = setInterval(next, MINUTE);
    addEventListener("focus", next);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", next);
    };
  }, []);
  return count;
}

export function usePublishing(
  state: State,
  onChange: (change: () => Promise<State>, done: string) => Promise<void>,
): Publishing {
  const [outcome, setOutcome] = useState<Outcome>();
  const minute = useEachMinute();
  const branch = useAnswer(
    () => readBranch().catch(() => undefined),
    [state, outcome, minute],
  );
  const run = (act: () => Promise<Outcome>) =>
    onChange(async () => {
      const done = await act().catch(({ message }: Error) => ({ message }));
      setOutcome(done);
      return readState();
    }, "");
  return { branch, outcome, run };
}
