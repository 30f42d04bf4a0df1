/** Every reason to refuse a message: the code for machines, its status, and a sentence for people without scripts. */
const problems = {
  unreadable: [400, "Your message arrived damaged and was not kept. Please send it again."],
  "invalid-idempotency-key": [
    400,
    "Your message could not be told apart from another one. Please send it again.",
  ],
  "foreign-origin": [403, "This message was sent from another website. Please use the form on this page."],
  "method-not-allowed": [405, "This address only takes messages. Please use the form on this page."],
  "too-large": [413, "Your message is larger than 1 MiB and was not kept. Please shorten it."],
  "unsupported-type": [
    415,
    "Your browser sent the message in a form that we cannot read. Please send it by email.",
  ],
  "missing-fields": [422, "Please fill in all required fields."],
  "idempotency-mismatch": [422, "A different message was sent under the same key. Please send it again."],
  // The body is not read, so the page cannot repeat it.
  "too-many-requests": [
    429,
    "Too many messages came from your network. Your browser’s back button still has your words: please wait a few minutes and send them again.",
  ],
  unavailable: [503, "There was an issue sending your message. Please try again later."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

type ProblemCode = keyof typeof problems;

interface ProblemDetails {
  /** The required fields that are missing, blank or not strings. */
  fields?: string[];
  retryAfterSeconds?: number;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly sentence: string;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    [this.status, this.sentence] = problems[code];
    this.details = code === "unavailable" ? { retryAfterSeconds: 30 } : details;
  }
}
