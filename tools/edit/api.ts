import { basename } from "node:path";
import { z } from "zod";
import {
  contentTexts,
  onceEach,
  readContentAgain,
} from "../../app/content/content-files.ts";
import {
  attempt,
  ContentError,
  checkValue,
  fieldName,
  mistakeLine,
} from "../../app/content/parse.ts";
import { unwrittenIn, unwrittenValues } from "../../app/content/written.ts";
import { isMark, START } from "../../app/edit/mark-codes.ts";
import type {
  Addition,
  ContentEntry,
  Difference,
  Field,
  ListedField,
  Path,
  Place,
  ReadPlace,
  State,
  Unwritten,
} from "../../app/edit/types.ts";
import { documentTitle } from "../../app/seo/page-meta.ts";
import { sitePages } from "../../app/site/pages.ts";
import { newNames } from "../new/scaffold.ts";
import { folderKinds, RefusedError } from "../page-files/refused.ts";
import { schemaAt } from "../page-files/schema-at.ts";
import { changedFiles } from "../shared/git.ts";
import { drawnCard } from "./card.ts";
import {
  type FileChange,
  hashOf,
  isText,
  makeChange,
  movedFiles,
  readText,
  stateOf,
  undo,
} from "./changes.ts";
import { checkCharacters } from "./characters.ts";
import { differencesIn, takenBack, wholeFile } from "./differences.ts";
import { fieldAt, fieldLabel, fieldsIn, newFields } from "./fields.ts";
import {
  addValues,
  changeList,
  setPicture,
  setValue,
  valueAt,
  valuesOf,
} from "./file-text.ts";
import { committedText, restore } from "./git.ts";
import { factMark, placeOf, unmarked } from "./marks.ts";
import { changePage, pageCommand } from "./pages.ts";
import { onOneLine, withoutPasteMarks } from "./paste-marks.ts";
import { withPicture } from "./pictures.ts";
import * as publishing from "./publish/actions.ts";

/** What the development server does for the editor. */
export interface EditedSite {
  root: string;
  /** The address of this server. */
  origin: string;
  /**
   * Called when files have changed, so that the server takes no notice of its
   * own changes.
   */
  wrote(files: readonly FileChange[]): void;
}

const words = z.string().trim();
const fieldPlace = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.int().nonnegative()])),
});
const readPlace = fieldPlace.extend({ hash: z.string() });
const value = z.union([
  words.transform(withoutPasteMarks),
  z.number(),
  z.boolean(),
]);
const proposal = z.object({ branch: z.string() });

/** Another window or program has changed what this one shows. */
class StaleError extends RefusedError {
  override name = "StaleError";
}

function textOf(root: string, file: string): string {
  const text = readText(root, file);
  if (text === null) throw new RefusedError(`${file} is gone.`);
  return text;
}

/**
 * The text of a file that nobody has changed since it was read; null if there
 * is none.
 */
function unchangedText(root: string, { file, hash }: ReadPlace): string | null {
  const text = readText(root, file);
  if (hash === hashOf(text)) return text;
  throw new StaleError(
    `${file} has been changed in another window or program since you opened this text. Nothing was written: copy your text, give up, and open it again.`,
  );
}

async function change(
  site: EditedSite,
  label: string,
  file: FileChange,
  added?: string,
): Promise<State> {
  await checkCharacters(site.root, file);
  makeChange(site.root, label, file, added);
  site.wrote([file]);
  return stateOf(site.root);
}

/** Changes the text of a file. */
function edit(
  site: EditedSite,
  place: ReadPlace,
  make: (text: string) => string,
): Promise<State> {
  const { file, path } = place;
  const before = unchangedText(site.root, place) ?? "";
  return change(site, fieldLabel(path), { file, before, after: make(before) });
}

/**
 * On how many pages each mark is: the pages themselves tell, one after another,
 * so that others are served meanwhile.
 */
