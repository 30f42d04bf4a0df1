import { expect, it } from "vitest";
import { sampleSource, siteUrl } from "../testing/samples.ts";
import { acknowledgement } from "./acknowledgement-sink.ts";
import { messageText, messageTitle } from "./describe-message.ts";
import { alertNotice, digestNotice } from "./notices.ts";

/** Of an owner who has changed all of them. */
const words = {
  lang: "en",
  mail: {
    sender: "Form",
    notGiven: "nothing",
    referrer: "From",
    subject: "{name} has written",
    subjectWithProject: "{name} has written ({project})",
    campaign: "Campaign {name}",
    received: "{id} came at {time}",
    longer: "{id} came at {time}; the rest: {command}",
  },
  fields: {
    name: "Name",
    email: "Email",
    projectType: "Project",
    message: "Message",
    website: "Website",
  },
  projectTypes: { backend: "Backend" },
  acknowledgement: {
    subject: "You wrote to {site}",
    text: "{promise} It’s {site}, from {address}.\n",
  },
  alerts: {
    deliveries: {
      subject: "{site}: stuck",
      text: "{deliveries}\n{list}\n{redeliver}\n",
      over: "{site}: moving",
    },
    room: { subject: "{site}: full", text: "{percent}%", over: "{site}: room" },
    store: { subject: "{site}: ill", text: "By {cause}", over: "{site}: well" },
    backup: { subject: "{site}: old", text: "At {time}", over: "{site}: new" },
    daily: "Each day.",
    ended: "Done.",
  },
  suspects: {
    subject: "{site}: {count} suspected",
    text: "Since {since}:\n{messages}\n{release}",
    more: "{messages}\nAll: {list}",
  },
};
const site = { siteUrl, replyPromise: "We {reply} soon.", words } as never;
const submission = {
  name: "Asha {name} 'Rao'",
  email: "asha@customer.example",
  projectType: "backend",
  message: "It’s {broken",
  website: "",
  ...sampleSource,
};
const message = { id: "4d1c", receivedAt: 0, submission };

it("a message", () => {
  expect(messageTitle(words as never, submission)).toBe(
    "Asha {name} 'Rao' has written (Backend)",
  );
  expect(messageTitle(words as never, { ...submission, projectType: "" })).toBe(
    "Asha {name} 'Rao' has written",
  );
  const text = (length: number) =>
    messageText(words as never, message, {
      field: 80,
      fields: 2000,
      message: length,
    });
  expect(text(100)).toContain("Campaign source: newsletter\n");
  expect(text(100)).toMatch(
    /\n\nIt’s \{broken\n\n-- \n4d1c came at 1970-01-01T00:00:00.000Z\n$/,
  );
  expect(text(4)).toMatch(
    /\n4d1c came at 1970-01-01T00:00:00.000Z; the rest: inbox show 4d1c\n$/,
  );
});

it("the acknowledgement", () => {
  const settings = { from: "a@b.example", to: "c@d.example", site };
  expect(
    acknowledgement(settings as never, "4d1c", "asha@customer.example"),
  ).toMatchObject({
    subject: "You wrote to algosmith.example",
    text: "We {reply} soon. It’s algosmith.example, from https://algosmith.example.\n",
  });
});

it.each([
  [
    "deliveries",
    { deliveries: "mail: 3" },
    "stuck",
    "mail: 3\nnpm run --silent inbox -- list --undelivered\nnpm run --silent inbox -- redeliver --dead",
    "moving",
  ],
  ["room", { percent: "97" }, "full", "97%", "room"],
  ["store", { cause: "no {disk}" }, "ill", "By no {disk}", "well"],
  ["backup", { time: "noon" }, "old", "At noon", "new"],
] as const)("the alert %s", (name, values, begun, text, over) => {
  expect(alertNotice(site, name, "lasts", values)).toMatchObject({
    subject: `algosmith.example: ${begun}`,
    text: `${text}\n\nEach day.\n`,
  });
  expect(alertNotice(site, name, "over" as never, values)).toMatchObject({
    subject: `algosmith.example: ${over}`,
    text: "Done.\n",
  });
});

it("the digest of suspected messages", () => {
  const newest = [{ id: "0123456789", receivedAt: 0, email: "{x}@y.example" }];
  expect(digestNotice(site, { since: 0, count: 1, newest })).toMatchObject({
    subject: "algosmith.example: 1 suspected",
    text: "Since 1970-01-01:\n01234567  {x}@y.example\nnpm run --silent inbox -- not-spam ID",
  });
  expect(digestNotice(site, { since: 0, count: 1200, newest })).toMatchObject({
    subject: "algosmith.example: 1200 suspected",
    text: "Since 1970-01-01:\n01234567  {x}@y.example\nAll: npm run --silent inbox -- list --spam\nnpm run --silent inbox -- not-spam ID",
  });
});
