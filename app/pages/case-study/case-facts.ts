import type { Fact } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { type CaseStudy, isFullCaseStudy } from "./schema.ts";

/** Client, duration, team and start if the case study has them; otherwise its result and its stack. */
export function caseFacts(study: CaseStudy): Fact[] {
  if (isFullCaseStudy(study)) {
    const { client, duration, team, since } = study.meta;
    return [
      { label: words.sections.client, value: client },
      { label: words.caseStudy.duration, value: duration },
      { label: words.caseStudy.team, value: team },
      { label: words.caseStudy.since, value: since },
    ];
  }
  const { value, label } = study.card.figure;
  const stack = study.stack.map(({ name }) => name);
  return [
    { label: words.caseStudy.result, value: `${value} ${label}` },
    { label: words.caseStudy.stack, value: stack.slice(0, 4).join(", ") },
  ];
}
