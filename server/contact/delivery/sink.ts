import type { LeasedDelivery, SinkName } from "../inbox.ts";

export type DeliverableMessage = LeasedDelivery["message"];

/** Somewhere that messages are forwarded to. A delivery that does not throw has been accepted there. */
export interface Sink {
  readonly name: SinkName;
  deliver(message: DeliverableMessage): Promise<void>;
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
