import { z } from "zod";
import { contentTexts, readContentAgain } from "../../app/content/content-files.ts";
import { checkValue, fieldName } from "../../app/content/parse.ts";
import { isMark, START } from "../../app/edit/mark-codes.ts";
import type { ContentEntry, ContentList, Difference, Place } from "../../app/edit/types.ts";
import { documentTitle } from "../../app/seo/page-meta.ts";
import { sitePages } from "../../app/site/pages.ts";
import { newNames } from "../new/scaffold.ts";
import { folderKinds } from "../page-files/refused.ts";
import { drawnCard } from "./card.ts";
import {
  type FileChange,
  hashOf,
  makeChange,
  movedFiles,
  RefusedChange,
  readText,
  stateOf,
  undo,
} from "./changes.ts";
import { checkCharacters } from "./characters.ts";
import { differencesIn, takenBack } from "./differences.ts";
import { fieldAt, fieldLabel, fieldsIn } from "./fields.ts";
import { setPicture, setValue, valuesOf } from "./file-text.ts";
import { changedFiles, committedText, keep, restore } from "./git.ts";
import { addGroup, changeList } from "./lists.ts";
import { factMark, placeOf, unmarked } from "./marks.ts";
import { changePage, pageCommand } from "./pages.ts";
import { withPicture } from "./pictures.ts";

/** What the development server does for the editor. */
export interface EditedSite {
  root: string;
  /** The address of this server. */
  origin: string;
  /** Called before files change, so that the server takes no notice of its own changes. */
  writes(files: readonly FileChange[]): void;
}

const pathSchema = z.array(z.union([z.string(), z.int().nonnegative()]));
const fieldSchema = z.object({ file: z.string(), path: pathSchema });
const words = z.string().trim();
const versioned = fieldSchema.extend({ hash: z.string() });

function textOf(root: string, file: string, hash?: string): string {
  const text = readText(root, file);
  if (text === null) throw new RefusedChange(`${file} is gone.`);
  if (hash !== undefined && hash !== hashOf(text))
    throw new RefusedChange(
      `${file} has been changed in another window or program since you opened this text. Nothing was written: copy your text, give up, and open it again.`,
    );
  return text;
}

/** What a request asks for. */
function asked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { data, problems } = checkValue(schema, body);
  if (problems.length === 0) return data as z.infer<Schema>;
  const lines = problems.map(({ path, message }) => [fieldName(path), message].filter(Boolean).join(": "));
  throw new RefusedChange(lines.join("\n"), 400);
}

async function change(site: EditedSite, label: string, files: FileChange[], added?: string): Promise<object> {
  await checkCharacters(site.root, files);
  site.writes(files);
  makeChange(site.root, label, files, added);
  return stateOf(site.root);
}

