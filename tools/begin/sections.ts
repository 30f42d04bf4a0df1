import { hrefOf } from "../../app/content/kind.ts";
import { TO_BE_WRITTEN } from "../../app/content/to-be-written.ts";
import { words } from "../../app/content/words.ts";
import { careers } from "../../app/pages/careers/kind.ts";
import { industry } from "../../app/pages/industry/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import type { Changes } from "../page-files/changes.ts";
import type { Answers } from "./answers.ts";
import type { NewEntry } from "./entries.ts";

/** Sections of pages that another agency fills again. */
export function writeSections(
  changes: Changes,
  answers: Answers,
  entries: readonly NewEntry[],
): void {
  const services = entries.filter(({ kind }) => kind === service.name);
  const trades = entries
    .filter(({ kind }) => kind === industry.name)
    .slice(0, 6);
  changes.edit("content/home.yaml", (document) => {
    for (const section of ["stats", "cases", "talent"])
      document.delete(section);
    document.set("subtitle", answers.does);
    document.setIn(["services", "detail"], services[0]?.slug);
    for (const place of [["hero", "drawing"], ["stack"]])
      document.setIn([...place, "sample"], true);
    if (trades.length < 2) document.delete("industries");
    else {
      document.setIn(["industries", "heading"], words.areas.industries);
      document.setIn(
        ["industries", "intro"],
        `${TO_BE_WRITTEN}: for whom you work`,
      );
      const listed = trades.map(({ name, slug }) => ({
        icon: slug,
        name,
        line: `${TO_BE_WRITTEN}: ${name}`,
        tags: TO_BE_WRITTEN,
        href: hrefOf(industry, slug),
      }));
      document.setIn(["industries", "items"], document.createNode(listed));
    }
  });
  changes.edit("content/contact.yaml", (document) => {
    document.delete("cta");
    // The owner says later which parts a project lights.
    document.setIn(["hero", "caption"], "The parts of a system");
    const options = [
      ...services.slice(0, 7),
      { name: "Other", slug: "other" },
    ].map(({ name, slug }) => {
      const label = name.slice(0, 24);
      const send = [1, 2, 3].map(
        (number) => `${TO_BE_WRITTEN}: what to send ${number} (${label})`,
      );
      return {
        value: slug,
        label,
        guide: {
          work: `${TO_BE_WRITTEN}: ${label}`,
          time: TO_BE_WRITTEN,
          send,
        },
      };
    });
    document.setIn(
      ["form", "fields", "projectType", "options"],
      document.createNode(options),
    );
  });
  changes.edit("content/navigation.yaml", (document) => {
    const group = {
      slug: "services",
      title: words.areas.services,
      layout: "route",
    };
    document.setIn(["services", "groups"], document.createNode([group]));
    document.deleteIn(["services", "note"]);
    document.set("mobileOnly", []);
    document.setIn(["industries", "outside"], []);
    document.setIn(["footer", "line"], answers.does);
  });
  changes.edit("content/portfolio.yaml", (document) =>
    document.set("categories", [TO_BE_WRITTEN]),
  );
  changes.edit(`content/${careers.files}`, (document) => {
    if (entries.every(({ kind }) => kind !== "job"))
      document.set("draft", true);
  });
}
