import { setImmediate } from "node:timers/promises";
import { campaignFields } from "./lead-source.ts";
import type { PartialSubmission } from "./submission.ts";

/** A page prerendered by the build, and its headers. */
export interface FailurePage {
  html: string;
  headers: Record<string, string>;
}

/** What the page says about the message. */
interface Refusal {
  title: string;
  problem: string;
  /** The label of the project type that stands first. */
  firstChoice: string;
}

/** For a collector without a build, as in development. */
const plainPage: FailurePage = {
  html: `<!doctype html><title>Message not sent</title><h1>{{problem}}</h1><p>{{name}}</p><p>{{email}}</p>
<textarea rows="10" readonly aria-label="Your message">\n{{message}}</textarea>`,
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
};

const fields = ["name", "email", "projectType", "message", ...campaignFields];
const names = ["title", "problem", "firstChoice", ...fields];
const token = new RegExp(`\\{\\{(${names.join("|")})\\}\\}`);

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** How much is escaped per turn of the event loop, so that a message of a megabyte does not block pages. */
const charactersPerTurn = 50_000;

async function escapeInBatches(text: string): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += charactersPerTurn) {
    const part = text.slice(start, start + charactersPerTurn);
    parts.push(part.replace(/[&<>"']/g, (character) => entities[character] ?? ""));
    if (part.length === charactersPerTurn) await setImmediate();
  }
  return parts.join("");
}

let lastPage: Promise<unknown> = Promise.resolve();

/** One at a time: several long ones together would take several times as long per turn of the event loop. */
export function renderFailurePage(page: FailurePage | null, refusal: Refusal, words: PartialSubmission) {
  const rendered = lastPage.then(() => fillIn(page ?? plainPage, refusal, words));
  lastPage = rendered.catch(() => {});
  return rendered;
}

/** One pass over the template, so that a token in the visitor's text is not replaced. */
async function fillIn({ html, headers }: FailurePage, refusal: Refusal, words: PartialSubmission) {
  const values: Record<string, string> = { ...words, ...refusal };
  // Text and token names alternate.
  const parts = html.split(token);
  for (let index = 1; index < parts.length; index += 2) {
    parts[index] = await escapeInBatches((values[parts[index] ?? ""] ?? "").toWellFormed());
  }
  return { html: parts.join(""), headers };
}
