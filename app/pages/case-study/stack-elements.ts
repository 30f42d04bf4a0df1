import { getContent } from "../../content/entries.ts";
import { markedLike, unmarked } from "../../content/marks.ts";
import { home } from "../home/kind.ts";
import type { CaseStudy } from "./schema.ts";

interface StackElement {
  name: string;
  use: string;
  symbol: string;
  /** Its number in the home page's table; undefined if it is not there. */
  number: number | undefined;
}

/** The technologies of a case study, with the symbol and number that the home page gives them. */
export function stackElements(stack: CaseStudy["stack"]): StackElement[] {
  const table = getContent(home).stack.items;
  return stack.map(({ name, use }) => {
    const index = table.findIndex((item) => unmarked(item.name) === unmarked(name));
    return {
      name,
      use,
      symbol: table[index]?.symbol ?? markedLike(name, unmarked(name).slice(0, 2)),
      number: index < 0 ? undefined : index + 1,
    };
  });
}
