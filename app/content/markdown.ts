import { ContentError } from "./parse.ts";
import { getRetention } from "./retention.ts";
import { type Site, visitCounter } from "./schema/site.ts";
import { site } from "./site.ts";
import { getVisits } from "./visits.ts";

/** Whether visits are counted, in the words of content/visits.ts: true whatever site.config.ts says. */
export function countingVisits(configured: Pick<Site, "analytics">): string {
  const counter = visitCounter(configured);
  const { counted, notCounted, what } = getVisits();
  if (counter === null) return notCounted;
  return counted.replace("{host}", new URL(counter.address).host).replace("{what}", what[counter.service]);
}

/** When the inbox erases a message, in the words of content/retention.ts; nothing where it is set to nothing. */
export function erasingMessages({ keepMessagesDays: days }: Pick<Site, "keepMessagesDays">): string {
  return days === null ? "" : getRetention().erased.replace("{days}", String(days));
}

/** `{brand}`, `{email}` and the like become the configured values; any other stops the build. */
export function fillPlaceholders(file: string, text: string): string {
  const placeholders: Record<string, string> = {
    brand: site.name,
    email: site.email,
    siteUrl: site.url,
    countingVisits: countingVisits(site),
    erasingMessages: erasingMessages(site),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = placeholders[name];
    if (value === undefined) {
      throw new ContentError(
        `${file}: ${whole}: unknown placeholder; there are {${Object.keys(placeholders).join("}, {")}}`,
      );
    }
    return value;
  });
}

/** A Markdown file's front matter (YAML between two lines of ---) and its prose. */
export function splitFrontMatter(file: string, text: string): { frontMatter: string; prose: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) throw new ContentError(`${file}: must start with front matter between two lines of ---`);
  return { frontMatter: match[1] ?? "", prose: text.slice(match[0].length) };
}
