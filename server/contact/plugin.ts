import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerWords } from "../site/words.ts";
import { type FailurePage, renderFailurePage } from "./failure-page.ts";
import { parseFormBody } from "./form-body.ts";
import { parseJsonBody, requireReadableCharset } from "./json-body.ts";
import { sourceFromHeaders } from "./lead-source.ts";
import {
  createMessageLimits,
  type MessageLimits,
  type RateLimits,
} from "./limits.ts";
import { type Submission, storedBytes } from "./message.ts";
import { Problem, problemCodes } from "./problems.ts";
import { createBodyReader } from "./read-body.ts";
import {
  fillSecondsHeader,
  fingerprint,
  judgeSpam,
  parseFillSeconds,
} from "./spam/judge.ts";
import {
  enteredText,
  type Posted,
  requireSubmission,
  textsOf,
} from "./submission.ts";
import type { LiveInbox } from "./thread/threaded-inbox.ts";

export const messageOutcomes = [
  "accepted",
  "suspected",
  "repeated",
  ...problemCodes,
] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

export interface ContactOptions {
  inbox: Pick<LiveInbox, "add" | "countAlike">;
  /** The value of the hidden field when a person sends the form. */
  siteUrl: string;
  /** Where a form that was sent without scripts leads. */
  sentPath: string;
  failurePage: FailurePage | null;
  /** What it says. */
  words: Pick<ServerWords, "problems" | "firstChoice">;
  limits: RateLimits;
  /** For the metrics. */
  count?: ((outcome: MessageOutcome) => void) | undefined;
}

const path = "/api/contact";
const formType = "application/x-www-form-urlencoded";
const hourMs = 60 * 60 * 1000;

/**
 * The collector's endpoint. It reports success only for messages that are on
 * disk.
 */
export async function contact(
  app: FastifyInstance,
  options: ContactOptions,
): Promise<void> {
  const limits = createMessageLimits(options.limits, () =>
    app.log.warn(
      "more messages than CONTACT_LIMIT_IN_ALL: the others are stored as suspected spam",
    ),
  );
  const readBody = createBodyReader();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    async (_: FastifyRequest, body: IncomingMessage) =>
      parseJsonBody(await readBody(body)),
  );
  app.addContentTypeParser(
    formType,
    async (_: FastifyRequest, body: IncomingMessage) =>
      parseFormBody(await readBody(body)),
  );
  app.setErrorHandler((error: Error, request, reply) =>
    refuse(toProblem(error, request), request, reply, options),
  );

  app.route({
    method: "POST",
    url: path,
    onRequest: async (request) => {
      if (isForeign(request, options.siteUrl))
        throw new Problem("foreign-origin");
      limits.admit(request.ip);
      requireReadableCharset(request.headers["content-type"]);
    },
    handler: (request, reply) => accept(request, reply, limits, options),
  });
  app.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"],
    url: path,
    onRequest: async () => {
      throw new Problem("method-not-allowed");
    },
    handler: async () => {},
  });
}

async function accept(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: MessageLimits,
  options: ContactOptions,
) {
  const { inbox, siteUrl, sentPath } = options;
  if (!request.body) throw new Problem("unsupported-type");
  const byForm = sentByForm(request);
  const submission = requireSubmission(
    request.body as Posted,
    byForm ? sourceFromHeaders(request.headers) : {},
  );
  const key = idempotencyKey(request) ?? (byForm ? formKey(submission) : null);
  const place = limits.take(
    request.ip,
    storedBytes(textsOf(submission).join("")),
  );
  try {
    const words = fingerprint(submission.message);
    const { suspected: suspectedSpam, ...suspicion } = judgeSpam(submission, {
      siteUrl,
      secondsToFill: parseFillSeconds(request.headers[fillSecondsHeader]),
      earlierAlike: await inbox.countAlike(words, Date.now() - 24 * hourMs),
      exceedsAll: place.exceedsAll,
    });
    const message = {
      submission,
      suspectedSpam,
      suspicion,
      fingerprint: words,
      idempotencyKey: key,
    };
    const result = await inbox.add(message);
    if (result.outcome === "mismatch")
      throw new Problem("idempotency-mismatch");
    if (result.outcome === "repeated") place.giveBack();
    options.count?.(outcomeOf(result.outcome, suspectedSpam));
    request.log.info(
      { messageId: result.id, suspectedSpam },
      `contact message ${result.outcome}`,
    );
    reply.header("cache-control", "no-store");
    return byForm
      ? reply.redirect(sentPath, 303)
      : reply.send({ success: true, id: result.id });
  } catch (error) {
    place.giveBack();
    throw error;
  }
}

