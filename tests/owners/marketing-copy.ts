import { addMarketing } from "./add-marketing.ts";
import { articleFiles } from "./articles-content.ts";
import { room } from "./drawn-photographs.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** A copy of the project with all that marketing adds: positions, articles, people, pictures, an announcement. */
export async function marketingCopy(): Promise<SiteCopy> {
  const copy = copySite();
  for (const [file, text] of Object.entries(articleFiles)) copy.write(file, text);
  await addMarketing(copy);
  for (const slug of ["two-systems-fewer", "database-rent"])
    copy.edit(`content/insights/${slug}.md`, {
      "\nauthor:": "\npicture:\n  file: rack.jpg\n  alt: Desks before four windows\nauthor:",
    });
  // As the editor's forms name a picture.
  copy.edit("content/insights/queue-retries.md", {
    "## What it cost": '![Desks](/pictures/rack.jpg "The morning after")\n\n## What it cost',
  });
  copy.write("content/pictures/rack.jpg", await room(1600, 1200, 120));
  return copy;
}
