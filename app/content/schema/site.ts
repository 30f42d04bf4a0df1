import { z } from "zod";

/** What is no address at all is not checked further: one mistake, one sentence. */
const webAddressOr = (error: string) =>
  z
    .url({ protocol: /^https$/, error, abort: true })
    .refine((address) => !address.endsWith("/"), "must not end with a slash");

const webAddress = webAddressOr("must be an address that starts with https://");

const keepDaysError = "CONTACT_KEEP_DAYS must be a whole number above zero";

const siteFields = z.strictObject({
  name: z.string().trim().min(2).max(24),
  /** The address visitors type, without a trailing slash. */
  url: webAddressOr("SITE_URL must be an address that starts with https://").refine(
    (address) => new URL(address).pathname === "/",
    "must be a host without a path",
  ),
  email: z.email(),
  /** In full international form: the link to a WhatsApp chat is made from it. */
  whatsappPhone: z.string().regex(/^\+[1-9]\d{6,14}$/, "must be a phone number such as +911234567890"),
  scheduling: z.strictObject({
    general: webAddress,
    thirtyMinutes: webAddress,
    /** Where 'Try Demo' leads; the general one until there is a demo calendar. */
    demo: webAddress.nullable(),
  }),
  blog: webAddress,
  talentSite: webAddress,
  talentPortal: webAddress,
  humanResourceSite: webAddress,
  social: z.array(z.strictObject({ network: z.string().min(2).max(24), url: webAddress })).min(1),
  /** A hosted form service; null posts to the site's own /api/contact. */
  formEndpoint: webAddress.nullable(),
  /** The public key by which the form service knows the form; part of the page, so never a secret. */
  formAccessKey: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be the key alone: visible ASCII characters without spaces")
    .nullable(),
  /** After how many days the inbox erases a message, as the privacy policy says; null keeps it. */
  keepMessagesDays: z
    .number({ error: keepDaysError })
    .int({ error: keepDaysError })
    .positive({ error: keepDaysError })
    .nullable(),
  /** Where anonymous page views are sent; "none" is the choice to count nothing, null no choice yet. */
  analyticsEndpoint: z.union([z.literal("none"), webAddress]).nullable(),
});

/** What site.config.ts must say: the brand and every external URL. */
export const siteSchema = siteFields.refine(
  (site) => site.formAccessKey === null || site.formEndpoint !== null,
  {
    path: ["formAccessKey"],
    error: "FORM_ACCESS_KEY belongs to a form service: set FORM_ENDPOINT to its address",
  },
);
export type Site = z.infer<typeof siteSchema>;

/** Where page views go; null where nothing is counted. */
export function analyticsAddress({ analyticsEndpoint }: Pick<Site, "analyticsEndpoint">): string | null {
  return analyticsEndpoint === "none" ? null : analyticsEndpoint;
}
