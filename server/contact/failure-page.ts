import { setImmediate } from "node:timers/promises";
import { escapeHtml } from "./escape-html.ts";
import { campaignFields } from "./lead-source.ts";
import type { Problem } from "./problems.ts";
import type { PartialSubmission } from "./submission.ts";

/** A page prerendered by the build, and its headers. */
export interface FailurePage {
  html: string;
  headers: Record<string, string>;
}

/** For a collector without a build, as in development. */
const plainPage: FailurePage = {
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Message not sent</title></head>
<body>
<main>
<h1>Your message was not sent</h1>
<p>{{problem}}</p>
<h2>What you wrote</h2>
<p>{{name}}</p>
<p>{{email}}</p>
<p><textarea rows="10" readonly aria-label="Your message">
{{message}}</textarea></p>
<p><a href="/contact">Back to the contact page</a></p>
</main>
</body>
</html>
`,
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
};

const names = ["status", "problem", "name", "email", "projectType", "message", ...campaignFields];
const token = new RegExp(`\\{\\{(${names.join("|")})\\}\\}`);

/** How much is escaped per turn of the event loop, so that a message of a megabyte does not block pages. */
const charactersPerTurn = 100_000;

async function escapeInBatches(text: string): Promise<string> {
  const wellFormed = text.toWellFormed();
  if (wellFormed.length <= charactersPerTurn) return escapeHtml(wellFormed);
  const parts: string[] = [];
  for (let start = 0; start < wellFormed.length; start += charactersPerTurn) {
    parts.push(escapeHtml(wellFormed.slice(start, start + charactersPerTurn)));
    await setImmediate();
  }
  return parts.join("");
}

let lastPage: Promise<unknown> = Promise.resolve();

/** One at a time: several long ones together would take several times as long per turn of the event loop. */
export function renderFailurePage(
  page: FailurePage | null,
  problem: Problem,
  words: PartialSubmission,
): Promise<FailurePage> {
  const rendered = lastPage.then(() => fillIn(page, problem, words));
  lastPage = rendered.catch(() => {});
  return rendered;
}

/** One pass over the template, so that a token in the visitor's text is not replaced. */
async function fillIn(
  page: FailurePage | null,
  problem: Problem,
  words: PartialSubmission,
): Promise<FailurePage> {
  const { html, headers } = page ?? plainPage;
  const values: Record<string, string | undefined> = {
    ...words,
    status: String(problem.status),
    problem: problem.sentence,
  };
  // Text and token names alternate.
  const parts = html.split(token);
  for (let index = 1; index < parts.length; index += 2) {
    parts[index] = await escapeInBatches(values[parts[index] ?? ""] ?? "");
  }
  return { html: parts.join(""), headers };
}
