import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gitLastChanges, keptChanges } from "./last-changes.ts";

const root = path.resolve(import.meta.dirname, "../..");
const days = await gitLastChanges(root, "content");
await writeFile(
  path.join(root, keptChanges),
  JSON.stringify(Object.fromEntries(days), null, 2),
);
console.log(
  `${keptChanges}: the last change of ${days.size} files, for a build without git`,
);
