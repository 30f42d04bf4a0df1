interface ProblemKind {
  status: number;
  /** Shown to a visitor whose browser runs no scripts. */
  sentence: string;
}

/** Every reason to refuse a message: the code for machines, the sentence for people. */
const problems = {
  unreadable: {
    status: 400,
    sentence: "Your message arrived damaged and was not kept. Please send it again.",
  },
  "invalid-idempotency-key": {
    status: 400,
    sentence: "Your message could not be told apart from another one. Please send it again.",
  },
  "foreign-origin": {
    status: 403,
    sentence: "This message was sent from another website. Please use the form on this page.",
  },
  "method-not-allowed": {
    status: 405,
    sentence: "This address only takes messages. Please use the form on this page.",
  },
  "too-large": {
    status: 413,
    sentence: "Your message is larger than 1 MiB and was not kept. Please shorten it.",
  },
  "unsupported-type": {
    status: 415,
    sentence: "Your browser sent the message in a form that we cannot read. Please send it by email.",
  },
  "missing-fields": {
    status: 422,
    sentence: "Please fill in all required fields.",
  },
  "idempotency-mismatch": {
    status: 422,
    sentence: "A different message was sent under the same key. Please send it again.",
  },
  "too-many-requests": {
    status: 429,
    // The body is not read, so the page cannot repeat it.
    sentence:
      "Too many messages came from your network. Your browser’s back button still has your words: please wait a few minutes and send them again.",
  },
  unavailable: {
    status: 503,
    sentence: "There was an issue sending your message. Please try again later.",
  },
} as const satisfies Record<string, ProblemKind>;

type ProblemCode = keyof typeof problems;

interface ProblemDetails {
  /** The required fields that are missing, blank or not strings. */
  fields?: string[];
  retryAfterSeconds?: number;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  get sentence(): string {
    return problems[this.code].sentence;
  }
}