function outcomeOf(
  outcome: "stored" | "repeated",
  suspectedSpam: boolean,
): MessageOutcome {
  if (outcome === "repeated") return outcome;
  return suspectedSpam ? "suspected" : "accepted";
}

/**
 * A native form sends no key. The same words from the same sender within the
 * hour are a double click, a reload or a second try. The key contains spaces,
 * so no sender can use it as one.
 */
function formKey(submission: Submission): string {
  const hour = Math.floor(Date.now() / hourMs);
  const words = hash("sha256", enteredText(submission), "base64url");
  return `form ${hour} ${words}`;
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Problem("invalid-idempotency-key");
  return key;
}

/**
 * Whether a page of another site made this request. Without an Origin header it
 * did not come from a browser. The site may be reached under another name (a
 * preview, localhost), so the requested host counts as its own too. A page with
 * a strict referrer policy sends the origin 'null'; Sec-Fetch-Site, which no
 * page can forge, then decides.
 */
function isForeign(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(siteUrl).origin) return false;
  if (URL.canParse(origin) && new URL(origin).host === request.host)
    return false;
  return request.headers["sec-fetch-site"] !== "same-origin";
}

/**
 * An unexpected error is the server's fault and never a success. Its message
 * may quote a visitor, so log its name.
 */
function toProblem(
  error: Error & { statusCode?: number; code?: string },
  request: FastifyRequest,
): Problem {
  if (error instanceof Problem) return error;
  if (error.statusCode === 413) return new Problem("too-large");
  if (error.statusCode === 415) return new Problem("unsupported-type");
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Problem("unreadable");
  request.log.error(
    { reason: error.code ?? error.name },
    "contact message not stored",
  );
  return new Problem("unavailable");
}

async function refuse(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  { failurePage, count, words: { problems, firstChoice } }: ContactOptions,
) {
  count?.(problem.code);
  const { fields, retryAfterSeconds } = problem.details;
  reply.code(problem.status).header("cache-control", "no-store");
  if (retryAfterSeconds !== undefined)
    reply.header("retry-after", String(retryAfterSeconds));
  if (problem.code === "method-not-allowed") reply.header("allow", "POST");
  if (!sentByForm(request)) {
    return reply.send({
      success: false,
      error: problem.code,
      ...(fields ? { fields } : {}),
    });
  }
  const posted: Posted = {
    ...sourceFromHeaders(request.headers),
    ...(request.body as Posted | undefined),
  };
  const { title, text } = problems[problem.code];
  const first = posted.projectType ? firstChoice.earlier : firstChoice.none;
  const page = await renderFailurePage(
    failurePage,
    { title, text, firstChoice: first },
    posted,
    fields,
  );
  return reply
    .type("text/html; charset=utf-8")
    .headers(page.headers)
    .send(page.html);
}

/** A native form post, whose answer a person reads. */
function sentByForm({ method, headers }: FastifyRequest): boolean {
  const type = (headers["content-type"] ?? "").toLowerCase();
  if (method !== "POST" || type.startsWith("application/json")) return false;
  return (
    type.startsWith(formType) || (headers.accept ?? "").includes("text/html")
  );
}
