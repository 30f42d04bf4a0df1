import { escapeHtml } from "../escape-html.ts";
import { describeSource } from "../lead-source.ts";
import { projectTypeLabel } from "../project-type.ts";
import { visibleLine } from "../visible-text.ts";
import { excerpt, readWhole } from "./excerpt.ts";
import { messageTitle } from "./message-title.ts";
import type { DeliverableMessage } from "./sink.ts";

interface MailBody {
  text: string;
  html: string;
}

/** About thirty pages; the inbox has the full message. */
const longest = { field: 10_000, message: 50_000 };

/** Text and HTML show the same: the visitor's text is displayed, never interpreted, and nothing is loaded. */
export function mailBody({ id, receivedAt, submission }: DeliverableMessage): MailBody {
  const fields: readonly (readonly [string, string])[] = [
    ["Name", visibleLine(submission.name, longest.field)],
    ["Email", visibleLine(submission.email, longest.field)],
    ["Project type", projectTypeLabel(submission.projectType) ?? "not given"],
    ...describeSource(submission).map(([label, value]) => [label, visibleLine(value)] as const),
  ];
  const { words, cut } = excerpt(submission.message, longest.message);
  const received = `Message ${id}, received ${new Date(receivedAt).toISOString()}`;
  const origin = cut ? `${received}, is longer. Read the rest: ${readWhole(id)}` : received;
  return {
    text: [...fields.map(([label, value]) => `${label}: ${value}`), "", words, "", "-- ", origin, ""].join(
      "\n",
    ),
    html: toHtml(messageTitle(submission), fields, words, origin),
  };
}

/** Inline styles and `<br>`, because mail programs drop most other markup. */
const toHtml = (
  title: string,
  fields: readonly (readonly [string, string])[],
  words: string,
  origin: string,
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
<table role="presentation" style="border-collapse: collapse">
${fields.map(([label, value]) => row(label, value)).join("\n")}
</table>
<p style="white-space: pre-wrap; overflow-wrap: anywhere">${escapeHtml(words).replaceAll("\n", "<br>")}</p>
<p style="color: #666666; font-size: smaller">${escapeHtml(origin)}</p>
</body>
</html>
`;

const row = (label: string, value: string): string =>
  `<tr><td style="padding-right: 1em; color: #666666">${label}</td><td>${escapeHtml(value)}</td></tr>`;
