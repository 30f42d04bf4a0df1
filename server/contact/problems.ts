/**
 * Every reason to refuse a message, and its status. content/words.yaml has a
 * sentence for people without scripts.
 */
const statuses = {
  unreadable: 400,
  "invalid-idempotency-key": 400,
  "foreign-origin": 403,
  "method-not-allowed": 405,
  "too-large": 413,
  "unsupported-type": 415,
  "missing-fields": 422,
  "idempotency-mismatch": 422,
  // The body is not read, so the page cannot repeat it.
  "too-many-requests": 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof statuses;
export const problemCodes = Object.keys(statuses) as ProblemCode[];

interface ProblemDetails {
  /** The required fields that are missing, blank or not strings. */
  fields?: string[];
  retryAfterSeconds?: number;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.details = code === "unavailable" ? { retryAfterSeconds: 30 } : details;
  }
}
