import { useEffect, useState } from "react";

/**
 * What the server answers; asked again when what it depends on changes, and an
 * answer that comes too late is dropped.
 */
export function useAnswer<Answer>(
  ask: () => Promise<Answer>,
  dependsOn: readonly unknown[],
  onError?: (error: Error) => void,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isLatest = true;
    ask().then(
      (given) => isLatest && setAnswer(given),
      (error) => {
        if (!isLatest) return;
        setAnswer(undefined);
        onError?.(error);
      },
    );
    return () => {
      isLatest = false;
    };
  }, dependsOn);
  return answer;
}
