import path from "node:path";
import { parseArgs } from "node:util";
import { orMessage, orUsage } from "../../publish/or-usage.ts";
import { loadSiteContent } from "../../publish/site-content.ts";
import { newNames, scaffold } from "./scaffold.ts";

const usage = `npm run new -- ${newNames.join("|")} SLUG
Writes a valid content file, marked as a draft. SLUG is the file name and the last part of the page's address.`;

const { kind, slug } = orUsage(usage, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind, slug, ...rest] = positionals;
  if (!kind || !slug || rest.length > 0)
    throw new Error("Name a kind and a slug.");
  return { kind, slug };
});
const root = path.resolve(import.meta.dirname, "../..");
await orMessage(async () => {
  const made = await scaffold(
    root,
    kind,
    slug,
    await loadSiteContent(root),
    new Date(),
  );
  const steps = [
    `Look at it: npm run dev, then ${made.addresses.join(" and ")}.`,
    'Replace every line that says "To be written"; npm run edit shows where each one is.',
    ...made.steps,
    "Run npm run build, which reports broken limits, and npm run launch-check, which lists missing text.",
  ];
  console.log(`Wrote ${made.file}: ${made.about}.

Next:
${steps.map((step, index) => `  ${index + 1}. ${step}`).join("\n")}`);
});
