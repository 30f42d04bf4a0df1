/**
 * Positions and articles as marketing would add them, with files only. Dates
 * are relative to the site's day.
 */
export const today = "2026-11-16";

const backend = `---
title: Backend engineer
summary: Build the services behind a freight exchange, and answer for them when a lorry stands at the wrong gate.
place: New Delhi, India
kind: Full-time
range: { currency: INR, from: 1800000, to: 2600000, per: year }
date: 2026-11-02
closes: 2026-12-31
---

You join a team of five that runs what it builds. The first month is spent reading: logs, code and the post-mortems of the last two years.

## What you will do

- Own two services of the exchange, from the first sketch to the pager.
- Halve the time that a booking takes at nine in the morning.
- Review the work of others, and have yours reviewed.

## What you bring

1. Five years with a typed language on a server; which one matters less.
2. SQL that you can explain without running it.
`;

const designer = `---
title: Interface designer
summary: Draw the screens of three products, test them with the people who use them all day, and throw the rest away.
place: Remote
kind: Contract
range: { currency: USD, from: 45, to: 45, per: hour }
date: 2026-11-10
closes: 2026-11-16
apply: https://jobs.algosmith.example/interface-designer
---

Twenty hours a week for six months.
`;

const expired = `---
title: Data engineer
summary: Move eleven years of orders from four databases into one that answers before the coffee is ready.
place: Bangalore, India
kind: Full-time
date: 2026-09-01
closes: 2026-11-15
---

The position was filled.
`;

const queue = `---
title: The queue that ate its own retries
summary: A message that could not be delivered was retried until nothing else was. What we measured, and the four lines that ended it.
date: 2026-11-12
author: Meera Nair
tags: [backend, messaging]
related: { services: [backend-api, chatbots-automation] }
---

On a Monday at nine the delivery time of a booking went from 400 ms to eleven minutes. The queue was full of one message.

## What the graph hid

The dashboard showed *messages per second*, and it had never been better.

| hour | handled | distinct |
|------|--------:|---------:|
| 08   | 18,400  | 18,391   |
| 09   | 7,560,000 | 9      |

## The four lines

\`\`\`ts How long the next attempt waits
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function nextAttempt({ attempts, firstTried }: Message, now: number): number | "give up" {
  if (now - firstTried > DAY) return "give up"; // a person reads it: \`npm run inbox -- failed\`
  return now + Math.min(HOUR, 1000 * 2 ** attempts) * (0.5 + Math.random() / 2);
}
\`\`\`

The random half keeps a thousand messages from coming back together, as we had [learnt once before](/case-studies/whatsapp-crm).

![Three server slabs on one axis; the middle one is lit](drawing:backend-api "The queue after the change: retries wait in the middle.")

## What it cost

- A column, \`first_tried\`, and an index over it.
- An alert on *distinct* messages, which has been silent since.

> A queue is fair only to those who look at who is standing in it.

### What we would do differently

Count what is different before counting what is fast.
`;

const article = (title: string, date: string, tags: string, more = "") => `---
title: ${title}
metaTitle: ${title}, an account of it
summary: An account of ${title.toLowerCase()}, with what was measured before and after, and what we would not do again.
date: ${date}
author: Arjun Rao
tags: [${tags}]
${more}---

Before anything was changed we wrote down what was there, for a week, by hand.

## What was there

Four systems, each certain that it was the only one. The oldest had been written by somebody who had since become a priest, and was the most reliable of them.

## What we changed

We took out two of them. It took nine weeks, of which seven went into finding out who still used them; the answer was nobody, and one printer.

## What came of it

Month-end closes on the second day instead of the eighth. The printer prints.
`;

const migration = article(
  "Two systems fewer",
  "2026-10-20",
  "legacy, erp",
  "related: { services: [legacy-migration] }\n",
);
const prompts = article(
  "A prompt is a specification",
  "2026-09-08",
  "ai",
  "drawing: { icon: ai-ml-data, description: A model beside its data }\n",
);
const rent = article(
  "The rent of a database",
  "2026-08-15",
  "backend",
  "updated: 2026-11-01\n",
);
const draft = article(
  "Half a thought about caching",
  "2026-11-01",
  "backend, unseen",
  "draft: true\n",
);
const later = article("What next year will bring", "2027-01-10", "later");

export const articleFiles: Readonly<Record<string, string>> = {
  "content/jobs/backend-engineer.md": backend,
  "content/jobs/interface-designer.md": designer,
  "content/jobs/data-engineer.md": expired,
  "content/insights/queue-retries.md": queue,
  "content/insights/two-systems-fewer.md": migration,
  "content/insights/prompt-specification.md": prompts,
  "content/insights/database-rent.md": rent,
  "content/insights/half-a-thought.md": draft,
  "content/insights/next-year.md": later,
};
