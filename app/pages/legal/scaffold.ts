import { type Draft, type Scaffold, searchTitle } from "../../content/draft.ts";
import { dayOf } from "../../content/site-date.ts";
import { words } from "../../content/words.ts";

function template({ name, order, now }: Draft): string {
  return `---
title: "${name}"
metaTitle: "${searchTitle(name)}"
metaDescription: "To be written: what the ${name} of {brand} settles, in 50 to 160 characters."
lastUpdated: ${dayOf(now).slice(0, 7)}
order: ${order}
---

## 1. What this covers

> ${words.legal.inShort}: To be written

To be written: what this policy covers and whom it binds. Sections are numbered, each with a one-line summary.

## 2. Contact

> ${words.legal.inShort}: One address for questions

To be written: what to ask, and how soon it is answered. Questions go to [{email}](mailto:{email}).
`;
}

export const legalScaffold: Scaffold = {
  longestName: 42,
  template,
  steps: () => ["Have it checked by a lawyer, then set lastUpdated."],
};
