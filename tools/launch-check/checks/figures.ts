import { existsSync } from "node:fs";
import path from "node:path";
import { contentFile } from "../../../app/content/content-files.ts";
import type { SiteContent } from "../../../publish/site-content.ts";
import { figuresOf } from "../../page-files/drawings.ts";
import type { Finding } from "../finding.ts";

type Page = SiteContent["pages"][number];

/**
 * Shorter than this, a text alternative names the figure but does not describe
 * it.
 */
const LEAST_DESCRIPTION = 40;

interface Engagement {
  icon: string;
  title: string;
  figure?: { parts?: readonly string[] };
  picture?: object;
  href?: string;
}

/** A finding at a field of a page's file. */
const findingAt = (
  file: string,
  field: readonly PropertyKey[],
  severity: Finding["severity"],
  message: string,
): Finding => ({
  check: "figures",
  severity,
  file,
  line: contentFile(file)?.lineOf(field) ?? 1,
  message,
});

/**
 * Engagements on the home page that show nothing; one with a case study shows
 * what that does.
 */
export function findBareEngagements(
  pages: readonly Page[],
  root: string,
): Finding[] {
  const home = pages.find(({ kind }) => kind.name === "home");
  const { cases } = (home?.entry ?? {}) as {
    cases?: { items: readonly Engagement[] };
  };
  return (cases?.items ?? []).flatMap(
    ({ icon, title, figure, picture, href }, index) => {
      const drawing = `app/pages/home/drawings/engagements/${icon}.tsx`;
      if (
        !home ||
        picture ||
        figure?.parts ||
        href ||
        existsSync(path.join(root, drawing))
      )
        return [];
      const message = `“${title}” shows no figure: give it a picture, figure.parts or a case study, or draw ${drawing}`;
      return [
        findingAt(
          home.file,
          ["cases", "items", index, "title"],
          "review",
          message,
        ),
      ];
    },
  );
}

/** Figures without a drawing or without a useful text alternative. */
export function findBareFigures(
  pages: readonly Page[],
  root: string,
): Finding[] {
  return pages.flatMap((page) =>
    figuresOf(page).flatMap(({ description, field, drawing }) => {
      const found = (severity: Finding["severity"], message: string) =>
        findingAt(page.file, [...field, "description"], severity, message);
      const file =
        drawing && `app/pages/${page.kind.name}/drawings/${drawing}.tsx`;
      return [
        ...(description.length < LEAST_DESCRIPTION
          ? [found("blocks", "the figure's description is too short")]
          : []),
        ...(file && !existsSync(path.join(root, file))
          ? [found("review", `no drawing of its own: there is no ${file}`)]
          : []),
      ];
    }),
  );
}
