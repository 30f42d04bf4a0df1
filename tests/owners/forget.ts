import type { SiteCopy } from "./site-copy.ts";

/** Rewords sentences about removed things, as their author would, and drops their `about`. */
export function forget(copy: SiteCopy, ...subjects: string[]): void {
  for (const file of copy.files("content")) {
    const text = copy.read(file);
    const reworded = subjects
      .reduce((words, subject) => words.replaceAll(new RegExp(`"${subject}"(, )?`, "g"), ""), text)
      .replaceAll(/(about: \[.*), \]/g, "$1]")
      .replaceAll(/ *about: \[\],?\n/g, "")
      .replaceAll(", about: []", "");
    if (reworded !== text) copy.edit(file, { [text]: reworded });
  }
}
