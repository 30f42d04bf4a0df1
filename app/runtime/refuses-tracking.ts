interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Do Not Track or Global Privacy Control. Self-contained, because it becomes part of an inline script. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return doNotTrack === "1" || globalPrivacyControl === true;
}
