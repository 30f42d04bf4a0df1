interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Tells the configured address that a page was opened: its path and the host that linked to it, nothing else. By
 * fetch, since a beacon would carry and accept cookies; kept alive, since the visitor may leave at once.
 */
export function countVisit(endpoint: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  if (doNotTrack === "1" || globalPrivacyControl) return;
  const count = () => {
    const from = document.referrer && new URL(document.referrer).host;
    const body = JSON.stringify({ path: location.pathname, referrer: from === location.host ? "" : from });
    fetch(endpoint, { method: "POST", credentials: "omit", keepalive: true, body }).catch(() => undefined);
  };
  // A page that the browser prepared is a visit only once it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", count, { once: true });
  } else count();
}
