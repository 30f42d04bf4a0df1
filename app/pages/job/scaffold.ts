import type { Draft, Scaffold } from "../../content/draft.ts";
import { dayOf } from "../../content/site-date.ts";

const DAYS_OPEN = 60;

function template({ name, now }: Draft): string {
  const closes = new Date(now.getTime() + DAYS_OPEN * 24 * 60 * 60 * 1000);
  return `---
title: "${name}"
summary: "To be written: what the ${name} will do and with whom, in one sentence of 50 to 160 characters."
place: Remote
kind: Full-time
# range: { currency: INR, from: 1800000, to: 2600000, per: year }
date: ${dayOf(now)}
closes: ${dayOf(closes)}
draft: true
---

To be written: what there is to do, in the first months and after them.

## What you will do

- To be written: a task, with what it changes.

## What you bring

- To be written: what somebody must know on the first day, and what can be learnt here.
`;
}

export const jobScaffold: Scaffold = {
  longestName: 42,
  template,
  steps: () => [
    "Set place (Remote, or a city and its country), kind and closes, its last day. To show the pay, remove the # before range.",
    "Remove draft: true to publish it.",
  ],
};
