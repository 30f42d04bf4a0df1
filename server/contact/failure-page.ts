import { setImmediate } from "node:timers/promises";
import { campaignFields, shownFields, shownNames } from "./fields.ts";
import type { Posted } from "./submission.ts";

/** A page prerendered by the build, and its headers. */
export interface FailurePage {
  html: string;
  headers: Record<string, string>;
}

/** What the page says about the message. */
interface Refusal {
  title: string;
  text: string;
  /** The label of the project type that stands first. */
  firstChoice: string;
}

/** The required fields that are empty. */
type Missing = readonly string[];

const plainFields = shownFields.map(({ name, kind }) =>
  kind === "lines"
    ? `<textarea rows="10" readonly aria-label="${name}">\n{{${name}}}</textarea>`
    : `<p>{{${name}}}</p>`,
);

/** For a collector without a build, as in development. */
const plainPage: FailurePage = {
  html: `<!doctype html><title>Message not sent</title><h1>{{answer.text}}</h1>\n${plainFields.join("\n")}`,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  },
};

/** The dot keeps them apart from the fields, which may have any name. */
const answerNames = ["answer.title", "answer.text", "answer.firstChoice"];
const names = [...answerNames, ...shownNames, ...campaignFields];
const anyName = names.join("|").replaceAll(".", "\\.");
const token = new RegExp(`\\{\\{(${anyName})\\}\\}`);

/**
 * A section, as in Mustache: {{#name}}kept if so{{/name}} and {{^name}}kept if
 * not{{/name}}.
 */
const section = /\{\{([#^])([\w-]+)\}\}(.*?)\{\{\/\2\}\}/gs;

/**
 * The template without the sections that do not apply. They may contain
 * sections of other names.
 */
function chooseSections(html: string, applies: ReadonlySet<string>): string {
  return html.replace(
    section,
    (_, mark: string, name: string, inner: string) => {
      const isKept = applies.has(name) === (mark === "#");
      return isKept ? chooseSections(inner, applies) : "";
    },
  );
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * How much is escaped per turn of the event loop, so that a message of a
 * megabyte does not block pages.
 */
const charactersPerTurn = 50_000;

async function escapeInBatches(text: string): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += charactersPerTurn) {
    const part = text.slice(start, start + charactersPerTurn);
    parts.push(
      part.replace(/[&<>"']/g, (character) => entities[character] ?? ""),
    );
    if (part.length === charactersPerTurn) await setImmediate();
  }
  return parts.join("");
}

let lastPage: Promise<unknown> = Promise.resolve();

/**
 * One at a time: several long ones together would take several times as long
 * per turn of the event loop.
 */
export function renderFailurePage(
  page: FailurePage | null,
  refusal: Refusal,
  posted: Posted,
  missing: Missing = [],
) {
  const rendered = lastPage.then(() =>
    fillIn(page ?? plainPage, refusal, posted, missing),
  );
  lastPage = rendered.catch(() => {});
  return rendered;
}

/**
 * One pass over the template, so that a token in the visitor's text is not
 * replaced.
 */
async function fillIn(
  { html, headers }: FailurePage,
  refusal: Refusal,
  posted: Posted,
  missing: Missing,
) {
  const values: Posted = {
    ...posted,
    "answer.title": refusal.title,
    "answer.text": refusal.text,
    "answer.firstChoice": refusal.firstChoice,
  };
  const applies = new Set(missing.map((field) => `missing-${field}`));
  if (missing.length > 0) applies.add("missing");
  // Text and token names alternate.
  const parts = chooseSections(html, applies).split(token);
  for (let index = 1; index < parts.length; index += 2) {
    parts[index] = await escapeInBatches(
      (values[parts[index] ?? ""] ?? "").toWellFormed(),
    );
  }
  return { html: parts.join(""), headers };
}
