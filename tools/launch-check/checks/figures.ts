import { existsSync } from "node:fs";
import path from "node:path";
import type { SiteContent } from "../../../publish/site-content.ts";
import { figuresOf } from "../../page-files/drawings.ts";
import type { Finding } from "../finding.ts";
import { readSource } from "../source-files.ts";
import { lineOfString } from "../yaml-lines.ts";

type Page = SiteContent["pages"][number];

/** Shorter than this, a text alternative names the figure but does not describe it. */
const LEAST_DESCRIPTION = 40;

interface Engagement {
  icon: string;
  title: string;
  figure?: { parts?: readonly string[] };
  picture?: object;
  href?: string;
}

/** Engagements on the home page that show nothing; one with a case study shows what that does. */
export function findBareEngagements(pages: readonly Page[], root: string): Finding[] {
  return pages.flatMap(({ kind, entry, file }) => {
    if (kind.name !== "home") return [];
    const { cases } = entry as { cases?: { items: readonly Engagement[] } };
    const source = readSource(root, file);
    return (cases?.items ?? [])
      .filter(({ figure, picture, href }) => !picture && !figure?.parts && !href)
      .map(({ icon, title }) => ({ title, drawing: `app/pages/home/drawings/engagements/${icon}.tsx` }))
      .filter(({ drawing }) => !existsSync(path.join(root, drawing)))
      .map(({ title, drawing }) => ({
        check: "figures",
        severity: "review",
        file,
        line: lineOfString(source, title),
        message: `“${title}” shows no figure: give it a picture, figure.parts or a case study, or draw ${drawing}`,
      }));
  });
}

/** Figures without a drawing or without a useful text alternative. */
export function findBareFigures(pages: readonly Page[], root: string): Finding[] {
  return pages.flatMap((page) => {
    const source = readSource(root, page.file);
    return figuresOf(page).flatMap(({ description, drawing }): Finding[] => {
      const line = lineOfString(source, description);
      const place = { check: "figures", file: page.file, line } as const;
      const file = drawing && `app/pages/${page.kind.name}/drawings/${drawing}.tsx`;
      return [
        ...(description.length < LEAST_DESCRIPTION
          ? [{ ...place, severity: "blocks" as const, message: `the figure's description is too short` }]
          : []),
        ...(!file || existsSync(path.join(root, file))
          ? []
          : [
              {
                ...place,
                severity: "review" as const,
                message: `no drawing of its own: there is no ${file}`,
              },
            ]),
      ];
    });
  });
}
