interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Do Not Track or Global Privacy Control. Self-contained, because it becomes
 * part of an inline script.
 */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** Tells count-visits.ts that the contact form has sent a message. */
export function announceLead(): void {
  document.dispatchEvent(new Event("lead-sent"));
}
