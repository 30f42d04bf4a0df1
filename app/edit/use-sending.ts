import { useState } from "react";
import type { State } from "./types.ts";
import { setUnsaved } from "./unsaved.ts";

/** Sends a change; a refusal keeps what was typed, and says why. */
export function useSending(
  onSaved: (state: State) => Promise<void>,
  onRefused: (error: Error) => void,
) {
  const [refused, setRefused] = useState("");
  const [isSaving, setSaving] = useState(false);
  const send = async (change: () => Promise<State>) => {
    if (isSaving) return;
    setSaving(true);
    setRefused("");
    try {
      const state = await change();
      setUnsaved(false);
      await onSaved(state);
    } catch (error) {
      setRefused((error as Error).message);
      setSaving(false);
      onRefused(error as Error);
    }
  };
  return { refused, isSaving, send };
}
