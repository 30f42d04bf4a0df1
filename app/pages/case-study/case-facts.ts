import type { Fact } from "../../content/schema/parts.ts";
import { type CaseStudy, isFullCaseStudy } from "./schema.ts";

/** Client, duration, team and start if the case study has them; otherwise its result and its stack. */
export function caseFacts(study: CaseStudy): Fact[] {
  if (isFullCaseStudy(study)) {
    const { client, duration, team, since } = study.meta;
    return [
      { label: "Client", value: client },
      { label: "Duration", value: duration },
      { label: "Team", value: team },
      { label: "Since", value: since },
    ];
  }
  const { value, label } = study.card.figure;
  const stack = study.stack.map(({ name }) => name);
  return [
    { label: "Result", value: `${value} ${label}` },
    { label: "Stack", value: stack.slice(0, 4).join(", ") },
  ];
}
