import { z } from "zod";

/** Text with only these names in braces. Whether it says them is up to the language. */
function text(...names: string[]) {
  const allowed = names.length > 0 ? `only {${names.join("}, {")}}` : "nothing";
  return z
    .string()
    .min(1)
    .max(400)
    .refine(
      (said) => [...said.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => names.includes(name)),
      `may have ${allowed} in braces`,
    );
}

type Split<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Names;

/** Fields of plain text, by their names. */
const plain = <const Names extends string>(names: Names) =>
  Object.fromEntries(names.split(" ").map((name) => [name, text()])) as Record<
    Split<Names>,
    ReturnType<typeof text>
  >;

const group = <const Names extends string>(names: Names) => z.strictObject(plain(names));
const list = (length: number) => z.array(text()).length(length);
const heading = text("heading");
const number = text("number");

/** A label for each name that content files use. */
const labels = <const Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), text());

/** Words that a number chooses: a form per plural of the language. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Phrase = string | Plural;

const drawings = z.strictObject({
  ...plain("before after aiChatbot networkingApp inventoryRack schedule priceComparison whatsappCrm"),
  mondayLatency: text(),
  clinics: group("lab room1 room2 xRay reception waiting pharmacy entrance"),
  monthEnd: group("less hours matched"),
  orderQueries: z.strictObject({
    ...plain("english hindi tamil orders courier catalogue shopify tracking skus classify draft refund"),
    ...plain("breakage reply agent thread rateLimit dailyCap log no yes"),
  }),
  coldChain: group("unbroken atDoor"),
  counterVisit: list(5),
  discharge: list(5),
  meteredMonth: group("fromSheet creditNote fromMeter learners firstDay"),
  parcelFlow: z.strictObject({ cash: number, back: number }),
  presentationDays: z.strictObject({ ...plain("fifth payday last"), bounced: number }),
  saleDayStock: z.strictObject({ ...plain("channels ledger"), oversold: number }),
  sampleToReport: group("collect analyse type sign untyped"),
  merchantPortal: group("difference deductions credit"),
  titleBlock: group("drawn byHand checked signed sheet number"),
  hosting: z.strictObject({ ...plain("people network servers release"), zones: list(3) }),
  perks: list(5),
  seats: group("open alone filled"),
  compass: text("needle"),
  compassLead: text("needle", "lead", "distance"),
  traverse: z.strictObject({
    alone: text("city"),
    survey: text("city", "legs"),
    leg: text("distance", "bearing", "city"),
    next: text(),
  }),
});

const ofServer = {
  moved: z.strictObject({ title: text(), text: text("address") }),
  mail: z.strictObject({
    ...plain("sender name email project notGiven referrer"),
    subject: text("name"),
    subjectWithProject: text("name", "project"),
    campaign: text("name"),
    received: text("id", "time"),
    longer: text("id", "time", "command"),
  }),
  acknowledgement: z.strictObject({ subject: text("site"), text: text("site", "promise", "address") }),
  problems: z.strictObject({
    ...plain("unreadable invalid-idempotency-key foreign-origin method-not-allowed too-large"),
    ...plain("unsupported-type missing-fields idempotency-mismatch too-many-requests unavailable"),
  }),
};

/** The schema of content/words.yaml, grouped by where a visitor meets the words. */
export function wordsSchema(pluralNames: readonly Intl.LDMLPluralRule[]) {
  const plural = (...names: string[]) => {
    const forms = pluralNames.map((name) => [name, text(...names)] as const);
    return z.strictObject(Object.fromEntries(forms)) as unknown as z.ZodType<Plural>;
  };
  const counts = <const Names extends string>(names: Names) =>
    Object.fromEntries(names.split(" ").map((name) => [name, plural("count")])) as Record<
      Split<Names>,
      z.ZodType<Plural>
    >;
  return z.strictObject({
    frame: z.strictObject({
      ...plain("skip announcement mainMenu mobileMenu footer menu close newTab"),
      ...plain("scheme paper blueprint system turn"),
      home: text("brand"),
    }),
    areas: z.strictObject({
      ...plain("home company careers leadership services products industries portfolio caseStudies"),
      ...plain("otherWork insights contact policies positions"),
    }),
    cards: group("service product industry caseStudy insight insights position policy call"),
    counts: z.strictObject({
      ...counts("article card connector element entry group item job logo minute note option"),
      ...counts("pair part person picture range requiredField section shift signature station step year"),
    }),
    numbers: z.strictObject({
      none: text(),
      small: list(20),
      tens: list(8),
      joined: text("tens", "unit"),
    }),
    time: z.strictObject({
      ...{ second: z.array(text()), minute: z.array(text()), hour: z.array(text()) },
      ...{ day: z.array(text()), week: z.array(text()), month: z.array(text()) },
      ...plain("weekly fortnightly"),
    }),
    units: z.strictObject({
      ...{ kilometres: number, hours: number, minutes: number, seconds: number },
      ...{ years: number, thousandDollars: number },
    }),
    offices: z.strictObject({
      ...plain("north south east west"),
      countries: plural("number"),
      apart: text("distance"),
      upToApart: text("distance"),
      alone: text("city", "country"),
      summer: text("offset", "summer"),
    }),
    sheets: z.strictObject({
      ...plain("next nextStep register overview partsList generalNotes technology notToScale"),
      number,
      marks: text("first", "last"),
      place: text("number", "total"),
    }),
    figures: z.strictObject({
      ...plain("keyed parts asBuilt"),
      ...{ number, exploded: number, above: number, listing: number, table: number },
      numbers: text("first", "last"),
      ofStudy: text("study", "number"),
      captioned: text("number", "caption"),
    }),
    sections: z.strictObject({
      ...plain("queries faq answerLink crossReferences seeAlso related"),
      ...plain("client challenge solution impact contents categories team"),
      overview: heading,
      relatedTo: text("kind"),
    }),
    home: z.strictObject({
      ...plain("caseStudies caseStudiesHeading clients industries services stats"),
      ...plain("talent testimonials"),
      guides: list(3),
      moreOn: text("title"),
      stack: z.strictObject({
        ...plain("order symbol name use"),
        categories: labels("Frontend", "Backend", "Mobile", "Data", "Cloud"),
      }),
      ratings: text("ratings", "highest"),
      stars: text("rating", "highest"),
    }),
    service: z.strictObject({
      ...plain("expertise process processHeading division orderOnly bars why"),
      demos: text("label", "rhythm"),
    }),
    setupService: z.strictObject({
      ...plain("benefits allModules introduction modules pricing oneTime years"),
      ...{ benefitsHeading: heading, introductionHeading: heading, modulesHeading: heading },
      pricingHeading: heading,
      yearsShown: plural("count"),
      rent: text("years"),
      rentInAll: text("price", "years"),
      besideSetup: text("price"),
      chart: z.strictObject({ rent: text("from", "to"), setup: text("from", "to") }),
    }),
    caseStudy: z.strictObject({
      ...plain("back arrangement parts duration team since result stack overview gallery revision"),
      ...plain("foundAndBuilt asFound features measurements dashed toScale outcomes measured of"),
      ...plain("technology numbered fromRegister behind revised"),
      next: text("title"),
      isNow: text("value"),
      was: text("value"),
    }),
    industry: z.strictObject({
      ...plain("pairs asFound asFitted clientOverview before after differentiators signed"),
      challenges: text("industry", "heading"),
      solutions: text("industry", "heading"),
      story: number,
    }),
    product: z.strictObject({
      ...plain("features deployment integrations wiring audience headCount useCases hours demo access"),
      ...plain("screens sectionView cut sampleData"),
      ...{ featuresHeading: heading, deploymentHeading: heading, integrationsHeading: heading },
      demoHeading: heading,
      rangesHeading: text("name", "heading"),
      bus: text("product"),
      people: text("from", "to"),
      range: text("from", "to"),
      directions: labels("In", "Out", "In and out"),
    }),
    portfolio: group("issued"),
    contact: z.strictObject({
      ...plain("channels locationPlan streetPlans orderSheet otherEntrances"),
      ...plain("returned oneRevision sendAgain"),
      station: text("letter"),
      apart: text("from", "to", "distance"),
      atTrue: group("latitude longitude"),
    }),
    company: z.strictObject({
      ...plain("revisions traverse station moreAboutTeam links"),
      current: text("revision"),
    }),
    careers: group("schedule vacant"),
    leadership: z.strictObject({
      ...plain("fitted comingSoon"),
      part: number,
      photograph: text("name"),
      countFitted: plural("count"),
      toFollow: plural("fitted", "count"),
    }),
    job: z.strictObject({
      ...plain("remote where terms range posted closes position"),
      kinds: labels("Full-time", "Part-time", "Contract", "Temporary", "Internship"),
      until: text("day"),
      open: text("title"),
      application: text("title"),
      per: z.strictObject({ hour: text("pay"), day: text("pay"), month: text("pay"), year: text("pay") }),
    }),
    insight: z.strictObject({
      ...plain("draft changed cores text subjects filedUnder earlier later readOn byDate neighbours"),
      ...plain("articles newestFirst"),
      readingTime: plural("count"),
      minutes: text("count"),
      core: text("sections", "minutes"),
    }),
    legal: z.strictObject({ ...plain("inShort end"), updated: text("month") }),
    drawings,
    ...ofServer,
  });
}
export type Words = z.infer<ReturnType<typeof wordsSchema>>;
