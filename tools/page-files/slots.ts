import { contentFile } from "../../app/content/content-files.ts";
import { filesOf } from "../../app/content/entries.ts";
import { writtenSchema } from "../../app/content/parse.ts";
import { shownFiles } from "../../app/content/publication.ts";
import { sources } from "../../app/site/sources.ts";
import { isSchema, type JsonSchema, variants } from "./schema-at.ts";

/** A field of a content file that only the owner can fill. */
export interface Slot {
  file: string;
  path: readonly PropertyKey[];
  /** Undefined while it is empty. */
  value: unknown;
  /** What it is for. */
  purpose: string;
  /**
   * Whether its value is a month or a day after which it is not true any more.
   */
  expires: boolean;
}

export type At = Pick<Slot, "file" | "path">;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The slots of a value, also in groups that the file leaves out. */
function* slotsIn(value: unknown, schema: JsonSchema, at: At): Generator<Slot> {
  if (schema.slot === true) {
    const { description: purpose = "", expires = false } = schema;
    yield { ...at, value, purpose, expires: expires === true };
  }
  for (const shape of variants(schema)) {
    if (Array.isArray(value)) {
      const { items } = shape;
      for (const [index, item] of value.entries())
        if (isSchema(items)) yield* slotsIn(item, items, inside(at, index));
    } else if (shape.properties && (isObject(value) || value === undefined)) {
      for (const [name, field] of Object.entries(shape.properties))
        if (isSchema(field))
          yield* slotsIn(value?.[name], field, inside(at, name));
      // Of several shapes, the first has the shared fields too.
      return;
    }
  }
}

const inside = ({ file, path }: At, key: PropertyKey): At => ({
  file,
  path: [...path, key],
});

/** The slots of everything that is published. */
export function* allSlots(): Generator<Slot> {
  const shown = new Set(shownFiles());
  for (const source of sources) {
    const schema = writtenSchema(source.schema);
    for (const file of filesOf(source).filter((name) => shown.has(name)))
      yield* slotsIn(contentFile(file)?.value ?? {}, schema, {
        file,
        path: [],
      });
  }
}