/** On how many pages each mark is: the pages themselves tell, one after another, so that others are served meanwhile. */
async function countPages(origin: string): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { path } of sitePages()) {
    const page = await fetch(origin + path, { headers: { accept: "text/html" } });
    for (const mark of new Set((await page.text()).match(isMark))) {
      const id = (mark.codePointAt(0) ?? 0) - START;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/** Counted once for the content as it is. */
let counted: { of: unknown; counts: Promise<Map<number, number>> } | undefined;

async function pagesQuoting(name: string, origin: string): Promise<number> {
  const texts = contentTexts();
  if (counted?.of !== texts) counted = { of: texts, counts: countPages(origin) };
  return (await counted.counts).get(factMark(name)) ?? 0;
}

/** Pictures, and drawings that a change of a page has moved, are files as a whole. */
const isText = (file: string) => /^content\/.*\.(yaml|md)$/.test(file);

type Action = (body: unknown, site: EditedSite) => unknown;

const actions: Readonly<Record<string, Action>> = {
  /** What the marks on a page stand for. */
  places: (body) =>
    asked(z.object({ ids: z.array(z.int()) }), body).ids.flatMap((id): Place[] => {
      const place = placeOf(id);
      if (!place) return [];
      if (place.fact !== undefined) return [{ id, label: place.fact, file: "", path: [], fact: place.fact }];
      const path = place.path as Place["path"];
      return [{ id, label: fieldLabel(path), file: place.file, path }];
    }),

  /** Every file of content/. */
  files: (): ContentList => {
    const pages = new Map(sitePages().map((page) => [page.file, page]));
    const files = [...contentTexts().keys()].map((file): ContentEntry => {
      const page = pages.get(file);
      if (!page) return { file };
      const { path: address, head, entry, kind } = page;
      const [title, description] = [unmarked(documentTitle(head.title)), unmarked(head.description)];
      const named = folderKinds.includes(kind) && { kind: kind.name, slug: entry.slug };
      return { file, page: { address, title, description, ...named } };
    });
    return { files, kinds: newNames };
  },

  /** The picture that a link to a page shows elsewhere. */
  card: async (body, { root, origin }) => {
    const { address } = asked(z.object({ address: z.string() }), body);
    return { picture: await drawnCard(root, origin, address) };
  },

  fields: (body, { root }) => {
    const { file } = asked(z.object({ file: z.string() }), body);
    return [...fieldsIn(file, valuesOf(textOf(root, file)))];
  },

  field: (body, { root }) => {
    const { file, path } = asked(fieldSchema, body);
    const text = textOf(root, file);
    return fieldAt(file, text, path, hashOf(text));
  },

  save: (body, site) => {
    const { file, path, hash, value } = asked(
      versioned.extend({ value: z.union([words, z.number(), z.boolean()]) }),
      body,
    );
    const before = textOf(site.root, file, hash);
    const after = setValue(file, before, path, value);
    return change(site, fieldLabel(path), [{ file, before, after }]);
  },

  list: (body, site) => {
    const { file, path, hash, ...step } = asked(
      versioned.extend({ index: z.int(), action: z.enum(["add", "remove", "up", "down"]) }),
      body,
    );
    const before = textOf(site.root, file, hash);
    const after = changeList(file, before, path, step);
    return change(site, fieldLabel(path), [{ file, before, after }]);
  },

  /** A group of fields that a file may have, with the first words of each. */
  add: (body, site) => {
    const { file, path } = asked(fieldSchema, body);
    const before = textOf(site.root, file);
    return change(site, fieldLabel(path), [{ file, before, after: addGroup(file, before, path) }]);
  },

  picture: (body, site) => {
    const { file, path, hash, name, data, alt } = asked(
      versioned.extend({ name: z.string(), data: z.base64(), alt: words }),
      body,
    );
    const before = textOf(site.root, file, hash);
    const picture = path.slice(0, -1);
    return withPicture(site.root, name, Buffer.from(data, "base64"), (named, added) => {
      readContentAgain(site.root);
      const after = setPicture(before, picture, { file: named, alt });
      return change(site, fieldLabel(picture), [{ file, before, after }], added);
    });
  },

  fact: async (body, { origin }) => {
    const { name } = asked(z.object({ name: z.string() }), body);
    return { pages: await pagesQuoting(name, origin) };
  },

  /** What differs from the last commit. */
  differences: async (_, { root }): Promise<Difference[]> => {
    const addresses = new Map(sitePages().map(({ file, path }) => [file, path]));
    const files = await changedFiles(root, movedFiles(root));
    const found = files.map(async (file) => {
      const page = addresses.get(file);
      const known = isText(file) && (await committedText(root, file));
      const changes =
        known === false
          ? [{ file, path: [], label: "Changed file", before: "", after: "" }]
          : differencesIn(file, known, readText(root, file));
      return changes.map((difference) => ({ ...difference, ...(page && { page }) }));
    });
    return (await Promise.all(found)).flat();
  },

  takeBack: async (body, site) => {
    const { file, path } = asked(fieldSchema, body);
    if (!(await changedFiles(site.root, movedFiles(site.root))).includes(file))
      throw new RefusedChange(`${file} does not differ from the last commit.`);
    if (!isText(file)) await restore(site.root, file);
    else {
      const [known, before] = [await committedText(site.root, file), readText(site.root, file)];
      const after =
        known === null || before === null || path.length === 0 ? known : takenBack(file, known, before, path);
      await change(site, fieldLabel(path) || file, [{ file, before, after }]);
    }
    return stateOf(site.root);
  },

  keep: (body, { root }) => {
    const { message, branch } = asked(z.object({ message: words, branch: words }), body);
    if (message === "") throw new RefusedChange("Say in a sentence what has changed.", 400);
    return keep(root, message, branch, movedFiles(root));
  },

  page: async (body, { root, writes }) => {
    await changePage(root, asked(pageCommand, body), writes);
    return stateOf(root);
  },

  state: (_, { root }) => stateOf(root),

  undo: (_, site) => {
    undo(site.root, site.writes);
    return stateOf(site.root);
  },
};

/** Answers a request of the editor's page. */
export async function handle(action: string, body: unknown, site: EditedSite): Promise<Response> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) return Response.json({ message: "There is no such action." }, { status: 404 });
  try {
    return Response.json(await run(body, site));
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}
