import type { Finding, Report } from "./finding.ts";

const titles: Record<string, string> = {
  addresses: "Addresses that are placeholders",
  analytics: "Analytics",
  content: "Content that breaks its schema",
  dates: "Old dates",
  delivery: "Delivery of the contact form",
  drafts: "Words still to be written",
  figures: "Figures",
  links: "External links that do not answer",
  samples: "Sample content",
  spelling: "Spelling",
};

function section(check: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ file, line, severity, message }) => {
    return `  ${severity === "blocks" ? "x" : "?"} ${file}:${line}  ${message}`;
  });
  return `${titles[check] ?? check} (${findings.length})\n${lines.join("\n")}\n`;
}

/** The report for people: x stands in the way, ? is for somebody to look at. */
export function printReport({ mayLaunch, findings, notes }: Report): string {
  const sections = Object.entries(Object.groupBy(findings, ({ check }) => check)).map(([check, found]) =>
    section(check, found ?? []),
  );
  const blocking = findings.filter(({ severity }) => severity === "blocks").length;
  const verdict = mayLaunch ? "May launch" : `Not yet: ${blocking} in the way (x)`;
  return [
    ...sections,
    ...notes,
    `${verdict}${findings.length > blocking ? `, ${findings.length - blocking} to look at (?)` : ""}.`,
  ].join("\n");
}
