import type { FullCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "Professional networking app case study",
    description:
      "A Bangalore start-up’s Flutter app where a mutual contact vouches first. 58% of introductions are accepted, against 6% of open requests before it.",
  },
  title: "Professional networking app",
  subtitle:
    "An app where you meet people through someone who knows you both, and where introducers are not flooded with requests.",
  enquiry: "Discuss a mobile app",
  order: 4,
  sample: true,
  categories: ["Mobile Apps", "B2C"],
  card: {
    text: "Introductions through a contact who vouches for both sides. One Flutter codebase on Android and iOS, and 120,000 members at month eighteen.",
    figure: { value: "4.7", label: "in both stores, 18 months on" },
  },
  summary:
    "A request goes to the mutual contact before it goes to the stranger. 58% of vouched introductions are accepted. The app was rated 4.7 in both stores after eighteen months; the prototypes had reached 3.4.",
  meta: {
    client: "Start-up, Bangalore",
    duration: "Sixteen weeks to both stores",
    team: "Three engineers, one designer",
    since: "In the stores since September 2022",
  },
  overview: [
    "The founders had run introductions by email for 2,100 people in Bangalore and Mumbai, and knew the pattern that worked: a named person vouches, both sides agree, then they meet. Their web version had copied the usual network instead, with open connection requests. Six in a hundred were accepted.",
    "We made the introduction the central object, with three people in it and two consents, and shipped one Flutter codebase in week sixteen. A simple app takes us {simpleApp}; the contact graph, the moderation desk and moving existing members took the rest. Event listings were dropped to keep it to sixteen.",
  ],
  challenge: {
    intro: "People ignore strangers; the product was handing them strangers.",
    rows: [
      "Open requests were accepted 6% of the time. Well-connected members received forty a week and stopped reading them.",
      "Finding mutual contacts meant uploading the whole address book. Half of new members refused at that screen.",
      "Two native prototypes had drifted apart. Android crashed in 3.8% of sessions and lacked four features that iOS had.",
    ],
  },
  solution: {
    intro:
      "Every introduction has a person in the middle. The design protects that person’s attention first.",
    rows: [
      "A request reaches the mutual contact, who can hold five at a time. The other side sees it only if the contact agrees to vouch.",
      "Contacts are optional and picked one at a time. Numbers are matched on the server by keyed hash, since a plain hash of a phone number is easily reversed, and deleted within a day.",
      "One Flutter codebase, golden-image tests on eight device profiles, and the same build number submitted to both stores.",
    ],
  },
  outcomes: {
    note: "Month eighteen in the stores, at 120,000 members, against the last quarter of the web version and the native prototypes.",
    items: [
      { value: "58%", label: "of vouched introductions accepted", before: "6% of open requests" },
      { value: "4 days", label: "median from request to a fixed meeting", before: "19 days" },
      { value: "99.7%", label: "of Android sessions free of crashes", before: "96.2%" },
      { value: "1.3 s", label: "cold start on a 3 GB Android phone", before: "3.9 s" },
    ],
  },
  keyFeatures: [
    {
      title: "Three-party threads",
      text: "Asker, introducer and target share one thread with two recorded consents. Either can withdraw until a meeting is fixed.",
    },
    {
      title: "Path finder",
      text: "Up to three routes to a person, two steps at most, found by indexed joins in PostgreSQL. Longer chains were rarely accepted.",
    },
    {
      title: "Request budget",
      text: "Three open asks a member. Unanswered requests lapse after ten days; nobody is told who let them lapse.",
    },
    {
      title: "Meeting slots",
      text: "Free and busy times only, read from Google or Microsoft calendars. The app proposes two slots and books the one both accept.",
    },
    {
      title: "Moderation desk",
      text: "A report arrives with its thread and the member’s history. In 2023 the median decision took under four hours in the daytime.",
    },
    {
      title: "Account deletion",
      text: "Inside the app, as both stores require, with an export beside it. Ties and messages are erased within thirty days.",
    },
  ],
  stack: [
    { name: "Flutter", use: "Android, iOS" },
    { name: "React", use: "moderation desk" },
    { name: "TypeScript", use: "types" },
    { name: "NestJS", use: "API, consents" },
    { name: "PostgreSQL", use: "people, ties" },
    { name: "Redis", use: "budgets, queues" },
    { name: "AWS", use: "hosting" },
    { name: "Docker", use: "packaging" },
  ],
  cta: {
    heading: "Sketch the first three screens",
    lead: "Paper will do. Thirty minutes on what they ask of a user, what app-store approval asks of you, and what to leave out.",
  },
  drawing: {
    description:
      "Linkage diagram: three figures joined by two hinged arms, the middle one carrying a counter of five, with the unused longer chains dashed behind.",
    balloons: [
      "Three-party threads",
      "Path finder",
      "Request budget",
      "Meeting slots",
      "Moderation desk",
      "Account deletion",
    ],
  },
  related: { services: ["mobile-cross-platform", "backend-api"] },
} satisfies FullCaseStudyInput;
