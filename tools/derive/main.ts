/**
 * Writes what is derived from content/: the types of the labels for tsc, and,
 * for authors, completion and checks in VS Code. A new kind of page is there
 * without a line in a setting.
 */
import path from "node:path";
import { orMessage } from "../../publish/or-usage.ts";
import { writeEditorSettings, writeSchemas } from "../../publish/schemas.ts";
import { writeWordTypes } from "./word-types.ts";

const root = path.resolve(import.meta.dirname, "../..");

writeWordTypes(root);
await orMessage(async () => {
  // Imported here, so that an error in content/site.yaml is reported as a
  // sentence.
  const { sources } = await import("../../app/site/sources.ts");
  await writeSchemas(root, sources);
  if (!writeEditorSettings(root, sources))
    console.warn(
      ".vscode/settings.json has comments, so the schemas of new content files are not named there.",
    );
});
