import { type Draft, type Scaffold, searchTitle } from "../../content/draft.ts";

function template({ name, order, now }: Draft): string {
  const month = now.toLocaleDateString("en-GB", { month: "long", year: "numeric" });
  return `---
title: "${name}"
metaTitle: "${searchTitle(name)}"
metaDescription: "To be written: what the ${name} of {brand} settles, in 50 to 160 characters."
lastUpdated: ${month}
order: ${order}
---

## 1. What this covers

> In short: To be written

To be written: what this policy covers and whom it binds. Sections are numbered, each with a one-line summary.

## 2. Contact

> In short: One address for questions

To be written: what to ask, and how soon it is answered. Questions go to [{email}](mailto:{email}).
`;
}

export const legalScaffold: Scaffold = {
  longestName: 42,
  template,
  steps: () => ["Have it checked by a lawyer, then set lastUpdated."],
};
