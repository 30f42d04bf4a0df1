import type { Behaviour } from "./inline-script.tsx";

/** What a route module may set for its document. */
export interface RouteHandle {
  /**
   * Run at the end of the page in one script, because each script needs a hash
   * in the CSP.
   */
  behaviours?: readonly Behaviour[];
  /** Where the page redirects; without scripts, by a meta refresh. */
  forwardsTo?: string;
}