const pageCounts = onceEach(async (origin: string) => {
  const counts = new Map<number, number>();
  for (const { path } of sitePages()) {
    const page = await fetch(origin + path, {
      headers: { accept: "text/html" },
    });
    for (const mark of new Set((await page.text()).match(isMark))) {
      const id = (mark.codePointAt(0) ?? 0) - START;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
});

/** None while the content has mistakes. */
const knownPages = () => attempt(sitePages) ?? [];

const addressesByFile = () =>
  new Map(knownPages().map(({ file, path }) => [file, path]));

/** Every file that differs from the last commit. */
const changed = (root: string) => changedFiles(root, movedFiles(root));

/** A draft is published once all of it is written. */
function refuseToPublish(file: string): void {
  const labels = unwrittenIn(file).map(({ path }) => fieldLabel(path as Path));
  if (labels.length === 0) return;
  const listed = [...new Set(labels)].map((label) => `• ${label}`);
  throw new RefusedError(
    ["Before it is published, these are still to be written:", ...listed].join(
      "\n",
    ),
  );
}

/** Keyboards have a hyphen, where a range has an en dash: `2-3 weeks`. */
const withDashes = (text: string) =>
  text.replaceAll(/(?<=\d%?) ?- ?(?=[$€£₹]?\d)/g, "–");

const isInside = (path: Path, whole: Path) =>
  whole.every((key, index) => path[index] === key);

type Action = (body: unknown, site: EditedSite) => unknown;

/** What a request asks for has a schema. */
const action =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (asked: z.infer<Schema>, site: EditedSite) => unknown,
  ): Action =>
  (body, site) => {
    const { data, problems } = checkValue(schema, body);
    if (problems.length === 0) return run(data as z.infer<Schema>, site);
    const lines = problems.map(({ path, message }) =>
      mistakeLine({ file: "", field: fieldName(path), message }),
    );
    throw new RefusedError(lines.join("\n"));
  };

const actions: Readonly<Record<string, Action>> = {
  /**
   * The fields that the marks on a page stand for. Facts are edited at their
   * own place.
   */
  places: action(z.object({ ids: z.array(z.int()) }), ({ ids }) =>
    ids.flatMap((id): Place[] => {
      const place = placeOf(id);
      return place?.file === undefined
        ? []
        : [{ id, label: fieldLabel(place.path), ...place }];
    }),
  ),

  files: () => {
    const pages = new Map(knownPages().map((page) => [page.file, page]));
    const files = [...contentTexts().keys()].map((file): ContentEntry => {
      const page = pages.get(file);
      if (!page) return { file };
      const { path: address, head, entry, kind } = page;
      const title = unmarked(documentTitle(head.title));
      const description = unmarked(head.description);
      const named = folderKinds.includes(kind) && {
        kind: kind.name,
        slug: entry.slug,
      };
      return { file, page: { address, title, description, ...named } };
    });
    return { files, kinds: newNames };
  },

  /** The picture that a link to a page shows elsewhere. */
  card: action(
    z.object({ address: z.string() }),
    async ({ address }, { root, origin }) => ({
      picture: await drawnCard(root, origin, address),
    }),
  ),

  fields: action(
    fieldPlace.pick({ file: true }),
    ({ file }, { root }): ListedField[] => {
      const text = textOf(root, file);
      const fields = fieldsIn(valuesOf(text), schemaAt(file, []));
      return [...fields].map((field) => ({
        ...field,
        file,
        hash: hashOf(text),
      }));
    },
  ),

  field: action(fieldPlace, ({ file, path }, { root }): Field => {
    const text = textOf(root, file);
    return { ...fieldAt(file, text, path), hash: hashOf(text) };
  }),

  save: action(
    readPlace.extend({ value }),
    async ({ value, ...place }, site) => {
      const { file, path } = place;
      if (value === false && path.join() === "draft") refuseToPublish(file);
      // A mark such as sample: true has no other value.
      const isCleared = value === false && schemaAt(file, path)?.const === true;
      return edit(site, place, (text) => {
        const before = `${valueAt(file, text, path)}`;
        const isText = typeof value === "string" && path[0] !== "prose";
        const isLine = !before.includes("\n");
        const line = isText && isLine ? onOneLine(value) : value;
        const isRange = isText && /\d%?–/.test(before);
        const said = isRange ? withDashes(`${line}`) : line;
        return setValue(file, text, path, isCleared ? "" : said);
      });
    },
  ),

  list: action(
    readPlace.extend({
      index: z.int(),
      action: z.enum(["remove", "up", "down"]),
    }),
    ({ index, action, ...place }, site) =>
      edit(site, place, (text) =>
        changeList(text, place.path, { index, action }),
      ),
  ),

  /** What there is to say about a group, or an item, before it is added. */
  addition: action(
    fieldPlace,
    ({ file, path }, { root }): Addition => ({
      file,
      path,
      hash: hashOf(textOf(root, file)),
      label: fieldLabel(path),
      fields: newFields(file, path),
    }),
  ),

  /** A group of fields that a file may have, or an item of a list. */
  add: action(
    readPlace.extend({
      values: z.array(z.object({ path: fieldPlace.shape.path, value })),
      picture: z
        .object({
          path: fieldPlace.shape.path,
          name: z.string(),
          data: z.base64(),
        })
        .optional(),
    }),
    ({ values, picture, ...place }, site) => {
      const { file, path } = place;
      if (values.some(({ path: at }) => !isInside(at, path)))
        throw new RefusedError("Only what is added can have these values.");
      if (!picture)
        return edit(site, place, (text) => addValues(file, text, path, values));
      const before = unchangedText(site.root, place) ?? "";
      const shown = schemaAt(file, picture.path.slice(0, -1));
      const given = { ...picture, place: shown?.place };
      return withPicture(site.root, given, (name, added) => {
        readContentAgain(site.root);
        const after = addValues(file, before, path, [
          ...values,
          { path: picture.path, value: name },
        ]);
        return change(site, fieldLabel(path), { file, before, after }, added);
      });
    },
  ),

  picture: action(
    readPlace.extend({ name: z.string(), data: z.base64(), alt: words }),
    ({ name, data, alt, ...place }, site) => {
      const { file } = place;
      const before = unchangedText(site.root, place) ?? "";
      const path = place.path.slice(0, -1);
      const given = { name, data, place: schemaAt(file, path)?.place };
      return withPicture(site.root, given, (picture, added) => {
        readContentAgain(site.root);
        const after = setPicture(before, path, { file: picture, alt });
        return change(site, fieldLabel(path), { file, before, after }, added);
      });
    },
  ),

  fact: action(
    z.object({ name: z.string() }),
    async ({ name }, { origin }) => ({
      pages: (await pageCounts(origin)).get(factMark(name)) ?? 0,
    }),
  ),

  /** What a build for visitors refuses. */
  unwritten: (): Unwritten[] => {
    const addresses = addressesByFile();
    return unwrittenValues().map(({ file, path }) => ({
      file,
      path: path as Path,
      label: fieldLabel(path as Path),
      page: addresses.get(file),
    }));
  },

  /** What differs from the last commit. */
  differences: async (_, { root }): Promise<Difference[]> => {
    const addresses = addressesByFile();
    const found = (await changed(root)).map(async (file) => {
      const text = isText(file) ? readText(root, file) : null;
      const changes = isText(file)
        ? differencesIn(file, await committedText(root, file), text)
        : [wholeFile("Changed file")];
      return changes.map((difference) => ({
        ...difference,
        file,
        hash: hashOf(text),
        page: addresses.get(file),
      }));
    });
    return (await Promise.all(found)).flat();
  },

  takeBack: action(readPlace, async (place, site) => {
    const { root } = site;
    const { file, path } = place;
    if (!(await changed(root)).includes(file))
      throw new RefusedError(`${file} does not differ from the last commit.`);
    const known = await committedText(root, file);
    if (isText(file)) {
      const before = unchangedText(root, place);
      const after =
        path.length === 0
          ? known
          : takenBack(file, known ?? "", before ?? "", path);
      return change(site, fieldLabel(path) || file, { file, before, after });
    }
    const isShown = [...contentTexts().values()].some((text) =>
      text.includes(basename(file)),
    );
    if (known === null && isShown)
      throw new RefusedError(
        `${file} is still in use: take back what shows it first.`,
      );
    await restore(root, file);
    return stateOf(root);
  }),

  begin: (_, { root }) => publishing.begin(root),

  branch: (_, { root }) => publishing.branch(root),

  update: (_, { root }) => publishing.update(root),

  keep: action(z.object({ message: words }), ({ message }, { root }) =>
    publishing.keepChanges(root, message),
  ),

  send: action(publishing.decided, ({ decisions }, { root }) =>
    publishing.sendKept(root, decisions),
  ),

  propose: action(z.object({ message: words }), ({ message }, { root }) =>
    publishing.proposeChanges(root, message),
  ),

  proposals: (_, { root }) => publishing.proposals(root),

  continue: action(proposal, ({ branch }, { root }) =>
    publishing.openProposal(root, branch),
  ),

  withdraw: action(proposal, ({ branch }, { root }) =>
    publishing.withdrawProposal(root, branch),
  ),

  back: (_, { root }) => publishing.leaveProposal(root),

  page: action(pageCommand, async (command, { root, wrote }) => {
    wrote(await changePage(root, command));
    return stateOf(root);
  }),

  state: (_, { root }) => stateOf(root),

  undo: action(
    z.object({ changes: z.int(), last: z.string().optional() }),
    async (shown, { root, wrote }) => {
      const { changes, last } = stateOf(root);
      // Or it would undo another change than the one that its button names.
      if (shown.changes !== changes || shown.last !== last)
        throw new StaleError(
          "Another window has changed something since. Nothing was undone: look, and undo again.",
        );
      wrote(await undo(root));
      return stateOf(root);
    },
  ),
};

/** Answers a request of the editor's page. */
export async function handle(
  name: string,
  body: unknown,
  site: EditedSite,
): Promise<Response> {
  const run = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!run)
    return Response.json(
      { message: "There is no such action." },
      { status: 404 },
    );
  try {
    return Response.json(await run(body, site));
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof ContentError))
      throw error;
    const status = error instanceof StaleError ? 409 : 400;
    return Response.json({ message: error.message }, { status });
  }
}
