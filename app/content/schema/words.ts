import { z } from "zod";

/**
 * Text with only these names in braces. Whether it says them is up to the
 * language.
 */
function text(...names: string[]) {
  const allowed = names.length > 0 ? `only {${names.join("}, {")}}` : "nothing";
  return z
    .string()
    .min(1)
    .max(400)
    .refine(
      (said) =>
        [...said.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) =>
          names.includes(name),
        ),
      `may have ${allowed} in braces`,
    );
}

type Split<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First | Split<Rest>
  : Names;
type Bare<Name extends string> = Name extends `${infer Field}{${string}`
  ? Field
  : Name;

/**
 * Fields of text by their names, each with what it may have in braces:
 * `next home{brand} place{number,total}`.
 */
const plain = <const Names extends string>(names: Names) =>
  Object.fromEntries(
    names.split(" ").map((field) => {
      const [name, ...braced] = field.split(/[{,}]/).filter(Boolean);
      return [name, text(...braced)];
    }),
  ) as Record<Bare<Split<Names>>, ReturnType<typeof text>>;

const group = <const Names extends string>(names: Names) =>
  z.strictObject(plain(names));
const list = (length: number) => z.array(text()).length(length);

/** A label for each name that content files use. */
const labels = <const Name extends string>(...names: readonly Name[]) =>
  z.record(z.enum(names), text());

/** Words that a number chooses: a form per plural of the language. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Phrase = string | Plural;

const drawings = z.strictObject({
  ...plain(
    "before after aiChatbot networkingApp inventoryRack schedule priceComparison whatsappCrm",
  ),
  ...plain("mondayLatency compass{needle} compassLead{needle,lead,distance}"),
  clinics: group("lab room1 room2 xRay reception waiting pharmacy entrance"),
  monthEnd: group("less hours matched"),
  orderQueries: z.strictObject({
    ...plain(
      "english hindi tamil orders courier catalogue shopify tracking skus classify draft refund",
    ),
    ...plain("breakage reply agent thread rateLimit dailyCap log no yes"),
  }),
  coldChain: group("unbroken atDoor"),
  counterVisit: list(5),
  discharge: list(5),
  meteredMonth: group("fromSheet creditNote fromMeter learners firstDay"),
  parcelFlow: group("cash{number} back{number}"),
  presentationDays: group("fifth payday last bounced{number}"),
  saleDayStock: group("channels ledger oversold{number}"),
  sampleToReport: group("collect analyse type sign untyped"),
  merchantPortal: group("difference deductions credit"),
  titleBlock: group("drawn byHand checked signed sheet number"),
  hosting: z.strictObject({
    ...plain("people network servers release"),
    zones: list(3),
  }),
  perks: list(5),
  seats: group("open alone filled"),
  traverse: group(
    "alone{city} survey{city,legs} leg{distance,bearing,city} next",
  ),
});

const ofServer = {
  moved: group("title text{address}"),
  mail: z.strictObject({
    ...plain(
      "sender notGiven referrer subject{name} subjectWithProject{name,project}",
    ),
    ...plain("campaign{name} received{id,time} longer{id,time,command}"),
  }),
  acknowledgement: group("subject{site} text{site,promise,address}"),
  alerts: z.strictObject({
    deliveries: group(
      "subject{site} text{deliveries,list,redeliver} over{site}",
    ),
    room: group("subject{site} text{percent} over{site}"),
    store: group("subject{site} text{cause} over{site}"),
    backup: group("subject{site} text{time} over{site}"),
    ...plain("daily ended"),
  }),
  suspects: group(
    "subject{site,count} text{since,messages,release} more{messages,list}",
  ),
  problems: z.strictObject({
    ...plain(
      "unreadable invalid-idempotency-key foreign-origin method-not-allowed too-large",
    ),
    ...plain(
      "unsupported-type missing-fields idempotency-mismatch too-many-requests unavailable",
    ),
  }),
};

/**
 * The schema of content/words.yaml, grouped by where a visitor meets the words.
 */
