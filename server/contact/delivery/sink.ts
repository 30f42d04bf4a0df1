import type { LeasedDelivery, SinkName } from "../message.ts";

export type DeliverableMessage = LeasedDelivery["message"];

/** Skipped: must not be made, for a reason that the log names. */
export type DeliveryOutcome = "delivered" | { skipped: string };

/** What the owner should know besides the messages. */
export interface Notice {
  id: string;
  subject: string;
  text: string;
}

/** A target for messages. A delivery that throws is retried. */
export interface Sink {
  readonly name: SinkName;
  /** The signal ends the delivery, its connection included. */
  deliver(
    message: DeliverableMessage,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome>;
  /** Only a sink that people read has it. */
  notify?(notice: Notice, signal: AbortSignal): Promise<void>;
}

interface FailureDetails {
  /**
   * The other side's reply. It may quote the visitor, so it is stored but never
   * logged.
   */
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
