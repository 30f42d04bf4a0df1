import { getContent } from "../../content/entries.ts";
import { markedLike, unmarked } from "../../content/marks.ts";
import { home } from "../home/kind.ts";
import type { CaseStudy } from "./schema.ts";

type StackElement = CaseStudy["stack"][number] & { symbol: string };

/** The technologies of a case study, with the symbols that the home page gives them. */
export function stackElements(stack: CaseStudy["stack"]): StackElement[] {
  const table = getContent(home).stack.items;
  return stack.map(({ name, use }) => {
    const known = table.find((item) => unmarked(item.name) === unmarked(name));
    return { name, use, symbol: known?.symbol ?? markedLike(name, unmarked(name).slice(0, 2)) };
  });
}