export function wordsSchema(pluralNames: readonly Intl.LDMLPluralRule[]) {
  const plural = (...names: string[]) => {
    const forms = pluralNames.map((name) => [name, text(...names)] as const);
    return z.strictObject(
      Object.fromEntries(forms),
    ) as unknown as z.ZodType<Plural>;
  };
  const counts = <const Names extends string>(names: Names) =>
    Object.fromEntries(
      names.split(" ").map((name) => [name, plural("count")]),
    ) as Record<Split<Names>, z.ZodType<Plural>>;
  return z.strictObject({
    frame: z.strictObject({
      ...plain(
        "skip announcement mainMenu mobileMenu footer menu close newTab home{brand}",
      ),
      ...plain("scheme paper blueprint system turn"),
    }),
    areas: z.strictObject({
      ...plain(
        "home company careers leadership services products industries portfolio caseStudies",
      ),
      ...plain("otherWork insights contact policies positions"),
    }),
    cards: group(
      "service product industry caseStudy insight insights position policy call",
    ),
    counts: z.strictObject({
      ...counts(
        "article card connector element entry group item job logo minute note option",
      ),
      ...counts(
        "pair part person picture range requiredField section shift signature station step year",
      ),
    }),
    numbers: z.strictObject({
      ...plain("none joined{tens,unit}"),
      small: list(20),
      tens: list(8),
    }),
    time: z.strictObject({
      second: z.array(text()),
      minute: z.array(text()),
      hour: z.array(text()),
      day: z.array(text()),
      week: z.array(text()),
      month: z.array(text()),
      ...plain("weekly fortnightly"),
    }),
    units: z.strictObject({
      ...plain(
        "kilometres{number} hours{number} minutes{number} seconds{number} years{number}",
      ),
      ...plain("thousandDollars{number}"),
    }),
    offices: z.strictObject({
      ...plain(
        "north south east west apart{distance} upToApart{distance} alone{city,country}",
      ),
      ...plain("summer{offset,summer}"),
      countries: plural("number"),
    }),
    sheets: z.strictObject({
      ...plain(
        "next nextStep register overview partsList generalNotes technology notToScale",
      ),
      ...plain("number{number} marks{first,last} place{number,total}"),
    }),
    figures: z.strictObject({
      ...plain(
        "keyed parts asBuilt number{number} exploded{number} above{number} listing{number}",
      ),
      ...plain(
        "table{number} numbers{first,last} ofStudy{study,number} captioned{number,caption}",
      ),
    }),
    sections: z.strictObject({
      ...plain(
        "queries faq answerLink crossReferences seeAlso related relatedTo{kind}",
      ),
      ...plain(
        "overview{heading} client challenge solution impact contents categories team",
      ),
    }),
    home: z.strictObject({
      ...plain(
        "caseStudies caseStudiesHeading clients industries services stats talent testimonials",
      ),
      ...plain("moreOn{title} ratings{ratings,highest} stars{rating,highest}"),
      guides: list(3),
      stack: z.strictObject({
        ...plain("order symbol name use"),
        categories: labels("Frontend", "Backend", "Mobile", "Data", "Cloud"),
      }),
    }),
    service: z.strictObject({
      ...plain(
        "expertise process processHeading division orderOnly bars why demos{label,rhythm}",
      ),
      ...plain("rates nextStart support supportHeading response repair"),
    }),
    setupService: z.strictObject({
      ...plain(
        "benefits benefitsHeading{heading} introduction introductionHeading{heading} allModules",
      ),
      ...plain(
        "modules modulesHeading{heading} pricing pricingHeading{heading} oneTime years",
      ),
      ...plain("rent{years} rentInAll{price,years} besideSetup{price}"),
      yearsShown: plural("count"),
      paidBackIn: plural("years"),
      paidBackUnder: plural("number"),
      chart: group("rent{from,to} setup{from,to}"),
    }),
    caseStudy: z.strictObject({
      ...plain(
        "quotation reference back arrangement parts duration team since result stack overview gallery revision",
      ),
      ...plain(
        "foundAndBuilt asFound features measurements dashed toScale outcomes measured of",
      ),
      ...plain(
        "technology fromRegister behind revised next{title} isNow{value} was{value}",
      ),
    }),
    industry: z.strictObject({
      ...plain(
        "pairs asFound asFitted clientOverview before after differentiators signed",
      ),
      ...plain(
        "challenges{industry,heading} solutions{industry,heading} story{number}",
      ),
    }),
    product: z.strictObject({
      ...plain(
        "features featuresHeading{heading} deployment deploymentHeading{heading} integrations",
      ),
      ...plain(
        "integrationsHeading{heading} wiring audience headCount useCases hours access screens",
      ),
      ...plain(
        "demo demoHeading{heading} rangesHeading{name,heading} bus{product} people{from,to}",
      ),
      ...plain("range{from,to} sectionView cut sampleData"),
      directions: labels("In", "Out", "In and out"),
    }),
    portfolio: group("issued"),
    contact: z.strictObject({
      ...plain("channels locationPlan streetPlans orderSheet otherEntrances"),
      ...plain(
        "returned oneRevision sendAgain station{letter} apart{from,to,distance}",
      ),
      atTrue: group("latitude longitude"),
    }),
    company: z.strictObject({
      ...plain(
        "revisions traverse station moreAboutTeam links current{revision}",
      ),
      ...plain(
        "legalName registeredAddress address{street,city,postalCode,country} registerNumber",
      ),
      ...plain(
        "taxNumber vatNumber telephone grievanceOfficer figures founded headCount",
      ),
      ...plain("peopleCounted{people,month} engineersForHire"),
    }),
    assurance: group("issued{day} validUntil{day} tested{month,name}"),
    careers: group("schedule vacant countries pay answer"),
    leadership: z.strictObject({
      ...plain("fitted comingSoon photograph{name}"),
      countFitted: plural("count"),
      toFollow: plural("fitted", "count"),
    }),
    job: z.strictObject({
      ...plain(
        "remote where terms range posted closes position until{day} open{title} application{title}",
      ),
      kinds: labels(
        "Full-time",
        "Part-time",
        "Contract",
        "Temporary",
        "Internship",
      ),
      per: group("hour{pay} day{pay} month{pay} year{pay}"),
    }),
    insight: z.strictObject({
      ...plain(
        "draft changed cores text subjects filedUnder earlier later readOn byDate neighbours",
      ),
      ...plain("articles newestFirst minutes{count} core{sections,minutes}"),
      readingTime: plural("count"),
    }),
    legal: group("inShort end updated{month} company"),
    drawings,
    ...ofServer,
  });
}
export type Words = z.infer<ReturnType<typeof wordsSchema>>;
