import { type Draft, type Scaffold, searchTitle } from "../../content/draft.ts";
import { dayOf } from "../../content/site-date.ts";

function template({ name, now, linkTo }: Draft): string {
  return `---
title: "${name}"
metaTitle: "${searchTitle(name)}"
summary: "To be written: what a reader of ${name} will know, in one sentence of 50 to 160 characters."
date: ${dayOf(now)}
author: To be written
tags: [to-be-chosen]
related: { services: [${linkTo("service")}] }
draft: true
---

To be written: what went wrong, or what was asked, before anything was tried.

## What was measured

To be written: the figures, and how they were taken.

## What changed

To be written: the change, and what it cost.
`;
}

export const insightScaffold: Scaffold = {
  longestName: 55,
  template,
  steps: () => [
    "Choose one to four tags: each has a page that lists its articles. Drop metaTitle if the title has 30 to 55 characters.",
    "Remove draft: true to publish it; with a later date, it is published by the first build on that day.",
  ],
};
