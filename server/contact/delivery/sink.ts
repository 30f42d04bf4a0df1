import type { LeasedDelivery, SinkName } from "../inbox.ts";

export type DeliverableMessage = LeasedDelivery["message"];

/** Skipped: it is not to be made, now or later, for a reason that the log names. */
export type DeliveryOutcome = "delivered" | { skipped: string };

/** Somewhere that messages go to. A delivery that fails throws, and is tried again. */
export interface Sink {
  readonly name: SinkName;
  deliver(message: DeliverableMessage): Promise<DeliveryOutcome>;
  close(): void;
}

interface FailureDetails {
  /** What the other side said; it may quote the visitor, so it is stored but never logged. */
  detail?: string;
  retryAfterMs?: number;
}

export class DeliveryFailure extends Error {
  /** A short code for the log. */
  readonly reason: string;
  readonly details: FailureDetails;

  constructor(reason: string, details: FailureDetails = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}
