import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { StartError } from "../errors.ts";
import { serverWordsSchema } from "./words.ts";

/**
 * What the build tells the server, the host files and the tests. The build
 * writes `build/manifest.json` with this schema and the server reads it with
 * the same one, so they cannot diverge.
 */

const sitePath = z
  .string()
  .regex(
    /^\/(?!\/)[^\s?#\\]*$/,
    "must be a path from the root: one leading slash, no query, no fragment",
  );

const sentPath = z
  .string()
  .regex(/^\/(?!\/)[^\s?#\\]*#[^\s#]+$/, "must be a path with a fragment");

const fileName = z
  .string()
  .regex(
    /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/,
    "must be a relative file name inside the output",
  );

const webAddress = z.url({ protocol: /^https?$/ });

export const manifestSchema = z.strictObject({
  /** The public URL of the site, without a trailing slash. */
  siteUrl: webAddress.refine(
    (url) => !url.endsWith("/"),
    "must not end in a slash",
  ),
  /**
   * Where the contact form posts to; null means this server's own /api/contact.
   */
  formEndpoint: webAddress.nullable(),
  /**
   * Where a form that was sent without scripts leads: the contact page, at its
   * confirmation.
   */
  contactSentPath: sentPath,
  /**
   * The retention in days that the privacy policy states; null if it states
   * none.
   */
  keepMessagesDays: z.number().int().positive().nullable(),
  /** What the form promises after sending, as a sentence. */
  replyPromise: z.string().min(1),
  words: serverWordsSchema,
  /** Where page views are counted; null means nowhere. */
  analyticsEndpoint: webAddress.nullable(),
  /** Each page's address with its file in `build/site`. */
  pages: z.record(sitePath, fileName),
  notFound: fileName,
  /** Pages that the server fills in, with their file in `build/templates`. */
  templates: z.strictObject({ contactFailed: fileName.nullable() }),
  /** Old path to present path; permanent. */
  redirects: z.record(sitePath, sitePath),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Folders of the output inside `build`. */
export const outputLayout = {
  site: "site",
  templates: "templates",
  manifest: "manifest.json",
} as const;

export async function readManifest(buildDir: string): Promise<Manifest> {
  const file = path.join(buildDir, outputLayout.manifest);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new StartError(
      `${file} cannot be read: build the site first (npm run build)`,
      { cause },
    );
  });
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new StartError(
      `${file} does not match this server:\n${z.prettifyError(parsed.error)}`,
    );
  }
  return parsed.data;
}
