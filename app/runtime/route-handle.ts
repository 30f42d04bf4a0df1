/** What a page's module may say about its document. */
export interface RouteHandle {
  /** Behaviours to run at the end of the page, in one script: each script costs a hash in the policy. */
  behaviours?: readonly (() => void)[];
  /** The page only forwards the browser; without scripts, by a refresh to this address. */
  forwardsTo?: string;
}
