import path from "node:path";
import { orMessage } from "../../publish/or-usage.ts";
import { writeEditorSettings, writeSchemas } from "../../publish/schemas.ts";

/**
 * For authors: completion and checks of content/ in VS Code, from the schemas
 * of the content. A new kind of page is there without a line in a setting.
 */
const root = path.resolve(import.meta.dirname, "../..");
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
