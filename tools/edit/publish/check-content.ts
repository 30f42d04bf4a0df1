import { ContentError, mistakeLine } from "../../../app/content/parse.ts";
import { checkContent } from "../../../app/site/check.ts";

// A program of its own, because colleagues may have changed schemas too: it
// runs in a copy of the project with their changes (content-check.ts).
process.env.SITE_UNPUBLISHED = "all";
try {
  checkContent();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const lines = error.mistakes.map(mistakeLine);
  console.log([...new Set(lines)].join("\n") || error.message);
  process.exitCode = 3;
}
