import { escapeHtml } from "../escape-html.ts";
import { projectTypeLabel } from "../project-type.ts";
import { visibleLine, visibleText } from "../visible-text.ts";
import { messageTitle } from "./message-title.ts";
import type { DeliverableMessage } from "./sink.ts";

export interface MailBody {
  text: string;
  html: string;
}

/** The same in both: what a visitor wrote is shown, and nothing of it is obeyed or loaded. */
export function mailBody({ id, receivedAt, submission }: DeliverableMessage): MailBody {
  const fields: readonly (readonly [string, string])[] = [
    ["Name", visibleLine(submission.name)],
    ["Email", visibleLine(submission.email)],
    ["Project type", projectTypeLabel(submission.projectType) ?? "not given"],
  ];
  const words = visibleText(submission.message);
  const origin = `Message ${id}, received ${new Date(receivedAt).toISOString()}`;
  return {
    text: [...fields.map(([label, value]) => `${label}: ${value}`), "", words, "", "-- ", origin, ""].join(
      "\n",
    ),
    html: toHtml(messageTitle(submission), fields, words, origin),
  };
}

/** Styles on the elements themselves and `<br>` for line breaks, since mail programs drop much else. */
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
