import type { Finding, Report } from "./finding.ts";

const titles: Record<string, string> = {
  addresses: "Placeholder addresses",
  analytics: "Analytics",
  content: "Content that breaks its schema",
  dates: "Old dates",
  delivery: "Delivery of the contact form",
  disclosures: "What the law asks of the company",
  drafts: "Text still to be written",
  facts: "Prices and other facts that are undecided",
  figures: "Figures",
  links: "External links that do not answer",
  names: "Names of what is gone",
  samples: "Sample content",
  slots: "Empty slots, of which no page shows anything",
  spelling: "Spelling",
};

function section(check: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ file, line, severity, message }) => {
    return `  ${severity === "blocks" ? "x" : "?"} ${file}:${line}  ${message}`;
  });
  return `${titles[check] ?? check} (${findings.length})\n${lines.join("\n")}\n`;
}

/** The report for people: x blocks the launch, ? is for review. */
export function formatReport({ mayLaunch, findings, notes }: Report): string {
  const sections = Object.entries(
    Object.groupBy(findings, ({ check }) => check),
  ).map(([check, found]) => section(check, found ?? []));
  const blocking = findings.filter(
    ({ severity }) => severity === "blocks",
  ).length;
  const verdict = mayLaunch
    ? "Ready to launch"
    : `Not ready: ${blocking} blocking (x)`;
  return [
    ...sections,
    ...notes,
    `${verdict}${findings.length > blocking ? `, ${findings.length - blocking} to review (?)` : ""}.`,
  ].join("\n");
}
