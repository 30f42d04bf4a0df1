import type { Problem } from "./problems.ts";
import type { PartialSubmission } from "./submission.ts";

/** A page prerendered by the build, and the headers it is sent with. */
export interface FailurePage {
  html: string;
  headers: Record<string, string>;
}

/** Serves a collector that runs without a build, as in development. */
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

const token = /\{\{(status|problem|name|email|projectType|message)\}\}/g;
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\0": "\uFFFD",
};

const escapeHtml = (text: string) =>
  text.toWellFormed().replace(/[&<>"'\0]/g, (character) => entities[character] ?? character);

/** One pass over the template, so that a token in the visitor's own words stays what it is. */
export function renderFailurePage(
  page: FailurePage | null,
  problem: Problem,
  words: PartialSubmission,
): FailurePage {
  const { html, headers } = page ?? plainPage;
  const values: Record<string, string | undefined> = {
    ...words,
    status: String(problem.status),
    problem: problem.sentence,
  };
  return { html: html.replace(token, (_, name: string) => escapeHtml(values[name] ?? "")), headers };
}
