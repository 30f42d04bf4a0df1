import path from "node:path";
import { fileOf, type Source } from "../../app/content/entries.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { TO_BE_WRITTEN } from "../../app/content/to-be-written.ts";
import { legal } from "../../app/pages/legal/kind.ts";
import { draftText, sourceOf } from "../new/scaffold.ts";
import type { Changes } from "../page-files/changes.ts";
import { folderKinds } from "../page-files/refused.ts";
import { type Answers, type Named, namesOf } from "./answers.ts";

/** A new page or entry. */
export interface NewEntry extends Named {
  kind: string;
  source: Source;
}

/** What the answers name, by kind, in order. */
export function newEntries({
  services,
  industries,
  more,
}: Answers): NewEntry[] {
  const named = { service: services, industry: industries, ...more };
  return Object.entries(named).flatMap(([kind, names = []]) => {
    const source = sourceOf(kind);
    return source
      ? namesOf(names, kind).map((entry) => ({ ...entry, kind, source }))
      : [];
  });
}

/**
 * The pages that a new one links to: of each kind the next, so that links are
 * spread.
 */
function relatedTo(
  entry: NewEntry,
  index: number,
  entries: readonly NewEntry[],
): Record<string, string> {
  const linked = folderKinds.flatMap(({ name, related }) => {
    const others = entries.filter(
      (other) => other.kind === name && other !== entry,
    );
    const next = others[index % Math.max(1, others.length)];
    return related && next ? [[related, next.slug]] : [];
  });
  return Object.fromEntries(linked);
}

export function writeEntries(
  changes: Changes,
  entries: readonly NewEntry[],
  now: Date,
): void {
  const [file = ""] = changes.list("content/legal", /\.md$/);
  const [, name = ""] = /^title: "?([^"\n]+)/m.exec(changes.read(file)) ?? [];
  const policy = { name, path: hrefOf(legal, path.basename(file, ".md")) };
  for (const [index, entry] of entries.entries()) {
    const { source, slug, name } = entry;
    const order =
      entries.filter(({ kind }) => kind === entry.kind).indexOf(entry) + 1;
    const text = draftText(source, {
      slug,
      name,
      order,
      now,
      kind: entry.kind.replaceAll("-", " "),
      serviceGroup: "services",
      category: TO_BE_WRITTEN,
      policy,
      related: relatedTo(entry, index, entries),
    });
    // It is published, so that the launch check lists what to write.
    changes.write(fileOf(source, slug), text.replace(/^draft: true\n/m, ""));
  }
}
