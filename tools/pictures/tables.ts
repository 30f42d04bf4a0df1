import { catalogue, type PicturedPage, pictureName } from "./catalogue.ts";

const OPENING = "<!-- sections: written by npx node tools/pictures/main.ts -->";
const CLOSING = "<!-- /sections -->";

function table(page: PicturedPage): string {
  const rows = page.sections.map((section, index) => {
    const picture = `![${section.name}](pictures/${pictureName(page, index, section)})`;
    return `| **${section.name}**<br>${section.fields} | ${picture} |`;
  });
  return [
    `### ${page.title}`,
    `Filled by ${page.file}`,
    ["| section and its fields | |", "|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

/** docs/authoring.md with its tables of sections regenerated from the catalogue. */
export function withTables(text: string): string {
  const [start, end] = [text.indexOf(OPENING), text.indexOf(CLOSING)];
  if (start < 0 || end < start) throw new Error(`docs/authoring.md lacks ${OPENING} … ${CLOSING}`);
  return `${text.slice(0, start + OPENING.length)}\n\n${catalogue.map(table).join("\n\n")}\n\n${text.slice(end)}`;
}
