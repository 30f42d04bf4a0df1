import { z } from "zod";

/** Aborts on an invalid URL, so that one mistake gives one message. */
const webAddressOr = (error: string) =>
  z
    .url({ protocol: /^https$/, error, abort: true })
    .refine((address) => !address.endsWith("/"), "must not end with a slash");

const webAddress = webAddressOr("must be an address that starts with https://");

/** A calendar, or a page of this site such as /contact. */
const callAddress = z.union([z.string().regex(/^\/[a-z0-9/-]*$/), webAddress], {
  error:
    "must be an address that starts with https://, or a path of this site such as /contact",
});

/**
 * Whether calls are booked in a calendar: undefined if visitors request them on
 * a page of this site.
 */
export const calendarOf = (address: string): string | undefined =>
  address.startsWith("/") ? undefined : address;

const keepDaysError = "CONTACT_KEEP_DAYS must be a whole number above zero";

const analyticsError =
  'must be "none", { endpoint: "https://…" }, { plausible: { host: "https://…", domain: "…" } } or { umami: { host: "https://…", website: "…" } }';

/** A service with a documented event API, or your own endpoint. */
const analytics = z.union(
  [
    z.literal("none"),
    z.strictObject({
      plausible: z.strictObject({
        host: webAddress,
        domain: z.hostname("must be the site's domain as Plausible knows it"),
      }),
    }),
    z.strictObject({
      umami: z.strictObject({
        host: webAddress,
        website: z.uuid("must be the website's id, a UUID"),
      }),
    }),
    z.strictObject({ endpoint: webAddress }),
  ],
  { error: analyticsError },
);

const verificationCode = z
  .string()
  .regex(
    /^[\w-]{8,100}$/,
    "must be only the code, from the content attribute of the meta tag",
  );

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

const colour = z
  .string({ error: "must be a colour in quotes, such as '#0a6b4f'" })
  .regex(/^#[\da-f]{6}$/i, "must be a colour such as '#0a6b4f', in quotes");

/** The colours of app/styles/tokens.css that an owner may choose one by one. */
const tokens = z.enum([
  ...(["paper", "tint", "plate", "shade", "lit", "ink", "muted"] as const),
  ...(["signal", "signal-text", "signal-fill", "on-signal"] as const),
]);

const brand = z.strictObject({
  colour: colour
    .optional()
    .describe(
      "The colour of links, buttons and marks; the others are derived from it, legible in both schemes",
    ),
  logo: z
    .string()
    .regex(
      /^[\w-]+(\/[\w-]+)*\.svg$/,
      "must be an SVG file under content/, such as logo.svg",
    )
    .meta({ format: "picture" })
    .optional()
    .describe(
      "An SVG file under content/; drawn beside the name, in icons and on social cards",
    ),
  overrides: z
    .partialRecord(
      tokens,
      z.strictObject({ light: colour.optional(), dark: colour.optional() }),
    )
    .optional()
    .describe(
      "Colours of app/styles/tokens.css to choose yourself: paper: { light: '#ffffff' }",
    ),
});

const siteFields = z.strictObject({
  name: z.string().trim().min(1).max(24),
  brand: brand
    .optional()
    .describe("Colour and logo; without them those of the design"),
  /** The language of the content. Dates, numbers and plurals follow it. */
  lang: z
    .string()
    .refine(isLanguage, "must be a language such as en-GB, de or pt-BR"),
  /** The address visitors type, without a trailing slash. */
  url: webAddressOr(
    "SITE_URL must be an address that starts with https://",
  ).refine(
    (address) => new URL(address).pathname === "/",
    "must be a host without a path",
  ),
  email: z.email(),
  whatsappPhone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "must be a phone number such as +911234567890")
    .nullable()
    .describe(
      "In international format, for the link to a WhatsApp chat; null if there is none",
    ),
  scheduling: z.strictObject({
    general: callAddress.describe(
      "A calendar, or without one the page where visitors request a call",
    ),
    thirtyMinutes: callAddress,
    demo: callAddress
      .nullable()
      .describe("For 'Try Demo'; null uses the one of thirty minutes"),
  }),
  blog: webAddress
    .nullable()
    .describe("null if there is none: links to it are left out"),
  talentSite: webAddress.nullable(),
  talentPortal: webAddress.nullable(),
  humanResourceSite: webAddress.nullable(),
  social: z.array(
    z.strictObject({ network: z.string().min(2).max(24), url: webAddress }),
  ),
  formEndpoint: webAddress
    .nullable()
    .describe(
      "A hosted form service; null posts to the site's own /api/contact",
    ),
  /**
   * The form service's public key for the form. It is part of the page, so
   * never a secret.
   */
  formAccessKey: z
    .string()
    .regex(
      /^[\x21-\x7e]+$/,
      "must be the key alone: visible ASCII characters without spaces",
    )
    .nullable(),
  /**
   * After how many days the inbox erases a message, as the privacy policy says;
   * null means never.
   */
  keepMessagesDays: z
    .number({ error: keepDaysError })
    .int({ error: keepDaysError })
    .positive({ error: keepDaysError })
    .nullable(),
  /**
   * Who counts anonymous page views; "none" counts nothing, null is undecided.
   */
  analytics: analytics.nullable(),
  /** Ownership verification codes of search engines; null if there is none. */
  verification: z.strictObject({
    google: verificationCode.nullable(),
    bing: verificationCode.nullable(),
  }),
});

/** The schema of content/site.yaml: the brand and every external URL. */
export const siteSchema = siteFields.refine(
  (site) => site.formAccessKey === null || site.formEndpoint !== null,
  {
    path: ["formAccessKey"],
    error:
      "FORM_ACCESS_KEY belongs to a form service: set FORM_ENDPOINT to its address",
  },
);
export type Site = z.infer<typeof siteSchema>;

const address = "https://site.example";

/**
 * While content/site.yaml is broken: every address, so that no link is left
 * out, and each another one, so that none repeats another. No build gets that
 * far.
 */
export const siteFallback: Site = {
  name: "Brand",
  lang: "en-GB",
  url: address,
  email: "hello@site.example",
  whatsappPhone: "+910000000000",
  scheduling: {
    general: `${address}/call`,
    thirtyMinutes: `${address}/30-minutes`,
    demo: null,
  },
  blog: `${address}/blog`,
  talentSite: `${address}/talent`,
  talentPortal: `${address}/portal`,
  humanResourceSite: `${address}/hr`,
  social: [],
  formEndpoint: null,
  formAccessKey: null,
  keepMessagesDays: null,
  analytics: null,
  verification: { google: null, bing: null },
};

/**
 * Where page views are sent, and the site's id there; null if nothing is
 * counted.
 */
export function visitCounter({ analytics }: Pick<Site, "analytics">) {
  if (analytics === null || analytics === "none") return null;
  if ("plausible" in analytics) {
    const { host, domain } = analytics.plausible;
    return {
      service: "plausible",
      address: `${host}/api/event`,
      id: domain,
    } as const;
  }
  if ("umami" in analytics) {
    const { host, website } = analytics.umami;
    return {
      service: "umami",
      address: `${host}/api/send`,
      id: website,
    } as const;
  }
  return { service: "endpoint", address: analytics.endpoint, id: "" } as const;
}
