import AxeBuilder from "@axe-core/playwright";
import type { PageJudge } from "./judge.ts";

interface Rule {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}

/** Every rule of axe, with those it cannot decide. */
export const axe: PageJudge = {
  name: "axe",
  reads: "open pages",
  planted: { html: "<button></button>", rule: /button-name/ },
  async judge(page, place) {
    const { violations, incomplete } = await new AxeBuilder({ page })
      .options({ resultTypes: ["violations", "incomplete"] })
      .setLegacyMode()
      .analyze();
    const remarks = (rules: readonly Rule[]) =>
      rules.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => ({
          rule: id,
          message: `${help}: ${target.join(" ")}`,
          place,
        })),
      );
    return { findings: remarks(violations), undecided: remarks(incomplete) };
  },
};
